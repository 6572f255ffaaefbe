import EspalierControls
import EspalierViews
import Foundation

/// One thing that a view paints, in the view's own coordinates.
enum PaintedItem: Equatable, Sendable {
    case shape(LayerPiece)
    case shadow(LayerLook.Shadow)
    case text(PaintedText)
    case image(PaintedImage)
}

/// A text with its colour. Its lines are found only where somebody writes it.
struct PaintedText: Equatable, Sendable {
    var setting: TextSetting
    var color: UIColor
}

/// An image with its place.
struct PaintedImage: Equatable, Sendable {
    var image: UIImage
    /// Where all of the image lies, not only what can be seen of it.
    var frame: CGRect
    /// The one colour of a template; nil for an image in its own colours.
    var tint: UIColor?
}

/// All that one view paints.
struct ViewPaint: Equatable, Sendable {
    /// Behind everything, and not cut off by the view itself.
    var back: [PaintedItem] = []
    /// Behind the subviews, and cut off as they are.
    var content: [PaintedItem] = []
    /// Over the subviews.
    var front: [PaintedItem] = []
    /// What contents and subviews are cut off at; nil where they are not.
    var clip: PathData?
    /// Of the view that a picture is made of: what the system has behind everything.
    var paper: UIColor?
}
