import EspalierControls
import EspalierViews
import Foundation

extension PropertyPart {
    /// What a `buttonConfiguration` child says, but for what a state has too: title and image.
    var buttonConfiguration: UIButton.Configuration? {
        guard child != nil, !isNil else { return nil }
        var configuration = attribute("style")?.choice(Self.configurationStyles).map { $0() } ?? .plain()
        if let subtitle = attribute("subtitle")?.value ?? inner(key: "subtitle")?.text {
            configuration.subtitle = subtitle
        }
        let attributed = inner(key: "attributedSubtitle") ?? inner(key: "subtitle")
        if attributed?.child?.name == "attributedString", let text = attributed?.attributedText {
            configuration.attributedSubtitle = AttributedString(known: text)
        }
        if let font = inner(key: "titleFontDescription").flatMap({ $0.font(usual: nil) }) {
            configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
                var attributes = attributes
                attributes.font = font
                return attributes
            }
        }
        readLayout(into: &configuration)
        configuration.baseForegroundColor = inner(key: "baseForegroundColor")?.color
        configuration.baseBackgroundColor = inner(key: "baseBackgroundColor")?.color
        return configuration
    }

    private func readLayout(into configuration: inout UIButton.Configuration) {
        if let edge = attribute("imagePlacement")?.choice(Self.imagePlacements) { configuration.imagePlacement = edge }
        if let gap = attribute("imagePadding")?.number() { configuration.imagePadding = CGFloat(gap) }
        if let gap = attribute("titlePadding")?.number() { configuration.titlePadding = CGFloat(gap) }
        if let side = attribute("titleAlignment")?.choice(Self.titleAlignments) { configuration.titleAlignment = side }
        if let style = attribute("cornerStyle")?.choice(Self.cornerStyles) { configuration.cornerStyle = style }
        if let size = attribute("buttonSize")?.choice(Self.buttonSizes) { configuration.buttonSize = size }
        if let shows = attribute("showsActivityIndicator")?.bool { configuration.showsActivityIndicator = shows }
        if let follows = attribute("automaticallyUpdateForSelection")?.bool {
            configuration.automaticallyUpdateForSelection = follows
        }
        let insets = inner(key: "contentInsets") ?? inner(key: "directionalContentInsets")
        if let numbers = insets?.numbers(["top", "leading", "bottom", "trailing"]) {
            configuration.contentInsets = NSDirectionalEdgeInsets(
                top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
        }
    }

    private static let configurationStyles: [String: @Sendable () -> UIButton.Configuration] = [
        "plain": { .plain() }, "tinted": { .tinted() }, "gray": { .gray() }, "filled": { .filled() },
        "borderless": { .borderless() }, "bordered": { .bordered() }, "borderedTinted": { .borderedTinted() },
        "borderedProminent": { .borderedProminent() },
    ]

    private static let imagePlacements: [String: NSDirectionalRectEdge] = [
        "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom, "all": .all,
    ]

    private static let titleAlignments: [String: UIButton.Configuration.TitleAlignment] = [
        "automatic": .automatic, "leading": .leading, "center": .center, "trailing": .trailing,
    ]

    private static let cornerStyles: [String: UIButton.Configuration.CornerStyle] = [
        "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large, "capsule": .capsule,
    ]

    private static let buttonSizes: [String: UIButton.Configuration.Size] = [
        "mini": .mini, "small": .small, "medium": .medium, "large": .large,
    ]
}
