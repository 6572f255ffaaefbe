import EspalierViews
import Foundation

extension UIStackView {
    /// What its own properties are marks the stack by itself. Only what the views say of their content is read as what
    /// the layout depends on.
    final func layOutArranged() {
        let members = arrangedViews.map(StackMember.init)
        if members.isEmpty { return }
        let (axis, distribution, content) = untracked { (self.axis, self.distribution, contentRect) }
        let row = StackRow(
            items: items(of: members.filter { !$0.isHidden }, axis: axis), room: content.size.length(on: axis))
        place(members, along: row.spans(distribution), axis: axis, in: content)
    }

    private var contentRect: CGRect {
        let inner = isLayoutMarginsRelativeArrangement ? bounds.inset(by: layoutMargins) : bounds
        return CGRect(
            origin: inner.origin, size: CGSize(width: max(0, inner.size.width), height: max(0, inner.size.height)))
    }

    private func place(
        _ members: [StackMember], along spans: [StackSpan], axis: NSLayoutConstraint.Axis, in content: CGRect
    ) {
        let across = spansAcross(members, axis: axis, breadth: content.size.length(on: axis.across))
        let isMirrored = untracked { effectiveUserInterfaceLayoutDirection == .rightToLeft }
        var next = 0
        for (member, cross) in zip(members, across) {
            // What is hidden has no length, where the next one begins, or at the end.
            var span = StackSpan(
                start: next < spans.count ? spans[next].start : content.size.length(on: axis), length: 0)
            if !member.isHidden {
                span = spans[next]
                next += 1
            }
            var frame = CGRect(
                origin: axis == .horizontal
                    ? CGPoint(x: span.start, y: cross.start) : CGPoint(x: cross.start, y: span.start),
                size: CGSize(along: span.length, across: cross.length, axis: axis))
            if isMirrored { frame.origin.x = content.size.width - frame.origin.x - frame.size.width }
            frame.origin.x += content.origin.x
            frame.origin.y += content.origin.y
            // An observer of one frame may have moved another view away.
            if isSubview(member.view) { member.view.takePlace(frame) }
        }
    }

    /// Where the views stand across the axis.
    private func spansAcross(_ members: [StackMember], axis: NSLayoutConstraint.Axis, breadth: CGFloat) -> [StackSpan] {
        let alignment = untracked { self.alignment }
        let isFilled = alignment == .fill || alignment.baseline != nil && axis == .vertical
        if isFilled { return members.map { _ in StackSpan(start: 0, length: breadth) } }
        let lengths = members.map { $0.wish(on: axis.across) ?? breadth }
        if let baseline = alignment.baseline {
            let offsets = zip(members, lengths).map { $0.baseline(baseline, height: $1) }
            // What is hidden does not move the others.
            let lowest = zip(members, offsets).reduce(0) { $1.0.isHidden ? $0 : max($0, $1.1) }
            return zip(offsets, lengths).map { StackSpan(start: lowest - $0, length: $1) }
        }
        return lengths.map { length in
            switch alignment {
            case .center: StackSpan(start: (breadth - length) / 2, length: length)
            case .trailing: StackSpan(start: breadth - length, length: length)
            default: StackSpan(start: 0, length: length)
            }
        }
    }
}

extension UIView {
    /// Fills a rectangle with the view as it would be without its transform, which it keeps.
    fileprivate final func takePlace(_ place: CGRect) {
        if !isTransformed {
            if realFrame != place { frame = place }
            return
        }
        if storedGeometry.rect.size != place.size { bounds = CGRect(origin: bounds.origin, size: place.size) }
        if storedGeometry.center != place.middle { center = place.middle }
    }
}
