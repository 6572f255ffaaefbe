import UIKit

/// A word in a capsule.
final class CloudTag: UIButton {
    override var isSelected: Bool {
        didSet { backgroundColor = isSelected ? .systemOrange : .systemGray6 }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
    }
}

/// Words in lines that stand in the middle; as many can be chosen as one likes.
final class TagCloudView: UIView {
    var onChange: ((Set<String>) -> Void)?

    var words: [String] = [] {
        didSet { rebuild() }
    }

    private(set) var selection: Set<String> = [] {
        didSet { onChange?(selection) }
    }

    private(set) var tags: [CloudTag] = []
    private let spacing: CGFloat = 8
    private var lastWidth: CGFloat = 0

    private func rebuild() {
        tags.forEach { $0.removeFromSuperview() }
        tags = words.map { word in
            let tag = CloudTag(type: .custom)
            tag.setTitle(word, for: .normal)
            tag.setTitleColor(.label, for: .normal)
            tag.titleLabel?.font = .systemFont(ofSize: 15)
            tag.contentEdgeInsets = UIEdgeInsets(top: 6, left: 12, bottom: 6, right: 12)
            tag.isSelected = false
            tag.addTarget(self, action: TagCloudView.toggle(_:), for: .touchUpInside)
            addSubview(tag)
            return tag
        }
        invalidateIntrinsicContentSize()
    }

    private func toggle(_ tag: CloudTag) {
        guard let word = tag.currentTitle else { return }
        tag.isSelected.toggle()
        if tag.isSelected { selection.insert(word) } else { selection.remove(word) }
    }

    /// The lines: ranges of tags with their widths.
    private func lines(in width: CGFloat) -> [(range: Range<Int>, width: CGFloat)] {
        var result: [(Range<Int>, CGFloat)] = []
        var start = 0
        var used: CGFloat = 0
        for (index, tag) in tags.enumerated() {
            let wish = tag.intrinsicContentSize.width
            let next = used == 0 ? wish : used + spacing + wish
            if next > width, used > 0 {
                result.append((start..<index, used))
                start = index
                used = wish
            } else {
                used = next
            }
        }
        if start < tags.count { result.append((start..<tags.count, used)) }
        return result
    }

    private var lineHeight: CGFloat { tags.first?.intrinsicContentSize.height ?? 0 }

    override var intrinsicContentSize: CGSize {
        guard bounds.width > 0 else { return CGSize(width: UIView.noIntrinsicMetric, height: lineHeight) }
        let count = CGFloat(lines(in: bounds.width).count)
        return CGSize(width: UIView.noIntrinsicMetric, height: max(0, count * (lineHeight + spacing) - spacing))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if bounds.width != lastWidth {
            lastWidth = bounds.width
            invalidateIntrinsicContentSize()
        }
        var y: CGFloat = 0
        for line in lines(in: bounds.width) {
            var x = (bounds.width - line.width) / 2
            for tag in tags[line.range] {
                let width = tag.intrinsicContentSize.width
                tag.frame = CGRect(x: x, y: y, width: width, height: lineHeight)
                x += width + spacing
            }
            y += lineHeight + spacing
        }
    }
}
