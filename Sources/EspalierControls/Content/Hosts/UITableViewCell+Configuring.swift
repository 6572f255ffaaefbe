import EspalierViews
import Foundation

extension UITableViewCell: ConfigurationHost {
    final var contentPlace: CGRect { contentRect }

    final func contentViewIsReplaced(by new: UIView) {
        ownTextLabel = nil
        ownDetailLabel = nil
        ownImageView = nil
    }

    final func makePlainContentView() -> UIView { UITableViewCellContentView() }

    final func dropPlainBackgrounds() {
        setBackground(Self.backgroundViewProperty, nil)
        setBackground(Self.selectedBackgroundViewProperty, nil)
        if backgroundColor != nil { backgroundColor = nil }
    }

    final var mayFollowState: Bool { type(of: self) != UITableViewCell.self }

    final var presentState: any UIConfigurationState { configurationState }

    final func callUpdates(_ state: any UIConfigurationState) {
        guard let state = state as? UICellConfigurationState else { return }
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
    }

    // MARK: Margins

    final var listMargins: (leading: CGFloat, trailing: CGFloat) {
        let trailing = contentMargins.right > 0 ? usedDesign.accessoryGap(isDetail: false) : sideMargin
        return (sideMargin + CGFloat(indentationLevel) * indentationWidth, trailing)
    }

    final var leastListHeight: CGFloat {
        Self.defaultHeight - (usedDesign.cellsFollowLabels ? separatorPixel : separatorHeight)
    }

    // MARK: What the class says by default

    final var listConfiguration: UIListContentConfiguration {
        switch cellStyle {
        case .default: .cell()
        case .value1, .value2: .valueCell()
        case .subtitle: .subtitleCell()
        }
    }

    final var listBackground: UIBackgroundConfiguration {
        (showingTable?.style ?? .plain) == .plain ? .listPlainCell() : .listGroupedCell()
    }

    final var ownConfigurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.isEditing = isEditing
        state.isDisabled = !isUserInteractionEnabled
        return state
    }
}
