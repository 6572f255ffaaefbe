import EspalierSLL
import EspalierViews
import Foundation

extension CGAffineTransform {
    /// Whether a length on one axis comes to depend on the other.
    var mixesAxes: Bool { b != 0 || c != 0 }
}

/// The way from a measured view to the superview of the laid-out view (SLL 7.4): two chains of views up to, and
/// without, the nearest view that is above both. In different trees both go up to their topmost views, and include
/// them.
struct Measure {
    let other: ViewReference
    let space: ViewReference
    /// `other` and its superviews, from inside to outside.
    var up: [ViewReference] = []
    /// The space and its superviews, from inside to outside.
    var down: [ViewReference] = []
    /// Whether transforms play a part.
    private(set) var hasTransform = false
    /// Whether, under them, a length on one axis depends on the other.
    private(set) var mixesAxes = false

    init(of other: UIView, in space: UIView) {
        self.other = Handle(other)
        self.space = Handle(space)
        findChains()
        for view in up + down + [self.space] {
            view.with { view in
                guard view.isTransformed else { return }
                hasTransform = true
                if view.transform.mixesAxes { mixesAxes = true }
            }
        }
    }

    /// Goes up from both views in turns, until one way meets the other: the cost is that of the way between them, and
    /// not of their depth.
    private mutating func findChains() {
        if other == space { return }
        // A sibling of the laid-out view, as most are.
        if other.with({ $0.superviewReference }) == space {
            up = [other]
            return
        }
        var upper = Optional(other)
        var lower = Optional(space)
        var places: [ViewReference: (isUp: Bool, index: Int)] = [:]
        while upper != nil || lower != nil {
            if let view = upper {
                if let place = places[view], !place.isUp {
                    down.removeSubrange(place.index...)
                    return
                }
                places[view] = (true, up.count)
                up.append(view)
                upper = view.with { $0.superviewReference }
            }
            if let view = lower {
                if let place = places[view], place.isUp {
                    up.removeSubrange(place.index...)
                    return
                }
                places[view] = (false, down.count)
                down.append(view)
                lower = view.with { $0.superviewReference }
            }
        }
    }

    /// What enters into a position format (SLL 9.4; under transforms everything that moves the result).
    func forEachNeed(of name: ConstraintName, _ body: (UIView, LayoutAttribute) -> Void) {
        let axis = name.axis
        let line = AttributePlan.line(name)
        for view in up + down {
            view.with { view in
                body(view, .position(axis))
                if hasTransform { body(view, .size(axis)) }
                if mixesAxes {
                    body(view, .position(axis.other))
                    body(view, .size(axis.other))
                }
            }
        }
        other.with { other in
            if line != .leading || hasTransform { body(other, .size(axis)) }
            if mixesAxes { body(other, .size(axis.other)) }
        }
        space.with { space in
            if name.isMirror || hasTransform { body(space, .size(axis)) }
            if mixesAxes { body(space, .size(axis.other)) }
        }
    }
}

extension ViewGeometry {
    /// The geometry that a view will have once its solved numbers are written: its own where it has them.
    init(of view: UIView, solved new: CGRect) {
        self = view.storedGeometry
        // Of a transformed view without rules the numbers are those of its frame, and nobody solves them (SLL 7.6).
        let isRuled = LayoutRecord.reference(of: view)?.with { $0.isRuled } ?? false
        if new == rect || view.isTransformed && !isRuled { return }
        center = new.point(at: anchor)
        rect = new
    }
}
