import EspalierControls
import EspalierViews
import Foundation
import Testing

@Suite("AUTOLAYOUT 1.4: baselines of controls are those of their texts")
struct ControlBaselineTests {
    let root = UIView(frame: rect(0, 0, 400, 400))
    let label = UILabel()

    init() {
        label.text = "label"
        label.font = .systemFont(ofSize: 40)
        add(label)
        NSLayoutConstraint.activate([
            label.leftAnchor.constraint(equalTo: root.leftAnchor),
            label.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
        ])
    }

    private func add(_ view: UIView) {
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
    }

    /// Without a screen, baselines lie on half points.
    private func ascent(_ font: UIFont) -> CGFloat { (font.ascender * 2).rounded() / 2 }

    /// The baseline of the label, below the top of the root.
    private var baseline: CGFloat { 100 + ascent(label.font) }

    private func lay(_ view: UIView, height: CGFloat?, last: Bool = false) {
        add(view)
        view.leftAnchor.constraint(equalTo: label.rightAnchor).isActive = true
        if let height { view.heightAnchor.constraint(equalToConstant: height).isActive = true }
        let own = last ? view.lastBaselineAnchor : view.firstBaselineAnchor
        own.constraint(equalTo: label.firstBaselineAnchor).isActive = true
        root.layoutIfNeeded()
    }

    @Test(
        "A button's is that of its title, wherever the title stands and however high the button is",
        arguments: [UIControl.ContentVerticalAlignment.center, .top, .bottom], [nil, 120 as CGFloat])
    func button(_ alignment: UIControl.ContentVerticalAlignment, _ height: CGFloat?) throws {
        let button = UIButton(type: .system)
        button.setTitle("button", for: .normal)
        button.contentEdgeInsets = UIEdgeInsets(top: 3, left: 0, bottom: 9, right: 0)
        lay(button, height: height)
        for alignment in [alignment, .center, alignment] {
            button.contentVerticalAlignment = alignment
            root.layoutIfNeeded()
            let title = try #require(button.titleLabel)
            let frame = title.convert(title.bounds, to: root)
            #expect(abs(frame.minY + ascent(title.font) - baseline) < 1e-9)
        }
        button.titleLabel?.font = .systemFont(ofSize: 30)
        root.layoutIfNeeded()
        let title = try #require(button.titleLabel)
        #expect(abs(title.convert(title.bounds, to: root).minY + ascent(title.font) - baseline) < 1e-9)
    }

    @Test("A button without a title has its bottom edge on the baseline")
    func noTitle() {
        let button = UIButton()
        lay(button, height: 50)
        #expect(abs(button.frame.maxY - baseline) < 1e-9)
    }

    @Test("A field's is that of its line, in the middle", arguments: [nil, 90 as CGFloat])
    func field(_ height: CGFloat?) {
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.text = "field"
        lay(field, height: height)
        let font = UITextField().font ?? .systemFont(ofSize: 17)
        #expect(abs(field.frame.midY - font.lineHeight / 2 + ascent(font) - baseline) < 1e-9)
    }

    @Test("A text view's are those of its first and last line, inside its insets")
    func textView() {
        let view = UITextView()
        view.isScrollEnabled = false
        view.font = .systemFont(ofSize: 20)
        view.text = "one\ntwo"
        lay(view, height: nil)
        let font = UIFont.systemFont(ofSize: 20)
        #expect(abs(view.frame.minY + 8 + ascent(font) - baseline) < 1e-9)
        view.textContainerInset.top = 30
        root.layoutIfNeeded()
        #expect(abs(view.frame.minY + 30 + ascent(font) - baseline) < 1e-9)
        let last = UITextView()
        last.isScrollEnabled = false
        last.font = font
        last.text = "one\ntwo"
        lay(last, height: nil, last: true)
        #expect(abs(last.frame.maxY - 8 - font.lineHeight + ascent(font) - baseline) < 1e-9)
    }
}
