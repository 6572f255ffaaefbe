import EspalierControls
import EspalierViews
import Foundation

extension FrameChecks {
    /// The least contrast of a text, and of a large one: 18 points, or 14 in bold (WCAG 2.2, 1.4.3).
    private static let (leastContrast, leastOfLarge) = (4.5, 3.0)

    /// A text that can hardly be told from what is painted below it, in the dark appearance.
    ///
    /// Disabled controls, placeholders and what the system writes itself do not count, nor what stands on a picture.
    func lookForLowContrast(of place: Int, _ tree: LintTree, _ findings: inout some FrameFindings) {
        let node = tree.nodes[place]
        guard tree.isDark, node.view is any TextShowing, findings.wants(.lowContrast), node.isVisible,
            !isOfDisabled(place, tree)
        else { return }
        let button = node.parent >= 0 ? tree.nodes[node.parent].view as? UIButton : nil
        let subject = button == nil ? place : node.parent
        guard tree.nodes[subject].isOwn else { return }
        for case .text(let text) in ViewPaint(of: node.view).content where !text.setting.isPlaceholder {
            guard let line = text.setting.shown().lines.first,
                let ground = PaintedGround.color(below: line.frame, of: place, in: tree)
            else { continue }
            let isLarge = line.fontSize >= 18 || line.fontSize >= 14 && line.weight >= 700
            let least = isLarge ? Self.leastOfLarge : Self.leastContrast
            for color in text.colors {
                let opacity = color.opacity * Double(node.view.alpha)
                let shown = color.withAlphaComponent(opacity).painted(over: ground)
                let contrast = shown.contrast(with: ground)
                if contrast >= least { continue }
                // Never rounded up to what is wanted.
                let ratio = PlainText.number((contrast * 10).rounded(.down) / 10)
                findings.found(
                    .lowContrast, tree, FrameSubject(view: subject),
                    FrameWords(
                        what:
                            "the \(button == nil ? "text" : "title") of \(tree.label(subject)) is hard to read in the dark",
                        numbers: ": \(shown.hex) on \(ground.hex) has a contrast of \(ratio):1, below "
                            + "\(PlainText.number(least)):1",
                        fix: "give the text or what is below it a colour with a dark appearance, such as label or "
                            + "systemBackground"))
                return
            }
        }
    }

    private func isOfDisabled(_ place: Int, _ tree: LintTree) -> Bool {
        let view = tree.nodes[place].view
        if let label = view as? UILabel, !label.isEnabled { return true }
        let control = view as? UIControl ?? view.superview as? UIControl
        return control.map { !$0.isEnabled } ?? false
    }
}
