import EspalierControls
import EspalierViews
import Testing

@testable import EspalierNibs

@Suite("Properties of cells and collections in interface files")
struct CellPropertyTests {
    static let cell: [PropertyRow] = [
        rowCell("<tableViewCell reuseIdentifier='Cell'/>", "Cell") { $0.reuseIdentifier },
        rowCell("<tableViewCell reuseIdentifier=''/>", "nil") { $0.reuseIdentifier },
        rowCell(
            """
            <tableViewCell style='IBUITableViewCellStyleDefault'/>
            """, "true"
        ) { $0.detailTextLabel == nil },
        rowCell(
            """
            <tableViewCell style='IBUITableViewCellStyleSubtitle'/>
            """, ".SystemFont 12.0"
        ) { $0.detailTextLabel?.font.numbers },
        rowCell(
            """
            <tableViewCell style='IBUITableViewCellStyleValue1'/>
            """, ".SystemFont 17.0"
        ) { $0.detailTextLabel?.font.numbers },
        rowCell(
            """
            <tableViewCell style='IBUITableViewCellStyleValue2'/>
            """, "true"
        ) { $0.imageView == nil },
        rowCell(
            """
            <tableViewCell accessoryType='disclosureIndicator'/>
            """, "disclosureIndicator"
        ) { $0.accessoryType },
        rowCell("<tableViewCell accessoryType='checkmark'/>", "checkmark") { $0.accessoryType },
        rowCell(
            """
            <tableViewCell accessoryType='detailButton'/>
            """, "detailButton"
        ) { $0.accessoryType },
        rowCell(
            """
            <tableViewCell accessoryType='detailDisclosureButton'/>
            """, "detailDisclosureButton"
        ) { $0.accessoryType },
        rowCell(
            """
            <tableViewCell editingAccessoryType='checkmark'/>
            """, "checkmark"
        ) { $0.editingAccessoryType },
        rowCell("<tableViewCell selectionStyle='none'/>", "none") { $0.selectionStyle },
        rowCell("<tableViewCell selectionStyle='blue'/>", "blue") { $0.selectionStyle },
        rowCell("<tableViewCell indentationLevel='2'/>", "2") { $0.indentationLevel },
        rowCell("<tableViewCell indentationWidth='12'/>", "12.0") { $0.indentationWidth },
        rowCell(
            """
            <tableViewCell shouldIndentWhileEditing='NO'/>
            """, "false"
        ) { $0.shouldIndentWhileEditing },
        rowCell("<tableViewCell showsReorderControl='YES'/>", "true") { $0.showsReorderControl },
        rowCell("<tableViewCell selected='YES'/>", "true") { $0.isSelected },
        rowCell("<tableViewCell highlighted='YES'/>", "true") { $0.isHighlighted },
        rowCell(
            """
            <tableViewCell><inset key='separatorInset' minX='1' minY='2' maxX='3' maxY='4'/></tableViewCell>
            """, "2.0 1.0 4.0 3.0"
        ) { $0.separatorInset.numbers },
        rowCell(
            """
            <tableViewCell><listContentConfiguration key='contentConfiguration' text='One' secondaryText=''/></tableViewCell>
            """, "One"
        ) { $0.textLabel?.text },
        rowCell(
            """
            <tableViewCell style='IBUITableViewCellStyleSubtitle'><listContentConfiguration key='contentConfiguration' text='One' secondaryText='Two'/></tableViewCell>
            """, "Two"
        ) { $0.detailTextLabel?.text },
        rowCell(
            """
            <tableViewCell textLabel='abc'><listContentConfiguration key='contentConfiguration' text='One'/></tableViewCell>
            """, "nil"
        ) { $0.textLabel?.text },
    ]

    static let grid: [PropertyRow] = [
        rowGrid("<collectionView allowsSelection='NO'/>", "false") { $0.allowsSelection },
        rowGrid(
            """
            <collectionView allowsMultipleSelection='YES'/>
            """, "true"
        ) { $0.allowsMultipleSelection },
    ]

    static let flow: [PropertyRow] = [
        rowFlow(
            """
            <collectionViewFlowLayout scrollDirection='horizontal'/>
            """, "horizontal"
        ) { $0.scrollDirection },
        rowFlow(
            """
            <collectionViewFlowLayout minimumLineSpacing='14'/>
            """, "14.0"
        ) { $0.minimumLineSpacing },
        rowFlow(
            """
            <collectionViewFlowLayout minimumInteritemSpacing='17'/>
            """, "17.0"
        ) { $0.minimumInteritemSpacing },
        rowFlow(
            """
            <collectionViewFlowLayout><size key='itemSize' width='68' height='40'/></collectionViewFlowLayout>
            """, "68.0 40.0"
        ) { $0.itemSize.numbers },
        rowFlow(
            """
            <collectionViewFlowLayout><size key='headerReferenceSize' width='68' height='40'/></collectionViewFlowLayout>
            """, "68.0 40.0"
        ) { $0.headerReferenceSize.numbers },
        rowFlow(
            """
            <collectionViewFlowLayout><size key='footerReferenceSize' width='68' height='40'/></collectionViewFlowLayout>
            """, "68.0 40.0"
        ) { $0.footerReferenceSize.numbers },
        rowFlow(
            """
            <collectionViewFlowLayout><inset key='sectionInset' minX='1' minY='2' maxX='2.2250738585072014e-308' maxY='4'/></collectionViewFlowLayout>
            """, "2.0 1.0 4.0 2.2250738585072014e-308"
        ) { $0.sectionInset.numbers },
        rowFlow("<collectionViewFlowLayout sectionInsetReference='safeArea'/>", "fromSafeArea") {
            $0.sectionInsetReference
        },
        rowFlow("<collectionViewFlowLayout sectionInsetReference='layoutMargins'/>", "fromLayoutMargins") {
            $0.sectionInsetReference
        },
        rowFlow("<collectionViewFlowLayout sectionInsetReference='contentInset'/>", "fromContentInset") {
            $0.sectionInsetReference
        },
        rowFlow(
            """
            <collectionViewFlowLayout sectionHeadersPinToVisibleBounds='YES'/>
            """, "true"
        ) { $0.sectionHeadersPinToVisibleBounds },
        rowFlow(
            """
            <collectionViewFlowLayout sectionFootersPinToVisibleBounds='YES'/>
            """, "true"
        ) { $0.sectionFootersPinToVisibleBounds },
    ]

    static let item: [PropertyRow] = [
        rowItem(
            """
            <collectionViewCell reuseIdentifier='favorite'/>
            """, "favorite"
        ) { $0.reuseIdentifier },
        rowItem("<collectionViewCell selected='YES'/>", "true") { $0.isSelected },
        rowItem("<collectionViewCell highlighted='YES'/>", "true") { $0.isHighlighted },
        rowItem(
            """
            <collectionViewCell><size key='customSize' width='1' height='2'/></collectionViewCell>
            """, "nil"
        ) { $0.reuseIdentifier },
    ]

    @Test("a property of UITableViewCell", arguments: cell)
    func propertyCell(row: PropertyRow) throws {
        try row.check()
    }

    @Test("a property of UICollectionView", arguments: grid)
    func propertyGrid(row: PropertyRow) throws {
        try row.check()
    }

    @Test("a property of UICollectionViewFlowLayout", arguments: flow)
    func propertyFlow(row: PropertyRow) throws {
        try row.check()
    }

    @Test("a property of UICollectionViewCell", arguments: item)
    func propertyItem(row: PropertyRow) throws {
        try row.check()
    }

    private static func rowCell(
        _ element: String, _ expected: String, _ value: @escaping @Sendable (UITableViewCell) -> Any?
    ) -> PropertyRow {
        PropertyRow(element, { UITableViewCell(style: .default, reuseIdentifier: nil) }, expected, value)
    }

    private static func rowGrid(
        _ element: String, _ expected: String, _ value: @escaping @Sendable (UICollectionView) -> Any?
    ) -> PropertyRow {
        PropertyRow(
            element, { UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()) }, expected,
            value)
    }

    private static func rowFlow(
        _ element: String, _ expected: String, _ value: @escaping @Sendable (UICollectionViewFlowLayout) -> Any?
    ) -> PropertyRow {
        PropertyRow(element, { UICollectionViewFlowLayout() }, expected, value)
    }

    private static func rowItem(
        _ element: String, _ expected: String, _ value: @escaping @Sendable (UICollectionViewCell) -> Any?
    ) -> PropertyRow {
        PropertyRow(element, { UICollectionViewCell(frame: .zero) }, expected, value)
    }
}
