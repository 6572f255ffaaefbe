import EspalierViews
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

/// What text is measured with. Nothing shrinks here, so there is nothing to set.
public final class NSStringDrawingContext {
    /// Makes a context.
    public init() {}
}

extension NSAttributedString {
    /// The size of the text with no limit to its width, as ``TextMeasurer`` says. Without `.font`, text counts as 12
    /// points. Views measure with the measurer of their window instead.
    /// - Complexity: O(length).
    public func size() -> CGSize {
        boundingRect(with: .zero, options: [], context: nil).size
    }

    /// The rectangle that the text takes up, at (0, 0), as ``TextMeasurer`` says: sizes are rounded up to half points,
    /// which UIKit leaves to its callers.
    ///
    /// - Parameters:
    ///   - size: in points. The width counts with `.usesLineFragmentOrigin`, and a width of 0 or less, or 10 million
    ///     and more, is no limit. The height counts with `.truncatesLastVisibleLine` too.
    ///   - context: not used.
    /// - Complexity: O(length).
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        // UIKit's font where a text names none.
        let standard = UIFont.systemFont(ofSize: 12)
        let runs = AttributedText(self)?.runs(font: standard) ?? []
        let wraps = options.contains(.usesLineFragmentOrigin)
        let wrapping = wraps ? TextWrapping.at(size.width) : .none
        let measurer = TextMeasurer()
        let whole = measurer.size(of: runs, wrapping: wrapping, maximumLines: 0)
        let isCut = wraps && options.contains(.truncatesLastVisibleLine) && whole.height > size.height
        guard isCut, let tallest = runs.map(\.font.lineHeight).max() else { return CGRect(origin: .zero, size: whole) }
        let lines = Int(min(max((size.height / tallest).rounded(.down), 1), 1_000_000))
        return CGRect(
            origin: .zero, size: measurer.size(of: runs, wrapping: wrapping, maximumLines: lines))
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
