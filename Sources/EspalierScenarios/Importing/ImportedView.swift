import EspalierNibs
import EspalierViews
import Foundation

/// One view of an interface file, without its rules and subviews.
struct ImportedView {
    var view = ScenarioView()
    /// Where each property stands, by name.
    private var places: [String: Int] = [:]
    /// What of it a scenario cannot say.
    var notes: [(place: TextPlace, text: String)] = []

    init(_ node: InterfaceViewTree.Node, in tree: InterfaceViewTree, _ classes: inout ImportedClasses) {
        let element = node.element
        let (className, original) = classes.choose(element, isRoot: node.parent < 0)
        view.className = className
        view.mark = ScenarioMark(node: element.index)
        if let tag = element["tag"].flatMap({ Int($0) }) { view.tag = tag }
        view.frame = rectangle(element.frame) ?? .zero
        view.bounds = rectangle(element.rectangle(key: "bounds"))
        // Where constraints place the view, the mask does nothing.
        if !node.isPlacedByConstraints(in: tree) { view.autoresizing = Self.autoresizing(element) }
        if element["hidden"] == "YES" { view.hidden = true }
        if let alpha = element["alpha"]?.fileNumber { view.alpha = alpha }
        if classes.hasText(className) { view.text = element.writtenText }
        if let original { set("class", .text(original)) }
        readLabel(element)
        readRuntimeAttributes(element)
    }

    private mutating func rectangle(_ element: InterfaceElement?) -> CGRect? {
        guard let element else { return nil }
        let numbers = ["x", "y", "width", "height"].map { element[$0].map { $0.fileNumber ?? .nan } ?? 0 }
        if numbers.allSatisfy(\.isFinite) {
            return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        }
        note(element, "the rectangle is left out: its numbers are none")
        return nil
    }

    private static func autoresizing(_ element: InterfaceElement) -> UIView.AutoresizingMask? {
        guard let mask = element.child(key: "autoresizingMask") else { return nil }
        let names: [(String, UIView.AutoresizingMask)] = [
            ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
            ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
            ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
        ]
        let options = names.filter { mask[$0.0] == "YES" }.map(\.1)
        return options.isEmpty ? nil : UIView.AutoresizingMask(options)
    }

    private mutating func note(_ element: InterfaceElement, _ text: String) {
        notes.append((element.place, "\(element.file):\(element.place): \(text)"))
    }

    private mutating func set(_ name: String, _ value: ScenarioValue) {
        if let place = places[name] { return view.properties[place].value = value }
        places[name] = view.properties.count
        view.properties.append(.init(name, value))
    }
}

extension ImportedView {
    /// What the view is called for those who do not see it, as a property.
    private mutating func readLabel(_ element: InterfaceElement) {
        guard let said = element.child(key: "accessibilityConfiguration") else { return }
        if let label = said.text(key: "label") {
            set("accessibilityLabel", .text(label))
        }
    }
}

// Runtime attributes.
extension ImportedView {
    private mutating func readRuntimeAttributes(_ element: InterfaceElement) {
        for list in element.all("userDefinedRuntimeAttributes") {
            for attribute in list.all("userDefinedRuntimeAttribute") { read(attribute) }
        }
    }

    /// Keeps an attribute as a property; `name` becomes the view's name.
    private mutating func read(_ attribute: InterfaceElement) {
        guard let keyPath = attribute["keyPath"] else { return }
        guard let value = value(of: attribute) else {
            if attribute["type"] == "nil" { return }
            return note(
                attribute, "the runtime attribute '\(keyPath)' is left out: a scenario has no values of its type")
        }
        guard keyPath == "name", case .text(let name) = value else { return set(keyPath, value) }
        if name.isEmpty || name.hasPrefix("/") {
            return note(attribute, "the name '\(name)' is left out: a name is not empty, and does not begin with '/'")
        }
        view.name = name
    }

    private func value(of attribute: InterfaceElement) -> ScenarioValue? {
        let inner = attribute.child(key: "value")
        func numbers(_ names: String...) -> ScenarioValue? {
            let numbers = names.compactMap { name in inner?[name]?.fileNumber }
            guard numbers.count == names.count, numbers.allSatisfy(\.isFinite) else { return nil }
            return .structure([.beginList] + numbers.map { .number($0) } + [.endList])
        }
        switch attribute["type"] {
        case "number":
            guard let number = (inner?["value"] ?? attribute["value"])?.fileNumber
            else { return nil }
            return .number(number)
        case "boolean": return .boolean(attribute["value"] == "YES")
        case "string", "localizedString", "image":
            return (attribute["value"] ?? inner.map { $0["value"] ?? $0.decodedText }).map { .text($0) }
        case "point": return numbers("x", "y")
        case "size": return numbers("width", "height")
        case "rect": return numbers("x", "y", "width", "height")
        case "range": return numbers("location", "length")
        default: return nil
        }
    }
}

extension InterfaceElement {
    /// The text of a label and the like.
    fileprivate var writtenText: String? {
        if let text = self["text"] { return text }
        if let long = child(key: "text"), long.name == "string" { return long.decodedText }
        guard let attributed = child(key: "attributedText") else { return nil }
        return attributed.all("fragment").map { $0.text(key: "content") ?? "" }.joined()
    }
}
