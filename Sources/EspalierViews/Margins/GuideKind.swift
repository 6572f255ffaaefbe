import Foundation

/// Which rectangle a guide is.
package enum GuideKind: UInt8, Sendable {
    /// One that was added to a view: an item of constraints (AUTOLAYOUT 1.1).
    case added
    // Those that a view has by itself, at given insets from its bounds (AUTOLAYOUT 1.5).
    case safeArea, margins, readable, keyboard
    /// Of a controller's root view: what lies above its safe area, and below it (AUTOLAYOUT 7.4).
    case topBars, bottomBars
    /// Of a scroll view: its bounds as they are shown.
    case frameLayout
    /// Of a scroll view: its content, an item.
    case contentLayout
    /// One that only serves to say something of other items: constraints place it, and it takes no part in ties and
    /// ambiguity (AUTOLAYOUT 6).
    case auxiliary

    /// As UIKit names them.
    var identifier: String {
        switch self {
        case .added, .auxiliary: ""
        case .safeArea: "UIViewSafeAreaLayoutGuide"
        case .margins: "UIViewLayoutMarginsGuide"
        case .readable: "UIViewReadableContentGuide"
        case .keyboard: "UIViewKeyboardLayoutGuide"
        case .topBars: "UIViewControllerTopLayoutGuide"
        case .bottomBars: "UIViewControllerBottomLayoutGuide"
        case .frameLayout: "UIScrollView-frameLayoutGuide"
        case .contentLayout: "UIScrollView-contentLayoutGuide"
        }
    }

    /// What it is of its owner, in messages.
    var phrase: String {
        switch self {
        case .added: "a guide"
        case .safeArea: "the safe area"
        case .margins: "the margins"
        case .readable: "the readable content"
        case .keyboard: "the keyboard guide"
        case .topBars: "the top layout guide"
        case .bottomBars: "the bottom layout guide"
        case .frameLayout: "the frame guide"
        case .contentLayout: "the content guide"
        case .auxiliary: "a spacer"
        }
    }

    /// Whether it lies at given insets from its owner's bounds, rather than being an item.
    package var isInset: Bool {
        switch self {
        case .added, .contentLayout, .auxiliary: false
        case .safeArea, .margins, .readable, .keyboard, .topBars, .bottomBars, .frameLayout: true
        }
    }
}

extension UILayoutGuide {
    /// How wide readable content is at most.
    private static let readableWidth: CGFloat = 672

    /// How far a guide that `view` has by itself lies inside of its bounds at the moment (AUTOLAYOUT 1.5); zero for
    /// others.
    final func insets(in view: UIView) -> UIEdgeInsets {
        switch kind {
        case .added, .contentLayout, .frameLayout, .auxiliary: return .zero
        case .safeArea: return view.safeAreaInsets
        case .margins: return view.layoutMargins
        case .readable:
            var insets = view.layoutMargins
            let excess = view.rect.size.width - insets.left - insets.right - Self.readableWidth
            if excess > 0 {
                insets.left += excess / 2
                insets.right += excess / 2
            }
            return insets
        case .keyboard:
            if let covered = keyboardExtent(in: view) {
                return UIEdgeInsets(top: view.rect.size.height - covered, left: 0, bottom: 0, right: 0)
            }
            let bottom = keepsAboveSafeArea ? view.safeAreaInsets.bottom : 0
            return UIEdgeInsets(top: view.rect.size.height - bottom, left: 0, bottom: bottom, right: 0)
        case .topBars:
            return UIEdgeInsets(top: 0, left: 0, bottom: view.rect.size.height - view.safeAreaInsets.top, right: 0)
        case .bottomBars:
            return UIEdgeInsets(top: view.rect.size.height - view.safeAreaInsets.bottom, left: 0, bottom: 0, right: 0)
        }
    }

    private var keepsAboveSafeArea: Bool { (self as? UIKeyboardLayoutGuide)?.usesBottomSafeArea ?? true }

    /// How high a guide of the keyboard is; nil for a line: without a keyboard, and where that covers no more than the
    /// safe area.
    final func keyboardExtent(in view: UIView) -> CGFloat? {
        guard let covered = view.coveredByKeyboard else { return nil }
        let bottom = keepsAboveSafeArea ? view.safeAreaInsets.bottom : 0
        return covered > bottom ? covered : nil
    }

    /// What `layoutFrame` answers.
    final var currentFrame: CGRect {
        guard let view = owner?.object else { return .zero }
        return kind.isInset ? view.bounds.inset(by: insets(in: view)) : solvedFrame
    }

    /// How messages call the guide: by its identifier if it was given one, else by what it is, and by its owner.
    final var constraintName: String {
        let ofOwner = owner.map { " of '\($0.object.constraintName)'" } ?? ""
        if !identifier.isEmpty, identifier != kind.identifier { return "'\(identifier)'\(ofOwner)" }
        return kind.phrase + ofOwner
    }
}

extension UILayoutGuide {
    /// The class, the identifier if it has one, and the frame. Never an address, so that output stays the same.
    final var ownDescription: String {
        let identifier = identifier.isEmpty ? "" : " '\(identifier)'"
        let frame = layoutFrame
        return "<\(type(of: self))\(identifier); "
            + "frame = (\(frame.minX) \(frame.minY); \(frame.width) \(frame.height))>"
    }
}
