import EspalierControls
import EspalierViews
import Foundation

@testable import EspalierRendering

/// A screen of 320 by 480 that code builds.
@Sendable
func builtScreen(_ views: [UIView]) -> UIView {
    let screen = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    for view in views { screen.addSubview(view) }
    return screen
}

func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}

func label(_ text: String, _ frame: CGRect) -> UILabel {
    let label = UILabel(frame: frame)
    label.text = text
    return label
}

/// The findings of a kind in a screen of 320 by 480.
func sweptFindings(_ kind: LintKind, _ build: @escaping @Sendable () -> UIView) -> [LintFinding] {
    LayoutSweep(size: CGSize(width: 320, height: 480)).run(build).findings.filter { $0.kind == kind }
}
