import EspalierViews
import Foundation

extension AssetNode {
    /// Under which traits a file of an image set or a colour of a colour set counts. What asks for a trait that is not
    /// here (a tint) never counts; gamuts, memory and chips do not matter for a size.
    var conditions: TraitConditions {
        var result = TraitConditions()
        if let idiom = self["idiom"].text, idiom != "universal" { result.idiom = idiom }
        result.horizontalSizeClass = sizeClass("width-class")
        result.verticalSizeClass = sizeClass("height-class")
        switch self["language-direction"].text {
        case "left-to-right": result.layoutDirection = .leftToRight
        case "right-to-left": result.layoutDirection = .rightToLeft
        default: break
        }
        for appearance in self["appearances"].list {
            switch (appearance["appearance"].text, appearance["value"].text) {
            case ("luminosity", "dark"): result.style = .dark
            case ("luminosity", "light"): result.style = .light
            case ("contrast", "high"): result.contrast = .high
            default: result.isNeverMet = true
            }
        }
        return result
    }

    private func sizeClass(_ key: String) -> UIUserInterfaceSizeClass? {
        switch self[key].text {
        case "compact": .compact
        case "regular": .regular
        default: nil
        }
    }

    /// Four distances in pixels, as points; those that are missing or negative are 0.
    func insets(scale: CGFloat) -> UIEdgeInsets {
        func side(_ key: String) -> CGFloat { max(0, CGFloat(self[key].number ?? 0)) / scale }
        return UIEdgeInsets(top: side("top"), left: side("left"), bottom: side("bottom"), right: side("right"))
    }
}
