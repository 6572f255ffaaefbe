import EspalierViews

// What is chosen when an object is made in code, and stands among the properties in an interface file. `init?(coder:)`
// makes the object without it.

extension UIButton {
    /// Makes the button one of another type.
    package final func adopt(_ type: ButtonType) { setKind(type) }
}

extension UITableView {
    /// Makes the table one of another style.
    package final func adopt(_ style: Style) {
        guard kind != style else { return }
        kind = style
        setNeedsLayout()
    }
}

extension UITableViewCell {
    /// Which labels the cell has.
    package final var style: CellStyle { cellStyle }

    /// Makes the cell one of another style. Labels that were asked for already stay.
    package final func adopt(_ style: CellStyle) {
        guard cellStyle != style else { return }
        cellStyle = style
        setNeedsLayout()
    }

    /// Says under which identifier the cell is used again; nil for the empty one.
    package final func adopt(reuseIdentifier: String) { identifier = reuseIdentifier.isEmpty ? nil : reuseIdentifier }
}

extension UICollectionReusableView {
    /// Says under which identifier the view is used again; nil for the empty one.
    package final func adopt(reuseIdentifier: String) {
        ownReuseIdentifier = reuseIdentifier.isEmpty ? nil : reuseIdentifier
    }
}

extension UIBarButtonItem {
    /// Makes the item one of the system's.
    package final func adopt(_ item: SystemItem) {
        ownSystemItem = item
        style = item == .done || item == .save ? .done : .plain
    }
}
