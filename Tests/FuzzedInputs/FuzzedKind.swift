import Foundation

/// What the bytes are taken for.
package enum FuzzedKind: String, CaseIterable, Sendable {
    /// Texts of the layout language.
    case rules
    /// Scenario documents.
    case documents
    /// Interface files.
    case interfaces
    /// Key paths written as text.
    case keypaths
    /// Trees as text.
    case trees
    /// Programs over views, beside a naive model.
    case programs
    /// Constraint texts and visual formats.
    case constraints
    /// Programs of edits of constraints, beside what is built anew.
    case constraintedits
    /// Font files.
    case fonts
    /// Texts of selectors.
    case selectors
    /// The beginnings of image files.
    case images
    /// Documents with numbers of any magnitude.
    case magnitudes
    /// Programs over a tree that is recorded, with steps back and forth.
    case recordings
    /// The parts of an asset catalogue.
    case catalogues

    /// The one that the variable `ESPALIER_FUZZ` names; the arguments belong to libFuzzer.
    package static var chosen: FuzzedKind? {
        ProcessInfo.processInfo.environment["ESPALIER_FUZZ"].flatMap(FuzzedKind.init)
    }

    /// Reads the bytes, and does with them what a program would do. Whatever they are: a result, or a typed error.
    package func run(_ bytes: [UInt8]) {
        switch self {
        case .rules: fuzzRules(bytes)
        case .documents: fuzzDocument(bytes)
        case .interfaces: fuzzInterface(bytes)
        case .keypaths: fuzzKeyPath(bytes)
        case .trees: fuzzTree(bytes)
        case .programs: fuzzProgram(bytes)
        case .constraints: fuzzConstraintText(bytes)
        case .constraintedits: fuzzConstraintEdits(bytes)
        case .fonts: fuzzFont(bytes)
        case .selectors: fuzzSelector(bytes)
        case .images: fuzzImage(bytes)
        case .magnitudes: fuzzMagnitudes(bytes)
        case .recordings: fuzzRecording(bytes)
        case .catalogues: fuzzCatalogue(bytes)
        }
    }
}
