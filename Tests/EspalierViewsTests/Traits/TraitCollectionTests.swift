import EspalierViews
import Foundation
import TestSupport
import Testing

@Suite("Trait collections are values")
struct TraitCollectionTests {
    @Test("One that was made of nothing says nothing")
    func empty() {
        let traits = UITraitCollection()
        #expect(traits.horizontalSizeClass == .unspecified && traits.verticalSizeClass == .unspecified)
        #expect(traits.displayScale == 0 && traits.userInterfaceIdiom == .unspecified)
        #expect(traits.userInterfaceStyle == .unspecified && traits.layoutDirection == .unspecified)
        #expect(traits.preferredContentSizeCategory == .unspecified)
        #expect(traits == UITraitCollection() && Set([traits, UITraitCollection()]).count == 1)
    }

    @Test("Of several, the last one that says something counts")
    func merged() {
        let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(displayScale: 2),
            UITraitCollection(horizontalSizeClass: .regular), UITraitCollection(userInterfaceIdiom: .pad),
        ])
        #expect(traits.horizontalSizeClass == .regular && traits.displayScale == 2)
        #expect(traits.userInterfaceIdiom == .pad && traits.verticalSizeClass == .unspecified)
        #expect(traits.containsTraits(in: UITraitCollection(displayScale: 2)))
        #expect(!traits.containsTraits(in: UITraitCollection(displayScale: 3)))
        #expect(!traits.containsTraits(in: UITraitCollection(verticalSizeClass: .compact)))
        #expect(traits.containsTraits(in: UITraitCollection()) && traits.containsTraits(in: nil))
    }

    @Test("Each initialiser says its own trait")
    func each() {
        #expect(UITraitCollection(verticalSizeClass: .compact).verticalSizeClass == .compact)
        #expect(UITraitCollection(userInterfaceStyle: .dark).userInterfaceStyle == .dark)
        #expect(UITraitCollection(layoutDirection: .rightToLeft).layoutDirection == .rightToLeft)
        let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
        #expect(large.preferredContentSizeCategory == .accessibilityLarge)
        #expect(large.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .dark)))
        #expect(!large.hasDifferentColorAppearance(comparedTo: UITraitCollection(displayScale: 2)))
    }

    @Test("Mutations make another one, and leave the first as it is")
    func mutations() {
        let first = UITraitCollection { $0.horizontalSizeClass = .regular }
        let second = first.modifyingTraits { traits in
            traits.horizontalSizeClass = .compact
            traits.displayScale = 3
        }
        #expect(first == UITraitCollection(horizontalSizeClass: .regular))
        #expect(second.horizontalSizeClass == .compact && second.displayScale == 3)
    }

    @Test("A scale that is no number stops the program")
    func scale() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            UIView().traitOverrides.displayScale = -.infinity
        }
        #expect(errorText(result).contains("a display scale of -inf was set: it must be finite"))
    }

    @Test("Content sizes have an order, in which what is unknown has no place")
    func categories() {
        #expect(UIContentSizeCategory.small < .large && UIContentSizeCategory.accessibilityMedium > .extraLarge)
        #expect(UIContentSizeCategory.large <= .large && !(UIContentSizeCategory.large < .large))
        #expect(!(UIContentSizeCategory.unspecified < .large) && !(UIContentSizeCategory.large < .unspecified))
        #expect(UIContentSizeCategory.accessibilityExtraExtraExtraLarge.isAccessibilityCategory)
        #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    }

    @Test(
        "A screen says what kind of device it is, and how much room there is",
        arguments: [
            (UIScreen.iPhoneSE1, UIUserInterfaceIdiom.phone, UIUserInterfaceSizeClass.compact, false),
            (.iPhoneX, .phone, .compact, false), (.iPhone15, .phone, .compact, false),
            (.iPhone16Pro, .phone, .compact, false), (.iPhone8Plus, .phone, .compact, true),
            (.iPhone11, .phone, .compact, true), (.iPhone15ProMax, .phone, .compact, true),
            (.iPad9Point7Inch, .pad, .regular, true), (.iPadPro12Point9Inch, .pad, .regular, true),
        ])
    func screens(
        _ screen: UIScreen, _ idiom: UIUserInterfaceIdiom, _ across: UIUserInterfaceSizeClass, _ isWideOnItsSide: Bool
    ) {
        let upright = UIWindow(screen: screen).traitCollection
        #expect(upright.userInterfaceIdiom == idiom && upright.displayScale == screen.scale)
        #expect(upright.horizontalSizeClass == across && upright.verticalSizeClass == .regular)
        let lying = UIWindow(screen: screen.landscape).traitCollection
        #expect(lying.horizontalSizeClass == (isWideOnItsSide ? .regular : .compact))
        #expect(lying.verticalSizeClass == (idiom == .pad ? .regular : .compact))
    }
}
