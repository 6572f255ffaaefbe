import EspalierViews

// Configurations follow the traits: the state has them, and fonts the user's size of texts.
extension ConfigurationHost {
    fileprivate func configuredTraitsDidChange() {
        if hasConfiguredContent { listContentDidChange() }
        setNeedsConfiguration()
    }
}

extension UITableViewCell: TraitDependentContent {
    package final func contentTraitsDidChange(from old: TraitValues, to new: TraitValues) {
        configuredTraitsDidChange()
    }
}

extension UICollectionViewCell: TraitDependentContent {
    package final func contentTraitsDidChange(from old: TraitValues, to new: TraitValues) {
        configuredTraitsDidChange()
    }
}

extension UITableViewHeaderFooterView: TraitDependentContent {
    package final func contentTraitsDidChange(from old: TraitValues, to new: TraitValues) {
        configuredTraitsDidChange()
    }
}

extension UIListContentView: TraitDependentContent {
    package final func contentTraitsDidChange(from old: TraitValues, to new: TraitValues) {
        guard old.differsInFonts(from: new) else { return }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }
}
