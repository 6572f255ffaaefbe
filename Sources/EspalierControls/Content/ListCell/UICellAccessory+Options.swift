import EspalierViews

extension UICellAccessory {
    /// Options of a disclosure indicator.
    public typealias DisclosureIndicatorOptions = SignOptions
    /// Options of a button for details.
    public typealias DetailOptions = SignOptions
    /// Options of a checkmark.
    public typealias CheckmarkOptions = SignOptions
    /// Options of a button that deletes.
    public typealias DeleteOptions = BackedSignOptions
    /// Options of a button that inserts.
    public typealias InsertOptions = BackedSignOptions
    /// Options of the mark of selected items.
    public typealias MultiselectOptions = BackedSignOptions

    /// Options of a sign.
    public struct SignOptions: Hashable {
        /// Whether it is not shown, and keeps its room.
        public var isHidden: Bool
        /// How wide its room is.
        public var reservedLayoutWidth: LayoutDimension
        /// Its colour; nil for the tint.
        public var tintColor: UIColor?

        /// Makes options; all are as usual by default.
        public init(
            isHidden: Bool = false, reservedLayoutWidth: LayoutDimension = .standard, tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
        }

        var common: AccessoryOptions {
            AccessoryOptions(
                isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
        }
    }

    /// Options of a sign in front of a colour.
    public struct BackedSignOptions: Hashable {
        /// Whether it is not shown, and keeps its room.
        public var isHidden: Bool
        /// How wide its room is.
        public var reservedLayoutWidth: LayoutDimension
        /// Its colour; nil for the tint.
        public var tintColor: UIColor?
        /// The colour behind it; nil for the usual one.
        public var backgroundColor: UIColor?

        /// Makes options; all are as usual by default.
        public init(
            isHidden: Bool = false, reservedLayoutWidth: LayoutDimension = .standard, tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
        }

        var common: AccessoryOptions {
            AccessoryOptions(
                isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor,
                backgroundColor: backgroundColor)
        }
    }

    /// Options of a handle for dragging.
    public struct ReorderOptions: Hashable {
        /// Whether it is not shown, and keeps its room.
        public var isHidden: Bool
        /// How wide its room is.
        public var reservedLayoutWidth: LayoutDimension
        /// Its colour; nil for the tint.
        public var tintColor: UIColor?
        /// Whether a line stands before it. Kept and read back only; nil: as usual.
        public var showsVerticalSeparator: Bool?

        /// Makes options; all are as usual by default.
        public init(
            isHidden: Bool = false, reservedLayoutWidth: LayoutDimension = .standard, tintColor: UIColor? = nil,
            showsVerticalSeparator: Bool? = nil
        ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.showsVerticalSeparator = showsVerticalSeparator
        }

        var common: AccessoryOptions {
            AccessoryOptions(
                isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
        }
    }

    /// Options of the mark of an outline.
    public struct OutlineDisclosureOptions: Hashable {
        /// Which touches expand and collapse the item.
        public enum Style: Hashable, Sendable {
            /// As `.cell`.
            case automatic
            /// Those of the whole cell, which is not selected.
            case header
            /// Those of the accessory.
            case cell
        }

        /// Whether it is not shown, and keeps its room.
        public var isHidden: Bool
        /// How wide its room is.
        public var reservedLayoutWidth: LayoutDimension
        /// Its colour; nil for the tint.
        public var tintColor: UIColor?
        /// What touches count.
        public var style: Style

        /// Makes options; all are as usual by default.
        public init(
            isHidden: Bool = false, reservedLayoutWidth: LayoutDimension = .standard, tintColor: UIColor? = nil,
            style: Style = .automatic
        ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.style = style
        }

        var common: AccessoryOptions {
            AccessoryOptions(
                isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
        }
    }

    /// Options of a label.
    public struct LabelOptions: Hashable {
        /// Whether it is not shown, and keeps its room.
        public var isHidden: Bool
        /// How wide its room is.
        public var reservedLayoutWidth: LayoutDimension
        /// Its colour; nil for the tint.
        public var tintColor: UIColor?
        /// The font.
        public var font: UIFont
        /// Whether the font follows the user's size of texts.
        public var adjustsFontForContentSizeCategory: Bool

        /// Makes options; all are as usual by default.
        public init(
            isHidden: Bool = false, reservedLayoutWidth: LayoutDimension = .standard, tintColor: UIColor? = nil,
            font: UIFont = .preferredFont(forTextStyle: .body), adjustsFontForContentSizeCategory: Bool = true
        ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.font = font
            self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
        }

        var common: AccessoryOptions {
            AccessoryOptions(
                isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
        }
    }
}
