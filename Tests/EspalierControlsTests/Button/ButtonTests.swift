import EspalierControls
import EspalierViews
import Foundation
import Testing

@Suite("UIButton")
struct ButtonTests {
    let button = UIButton()

    @Test("init(frame:) makes a custom button, init(type:) one of the type")
    func types() {
        #expect(button.buttonType == .custom)
        #expect(UIButton(frame: rect(1, 2, 3, 4)).buttonType == .custom)
        #expect(UIButton(type: .custom).buttonType == .custom)
        #expect(UIButton(type: .system).buttonType == .system)
        #expect(UIButton(type: .system).frame == .zero)
    }

    @Test("The title's font: 18 points for custom buttons, 15 for the system's")
    func fonts() {
        #expect(button.titleLabel?.font == .systemFont(ofSize: 18))
        #expect(UIButton(type: .system).titleLabel?.font == .systemFont(ofSize: 15))
    }

    @Test("A font that an override of init(frame:) chose stays")
    func chosenFont() {
        final class Chosen: UIButton {
            override init(frame: CGRect) {
                super.init(frame: frame)
                titleLabel?.font = .systemFont(ofSize: 9)
            }
            required init?(coder: NSCoder) { nil }
        }
        final class Titled: UIButton {
            override init(frame: CGRect) {
                super.init(frame: frame)
                setTitle("a", for: .normal)
            }
            required init?(coder: NSCoder) { nil }
        }
        #expect(Chosen(type: .system).titleLabel?.font == .systemFont(ofSize: 9))
        #expect(Titled(type: .system).titleLabel?.font == .systemFont(ofSize: 15))
    }

    @Test("A state without a title has that of the normal state")
    func fallback() {
        #expect(button.title(for: .normal) == nil)
        #expect(button.title(for: .selected) == nil)
        button.setTitle("normal", for: .normal)
        #expect(button.title(for: .selected) == "normal")
        button.setTitle("selected", for: .selected)
        #expect(button.title(for: .selected) == "selected")
        #expect(button.title(for: .normal) == "normal")
        #expect(button.title(for: [.selected, .highlighted]) == "normal")
        button.setTitle("", for: .disabled)
        #expect(button.title(for: .disabled) == "")
        button.setTitle(nil, for: .selected)
        #expect(button.title(for: .selected) == "normal")
        button.setTitle(nil, for: .normal)
        #expect(button.title(for: .selected) == nil)
    }

    @Test("The label shows the title of the present state")
    func currentTitle() {
        button.setTitle("normal", for: .normal)
        button.setTitle("selected", for: .selected)
        button.setTitle("disabled", for: .disabled)
        button.setTitle("touched", for: .highlighted)
        func shown() -> String? {
            #expect(button.titleLabel?.text == button.currentTitle)
            return button.currentTitle
        }
        #expect(shown() == "normal")
        button.isSelected = true
        #expect(shown() == "selected")
        button.isSelected = false
        button.isEnabled = false
        #expect(shown() == "disabled")
        button.isEnabled = true
        button.isHighlighted = true
        #expect(shown() == "touched")
        button.isSelected = true
        #expect(shown() == "normal")
        button.setTitle("both", for: [.selected, .highlighted])
        #expect(shown() == "both")
        button.isHighlighted = false
        button.isSelected = false
        button.setTitle(nil, for: .normal)
        #expect(shown() == nil)
    }

    @Test("The label is a plain UILabel below the button, made when there is something to show")
    func label() throws {
        #expect(button.subviews.isEmpty)
        button.setTitle(nil, for: .normal)
        button.setTitle("", for: .normal)
        button.isSelected = true
        #expect(button.subviews.isEmpty)
        button.setTitle("a", for: .normal)
        let label = try #require(button.titleLabel)
        #expect(type(of: label) == UILabel.self)
        #expect(button.subviews == [label])
        #expect(button.titleLabel === label)
        let other = UIButton()
        let asked = try #require(other.titleLabel)
        #expect(other.subviews == [asked])
    }

    @Test("The label does not take touches from the button")
    func hitTest() {
        button.frame = rect(0, 0, 100, 100)
        button.setTitle("aaaaaaaaaaaa", for: .normal)
        button.layoutIfNeeded()
        #expect(button.hitTest(CGPoint(x: 50, y: 50), with: nil) === button)
    }

    @Test("Size: nothing (30, 34); a title's height and 12, at least 30 wide")
    func sizes() {
        #expect(button.intrinsicContentSize == size(30, 34))
        button.setTitle("Test", for: .normal)
        // 34.04 wide; a line of 18 points is 21.48 high: in whole points.
        #expect(button.intrinsicContentSize == size(35, 34))
        #expect(button.sizeThatFits(size(10, 10)) == size(35, 34))
        button.setTitle("i", for: .normal)
        #expect(button.intrinsicContentSize == size(30, 34))
        button.setTitle(nil, for: .normal)
        #expect(button.intrinsicContentSize == size(30, 34))
        #expect(button.sizeThatFits(.zero) == size(30, 34))
        let system = UIButton(type: .system)
        #expect(system.intrinsicContentSize == size(30, 30))
        system.setTitle("Test", for: .normal)
        // A line of 15 points is 17.9 high.
        #expect(system.intrinsicContentSize == size(30, 30))
        system.titleLabel?.font = .systemFont(ofSize: 12)
        #expect(system.intrinsicContentSize == size(30, 27))
    }

    @Test("Insets and images stand in place of the room around a title")
    func bareTitles() {
        let button = UIButton()
        button.setTitle("Hi", for: .normal)
        #expect(button.intrinsicContentSize == size(30, 34))
        let width = (button.titleLabel?.intrinsicContentSize.width ?? 0).rounded(.up)
        #expect((16...18).contains(width))
        button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
        #expect(button.intrinsicContentSize == size(width + 2, 24))
        button.setTitle("", for: .normal)
        #expect(button.intrinsicContentSize == size(2, 24))
        button.setTitle("Hi", for: .normal)
        button.contentEdgeInsets = .zero
        button.setImage(UIImage(size: size(1, 1)), for: .normal)
        #expect(button.intrinsicContentSize == size(width + 1, 22))
    }

    @Test("Buttons that are a sign have an image; a shadow comes with a title")
    func signs() {
        for type in [UIButton.ButtonType.detailDisclosure, .infoLight, .infoDark, .contactAdd] {
            let button = UIButton(type: type)
            #expect(button.currentImage?.size == size(22, 22) && button.intrinsicContentSize == size(22, 22))
        }
        let button = UIButton()
        button.setTitleShadowColor(.red, for: .normal)
        #expect(button.titleLabel?.shadowColor == nil && button.currentTitleShadowColor == .red)
        button.setTitle("a", for: .normal)
        #expect(button.titleLabel?.shadowColor == .red)
    }

    @Test("The title is centred in the bounds, also where they are too small or begin elsewhere")
    func layout() {
        button.setTitle("Test", for: .normal)
        button.frame = rect(10, 10, 100, 50)
        button.layoutIfNeeded()
        #expect(button.titleLabel?.frame == rect(32.75, 14.25, 34.5, 21.5))
        button.bounds.origin = CGPoint(x: 5, y: 7)
        button.layoutIfNeeded()
        #expect(button.titleLabel?.frame == rect(37.75, 21.25, 34.5, 21.5))
        button.bounds = rect(0, 0, 20, 10)
        button.layoutIfNeeded()
        #expect(button.titleLabel?.frame == rect(0, 0, 20, 10))
    }

    @Test("A title alone keeps its 6 points where it is aligned to the top or the bottom, as far as there is room")
    func aligned() {
        for type in [UIButton.ButtonType.custom, .system] {
            let button = UIButton(type: type)
            button.setTitle("Test", for: .normal)
            button.sizeToFit()
            for alignment in [UIControl.ContentVerticalAlignment.top, .bottom] {
                button.contentVerticalAlignment = alignment
                button.layoutIfNeeded()
                let frame = button.titleLabel?.frame ?? .zero
                #expect((alignment == .top ? frame.minY : button.bounds.height - frame.maxY) == 6)
            }
        }
        button.setTitle("Test", for: .normal)
        button.frame = rect(0, 0, 100, 26)
        button.contentVerticalAlignment = .top
        button.layoutIfNeeded()
        #expect(button.titleLabel?.frame.minY == 2)
        button.contentEdgeInsets.left = 1
        button.layoutIfNeeded()
        #expect(button.titleLabel?.frame.minY == 0)
    }

    @Test("Another title, or another font of it, moves the label and marks the button's superview")
    func marks() {
        let root = CountingView(frame: rect(0, 0, 100, 100))
        root.addSubview(button)
        button.frame = rect(0, 0, 100, 50)
        #expect(root.layouts { button.setTitle("a", for: .normal) } == 1)
        #expect(button.titleLabel?.center == CGPoint(x: 50, y: 25))
        #expect(root.layouts { button.setTitle("Test", for: .normal) } == 1)
        #expect(button.titleLabel?.frame.size == size(34.5, 21.5))
        #expect(root.layouts { button.titleLabel?.font = .systemFont(ofSize: 15) } == 1)
        #expect(button.titleLabel?.frame.size == size(29.5, 18))
        #expect(root.layouts { button.setTitle("other", for: .selected) } == 0)
        #expect(root.layouts { button.isSelected = true } == 1)
        #expect(root.layouts { button.isHighlighted = true } == 1)
        #expect(root.layouts { button.isEnabled = false } == 0)
        #expect(root.layouts { button.setTitle("Test", for: .normal) } == 0)
    }
}
