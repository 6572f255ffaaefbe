import EspalierViews
import Foundation

/// What a button has besides its configuration.
final class ButtonConfiguring {
    var handler: UIButton.ConfigurationUpdateHandler?
    /// Whether the configuration is being brought up to date.
    var isUpdating = false
    /// The label of the subtitle, and what stands in the image's place, once they were needed.
    var subtitleLabel: UILabel?
    var indicator: UIActivityIndicatorView?
}

extension UIButton {
    static let configurationProperty = StoredProperty<UIButton, Configuration?>(default: nil)

    final func writeConfiguration(_ new: Configuration?) {
        let old = configuration
        self[stored: Self.configurationProperty] = new
        if old != new {
            takeContents(of: new, insteadOf: old)
            showSubtitle()
            showIndicator()
            showCurrentContents()
            invalidateIntrinsicContentSize()
            baselinesMayHaveChanged()
            setNeedsLayout()
        }
        if configuring?.isUpdating != true { setNeedsUpdateConfiguration() }
    }

    final func ensureConfiguring() -> ButtonConfiguring {
        if let configuring { return configuring }
        let made = ButtonConfiguring()
        configuring = made
        return made
    }

    /// What is set of the normal state, the configuration says, and the other way round: what came last counts.
    private func takeContents(of new: Configuration?, insteadOf old: Configuration?) {
        guard let new else {
            // The label goes back to what a button has without a configuration.
            ownLabel?.font = Self.titleFont(of: kind)
            ownLabel?.numberOfLines = 1
            return
        }
        if old == nil { ownLabel?.numberOfLines = 0 }
        if old?.attributedTitle != new.attributedTitle {
            let attributed = new.attributedTitle?.withAttributes
            contents.titles.set(attributed == nil ? new.title : nil, for: .normal)
            contents.attributedTitles.set(AttributedText(attributed), for: .normal)
        }
        if old?.image != new.image { contents.images.set(new.image, for: .normal) }
    }

    /// Takes over into the configuration what was set of the normal state.
    final func configure(_ state: UIControl.State, _ change: (inout Configuration) -> Void) {
        guard state == .normal, var new = configuration else { return }
        change(&new)
        self[stored: Self.configurationProperty] = new
    }

    // MARK: Following the state

    final func markForConfiguration() {
        needsConfiguration = true
        setNeedsUpdateConstraints()
    }

    /// Brings the configuration up to date if it is marked.
    final func applyConfiguration() {
        guard needsConfiguration, configuring?.isUpdating != true else { return }
        needsConfiguration = false
        // Others than plain buttons may override the update.
        if configuration == nil && configuring == nil && type(of: self) == UIButton.self { return }
        let configuring = ensureConfiguring()
        configuring.isUpdating = true
        updateConfiguration()
        configuring.handler?(self)
        configuring.isUpdating = false
    }

    // MARK: Parts

    private func font(_ usual: UIFont, _ transformer: UIConfigurationTextAttributesTransformer?) -> UIFont {
        guard let transformer else { return usual }
        var attributes = AttributeContainer()
        attributes.font = usual
        return transformer(attributes).font ?? usual
    }

    private func preferred(_ style: UIFont.TextStyle) -> UIFont {
        noteTextSize()
        return .preferredFont(forTextStyle: style, compatibleWith: traitCollection)
    }

    final func titleFont(of configuration: Configuration) -> UIFont {
        font(preferred(configuration.buttonSize.titleStyle), configuration.titleTextAttributesTransformer)
    }

    /// The colour of the title that is shown, and of images that are templates.
    package final var shownTitleColor: UIColor { configuration.map(titleColor) ?? currentTitleColor }

    final func titleColor(of configuration: Configuration) -> UIColor {
        configuration.baseForegroundColor
            ?? (configuration.style.isProminent ? .white : titleColor(for: state) ?? tintColor)
    }

    private func showSubtitle() {
        guard let configuration, let text = configuration.attributedSubtitle, !text.characters.isEmpty else {
            configuring?.subtitleLabel?.removeFromSuperview()
            return
        }
        let record = ensureConfiguring()
        let label = record.subtitleLabel ?? UILabel()
        record.subtitleLabel = label
        label.numberOfLines = 0
        let font = font(preferred(.caption1), configuration.subtitleTextAttributesTransformer)
        if label.font != font { label.font = font }
        if let attributed = text.withAttributes {
            label.attributedText = attributed
        } else {
            label.text = text.plainText
        }
        label.textColor = titleColor(of: configuration)
        if label.superview !== self { super.addSubview(label) }
    }

    private func showIndicator() {
        guard configuration?.showsActivityIndicator == true else {
            configuring?.indicator?.removeFromSuperview()
            return
        }
        let record = ensureConfiguring()
        let indicator = record.indicator ?? UIActivityIndicatorView(style: .medium)
        record.indicator = indicator
        indicator.startAnimating()
        if indicator.superview !== self { super.addSubview(indicator) }
    }
}

// Fonts follow the user's size of texts.
extension UIButton: TraitDependentContent {
    package final func contentTraitsDidChange(from old: TraitValues, to new: TraitValues) {
        guard configuration != nil, old.differsInFonts(from: new) else { return }
        showSubtitle()
        showCurrentContents()
    }
}
