import EspalierViews
import Foundation

extension AssetReader {
    /// A colour set; nil where it has no colour that can be read.
    mutating func color(at folder: URL) -> UIColor? {
        guard let content = content(of: folder) else { return nil }
        var choices: [ColorChoice] = []
        for entry in content["colors"].list {
            // A slot that nobody has filled has no colour.
            if entry["color"].isMissing { continue }
            guard let color = color(entry["color"]) else {
                report(folder, "a colour has no components that can be read")
                continue
            }
            choices.append(ColorChoice(entry.conditions, color))
        }
        guard let first = choices.first else { return nil }
        return choices.count == 1 && first.conditions == TraitConditions() ? first.color : UIColor(choices: choices)
    }

    private func color(_ node: AssetNode) -> UIColor? {
        if let name = node["reference"].text { return UIColor.system(named: name) }
        let parts = node["components"]
        let space = RGBSpace(named: Self.spaces[node["color-space"].text ?? ""] ?? "")
        let alpha = Self.component(parts["alpha"]) ?? 1
        if let white = Self.component(parts["white"]) { return UIColor(white: white, alpha: alpha) }
        guard let red = Self.component(parts["red"]), let green = Self.component(parts["green"]),
            let blue = Self.component(parts["blue"])
        else { return nil }
        let rgb = space.converted([red, green, blue])
        guard rgb.allSatisfy(\.isFinite) else { return nil }
        return UIColor(red: rgb[0], green: rgb[1], blue: rgb[2], alpha: alpha)
    }

    /// The names of catalogues for the spaces that differ from sRGB.
    private static let spaces = [
        "display-p3": "displayP3", "extended-linear-srgb": "extendedLinearSRGB", "linear-srgb": "linearSRGB",
    ]

    /// A component as Xcode writes it: `0.500`, `128` or `0x80` of 255, or a number.
    private static func component(_ node: AssetNode) -> CGFloat? {
        guard let text = node.text else { return node.number.map { CGFloat($0) } }
        if text.hasPrefix("0x") || text.hasPrefix("0X") {
            return UInt16(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 }
        }
        guard let number = Double(text), number.isFinite else { return nil }
        return CGFloat(text.contains(".") ? number : number / 255)
    }
}
