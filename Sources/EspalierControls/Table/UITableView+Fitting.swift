import EspalierViews
import Foundation

// What cells, headers and footers that size themselves answer, and when they are asked again (AUTOLAYOUT 7.2).
extension UITableView {
    /// Whether contents that change while they are shown change the heights of their rows.
    public enum SelfSizingInvalidation: Int, Sendable {
        /// Heights stay until an update or a reload.
        case disabled = 0
        /// A shown cell whose content asks for another height gets it at the next layout.
        case enabled = 1
        /// As `.enabled`: what constraints say counts there already.
        case enabledIncludingConstraints = 2
    }

    /// A row without constraints and without a height, in points.
    static let automaticRowHeight: CGFloat = 44

    /// The height that a view asks for at a width: at least 1, and up to the next pixel where there is a screen.
    final func fittedHeight(of view: UIView, width: CGFloat, _ what: @autoclosure () -> String) -> CGFloat {
        let size = untracked {
            view.systemLayoutSizeFitting(
                CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
        }
        return usableHeight(size.height, of: view, "systemLayoutSizeFitting", what())
    }

    /// The height that one without constraints asks for.
    final func plainHeight(of view: UIView, _ what: @autoclosure () -> String) -> CGFloat {
        let size = untracked { view.sizeThatFits(CGSize(width: bounds.width, height: 0)) }
        return usableHeight(size.height, of: view, "sizeThatFits", what())
    }

    private func usableHeight(
        _ height: CGFloat, of view: UIView, _ method: String, _ what: @autoclosure () -> String
    ) -> CGFloat {
        guard height.isFinite else { trap("\(method) of \(view.brief) for \(what()) answered a height of \(height)") }
        return UIView.upToPixel(max(1, height), pixelScale)
    }

    /// Moves the offset with content that moves because something above it has another height; not beyond the top,
    /// unless it was there before.
    final func keepInPlace(by distance: CGFloat) {
        if distance == 0 { return }
        updateContentSize()
        let least = -adjustedContentInset.top
        let (old, wanted) = (bounds.minY, bounds.minY + distance)
        contentOffset = CGPoint(x: bounds.minX, y: old >= least ? max(wanted, least) : wanted)
    }

    /// A cell, header or footer in sight may ask for another height. Marks only.
    final func cellMayWantAnotherHeight() {
        guard selfSizingInvalidation != .disabled else { return }
        hasChangedContents = true
        markNeedsLayout()
    }

    /// Lets what has changed in sight be measured again.
    final func forgetChangedHeights() {
        guard hasChangedContents else { return }
        hasChangedContents = false
        if model?.isLazy ?? false {
            for shown in shownRows where shown.cell.needsFitting { model?.forgetHeight(of: shown.path) }
        }
        for shown in shownBands where (shown.view as? UITableViewHeaderFooterView)?.needsFitting ?? false {
            guard var band = model?.band(shown.kind, shown.section), band.rule == .selfSizing else { continue }
            band.isFinal = false
            model?.setBand(shown.kind, of: shown.section, band)
        }
    }
}

extension UIView {
    /// A length up to the next pixel; what is within a millionth of one counts as on it.
    static func upToPixel(_ length: CGFloat, _ scale: CGFloat?) -> CGFloat {
        guard let scale, scale > 0 else { return length }
        return length.roundedUp(toPixelsOf: scale)
    }
}
