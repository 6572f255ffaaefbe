import EspalierControls
import EspalierViews
import Foundation

/// What an alert shows.
final class AlertBox: UIView {
    let titleLabel = UILabel()
    let messageLabel = UILabel()
    var buttons: [AlertButton] = []
    /// Whether a popover is its ground.
    var isInPopover = false
}

/// The button of an action.
final class AlertButton: UIButton {
    var action: UIAlertAction?
}

/// The measures of alerts, in points.
private enum AlertMetrics {
    static let width: CGFloat = 270
    static let side: CGFloat = 16
    static let margin: CGFloat = 20
    static let gap: CGFloat = 8
    static let field: CGFloat = 34
    static let edge: CGFloat = 8
    static let popover: CGFloat = 304

    static func action(_ style: UIAlertController.Style) -> CGFloat { style == .alert ? 44 : 57 }
}

extension UIAlertController {
    final func add(_ action: UIAlertAction) {
        if action.style == .cancel, let other = ownActions.first(where: { $0.style == .cancel }) {
            trap("addAction(\(action)) of an alert that has \(other): only one action may cancel")
        }
        ownActions.append(action)
        action.alert = self
        contentDidChange()
    }

    final func setPreferred(_ action: UIAlertAction?) {
        if let action, !ownActions.contains(action) {
            trap("preferredAction set to \(action), which is not among the actions of the alert: add it first")
        }
        ownPreferred = action
        contentDidChange()
    }

    final func addField(_ configure: ((UITextField) -> Void)?) {
        guard ownStyle == .alert else {
            trap("addTextField of an alert of the style .actionSheet: only .alert has some")
        }
        let field = UITextField()
        field.borderStyle = .roundedRect
        ownFields.append(field)
        configure?(field)
        contentDidChange()
    }

    final func actionDidChange(_ action: UIAlertAction) {
        for button in box.buttons where button.action === action { button.isEnabled = action.isEnabled }
    }

    /// - Returns: whether it is taken: an alert that is being dismissed takes no second answer.
    @discardableResult
    final func choose(_ action: UIAlertAction, animated: Bool) -> Bool {
        if movement.isBeingDismissed { return false }
        if presentingViewController == nil {
            action.handler?(action)
        } else {
            // The handler comes when the alert is gone, so that it can present something else.
            dismiss(animated: animated) { action.handler?(action) }
        }
        return true
    }

    final func contentDidChange() {
        guard isViewLoaded else { return }
        fillBox()
        view.setNeedsLayout()
    }

    final func loadBox() {
        box.titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
        box.messageLabel.font = .systemFont(ofSize: 13)
        for label in [box.titleLabel, box.messageLabel] {
            label.numberOfLines = 0
            label.textAlignment = .center
        }
        view.addSubview(box)
        fillBox()
    }

    private func fillBox() {
        box.titleLabel.text = title
        box.messageLabel.text = ownMessage
        box.buttons = ownActions.map { action in
            let button = box.buttons.first { $0.action === action } ?? makeButton(for: action)
            button.titleLabel?.font = .systemFont(
                ofSize: 17, weight: action === stressedAction ? .semibold : .regular)
            button.isEnabled = action.isEnabled
            return button
        }
        for wanted in [box.titleLabel, box.messageLabel] as [UIView] + ownFields + box.buttons
        where wanted.superview !== box {
            box.addSubview(wanted)
        }
    }

    /// The action with the heavier title: the one that cancels, unless an alert prefers another.
    private var stressedAction: UIAlertAction? { preferred ?? cancelAction }

    /// What the return key stands for. Sheets prefer nothing.
    final var preferred: UIAlertAction? { ownStyle == .alert ? ownPreferred : nil }

    final var cancelAction: UIAlertAction? { ownActions.first { $0.style == .cancel } }

    private func makeButton(for action: UIAlertAction) -> AlertButton {
        let button = AlertButton(type: .system)
        button.action = action
        button.setTitle(action.title, for: .normal)
        button.addTarget(self, for: .touchUpInside) { [unowned action] alert in alert.choose(action, animated: true) }
        return button
    }

    // MARK: Places

    /// Whether the alert is, or is going to be, a popover that stays one.
    final var isInPopover: Bool { activePresentation is UIPopoverPresentationController }

    final var popoverSize: CGSize {
        loadViewIfNeeded()
        return CGSize(width: AlertMetrics.popover, height: placeContent(width: AlertMetrics.popover))
    }

    final func placeBox() {
        guard let view else { return }
        box.isInPopover = isInPopover
        view.backgroundColor = isInPopover ? nil : UIColor(white: 0, alpha: 0.2)
        if isInPopover {
            box.frame = view.bounds
            _ = placeContent(width: view.bounds.width)
            return
        }
        var safe = view.bounds.inset(by: view.safeAreaInsets)
        if !ownFields.isEmpty {
            let bottom = min(safe.maxY, view.keyboardLayoutGuide.layoutFrame.minY)
            safe.size.height = max(0, bottom - safe.minY)
        }
        let isAlert = ownStyle == .alert
        let width = isAlert ? min(AlertMetrics.width, safe.width) : max(0, safe.width - 2 * AlertMetrics.edge)
        let height = placeContent(width: width)
        let y = isAlert ? (safe.midY - height / 2).rounded() : safe.maxY - AlertMetrics.edge - height
        box.frame = CGRect(x: (safe.midX - width / 2).rounded(), y: y, width: width, height: height)
    }

    /// Places what is in the box, and answers how high it is.
    private func placeContent(width: CGFloat) -> CGFloat {
        let inner = max(0, width - 2 * AlertMetrics.side)
        var y = AlertMetrics.margin
        for label in [box.titleLabel, box.messageLabel] {
            let size = (label.text ?? "").isEmpty ? .zero : label.sizeThatFits(CGSize(width: inner, height: 0))
            label.frame = CGRect(x: AlertMetrics.side, y: y, width: inner, height: size.height)
            y += size.height
        }
        for field in ownFields {
            y += AlertMetrics.gap
            field.frame = CGRect(x: AlertMetrics.side, y: y, width: inner, height: AlertMetrics.field)
            y += AlertMetrics.field
        }
        y = y > AlertMetrics.margin ? y + AlertMetrics.margin : 0
        return placeButtons(below: y, width: width)
    }

    /// Those that cancel come last, whenever they were added; of two side by side, first.
    private func placeButtons(below top: CGFloat, width: CGFloat) -> CGFloat {
        let height = AlertMetrics.action(ownStyle)
        let cancel = box.buttons.filter { $0.action?.style == .cancel }
        for button in cancel { button.isHidden = isInPopover }
        let others = box.buttons.filter { $0.action?.style != .cancel }
        if ownStyle == .alert && box.buttons.count == 2 {
            for (index, button) in (cancel + others).enumerated() {
                button.frame = CGRect(x: CGFloat(index) * width / 2, y: top, width: width / 2, height: height)
            }
            return top + height
        }
        var y = top
        for button in others {
            button.frame = CGRect(x: 0, y: y, width: width, height: height)
            y += height
        }
        for button in cancel where !isInPopover {
            if ownStyle == .actionSheet && y > 0 { y += AlertMetrics.edge }
            button.frame = CGRect(x: 0, y: y, width: width, height: height)
            y += height
        }
        return y
    }
}
