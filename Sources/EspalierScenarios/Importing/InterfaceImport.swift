import EspalierNibs
import Foundation

/// A view of an interface file as a scenario: its tree, and its constraints as rules, as far as rules say the same.
///
/// A view keeps what the file says of its frame, tag, visibility, text and autoresizing, and its runtime attributes as
/// properties. A class that scenarios do not know becomes the class of the element, or `UIView`; the property `class`
/// then has its name.
package struct InterfaceImport {
    /// The scenario, without steps.
    package let document: ScenarioDocument
    /// What of the file is not in the scenario, one line each, in the order of the text: constraints, views that bars
    /// place, values that a scenario cannot say.
    package let notes: [String]
    /// The constraints that are no rules.
    package let untranslated: [UntranslatedConstraint]

    /// - Parameters:
    ///   - interface: the file.
    ///   - view: the identifier of the view that becomes the root, or of a controller whose view that is; nil for the
    ///     first view of a xib, and the view of the initial controller of a storyboard.
    ///   - classes: the classes that scenarios know.
    /// - Throws: `InterfaceImportError` where there is no such view.
    /// - Complexity: O(elements of the file).
    package init(
        _ interface: InterfaceDocument, view id: String? = nil, classes: ScenarioClasses = ScenarioClasses()
    ) throws(InterfaceImportError) {
        let (root, others) = try interface.rootView(id: id)
        let tree = InterfaceViewTree(root: root)
        let rules = interface.rules(for: tree)
        var notes = rules.untranslated.map { (place: $0.place, text: $0.description) }
        if !others.isEmpty {
            let ids = others.compactMap(\.id).joined(separator: ", ")
            let text =
                "\(root.file):\(root.place): this view is the root; for another one, write --view with one of \(ids)"
            notes.append((InterfacePlace(line: 0, column: 0), text))
        }
        for element in interface.elements where element.isView && tree.isOutside(element) {
            notes.append(
                (
                    element.place,
                    "\(element.file):\(element.place): '\(element.id ?? element.name)' is left out: a bar places it"
                ))
        }
        var classChoice = ImportedClasses(classes)
        var views: [ScenarioView] = []
        for node in tree.nodes {
            let reading = ImportedView(node, in: tree, &classChoice)
            views.append(reading.view)
            notes += reading.notes
        }
        let references = ImportedReferences(tree, &views, rules.rules)
        for rule in rules.rules { views[rule.view].rules.append(references.rule(rule)) }
        var scenario = ScenarioTree(root: views[0])
        for index in views.indices.dropFirst() { scenario.append(views[index], to: tree.nodes[index].parent) }
        var document = ScenarioDocument(root: scenario)
        document.title = interface.name.split(separator: "/").last.map(String.init)
        self.document = document
        self.notes = notes.enumerated().sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }
            .map(\.element.text)
        untranslated = rules.untranslated
    }
}

extension InterfaceViewTree {
    /// Whether a view stands below one of the tree's views without being one of them.
    fileprivate func isOutside(_ element: InterfaceElement) -> Bool {
        if index(of: element) != nil { return false }
        var parent = element.parent
        while let outer = parent {
            if outer.isView { return index(of: outer) != nil }
            parent = outer.parent
        }
        return false
    }
}

/// Why a view of an interface file cannot be imported.
package struct InterfaceImportError: Error, Equatable, CustomStringConvertible {
    /// The file, as it was named by who asked.
    package let file: String
    /// Where in the file; nil where it is about the file as a whole.
    package let place: InterfacePlace?
    package let message: String
    package let fix: String

    /// `FILE:LINE:COLUMN: what`, and in a second line `fix: …`.
    package var description: String { "\(file):\(place.map { "\($0):" } ?? "") \(message)\nfix: \(fix)" }
}
