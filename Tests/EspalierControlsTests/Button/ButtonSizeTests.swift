import EspalierControls
import EspalierViews
import Foundation
import Testing

@Suite("UIButton: sizes")
struct ButtonSizeTests {
    @Test("An empty title counts a line of its font, alone with room above and below, also without a title")
    func emptyTitle() {
        let button = UIButton()
        button.setTitle("", for: .normal)
        #expect(button.intrinsicContentSize == size(30, 34))
        button.titleLabel?.font = .systemFont(ofSize: 10)
        #expect(button.intrinsicContentSize == size(30, 24))
        button.setTitle(nil, for: .normal)
        #expect(button.intrinsicContentSize == size(30, 24))
        let system = UIButton(type: .system)
        #expect(system.intrinsicContentSize == size(30, 30) && UIButton().intrinsicContentSize == size(30, 34))
        system.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(system.intrinsicContentSize == size(6, 22))
    }

    @Test("Beside an image an empty title is a line high; no title is nothing")
    func emptyTitleAndImage() {
        let button = UIButton()
        button.setImage(UIImage(size: size(5, 5)), for: .normal)
        #expect(button.intrinsicContentSize == size(5, 5))
        button.setTitle("", for: .normal)
        #expect(button.intrinsicContentSize == size(5, 22))
        button.setTitle(nil, for: .normal)
        #expect(button.intrinsicContentSize == size(5, 5))
        button.setAttributedTitle(NSAttributedString(string: ""), for: .normal)
        #expect(button.intrinsicContentSize == size(5, 22))
    }

    @Test(
        "Fonts of one's own have no effect on the system's signs",
        arguments: [UIButton.ButtonType.infoLight, .infoDark, .contactAdd, .detailDisclosure])
    func signs(type: UIButton.ButtonType) {
        let plain = UIButton(type: type)
        plain.setTitle("Hello", for: .normal)
        let sized = UIButton(type: type)
        sized.setTitle("Hello", for: .normal)
        sized.titleLabel?.font = .systemFont(ofSize: 40)
        let before = UIButton(type: type)
        before.titleLabel?.font = .systemFont(ofSize: 40)
        before.setTitle("Hello", for: .normal)
        #expect(sized.intrinsicContentSize == plain.intrinsicContentSize)
        #expect(before.intrinsicContentSize == plain.intrinsicContentSize)
        #expect(plain.intrinsicContentSize.height == 22, "the sign's; the line of 15 points is 18 high")
        let system = UIButton(type: .system)
        system.setTitle("Hello", for: .normal)
        system.titleLabel?.font = .systemFont(ofSize: 40)
        #expect(system.intrinsicContentSize.height == 60, "on others they have")
    }

    @Test("Measures that are whole but for a rounding error stay: Helvetica of 20 points is 23 high")
    func rounding() throws {
        let button = UIButton()
        let font = try #require(UIFont(name: "Helvetica", size: 20))
        #expect(font.lineHeight > 23, "the error that it is about")
        button.titleLabel?.font = font
        button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
        #expect(button.intrinsicContentSize.height == 25)
        button.setTitle("Hello", for: .normal)
        #expect(button.intrinsicContentSize.height == 25)
        let field = UITextField()
        field.font = font
        field.text = "Hello"
        #expect(field.intrinsicContentSize.height == 24.5, "23 and 1.5")
    }

    @Test("A button that comes to other pixels is measured in them", arguments: ["Post", "Cancel", "Resend code"])
    func otherPixels(_ title: String) {
        let window = UIWindow(screen: .iPhoneSE)
        let button = UIButton(type: .system)
        button.configuration = .plain()
        button.configuration?.title = title
        button.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(button)
        button.leadingAnchor.constraint(equalTo: window.leadingAnchor).isActive = true
        button.topAnchor.constraint(equalTo: window.topAnchor).isActive = true
        window.isHidden = false
        window.layoutIfNeeded()
        let halves = button.frame.size
        #expect(halves == button.intrinsicContentSize)
        window.move(to: .iPhone14)
        #expect(button.frame.size != halves)
        #expect(abs(button.frame.width - button.intrinsicContentSize.width) < 1e-9)
        #expect(abs(button.frame.height - button.intrinsicContentSize.height) < 1e-9)
    }
}
