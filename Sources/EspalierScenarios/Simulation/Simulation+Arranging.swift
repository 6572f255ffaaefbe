import EspalierControls
import EspalierSupport
import EspalierViews
import Foundation

// Stack views. One that has a key of stacks arranges its subviews; one without is a view like any other, as all were
// before documents knew these keys.
extension Simulation {
    /// On stacks that arrange what is put into them.
    private static let arranges = StoredProperty<UIStackView, Bool>(default: false)

    /// Makes a new view a subview.
    func attach(_ view: UIView, to superview: UIView, as written: @autoclosure () -> ScenarioView) {
        superview.addSubview(view)
        guard let stack = superview as? UIStackView else { return }
        let description = written()
        guard description.isArranging else { return }
        stack[stored: Self.arranges] = true
        if description.settings[.arrangedSubviews] == nil { stack.addArrangedSubview(view) }
    }

    /// Arranges a view that a step has put into a stack, behind those before it.
    func arrange(_ view: UIView, in superview: UIView) {
        guard let stack = superview as? UIStackView, stack[stored: Self.arranges] else { return }
        let arranged = Set(stack.arrangedSubviews.map { ObjectIdentifier($0) })
        let before = stack.subviews.prefix { $0 !== view }
        stack.insertArrangedSubview(view, at: before.count { arranged.contains(ObjectIdentifier($0)) })
    }

    /// Sets what needs the subviews of the views of a tree.
    func setLate(_ tree: ScenarioTree, _ views: [UIView]) throws(ScenarioRunError) {
        for index in tree.views.indices where !tree.views[index].settings.entries.isEmpty {
            let (description, view) = (tree.views[index], views[index])
            if let stack = view as? UIStackView, description.isArranging { stack[stored: Self.arranges] = true }
            for entry in description.settings.entries where entry.field.uses.contains(.late) {
                try setLate(entry.field, entry.value, of: view, at: description.mark, key: entry.field.key)
            }
        }
    }

    /// Sets a late field.
    func setLate(
        _ field: ScenarioField, _ value: ScenarioSetting.Value, of view: UIView, at mark: ScenarioMark, key: String
    ) throws(ScenarioRunError) {
        switch value {
        case .text(let name):
            guard let scrollView = view as? UIScrollView else { return }
            guard let zoomed = scrollView.view(named: name), zoomed !== scrollView else {
                throw error(
                    mark, key: key, "the scroll view has no view of the name \(Quoted.text(name)) in it",
                    fix: "write the name of the view that is to be zoomed")
            }
            ZoomSource.set(name: name, of: scrollView)
        case .number(let scale):
            if let scrollView = view as? UIScrollView { ZoomSource.set(scale: scale, of: scrollView) }
        case .template(let tree) where field == .tableHeaderView || field == .tableFooterView:
            guard let table = view as? UITableView else { return }
            RowSource.set(field, value, of: view, in: self)
            try setEnd(field, tree, of: table)
        case .texts(let names) where field == .arrangedSubviews:
            guard let stack = view as? UIStackView else { return }
            let subviews = Self.names(of: stack)
            var arranged: [UIView] = []
            for name in names { arranged.append(try subview(name, of: subviews, mark, key)) }
            stack[stored: Self.arranges] = true
            stack.arrange(arranged.map { ArrangedView($0, spacing: stack.ownSpacing(after: $0)) })
        case .spacings(let spacings):
            guard let stack = view as? UIStackView else { return }
            for view in stack.arrangedSubviews { stack.setCustomSpacing(UIStackView.spacingUseDefault, after: view) }
            let subviews = Self.names(of: stack)
            for spacing in spacings {
                let view = try subview(spacing.name, of: subviews, mark, key)
                stack.setCustomSpacing(CGFloat(spacing.value), after: view)
            }
        case .indexes(let kinds):
            let count = RowSource.cellCount(of: view)
            if let kind = kinds.first(where: { $0 >= max(count, 1) }) {
                throw error(
                    mark, key: key, "there is no cell \(kind); there are \(count)",
                    fix: "count the views of 'cell' from 0")
            }
            RowSource.set(field, value, of: view, in: self)
        case .counts, .template, .templates, .sizes, .texts, .lengths: RowSource.set(field, value, of: view, in: self)
        default:
            throw error(mark, key: key, "the value is of the wrong kind for '\(field.key)'", fix: "write another one")
        }
    }

    /// The subviews by their indices, and the first one of each name.
    private static func names(of stack: UIStackView) -> [String: UIView] {
        var views: [String: UIView] = [:]
        for (index, view) in stack.subviews.enumerated() {
            views["/\(index)"] = view
            if let name = view.name, views[name] == nil { views[name] = view }
        }
        return views
    }

    private func subview(
        _ name: String, of subviews: [String: UIView], _ mark: ScenarioMark, _ key: String
    ) throws(ScenarioRunError) -> UIView {
        if let view = subviews[name] { return view }
        let near = nearestName(to: name, among: subviews.keys.filter { !$0.hasPrefix("/") }.ordered())
        throw error(
            mark, key: key, "the stack has no subview of the name \(Quoted.text(name))",
            fix: near.map { "did you mean \(Quoted.text($0))?" } ?? "give a subview that name")
    }
}

extension ScenarioView {
    /// Whether the document says something of it that only stacks have.
    fileprivate var isArranging: Bool {
        settings.entries.contains { entry in entry.field.owners.contains { $0.type == UIStackView.self } }
    }
}
