import EspalierViews
import Foundation

// The baselines are those of the title, which stands where the vertical alignment of the contents has it.
extension UIButton: BaselineLayout {
    package final var firstBaseline: BaselinePosition { titleBaseline { $0.minY + $1.firstBaseline.offset } }

    package final var lastBaseline: BaselinePosition { titleBaseline { $0.maxY + $1.lastBaseline.offset } }

    /// A button without a title has its baseline at the bottom edge, as other views do.
    private func titleBaseline(_ baseline: (CGRect, UILabel) -> CGFloat) -> BaselinePosition {
        guard let label = ownLabel, !(label.text ?? "").isEmpty else { return BaselinePosition(share: 1, offset: 0) }
        let size = intrinsicContentSize
        let title = titleRect(forContentRect: contentRect(forBounds: CGRect(origin: .zero, size: size)))
        let share = contentVerticalAlignment.share
        return BaselinePosition(share: share, offset: baseline(title, label) - share * size.height)
    }
}

extension UIControl.ContentVerticalAlignment {
    /// At which share of the height contents keep.
    var share: CGFloat {
        switch self {
        case .top: 0
        case .center, .fill: 0.5
        case .bottom: 1
        }
    }
}
