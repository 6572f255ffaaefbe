import EspalierViews
import Foundation

/// Which of the system's designs controls and bars have: how large they are, where that has changed.
///
///     window.controlDesign = .iOS18
///
/// Sizes are those that Interface Builder stored for the design's time; Docs/Controls.md lists them.
public enum ControlDesign: Hashable, Sendable, CaseIterable {
    /// Up to iOS 12.
    case iOS12
    /// From iOS 13 to 18.
    case iOS18
    /// From iOS 26 on.
    case iOS26

    /// Today's, which views have that are in no window.
    public static let current = ControlDesign.iOS26
}

// How large things are in frames: alignment rectangles may be smaller.
extension ControlDesign {
    var switchSize: CGSize {
        self == .iOS26 ? CGSize(width: 63, height: 28) : CGSize(width: 51, height: 31)
    }

    var sliderHeight: CGFloat { self == .iOS26 ? 34 : 31 }

    var stepperSize: CGSize { CGSize(width: 94, height: self == .iOS12 ? 29 : 32) }

    var segmentHeight: CGFloat { self == .iOS12 ? 29 : 32 }

    /// What a segment has besides its title.
    var segmentRoom: CGFloat { self == .iOS12 ? 14.5 : 19 }

    var progressHeight: CGFloat { self == .iOS12 ? 2 : 4 }

    var searchBarHeight: CGFloat { self == .iOS12 ? 44 : 56 }

    var navigationRowHeight: CGFloat { self == .iOS26 ? 54 : 44 }

    /// Three pages were measured; of others the distance between dots is a guess from iOS 13 on.
    func pageControlSize(pages: Int) -> CGSize {
        let count = CGFloat(pages)
        if self == .iOS12 { return CGSize(width: pages > 0 ? 16 * count - 9 : 0, height: 37) }
        return CGSize(width: pages > 0 ? 62 + 18 * count : 0, height: 26)
    }

    /// The height of a text field for that of its text.
    func fieldHeight(ofText height: CGFloat, hasBorder: Bool) -> CGFloat {
        switch (self, hasBorder) {
        case (.iOS12, true): max(30, height + 8)
        case (.iOS12, false): height.roundedUp()
        case (_, true): max(34, height + 12)
        // To half points, whatever the screen.
        case (_, false): (height + 1.5).roundedUp(toPixelsOf: 2)
        }
    }
}

extension UIWindow {
    private static let controlDesignProperty = StoredProperty<UIWindow, ControlDesign>(default: .current)

    /// The design of the controls and bars in the window. ``ControlDesign/current`` by default.
    ///
    /// Another one asks all views of the window to be laid out again.
    /// - Complexity: O(1), or O(views) where it changes.
    public final var controlDesign: ControlDesign {
        get { self[stored: Self.controlDesignProperty] }
        set {
            if newValue == controlDesign { return }
            self[stored: Self.controlDesignProperty] = newValue
            markAllForMeasuring()
            tellControls(of: newValue)
        }
    }
}

extension UIView {
    private static let treeDesignProperty = StoredProperty<UIView, ControlDesign?>(default: nil)

    /// The design of the view's window; without one, what a document says for the tree.
    package final var usedDesign: ControlDesign { design(in: window) }

    private func design(in window: UIWindow?) -> ControlDesign {
        window?.controlDesign ?? topmost[stored: Self.treeDesignProperty] ?? .current
    }

    /// What a document says of the design of a tree, for its topmost view, which may be a window.
    package final func setDocumentDesign(_ design: ControlDesign) {
        if let window = self as? UIWindow {
            window.controlDesign = design
            return
        }
        self[stored: Self.treeDesignProperty] = design
        markAllForMeasuring()
        tellControls(of: design)
    }

    /// Tells the controls among the view and those below it what their design is from now on.
    package final func tellControls(of design: ControlDesign) {
        var open: [UIView] = [self]
        while let view = open.popLast() {
            (view as? UIControl)?.designDidChange(to: design)
            open += view.subviews
        }
    }

    /// The view goes from a window to another, or to none, where it may be larger or smaller.
    final func sizeMayChange(goingTo newWindow: UIWindow?) {
        let design = design(in: newWindow)
        if design == usedDesign { return }
        (self as? UIControl)?.designDidChange(to: design)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }
}
