import EspalierViews
import Foundation

/// An arranged view, with what it asks for at the moment.
struct StackMember {
    let view: UIView
    let isHidden: Bool
    /// `intrinsicContentSize`.
    let content: CGSize

    init(_ view: UIView) {
        self.view = view
        isHidden = view.isHidden
        content = view.intrinsicContentSize
    }

    /// The length that the content asks for on an axis; nil without a wish.
    func wish(on axis: NSLayoutConstraint.Axis) -> CGFloat? {
        let length = content.length(on: axis)
        return length >= 0 && length.isFinite ? length : nil
    }

    /// How far a baseline lies below the top, in a view of that height: of a label its text's, which stands at the top;
    /// of another view its bottom edge.
    func baseline(_ baseline: StackBaseline, height: CGFloat) -> CGFloat {
        textBaseline(baseline) ?? height
    }

    /// What of a label's height lies above its first baseline; of other views nothing does.
    var aboveFirstBaseline: CGFloat { textBaseline(.first) ?? 0 }

    /// What of a label's height lies below its last baseline; of other views nothing does.
    var belowLastBaseline: CGFloat { textBaseline(.last).map { max(0, content.height - $0) } ?? 0 }

    private func textBaseline(_ baseline: StackBaseline) -> CGFloat? {
        guard let font = (view as? UILabel)?.font else { return nil }
        if baseline == .first { return font.ascender }
        let lines = (content.height / font.lineHeight).rounded(.down)
        return max(0, lines - 1) * font.lineHeight + font.ascender
    }
}

/// Which baseline.
enum StackBaseline {
    case first, last
}

extension UIStackView.Alignment {
    /// Which baselines are to be in line, if any.
    var baseline: StackBaseline? {
        switch self {
        case .firstBaseline: .first
        case .lastBaseline: .last
        default: nil
        }
    }
}

extension UIStackView {
    /// What the members ask for along the axis, with the gaps after them.
    final func items(of members: [StackMember], axis: NSLayoutConstraint.Axis) -> [StackItem] {
        let (spacing, isRelative) = untracked { (Self.points(self.spacing), isBaselineRelativeArrangement) }
        var items = members.map { member in
            StackItem(
                wish: member.wish(on: axis), hugging: member.view.contentHuggingPriority(for: axis).rawValue,
                resistance: member.view.contentCompressionResistancePriority(for: axis).rawValue,
                gap: arranged.spacing(after: member.view).map(Self.points) ?? spacing)
        }
        guard axis == .vertical, isRelative else { return items }
        for index in items.indices.dropLast() {
            items[index].gap -= members[index].belowLastBaseline + members[index + 1].aboveFirstBaseline
        }
        return items
    }
}
