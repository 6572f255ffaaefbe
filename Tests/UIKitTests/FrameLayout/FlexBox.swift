import UIKit

/// What a view wants in a flex box.
struct FlexItem {
    var grow: CGFloat = 0
    var shrink: CGFloat = 1
    var basis: CGFloat?
    var margin = UIEdgeInsets.zero
    var alignSelf: FlexBox.Align?
}

/// A box that lays its subviews out in a line, in the manner of CSS: basis, grow, shrink, justify, align.
class FlexBox: UIView {
    enum Direction { case row, column }
    enum Justify { case start, center, end, spaceBetween, spaceAround }
    enum Align { case start, center, end, stretch }

    var direction = Direction.row { didSet { setNeedsLayout() } }
    var justify = Justify.start { didSet { setNeedsLayout() } }
    var align = Align.stretch { didSet { setNeedsLayout() } }
    var gap: CGFloat = 0 { didSet { setNeedsLayout() } }
    var padding = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
    private var items: [(view: UIView, item: FlexItem)] = []

    @discardableResult
    func addItem<View: UIView>(_ view: View, _ configure: (inout FlexItem) -> Void = { _ in }) -> View {
        var item = FlexItem()
        configure(&item)
        items.append((view, item))
        addSubview(view)
        return view
    }

    override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        items.removeAll { $0.view === subview }
        setNeedsLayout()
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let lengths = shown.map { wished($0, in: size) }
        let gaps = gap * CGFloat(max(lengths.count - 1, 0))
        let isRow = direction == .row
        let main = zip(lengths, shown).reduce(gaps) { $0 + (isRow ? $1.0.width : $1.0.height) + margins($1.1, isRow) }
        let cross = zip(lengths, shown).reduce(0) {
            max($0, (isRow ? $1.0.height : $1.0.width) + margins($1.1, !isRow))
        }
        return CGSize(
            width: (isRow ? main : cross) + padding.left + padding.right,
            height: (isRow ? cross : main) + padding.top + padding.bottom)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let room = bounds.inset(by: padding)
        let isRow = direction == .row
        let members = shown
        var lengths = members.map { member -> CGFloat in
            let size = wished(member, in: room.size)
            return isRow ? size.width : size.height
        }
        let outer = members.reduce(gap * CGFloat(max(members.count - 1, 0))) { $0 + margins($1, isRow) }
        let available = isRow ? room.width : room.height
        let free = available - outer - lengths.reduce(0, +)
        let weights = members.enumerated().map { free >= 0 ? $1.item.grow : $1.item.shrink * lengths[$0] }
        let total = weights.reduce(0, +)
        if total > 0 {
            for index in lengths.indices { lengths[index] = max(lengths[index] + free * weights[index] / total, 0) }
        }
        let rest = max(available - outer - lengths.reduce(0, +), 0)
        var position = (isRow ? room.minX : room.minY) + start(rest, members.count)
        for (member, length) in zip(members, lengths) {
            place(member, at: position, length: length, in: room, isRow: isRow)
            position += length + margins(member, isRow) + gap + between(rest, members.count)
        }
    }

    private var shown: [(view: UIView, item: FlexItem)] { items.filter { !$0.view.isHidden } }

    private func margins(_ member: (view: UIView, item: FlexItem), _ isRow: Bool) -> CGFloat {
        let margin = member.item.margin
        return isRow ? margin.left + margin.right : margin.top + margin.bottom
    }

    private func wished(_ member: (view: UIView, item: FlexItem), in size: CGSize) -> CGSize {
        let isRow = direction == .row
        let unlimited = CGFloat.greatestFiniteMagnitude
        let limit = CGSize(width: isRow ? unlimited : size.width, height: isRow ? size.height : unlimited)
        var fitted = member.view.sizeThatFits(limit)
        if let basis = member.item.basis {
            if isRow { fitted.width = basis } else { fitted.height = basis }
        }
        return fitted
    }

    private func start(_ rest: CGFloat, _ count: Int) -> CGFloat {
        switch justify {
        case .start, .spaceBetween: return 0
        case .center: return rest / 2
        case .end: return rest
        case .spaceAround: return count > 0 ? rest / CGFloat(count) / 2 : 0
        }
    }

    private func between(_ rest: CGFloat, _ count: Int) -> CGFloat {
        switch justify {
        case .spaceBetween: return count > 1 ? rest / CGFloat(count - 1) : 0
        case .spaceAround: return count > 0 ? rest / CGFloat(count) : 0
        default: return 0
        }
    }

    private func place(
        _ member: (view: UIView, item: FlexItem), at position: CGFloat, length: CGFloat, in room: CGRect, isRow: Bool
    ) {
        let margin = member.item.margin
        let low = isRow ? room.minY + margin.top : room.minX + margin.left
        let breadth = (isRow ? room.height : room.width) - margins(member, !isRow)
        let size = wished(member, in: room.size)
        let wish = min(isRow ? size.height : size.width, breadth)
        let align = member.item.alignSelf ?? self.align
        let used = align == .stretch ? breadth : wish
        let shift = align == .center ? (breadth - used) / 2 : align == .end ? breadth - used : 0
        member.view.frame =
            isRow
            ? CGRect(x: position + margin.left, y: low + shift, width: length, height: used)
            : CGRect(x: low + shift, y: position + margin.top, width: used, height: length)
    }
}
