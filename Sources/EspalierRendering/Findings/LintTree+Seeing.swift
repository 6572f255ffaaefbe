import EspalierControls
import EspalierViews
import Foundation

// What people see of views: what is clipped, covered, or only decoration, nobody misses.
extension LintTree {
    /// A line is no thicker than this.
    private static let line = 2.0
    /// How many opaque views before a part are looked at, from the front.
    private static let mostCovers = 32

    /// Whether a view cuts off what reaches out of it.
    ///
    /// The root does not, nor does a view as large as it: what reaches out of those is off the screen, whoever cuts it.
    func clips(_ place: Int) -> Bool {
        let view = nodes[place].view
        return view.clipsToBounds && nodes[place].parent >= 0 && view.bounds.size != nodes[0].view.bounds.size
    }

    /// Whether a superview cuts off what reaches out of it, before one that scrolls.
    ///
    /// - Complexity: O(depth).
    func hasClippingSuperview(_ place: Int) -> Bool {
        var current = nodes[place].parent
        while current >= 0, !nodes[current].scrolls {
            if clips(current) { return true }
            current = nodes[current].parent
        }
        return false
    }

    /// A line between others.
    func isSeparator(_ place: Int) -> Bool {
        let size = nodes[place].rect.size
        return min(size.width, size.height) <= Self.line && !nodes[place].isControl && isPlain(place)
    }

    /// An image, or a plain view with nothing in it.
    func isDecoration(_ place: Int) -> Bool { nodes[place].count == 0 && isPlain(place) }

    private func isPlain(_ place: Int) -> Bool {
        let view = nodes[place].view
        if view is UIImageView { return true }
        return !source.plainViewsCount && type(of: view) == UIView.self
    }

    /// Whether a sibling lies before a view, at least in part.
    func isUnderSibling(_ place: Int) -> Bool {
        guard nodes[place].parent >= 0 else { return false }
        return children[nodes[place].parent].contains { sibling in
            sibling > place && nodes[sibling].isVisible && !nodes[sibling].rect.common(with: nodes[place].rect).isNull
        }
    }

    /// Whether a part of a superview's ground is seen: superviews do not clip it off, and nothing opaque covers it.
    ///
    /// - Parameters:
    ///   - part: in the coordinates of the view's superview.
    ///   - place: the view that shows there; what is behind it does not count.
    /// - Complexity: O(depth).
    func isSeen(_ part: CGRect, before place: Int) -> Bool {
        var part = part
        var current = place
        while nodes[current].parent >= 0 {
            let parent = nodes[current].parent
            for sibling in opaque[parent].suffix(Self.mostCovers) where sibling > current {
                let node = nodes[sibling]
                if node.isVisible, node.frame.contains(part), !node.view.isTransformed { return false }
            }
            let view = nodes[parent].view
            // What a turned superview shows is not compared, and what scrolls can come anywhere.
            if view.isTransformed || nodes[parent].scrolls { return true }
            if clips(parent) { part = part.common(with: view.bounds) }
            if part.isNull || part.width < FrameChecks.tolerance || part.height < FrameChecks.tolerance {
                return false
            }
            let origin = nodes[parent].frame.origin
            part = part.offsetBy(dx: origin.x - view.bounds.minX, dy: origin.y - view.bounds.minY)
            current = parent
        }
        return true
    }

    /// Whether a view lies in part before the beginning or behind the end of what its superview scrolls.
    func crossesContentEdge(_ place: Int) -> Bool {
        let parent = nodes[place].parent
        guard parent >= 0, let scroll = nodes[parent].view as? UIScrollView, scroll.contentSize != .zero else {
            return false
        }
        let content = CGRect(origin: .zero, size: scroll.contentSize)
        return !content.insetBy(dx: -FrameChecks.tolerance, dy: -FrameChecks.tolerance).contains(nodes[place].rect)
    }

    /// Where the words of a view stand, in its superview; nil for a view without words.
    func words(of place: Int) -> CGRect? {
        let view = nodes[place].view
        let label = view as? UILabel ?? (view as? UIButton)?.titleLabel
        guard let label, !view.isTransformed, let text = label.text, !text.isEmpty, !label.isHidden,
            let lines = label.textSetting?.shown().lines, let first = lines.first
        else { return nil }
        let rect = lines.dropFirst().reduce(first.frame) { $0.union($1.frame) }
        return view.convert(rect, from: label).offsetBy(
            dx: nodes[place].frame.minX - view.bounds.minX, dy: nodes[place].frame.minY - view.bounds.minY)
    }

    /// Where capitals and deep letters of a label's words stand, in its superview: the lines without the room above and below
    /// that fonts keep. Nil for a view that is no label or has a ground of its own, which is seen as well.
    func letters(of place: Int) -> CGRect? {
        guard let label = nodes[place].view as? UILabel, label.backgroundColor?.cgColor.alpha ?? 0 < 0.01,
            let font = label.font, let words = words(of: place)
        else { return nil }
        let (above, below) = font.roomAroundLetters
        return CGRect(
            x: words.minX, y: words.minY + above, width: words.width, height: max(0, words.height - above - below))
    }
}

extension UIFont {
    /// What a line keeps above its capitals, and below letters such as g and p, which use seven eighths of what the font has
    /// below the base line.
    var roomAroundLetters: (above: CGFloat, below: CGFloat) {
        (max(0, ascender - max(capHeight, 0.78 * pointSize)), max(0, -descender * 0.125))
    }
}
