import EspalierControls
import EspalierViews
import Foundation
import TestSupport
import Testing

@Suite("Contents of buttons")
struct ButtonContentsTests {
    let button = UIButton()
    let image = UIImage(size: size(20, 40), name: "i")

    @Test("An image has its size; with a title the widths are added, and the larger height counts")
    func sizes() {
        button.setImage(image, for: .normal)
        #expect(button.intrinsicContentSize == size(20, 40))
        button.setTitle("Test", for: .normal)
        // The title is 35 by 22 in whole points.
        #expect(button.intrinsicContentSize == size(55, 40))
        button.setImage(UIImage(size: size(10, 10)), for: .normal)
        #expect(button.intrinsicContentSize == size(45, 22))
        button.setTitle(nil, for: .normal)
        #expect(button.intrinsicContentSize == size(10, 10))
        button.setImage(nil, for: .normal)
        #expect(button.intrinsicContentSize == size(30, 34))
    }

    @Test("Insets of the contents count in the size, in place of the room above and below")
    func contentInsets() {
        button.setTitle("Test", for: .normal)
        button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(button.intrinsicContentSize == size(41, 26))
        button.titleEdgeInsets.left = 50
        button.imageEdgeInsets.left = 50
        #expect(button.intrinsicContentSize == size(41, 26))
        let superview = CountingView()
        superview.addSubview(button)
        #expect(superview.layouts { button.contentEdgeInsets = .zero } == 1)
        #expect(superview.layouts { button.titleEdgeInsets = .zero } == 0)
    }

    struct Placement: Sendable, CustomTestStringConvertible {
        let horizontal: UIControl.ContentHorizontalAlignment
        let vertical: UIControl.ContentVerticalAlignment
        let image: CGRect
        let title: CGRect
        var testDescription: String { "\(horizontal), \(vertical)" }
    }

    /// In 100 × 60: the image 20 × 40, the title 34.5 × 21.5, together 54.5 wide.
    static let placements = [
        Placement(
            horizontal: .center, vertical: .center, image: rect(22.75, 10, 20, 40),
            title: rect(42.75, 19.25, 34.5, 21.5)),
        Placement(horizontal: .left, vertical: .top, image: rect(0, 0, 20, 40), title: rect(20, 0, 34.5, 21.5)),
        Placement(
            horizontal: .right, vertical: .bottom, image: rect(45.5, 20, 20, 40),
            title: rect(65.5, 38.5, 34.5, 21.5)),
        Placement(horizontal: .fill, vertical: .fill, image: rect(0, 0, 20, 60), title: rect(20, 0, 80, 60)),
        Placement(
            horizontal: .leading, vertical: .center, image: rect(0, 10, 20, 40), title: rect(20, 19.25, 34.5, 21.5)),
        Placement(
            horizontal: .trailing, vertical: .center, image: rect(45.5, 10, 20, 40),
            title: rect(65.5, 19.25, 34.5, 21.5)),
    ]

    @Test("Image and title stand by the alignments, flush with the bounds", arguments: placements)
    func placing(placement: Placement) {
        button.setImage(image, for: .normal)
        button.setTitle("Test", for: .normal)
        button.frame = rect(5, 5, 100, 60)
        button.contentHorizontalAlignment = placement.horizontal
        button.contentVerticalAlignment = placement.vertical
        button.layoutIfNeeded()
        #expect(button.imageView?.frame == placement.image)
        #expect(button.titleLabel?.frame == placement.title)
    }

    @Test("From right to left, the image stands right of the title")
    func rightToLeft() {
        button.setImage(image, for: .normal)
        button.setTitle("Test", for: .normal)
        button.semanticContentAttribute = .forceRightToLeft
        button.frame = rect(0, 0, 100, 60)
        button.layoutIfNeeded()
        #expect(button.titleLabel?.frame.minX == 22.75 && button.imageView?.frame.minX == 57.25)
    }

    @Test("Insets move the contents, the title and the image")
    func movedByInsets() {
        button.setImage(image, for: .normal)
        button.setTitle("Test", for: .normal)
        button.frame = rect(0, 0, 100, 60)
        button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 0)
        button.imageEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 4, right: 6)
        button.layoutIfNeeded()
        #expect(button.titleLabel?.frame == rect(47.75, 19.25, 34.5, 21.5))
        #expect(button.imageView?.frame == rect(19.75, 8, 20, 40))
        button.contentEdgeInsets = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0)
        button.layoutIfNeeded()
        #expect(button.titleLabel?.frame.minX == 57.75)
        #expect(button.contentRect(forBounds: rect(0, 0, 100, 60)) == rect(20, 0, 80, 60))
        #expect(button.backgroundRect(forBounds: rect(0, 0, 100, 60)) == rect(0, 0, 100, 60))
    }

    @Test("Where there is too little room, the image goes first")
    func tooSmall() {
        button.setImage(image, for: .normal)
        button.setTitle("Test", for: .normal)
        button.frame = rect(0, 0, 30, 10)
        button.layoutIfNeeded()
        #expect(button.imageView?.frame == rect(0, 0, 20, 10) && button.titleLabel?.frame == rect(20, 0, 10, 10))
    }

    @Test("Overrides of the places count")
    func overriddenPlaces() {
        final class Own: UIButton {
            override func imageRect(forContentRect contentRect: CGRect) -> CGRect { rect(1, 2, 3, 4) }
            override func titleRect(forContentRect contentRect: CGRect) -> CGRect { rect(5, 6, 7, 8) }
        }
        let button = Own()
        button.setImage(image, for: .normal)
        button.setTitle("a", for: .normal)
        button.layoutIfNeeded()
        #expect(button.imageView?.frame == rect(1, 2, 3, 4) && button.titleLabel?.frame == rect(5, 6, 7, 8))
    }

    @Test("Images, colours, shadows and backgrounds of a state; without, those of the normal one")
    func byState() {
        button.setImage(image, for: .normal)
        button.setImage(nil, for: .selected)
        button.setTitleColor(.red, for: .normal)
        button.setTitleColor(.blue, for: .selected)
        button.setTitleShadowColor(.gray, for: .normal)
        button.setBackgroundImage(image, for: .selected)
        button.setTitle("a", for: .normal)
        #expect(button.currentImage == image && button.imageView?.image == image)
        #expect(button.titleLabel?.textColor == .red && button.titleLabel?.shadowColor == .gray)
        #expect(button.currentBackgroundImage == nil)
        button.isSelected = true
        #expect(button.currentImage == image && button.titleLabel?.textColor == .blue)
        #expect(button.currentTitleShadowColor == .gray && button.currentBackgroundImage == image)
        #expect(button.image(for: .disabled) == image && button.titleColor(for: .highlighted) == .red)
    }

    @Test("Without a colour: white, the tint in the system's buttons")
    func defaultColors() {
        #expect(button.currentTitleColor == .white && UIButton(type: .system).currentTitleColor == .systemBlue)
    }

    @Test("A title with attributes goes before one without, and gives way to it when it is taken away")
    func attributedTitles() {
        button.setTitle("plain", for: .normal)
        let text = NSAttributedString(string: "rich", attributes: [.font: UIFont.systemFont(ofSize: 36)])
        button.setAttributedTitle(text, for: .normal)
        #expect(button.currentAttributedTitle == text && button.titleLabel?.text == "rich")
        #expect(button.intrinsicContentSize.height == 55)
        button.setAttributedTitle(nil, for: .normal)
        #expect(button.titleLabel?.text == "plain" && button.currentAttributedTitle == nil)
    }

    @Test("The image view stands behind the title, and is made when it is asked for or there is an image")
    func imageView() throws {
        button.setTitle("a", for: .normal)
        #expect(button.subviews.count == 1)
        button.setImage(image, for: .normal)
        let view = try #require(button.imageView), label = try #require(button.titleLabel)
        #expect(button.subviews == [view, label])
        #expect(UIButton().imageView?.image == nil)
    }

    @Test("Another image marks the superview; the same one does not")
    func marks() {
        let superview = CountingView()
        superview.addSubview(button)
        #expect(superview.layouts { button.setImage(image, for: .normal) } == 1)
        #expect(superview.layouts { button.setImage(image, for: .normal) } == 0)
        #expect(superview.layouts { button.setImage(nil, for: .normal) } == 1)
    }

    @Test("A primary action gives title and image, and is done")
    func primaryAction() {
        let log = CallLog()
        let action = UIAction(title: "go", image: image) { _ in log.note("gone") }
        let button = UIButton(primaryAction: action)
        #expect(button.currentTitle == "go" && button.currentImage == image && button.buttonType == .system)
        button.sendActions(for: .primaryActionTriggered)
        #expect(log.calls == ["gone"])
    }
}
