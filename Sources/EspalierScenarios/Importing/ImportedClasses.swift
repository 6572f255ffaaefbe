import EspalierControls
import EspalierNibs
import EspalierViews

/// Chooses the class of a view in a scenario.
struct ImportedClasses {
    private let classes: ScenarioClasses
    /// What holds its contents in a view of its own.
    enum Hosts {
        /// As in a program.
        case live
        /// As on the canvas: cells of tables are plain views, whose content stays where the file has it.
        case canvas
        /// All are plain views.
        case plain
    }

    private let hosts: Hosts
    /// Whether a class can stand in a scenario for views of a file, by name.
    private var answers: [String: Bool] = [:]

    init(_ classes: ScenarioClasses, _ hosts: Hosts) {
        self.classes = classes
        self.hosts = hosts
    }

    /// The class in the scenario, and what the file calls it, where that is another one.
    mutating func choose(_ element: InterfaceElement, isRoot: Bool) -> (name: String, original: String?) {
        let own = element.className
        let wanted = element["customClass"] ?? own
        if hosts == .canvas, element.name == "tableViewCell" { return (ScenarioView.defaultClass, wanted) }
        for name in [wanted, own] where isUsable(name, isRoot: isRoot) {
            return (name, name == wanted ? nil : wanted)
        }
        return (ScenarioView.defaultClass, wanted == ScenarioView.defaultClass ? nil : wanted)
    }

    /// Which part of its superview a view is in a scenario; nil for a subview like any other.
    ///
    /// - Parameters:
    ///   - holder: the superview as it is written; nil for the root.
    ///   - cell: the view around that.
    func part(_ element: InterfaceElement, of holder: ScenarioView?, in cell: ScenarioView?) -> ScenarioPart? {
        guard hosts != .plain, let holder else { return nil }
        if element.key == "contentView" {
            return type(of: holder).map { $0 != UIView.self } ?? false ? .contentView : nil
        }
        guard hosts == .live else { return nil }
        if let key = element.key, let part = ScenarioPart(rawValue: key), !part.isThere {
            return type(of: holder).map { $0 != UIView.self } ?? false ? part : nil
        }
        guard let id = element.id, let outer = element.parent?.parent?.parent, outer.name == "tableViewCell",
            cell.flatMap(type) is UITableViewCell.Type
        else { return nil }
        return ["textLabel", "detailTextLabel", "imageView"].first { outer[$0] == id }.flatMap(ScenarioPart.init)
    }

    private func type(of view: ScenarioView) -> UIView.Type? { classes.entry(view.className)?.type }

    func hasText(_ name: String) -> Bool { classes.entry(name)?.text != nil }

    /// Whether scenarios know a class. One that comes with subviews is none, as those of the file would stand beside
    /// them; but a content view that the file speaks of is fine.
    private mutating func isUsable(_ name: String, isRoot: Bool) -> Bool {
        if let answer = answers[name] { return answer && (isRoot || !isWindow(name)) }
        let answer =
            classes.make(name).map {
                $0.subviewCount == 0 || hosts != .plain && ScenarioPart.isMadeOfContent($0)
            } ?? false
        answers[name] = answer
        return answer && (isRoot || !isWindow(name))
    }

    private func isWindow(_ name: String) -> Bool { classes.entry(name)?.type is UIWindow.Type }
}
