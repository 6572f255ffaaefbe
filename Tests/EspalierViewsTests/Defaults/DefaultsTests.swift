import EspalierViews
import Foundation
import Testing

@Suite("Defaults")
struct DefaultsTests {
    let view = UIView()

    @Test("Row 1: frame, bounds and center are zero")
    func geometry() {
        #expect(view.frame == .zero)
        #expect(view.bounds == .zero)
        #expect(view.center == .zero)
    }

    @Test("Row 2: transform, alpha, isHidden, isOpaque, backgroundColor, tag, clipsToBounds, contentMode")
    func appearance() {
        #expect(view.transform == .identity)
        #expect(view.alpha == 1)
        #expect(!view.isHidden)
        #expect(view.isOpaque)
        #expect(view.backgroundColor == nil)
        #expect(view.tag == 0)
        #expect(!view.clipsToBounds)
        #expect(view.contentMode == .scaleToFill)
    }

    @Test("Row 3: autoresizing")
    func autoresizing() {
        #expect(view.autoresizingMask == [])
        #expect(view.autoresizesSubviews)
        #expect(view.translatesAutoresizingMaskIntoConstraints)
    }

    @Test("Row 4: interaction")
    func interaction() {
        #expect(view.isUserInteractionEnabled)
        #expect(!view.isMultipleTouchEnabled)
        #expect(!view.isExclusiveTouch)
    }

    @Test("Row 5: relations and identifiers")
    func relations() {
        #expect(view.superview == nil)
        #expect(view.window == nil)
        #expect(view.subviews.isEmpty)
        #expect(view.accessibilityIdentifier == nil)
        #expect(view.restorationIdentifier == nil)
        #expect(view.mask == nil)
        #expect(view.name == nil)
    }

    @Test("Row 6: tintColor is inherited, system blue at the top; contentScaleFactor 1")
    func tint() {
        let superview = UIView()
        superview.addSubview(view)
        #expect(view.tintColor == .systemBlue)
        superview.tintColor = .red
        #expect(view.tintColor == .red)
        view.tintColor = .green
        #expect(view.tintColor == .green)
        view.tintColor = nil
        #expect(view.tintColor == .red)
        #expect(view.contentScaleFactor == 1)
    }

    @Test("Row 7: margins and safe area")
    func margins() {
        #expect(view.layoutMargins == insets(8, 8, 8, 8))
        #expect(!view.preservesSuperviewLayoutMargins)
        #expect(view.insetsLayoutMarginsFromSafeArea)
        #expect(view.safeAreaInsets == .zero)
    }

    @Test("Row 8: reading direction")
    func direction() {
        #expect(view.semanticContentAttribute == .unspecified)
        #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    }

    @Test("Row 9: intrinsic size, hugging 250 and compression resistance 750 on both axes")
    func intrinsicSize() {
        #expect(view.intrinsicContentSize == size(-1, -1))
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            #expect(view.contentHuggingPriority(for: axis) == UILayoutPriority(250))
            #expect(view.contentCompressionResistancePriority(for: axis) == UILayoutPriority(750))
        }
    }

    @Test("A window: hidden until shown, normal level, its own window, no superview, size zero")
    func window() {
        let window = UIWindow()
        #expect(window.isHidden)
        #expect(window.windowLevel == .normal)
        #expect(window.windowLevel.rawValue == 0)
        #expect(window.window === window)
        #expect(window.superview == nil)
        #expect(window.frame == .zero)
        #expect(window.screenSafeAreaInsets == .zero)
        window.isHidden = false
        #expect(!window.isHidden)
        #expect(UIWindow(frame: rect(1, 2, 3, 4)).frame == rect(1, 2, 3, 4))
    }

    @Test("What is set is read back")
    func roundTrip() {
        view.alpha = 0.25
        view.isHidden = true
        view.isOpaque = false
        view.backgroundColor = .blue
        view.tag = -5
        view.clipsToBounds = true
        view.contentMode = .bottomLeft
        view.isUserInteractionEnabled = false
        view.isMultipleTouchEnabled = true
        view.isExclusiveTouch = true
        view.accessibilityIdentifier = "id"
        view.restorationIdentifier = "restored"
        view.translatesAutoresizingMaskIntoConstraints = false
        view.setContentHuggingPriority(.required, for: .vertical)
        view.setContentCompressionResistancePriority(.fittingSizeLevel, for: .horizontal)
        view.semanticContentAttribute = .forceRightToLeft
        view.contentScaleFactor = 3
        #expect(view.alpha == 0.25 && view.isHidden && !view.isOpaque)
        #expect(view.backgroundColor == .blue && view.tag == -5 && view.clipsToBounds)
        #expect(view.contentMode == .bottomLeft && !view.isUserInteractionEnabled)
        #expect(view.isMultipleTouchEnabled && view.isExclusiveTouch)
        #expect(view.accessibilityIdentifier == "id" && view.restorationIdentifier == "restored")
        #expect(!view.translatesAutoresizingMaskIntoConstraints)
        #expect(view.contentHuggingPriority(for: .vertical) == .required)
        #expect(view.contentHuggingPriority(for: .horizontal) == .defaultLow)
        #expect(view.contentCompressionResistancePriority(for: .horizontal) == .fittingSizeLevel)
        #expect(view.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
        #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        #expect(view.contentScaleFactor == 3)
    }
}
