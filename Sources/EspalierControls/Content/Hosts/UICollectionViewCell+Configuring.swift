import EspalierViews
import Foundation

extension UICollectionViewCell: ConfigurationHost {
    final var contentPlace: CGRect { contentFrame }

    final func contentViewIsReplaced(by new: UIView) { new.autoresizingMask = [.flexibleWidth, .flexibleHeight] }

    final func makePlainContentView() -> UIView { UICollectionViewCellContentView() }

    final func dropPlainBackgrounds() {
        setBackgroundView(nil)
        setSelectedBackgroundView(nil)
        if backgroundColor != nil { backgroundColor = nil }
    }

    final var mayFollowState: Bool { type(of: self) != UICollectionViewCell.self }

    final var presentState: any UIConfigurationState { configurationState }

    final func callUpdates(_ state: any UIConfigurationState) {
        guard let state = state as? UICellConfigurationState else { return }
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
    }

    final var ownConfigurationState: UICellConfigurationState {
        // Before it is shown for the first time a cell has no surroundings.
        let surroundings: UIView? = window == nil ? shownBy : self
        var state = UICellConfigurationState(traitCollection: (surroundings ?? self).traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.isDisabled = !isUserInteractionEnabled
        guard let shownBy else { return state }
        state.isEditing = shownBy.isEditing
        if let path = shownElement?.indexPath, let source = shownBy.ownDataSource as? any OutlineSource {
            state.isExpanded = source.isExpanded(at: path)
        }
        return state
    }
}

extension UICollectionView {
    /// Cells follow whether the items are edited.
    final func editingDidChange() {
        for cell in shown.cells {
            cell.setNeedsUpdateConfiguration()
            cell.followEditing()
        }
    }
}

extension UICollectionViewCell {
    /// A list cell shows the accessories that go with whether the items are edited.
    final func followEditing() {
        guard let cell = self as? UICollectionViewListCell, !cell.accessories.isEmpty,
            cell.shownAccessories.isEditing != cell.isListEditing
        else { return }
        cell.accessoriesDidChange()
    }
}
