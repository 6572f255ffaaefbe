import EspalierViews
import Foundation
import Testing

@Suite("Colours with more contrast, and on raised surfaces")
struct ContrastColorTests {
    private func traits(_ style: UIUserInterfaceStyle, sharp: Bool = false, raised: Bool = false) -> UITraitCollection {
        UITraitCollection {
            $0.userInterfaceStyle = style
            $0.accessibilityContrast = sharp ? .high : .normal
            $0.userInterfaceLevel = raised ? .elevated : .base
        }
    }

    private func parts(_ color: UIColor, _ traits: UITraitCollection) -> [Int] {
        var parts: (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        _ = color.resolvedColor(with: traits).getRed(&parts.0, green: &parts.1, blue: &parts.2, alpha: &parts.3)
        return [parts.0, parts.1, parts.2].map { Int(($0 * 255).rounded()) } + [Int((parts.3 * 100).rounded())]
    }

    @Test(
        "Tints, greys, texts, fills and lines have more contrast where the user wants it",
        arguments: [
            (UIColor.systemRed, [215, 0, 21, 100], [255, 105, 97, 100]),
            (.systemBlue, [0, 64, 221, 100], [64, 156, 255, 100]),
            (.systemGray, [108, 108, 112, 100], [174, 174, 178, 100]),
            (.secondaryLabel, [60, 60, 67, 68], [235, 235, 245, 68]),
            (.separator, [60, 60, 67, 37], [84, 84, 88, 68]), (.systemFill, [120, 120, 128, 28], [120, 120, 128, 44]),
            (.label, [0, 0, 0, 100], [255, 255, 255, 100]),
        ])
    func contrast(color: UIColor, light: [Int], dark: [Int]) {
        #expect(parts(color, traits(.light, sharp: true)) == light)
        #expect(parts(color, traits(.dark, sharp: true)) == dark)
        #expect(color == .label || parts(color, traits(.light)) != light)
    }

    @Test("Backgrounds are lighter on raised surfaces, in the dark alone")
    func level() {
        #expect(parts(.systemBackground, traits(.dark)) == [0, 0, 0, 100])
        #expect(parts(.systemBackground, traits(.dark, raised: true)) == [28, 28, 30, 100])
        #expect(parts(.systemBackground, traits(.dark, sharp: true, raised: true)) == [36, 36, 38, 100])
        #expect(parts(.secondarySystemGroupedBackground, traits(.dark, raised: true)) == [44, 44, 46, 100])
        #expect(parts(.systemBackground, traits(.light, raised: true)) == [255, 255, 255, 100])
        #expect(parts(.systemRed, traits(.dark, raised: true)) == [255, 69, 58, 100])
    }

    @Test("Both are traits: inherited, overridden, and different appearances of colours")
    func asTraits() {
        let window = UIWindow(screen: .iPhone14), view = UIView()
        window.addSubview(view)
        #expect(
            view.traitCollection.accessibilityContrast == .normal && view.traitCollection.userInterfaceLevel == .base)
        window.traitOverrides.accessibilityContrast = .high
        view.traitOverrides.userInterfaceLevel = .elevated
        #expect(view.traitCollection.accessibilityContrast == .high)
        #expect(
            view.traitCollection.userInterfaceLevel == .elevated && window.traitCollection.userInterfaceLevel == .base)
        #expect(view.traitCollection.hasDifferentColorAppearance(comparedTo: window.traitCollection))
        #expect(!view.traitCollection.hasDifferentColorAppearance(comparedTo: view.traitCollection))
        #expect(view.traitOverrides.contains(UITraitUserInterfaceLevel.self))
        view.traitOverrides.remove(UITraitUserInterfaceLevel.self)
        #expect(view.traitCollection.userInterfaceLevel == .base)
        #expect(UITraitCollection(accessibilityContrast: .high).accessibilityContrast == .high)
        #expect(UITraitCollection(userInterfaceLevel: .elevated).userInterfaceLevel == .elevated)
    }
}
