import EspalierControls
import EspalierViews
import Foundation

extension UISplitViewController {
    private var size: CGSize { viewIfLoaded?.bounds.size ?? .zero }

    final var isWide: Bool { size.width > size.height }

    /// How many columns the style has besides the secondary one.
    private var otherColumns: Int { style == .tripleColumn ? 2 : 1 }

    private func fitting(_ mode: DisplayMode) -> DisplayMode { otherColumns < 2 ? mode.withOne : mode }

    final var currentMode: DisplayMode {
        if let askedMode, wasWide == isWide { return askedMode }
        if preferredDisplayMode != .automatic { return fitting(preferredDisplayMode) }
        return isWide ? .oneBesideSecondary : .secondaryOnly
    }

    final var currentBehavior: SplitBehavior {
        if preferredSplitBehavior != .automatic { return preferredSplitBehavior }
        return isWide ? .tile : .overlay
    }

    /// The column that stands next to the secondary one.
    private var neighbour: Column { otherColumns == 2 ? .supplementary : .primary }

    /// The columns that a mode shows besides the secondary one.
    final func others(_ mode: DisplayMode) -> [Column] {
        switch mode.others {
        case 0: []
        case 1: [neighbour]
        default: [.primary, .supplementary]
        }
    }

    final func ask(_ mode: DisplayMode) {
        askedMode = mode
        wasWide = isWide
        updateColumns()
    }

    final func showColumn(_ column: Column) {
        check(column, "show")
        if isCollapsed { return showCollapsed(column) }
        let mode = currentMode
        switch column {
        case .secondary: if mode.isOver { ask(.secondaryOnly) }
        case .compact: return
        case .primary where otherColumns == 2:
            if mode.others == 2 { return }
            switch currentBehavior {
            case .overlay: ask(.twoOverSecondary)
            case .displace: ask(.twoDisplaceSecondary)
            case .tile, .automatic: ask(.twoBesideSecondary)
            }
        case .primary, .supplementary:
            if mode.others > 0 { return }
            ask(currentBehavior == .overlay ? .oneOverSecondary : .oneBesideSecondary)
        }
    }

    final func hideColumn(_ column: Column) {
        check(column, "hide")
        if isCollapsed { return hideCollapsed(column) }
        let mode = currentMode
        guard others(mode).contains(column) else { return }
        ask(column == .primary && otherColumns == 2 ? mode.withOne : .secondaryOnly)
    }

    final func togglePrimary() {
        if !isCollapsed && others(currentMode).contains(.primary) {
            hideColumn(.primary)
        } else {
            showColumn(.primary)
        }
    }

    // MARK: Frames

    final func width(of column: Column) -> CGFloat {
        let isPrimary = column == .primary
        let total = size.width
        func number(_ value: CGFloat) -> CGFloat? { value == Self.automaticDimension ? nil : value }
        let absolute = number(isPrimary ? preferredPrimaryColumnWidth : preferredSupplementaryColumnWidth)
        let fraction = number(
            isPrimary ? preferredPrimaryColumnWidthFraction : preferredSupplementaryColumnWidthFraction)
        let least = number(isPrimary ? minimumPrimaryColumnWidth : minimumSupplementaryColumnWidth) ?? 0
        let most = number(isPrimary ? maximumPrimaryColumnWidth : maximumSupplementaryColumnWidth) ?? absolute ?? 320
        let wanted = absolute ?? (fraction ?? 0.4) * total
        return min(max(min(wanted, most), least, 0), total).rounded()
    }

    final func widthsDidChange() {
        viewIfLoaded?.setNeedsLayout()
    }

    final func placeColumns() {
        guard let bounds = viewIfLoaded?.bounds else { return }
        if isCollapsed { return slots.primary.layOut(in: bounds) }
        let mode = currentMode
        var x: CGFloat = 0
        var frames: [Column: CGRect] = [:]
        for column in others(mode) {
            let width = width(of: column)
            frames[column] = CGRect(x: x, y: 0, width: width, height: bounds.height)
            x += width
        }
        // Over the secondary column, it fills the view; displaced, it is as wide as beside the one next to it.
        let taken = mode == .twoDisplaceSecondary ? width(of: .supplementary) : mode.isOver ? 0 : x
        frames[.secondary] = CGRect(
            x: mode.isOver ? 0 : x, y: 0, width: max(0, bounds.width - taken), height: bounds.height)
        let isRight =
            (primaryEdge == .trailing) != (viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        for (column, slot) in shownSlots {
            guard var frame = frames[column] else { continue }
            if isRight { frame.origin.x = bounds.width - frame.maxX }
            slot.layOut(in: frame.offsetBy(dx: bounds.minX, dy: bounds.minY))
        }
    }

    private var shownSlots: [(Column, ContentSlot)] {
        [(.secondary, slots.secondary), (.supplementary, slots.supplementary), (.primary, slots.primary)]
    }
}
