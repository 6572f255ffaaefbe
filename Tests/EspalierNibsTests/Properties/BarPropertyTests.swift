import EspalierControls
import EspalierViews
import Testing

@testable import EspalierControls
@testable import EspalierNibs

@Suite("Properties of bars and their items in interface files")
struct BarPropertyTests {
    static let navigation: [PropertyRow] = [
        rowNavigation("<navigationBar barStyle='black'/>", "black") { $0.barStyle },
        rowNavigation("<navigationBar translucent='NO'/>", "false") { $0.isTranslucent },
        rowNavigation("<navigationBar largeTitles='YES'/>", "true") { $0.prefersLargeTitles },
        rowNavigation("<navigationBar shadowImage='Logo'/>", "Logo") { $0.shadowImage?.name },
        rowNavigation(
            """
            <navigationBar backgroundImage='Logo'/>
            """, "Logo"
        ) { $0.backgroundImage(for: .default)?.name },
        rowNavigation(
            """
            <navigationBar><color key='barTintColor' red='0.25' green='0.5' blue='0.75' alpha='1' colorSpace='custom' customColorSpace='sRGB'/></navigationBar>
            """, "0.25 0.5 0.75 1.0"
        ) { $0.barTintColor?.numbers },
        rowNavigation(
            """
            <navigationBar><textAttributes key='titleTextAttributes'><color key='textColor' red='0.25' green='0.5' blue='0.75' alpha='1' colorSpace='custom' customColorSpace='sRGB'/></textAttributes></navigationBar>
            """, "0.25 0.5 0.75 1.0"
        ) { ($0.titleTextAttributes?[.foregroundColor] as? UIColor)?.numbers },
        rowNavigation(
            """
            <navigationBar><textAttributes key='largeTitleTextAttributes'><fontDescription key='fontDescription' type='system' pointSize='30'/></textAttributes></navigationBar>
            """, ".SystemFont 30.0"
        ) { ($0.largeTitleTextAttributes?[.font] as? UIFont)?.numbers },
    ]

    static let tools: [PropertyRow] = [
        rowTools("<toolbar barStyle='black'/>", "black") { $0.barStyle },
        rowTools("<toolbar translucent='NO'/>", "false") { $0.isTranslucent },
        rowTools(
            """
            <toolbar><color key='barTintColor' red='0.25' green='0.5' blue='0.75' alpha='1' colorSpace='custom' customColorSpace='sRGB'/><toolbarAppearance key='standardAppearance'/></toolbar>
            """, "0.25 0.5 0.75 1.0"
        ) { $0.barTintColor?.numbers },
    ]

    static let tabs: [PropertyRow] = [
        rowTabs("<tabBar barStyle='black'/>", "black") { $0.barStyle },
        rowTabs("<tabBar translucent='NO'/>", "false") { $0.isTranslucent },
        rowTabs(
            """
            <tabBar itemPositioning='centered' itemWidth='40' itemSpacing='5'/>
            """, "centered 40.0 5.0"
        ) { "\($0.itemPositioning) \($0.itemWidth) \($0.itemSpacing)" },
        rowTabs("<tabBar backgroundImage='Logo'/>", "Logo") { $0.backgroundImage?.name },
        rowTabs("<tabBar shadowImage='Logo'/>", "Logo") { $0.shadowImage?.name },
        rowTabs(
            """
            <tabBar><color key='barTintColor' red='0.25' green='0.5' blue='0.75' alpha='1' colorSpace='custom' customColorSpace='sRGB'/></tabBar>
            """, "0.25 0.5 0.75 1.0"
        ) { $0.barTintColor?.numbers },
        rowTabs(
            """
            <tabBar><color key='unselectedItemTintColor' red='0.25' green='0.5' blue='0.75' alpha='1' colorSpace='custom' customColorSpace='sRGB'/></tabBar>
            """, "0.25 0.5 0.75 1.0"
        ) { $0.unselectedItemTintColor?.numbers },
    ]

    static let button: [PropertyRow] = [
        rowButton("<barButtonItem title='Back'/>", "Back") { $0.title },
        rowButton("<barButtonItem image='Logo'/>", "Logo") { $0.image?.name },
        rowButton("<barButtonItem landscapeImage='Logo'/>", "Logo") { $0.landscapeImagePhone?.name },
        rowButton("<barButtonItem enabled='NO'/>", "false") { $0.isEnabled },
        rowButton("<barButtonItem tag='4'/>", "4") { $0.tag },
        rowButton("<barButtonItem width='40'/>", "40.0") { $0.width },
        rowButton("<barButtonItem style='done'/>", "done") { $0.style },
        rowButton("<barButtonItem style='plain' systemItem='done'/>", "plain") { $0.style },
        rowButton("<barButtonItem systemItem='done'/>", "done") { $0.style },
        rowButton("<barButtonItem systemItem='flexibleSpace'/>", "true") { $0.isFlexibleSpace },
        rowButton(
            """
            <barButtonItem><inset key='imageInsets' minX='1' minY='2' maxX='3' maxY='4'/></barButtonItem>
            """, "2.0 1.0 4.0 3.0"
        ) { $0.imageInsets.numbers },
        rowButton(
            """
            <barButtonItem><color key='tintColor' red='0.25' green='0.5' blue='0.75' alpha='1' colorSpace='custom' customColorSpace='sRGB'/></barButtonItem>
            """, "0.25 0.5 0.75 1.0"
        ) { $0.tintColor?.numbers },
        rowButton(
            """
            <barButtonItem><accessibility key='accessibilityConfiguration' identifier='x'/></barButtonItem>
            """, "x"
        ) { $0.accessibilityIdentifier },
        rowButton(
            """
            <barButtonItem><accessibility key='accessibilityConfiguration' label='Delete' hint='For good'>
            <accessibilityTraits key='traits' link='YES'/></accessibility></barButtonItem>
            """, "Delete For good link"
        ) {
            "\($0.accessibilityLabel ?? "-") \($0.accessibilityHint ?? "-") "
                + $0.accessibilityTraits.words.joined(separator: " ")
        },
    ]

    static let tab: [PropertyRow] = [
        rowTab(
            """
            <tabBarItem title='Item' image='Logo' selectedImage='star' selectedCatalog='system'/>
            """, "Item Logo star"
        ) { "\($0.title!) \($0.image!.name!) \($0.selectedImage!.name!)" },
        rowTab("<tabBarItem systemItem='topRated'/>", "Top Rated") { $0.title },
        rowTab("<tabBarItem badgeValue='3'/>", "3") { $0.badgeValue },
        rowTab(
            """
            <tabBarItem><color key='badgeColor' red='0.25' green='0.5' blue='0.75' alpha='1' colorSpace='custom' customColorSpace='sRGB'/></tabBarItem>
            """, "0.25 0.5 0.75 1.0"
        ) { $0.badgeColor?.numbers },
    ]

    static let entry: [PropertyRow] = [
        rowEntry(
            """
            <navigationItem title='a' prompt='b' backButtonTitle='c'/>
            """, "a b c"
        ) { "\($0.title!) \($0.prompt!) \($0.backButtonTitle!)" },
        rowEntry("<navigationItem hidesBackButton='YES'/>", "true") { $0.hidesBackButton },
        rowEntry(
            """
            <navigationItem leftItemsSupplementBackButton='YES'/>
            """, "true"
        ) { $0.leftItemsSupplementBackButton },
        rowEntry(
            """
            <navigationItem largeTitleDisplayMode='never'/>
            """, "never"
        ) { $0.largeTitleDisplayMode },
    ]

    @Test("a property of UINavigationBar", arguments: navigation)
    func propertyNavigation(row: PropertyRow) throws {
        try row.check()
    }

    @Test("a property of UIToolbar", arguments: tools)
    func propertyTools(row: PropertyRow) throws {
        try row.check()
    }

    @Test("a property of UITabBar", arguments: tabs)
    func propertyTabs(row: PropertyRow) throws {
        try row.check()
    }

    @Test("a property of UIBarButtonItem", arguments: button)
    func propertyButton(row: PropertyRow) throws {
        try row.check()
    }

    @Test("a property of UITabBarItem", arguments: tab)
    func propertyTab(row: PropertyRow) throws {
        try row.check()
    }

    @Test("a property of UINavigationItem", arguments: entry)
    func propertyEntry(row: PropertyRow) throws {
        try row.check()
    }

    private static func rowNavigation(
        _ element: String, _ expected: String, _ value: @escaping @Sendable (UINavigationBar) -> Any?
    ) -> PropertyRow {
        PropertyRow(element, { UINavigationBar() }, expected, value)
    }

    private static func rowTools(
        _ element: String, _ expected: String, _ value: @escaping @Sendable (UIToolbar) -> Any?
    ) -> PropertyRow {
        PropertyRow(element, { UIToolbar() }, expected, value)
    }

    private static func rowTabs(
        _ element: String, _ expected: String, _ value: @escaping @Sendable (UITabBar) -> Any?
    ) -> PropertyRow {
        PropertyRow(element, { UITabBar() }, expected, value)
    }

    private static func rowButton(
        _ element: String, _ expected: String, _ value: @escaping @Sendable (UIBarButtonItem) -> Any?
    ) -> PropertyRow {
        PropertyRow(element, { UIBarButtonItem() }, expected, value)
    }

    private static func rowTab(
        _ element: String, _ expected: String, _ value: @escaping @Sendable (UITabBarItem) -> Any?
    ) -> PropertyRow {
        PropertyRow(element, { UITabBarItem() }, expected, value)
    }

    private static func rowEntry(
        _ element: String, _ expected: String, _ value: @escaping @Sendable (UINavigationItem) -> Any?
    ) -> PropertyRow {
        PropertyRow(element, { UINavigationItem() }, expected, value)
    }
}
