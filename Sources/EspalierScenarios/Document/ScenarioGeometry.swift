import EspalierViews
import Foundation

// UIKit's values as documents write them.

extension CGRect {
    /// The numbers in the order of a document. Not `width` and `height`, which Foundation makes positive.
    package var numbers: [Double] { [origin.x, origin.y, size.width, size.height].map { Double($0) } }
}

extension CGSize {
    var numbers: [Double] { [Double(width), Double(height)] }

    /// The size with what is negative or no finite number as none.
    package var wish: CGSize {
        func wish(_ length: CGFloat) -> CGFloat { length.isFinite && length >= 0 ? length : UIView.noIntrinsicMetric }
        return CGSize(width: wish(width), height: wish(height))
    }

    /// No wish on either axis.
    static let noWish = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
}

extension CGAffineTransform {
    /// `[a, b, c, d, tx, ty]`.
    package var numbers: [Double] { [a, b, c, d, tx, ty].map { Double($0) } }
}

extension UIEdgeInsets {
    /// `[top, left, bottom, right]`.
    var numbers: [Double] { [top, left, bottom, right].map { Double($0) } }
}

extension NSDirectionalEdgeInsets {
    /// `[top, leading, bottom, trailing]`.
    var numbers: [Double] { [top, leading, bottom, trailing].map { Double($0) } }
}

extension UIView.AutoresizingMask {
    /// The words of a document, in the order in which results list them.
    static let words: [(word: String, option: UIView.AutoresizingMask)] = [
        ("left", .flexibleLeftMargin), ("width", .flexibleWidth), ("right", .flexibleRightMargin),
        ("top", .flexibleTopMargin), ("height", .flexibleHeight), ("bottom", .flexibleBottomMargin),
    ]

    /// The words for what is set.
    var words: [String] { Self.words.filter { contains($0.option) }.map(\.word) }
}

extension JSONWriter {
    /// A list of the two numbers, `null` for an axis without a wish.
    mutating func contentSize(_ size: CGSize) {
        beginList()
        for number in size.numbers {
            if number == Double(UIView.noIntrinsicMetric) { null() } else { self.number(number) }
        }
        endList()
    }
}
