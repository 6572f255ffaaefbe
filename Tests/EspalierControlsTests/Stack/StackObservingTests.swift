import EspalierControls
import EspalierViews
import Foundation
import Testing

@Suite("UIStackView: observing and overriding")
struct StackObservingTests {
    @Test("Each property can be observed by key path, and by text")
    func observing() throws {
        let stack = UIStackView()
        var heard: [String] = []
        let tokens = [
            stack.observe(\.spacing, options: [.old, .new]) { _, change in
                heard.append("spacing \(change.oldValue ?? -1) \(change.newValue ?? -1)")
            },
            stack.observe(\.axis, options: .new) { _, change in heard.append("axis \(change.newValue?.rawValue ?? 9)")
            },
            try stack.observe("distribution", options: .new) { _, change in
                heard.append("distribution \((change.newValue as? UIStackView.Distribution)?.rawValue ?? 9)")
            },
            try stack.observe("alignment") { _, _ in heard.append("alignment") },
            try stack.observe("isLayoutMarginsRelativeArrangement") { _, _ in heard.append("margins") },
            try stack.observe("isBaselineRelativeArrangement") { _, _ in heard.append("baselines") },
        ]
        stack.spacing = 4
        stack.axis = .vertical
        stack.distribution = .fillEqually
        stack.alignment = .center
        stack.isLayoutMarginsRelativeArrangement = true
        stack.isBaselineRelativeArrangement = true
        #expect(
            heard == ["spacing 0.0 4.0", "axis 1", "distribution 1", "alignment", "margins", "baselines"])
        #expect(tokens.count == 6)
    }

    /// Overrides everything of a stack that UIKit lets one override.
    private class OverridingStack: UIStackView {
        var log: [String] = []
        override init(frame: CGRect) { super.init(frame: frame) }
        required init?(coder: NSCoder) { super.init(coder: coder) }
        override var arrangedSubviews: [UIView] { super.arrangedSubviews.reversed() }
        override func addArrangedSubview(_ view: UIView) {
            log.append("add")
            super.addArrangedSubview(view)
        }
        override func removeArrangedSubview(_ view: UIView) {
            log.append("remove")
            super.removeArrangedSubview(view)
        }
        override func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
            super.insertArrangedSubview(view, at: stackIndex)
        }
        override var axis: NSLayoutConstraint.Axis { didSet {} }
        override var distribution: Distribution { didSet {} }
        override var alignment: Alignment { didSet {} }
        override var spacing: CGFloat {
            get { 10 }
            set { super.spacing = newValue }
        }
        override func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
            super.setCustomSpacing(spacing, after: arrangedSubview)
        }
        override func customSpacing(after arrangedSubview: UIView) -> CGFloat {
            super.customSpacing(after: arrangedSubview)
        }
        override var isBaselineRelativeArrangement: Bool { didSet {} }
        override var isLayoutMarginsRelativeArrangement: Bool { didSet {} }
        override var intrinsicContentSize: CGSize {
            CGSize(width: 240, height: super.intrinsicContentSize.height)
        }
        override func updateConstraints() { log.append("update") }
        override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
        override func layoutSubviews() { super.layoutSubviews() }
        override func layoutMarginsDidChange() { super.layoutMarginsDidChange() }
        override func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultHigh }
        override func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
            super.setContentHuggingPriority(priority, for: axis)
        }
        override func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
            super.contentCompressionResistancePriority(for: axis)
        }
        override func setContentCompressionResistancePriority(
            _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
        ) { super.setContentCompressionResistancePriority(priority, for: axis) }
    }

    @Test("A stack keeps to what overrides answer; the views that it places are its own")
    func overriding() {
        let inner = OverridingStack(arrangedSubviews: [WishView(50, 20), WishView(80, 20)])
        #expect(inner.log == ["add", "add"])
        let base: UIStackView = inner
        #expect(base.arrangedSubviews.first === inner.subviews.last)
        let outer = UIStackView(arrangedSubviews: [inner, WishView(10, 10)])
        outer.frame.size = size(300, 40)
        outer.layoutIfNeeded()
        // The wish of its own, at which it hugs more than the other.
        #expect(inner.frame == rect(0, 0, 240, 40))
        #expect(inner.subviews.map { Span($0) } == [Span(0, 50), Span(60, 180)])
        #expect(inner.log.last == "update", "what an override of it leaves out is done")
        inner.removeArrangedSubview(inner.subviews[0])
        #expect(inner.log.last == "remove")
    }

    @Test("The priorities of a view: 250 and 750 on both axes, read back for the axis that they were set for")
    func priorities() {
        let view = UIView()
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            #expect(view.contentHuggingPriority(for: axis) == UILayoutPriority(250))
            #expect(view.contentCompressionResistancePriority(for: axis) == UILayoutPriority(750))
        }
        view.setContentHuggingPriority(.required, for: .vertical)
        view.setContentCompressionResistancePriority(UILayoutPriority(3), for: .horizontal)
        #expect(view.contentHuggingPriority(for: .horizontal) == .defaultLow)
        #expect(view.contentHuggingPriority(for: .vertical) == .required)
        #expect(view.contentCompressionResistancePriority(for: .horizontal) == UILayoutPriority(3))
        #expect(view.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
    }
}
