import EspalierControls
import EspalierViews
import Testing

@Suite("AUTOLAYOUT 7.5: what constraints place of a control")
struct AlignmentInsetTests {
    private static func insets(_ top: Double, _ left: Double, _ bottom: Double, _ right: Double) -> UIEdgeInsets {
        UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
    }

    @Test("AUTOLAYOUT 7.5: 2 at the right of a switch, 2, 2 and 1 around a slider, 1 below segments, else none")
    func insets() {
        #expect(UISwitch().alignmentRectInsets == Self.insets(0, 0, 0, 2))
        #expect(UISlider().alignmentRectInsets == Self.insets(0, 2, 1, 2))
        #expect(UISegmentedControl().alignmentRectInsets == Self.insets(0, 0, 1, 0))
        for view in [UIView(), UILabel(), UIButton(), UITextField(), UIStepper(), UIProgressView(), UIPageControl()] {
            #expect(view.alignmentRectInsets == .zero, "\(type(of: view))")
        }
    }

    @Test("AUTOLAYOUT 7.5: a pinned slider's frame reaches beyond the edges that are pinned")
    func pinned() {
        let root = UIView(frame: rect(0, 0, 200, 100))
        let slider = UISlider()
        slider.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(slider)
        NSLayoutConstraint.activate([
            slider.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20),
            slider.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -20),
            slider.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        root.layoutIfNeeded()
        #expect(slider.frame.minX == 18 && slider.frame.maxX == 182)
    }
}
