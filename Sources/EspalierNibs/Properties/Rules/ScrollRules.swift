import EspalierControls
import EspalierViews
import Foundation

extension PropertyRule {
    /// What every scroll view has.
    static let scrollView = list(UIScrollView.self) { view in
        view.flag("scrollEnabled", \.isScrollEnabled)
        view.flag("pagingEnabled", \.isPagingEnabled)
        view.flag("bounces", \.bounces)
        view.flag("bouncesZoom", \.bouncesZoom)
        view.flag("alwaysBounceVertical", \.alwaysBounceVertical)
        view.flag("alwaysBounceHorizontal", \.alwaysBounceHorizontal)
        view.flag("directionalLockEnabled", \.isDirectionalLockEnabled)
        view.flag("showsVerticalScrollIndicator", \.showsVerticalScrollIndicator)
        view.flag("showsHorizontalScrollIndicator", \.showsHorizontalScrollIndicator)
        view.flag("delaysContentTouches", \.delaysContentTouches)
        view.flag("canCancelContentTouches", \.canCancelContentTouches)
        view.flag("scrollsToTop", \.scrollsToTop)
        view.flag("automaticallyAdjustsScrollIndicatorInsets", \.automaticallyAdjustsScrollIndicatorInsets)
        view.choice(
            "indicatorStyle", \.indicatorStyle, ["default": .default, "black": .black, "white": .white])
        view.choice(
            "keyboardDismissMode", \.keyboardDismissMode,
            [
                "none": .none, "onDrag": .onDrag, "interactive": .interactive,
                "onDragWithAccessory": .onDragWithAccessory, "interactiveWithAccessory": .interactiveWithAccessory,
            ])
        view.choice(
            "contentInsetAdjustmentBehavior", \.contentInsetAdjustmentBehavior,
            ["automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never, "always": .always])
        // The limits before the scale, which is held between them.
        view.number("minimumZoomScale", \.minimumZoomScale, least: 0)
        view.number("maximumZoomScale", \.maximumZoomScale, least: 0)
        view.number("zoomScale", \.zoomScale, least: 0)
        view.insets("contentInset", \.contentInset)
        view.insets("scrollIndicatorInsets", \.scrollIndicatorInsets)
        view.insets("verticalScrollIndicatorInsets", \.verticalScrollIndicatorInsets)
        view.insets("horizontalScrollIndicatorInsets", \.horizontalScrollIndicatorInsets)
        view.size("contentSize", \.contentSize)
        view.child("contentOffset") { part, view in
            if let point = part.point { view.contentOffset = point }
        }
        view.known(attributes: "scrollIndicatorStyle", keys: "contentLayoutGuide frameLayoutGuide refreshControl")
    }

    static let tableView = list(UITableView.self) { table in
        table.set("style") { part, table in
            let styles: [String: UITableView.Style] = [
                "plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped,
            ]
            if let style = part.choice(styles) { table.adopt(style) }
        }
        table.number("rowHeight", \.rowHeight, least: -1)
        table.number("estimatedRowHeight", \.estimatedRowHeight, least: -1)
        table.number("sectionHeaderHeight", \.sectionHeaderHeight, least: -1)
        table.number("sectionFooterHeight", \.sectionFooterHeight, least: -1)
        table.number("estimatedSectionHeaderHeight", \.estimatedSectionHeaderHeight, least: -1)
        table.number("estimatedSectionFooterHeight", \.estimatedSectionFooterHeight, least: -1)
        table.choice(
            "separatorStyle", \.separatorStyle,
            [
                "default": .singleLine, "singleLine": .singleLine, "none": .none,
                "singleLineEtched": .singleLineEtched,
            ])
        table.color("separatorColor", \.separatorColor)
        table.insets("separatorInset", \.separatorInset)
        table.flag("allowsSelection", \.allowsSelection)
        table.flag("allowsMultipleSelection", \.allowsMultipleSelection)
        table.flag("allowsSelectionDuringEditing", \.allowsSelectionDuringEditing)
        table.flag("allowsMultipleSelectionDuringEditing", \.allowsMultipleSelectionDuringEditing)
        table.flag("editing", \.isEditing)
        table.set("selectionMode") { part, table in part.setSelection(of: table) }
        table.known(
            attributes: """
                dataMode contentViewInsetsToSafeArea sectionIndexMinimumDisplayRowCount selectionFollowsFocus \
                cellLayoutMarginsFollowReadableWidth remembersLastFocusedIndexPath dragInteractionEnabled \
                fillerRowHeight separatorInsetReference selfSizingInvalidation prefetchingEnabled allowsFocus
                """,
            keys: """
                tableHeaderView tableFooterView backgroundView sectionIndexColor sectionIndexBackgroundColor \
                sectionIndexTrackingBackgroundColor separatorEffect
                """,
            elements: "prototypes sections")
    }

    static let cell = list(UITableViewCell.self) { cell in
        cell.set("style") { part, cell in
            let styles: [String: UITableViewCell.CellStyle] = [
                "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleValue1": .value1,
                "IBUITableViewCellStyleValue2": .value2, "IBUITableViewCellStyleSubtitle": .subtitle,
            ]
            if let style = part.choice(styles) { cell.adopt(style) }
        }
        cell.set("reuseIdentifier") { part, cell in cell.adopt(reuseIdentifier: part.value) }
        cell.choice("accessoryType", \.accessoryType, accessories)
        cell.choice("editingAccessoryType", \.editingAccessoryType, accessories)
        cell.choice(
            "selectionStyle", \.selectionStyle,
            ["none": .none, "blue": .blue, "gray": .gray, "default": .default])
        cell.integer("indentationLevel", \.indentationLevel)
        cell.number("indentationWidth", \.indentationWidth)
        cell.flag("shouldIndentWhileEditing", \.shouldIndentWhileEditing)
        cell.flag("showsReorderControl", \.showsReorderControl)
        cell.flag("selected", \.isSelected)
        cell.flag("highlighted", \.isHighlighted)
        cell.insets("separatorInset", \.separatorInset)
        cell.child("contentConfiguration") { part, cell in part.setContents(of: cell) }
        cell.known(
            attributes: """
                textLabel detailTextLabel imageView rowHeight hidesAccessoryWhenEditing focusStyle editing \
                separatorInsetReference automaticallyUpdatesContentConfiguration
                """,
            keys: """
                contentView accessoryView editingAccessoryView backgroundView selectedBackgroundView \
                multipleSelectionBackgroundView backgroundConfiguration
                """)
    }

    private static let accessories: [String: UITableViewCell.AccessoryType] = [
        "none": .none, "disclosureIndicator": .disclosureIndicator, "checkmark": .checkmark,
        "detailDisclosureButton": .detailDisclosureButton, "detailButton": .detailButton,
    ]
}

extension PropertyPart {
    /// Sets what the one attribute of newer files says of selecting rows.
    func setSelection(of table: UITableView) {
        switch value {
        case "none": table.allowsSelection = false
        case "single", "default": table.allowsMultipleSelection = false
        case "multiple": table.allowsMultipleSelection = true
        default: reportWrong("known are multiple, none, single")
        }
    }

    /// Sets what a `listContentConfiguration` child says where the file has no labels of the cell's own.
    func setContents(of cell: UITableViewCell) {
        if element["textLabel"] == nil, let text = attribute("text")?.value { cell.textLabel?.text = text }
        if element["detailTextLabel"] == nil, let text = attribute("secondaryText")?.value, !text.isEmpty {
            cell.detailTextLabel?.text = text
        }
        if element["imageView"] == nil, let image = attribute("image")?.image { cell.imageView?.image = image }
    }
}
