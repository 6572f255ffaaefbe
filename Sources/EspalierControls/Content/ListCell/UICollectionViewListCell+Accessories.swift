import EspalierViews
import Foundation

/// The accessories of a cell that are shown, each with its view.
struct ShownAccessories {
    var leading: [(accessory: UICellAccessory, view: UIView)] = []
    var trailing: [(accessory: UICellAccessory, view: UIView)] = []
    /// Whether they are those of items that are edited.
    var isEditing = false

    var all: [(accessory: UICellAccessory, view: UIView)] { leading + trailing }
}

extension UICollectionViewListCell {
    /// Between accessories.
    private static let gap: CGFloat = 8

    private var sideMargin: CGFloat { bounds.width >= 414 ? 20 : 16 }
    private var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }
    final var isListEditing: Bool { shownBy?.isEditing ?? false }

    // MARK: Showing

    final func accessoriesDidChange() {
        let (old, isEditing) = (shownAccessories.all, isListEditing)
        var signs: [UICellAccessory.AccessoryType: [UIView]] = [:]
        for (accessory, view) in old { signs[accessory.accessoryType, default: []].append(view) }
        func shown(isLeading: Bool) -> [(accessory: UICellAccessory, view: UIView)] {
            accessories.arranged(isLeading: isLeading, isEditing: isEditing).map { accessory in
                let view = signs[accessory.accessoryType]?.popLast() ?? Self.makeView(of: accessory.accessoryType)
                configure(view, accessory)
                return (accessory, view)
            }
        }
        shownAccessories = ShownAccessories(
            leading: shown(isLeading: true), trailing: shown(isLeading: false), isEditing: isEditing)
        let stays = Set(shownAccessories.all.map { ObjectIdentifier($0.view) })
        for (_, view) in old where view.superview === self && !stays.contains(ObjectIdentifier(view)) {
            view.removeFromSuperview()
        }
        for (_, view) in shownAccessories.all where view.superview !== self { addSubview(view) }
        listContentDidChange()
    }

    private static func makeView(of type: UICellAccessory.AccessoryType) -> UIView {
        switch type {
        case .customView(let view): view
        case .label: UILabel()
        default: CellAccessoryView(type)
        }
    }

    private func configure(_ view: UIView, _ accessory: UICellAccessory) {
        view.isHidden = accessory.options.isHidden
        if let color = accessory.options.tintColor { view.tintColor = color }
        if let label = view as? UILabel, accessory.accessoryType == .label {
            label.text = accessory.text
            if let font = accessory.font { label.font = font }
            label.adjustsFontForContentSizeCategory = accessory.adjustsFont
            label.textColor = accessory.options.tintColor ?? .secondaryLabel
        }
        guard let control = view as? CellAccessoryView else { return }
        // The view may have been that of another accessory of the kind.
        control.tintColor = accessory.options.tintColor
        control.backgroundColor = accessory.options.backgroundColor
        let action = UIAction(identifier: UIAction.Identifier("accessory")) { [weak self] _ in
            self?.touch(accessory)
        }
        control.addAction(action, for: .touchUpInside)
    }

    /// An accessory was touched, or the whole cell for it.
    final func touch(_ accessory: UICellAccessory) {
        if let handler = accessory.handler { return handler() }
        guard accessory.accessoryType == .outlineDisclosure, let shownBy, let path = shownElement?.indexPath else {
            return
        }
        (shownBy.ownDataSource as? any OutlineSource)?.toggleItem(at: path)
    }

    /// The accessory that touches of the whole cell are for.
    final var wholeCellAccessory: UICellAccessory? {
        shownAccessories.all.first { $0.accessory.isOfWholeCell }?.accessory
    }

    // MARK: Sizes

    private func size(of shown: (accessory: UICellAccessory, view: UIView)) -> CGSize {
        let view = shown.view
        guard case .customView = shown.accessory.accessoryType else { return pixelled(view.sizeThatFits(.zero)) }
        let own = untracked { view.frame.size }
        if shown.accessory.options.maintainsFixedSize { return own }
        let wish = view.intrinsicContentSize
        return CGSize(
            width: wish.width >= 0 ? wish.width : own.width, height: wish.height >= 0 ? wish.height : own.height)
    }

    private func pixelled(_ size: CGSize) -> CGSize {
        CGSize(width: UIView.upToPixel(size.width, textScale), height: UIView.upToPixel(size.height, textScale))
    }

    private func room(of shown: (accessory: UICellAccessory, view: UIView)) -> CGFloat {
        if case .custom(let width) = shown.accessory.options.reservedLayoutWidth { return width }
        return size(of: shown).width
    }

    private func width(of side: [(accessory: UICellAccessory, view: UIView)]) -> CGFloat {
        if side.isEmpty { return 0 }
        return side.reduce(0) { $0 + room(of: $1) } + Self.gap * CGFloat(side.count - 1) + sideMargin
    }

    /// What the accessories of each side take of the cell's width.
    final var accessoryWidths: (leading: CGFloat, trailing: CGFloat) {
        let leading = width(of: shownAccessories.leading)
        let indent = indentsAccessories && leading > 0 ? indentation : 0
        return (leading + indent, width(of: shownAccessories.trailing))
    }

    /// What the content keeps free inside the content view: beside accessories its own margins count.
    final var accessoryMargins: (leading: CGFloat, trailing: CGFloat) {
        let hasLeading = !shownAccessories.leading.isEmpty
        let leading = hasLeading ? (indentsAccessories ? 0 : indentation) : sideMargin + indentation
        return (leading, shownAccessories.trailing.isEmpty ? sideMargin : Self.gap)
    }

    // MARK: Places

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Where the content view stands.
    final var accessoryContentFrame: CGRect {
        let (bounds, widths) = (bounds, accessoryWidths)
        let left = isMirrored ? widths.trailing : widths.leading
        let width = max(0, bounds.width - widths.leading - widths.trailing)
        return CGRect(x: bounds.minX + left, y: bounds.minY, width: width, height: bounds.height)
    }

    final func placeAccessories() {
        var x = sideMargin + (indentsAccessories ? indentation : 0)
        for shown in shownAccessories.leading {
            place(shown, at: x)
            x += room(of: shown) + Self.gap
        }
        x = bounds.width - accessoryWidths.trailing
        for shown in shownAccessories.trailing {
            place(shown, at: x)
            x += room(of: shown) + Self.gap
        }
    }

    /// Puts an accessory in the middle of its room.
    private func place(_ shown: (accessory: UICellAccessory, view: UIView), at x: CGFloat) {
        let (size, room, bounds) = (size(of: shown), room(of: shown), bounds)
        var left = x + (room - size.width) / 2
        if isMirrored { left = bounds.width - left - size.width }
        let frame = CGRect(
            origin: CGPoint(x: bounds.minX + left, y: bounds.minY + ((bounds.height - size.height) / 2).rounded()),
            size: size)
        if shown.view.frame != frame { shown.view.frame = frame }
    }

    // MARK: Separator

    final func ensureSeparatorGuide() -> UILayoutGuide {
        if let ownSeparatorGuide { return ownSeparatorGuide }
        let guide = UILayoutGuide()
        addLayoutGuide(guide)
        ownSeparatorGuide = guide
        let sides = [
            guide.leadingAnchor.constraint(equalTo: leadingAnchor),
            guide.trailingAnchor.constraint(equalTo: trailingAnchor),
        ]
        for side in sides { side.priority = .fittingSizeLevel }
        NSLayoutConstraint.activate(
            sides + [
                guide.bottomAnchor.constraint(equalTo: bottomAnchor), guide.heightAnchor.constraint(equalToConstant: 0),
            ])
        return guide
    }
}
