import EspalierControls
import EspalierViews
import Foundation
import Testing

/// Overrides everything of a label that UIKit lets one override.
private class OverridingLabel: UILabel {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override var text: String? {
        get { super.text.map { "<\($0)>" } }
        set { super.text = newValue }
    }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    override var font: UIFont! {
        get { .systemFont(ofSize: 36) }
        set { super.font = newValue }
    }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    override var textColor: UIColor! {
        get { .red }
        set { super.textColor = newValue }
    }
    override var textAlignment: NSTextAlignment { didSet {} }
    override var numberOfLines: Int { didSet {} }
    override var preferredMaxLayoutWidth: CGFloat { didSet {} }
    override var isEnabled: Bool { didSet {} }
    override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        return CGSize(width: size.width, height: size.height + 1)
    }
    override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
}

/// Overrides everything of a button, and of a control, that UIKit lets one override.
private class OverridingButton: UIButton {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override var isEnabled: Bool { didSet {} }
    override var isSelected: Bool { didSet { alpha = isSelected ? 0.5 : 1 } }
    override var isHighlighted: Bool { didSet {} }
    override var state: UIControl.State { super.state }
    override var buttonType: ButtonType { super.buttonType }
    override func setTitle(_ title: String?, for state: UIControl.State) { super.setTitle(title, for: state) }
    override func title(for state: UIControl.State) -> String? { super.title(for: state)?.uppercased() }
    override var currentTitle: String? { super.currentTitle }
    override var titleLabel: UILabel? { super.titleLabel }
    override var intrinsicContentSize: CGSize { CGSize(width: 1, height: 2) }
    override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
    override func layoutSubviews() { super.layoutSubviews() }
}

/// Overrides everything of a cell that UIKit lets one override.
private class OverridingCell: UITableViewCell {
    private let own = UIView()
    private(set) var isPrepared = false
    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override var reuseIdentifier: String? { "overridden" }
    override func prepareForReuse() {
        super.prepareForReuse()
        isPrepared = true
    }
    override var contentView: UIView { own }
    override var textLabel: UILabel? { nil }
    override var detailTextLabel: UILabel? { super.detailTextLabel }
    override var isSelected: Bool { didSet {} }
    override var isHighlighted: Bool { didSet {} }
    override func setSelected(_ selected: Bool, animated: Bool) { super.setSelected(selected, animated: animated) }
    override func setHighlighted(_ highlighted: Bool, animated: Bool) {
        super.setHighlighted(highlighted, animated: animated)
    }
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 60) }
    override func layoutSubviews() { super.layoutSubviews() }
}

@Suite("Overriding from another module")
struct OverridingTests {
    @Test("A label measures the text and the font that overrides answer")
    func label() {
        let label: UILabel = OverridingLabel()
        label.text = "a"
        #expect(label.text == "<a>")
        // Two signs of 584 and a letter of 556 thousandths of 36 points.
        #expect(label.sizeThatFits(.zero) == size(62.5, 43))
        #expect(label.intrinsicContentSize == size(62.5, 44))
        #expect(label.textColor == .red)
        label.isEnabled = false
        #expect(!label.isEnabled)
    }

    @Test("A button shows the title that overrides answer")
    func button() {
        let button: UIButton = OverridingButton(type: .system)
        button.setTitle("a", for: .normal)
        #expect(button.titleLabel?.text == "A")
        button.isSelected = true
        #expect(button.alpha == 0.5)
        #expect(button.intrinsicContentSize == size(1, 2))
        #expect(button.sizeThatFits(.zero) == size(30, 30))
    }

    @Test("A cell answers with its overrides, and keeps the initialisers of its superclass")
    func cell() {
        let cell = OverridingCell()
        let base: UITableViewCell = cell
        #expect(base.reuseIdentifier == "overridden")
        #expect(base.contentView !== cell.subviews.first)
        #expect(base.textLabel == nil)
        base.prepareForReuse()
        #expect(cell.isPrepared)
        #expect(base.sizeThatFits(size(5, 5)) == size(5, 60))
        base.isSelected = true
        #expect(base.isSelected)
        #expect(OverridingCell(frame: rect(1, 2, 3, 4)).frame == rect(1, 2, 3, 4))
    }
}
