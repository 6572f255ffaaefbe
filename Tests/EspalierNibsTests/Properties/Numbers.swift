import EspalierControls
import EspalierViews
import Foundation

extension CGRect {
    var numbers: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
}

extension CGSize {
    var numbers: String { "\(width) \(height)" }
}

extension UIEdgeInsets {
    var numbers: String { "\(top) \(left) \(bottom) \(right)" }
}

extension UIColor {
    /// The components, rounded to three digits.
    var numbers: String {
        var red: CGFloat = 0
        var green: CGFloat = 0
        var blue: CGFloat = 0
        var alpha: CGFloat = 0
        getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue, alpha].map { "\(($0 * 1000).rounded() / 1000 + 0)" }.joined(separator: " ")
    }
}

extension UIFont {
    var numbers: String { "\(fontName) \(pointSize)" }
}
