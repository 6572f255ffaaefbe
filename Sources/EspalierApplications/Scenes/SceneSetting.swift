import EspalierControls
import EspalierSupport
import EspalierViews
import Foundation

/// What stands around a scene, besides the device.
struct SceneSurroundings: Sendable, Hashable {
    /// The language, `longest` for the longest of all translations, nil for the file as it is.
    var language: String?
    var textSize = UIContentSizeCategory.large
    var direction = UITraitEnvironmentLayoutDirection.leftToRight
    var lengthening = 1.0
    var appearance = UIUserInterfaceStyle.light

    /// The word for the language of the longest translations.
    static let longest = "longest"

    /// In words what is different from the usual: `in de, with text size AX1`; empty for nothing.
    func label(besides base: SceneSurroundings) -> String {
        var parts: [String] = []
        if language != base.language, let language {
            parts.append(language == Self.longest ? "with the longest translations" : "in \(language)")
        }
        if direction != base.direction, language == base.language {
            parts.append(direction == .rightToLeft ? "right to left" : "left to right")
        }
        if textSize != base.textSize { parts.append("with text size \(textSize.word)") }
        if lengthening != base.lengthening {
            parts.append("with texts \(PlainText.number(lengthening)) times as long")
        }
        if appearance != base.appearance { parts.append(appearance == .dark ? "in the dark" : "in the light") }
        return parts.joined(separator: ", ")
    }
}

/// One layout of a scene: on a device that is held in some way, or at a size of its own.
struct SceneStop: Sendable, Hashable {
    /// The device and how it is held; nil for the size that the file gives, and for the one below.
    var device: Device?
    var orientation = UIInterfaceOrientation.portrait
    /// Whether the scene is as large as its content wants it.
    var isFitting = false

    /// The screen, turned.
    var screen: UIScreen? { device.map { $0.screen.turned(to: orientation) } }

    var isLandscape: Bool { orientation.isLandscape }

    /// `iPhone SE (1st generation)`, `iPhone SE, lying`, `320x568`.
    var label: String {
        guard let device else { return isFitting ? "as its content wants it" : "as the file has it" }
        return device.name + (isLandscape ? " in landscape" : orientation == .portraitUpsideDown ? " upside down" : "")
    }

    static func text(_ size: CGSize) -> String {
        "\(PlainText.number(Double(size.width))) x \(PlainText.number(Double(size.height)))"
    }

    /// How large the screen is; zero where there is none.
    var bounds: CGSize { screen?.bounds.size ?? .zero }
}
