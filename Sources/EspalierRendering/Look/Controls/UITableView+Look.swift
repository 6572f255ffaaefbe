import EspalierControls
import EspalierViews
import Foundation

extension UITableView: PaintedView {
    func paint(on canvas: inout ViewCanvas) {
        if backgroundColor == nil, backgroundView == nil {
            canvas.fill(canvas.bounds, style == .plain ? .systemBackground : .systemGroupedBackground, on: .back)
        }
    }
}

extension UITableViewCell: PaintedView {
    func paint(on canvas: inout ViewCanvas) {
        let bounds = canvas.bounds
        let place = RowPlace(self)
        if backgroundColor == nil, backgroundConfiguration == nil, backgroundView == nil {
            canvas.fill(place.outline(bounds), place.background, on: .back)
        }
        if let color = place.separatorColor {
            var inset = separatorInset
            if canvas.isRightToLeft { (inset.left, inset.right) = (inset.right, inset.left) }
            let thickness = 1 / canvas.scale
            canvas.fill(
                CGRect(
                    x: bounds.minX + inset.left, y: bounds.maxY - thickness,
                    width: bounds.width - inset.left - inset.right, height: thickness), color, on: .front)
        }
        if accessoryView == nil { paintAccessory(on: &canvas) }
    }

    private func paintAccessory(on canvas: inout ViewCanvas) {
        let (bounds, margin) = (canvas.bounds, CGFloat(16))
        /// A rectangle of that size, so far from the end of the row.
        func room(_ width: CGFloat, _ height: CGFloat, _ distance: CGFloat) -> CGRect {
            CGRect(
                x: canvas.isRightToLeft ? bounds.minX + distance : bounds.maxX - distance - width,
                y: bounds.midY - height / 2, width: width, height: height)
        }
        func symbol(_ name: String, _ room: CGRect, _ color: UIColor) {
            canvas.draw(UIImage(symbol: name, size: room.size), in: room, isTemplate: true, color: color)
        }
        switch accessoryType {
        case .none: break
        case .disclosureIndicator, .detailDisclosureButton:
            symbol(canvas.isRightToLeft ? "chevron.left" : "chevron.right", room(13, 13, margin - 3), .tertiaryLabel)
            if accessoryType == .detailDisclosureButton {
                symbol("info.circle", room(22, 22, margin + 18), canvas.tint)
            }
        case .checkmark: symbol("checkmark", room(15, 15, margin), canvas.tint)
        case .detailButton: symbol("info.circle", room(22, 22, margin), canvas.tint)
        }
    }
}

/// Where a cell stands in its table, as far as that changes its look.
private struct RowPlace {
    private let table: UITableView?
    private var isFirst = false
    private var isLast = false

    init(_ cell: UITableViewCell) {
        table = cell.superview as? UITableView
        guard let table, let path = table.indexPath(for: cell) else { return }
        isFirst = path.row == 0
        isLast = path.row == table.numberOfRows(inSection: path.section) - 1
    }

    var background: UIColor {
        table.map { $0.style == .plain } ?? true ? .systemBackground : .secondarySystemGroupedBackground
    }

    /// nil where there is no line below the cell.
    var separatorColor: UIColor? {
        guard let table, table.separatorStyle != .none, table.style != .insetGrouped || !isLast else { return nil }
        return table.separatorColor ?? .separator
    }

    func outline(_ bounds: CGRect) -> PathData {
        guard let table, table.style == .insetGrouped else { return .box(bounds) }
        let radius: CGFloat = table.usedDesign == .iOS26 ? 26 : 10
        let (top, bottom) = (
            CGSize(width: isFirst ? radius : 0, height: isFirst ? radius : 0),
            CGSize(width: isLast ? radius : 0, height: isLast ? radius : 0)
        )
        var path = PathData()
        path.rounded(bounds, radii: (top, top, bottom, bottom))
        return path
    }
}
