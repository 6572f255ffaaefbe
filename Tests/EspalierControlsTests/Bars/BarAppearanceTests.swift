import EspalierControls
import EspalierViews
import Foundation
import Testing

@Suite("Appearances of bars")
struct BarAppearanceTests {
    @Test("Backgrounds: the system's by default, opaque, transparent")
    func backgrounds() {
        let appearance = UIBarAppearance()
        #expect(appearance.idiom == .phone && appearance.backgroundEffect?.style == .systemChromeMaterial)
        #expect(appearance.backgroundColor == nil && appearance.shadowColor == .separator)
        appearance.backgroundImage = UIImage()
        appearance.configureWithOpaqueBackground()
        #expect(appearance.backgroundEffect == nil && appearance.backgroundColor == .systemBackground)
        #expect(appearance.backgroundImage == nil)
        appearance.configureWithTransparentBackground()
        #expect(appearance.backgroundColor == nil && appearance.shadowColor == nil)
        appearance.configureWithDefaultBackground()
        #expect(appearance.backgroundEffect != nil && appearance.shadowColor == .separator)
    }

    @Test("A bar keeps a copy of what it is given, and has one of its own before")
    func copies() {
        let bar = UINavigationBar()
        #expect(
            bar.compactAppearance == nil && bar.scrollEdgeAppearance == nil && bar.compactScrollEdgeAppearance == nil)
        let own = bar.standardAppearance
        own.backgroundColor = .systemRed
        #expect(bar.standardAppearance === own && bar.standardAppearance.backgroundColor == .systemRed)
        let given = UINavigationBarAppearance(idiom: .pad)
        given.backgroundColor = .systemBlue
        given.titleTextAttributes = [.foregroundColor: UIColor.systemGreen]
        given.buttonAppearance.normal.titleTextAttributes = [.font: UIFont.systemFont(ofSize: 9)]
        given.setBackIndicatorImage(UIImage(systemName: "a"), transitionMaskImage: UIImage(systemName: "b"))
        bar.standardAppearance = given
        bar.scrollEdgeAppearance = given
        given.backgroundColor = nil
        given.buttonAppearance.normal.titleTextAttributes = [:]
        #expect(bar.standardAppearance !== given && bar.standardAppearance !== bar.scrollEdgeAppearance)
        #expect(bar.standardAppearance.backgroundColor == .systemBlue && bar.standardAppearance.idiom == .pad)
        #expect(bar.standardAppearance.titleTextAttributes.count == 1)
        #expect(bar.standardAppearance.buttonAppearance.normal.titleTextAttributes.count == 1)
        #expect(bar.standardAppearance.backIndicatorImage != nil)
        #expect(bar.standardAppearance.backIndicatorTransitionMaskImage != nil)
        bar.scrollEdgeAppearance = nil
        #expect(bar.scrollEdgeAppearance == nil)
    }

    @Test("An appearance of items is copied as well; that of one's own background is that of a bar")
    func items() {
        let items = UITabBarItemAppearance()
        items.selected.iconColor = .systemRed
        items.normal.titlePositionAdjustment = UIOffset(horizontal: 1, vertical: 2)
        let appearance = UITabBarAppearance()
        appearance.stackedLayoutAppearance = items
        items.selected.iconColor = nil
        #expect(appearance.stackedLayoutAppearance.selected.iconColor == .systemRed)
        #expect(appearance.stackedLayoutAppearance.normal.titlePositionAdjustment.vertical == 2)
        let bar = UITabBar()
        appearance.stackedItemWidth = 40
        appearance.selectionIndicatorTintColor = .systemBlue
        bar.standardAppearance = appearance
        let item = UITabBarItem()
        item.scrollEdgeAppearance = appearance
        #expect(bar.standardAppearance.stackedItemWidth == 40 && bar.scrollEdgeAppearance == nil)
        #expect(item.standardAppearance == nil && item.scrollEdgeAppearance?.selectionIndicatorTintColor == .systemBlue)
        items.configureWithDefault(for: .inline)
        #expect(items.normal.titlePositionAdjustment == .zero)

        let toolbar = UIToolbar()
        toolbar.compactAppearance = UIToolbarAppearance(barAppearance: appearance)
        #expect(toolbar.compactAppearance?.backgroundEffect != nil)
        let done = UIBarButtonItemAppearance(style: .done)
        let font = done.normal.titleTextAttributes[.font] as? UIFont
        #expect(font == UIFont.systemFont(ofSize: 17, weight: .semibold))
        done.configureWithDefault(for: .plain)
        #expect(done.normal.titleTextAttributes.isEmpty && UIBarButtonItemAppearance().normal !== done.normal)
        toolbar.compactAppearance?.buttonAppearance = done
        #expect(toolbar.compactAppearance?.buttonAppearance !== done)
    }

    @Test("Fonts of titles count: the item's appearance before the bar's, and that before what the bar itself says")
    func fonts() throws {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 54))
        let item = UINavigationItem(title: "Title")
        bar.items = [item]
        let label = try #require(bar.subviews.first as? UILabel)
        bar.titleTextAttributes = [.font: UIFont.systemFont(ofSize: 10)]
        #expect(label.font.pointSize == 10)
        let appearance = UINavigationBarAppearance()
        appearance.titleTextAttributes = [.font: UIFont.systemFont(ofSize: 11)]
        bar.standardAppearance = appearance
        #expect(label.font.pointSize == 11)
        appearance.titleTextAttributes = [.font: UIFont.systemFont(ofSize: 12)]
        item.standardAppearance = appearance
        #expect(label.font.pointSize == 12 && item.compactAppearance == nil)
        item.standardAppearance = nil
        bar.standardAppearance = UINavigationBarAppearance()
        #expect(label.font.pointSize == 17)
    }
}
