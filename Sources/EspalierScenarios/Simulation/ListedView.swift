import EspalierViews
import Foundation

/// A view as a result lists it, with its path as UTF-8.
struct ListedView {
    var path: [UInt8]
    var className: String
    var name: String?
    var tag: Int
    var frame: CGRect
    /// The frame at the step before; nil for a view that is new, and where nobody asked.
    var frameBefore: CGRect?

    init(path: [UInt8], className: String, name: String?, tag: Int, frame: CGRect) {
        self.path = path
        self.className = className
        self.name = name
        self.tag = tag
        self.frame = frame
    }

    init(_ view: UIView, path: [UInt8], frameBefore: CGRect? = nil, _ names: ClassNames) {
        self.init(
            path: path, className: names.name(of: view), name: view.name, tag: view.tag, frame: view.frame)
        self.frameBefore = frameBefore
    }
}

extension ScenarioResult.View {
    init(_ listed: ListedView) {
        self.init(
            path: String(decoding: listed.path, as: UTF8.self), className: listed.className, name: listed.name,
            tag: listed.tag, frame: listed.frame, frameBefore: listed.frameBefore)
    }
}

/// What a document calls the classes of views. The names of types are looked up once.
final class ClassNames {
    private let classes: ScenarioClasses
    private var names: [ObjectIdentifier: String] = [:]

    init(_ classes: ScenarioClasses) { self.classes = classes }

    func name(of view: UIView) -> String {
        if let name = ScenarioClasses.writtenName(of: view) { return name }
        let type = type(of: view)
        if let name = names[ObjectIdentifier(type)] { return name }
        let name = classes.name(of: type)
        names[ObjectIdentifier(type)] = name
        return name
    }
}

/// The views that the result of a step lists, found when they are written.
package struct StepListing {
    enum Views {
        case tree(UIView, ClassNames)
        case changed(TreeWatch)
        /// The tree as it was before a step that could not be done.
        case before(TreeWatch)
    }

    /// Nil where none are asked for.
    let views: Views?
    let budget: ResultBudget

    /// Calls `body` for each of them, depth-first.
    func forEach<Failure: Error>(_ body: (ListedView) throws(Failure) -> Void) throws(Failure) {
        switch views {
        case .tree(let root, let names):
            try PathWalk.walk(from: root) { (view, walk) throws(Failure) in
                try body(ListedView(view, path: walk.path, names))
            }
        case .changed(let watch): try watch.forEachChanged(body)
        case .before(let watch): try watch.forEachBefore(body)
        case nil: return
        }
    }

    /// The paths of the views that are gone, as many as the result has room for.
    var removed: [String] {
        if case .changed(let watch) = views { watch.removedPaths(budget) } else { [] }
    }
}

/// Why a list of views ends before its last one.
enum ListingEnd<Failure: Error>: Error {
    /// The result is larger than it may be.
    case spent
    case failure(Failure)
}
