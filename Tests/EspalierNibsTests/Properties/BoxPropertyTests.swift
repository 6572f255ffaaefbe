import EspalierControls
import EspalierViews
import Testing

@testable import EspalierNibs

@Suite("Properties of image views, stacks, segments and search bars in interface files")
struct BoxPropertyTests {
    static let image: [PropertyRow] = [
        rowImage("<imageView image='Logo'/>", "128.0 64.0") { $0.image?.size.numbers },
        rowImage(
            """
            <imageView image='star' catalog='system'/>
            """, "20.0 18.0"
        ) { $0.image?.size.numbers },
        rowImage("<imageView image=''/>", "nil") { $0.image },
        rowImage("<imageView highlightedImage='Logo'/>", "Logo") { $0.highlightedImage?.name },
        rowImage("<imageView highlighted='YES'/>", "true") { $0.isHighlighted },
    ]

    static let stack: [PropertyRow] = [
        rowStack("<stackView axis='vertical'/>", "vertical") { $0.axis },
        rowStack("<stackView/>", "horizontal") { $0.axis },
        rowStack("<stackView distribution='fill'/>", "fill") { $0.distribution },
        rowStack("<stackView distribution='fillEqually'/>", "fillEqually") { $0.distribution },
        rowStack(
            """
            <stackView distribution='fillProportionally'/>
            """, "fillProportionally"
        ) { $0.distribution },
        rowStack("<stackView distribution='equalSpacing'/>", "equalSpacing") { $0.distribution },
        rowStack(
            """
            <stackView distribution='equalCentering'/>
            """, "equalCentering"
        ) { $0.distribution },
        rowStack("<stackView alignment='fill'/>", "fill") { $0.alignment },
        rowStack("<stackView alignment='leading'/>", "leading") { $0.alignment },
        rowStack("<stackView alignment='top'/>", "leading") { $0.alignment },
        rowStack("<stackView alignment='firstBaseline'/>", "firstBaseline") { $0.alignment },
        rowStack("<stackView alignment='center'/>", "center") { $0.alignment },
        rowStack("<stackView alignment='trailing'/>", "trailing") { $0.alignment },
        rowStack("<stackView alignment='bottom'/>", "trailing") { $0.alignment },
        rowStack("<stackView alignment='lastBaseline'/>", "lastBaseline") { $0.alignment },
        rowStack("<stackView spacing='8'/>", "8.0") { $0.spacing },
        rowStack(
            """
            <stackView spacingType='standard'/>
            """, "true"
        ) { $0.spacing == UIStackView.spacingUseSystem },
        rowStack(
            """
            <stackView baselineRelativeArrangement='YES'/>
            """, "true"
        ) { $0.isBaselineRelativeArrangement },
        rowStack(
            """
            <stackView layoutMarginsRelativeArrangement='YES'/>
            """, "true"
        ) { $0.isLayoutMarginsRelativeArrangement },
    ]

    static let segments: [PropertyRow] = [
        rowSegments(
            """
            <segmentedControl selectedSegmentIndex='1'><segments><segment title='A'/><segment title='B'/></segments></segmentedControl>
            """, "A B 1"
        ) { "\($0.titleForSegment(at: 0)!) \($0.titleForSegment(at: 1)!) \($0.selectedSegmentIndex)" },
        rowSegments(
            """
            <segmentedControl><segments><segment title='A'/></segments></segmentedControl>
            """, "-1"
        ) { $0.selectedSegmentIndex },
        rowSegments(
            """
            <segmentedControl><segments><segment title='' image='Logo'/></segments></segmentedControl>
            """, "Logo"
        ) { $0.imageForSegment(at: 0)?.name },
        rowSegments(
            """
            <segmentedControl><segments><segment title='A' width='30'/></segments></segmentedControl>
            """, "30.0"
        ) { $0.widthForSegment(at: 0) },
        rowSegments(
            """
            <segmentedControl><segments><segment title='A' enabled='NO'/></segments></segmentedControl>
            """, "false"
        ) { $0.isEnabledForSegment(at: 0) },
        rowSegments("<segmentedControl momentary='YES'/>", "true") { $0.isMomentary },
        rowSegments(
            """
            <segmentedControl apportionsSegmentWidthsByContent='YES'/>
            """, "true"
        ) { $0.apportionsSegmentWidthsByContent },
        rowSegments(
            """
            <segmentedControl><color key='selectedSegmentTintColor' red='0.25' green='0.5' blue='0.75' alpha='1' colorSpace='custom' customColorSpace='sRGB'/></segmentedControl>
            """, "0.25 0.5 0.75 1.0"
        ) { $0.selectedSegmentTintColor?.numbers },
    ]

    static let effect: [PropertyRow] = [
        rowEffect(
            """
            <visualEffectView><blurEffect style='systemMaterial'/></visualEffectView>
            """, "systemMaterial"
        ) { ($0.effect as? UIBlurEffect)?.style },
        rowEffect(
            """
            <visualEffectView><blurEffect style='systemMaterialDark'/></visualEffectView>
            """, "systemMaterial"
        ) { ($0.effect as? UIBlurEffect)?.style },
        rowEffect(
            """
            <visualEffectView><blurEffect style='light'/></visualEffectView>
            """, "light"
        ) { ($0.effect as? UIBlurEffect)?.style },
        rowEffect(
            """
            <visualEffectView><vibrancyEffect><blurEffect style='dark'/></vibrancyEffect></visualEffectView>
            """, "dark"
        ) { ($0.effect as? UIVibrancyEffect)?.blurEffect.style },
    ]

    static let search: [PropertyRow] = [
        rowSearch(
            """
            <searchBar text='a' placeholder='b' prompt='c'/>
            """, "a b c"
        ) { "\($0.text ?? "") \($0.placeholder ?? "") \($0.prompt ?? "")" },
        rowSearch("<searchBar searchBarStyle='minimal'/>", "minimal") { $0.searchBarStyle },
        rowSearch("<searchBar barStyle='black'/>", "black") { $0.barStyle },
        rowSearch("<searchBar translucent='NO'/>", "false") { $0.isTranslucent },
        rowSearch("<searchBar showsCancelButton='YES'/>", "true") { $0.showsCancelButton },
        rowSearch("<searchBar showsBookmarkButton='YES'/>", "true") { $0.showsBookmarkButton },
        rowSearch(
            """
            <searchBar showsScopeBar='YES' selectedScopeButtonIndex='1'><scopeButtonTitles><string>A</string><string>B</string></scopeButtonTitles></searchBar>
            """, "true 1 A,B"
        ) { "\($0.showsScopeBar) \($0.selectedScopeButtonIndex) \($0.scopeButtonTitles!.joined(separator: ","))" },
        rowSearch(
            """
            <searchBar><color key='barTintColor' red='0.25' green='0.5' blue='0.75' alpha='1' colorSpace='custom' customColorSpace='sRGB'/></searchBar>
            """, "0.25 0.5 0.75 1.0"
        ) { $0.barTintColor?.numbers },
        rowSearch("<searchBar backgroundImage='Logo'/>", "Logo") { $0.backgroundImage?.name },
        rowSearch(
            """
            <searchBar><textInputTraits key='textInputTraits' keyboardType='webSearch'/></searchBar>
            """, "webSearch"
        ) { $0.keyboardType },
    ]

    @Test("a property of UIImageView", arguments: image)
    func propertyImage(row: PropertyRow) throws {
        try row.check()
    }

    @Test("a property of UIStackView", arguments: stack)
    func propertyStack(row: PropertyRow) throws {
        try row.check()
    }

    @Test("a property of UISegmentedControl", arguments: segments)
    func propertySegments(row: PropertyRow) throws {
        try row.check()
    }

    @Test("a property of UIVisualEffectView", arguments: effect)
    func propertyEffect(row: PropertyRow) throws {
        try row.check()
    }

    @Test("a property of UISearchBar", arguments: search)
    func propertySearch(row: PropertyRow) throws {
        try row.check()
    }

    private static func rowImage(
        _ element: String, _ expected: String, _ value: @escaping @Sendable (UIImageView) -> Any?
    ) -> PropertyRow {
        PropertyRow(element, { UIImageView() }, expected, value)
    }

    private static func rowStack(
        _ element: String, _ expected: String, _ value: @escaping @Sendable (UIStackView) -> Any?
    ) -> PropertyRow {
        PropertyRow(element, { UIStackView() }, expected, value)
    }

    private static func rowSegments(
        _ element: String, _ expected: String, _ value: @escaping @Sendable (UISegmentedControl) -> Any?
    ) -> PropertyRow {
        PropertyRow(element, { UISegmentedControl() }, expected, value)
    }

    private static func rowEffect(
        _ element: String, _ expected: String, _ value: @escaping @Sendable (UIVisualEffectView) -> Any?
    ) -> PropertyRow {
        PropertyRow(element, { UIVisualEffectView(effect: nil) }, expected, value)
    }

    private static func rowSearch(
        _ element: String, _ expected: String, _ value: @escaping @Sendable (UISearchBar) -> Any?
    ) -> PropertyRow {
        PropertyRow(element, { UISearchBar() }, expected, value)
    }
}
