import EspalierControls
import EspalierNibs
import EspalierSupport
import Foundation

/// A view of an interface file as a scenario: its tree, and its constraints.
///
/// A view keeps what the file says of its tag, visibility, text, margins and priorities, and by the keys of its class, and
/// its runtime attributes as properties. One that constraints or a stack place has no frame; the others keep theirs, and their autoresizing. A class
/// that scenarios do not know becomes the class of the element, or `UIView`; the property `class` then has its name.
package struct InterfaceImport {
    /// What a scenario is to say of the file.
    package struct Options: Hashable, Sendable {
        /// Constraints become rules, as far as rules say exactly the same, and all views keep their frames.
        package var asRules = false
        /// Views that have a size by what they show wish the size that the file has stored, and not what a measurer of
        /// texts finds.
        package var keepsContentSizes = false
        /// The insets, the size classes and the scale are those of Interface Builder's canvas, of the version that stored
        /// the file, rather than those of the device.
        package var usesCanvas = false

        package init(asRules: Bool = false, keepsContentSizes: Bool = false, usesCanvas: Bool = false) {
            self.asRules = asRules
            self.keepsContentSizes = keepsContentSizes
            self.usesCanvas = usesCanvas
        }

        /// Rules instead of constraints.
        package static let rules = Options(asRules: true)
    }

    /// Where a scene is laid out, in place of the device that its file was last shown on.
    package struct Surroundings: Sendable {
        /// Of the root view.
        package var size: CGSize
        /// What covers the edges of the root view.
        package var safeArea: InterfaceCanvas.Insets
        /// Which variations count, and what is installed.
        package var sizeClasses: InterfaceSizeClasses
        package var traits: ScenarioTraits

        package init(
            size: CGSize, safeArea: InterfaceCanvas.Insets, sizeClasses: InterfaceSizeClasses, traits: ScenarioTraits
        ) {
            self.size = size
            self.safeArea = safeArea
            self.sizeClasses = sizeClasses
            self.traits = traits
        }
    }

    /// What an application has that its interface files only name.
    package struct Resources: Sendable {
        /// Where names of images and colours are looked for first.
        package var assets: AssetCatalog
        /// The sizes of contents that classes have that nobody here knows, by their names.
        package var contentSizes: [String: CGSize]

        package init(assets: AssetCatalog = AssetCatalog(), contentSizes: [String: CGSize] = [:]) {
            self.assets = assets
            self.contentSizes = contentSizes
        }
    }

    /// The scenario, without steps, but one that gives the root another size, which masks follow.
    package let document: ScenarioDocument
    /// What of the file is not in the scenario, one line each, in the order of the text: constraints, views that bars
    /// place, values that a scenario cannot say.
    package let notes: [String]
    /// The constraints that are not in the scenario, though they count.
    package let untranslated: [UntranslatedConstraint]

    /// - Parameters:
    ///   - interface: the file.
    ///   - view: the identifier of the view that becomes the root, or of a controller whose view that is; nil for the
    ///     first view of a xib, and the view of the initial controller of a storyboard.
    ///   - options: what the scenario is to say.
    ///   - surroundings: where the view is laid out; nil for the device that the file was last shown on.
    ///   - resources: what the application has; nil for what the file itself says.
    ///   - classes: the classes that scenarios know.
    /// - Throws: `InterfaceImportError` where there is no such view.
    /// - Complexity: O(elements of the file).
    package init(
        _ interface: InterfaceDocument, view id: String? = nil, options: Options = Options(),
        surroundings: Surroundings? = nil, resources: Resources? = nil, classes: ScenarioClasses = ScenarioClasses()
    ) throws(InterfaceImportError) {
        let (root, others) = try interface.rootView(id: id)
        var made =
            options.asRules
            ? ImportedTree(rulesOf: interface, root: root, classes)
            : ImportedTree(constraintsOf: interface, root: root, options, surroundings, resources, classes)
        if !others.isEmpty {
            let text =
                "\(root.file):\(root.place): this view is the root; for another one, write --view with one of "
                + others.map(\.rootDescription).joined(separator: ", ")
            made.notes.append((TextPlace(line: 0, column: 0), text))
        }
        made.noteOmissions(of: interface)
        var document = ScenarioDocument(root: made.scenario(), interface: interface)
        document.title = interface.name.split(separator: "/").last.map(String.init)
        if options.usesCanvas { document.traits = ScenarioTraits(interface) }
        if let surroundings {
            document.traits = surroundings.traits
            if let step = made.resizing(to: surroundings.size) { document.steps = [step] }
        } else if made.tree.holdsDesigned, let design = ScenarioTraits.Design(ofFile: interface) {
            document.traits = document.traits ?? ScenarioTraits()
            document.traits?.controlDesign = design
        }
        self.document = document
        notes = made.notes.ordered(byKey: \.place).map(\.text)
        untranslated = made.untranslated
    }
}

/// The views of a scenario, in the order of a tree of the file.
struct ImportedTree {
    let tree: InterfaceViewTree
    var views: [ScenarioView] = []
    /// Which of the views are subviews in the scenario, and not built by a table of what it says of its rows.
    var stands: [Bool] = []
    /// What of the file is not in the scenario.
    var notes: [(place: TextPlace, text: String)] = []
    var untranslated: [UntranslatedConstraint] = []

    /// All views with their frames, and what rules say of the constraints.
    init(rulesOf interface: InterfaceDocument, root: InterfaceElement, _ classes: ScenarioClasses) {
        tree = InterfaceViewTree(root: root)
        let rules = interface.rules(for: tree)
        untranslated = rules.untranslated
        notes = untranslated.map { ($0.place, $0.description) }
        read(classes, .plain)
        if !root.isView { views[0].frame.size = InterfaceCanvas.Device(interface).size }
        let references = ImportedReferences(tree, &views, rules.rules)
        for rule in rules.rules { views[rule.view].rules.append(references.rule(rule)) }
    }

    mutating func read(_ classes: ScenarioClasses, _ hosts: ImportedClasses.Hosts) {
        var classChoice = ImportedClasses(classes, hosts)
        for node in tree.nodes {
            var reading = ImportedView(node, in: tree, &classChoice)
            let holder = node.parent < 0 ? nil : views[node.parent]
            let outer = node.parent < 0 ? -1 : tree.nodes[node.parent].parent
            reading.view.part = classChoice.part(node.element, of: holder, in: outer < 0 ? nil : views[outer])
            if reading.view.part?.isThere ?? false { reading.view.leaveToSuperview() }
            views.append(reading.view)
            stands.append(true)
            notes += reading.notes
        }
    }
}

extension ScenarioView {
    /// Says nothing of the place of a view that its superview has made, but how large it was when its subviews were placed.
    fileprivate mutating func leaveToSuperview() {
        if part != .contentView { frame = .zero }
        bounds = nil
        autoresizing = nil
        translatesAutoresizing = nil
    }
}

extension InterfaceElement {
    /// The identifier of a root view, with its class and with what people call it.
    var rootDescription: String {
        let controller = key == "view" ? parent : nil
        let title =
            controller?["title"] ?? controller?["storyboardIdentifier"] ?? controller?["userLabel"] ?? self["userLabel"]
        let name = controller?["customClass"] ?? self["customClass"] ?? (controller ?? self).className
        return "\(id ?? "?") (\([name, title.map { "'\($0)'" }].compactMap(\.self).joined(separator: " ")))"
    }
}

extension InterfaceViewTree {
    /// Whether a view has another size in some of the system's designs.
    fileprivate var holdsDesigned: Bool {
        let names: Set = [
            "navigationBar", "pageControl", "progressView", "searchBar", "segmentedControl", "slider", "stepper",
            "switch", "textField",
        ]
        return nodes.contains { names.contains($0.element.name) }
    }
}

extension ScenarioTraits.Design {
    /// That of the time at which a file was stored; nil for today's, and where the file does not say.
    fileprivate init?(ofFile interface: InterfaceDocument) {
        switch InterfaceCanvas.Device(interface).tools {
        case 0: return nil
        case ..<15_000: self = .iOS12
        case ..<24_500: self = .iOS18
        default: return nil
        }
    }
}

extension ScenarioTraits {
    /// Those of the device that a file was last shown on; nil where it names none.
    fileprivate init?(_ interface: InterfaceDocument) {
        let device = InterfaceCanvas.Device(interface)
        guard device.id != nil else { return nil }
        self.init()
        scale = device.scale
        let classes = device.sizeClasses
        horizontalSizeClass = classes.horizontal == .regular ? .regular : .compact
        verticalSizeClass = classes.vertical == .regular ? .regular : .compact
        idiom = device.isPad ? .pad : .phone
    }
}

/// Why a view of an interface file cannot be imported.
package struct InterfaceImportError: Error, Equatable, CustomStringConvertible {
    /// The file, as it was named by who asked.
    package let file: String
    /// Where in the file; nil where it is about the file as a whole.
    package let place: TextPlace?
    package let message: String
    package let fix: String

    /// `FILE:LINE:COLUMN: what`, and in a second line `fix: …`.
    package var description: String { "\(file):\(place.map { "\($0):" } ?? "") \(message)\nfix: \(fix)" }
}
