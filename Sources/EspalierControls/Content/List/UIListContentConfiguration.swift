import EspalierViews
import Foundation

/// What a row of a list shows: an image, a text and a second one, and the room around them.
///
///     var content = cell.defaultContentConfiguration()
///     content.text = song.title
///     content.secondaryText = song.artist
///     content.image = song.cover
///     cell.contentConfiguration = content
///
/// The metrics of the styles stand in Docs/Controls.md.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
    enum Style: Hashable {
        case cell, subtitleCell, valueCell, header, footer, plainHeader, plainFooter, groupedHeader, groupedFooter
        case prominentInsetGroupedHeader, extraProminentInsetGroupedHeader
        case sidebarCell, sidebarSubtitleCell, accompaniedSidebarCell, accompaniedSidebarSubtitleCell, sidebarHeader
    }

    let style: Style

    /// The image. nil by default.
    public var image: UIImage?
    /// How the image is shown.
    public var imageProperties = ImageProperties()

    /// The text. nil by default. Setting it ends an `attributedText`.
    public var text: String? {
        get { attributedText?.string ?? plainText }
        set { (plainText, attributedText) = (newValue, nil) }
    }
    private var plainText: String?
    /// The text with attributes. nil by default. Setting it sets `text`.
    public var attributedText: NSAttributedString?
    /// How the text is shown.
    public var textProperties: TextProperties

    /// The second text. nil by default. Setting it ends a `secondaryAttributedText`.
    public var secondaryText: String? {
        get { secondaryAttributedText?.string ?? plainSecondaryText }
        set { (plainSecondaryText, secondaryAttributedText) = (newValue, nil) }
    }
    private var plainSecondaryText: String?
    /// The second text with attributes. nil by default. Setting it sets `secondaryText`.
    public var secondaryAttributedText: NSAttributedString?
    /// How the second text is shown.
    public var secondaryTextProperties: TextProperties

    /// On which axes the margins are at least those of what the view stands in. `.horizontal` by default.
    public var axesPreservingSuperviewLayoutMargins = UIAxis.horizontal
    /// How far the content keeps from the edges of its view, in points.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets
    /// Whether the second text stands at the trailing edge beside the text, where there is room for both on a line.
    public var prefersSideBySideTextAndSecondaryText = false
    /// Between the image and the texts, in points, where there are both. 16 by default.
    public var imageToTextPadding: CGFloat = 16
    /// The least between the texts beside one another, in points.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 8
    /// Between the texts below one another, in points.
    public var textToSecondaryTextVerticalPadding: CGFloat = 3
    /// The opacity of the content. 1 by default.
    public var alpha: CGFloat = 1

    init(
        _ style: Style, _ text: TextProperties, _ secondary: TextProperties, margins: NSDirectionalEdgeInsets
    ) {
        self.style = style
        textProperties = text
        secondaryTextProperties = secondary
        directionalLayoutMargins = margins
    }

    /// Makes a view that shows the configuration: a ``UIListContentView``.
    public func makeContentView() -> UIView & UIContentView { UIListContentView(configuration: self) }

    /// The configuration for a state: where that is disabled, texts of the style's own colour have that of tertiary
    /// labels. Nothing else differs.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
        let isDisabled =
            (state as? UICellConfigurationState)?.isDisabled ?? (state as? UIViewConfigurationState)?.isDisabled
            ?? false
        var updated = self
        updated.textProperties.isDimmed = isDisabled
        updated.secondaryTextProperties.isDimmed = isDisabled
        return updated
    }
}
