import EspalierViews
import Foundation

// Across the axis.
extension StackArrangement {
    /// Along and across.
    mutating func connect(_ first: ArrangementItem, _ last: ArrangementItem) {
        connectEnds(first, last)
        let (near, far) = (across.start, across.end)
        if members.count == 1 { return connectAlone(first) }
        switch alignment {
        case .fill:
            add(.canvasConnection, canvas, near, .equal, first, near)
            add(.canvasConnection, first, far, .equal, canvas, far)
        case .leading:
            add(.canvasConnection, canvas, near, .equal, first, near)
            connectSpacer(far)
        case .trailing:
            add(.canvasConnection, first, far, .equal, canvas, far)
            connectSpacer(near)
        case .center:
            add(.canvasConnection, canvas, across.center, .equal, first, across.center)
            connectSpacer(near)
            connectSpacer(far)
        case .firstBaseline, .lastBaseline:
            connectSpacer(near)
            connectSpacer(far)
            if alignment == .lastBaseline, !members[0].isHidden {
                add(.canvasConnection, first, far, .lessThanOrEqual, canvas, far)
            }
        }
    }

    private mutating func connectSpacer(_ edge: NSLayoutConstraint.Attribute) {
        guard let spacer else { return }
        add(.canvasConnection, spacer, edge, .equal, canvas, edge)
    }

    /// A single view needs no spacer: it lies inside of the stack.
    private mutating func connectAlone(_ view: ArrangementItem) {
        let (near, far) = (across.start, across.end)
        switch alignment {
        case .fill:
            add(.canvasConnection, canvas, near, .equal, view, near)
            add(.canvasConnection, view, far, .equal, canvas, far)
        case .trailing:
            add(.canvasConnection, view, far, .equal, canvas, far)
            add(.canvasConnection, view, near, .greaterThanOrEqual, canvas, near)
        case .center:
            add(.canvasConnection, canvas, across.center, .equal, view, across.center)
            add(.canvasConnection, view, near, .greaterThanOrEqual, canvas, near)
            add(.canvasConnection, view, far, .lessThanOrEqual, canvas, far)
        case .leading, .firstBaseline, .lastBaseline:
            add(.canvasConnection, canvas, near, .equal, view, near)
            add(.canvasConnection, view, far, .lessThanOrEqual, canvas, far)
        }
    }

    /// Every other view to the first.
    mutating func align(to first: ArrangementItem) {
        for member in members.dropFirst() {
            switch alignment {
            case .fill:
                add(.alignment, member.item, across.start, .equal, first, across.start)
                add(.alignment, member.item, across.end, .equal, first, across.end)
            case .leading: add(.alignment, member.item, across.start, .equal, first, across.start)
            case .trailing: add(.alignment, member.item, across.end, .equal, first, across.end)
            case .center: add(.alignment, member.item, across.center, .equal, first, across.center)
            case .firstBaseline: add(.alignment, member.item, .firstBaseline, .equal, first, .firstBaseline)
            case .lastBaseline: add(.alignment, member.item, .lastBaseline, .equal, first, .lastBaseline)
            }
        }
    }

    /// How broad the stack is, where its views need not be as broad.
    mutating func span() {
        guard alignment != .fill else { return }
        if let spacer {
            // What is hidden takes no room.
            for index in visible { hold(members[index].item, in: spacer) }
            addZero(.spanningFit, spacer, across.size, priority: 51)
        }
        if members.count == 1 || alignment.baseline != nil { addZero(.canvasFit, canvas, across.size, priority: 49) }
        for member in members { addZero(.ambiguitySuppression, member.item, across.size, priority: 25) }
        shareTextWidth()
    }

    private mutating func hold(_ view: ArrangementItem, in spacer: ArrangementItem) {
        let (near, far) = (across.start, across.end)
        switch alignment {
        case .leading:
            add(.spanningBoundary, spacer, near, .equal, view, near, priority: 999.5)
            add(.spanningBoundary, spacer, far, .greaterThanOrEqual, view, far)
        case .trailing:
            add(.spanningBoundary, spacer, far, .equal, view, far, priority: 999.5)
            add(.spanningBoundary, spacer, near, .lessThanOrEqual, view, near)
        default:
            add(.spanningBoundary, spacer, near, .lessThanOrEqual, view, near)
            add(.spanningBoundary, spacer, far, .greaterThanOrEqual, view, far)
        }
    }

    /// Of several texts that may break their lines none could say how broad it is without the others.
    private mutating func shareTextWidth() {
        guard axis == .horizontal, alignment.baseline != nil else { return }
        let texts = visible.filter { members[$0].mayBreakLines }
        guard texts.count > 1 else { return }
        for index in texts {
            add(
                .textWidthDisambiguation, members[index].item, .width, .equal, canvas, .width,
                multiplier: 1 / CGFloat(visible.count), priority: 760)
        }
    }
}
