import EspalierViews
import Foundation

/// What a cell, header or footer has that is configured.
final class ConfigurationRecord {
    var content: (any UIContentConfiguration)?
    var background: UIBackgroundConfiguration?
    var backgroundView: SystemBackgroundView?
    /// The handler of updates, of the type of the view's class.
    var handler: Any?
    var updatesContent = true
    var updatesBackground = true
    /// Whether it is being brought up to date.
    var isUpdating = false
}

/// A view whose content and background come from configurations: cells, headers and footers.
protocol ConfigurationHost: ListContentHost {
    var configuring: ConfigurationRecord? { get set }
    /// Whether the configurations are to follow the state.
    var needsConfiguration: Bool { get set }
    /// The view that content goes into.
    var ownContentView: UIView { get set }
    /// Where that stands.
    var contentPlace: CGRect { get }
    /// Another view takes the place of the content view, and is about to get its frame and its superview.
    func contentViewIsReplaced(by new: UIView)
    /// An empty content view, as the class has it at first.
    func makePlainContentView() -> UIView
    /// Takes away what a background configuration stands in place of.
    func dropPlainBackgrounds()
    /// Whether code of a subclass may follow the state.
    var mayFollowState: Bool { get }
    /// The state, and the calls of the class that follow it.
    var presentState: any UIConfigurationState { get }
    func callUpdates(_ state: any UIConfigurationState)
    /// The content may have another size.
    func fittedSizeMayHaveChanged()
}

extension ConfigurationHost {
    func ensureConfiguring() -> ConfigurationRecord {
        if let configuring { return configuring }
        let made = ConfigurationRecord()
        configuring = made
        return made
    }

    // MARK: Content

    /// Whether the content view is that of a configuration.
    var hasConfiguredContent: Bool { configuring?.content != nil }

    func writeContent(_ new: (any UIContentConfiguration)?) {
        if new == nil && configuring?.content == nil { return }
        let record = ensureConfiguring()
        let isReset = record.content != nil && new == nil
        record.content = new
        if let new {
            if let view = ownContentView as? any UIContentView, view.supports(new) {
                view.configuration = new
            } else {
                replaceContentView(new.makeContentView())
            }
        } else if isReset {
            replaceContentView(makePlainContentView())
        }
        setNeedsLayout()
        fittedSizeMayHaveChanged()
        if !record.isUpdating { setNeedsConfiguration() }
    }

    private func replaceContentView(_ new: UIView) {
        let old = ownContentView
        ownContentView = new
        contentViewIsReplaced(by: new)
        new.frame = contentPlace
        insertPastOverrides(new, above: old)
        if old.superview === self { old.removeFromSuperview() }
    }

    func listContentDidChange() {
        setNeedsLayout()
        ownContentView.setNeedsLayout()
        fittedSizeMayHaveChanged()
    }

    // MARK: Background

    func writeBackground(_ new: UIBackgroundConfiguration?) {
        if new == nil && configuring?.background == nil { return }
        let record = ensureConfiguring()
        record.background = new
        if let new {
            dropPlainBackgrounds()
            let view = record.backgroundView ?? SystemBackgroundView()
            record.backgroundView = view
            if view.superview !== self {
                view.frame = bounds
                insertAtBackPastOverrides(view)
            }
            view.show(new)
        } else {
            record.backgroundView?.removeFromSuperview()
            record.backgroundView = nil
        }
        setNeedsLayout()
        if !record.isUpdating { setNeedsConfiguration() }
    }

    func placeBackground() { configuring?.backgroundView?.place(in: self) }

    // MARK: Following the state

    /// Marks the view: the next pass, or the next question for its size, brings it up to date.
    func setNeedsConfiguration() {
        if needsConfiguration || !(mayFollowState || configuring != nil) { return }
        needsConfiguration = true
        setNeedsUpdateConstraints()
        setNeedsLayout()
    }

    /// Brings the configurations up to date if that is due.
    func applyConfiguration() {
        guard needsConfiguration, configuring?.isUpdating != true else { return }
        needsConfiguration = false
        guard mayFollowState || configuring != nil else { return }
        untracked {
            configuring?.isUpdating = true
            let state = presentState
            if let record = configuring {
                if record.updatesContent, let content = record.content { writeContent(content.updated(for: state)) }
                if record.updatesBackground, let background = record.background {
                    writeBackground(background.updated(for: state))
                }
            }
            callUpdates(state)
            configuring?.isUpdating = false
            // What the calls have set is up to date, also where they were the first to set anything.
            needsConfiguration = false
        }
    }
}
