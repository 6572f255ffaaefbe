import Foundation

// What messages call geometry: its numbers as a document has them, whatever the platform's own descriptions are.

extension CGRect {
    /// `[x, y, width, height]`
    package var partsText: String { [origin.x, origin.y, size.width, size.height].partsText }
}

extension CGPoint {
    /// `[x, y]`
    package var partsText: String { [x, y].partsText }
}

extension CGSize {
    /// `[width, height]`
    package var partsText: String { [width, height].partsText }
}

extension UIEdgeInsets {
    /// `[top, left, bottom, right]`
    package var partsText: String { [top, left, bottom, right].partsText }
}

extension CGAffineTransform {
    /// `[a, b, c, d, tx, ty]`
    package var partsText: String { [a, b, c, d, tx, ty].partsText }
}

extension [CGFloat] {
    fileprivate var partsText: String { "[" + map { Double($0).shortLength }.joined(separator: ", ") + "]" }
}
