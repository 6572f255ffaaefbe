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
    /// A part of a text in a colour of its own, up to a byte of the text.
    struct Stretch: Equatable, Sendable {
        var end: Int
        var color: UIColor
    }

    var setting: TextSetting
    /// The colour of all that has none of its own.
    var color: UIColor
    /// All parts, in order, where they have several colours.
    var stretches: [Stretch] = []

    /// The colours that there are.
    var colors: [UIColor] { stretches.isEmpty ? [color] : stretches.map(\.color) }

    /// The parts of a line, each with its colour.
    func pieces(of line: VisibleText.Line) -> [(text: String, color: UIColor)] {
        guard let offset = line.offset, !stretches.isEmpty else { return [(line.text, color)] }
        let bytes = Array(line.text.utf8)
        var pieces: [(text: String, color: UIColor)] = []
        var start = 0
        for (number, stretch) in stretches.enumerated() where start < bytes.count && stretch.end > offset + start {
            // The sign of a cut belongs to what stands before it.
            let end = number == stretches.count - 1 ? bytes.count : min(stretch.end - offset, bytes.count)
            pieces.append((String(decoding: bytes[start..<end], as: UTF8.self), stretch.color))
            start = end
        }
        return pieces
    }
}

/// An image with its place.
struct PaintedImage: Equatable, Sendable {
    var image: UIImage
    /// Where all of the image lies, not only what can be seen of it.
    var frame: CGRect
    /// The one colour of a template; nil for an image in its own colours.
    var tint: UIColor?
    /// Whether its edges keep their size, where the image has such edges.
    var isSliced = false
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
    /// Of the view that a picture is made of.
    var screen: Screen?

    /// What a picture needs to know of its surroundings.
    struct Screen: Equatable, Sendable {
        /// What the system has behind everything.
        var paper: UIColor
        var safeArea: UIEdgeInsets
        var isDark: Bool

        init(of view: UIView) {
            let traits = view.currentTraits
            paper = .systemBackground.resolved(with: traits)
            safeArea = view.safeAreaInsets
            isDark = traits.userInterfaceStyle == .dark
        }
    }
}
