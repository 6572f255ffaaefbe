import EspalierText
import EspalierViews

// Fonts and what else the package of texts has: it knows no views, and what objects have in common is theirs.
extension UIFont: ObjectOfUIKit {}
extension UIFontDescriptor: ObjectOfUIKit {}
extension NSParagraphStyle: ObjectOfUIKit {}
extension NSStringDrawingContext: ObjectWithIdentity {}
