import EspalierControls
import EspalierViews
import Foundation

// Stacks, scroll views, tables and collections.
extension FieldTable {
    mutating func addStacks() {
        add(
            "axis", .words(["horizontal": .horizontal, "vertical": .vertical]), \UIStackView.axis)
        add(
            "distribution",
            .words([
                "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
                "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
            ]), \UIStackView.distribution)
        add(
            "alignment",
            .words([
                "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline, "center": .center,
                "trailing": .trailing, "bottom": .bottom, "lastBaseline": .lastBaseline,
            ]), \UIStackView.alignment)
        add("spacing", .points.within(.anyNumber), \UIStackView.spacing)
        add(
            "isBaselineRelativeArrangement", .boolean, \UIStackView.isBaselineRelativeArrangement)
        add(
            "isLayoutMarginsRelativeArrangement", .boolean, \UIStackView.isLayoutMarginsRelativeArrangement)
        addLate("arrangedSubviews", of: UIStackView.self, .texts) { view in
            .texts(view.arrangedSubviews.map { $0.name ?? "" })
        }
        addLate("customSpacing", of: UIStackView.self, .spacings) { _ in nil }
    }

    mutating func addScrolling() {
        add("contentSize", .size.within(.extent), \UIScrollView.contentSize)
        add("contentInset", .insets.within(.distances), \UIScrollView.contentInset)
        add(
            "contentInsetAdjustmentBehavior",
            .words([
                "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never, "always": .always,
            ]), \UIScrollView.contentInsetAdjustmentBehavior)
        add("contentOffset", .point.within(.offset), \UIScrollView.contentOffset)
        add("isScrollEnabled", .boolean, \UIScrollView.isScrollEnabled)
        add("isPagingEnabled", .boolean, \UIScrollView.isPagingEnabled)
        add("minimumZoomScale", .points.within(.scale), \UIScrollView.minimumZoomScale)
        add("maximumZoomScale", .points.within(.scale), \UIScrollView.maximumZoomScale)
        addLate("viewForZooming", of: UIScrollView.self, .text) { ZoomSource.name(of: $0).map { .text($0) } }
        addLate("zoomScale", of: UIScrollView.self, .scale) { .number(Double($0.zoomScale)) }
    }

    mutating func addTables() {
        add(
            "style",
            madeWith: .words(["plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped]),
            get: { $0.style }, make: { UITableView(frame: .zero, style: $0) })
        add(
            "cellStyle",
            madeWith: .words(["default": .default, "value1": .value1, "value2": .value2, "subtitle": .subtitle]),
            get: { $0.style }, make: { UITableViewCell(style: $0, reuseIdentifier: nil) })
        add("rowHeight", .height, \UITableView.rowHeight)
        add("estimatedRowHeight", .height, \UITableView.estimatedRowHeight)
        add("sectionHeaderHeight", .height, \UITableView.sectionHeaderHeight)
        add("sectionFooterHeight", .height, \UITableView.sectionFooterHeight)
        add(
            "accessoryType",
            .words([
                "none": .none, "disclosureIndicator": .disclosureIndicator,
                "detailDisclosureButton": .detailDisclosureButton, "checkmark": .checkmark,
                "detailButton": .detailButton,
            ]), \UITableViewCell.accessoryType)
        addLate("tableHeaderView", of: UITableView.self, .template) { RowSource.said(.tableHeaderView, of: $0) }
        addLate("tableFooterView", of: UITableView.self, .template) { RowSource.said(.tableFooterView, of: $0) }
        addSections(of: UITableView.self)
        addLate("sectionHeaderTitles", of: UITableView.self, .texts) { RowSource.said(.sectionHeaderTitles, of: $0) }
        addLate("sectionFooterTitles", of: UITableView.self, .texts) { RowSource.said(.sectionFooterTitles, of: $0) }
        addLate("rowHeights", of: UITableView.self, .lengths) { RowSource.said(.rowHeights, of: $0) }
        addLate("rows", of: UITableView.self, .counts) { RowSource.said(.rows, of: $0) }
    }

    mutating func addCollections() {
        addFlow("itemSize", FieldForm<CGSize>.size.within(.extent), \.itemSize)
        addFlow("estimatedItemSize", FieldForm<CGSize>.estimate, \.estimatedItemSize)
        addFlow("minimumLineSpacing", FieldForm<CGFloat>.points.within(.anyNumber), \.minimumLineSpacing)
        addFlow("minimumInteritemSpacing", FieldForm<CGFloat>.points.within(.length), \.minimumInteritemSpacing)
        addFlow("sectionInset", FieldForm<UIEdgeInsets>.insets.within(.distances), \.sectionInset)
        addFlow(
            "scrollDirection", .words(["vertical": .vertical, "horizontal": .horizontal]), \.scrollDirection)
        addFlow("headerReferenceSize", FieldForm<CGSize>.size.within(.extent), \.headerReferenceSize)
        addFlow("footerReferenceSize", FieldForm<CGSize>.size.within(.extent), \.footerReferenceSize)
        addFlow("sectionHeadersPinToVisibleBounds", .boolean, \.sectionHeadersPinToVisibleBounds)
        addFlow("sectionFootersPinToVisibleBounds", .boolean, \.sectionFootersPinToVisibleBounds)
        addLate("itemSizes", of: UICollectionView.self, .sizes) { RowSource.said(.itemSizes, of: $0) }
        addSections(of: UICollectionView.self)
        addLate("items", of: UICollectionView.self, .counts) { RowSource.said(.items, of: $0) }
    }

    /// What rows and sections are built of. How many there are comes last: that shows them.
    private mutating func addSections(of type: (some UIView).Type) {
        addLate("sectionHeader", of: type, .template) { RowSource.said(.sectionHeader, of: $0) }
        addLate("sectionFooter", of: type, .template) { RowSource.said(.sectionFooter, of: $0) }
        addLate("cell", of: type, .templates) { RowSource.said(.cell, of: $0) }
        addLate("kinds", of: type, .indexes) { RowSource.said(.kinds, of: $0) }
    }

    /// What a flow layout has, as a property of the view that it lays out.
    private mutating func addFlow<Value>(
        _ key: String, _ form: FieldForm<Value>,
        _ keyPath: ReferenceWritableKeyPath<UICollectionViewFlowLayout, Value> & Sendable
    ) {
        add(key, form, .ofClass, [.written, .set]) { (view: UICollectionView) in
            (view.collectionViewLayout as? UICollectionViewFlowLayout)?[keyPath: keyPath]
        } set: { view, value in
            (view.collectionViewLayout as? UICollectionViewFlowLayout)?[keyPath: keyPath] = value
        }
    }

    /// What the run sets when the subviews are there: see `Simulation.setLate`.
    private mutating func addLate<View: UIView>(
        _ key: String, of type: View.Type, _ form: ScenarioForm,
        get: @escaping @Sendable (View) -> ScenarioSetting.Value?
    ) {
        let isBuilt = form == .template || form == .templates
        let uses: ScenarioField.Uses = isBuilt ? [.written, .late] : [.written, .set, .late]
        add(key, of: type, form, .ofClass, uses, Access(get: get, set: { _, _ in .wrongKind }))
    }
}
