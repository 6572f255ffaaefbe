import EspalierViews
import Foundation

extension UITableViewCell {
    /// How much further right the text begins after an image than where the image ends.
    private static let imageGap: CGFloat = 15
    /// How wide the text of the style `.value2` is, and how far from it the detail.
    private static let value2Column: CGFloat = 91
    private static let value2Gap: CGFloat = 6
    /// What an editing control takes at the left.
    static let editingIndent: CGFloat = 38

    /// Which of the views that the cell makes for its content a view is: `textLabel`, `detailTextLabel`, `imageView`; nil for
    /// others. Makes none.
    package final func contentPart(_ view: UIView) -> String? {
        switch view {
        case ownTextLabel: "textLabel"
        case ownDetailLabel: "detailTextLabel"
        case ownImageView: "imageView"
        default: nil
        }
    }

    final func ensureTextLabel() -> UILabel {
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

    final func ensureDetailLabel() -> UILabel? {
        if cellStyle == .default { return nil }
        if let ownDetailLabel { return ownDetailLabel }
        // The text comes first in the list, whichever is asked for first.
        _ = ensureTextLabel()
        let label = UILabel()
        if cellStyle == .subtitle { label.font = .systemFont(ofSize: 12) }
        ownDetailLabel = label
        add(label)
        return label
    }

    final func ensureImageView() -> UIImageView? {
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
        placeBackground()
        ownContentView.frame = contentRect
        updateContentMargins()
        if hasConfiguredContent { return }
        let size = ownContentView.bounds.size
        let image = placeImage(at: indentedMargin, height: size.height)
        let space = roomForLabels(in: size, image: image)
        switch cellStyle {
        case .default: ownTextLabel?.frame = space
        case .value1: layOutSideBySide(in: space)
        case .value2: layOutColumns(in: space)
        case .subtitle: layOutStacked(in: space)
        }
    }

    private var indentedMargin: CGFloat { sideMargin + CGFloat(indentationLevel) * indentationWidth }

    /// Where labels stand in the content.
    /// - Parameter image: where the image ends; nil without one.
    private func roomForLabels(in size: CGSize, image: CGFloat?) -> CGRect {
        let left = image.map { $0 + Self.imageGap } ?? indentedMargin
        let hasAccessory = contentMargins.right > 0
        let gap = usedDesign.accessoryGap(isDetail: cellStyle == .value1)
        let right = size.width - (hasAccessory ? gap : sideMargin)
        return CGRect(x: left, y: 0, width: max(0, right - left), height: size.height)
    }

    /// The height of a row of automatic height that holds no constraints, at a width.
    final func styledHeight(width: CGFloat) -> CGFloat {
        let design = usedDesign
        guard design.cellsFollowLabels else { return Self.defaultHeight }
        let pixel = separatorPixel
        let margins = contentMargins
        let content = CGSize(width: max(0, width - margins.left - margins.right), height: 0)
        let image = ownImageView?.image.map { indentedMargin + $0.size.width }
        let space = roomForLabels(in: content, image: image).width
        let text = wish(of: ownTextLabel, in: space).height
        let detail = wish(of: ownDetailLabel, in: space).height
        if text == 0 && detail == 0 { return Self.defaultHeight }
        let lines =
            cellStyle == .subtitle && text > 0 && detail > 0
            ? text + design.lineGap + detail + Self.linesMargin : max(text, detail) + Self.lineMargin
        return max(Self.defaultHeight - pixel, lines)
    }

    /// Whether a line is drawn between this row and the next.
    private var hasSeparator: Bool { (showingTable?.separatorStyle ?? .singleLine) != .none }

    /// The pixel that rows of one line are lower for the separator; 0 without a screen.
    final var separatorPixel: CGFloat { hasSeparator ? knownScale.map { 1 / $0 } ?? 0 : 0 }

    /// What the separator takes of the content's height.
    final var separatorHeight: CGFloat {
        let height = usedDesign.separatorInContent
        return height > 0 && hasSeparator ? height : 0
    }

    /// Above and below a label together, and two of them.
    private static let lineMargin: CGFloat = 22
    private static let linesMargin: CGFloat = 19

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
        let design = usedDesign
        let gap = text.height > 0 && detail.height > 0 ? design.lineGap : 0
        let height = text.height + gap + detail.height
        let top =
            text.height > 0 && detail.height > 0
            ? design.top(ofLines: height, in: space.height) : centred(height, in: space.height)
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
