import Espalier
import TestSupport
import Testing

@Test(.mustFail) func shrunkCutOff() {
    @Sendable func makeScreen() -> UIView {
        let root = UIView()
        root.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        let a = UILabel()
        a.name = "a"
        a.tag = 3
        a.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        a.autoresizingMask = [.flexibleRightMargin, .flexibleHeight]
        a.alpha = 0.5
        a.text = "A \"title\""
        a.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        a.setContentHuggingPriority(UILayoutPriority(252), for: .vertical)
        a.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
        a.setContentCompressionResistancePriority(UILayoutPriority(752), for: .vertical)
        a.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        a.semanticContentAttribute = .forceLeftToRight
        a.font = .systemFont(ofSize: 20, weight: .bold)
        a.numberOfLines = 2
        root.addSubview(a)
        let view2 = UIStackView()
        view2.isHidden = true
        view2.axis = .vertical
        view2.spacing = 4
        root.addSubview(view2)
        let view3 = UIButton(type: .system)
        view3.isEnabled = false
        view3.setTitle("Go", for: .normal)
        view2.addArrangedSubview(view3)
        let view4 = UILabel()
        view4.font = .preferredFont(forTextStyle: .title1)
        view2.addArrangedSubview(view4)
        return root
    }
    let report = LayoutSweep(size: CGSize(width: 100, height: 50)).run { makeScreen() }
    #expect(!report.findings.contains { $0.kind == .cutOff && $0.name == "a" })
}
