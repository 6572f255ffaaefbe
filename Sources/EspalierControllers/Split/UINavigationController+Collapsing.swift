import EspalierControls
import EspalierViews

/// A controller whose content lies on the stack of a navigation controller, or is ready to.
struct CollapsedStack {
    /// What is collapsed: a navigation controller, or one that lies on the stack itself.
    let content: UIViewController
    /// What it had on its stack, the first one below; of another controller, itself.
    let controllers: [UIViewController]
}

// The content of a navigation controller moves from one stack to the other, as one cannot lie on the stack of another. A
// split view controller has several stacks where there is room for several, and one else.
extension UINavigationController {
    /// Makes the content of a controller ready to be put upon the stack.
    final func takeUp(_ content: UIViewController) {
        if collapsed.contains(where: { $0.content === content }) { return }
        let controllers = (content as? UINavigationController)?.childStorage ?? [content]
        collapsed.append(CollapsedStack(content: content, controllers: controllers))
    }

    /// Puts the content of a controller upon the stack.
    final func push(contentOf content: UIViewController) {
        takeUp(content)
        guard let record = collapsed.last(where: { $0.content === content }), !isShown(record) else { return }
        setStack(childStorage + taken(record), animated: false)
    }

    /// What a stack gives away.
    private func taken(_ record: CollapsedStack) -> [UIViewController] {
        (record.content as? UINavigationController)?.setStack([], animated: false)
        return record.controllers
    }

    private func isShown(_ stack: CollapsedStack) -> Bool {
        stack.controllers.contains { $0.parentStorage === self }
    }

    final func isShowingCollapsed(_ content: UIViewController?) -> Bool {
        collapsed.contains { $0.content === content && isShown($0) }
    }

    /// Has the content of just these on the stack, of all that was taken over.
    final func showCollapsed(_ contents: [UIViewController]) {
        var stack = ownStack
        for content in contents {
            guard let record = collapsed.first(where: { $0.content === content }) else { continue }
            stack += isShown(record) ? part(of: record) : taken(record)
        }
        if !stack.elementsEqual(childStorage, by: ===) { setStack(stack, animated: false) }
    }

    /// What lies below all that was taken over.
    private var ownStack: [UIViewController] {
        Array(childStorage.prefix { child in !collapsed.contains { $0.controllers.contains { $0 === child } } })
    }

    /// What lies on the stack of one that was taken over, with all that was pushed upon it.
    private func part(of record: CollapsedStack) -> [UIViewController] {
        guard let start = childStorage.firstIndex(where: { child in record.controllers.contains { $0 === child } })
        else {
            return []
        }
        let others = collapsed.filter { $0.content !== record.content }
        let rest = childStorage[start...].dropFirst()
        let end = rest.firstIndex { child in others.contains { $0.controllers.contains { $0 === child } } }
        return Array(childStorage[start..<(end ?? childStorage.count)])
    }

    /// Gives back the content of a controller, or what was taken up last, and answers whose it is; without any, takes the
    /// top of the stack off and answers that. nil where there is nothing but the first.
    final func separate(_ content: UIViewController? = nil) -> UIViewController? {
        let index = content.map { content in collapsed.firstIndex { $0.content === content } } ?? collapsed.indices.last
        guard let index else {
            guard content == nil, childStorage.count > 1 else { return nil }
            return pop(to: childStorage.count - 1, false).last
        }
        let record = collapsed[index]
        let part = part(of: record)
        collapsed.remove(at: index)
        if !part.isEmpty { setStack(childStorage.filter { child in !part.contains { $0 === child } }, animated: false) }
        guard let navigation = record.content as? UINavigationController else { return part.last ?? record.content }
        if !part.isEmpty {
            navigation.setStack(part, animated: false)
        } else if navigation.childStorage.isEmpty {
            // A user has gone back from it.
            navigation.setStack(record.controllers, animated: false)
        }
        return navigation
    }

    final func separateAll() {
        while !collapsed.isEmpty { _ = separate() }
    }
}
