import EspalierLayout
import EspalierViews
import Testing

/// A tree in which `measured` can be made to wait for `probe`, so that a need shows as a cycle.
///
/// `probe` is one of the attributes of a view; it is given a rule that needs an attribute of `a`. Whether the attribute
/// of `a` needs the probed one is then whether there is a cycle.
private struct Probe {
    let stage = Stage()
    let box: UIView
    let hut: UIView
    let a: UIView
    let b: UIView

    init() {
        box = stage.view("box", 50, 40, 200, 100)
        hut = stage.view("hut", 300, 200, 80, 60)
        a = stage.view("a", 5, 6, 30, 20, in: box)
        b = stage.view("b", 7, 8, 20, 10, in: hut)
    }

    /// The attributes, such as `box.width`, that `needing` of `a` needs, found one by one.
    func needs(_ needing: String, of rule: String, _ arguments: [LayoutArgument], ruled: Bool = true) throws -> [String] {
        let source = needing == "a.x" ? "%ll" : needing == "a.width" ? "%w" : needing == "a.y" ? "%tt" : "%h"
        var found: [String] = []
        for (name, view) in [("a", a), ("b", b), ("box", box), ("hut", hut)] {
            for (attribute, text) in [("x", "ll"), ("y", "tt"), ("width", "w"), ("height", "h")] {
                if "\(name).\(attribute)" == needing { continue }
                let saved = a.layoutRules.snapshot
                try a.layoutRules.add(rule, arguments: arguments)
                // Of `a` itself, the other attributes are rules of the same view: added, they may displace nothing.
                let own = view === a
                let before = view.layoutRules.snapshot
                if own && rule.contains(text) { continue }
                // Measured in the space of its own superview, so that no other origin comes in.
                let size = source == "%w" || source == "%h"
                let needsOrigin = !size && view !== a
                if needsOrigin {
                    // `x` of `a` is read through a follower of `a`, which stands in the same superview.
                    let follower = stage.view("f", 0, 0, 1, 1, in: box)
                    try follower.layoutRules.add(needing == "a.x" ? "w = \(source)" : "w = \(source)", a)
                    try view.layoutRules.add("\(text) = %w", follower)
                } else {
                    try view.layoutRules.add("\(text) = \(source)", a)
                }
                if stage.cycle() != nil { found.append("\(name).\(attribute)") }
                view.layoutRules.snapshot = before
                a.layoutRules.snapshot = saved
                box.subviews.filter { $0 !== a }.forEach { $0.removeFromSuperview() }
            }
        }
        return found
    }
}
