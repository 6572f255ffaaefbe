import EspalierViews
import Foundation

extension UITableViewCell {
    /// The gap between the text and the detail below it, in points.
    private static let lineGap: CGFloat = 1
    /// How much further right the text begins after an image than where the image ends.
    private static let imageGap: CGFloat = 15
    /// What labels keep free at the right when there is an accessory.
    private static let accessoryGap: CGFloat = 8
    /// How wide the text of the style `.value2` is, and how far from it the detail.
    private static let value2Column: CGFloat = 91
    private static let value2Gap: CGFloat = 6
    /// What an editing control takes at the left.
    static let editingIndent: CGFloat = 38

    final func madeTextLabel() -> UILabel {
        if let ownTextLabel { return ownTextLabel }
        let label = UILabel()
        if cellStyle == .value2 {
            label.font = .systemFont(ofSize: 12)
            label.textAlignment = .right
        }
        ownTextLabel = label
        add(label)
        return label
    }

    final func madeDetailLabel() -> UILabel? {
        if cellStyle == .default { return nil }
        if let ownDetailLabel { return ownDetailLabel }
        // The text comes first in the list, whichever is asked for first.
        _ = madeTextLabel()
        let label = UILabel()
        if cellStyle == .subtitle { label.font = .systemFont(ofSize: 12) }
        ownDetailLabel = label
        add(label)
        return label
    }

    final func madeImageView() -> UIImageView? {
        if cellStyle == .value2 { return nil }
        if let ownImageView { return ownImageView }
        let view = UITableViewCellImageView(frame: .zero)
        view.cell = self
        ownImageView = view
        add(view)
        return view
    }

    private func add(_ view: UIView) {
        ownContentView.addSubview(view)
        setNeedsLayout()
    }

    /// The size of what a label shows has changed.
    final func contentDidChange(of label: UILabel) {
        if cellStyle != .default && (label === ownTextLabel || label === ownDetailLabel) { setNeedsLayout() }
    }

    /// What labels and accessory views keep free at the sides.
    final var sideMargin: CGFloat { bounds.width >= 414 ? 20 : 16 }

    final func layOutContent() {
        let margin = sideMargin
        layOutAccessory(margin: margin)
        let accessory = contentMargins.right
        ownContentView.frame = contentRect
        let size = ownContentView.bounds.size
        var left = margin + CGFloat(indentationLevel) * indentationWidth
        if let image = placeImage(at: left, height: size.height) { left = image + Self.imageGap }
        let right = size.width - (accessory > 0 ? Self.accessoryGap : margin)
        let space = CGRect(x: left, y: 0, width: max(0, right - left), height: size.height)
        switch cellStyle {
        case .default: ownTextLabel?.frame = space
        case .value1: layOutSideBySide(in: space)
        case .value2: layOutColumns(in: space)
        case .subtitle: layOutStacked(in: space)
        }
    }

    /// Places the image, no higher than the cell, and answers where it ends; nil without one.
    private func placeImage(at x: CGFloat, height: CGFloat) -> CGFloat? {
        guard let ownImageView else { return nil }
        guard ownImageView.image != nil else {
            ownImageView.frame = .zero
            return nil
        }
        let wish = ownImageView.intrinsicContentSize
        let size = CGSize(width: wish.width, height: min(wish.height, height))
        ownImageView.frame = CGRect(origin: CGPoint(x: x, y: centred(size.height, in: height)), size: size)
        return x + size.width
    }

    /// The text at the left edge, the detail at the right one in the room that is left.
    private func layOutSideBySide(in space: CGRect) {
        let text = wish(of: ownTextLabel, in: space.width)
        let detail = wish(of: ownDetailLabel, in: space.width - text.width)
        ownTextLabel?.frame = CGRect(
            origin: CGPoint(x: space.minX, y: centred(text.height, in: space.height)), size: text)
        ownDetailLabel?.frame = CGRect(
            origin: CGPoint(x: space.maxX - detail.width, y: centred(detail.height, in: space.height)), size: detail)
    }

    /// The text in a column of its own, the detail after it.
    private func layOutColumns(in space: CGRect) {
        let column = min(Self.value2Column, space.width)
        let text = wish(of: ownTextLabel, in: column)
        ownTextLabel?.frame = CGRect(
            x: space.minX, y: centred(text.height, in: space.height), width: column, height: text.height)
        let left = min(space.minX + column + Self.value2Gap, space.maxX)
        let detail = wish(of: ownDetailLabel, in: space.maxX - left)
        ownDetailLabel?.frame = CGRect(
            origin: CGPoint(x: left, y: centred(detail.height, in: space.height)), size: detail)
    }

    /// Both lines as one block in the middle; a label without text takes no room.
    private func layOutStacked(in space: CGRect) {
        let text = wish(of: ownTextLabel, in: space.width)
        let detail = wish(of: ownDetailLabel, in: space.width)
        let gap = text.height > 0 && detail.height > 0 ? Self.lineGap : 0
        let top = centred(text.height + gap + detail.height, in: space.height)
        ownTextLabel?.frame = CGRect(origin: CGPoint(x: space.minX, y: top), size: text)
        ownDetailLabel?.frame = CGRect(
            origin: CGPoint(x: space.minX, y: top + text.height + gap), size: detail)
    }

    private func wish(of label: UILabel?, in width: CGFloat) -> CGSize {
        guard let label else { return .zero }
        let size = label.sizeThatFits(CGSize(width: width, height: 0))
        return CGSize(width: min(size.width, width), height: size.height)
    }

    /// To whole points: 11.5 and 11.75 give 12.
    private func centred(_ height: CGFloat, in space: CGFloat) -> CGFloat {
        ((space - height) / 2).rounded()
    }
}
