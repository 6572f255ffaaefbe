import EspalierControls
import EspalierViews
import Testing

@testable import EspalierNibs

@Suite("Properties of scroll views and tables in interface files")
struct ScrollPropertyTests {
    static let scroll: [PropertyRow] = [
        rowScroll("<scrollView scrollEnabled='NO'/>", "false") { $0.isScrollEnabled },
        rowScroll("<scrollView pagingEnabled='YES'/>", "true") { $0.isPagingEnabled },
        rowScroll("<scrollView bounces='NO'/>", "false") { $0.bounces },
        rowScroll("<scrollView bouncesZoom='NO'/>", "false") { $0.bouncesZoom },
        rowScroll("<scrollView alwaysBounceVertical='YES'/>", "true") { $0.alwaysBounceVertical },
        rowScroll(
            """
            <scrollView alwaysBounceHorizontal='YES'/>
            """, "true"
        ) { $0.alwaysBounceHorizontal },
        rowScroll(
            """
            <scrollView directionalLockEnabled='YES'/>
            """, "true"
        ) { $0.isDirectionalLockEnabled },
        rowScroll(
            """
            <scrollView showsVerticalScrollIndicator='NO'/>
            """, "false"
        ) { $0.showsVerticalScrollIndicator },
        rowScroll(
            """
            <scrollView showsHorizontalScrollIndicator='NO'/>
            """, "false"
        ) { $0.showsHorizontalScrollIndicator },
        rowScroll("<scrollView delaysContentTouches='NO'/>", "false") { $0.delaysContentTouches },
        rowScroll(
            """
            <scrollView canCancelContentTouches='NO'/>
            """, "false"
        ) { $0.canCancelContentTouches },
        rowScroll("<scrollView scrollsToTop='NO'/>", "false") { $0.scrollsToTop },
        rowScroll(
            """
            <scrollView automaticallyAdjustsScrollIndicatorInsets='NO'/>
            """, "false"
        ) { $0.automaticallyAdjustsScrollIndicatorInsets },
        rowScroll("<scrollView indicatorStyle='white'/>", "white") { $0.indicatorStyle },
        rowScroll("<scrollView keyboardDismissMode='onDrag'/>", "onDrag") { $0.keyboardDismissMode },
        rowScroll(
            """
            <scrollView keyboardDismissMode='interactive'/>
            """, "interactive"
        ) { $0.keyboardDismissMode },
        rowScroll(
            """
            <scrollView contentInsetAdjustmentBehavior='never'/>
            """, "never"
        ) { $0.contentInsetAdjustmentBehavior },
        rowScroll(
            """
            <scrollView contentInsetAdjustmentBehavior='scrollableAxes'/>
            """, "scrollableAxes"
        ) { $0.contentInsetAdjustmentBehavior },
        rowScroll(
            """
            <scrollView contentInsetAdjustmentBehavior='always'/>
            """, "always"
        ) { $0.contentInsetAdjustmentBehavior },
        rowScroll("<scrollView minimumZoomScale='0.5'/>", "0.5") { $0.minimumZoomScale },
        rowScroll("<scrollView maximumZoomScale='4'/>", "4.0") { $0.maximumZoomScale },
        rowScroll(
            """
            <scrollView><inset key='contentInset' minX='1' minY='2' maxX='3' maxY='4'/></scrollView>
            """, "2.0 1.0 4.0 3.0"
        ) { $0.contentInset.numbers },
        rowScroll(
            """
            <scrollView><inset key='scrollIndicatorInsets' minX='1' minY='2' maxX='3' maxY='4'/></scrollView>
            """, "2.0 1.0 4.0 3.0"
        ) { $0.scrollIndicatorInsets.numbers },
        rowScroll(
            """
            <scrollView><size key='contentSize' width='100' height='200'/></scrollView>
            """, "100.0 200.0"
        ) { $0.contentSize.numbers },
    ]

    static let table: [PropertyRow] = [
        rowTable("<tableView style='plain'/>", "plain") { $0.style },
        rowTable("<tableView style='grouped'/>", "grouped") { $0.style },
        rowTable("<tableView style='insetGrouped'/>", "insetGrouped") { $0.style },
        rowTable("<tableView rowHeight='28'/>", "28.0") { $0.rowHeight },
        rowTable("<tableView rowHeight='-1'/>", "-1.0") { $0.rowHeight },
        rowTable("<tableView estimatedRowHeight='28'/>", "28.0") { $0.estimatedRowHeight },
        rowTable("<tableView estimatedRowHeight='-1'/>", "-1.0") { $0.estimatedRowHeight },
        rowTable("<tableView sectionHeaderHeight='28'/>", "28.0") { $0.sectionHeaderHeight },
        rowTable("<tableView sectionHeaderHeight='-1'/>", "-1.0") { $0.sectionHeaderHeight },
        rowTable("<tableView sectionFooterHeight='28'/>", "28.0") { $0.sectionFooterHeight },
        rowTable("<tableView sectionFooterHeight='-1'/>", "-1.0") { $0.sectionFooterHeight },
        rowTable(
            """
            <tableView estimatedSectionHeaderHeight='28'/>
            """, "28.0"
        ) { $0.estimatedSectionHeaderHeight },
        rowTable(
            """
            <tableView estimatedSectionHeaderHeight='-1'/>
            """, "-1.0"
        ) { $0.estimatedSectionHeaderHeight },
        rowTable(
            """
            <tableView estimatedSectionFooterHeight='28'/>
            """, "28.0"
        ) { $0.estimatedSectionFooterHeight },
        rowTable(
            """
            <tableView estimatedSectionFooterHeight='-1'/>
            """, "-1.0"
        ) { $0.estimatedSectionFooterHeight },
        rowTable("<tableView separatorStyle='none'/>", "none") { $0.separatorStyle },
        rowTable("<tableView separatorStyle='default'/>", "singleLine") { $0.separatorStyle },
        rowTable(
            """
            <tableView><color key='separatorColor' red='0.25' green='0.5' blue='0.75' alpha='1' colorSpace='custom' customColorSpace='sRGB'/></tableView>
            """, "0.25 0.5 0.75 1.0"
        ) { $0.separatorColor?.numbers },
        rowTable(
            """
            <tableView><inset key='separatorInset' minX='1' minY='2' maxX='3' maxY='4'/></tableView>
            """, "2.0 1.0 4.0 3.0"
        ) { $0.separatorInset.numbers },
        rowTable("<tableView allowsSelection='NO'/>", "false") { $0.allowsSelection },
        rowTable(
            """
            <tableView allowsMultipleSelection='YES'/>
            """, "true"
        ) { $0.allowsMultipleSelection },
        rowTable("<tableView selectionMode='none'/>", "false") { $0.allowsSelection },
        rowTable("<tableView selectionMode='multiple'/>", "true") { $0.allowsMultipleSelection },
        rowTable(
            """
            <tableView allowsSelectionDuringEditing='YES'/>
            """, "true"
        ) { $0.allowsSelectionDuringEditing },
        rowTable(
            """
            <tableView allowsMultipleSelectionDuringEditing='YES'/>
            """, "true"
        ) { $0.allowsMultipleSelectionDuringEditing },
        rowTable("<tableView editing='YES'/>", "true") { $0.isEditing },
    ]

    @Test("a property of UIScrollView", arguments: scroll)
    func propertyScroll(row: PropertyRow) throws {
        try row.check()
    }

    @Test("a property of UITableView", arguments: table)
    func propertyTable(row: PropertyRow) throws {
        try row.check()
    }

    private static func rowScroll(
        _ element: String, _ expected: String, _ value: @escaping @Sendable (UIScrollView) -> Any?
    ) -> PropertyRow {
        PropertyRow(element, { UIScrollView() }, expected, value)
    }

    private static func rowTable(
        _ element: String, _ expected: String, _ value: @escaping @Sendable (UITableView) -> Any?
    ) -> PropertyRow {
        PropertyRow(element, { UITableView() }, expected, value)
    }
}
