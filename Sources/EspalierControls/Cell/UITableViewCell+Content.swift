import EspalierViews
import Foundation

extension UITableViewCell {
    static let isSelectedProperty = StoredProperty<UITableViewCell, Bool>(default: false)
    static let isHighlightedProperty = StoredProperty<UITableViewCell, Bool>(default: false)

    /// The gap between the text and the detail below it, in points.
    private static let lineGap: CGFloat = 1

    final func madeTextLabel() -> UILabel {
        if let ownTextLabel { return ownTextLabel }
        let label = UILabel()
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

    private func add(_ label: UILabel) {
        ownContentView.addSubview(label)
        setNeedsLayout()
    }

    /// The size of what a label shows has changed.
    final func contentDidChange(of label: UILabel) {
        if cellStyle != .default && (label === ownTextLabel || label === ownDetailLabel) { setNeedsLayout() }
    }

    final func layOutContent() {
        ownContentView.frame = bounds
        let size = ownContentView.bounds.size
        let margin: CGFloat = bounds.width >= 414 ? 20 : 16
        let space = CGSize(width: max(0, size.width - 2 * margin), height: size.height)
        switch cellStyle {
        case .default: ownTextLabel?.frame = CGRect(origin: CGPoint(x: margin, y: 0), size: space)
        case .value1: layOutSideBySide(in: space, margin: margin)
        case .subtitle: layOutStacked(in: space, margin: margin)
        }
    }

    /// The text at the left edge, the detail at the right one in the room that is left.
    private func layOutSideBySide(in space: CGSize, margin: CGFloat) {
        let text = wish(of: ownTextLabel, in: space.width)
        let detail = wish(of: ownDetailLabel, in: space.width - text.width)
        ownTextLabel?.frame = CGRect(
            origin: CGPoint(x: margin, y: centred(text.height, in: space.height)), size: text)
        ownDetailLabel?.frame = CGRect(
            origin: CGPoint(x: margin + space.width - detail.width, y: centred(detail.height, in: space.height)),
            size: detail)
    }

    /// Both lines as one block in the middle; a label without text takes no room.
    private func layOutStacked(in space: CGSize, margin: CGFloat) {
        let text = wish(of: ownTextLabel, in: space.width)
        let detail = wish(of: ownDetailLabel, in: space.width)
        let gap = text.height > 0 && detail.height > 0 ? Self.lineGap : 0
        let top = centred(text.height + gap + detail.height, in: space.height)
        ownTextLabel?.frame = CGRect(origin: CGPoint(x: margin, y: top), size: text)
        ownDetailLabel?.frame = CGRect(origin: CGPoint(x: margin, y: top + text.height + gap), size: detail)
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
