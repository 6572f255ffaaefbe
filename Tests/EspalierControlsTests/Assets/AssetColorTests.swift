import EspalierControls
import EspalierViews
import Foundation
import Testing

@Suite("Catalogues of colours")
struct AssetColorTests {
    private func color(_ colors: String) throws -> UIColor? {
        let folder = try AssetFolder()
        try folder.colorSet("Theme/ink", colors)
        return try folder.catalog().color(named: "ink")
    }

    private func one(_ components: String, space: String = "srgb") -> String {
        #"{"idiom": "universal", "color": {"color-space": "\#(space)", "components": {\#(components)}}}"#
    }

    @Test("Components stand there as fractions, as bytes, in hexadecimal, or as numbers")
    func components() throws {
        let expected = UIColor(red: 1, green: 0, blue: 51.0 / 255, alpha: 0.5)
        for texts in [
            #""red": "1.000", "green": "0.000", "blue": "0.200", "alpha": "0.500""#,
            #""red": "255", "green": "0", "blue": "51", "alpha": "0.500""#,
            #""red": "0xFF", "green": "0x00", "blue": "0x33", "alpha": "0.5""#,
            #""red": 1, "green": 0, "blue": 0.2, "alpha": 0.5"#,
        ] { #expect(try color(one(texts)) == expected) }
        #expect(try color(one(#""white": "0.25""#)) == UIColor(white: 0.25, alpha: 1))
    }

    @Test("Another space is converted, and a reference is the system's colour")
    func spaces() throws {
        let pink = try color(one(#""red": "1.000", "green": "0.000", "blue": "0.000""#, space: "display-p3"))
        var red: CGFloat = 0
        _ = pink?.getRed(&red, green: nil, blue: nil, alpha: nil)
        #expect(red > 1.09 && red < 1.1)
        #expect(try color(#"{"color": {"platform": "ios", "reference": "systemRedColor"}}"#) == .systemRed)
    }

    @Test("A set with an appearance follows traits")
    func appearances() throws {
        let ink = try #require(
            try color(
                one(#""white": "0.000""#) + ", "
                    + #"{"appearances": [{"appearance": "luminosity", "value": "dark"}], "color": {"components": {"white": "1.000"}}}"#
            ))
        #expect(ink.resolvedColor(with: UITraitCollection()) == .black)
        #expect(ink.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .white)
        let bundle = try AssetFolder()
        try bundle.colorSet("ink", one(#""white": "0.500""#))
        let other = try #require(Bundle(path: bundle.url.path))
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        #expect(UIColor(named: "ink", in: other, compatibleWith: dark) == .gray)
    }

    @Test("A colour without components that can be read is reported, and left out")
    func unreadable() throws {
        let folder = try AssetFolder()
        try folder.colorSet("a", one(#""red": "x", "green": "0", "blue": "0""#))
        try folder.colorSet("b", one(#""red": "1e999", "green": "0", "blue": "0""#))
        try folder.colorSet("c", #"{"idiom": "universal"}"#)
        let assets = try folder.catalog()
        #expect(assets.colorNames.isEmpty && assets.reports.count == 2)
    }
}
