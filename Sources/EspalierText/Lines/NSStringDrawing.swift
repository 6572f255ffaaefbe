import Foundation

/// How text is measured.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
    /// The bits, UIKit's.
    public let rawValue: Int
    /// Makes options of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Several lines, which break at the width that is given. Without it there are the breaks of the text alone.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// Lines with their leading; system fonts have none, so it changes nothing.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// Heights by what is drawn. There is nothing drawn here: as without it.
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
    /// At most as many lines as the height that is given holds, and one at least.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// How small text may become to fit, and how small it became.
public final class NSStringDrawingContext {
    /// The least factor for sizes of fonts, from 0 to 1. 0 by default: nothing becomes smaller.
    public var minimumScaleFactor: CGFloat = 0
    /// The factor of the last measuring. 0 before one.
    public fileprivate(set) var actualScaleFactor: CGFloat = 0
    /// The rectangle of the last measuring. Zero before one.
    public fileprivate(set) var totalBounds = CGRect.zero

    /// Makes a context.
    public init() {}
}

extension NSAttributedString {
    /// The size of the text with no limit to its width, as ``TextMeasurer`` says but not rounded: one line is as high as
    /// its font's `lineHeight`. Without `.font`, text counts as 12 points. Views measure with the measurer of their
    /// window instead, and round up.
    /// - Complexity: O(length).
    public func size() -> CGSize {
        boundingRect(with: .zero, options: [], context: nil).size
    }

    /// The rectangle that the text takes up, at (0, 0), as ``TextMeasurer`` says but not rounded: whoever gives a view
    /// this size rounds it up.
    ///
    /// - Parameters:
    ///   - size: in points. The width counts with `.usesLineFragmentOrigin`, and a width of 0 or less, or 10 million
    ///     and more, is no limit. The height counts with `.truncatesLastVisibleLine`, and where text may become smaller.
    ///   - context: how small the text may become to fit; `actualScaleFactor` says how small it did.
    /// - Complexity: O(length).
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        // UIKit's font where a text names none.
        let standard = UIFont.systemFont(ofSize: 12)
        let runs = AttributedText(self)?.runs(font: standard) ?? []
        let wraps = options.contains(.usesLineFragmentOrigin)
        let wrapping = wraps ? TextWrapping.at(size.width) : .none
        let measurer = TextMeasurer.exact
        let factor = measurer.shrinking(of: runs, minimum: context?.minimumScaleFactor ?? 0) { runs in
            let extent = measurer.extent(of: runs, wrapping: wrapping, maximumLines: 0)
            return extent.size.width <= size.width && (!wraps || extent.size.height <= size.height)
        }
        var whole = measurer.extent(of: runs, scaledBy: factor, wrapping: wrapping, maximumLines: 0)
        if wraps, options.contains(.truncatesLastVisibleLine), whole.size.height > size.height {
            whole = measurer.visible(of: runs, scaledBy: factor, wrapping, whole, height: size.height)
        }
        let rect = CGRect(origin: .zero, size: whole.size)
        context?.actualScaleFactor = factor
        context?.totalBounds = rect
        return rect
    }
}

extension TextMeasurer {
    /// As many lines of a text as a height holds, and one at least.
    fileprivate func visible(
        of runs: [TextRun], scaledBy factor: CGFloat, _ wrapping: TextWrapping, _ whole: TextExtent, height: CGFloat
    ) -> TextExtent {
        var (low, high) = (1, whole.lines)
        while low < high {
            let middle = (low + high + 1) / 2
            let part = extent(of: runs, scaledBy: factor, wrapping: wrapping, maximumLines: middle)
            if part.size.height <= height + CGFloat.roundingSlack { low = middle } else { high = middle - 1 }
        }
        return extent(of: runs, scaledBy: factor, wrapping: wrapping, maximumLines: low)
    }
}

extension NSString {
    /// The size of the text in these attributes with no limit to its width; see `NSAttributedString.size()`.
    /// - Complexity: O(length).
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSAttributedString(string: String(describing: self), attributes: attrs).size()
    }

    /// The rectangle that the text takes up in these attributes; see `NSAttributedString.boundingRect`.
    /// - Complexity: O(length).
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        NSAttributedString(string: String(describing: self), attributes: attributes)
            .boundingRect(with: size, options: options, context: context)
    }
}

extension String {
    /// The size of the text in these attributes with no limit to its width; see `NSAttributedString.size()`.
    /// - Complexity: O(length).
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSAttributedString(string: self, attributes: attrs).size()
    }

    /// The rectangle that the text takes up in these attributes; see `NSAttributedString.boundingRect`.
    /// - Complexity: O(length).
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        NSAttributedString(string: self, attributes: attributes)
            .boundingRect(with: size, options: options, context: context)
    }
}
