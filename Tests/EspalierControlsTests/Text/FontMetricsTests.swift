import EspalierControls
import EspalierViews
import Foundation
import Testing

@Suite("Fonts that follow the user's size of texts")
struct FontMetricsTests {
    private func traits(_ category: UIContentSizeCategory, scale: CGFloat = 3) -> UITraitCollection {
        UITraitCollection(traitsFrom: [
            UITraitCollection(preferredContentSizeCategory: category), UITraitCollection(displayScale: scale),
        ])
    }

    @Test("A style's font has the size of the category; none counts as large")
    func preferred() {
        func size(_ style: UIFont.TextStyle, _ category: UIContentSizeCategory) -> CGFloat {
            UIFont.preferredFont(forTextStyle: style, compatibleWith: traits(category)).pointSize
        }
        #expect(size(.body, .extraSmall) == 14 && size(.body, .large) == 17)
        #expect(size(.largeTitle, .accessibilityExtraExtraExtraLarge) == 60)
        #expect(size(.caption2, .medium) == 11 && size(.footnote, .extraExtraLarge) == 17)
        #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: nil).pointSize == 17)
        #expect(size(.body, .unspecified) == 17)
    }

    @Test("Texts follow the traits where they are told to, or all do, wherever they come from; others stay")
    func followingTraits() {
        let font = UIFont.preferredFont(forTextStyle: .body)
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 900, height: 900))
        root.treeTraits.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        let (label, mixed, field, text) = (UILabel(), UILabel(), UITextField(), UITextView())
        let button = UIButton(type: .system)
        button.setTitle("Edit", for: .normal)
        (label.font, field.font, text.font) = (font, font, font)
        button.titleLabel?.font = font
        mixed.attributedText = NSAttributedString(
            string: "ab", attributes: [.font: UIFont.preferredFont(forTextStyle: .caption1)])
        (label.text, field.text, text.text, text.isScrollEnabled) = ("a", "a", "a", false)
        let views = [label, mixed, field, text, button] as [UIView]
        let usual = views.map(\.intrinsicContentSize.height)
        for view in views { root.addSubview(view) }
        #expect(views.map(\.intrinsicContentSize.height) == usual)
        root.treeTraits.scalesAllFonts = true
        #expect(label.font.pointSize == 53 && field.font?.pointSize == 53 && text.font?.pointSize == 53)
        #expect(button.titleLabel?.font.pointSize == 53)
        let attributed = mixed.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
        #expect(attributed?.pointSize == 43)
        for (view, old) in zip(views, usual) { #expect(view.intrinsicContentSize.height > 2 * old) }
        root.treeTraits.scalesAllFonts = false
        #expect(views.map(\.intrinsicContentSize.height) == usual)
        (label.adjustsFontForContentSizeCategory, mixed.adjustsFontForContentSizeCategory) = (true, true)
        #expect(label.font.pointSize == 53 && mixed.intrinsicContentSize.height > 2 * usual[1])
        #expect(field.font?.pointSize == 17)
        let late = UILabel()
        late.adjustsFontForContentSizeCategory = true
        late.font = font
        root.addSubview(late)
        #expect(late.font.pointSize == 53)
        late.removeFromSuperview()
        #expect(late.font.pointSize == 17)
    }

    @Test("Lengths scale as the style's lines do, to the nearest pixel")
    func values() {
        let body = UIFontMetrics(forTextStyle: .body)
        #expect(abs(body.scaledValue(for: 17, compatibleWith: traits(.medium)) - 16.3333) < 0.0001)
        #expect(body.scaledValue(for: 17, compatibleWith: traits(.medium, scale: 2)) == 16)
        #expect(body.scaledValue(for: 17.123) == 17.123)
        #expect(UIFontMetrics.default.scaledValue(for: 22, compatibleWith: traits(.accessibilityMedium)) == 34)
        #expect(UIFontMetrics(forTextStyle: .caption2).scaledValue(for: 9.1, compatibleWith: traits(.small)) == 9.1)
    }

    @Test("Fonts are scaled in size, up to a maximum, from the size that they had at first")
    func fonts() {
        let body = UIFontMetrics(forTextStyle: .body)
        let large = traits(.accessibilityExtraExtraExtraLarge, scale: 2)
        let font = UIFont.systemFont(ofSize: 11, weight: .bold)
        let scaled = body.scaledFont(for: font, compatibleWith: large)
        #expect(scaled.pointSize == 31 && scaled == .systemFont(ofSize: 31, weight: .bold))
        #expect(body.scaledFont(for: scaled, compatibleWith: large).pointSize == 31)
        #expect(body.scaledFont(for: font, maximumPointSize: 20, compatibleWith: large).pointSize == 20)
        #expect(body.scaledFont(for: font) == font && body.scaledFont(for: font, maximumPointSize: 9).pointSize == 9)
    }

    @Test("Texts follow the traits where they are to, and are measured anew")
    func following() {
        let window = UIWindow(frame: rect(0, 0, 300, 300))
        let label = UILabel(), field = UITextField(), view = UITextView(), still = UILabel()
        label.font = .preferredFont(forTextStyle: .body)
        field.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 11), maximumPointSize: 20)
        view.font = .preferredFont(forTextStyle: .caption1)
        still.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        field.adjustsFontForContentSizeCategory = true
        view.adjustsFontForContentSizeCategory = true
        label.text = "Test"
        for text in [label, field, view, still] { window.addSubview(text) }
        let before = label.intrinsicContentSize
        window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        #expect(label.font.pointSize == 53 && field.font?.pointSize == 20 && view.font?.pointSize == 43)
        #expect(still.font.pointSize == 17 && label.intrinsicContentSize.height > before.height)
        window.traitOverrides.preferredContentSizeCategory = .small
        #expect(label.font.pointSize == 15 && field.font?.pointSize == 10 && view.font?.pointSize == 11)
        let late = UILabel()
        late.font = .preferredFont(forTextStyle: .body)
        late.adjustsFontForContentSizeCategory = true
        #expect(late.font.pointSize == 17)
        window.addSubview(late)
        #expect(late.font.pointSize == 15)
    }

    @Test("Text is rounded up to the pixels of the screen, and to half points without one")
    func pixels() {
        let label = UILabel()
        label.text = "x"
        #expect(label.intrinsicContentSize.height == 20.5)
        let superview = CountingView()
        superview.addSubview(label)
        let three = UIWindow(screen: .iPhone14), two = UIWindow(screen: .iPhoneSE)
        #expect(superview.layouts { three.addSubview(superview) } > 0)
        #expect(abs(label.intrinsicContentSize.height - 20.3333) < 0.0001)
        two.addSubview(superview)
        #expect(label.intrinsicContentSize.height == 20.5)
        let plain = UIWindow(frame: rect(0, 0, 100, 100))
        plain.addSubview(superview)
        plain.traitOverrides.displayScale = 3
        #expect(abs(label.intrinsicContentSize.height - 20.3333) < 0.0001)
        plain.traitOverrides.displayScale = 2
        #expect(label.intrinsicContentSize.height == 20.5)
    }
}
