import EspalierSupport
import EspalierViews
import Foundation

extension UICellAccessory {
    /// A sign that touching the cell leads on, after the content.
    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
    ) -> UICellAccessory { UICellAccessory(.disclosureIndicator, displayed, isLeading: false, options.common) }

    /// A button for details, after the content.
    /// - Parameters:
    ///   - displayed: when it is shown.
    ///   - options: how it is shown.
    ///   - actionHandler: called when it is touched.
    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(.detail, displayed, isLeading: false, options.common, handler: actionHandler)
    }

    /// Shows and hides what is below the item in the outline of its section, after the content.
    /// - Parameters:
    ///   - displayed: when it is shown.
    ///   - options: how it is shown, and which touches count.
    ///   - actionHandler: called when it is touched, in place of what a diffable data source does then.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        var accessory = UICellAccessory(
            .outlineDisclosure, displayed, isLeading: false, options.common, handler: actionHandler)
        accessory.isOfWholeCell = options.style == .header
        return accessory
    }

    /// A sign that the item is chosen, after the content.
    public static func checkmark(
        displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
    ) -> UICellAccessory { UICellAccessory(.checkmark, displayed, isLeading: false, options.common) }

    /// A button that deletes the item, before the content.
    /// - Parameters:
    ///   - displayed: when it is shown.
    ///   - options: how it is shown.
    ///   - actionHandler: called when it is touched; nothing happens without one.
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(.delete, displayed, isLeading: true, options.common, handler: actionHandler)
    }

    /// A button that inserts an item, before the content.
    /// - Parameters:
    ///   - displayed: when it is shown.
    ///   - options: how it is shown.
    ///   - actionHandler: called when it is touched; nothing happens without one.
    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(.insert, displayed, isLeading: true, options.common, handler: actionHandler)
    }

    /// A handle for dragging the item, after the content.
    public static func reorder(
        displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
    ) -> UICellAccessory { UICellAccessory(.reorder, displayed, isLeading: false, options.common) }

    /// A mark of whether the item is selected, before the content.
    public static func multiselect(
        displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
    ) -> UICellAccessory { UICellAccessory(.multiselect, displayed, isLeading: true, options.common) }

    /// A text after the content.
    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
    ) -> UICellAccessory {
        var accessory = UICellAccessory(.label, displayed, isLeading: false, options.common)
        accessory.text = text
        accessory.font = options.font
        accessory.adjustsFont = options.adjustsFontForContentSizeCategory
        return accessory
    }

    /// A view of one's own.
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        configuration.accessory
    }

    /// A view of one's own as an accessory, and where it stands.
    public struct CustomViewConfiguration {
        let accessory: UICellAccessory

        /// Makes one of a view, which has the size that it has, or else wishes.
        /// - Parameters:
        ///   - customView: the view.
        ///   - placement: at which side it stands, and when.
        ///   - isHidden: whether it is not shown, and keeps its room.
        ///   - reservedLayoutWidth: how wide its room is; its own width by default.
        ///   - tintColor: its tint; nil for that of the cell.
        ///   - maintainsFixedSize: whether it keeps its size where it wishes another one.
        public init(
            customView: UIView, placement: Placement, isHidden: Bool = false,
            reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, maintainsFixedSize: Bool = false
        ) {
            let options = AccessoryOptions(
                isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth ?? .actual, tintColor: tintColor,
                maintainsFixedSize: maintainsFixedSize)
            switch placement {
            case .leading(let displayed, let position):
                var accessory = UICellAccessory(.customView(customView), displayed, isLeading: true, options)
                accessory.position = position
                self.accessory = accessory
            case .trailing(let displayed, let position):
                var accessory = UICellAccessory(.customView(customView), displayed, isLeading: false, options)
                accessory.position = position
                self.accessory = accessory
            }
        }
    }
}

extension Array<UICellAccessory> {
    /// Those of a side that are shown, in reading order: the system's in its order, then the others where they say.
    func arranged(isLeading: Bool, isEditing: Bool) -> [UICellAccessory] {
        let shown = filter { accessory in
            accessory.isLeading == isLeading
                && (accessory.displayed == .always || (accessory.displayed == .whenEditing) == isEditing)
        }
        var arranged = shown.filter { $0.position == nil }.ordered(byKey: \.accessoryType.rank)
        for accessory in shown {
            guard let position = accessory.position else { continue }
            arranged.insert(accessory, at: Swift.min(Swift.max(position(arranged), 0), arranged.count))
        }
        return arranged
    }
}

extension UICellAccessory.AccessoryType {
    /// In which order accessories of a side stand.
    fileprivate var rank: Int {
        switch self {
        case .multiselect: 0
        case .delete: 1
        case .insert: 2
        case .label: 3
        case .checkmark: 4
        case .outlineDisclosure: 5
        case .detail: 6
        case .disclosureIndicator: 7
        case .reorder: 8
        case .customView: 9
        }
    }

    /// The size of the sign, in points. Labels and views have their own.
    var signSize: CGSize {
        switch self {
        case .disclosureIndicator: CGSize(width: 10.33, height: 14)
        case .detail, .delete, .insert, .multiselect: CGSize(width: 22, height: 22)
        case .checkmark, .outlineDisclosure, .reorder: CGSize(width: 20, height: 20)
        case .label, .customView: .zero
        }
    }

    /// Whether touches do something.
    var isButton: Bool {
        switch self {
        case .detail, .delete, .insert, .outlineDisclosure: true
        default: false
        }
    }
}
