import EspalierControllers
import EspalierViews

/// The way back from a controller to one that takes an unwind segue.
struct UnwindWay {
    /// From what is above both down to the destination, which comes last.
    let path: [UIViewController]
    /// What presents the outermost presentation on the way up; nil where there is none.
    let presenter: UIViewController?

    /// Looks for the destination: in what is above the source, one after another, children before their parents; from the
    /// top of a presentation it goes on with what presents it. Nil where nobody takes the segue.
    init?(from source: UIStoryboardUnwindSegueSource) {
        var current = source.source
        var presenter: UIViewController?
        var found: [UIViewController]?
        while found == nil {
            if let parent = current.parent {
                current = parent
            } else if let presenting = current.presentingViewController {
                presenter = presenting
                current = presenting
            } else {
                return nil
            }
            found = Self.path(below: current, source)
        }
        self.path = found ?? []
        self.presenter = presenter
    }

    private static func path(
        below top: UIViewController, _ source: UIStoryboardUnwindSegueSource
    ) -> [UIViewController]? {
        var path: [(controller: UIViewController, waiting: [UIViewController])] = []
        func enter(_ controller: UIViewController) {
            path.append((controller, controller.allowedChildrenForUnwinding(from: source).reversed()))
        }
        enter(top)
        while let last = path.last {
            if let next = last.waiting.last {
                path[path.count - 1].waiting.removeLast()
                enter(next)
                continue
            }
            let takes = last.controller.canPerformUnwindSegueAction(
                source.unwindAction, from: source.source, sender: source.sender)
            if takes { return path.map(\.controller) }
            path.removeLast()
        }
        return nil
    }
}

/// A segue back: it calls the method of its destination, and then shows it.
final class UnwindSegue: UIStoryboardSegue {
    private let way: UnwindWay
    private let call: (UIViewController, UIStoryboardSegue) -> Void

    init?(
        _ identifier: String?, _ source: UIViewController, _ way: UnwindWay,
        call: @escaping (UIViewController, UIStoryboardSegue) -> Void
    ) {
        guard let destination = way.path.last else { return nil }
        self.way = way
        self.call = call
        super.init(identifier: identifier, source: source, destination: destination)
    }

    override func perform() {
        call(destination, self)
        let animated = animates
        // What is covered changes at once, and what covers it goes.
        if way.presenter != nil { animates = false }
        for (container, next) in zip(way.path, way.path.dropFirst()) { container.unwind(for: self, towards: next) }
        way.presenter?.dismiss(animated: animated)
    }
}

extension UIViewController {
    /// A segue back; nil, and reported, where nobody takes it.
    func makeUnwind(_ segue: InterfaceSegue, sender: Any?) -> UIStoryboardSegue? {
        guard let storyboard else { return nil }
        let action = segue.element["unwindAction"] ?? ""
        let source = UIStoryboardUnwindSegueSource(source: self, sender: sender, unwindAction: action)
        let classes = storyboard.classes
        let made = UnwindWay(from: source).flatMap { way in
            UnwindSegue(segue.identifier, self, way) { classes.callUnwindMethod(action, of: $0, $1) }
        }
        guard let made else {
            storyboard.report(
                "nobody above takes the unwind action '\(action)': register it with "
                    + "InterfaceClasses.register(unwindAction:_:)", at: segue.place)
            return nil
        }
        made.animates = segue.element["animates"] != "NO"
        return made
    }
}
