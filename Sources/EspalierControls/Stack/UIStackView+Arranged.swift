import EspalierViews
import Foundation

extension UIStackView: ArrangingView {
    /// Empty while the stack is going away and has given up its subviews.
    final var arrangedViews: [UIView] { subviewCount == 0 ? [] : arranged.views }

    final func arrange(_ view: UIView, at index: Int) {
        if index < 0 {
            trap("insertArrangedSubview(\(view), at: \(index)) on \(self): the index must not be negative")
        }
        if !isSubview(view) {
            arriving = (view, min(index, arranged.count))
            addSubview(view)
            arriving = nil
        }
        // A callback may have moved it on.
        guard isSubview(view) else { return }
        changeRecorded(.arrangement) {
            let spacing = arranged.spacing(after: view)
            arranged.remove(view)
            arranged.insert(view, at: index)
            arranged.setSpacing(spacing, after: view)
            view.isArranged = true
        }
        arrangementAndSizeDidChange()
        view.translatesAutoresizingMaskIntoConstraints = false
    }

    final func disarrange(_ view: UIView) {
        guard isSubview(view), view.isArranged else { return }
        view.isArranged = false
        arrangedViewDidLeave(view)
    }

    package final func arrangedViewDidLeave(_ view: UIView) {
        changeRecorded(.arrangement) { arranged.remove(view) }
        arrangementAndSizeDidChange()
    }

    /// The arranged views, with the spacings that were set after them.
    package final var arrangedEntries: [(view: UIView, spacing: CGFloat?)] {
        arranged.views.map { ($0, arranged.spacing(after: $0)) }
    }

    private func arrangementAndSizeDidChange() {
        arrangementDidChange()
        contentOfSubviewDidChange()
    }

    final func writeSpacing(_ new: CGFloat, after view: UIView) {
        guard new.isFinite else { trap("custom spacing after \(view) in \(self) set to \(new): it must be finite") }
        guard isSubview(view), view.isArranged else { return }
        let spacing = new == Self.spacingUseDefault ? nil : new
        if arranged.spacing(after: view) == spacing { return }
        changeRecorded(.arrangement) { arranged.setSpacing(spacing, after: view) }
        arrangementAndSizeDidChange()
    }

    final func writeSpacing(_ new: CGFloat) {
        guard new.isFinite else { trap("spacing of \(self) set to \(new): it must be finite") }
        self[stored: Self.spacingProperty] = new
    }

    /// What a spacing that was set stands for, in points.
    static func points(_ spacing: CGFloat) -> CGFloat {
        switch spacing {
        case spacingUseSystem: 8
        case spacingUseDefault: 0
        default: spacing
        }
    }

    final func isSubview(_ view: UIView) -> Bool {
        view.superviewReference == Handle(self)
    }
}
