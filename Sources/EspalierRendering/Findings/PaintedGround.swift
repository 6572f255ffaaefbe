import EspalierControls
import EspalierViews
import Foundation

/// What is painted below a part of a view, as far as that is one colour.
struct PaintedGround {
    /// How many sisters below a view are looked at.
    private static let mostSisters = 32

    /// What is painted there, the nearest first.
    private var covers: [UIColor] = []
    private var isOpaque = false

    /// The colour below a rectangle of a view; nil where it is not one colour, or nobody can know it: below lies a picture,
    /// a gradient, something turned, transparent or painted in part.
    ///
    /// - Complexity: O(depth), and 32 sisters at each step of the way.
    static func color(below rect: CGRect, of place: Int, in tree: LintTree) -> UIColor? {
        var ground = PaintedGround()
        var (place, rect) = (place, rect)
        guard ground.take(ViewPaint(of: tree.nodes[place].view), hasContent: false, in: rect) else { return nil }
        while !ground.isOpaque, tree.nodes[place].parent >= 0 {
            let (view, parent) = (tree.nodes[place].view, tree.nodes[place].parent)
            let holder = tree.nodes[parent].view
            // A group that shines through as a whole, and what is turned, is not looked into.
            guard view.alpha >= LintTree.leastOpaque, !view.isTransformed, !holder.isTransformed else { return nil }
            rect = holder.convert(rect, from: view)
            guard ground.takeSisters(below: view, of: holder, in: rect) else { return nil }
            if !ground.isOpaque, !ground.take(ViewPaint(of: holder), in: rect) { return nil }
            place = parent
        }
        let paper = UIColor.systemBackground.resolved(with: tree.nodes[0].view.currentTraits)
        return ground.covers.reversed().reduce(paper) { $1.painted(over: $0) }
    }

    private mutating func takeSisters(below view: UIView, of holder: UIView, in rect: CGRect) -> Bool {
        let sisters = holder.subviews
        guard let end = sisters.firstIndex(where: { $0 === view }) else { return false }
        for sister in sisters[max(0, end - Self.mostSisters)..<end].reversed() where !isOpaque {
            if sister.isHidden || sister.alpha < LintTree.leastAlpha || !sister.frame.meets(rect) { continue }
            guard sister.alpha >= LintTree.leastOpaque, !sister.isTransformed, !(sister is UIVisualEffectView) else {
                return false
            }
            let inside = sister.convert(rect, from: holder)
            if sister.subviews.contains(where: { !$0.isHidden && $0.frame.meets(inside) }) { return false }
            guard take(ViewPaint(of: sister), in: inside) else { return false }
        }
        return isOpaque || end <= Self.mostSisters
    }

    /// - Parameter hasContent: whether what lies over the ground of the view counts as well.
    /// - Returns: whether all of it is known.
    private mutating func take(_ paint: ViewPaint, hasContent: Bool = true, in rect: CGRect) -> Bool {
        let items = hasContent ? paint.back + paint.content : paint.back + paint.content.prefix { !$0.isText }
        for item in items.reversed() where !isOpaque {
            switch item {
            case .text, .shadow: continue
            case .image(let image): if image.frame.meets(rect) { return false }
            case .shape(let piece):
                let box = piece.path.boundingBox
                guard box.meets(rect), let fill = piece.fill else { continue }
                guard case .color(let color) = fill, box.insetBy(dx: -1, dy: -1).contains(rect) else { return false }
                let opacity = color.opacity * piece.opacity
                if opacity <= 0 { continue }
                covers.append(color.withAlphaComponent(opacity))
                isOpaque = opacity >= LintTree.leastOpaque
            }
        }
        return true
    }
}

extension CGRect {
    fileprivate func meets(_ other: CGRect) -> Bool {
        let part = common(with: other)
        return !part.isNull && part.width > 0 && part.height > 0
    }
}

extension PaintedItem {
    fileprivate var isText: Bool { if case .text = self { true } else { false } }
}

extension UIColor {
    private var parts: [CGFloat] {
        var parts: (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        _ = getRed(&parts.0, green: &parts.1, blue: &parts.2, alpha: &parts.3)
        return [parts.0, parts.1, parts.2, parts.3]
    }

    /// The colour that is seen where this one lies over an opaque one.
    func painted(over ground: UIColor) -> UIColor {
        let (own, below) = (parts, ground.parts)
        func mixed(_ part: Int) -> CGFloat { own[part] * own[3] + below[part] * (1 - own[3]) }
        return UIColor(red: mixed(0), green: mixed(1), blue: mixed(2), alpha: 1)
    }

    /// How bright the colour is (WCAG 2.2, relative luminance).
    private var luminance: Double {
        let linear = parts.prefix(3).map { part in
            let part = Double(min(max(part, 0), 1))
            return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }

    /// The contrast of two opaque colours, from 1 to 21 (WCAG 2.2, contrast ratio).
    func contrast(with other: UIColor) -> Double {
        let (high, low) = (max(luminance, other.luminance), min(luminance, other.luminance))
        return (high + 0.05) / (low + 0.05)
    }
}
