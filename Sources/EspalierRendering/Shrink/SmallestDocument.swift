import EspalierControls
import EspalierScenarios
import EspalierViews
import Foundation

/// The smallest document that shows a finding, or why there is none.
public enum SmallestDocument: Sendable, Equatable {
    /// The document, as JSON.
    case document(String)
    /// On one line, why there is none: code has built what a document cannot say, or a document of the layout does not
    /// show it.
    case missing(String)
}

extension LintFinding {
    /// The smallest document made from any of some that shows the finding: the first of them that does is shrunk.
    func smallest(
        of documents: [ScenarioDocument], classes: ScenarioClasses, nibs: ScenarioNibs = ScenarioNibs(),
        fonts: FontBook = FontBook()
    ) -> SmallestDocument {
        if documents.isEmpty { return .missing("no document can say what code has built here") }
        for document in documents {
            let fault = ScenarioFault.finding(kind, view: name)
            if let small = document.shrunk(showing: fault, classes: classes, nibs: nibs, fonts: fonts) {
                return .document(small.document.json())
            }
        }
        return .missing("a document of this layout alone does not show it")
    }

    /// The tree at the first size at which it was found, as views had it there.
    fileprivate var captured: [ScenarioDocument] {
        guard let json = swept?.document, let document = try? ScenarioDocument(json: json) else { return [] }
        return [document]
    }
}

extension [LintFinding] {
    /// The findings of a document, each with the smallest one that shows it.
    func withSmallest(
        of document: ScenarioDocument, classes: ScenarioClasses, nibs: ScenarioNibs, fonts: FontBook
    ) -> [LintFinding] {
        map { finding in
            var finding = finding
            let own =
                if let swept = finding.swept {
                    document.laidOut(at: swept.first)
                } else if let size = finding.sizes.first { document.withRoot(of: size) } else { document }
            finding.smallest = finding.smallest(
                of: [own] + finding.captured, classes: classes, nibs: nibs, fonts: fonts)
            return finding
        }
    }

    /// The findings of a screen that code builds, each with the smallest document that shows it.
    func withSmallest() -> [LintFinding] {
        map { finding in
            var finding = finding
            finding.smallest = finding.smallest(of: finding.captured, classes: ScenarioClasses())
            return finding
        }
    }
}

extension ScenarioDocument {
    /// The tree in one layout of a sweep: its size and its surroundings stand in the document, and no steps.
    func laidOut(at point: SweepPoint) -> ScenarioDocument {
        var document = ending(after: 0).withRoot(of: point.size)
        var traits = document.traits ?? ScenarioTraits()
        let around = point.traits
        traits.horizontalSizeClass = traits.horizontalSizeClass ?? .init(around.horizontalSizeClass)
        traits.verticalSizeClass = traits.verticalSizeClass ?? .init(around.verticalSizeClass)
        traits.contentSizeCategory = .init(rawValue: point.surroundings.textSize.word)
        traits.layoutDirection = point.surroundings.direction == .rightToLeft ? .rightToLeft : .leftToRight
        document.traits = traits
        let times = point.surroundings.lengthening
        if times > 1 {
            for index in document.root.views.indices { document.root[index].lengthenTexts(times: times) }
        }
        return document
    }
}

extension ScenarioTraits.SizeClass {
    fileprivate init?(_ sizeClass: UIUserInterfaceSizeClass) {
        switch sizeClass {
        case .compact: self = .compact
        case .regular: self = .regular
        default: return nil
        }
    }
}

extension ScenarioView {
    /// Makes the texts of the view longer, as a sweep does.
    fileprivate mutating func lengthenTexts(times factor: Double) {
        for key in ["text", "title", "placeholder"] {
            guard let field = ScenarioField.named(key), case .text(let text) = settings[field] else { continue }
            settings[field] = .text(LayoutSweep.lengthened(text, times: factor))
        }
    }
}
