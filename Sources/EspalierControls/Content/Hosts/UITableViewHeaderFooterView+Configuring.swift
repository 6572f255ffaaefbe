import EspalierViews
import Foundation

extension UITableViewHeaderFooterView: ConfigurationHost {
    final var contentPlace: CGRect { bounds }

    final func contentViewIsReplaced(by new: UIView) {
        ownTextLabel = nil
        ownDetailLabel = nil
        new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    final func makePlainContentView() -> UIView { UIView() }

    final func dropPlainBackgrounds() {
        if backgroundView != nil { backgroundView = nil }
        if backgroundColor != nil { backgroundColor = nil }
    }

    final var mayFollowState: Bool { type(of: self) != UITableViewHeaderFooterView.self }

    final var presentState: any UIConfigurationState { configurationState }

    final func callUpdates(_ state: any UIConfigurationState) {
        guard let state = state as? UIViewConfigurationState else { return }
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
    }

    final var listMargins: (leading: CGFloat, trailing: CGFloat) { (sideMargin, sideMargin) }

    /// None: headers and footers are as high as their content.
    final var leastListHeight: CGFloat { 0 }

    final var ownConfigurationState: UIViewConfigurationState {
        var state = UIViewConfigurationState(traitCollection: traitCollection)
        state.isDisabled = !isUserInteractionEnabled
        return state
    }

    // MARK: What the class says by default

    /// Whether it stands in a table that is not plain.
    private var isGrouped: Bool { (showingTable?.style ?? .plain) != .plain }

    final var listConfiguration: UIListContentConfiguration {
        switch (isGrouped, isFooter) {
        case (false, false): .plainHeader()
        case (false, true): .plainFooter()
        case (true, false): .groupedHeader()
        case (true, true): .groupedFooter()
        }
    }

    final var listBackground: UIBackgroundConfiguration {
        isGrouped ? .listGroupedHeaderFooter() : .listPlainHeaderFooter()
    }
}
