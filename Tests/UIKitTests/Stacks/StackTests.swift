import Testing
import UIKit

/// A form of rows, as stack views are nested on iOS.
final class FormView: UIView {
    let stack: UIStackView
    private(set) var fields: [UITextField] = []

    init(titles: [String]) {
        stack = UIStackView()
        super.init(frame: .zero)
        stack.axis = .vertical
        stack.alignment = .fill
        stack.distribution = .fill
        stack.spacing = 8
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutMargins = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
        for title in titles {
            stack.addArrangedSubview(row(title))
        }
        addSubview(stack)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func row(_ title: String) -> UIView {
        let label = UILabel()
        label.text = title
        label.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        label.setContentCompressionResistancePriority(.required, for: .horizontal)
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.placeholder = title
        fields.append(field)
        let row = UIStackView(arrangedSubviews: [label, field])
        row.spacing = 12
        row.alignment = .center
        return row
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        stack.frame = CGRect(
            origin: .zero, size: CGSize(width: bounds.width, height: stack.sizeThatFits(bounds.size).height))
    }
}

@Suite("Stack views written for iOS")
struct StackTests {
    @Test("Nested stacks give labels their width and fields the rest")
    func form() {
        let form = FormView(titles: ["Test", "Name"])
        form.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        form.layoutIfNeeded()
        #expect(form.stack.frame == CGRect(x: 0, y: 0, width: 320, height: 16 + 34 + 8 + 34 + 16))
        #expect(
            form.stack.arrangedSubviews.map(\.frame) == [
                CGRect(x: 16, y: 16, width: 288, height: 34), CGRect(x: 16, y: 58, width: 288, height: 34),
            ])
        // "Test" is 33.5 wide.
        #expect(form.fields[0].frame == CGRect(x: 44.5, y: 0, width: 243.5, height: 34))
    }

    @Test("A hidden row takes no room, and custom spacing stands after its view")
    func hiding() {
        let form = FormView(titles: ["a", "b", "c"])
        form.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        let rows = form.stack.arrangedSubviews
        form.stack.setCustomSpacing(20, after: rows[0])
        form.layoutIfNeeded()
        #expect(rows.map(\.frame.minY) == [16, 70, 112])
        rows[1].isHidden = true
        form.setNeedsLayout()
        form.layoutIfNeeded()
        #expect(rows[2].frame.minY == 70)
        #expect(form.stack.frame.height == 120)
    }
}
