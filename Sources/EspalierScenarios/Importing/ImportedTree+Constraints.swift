import EspalierConstraintText
import EspalierNibs
import EspalierViews
import Foundation

extension ImportedTree {
    /// Views that constraints or stacks place without frames, and the constraints as texts.
    init(
        constraintsOf interface: InterfaceDocument, root: InterfaceElement, _ options: InterfaceImport.Options,
        _ surroundings: InterfaceImport.Surroundings?, _ resources: InterfaceImport.Resources?,
        _ classes: ScenarioClasses
    ) {
        var canvas = InterfaceCanvas(interface, root: root, isStored: options.usesCanvas)
        if let surroundings {
            canvas.safeArea = surroundings.safeArea
            canvas.sizeClasses = surroundings.sizeClasses
        }
        tree = InterfaceViewTree(root: root, for: canvas.sizeClasses, isLive: !options.usesCanvas)
        read(classes, options.usesCanvas ? .canvas : .live)
        if !root.isView { views[0].frame.size = canvas.device.size }
        for index in views.indices { place(index, options, canvas) }
        if let resources { give(resources.contentSizes) }
        setMargins(canvas, options, width: surroundings?.size.width ?? views[0].frame.width)
        if let surroundings, !hasMaskedSubviews(0) {
            views[0].frame = CGRect(origin: .zero, size: surroundings.size)
            views[0].bounds = nil
        }
        var names = ImportedNames(tree, &views, pathsBeginAtRows: !options.usesCanvas)
        let guides = addGuides(&names)
        var fields = ImportedFields(interface, classes, canvas.sizeClasses, resources?.assets ?? .init())
        for (index, node) in tree.nodes.enumerated() { fields.write(node.element, to: &views[index]) }
        addConstraints(of: interface, names, guides, canvas.sizeClasses)
        // A frame of zeros says something only where constraints could place the view instead.
        if views.allSatisfy(\.constraints.isEmpty) {
            for index in views.indices { views[index].writesZeroFrame = false }
        }
        if !options.usesCanvas { gatherRows() }
    }

    /// Whether constraints or a stack place a view.
    private func isPlaced(_ index: Int) -> Bool {
        let node = tree.nodes[index]
        if node.parent < 0 { return false }
        if tree.nodes[node.parent].element.name == "stackView" { return true }
        return node.element.isPlacedByConstraints
    }

    /// Takes away what constraints decide, and writes what they read.
    private mutating func place(_ index: Int, _ options: InterfaceImport.Options, _ canvas: InterfaceCanvas) {
        let element = tree.nodes[index].element
        if isPlaced(index) {
            views[index].translatesAutoresizing = false
            views[index].bounds = nil
            views[index].autoresizing = nil
            // What the masks of its subviews follow is how far the frame of the file was changed.
            if !hasMaskedSubviews(index) { views[index].frame = .zero }
        } else if views[index].frame == .zero, !(views[index].part?.isThere ?? false) {
            views[index].writesZeroFrame = true
        }
        if options.keepsContentSizes, let size = element.storedContentSize {
            views[index].intrinsicContentSize = size
        }
        views[index].hugging = priorities(element, "HuggingPriority", usual: 250)
        views[index].compressionResistance = priorities(element, "CompressionResistancePriority", usual: 750)
        if let hidden = element.value("hidden", for: canvas.sizeClasses) {
            views[index].hidden = hidden == "YES" ? true : nil
        }
        if let content = element["semanticContentAttribute"] {
            views[index].semanticContent = FieldForm.semanticContent.read(.word(content))
        }
        if index == 0, canvas.safeArea != .init() {
            let safe = canvas.safeArea
            views[0].safeAreaInsets = UIEdgeInsets(
                top: safe.top, left: safe.left, bottom: safe.bottom, right: safe.right)
        }
    }

    /// Gives views of classes that nobody here knows the size of contents that somebody else knows.
    private mutating func give(_ contentSizes: [String: CGSize]) {
        for (index, node) in tree.nodes.enumerated() {
            guard let name = node.element["customClass"] else { continue }
            guard let size = contentSizes[name] ?? node.element.placeholderSize else { continue }
            views[index].intrinsicContentSize = size
        }
    }

    /// The step that gives the root a size, where masks follow how far that is from the size of the file.
    func resizing(to size: CGSize) -> ScenarioStep? {
        if views[0].frame.size == size { return nil }
        let frame = ScenarioSetting(ScenarioKeyPath(.field(.frame)), .rectangle(CGRect(origin: .zero, size: size)))
        return ScenarioStep(.set(ScenarioReference(.path([])), frame))
    }

    private func hasMaskedSubviews(_ index: Int) -> Bool {
        var next = index + 1
        while next < tree.nodes.count, tree.nodes[next].depth > tree.nodes[index].depth {
            if tree.nodes[next].parent == index, !isPlaced(next), views[next].autoresizing != nil { return true }
            next += 1
        }
        return false
    }

    private func priorities(_ element: InterfaceElement, _ name: String, usual: Double) -> ScenarioPriorities? {
        func number(_ axis: String) -> Double {
            guard let number = element[axis + name]?.fileNumber, number >= 1, number <= 1000 else {
                return usual
            }
            return number
        }
        let (horizontal, vertical) = (number("horizontal"), number("vertical"))
        return horizontal == usual && vertical == usual
            ? nil : ScenarioPriorities(horizontal: horizontal, vertical: vertical)
    }

    /// The guides that the file adds to views, by the numbers of their elements, with the names that they get.
    private mutating func addGuides(_ names: inout ImportedNames) -> [InterfaceElement: String] {
        var guides: [InterfaceElement: String] = [:]
        for index in views.indices {
            let element = tree.nodes[index].element
            for guide in element.viewGuides where guide.guideKind == nil {
                let name = names.free(guide["identifier"] ?? guide["userLabel"] ?? guide.id ?? "guide")
                guides[guide] = name
                views[index].layoutGuides.append(name)
            }
        }
        return guides
    }

    private mutating func addConstraints(
        of interface: InterfaceDocument, _ names: ImportedNames, _ guides: [InterfaceElement: String],
        _ classes: InterfaceSizeClasses
    ) {
        let reader = ConstraintReader(interface, tree)
        var identifiers: Set<String> = []
        var excluded: [Int: Set<String>] = [:]
        for element in interface.elements where reader.isRelevant(element) && !element.isPlaceholderConstraint {
            let owner = element.parent?.parent
            if let owner, let id = element.id {
                let known = excluded[owner.index] ?? owner.excluded(from: "constraints", for: classes)
                excluded[owner.index] = known
                if known.contains(id) || element["installed"] == "NO" { continue }
            }
            do throws(ConstraintRefusal) {
                let constraint = try FileConstraint(element, of: interface, for: classes)
                if let mistake = constraint.mistake { throw .init(mistake) }
                guard let owner, let holder = tree.index(of: owner) else {
                    throw .init("it belongs to a view outside of the scenario")
                }
                let text = try ConstraintLineWriter(tree: tree, names: names, guides: guides, holder: holder)
                    .text(constraint, &identifiers)
                let (syntax, mistakes) = ConstraintSyntax.parse(text)
                guard let syntax else { throw .init(mistakes.map(\.message).joined(separator: "; ")) }
                let mark = ScenarioMark(node: element.index)
                views[holder].constraints.append(ScenarioConstraint(text, .constraint(syntax), mark: mark))
            } catch {
                if isOfUninstalled(element, interface) { continue }
                let left = UntranslatedConstraint(element, reason: error.reason)
                untranslated.append(left)
                notes.append((left.place, left.description))
            }
        }
    }

    /// Whether a constraint leads to a view that is not installed.
    private func isOfUninstalled(_ element: InterfaceElement, _ interface: InterfaceDocument) -> Bool {
        [element["firstItem"], element["secondItem"]].contains { id in
            guard let item = id.flatMap({ interface.element(id: $0) }), item.isView else { return false }
            var current = item.parent
            while let outer = current {
                if outer == tree.nodes[0].element { return tree.index(of: item) == nil }
                current = outer.parent
            }
            return false
        }
    }
}

/// Writes the constraints of one view's list.
struct ConstraintLineWriter {
    let tree: InterfaceViewTree
    let names: ImportedNames
    let guides: [InterfaceElement: String]
    let holder: Int

    func text(
        _ constraint: FileConstraint, _ identifiers: inout Set<String>
    ) throws(ConstraintRefusal) -> String {
        if constraint.priority < 1 { throw .init("its priority is \(constraint.priority), and priorities begin at 1") }
        let first = try term(constraint.first)
        let relation: ConstraintSyntax.Relation =
            switch constraint.relation {
            case .lessThanOrEqual: .lessThanOrEqual
            case .equal: .equal
            case .greaterThanOrEqual: .greaterThanOrEqual
            }
        var text = ""
        let wanted = [constraint.element["identifier"], constraint.element.id].compactMap(\.self)
        if let identifier = wanted.first(where: { isIdentifier($0) && !identifiers.contains($0) }) {
            identifiers.insert(identifier)
            text = ConstraintSyntax.written(identifier) + ": "
        }
        text += "\(first.text) \(relation.rawValue) "
        if let second = constraint.second {
            let ratio = constraint.multiplier
            if !ratio.isOne {
                text += decimalText(ratio.upper) + (ratio.lower == 1 ? "" : "/" + decimalText(ratio.lower)) + " * "
            }
            text += try term(second).text
            let constant = constraint.constant
            if constant != 0 { text += (constant < 0 ? " - " : " + ") + decimalText(abs(constant)) }
        } else {
            text += decimalText(constraint.constant)
        }
        return text + (constraint.priority == 1000 ? "" : " @" + decimalText(constraint.priority))
    }

    private func isIdentifier(_ text: String) -> Bool { !text.isEmpty && !text.contains("'") }

    private func term(_ side: FileConstraint.Side) throws(ConstraintRefusal) -> ConstraintSyntax.Term {
        let element = side.item.view
        guard let index = tree.index(of: element) else {
            throw .init("'\(element.id ?? element.name)' is no view below '\(tree.nodes[0].element.id ?? "the root")'")
        }
        guard let attribute = ConstraintSyntax.Attribute(rawValue: side.attribute.name) else {
            throw .init("the attribute '\(side.attribute.name)' is not known")
        }
        let item = names.item(index, from: holder)
        switch side.item {
        case .view: return .init(item: item, attribute: attribute)
        case .ownGuide(let guide, _): return .init(item: .name(guides[guide] ?? ""), attribute: attribute)
        case .guide(let kind, _):
            if (kind == .contentLayout || kind == .frameLayout), !element.isScrollView {
                throw .init("'\(element.id ?? element.name)' is no scroll view, and has no guide of its content")
            }
            return .init(item: item, guide: try guide(kind), attribute: attribute)
        }
    }

    private func guide(_ kind: GuideKind) throws(ConstraintRefusal) -> ConstraintSyntax.Guide {
        switch kind {
        case .safeArea: return .safeArea
        case .margins: return .margins
        case .readable: return .readable
        case .contentLayout: return .content
        case .frameLayout: return .frameLayout
        case .keyboard: return .keyboard
        case .added, .auxiliary, .topBars, .bottomBars: throw .init("scenarios have no such guide")
        }
    }
}
