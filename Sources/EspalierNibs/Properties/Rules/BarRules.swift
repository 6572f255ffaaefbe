import EspalierControls
import EspalierViews
import Foundation

extension PropertyRule {
    static let barStyles: [String: UIBarStyle] = [
        "default": .default, "black": .black, "blackOpaque": .black, "blackTranslucent": .black,
    ]

    static let searchBar = list(UISearchBar.self) { bar in
        bar.text("text", \.text)
        bar.text("placeholder", \.placeholder)
        bar.text("prompt", \.prompt)
        bar.choice(
            "searchBarStyle", \.searchBarStyle,
            ["default": .default, "prominent": .prominent, "minimal": .minimal])
        bar.choice("barStyle", \.barStyle, barStyles)
        bar.flag("translucent", \.isTranslucent)
        bar.color("barTintColor", \.barTintColor)
        bar.image("backgroundImage", \.backgroundImage)
        bar.flag("showsCancelButton", \.showsCancelButton)
        bar.flag("showsBookmarkButton", \.showsBookmarkButton)
        bar.flag("showsScopeBar", \.showsScopeBar)
        bar.element("scopeButtonTitles") { part, bar in
            bar.scopeButtonTitles = part.child?.all("string").map(\.decodedText)
        }
        bar.integer("selectedScopeButtonIndex", \.selectedScopeButtonIndex, least: 0)
        bar.child("textInputTraits") { part, bar in part.setTraits(of: bar) }
        bar.known(attributes: "showsSearchResultsButton searchResultsButtonSelected scopeBarBackgroundImage")
    }

    static let navigationBar = list(UINavigationBar.self) { bar in
        bar.choice("barStyle", \.barStyle, barStyles)
        bar.flag("translucent", \.isTranslucent)
        bar.color("barTintColor", \.barTintColor)
        bar.flag("largeTitles", \.prefersLargeTitles)
        bar.flag("prefersLargeTitles", \.prefersLargeTitles)
        bar.image("shadowImage", \.shadowImage)
        bar.set("backgroundImage") { part, bar in bar.setBackgroundImage(part.image, for: .default) }
        bar.child("titleTextAttributes") { part, bar in bar.titleTextAttributes = part.barTextAttributes }
        bar.child("largeTitleTextAttributes") { part, bar in bar.largeTitleTextAttributes = part.barTextAttributes }
        bar.known(
            attributes: "backIndicatorImage backIndicatorTransitionMaskImage catalog",
            keys: "standardAppearance compactAppearance scrollEdgeAppearance compactScrollEdgeAppearance",
            elements: "items")
    }

    static let toolbar = list(UIToolbar.self) { bar in
        bar.choice("barStyle", \.barStyle, barStyles)
        bar.flag("translucent", \.isTranslucent)
        bar.color("barTintColor", \.barTintColor)
        bar.known(
            attributes: "backgroundImage shadowImage catalog",
            keys: "standardAppearance compactAppearance scrollEdgeAppearance compactScrollEdgeAppearance",
            elements: "items")
    }

    static let tabBar = list(UITabBar.self) { bar in
        bar.choice("barStyle", \.barStyle, barStyles)
        bar.flag("translucent", \.isTranslucent)
        bar.color("barTintColor", \.barTintColor)
        bar.color("unselectedItemTintColor", \.unselectedItemTintColor)
        bar.image("backgroundImage", \.backgroundImage)
        bar.image("shadowImage", \.shadowImage)
        bar.choice(
            "itemPositioning", \.itemPositioning,
            ["automatic": .automatic, "fill": .fill, "centered": .centered])
        bar.number("itemWidth", \.itemWidth, least: 0)
        bar.number("itemSpacing", \.itemSpacing, least: 0)
        bar.known(
            attributes: "selectionIndicatorImage catalog",
            keys: "standardAppearance scrollEdgeAppearance selectedImageTintColor", elements: "items")
    }

    /// What every item of a bar has.
    static let barItem = list(UIBarItem.self) { item in
        item.text("title", \.title)
        item.image("image", \.image)
        item.image("landscapeImage", \.landscapeImagePhone)
        item.flag("enabled", \.isEnabled)
        item.integer("tag", \.tag)
        item.insets("imageInsets", \.imageInsets)
        item.child("accessibilityConfiguration") { part, item in part.describe(item) }
        item.known(
            attributes: """
                key catalog landscapeCatalog selectedCatalog largeContentSizeImage springLoaded customClass \
                customModule customModuleProvider
                """,
            keys: "landscapeImageInsets largeContentSizeImageInsets",
            elements: "connections userDefinedRuntimeAttributes")
    }

    static let barButtonItem = list(UIBarButtonItem.self) { item in
        // A style that the file gives goes over that of the system's item.
        item.set("systemItem") { part, item in
            if let kind = part.choice(systemItems) { item.adopt(kind) }
        }
        item.choice("style", \.style, ["plain": .plain, "bordered": .plain, "done": .done, "prominent": .done])
        item.number("width", \.width, least: 0)
        item.color("tintColor", \.tintColor)
        item.known(
            attributes: "selectedImage changesSelectionAsPrimaryAction selected hidden", keys: "customView menu",
            elements: "possibleTitles")
    }

    static let tabBarItem = list(UITabBarItem.self) { item in
        item.set("systemItem") { part, item in
            guard let kind = part.choice(systemTabItems) else { return }
            let made = UITabBarItem(tabBarSystemItem: kind, tag: item.tag)
            item.title = made.title
            item.image = made.image
        }
        item.image("selectedImage", \.selectedImage)
        item.text("badgeValue", \.badgeValue)
        item.color("badgeColor", \.badgeColor)
        item.known(
            keys: "titlePositionAdjustment standardAppearance scrollEdgeAppearance", elements: "offsetWrapper offset")
    }

    static let navigationItem = list(UINavigationItem.self) { item in
        item.text("title", \.title)
        item.text("prompt", \.prompt)
        item.text("backButtonTitle", \.backButtonTitle)
        item.flag("hidesBackButton", \.hidesBackButton)
        item.flag("leftItemsSupplementBackButton", \.leftItemsSupplementBackButton)
        item.flag("hidesSearchBarWhenScrolling", \.hidesSearchBarWhenScrolling)
        item.choice(
            "largeTitleDisplayMode", \.largeTitleDisplayMode,
            ["automatic": .automatic, "always": .always, "never": .never])
        item.known(
            attributes: """
                key backButtonDisplayMode style customClass customModule customModuleProvider \
                preferredSearchBarPlacement
                """,
            keys: """
                titleView leftBarButtonItem rightBarButtonItem backBarButtonItem standardAppearance \
                compactAppearance scrollEdgeAppearance compactScrollEdgeAppearance searchController
                """,
            elements: "leftBarButtonItems rightBarButtonItems connections userDefinedRuntimeAttributes")
    }

    private static let systemItems: [String: UIBarButtonItem.SystemItem] = [
        "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add,
        "flexibleSpace": .flexibleSpace, "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply,
        "action": .action, "organize": .organize, "bookmarks": .bookmarks, "search": .search, "refresh": .refresh,
        "stop": .stop, "camera": .camera, "trash": .trash, "play": .play, "pause": .pause, "rewind": .rewind,
        "fastForward": .fastForward, "undo": .undo, "redo": .redo, "pageCurl": .pageCurl, "close": .close,
    ]

    private static let systemTabItems: [String: UITabBarItem.SystemItem] = [
        "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated, "recents": .recents,
        "contacts": .contacts, "history": .history, "bookmarks": .bookmarks, "search": .search,
        "downloads": .downloads, "mostRecent": .mostRecent, "mostViewed": .mostViewed,
    ]
}

extension PropertyPart {
    /// The font and the colours of a `textAttributes` child.
    var barTextAttributes: [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [:]
        if let font = inner(key: "fontDescription")?.font(usual: nil) { attributes[.font] = font }
        if let color = inner(key: "textColor")?.color { attributes[.foregroundColor] = color }
        return attributes
    }
}
