import EspalierViews
import Foundation
import TestSupport
import Testing

/// A content of some area: the narrower, the higher.
final class WrappingView: UIView, WidthDependentContent {
    var length: CGFloat = 100 { didSet { invalidateIntrinsicContentSize() } }
    private(set) var widths: [CGFloat] = []

    override var intrinsicContentSize: CGSize { CGSize(width: length, height: 10) }

    let heightFollowsWidth = true

    func contentHeight(forWidth width: CGFloat) -> CGFloat {
        widths.append(width)
        return (length / max(width, 1)).rounded(.up) * 10
    }
}

@Suite("Constraints: heights for widths, and fitting")
struct FittingTests {
    @Test("AUTOLAYOUT 3.3: a height for a width is asked once the width is solved")
    func wrapping() {
        let root = makeRoot(40, 300)
        let text = makeItem(in: root, WrappingView())
        let below = makeItem(in: root)
        lay(
            root,
            [
                text.leftAnchor.constraint(equalTo: root.leftAnchor),
                text.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor),
                text.topAnchor.constraint(equalTo: root.topAnchor),
                below.topAnchor.constraint(equalTo: text.bottomAnchor),
            ])
        #expect(text.frame == area(0, 0, 40, 30))
        #expect(below.frame.minY == 30)
        #expect(text.widths == [40])
        root.frame.size.width = 60
        root.layoutIfNeeded()
        #expect(text.frame == area(0, 0, 60, 20))
        #expect(text.widths == [40, 60])
        text.length = 50
        root.layoutIfNeeded()
        #expect(text.frame == area(0, 0, 50, 10))
        root.layoutIfNeeded()
        #expect(text.widths == [40, 60, 50])
    }

    @Test("AUTOLAYOUT 3.3: a height that decides the width ends after three turns, with a diagnostic")
    func endless() {
        let root = makeRoot(400, 300)
        let text = makeItem("text", in: root, WrappingView())
        text.setContentHuggingPriority(UILayoutPriority(900), for: .vertical)
        text.setContentCompressionResistancePriority(UILayoutPriority(900), for: .vertical)
        // 10 high it is 60 wide, which takes 20, and then it is 100 wide, which takes 10.
        let messages = reports(of: root) {
            lay(
                root,
                [
                    text.widthAnchor.constraint(equalTo: text.heightAnchor, multiplier: 4, constant: 20),
                    text.topAnchor.constraint(equalTo: root.topAnchor),
                ])
        }
        #expect(text.widths.count == 3)
        #expect(messages.count == 1)
        #expect(messages.first?.contains("text") ?? false)
    }

    private func card() -> (UIView, WishingView, WishingView) {
        let card = UIView()
        let title = makeItem(in: card, WishingView(50, 20))
        let note = makeItem(in: card, WishingView(70, 30))
        NSLayoutConstraint.activate([
            title.leftAnchor.constraint(equalTo: card.leftAnchor, constant: 5),
            title.rightAnchor.constraint(equalTo: card.rightAnchor, constant: -5),
            title.topAnchor.constraint(equalTo: card.topAnchor, constant: 5),
            note.leftAnchor.constraint(equalTo: title.leftAnchor),
            note.rightAnchor.constraint(equalTo: title.rightAnchor),
            note.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
            note.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -5),
        ])
        return (card, title, note)
    }

    @Test("AUTOLAYOUT 3.4: a fitted view is as small as what is in it lets it be, and nothing is written")
    func compressed() {
        let (card, title, _) = card()
        card.frame = area(7, 7, 7, 7)
        #expect(card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 80, height: 64))
        #expect(card.frame == area(7, 7, 7, 7))
        #expect(title.frame == .zero)
        title.content.width = 100
        #expect(card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 110, height: 64))
    }

    @Test("AUTOLAYOUT 3.4: lengths and priorities of who asks count as constraints")
    func priorities() {
        let (card, _, _) = card()
        let size = card.systemLayoutSizeFitting(
            CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(size == CGSize(width: 200, height: 64))
        // Lower than the resistance of what is inside.
        let narrow = card.systemLayoutSizeFitting(
            CGSize(width: 20, height: 0), withHorizontalFittingPriority: UILayoutPriority(600),
            verticalFittingPriority: .fittingSizeLevel)
        #expect(narrow.width == 80)
    }

    @Test("AUTOLAYOUT 3.4: heights for widths are asked in a fitting too")
    func wrappingFit() {
        let card = UIView()
        let text = makeItem(in: card, WrappingView())
        NSLayoutConstraint.activate([
            text.leftAnchor.constraint(equalTo: card.leftAnchor),
            text.rightAnchor.constraint(equalTo: card.rightAnchor),
            text.topAnchor.constraint(equalTo: card.topAnchor),
            text.bottomAnchor.constraint(equalTo: card.bottomAnchor),
        ])
        func height(_ width: CGFloat) -> CGFloat {
            card.systemLayoutSizeFitting(
                CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
        }
        #expect(height(50) == 20 && height(25) == 40 && height(50) == 20)
        #expect(text.widths == [50, 25])
    }

    @Test("AUTOLAYOUT 3.4: the place and the size that something else gives the fitted view play no part")
    func placedElsewhere() {
        let root = makeRoot(400, 300)
        let (card, title, _) = card()
        card.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(card)
        lay(root, card.placed(10, 10, 300, 200).dropLast(2) + [card.rightAnchor.constraint(equalTo: root.rightAnchor)])
        #expect(card.frame.width == 390)
        #expect(card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 80, height: 64))
        #expect(card.frame.width == 390 && title.frame.width == 380)
        // Its own constraints do.
        card.widthAnchor.constraint(equalToConstant: 123).isActive = true
        #expect(card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width == 123)
    }

    @Test("AUTOLAYOUT 3.4: given views below keep their frames")
    func givenBelow() {
        let card = UIView()
        let box = UIView(frame: area(10, 10, 60, 40))
        card.addSubview(box)
        NSLayoutConstraint.activate([
            box.rightAnchor.constraint(equalTo: card.rightAnchor),
            box.bottomAnchor.constraint(equalTo: card.bottomAnchor),
        ])
        #expect(card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 70, height: 50))
        box.frame.size.width = 80
        #expect(card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 90, height: 50))
    }

    @Test("AUTOLAYOUT 3.4: the same question again is a look-up, until something in the subtree changes")
    func lookUp() {
        let (card, title, note) = card()
        let size = card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        let asked = title.asked
        #expect(card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == size)
        #expect(title.asked == asked)
        note.removeFromSuperview()
        #expect(card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height == 0)
        card.addSubview(note)
        note.topAnchor.constraint(equalTo: card.topAnchor, constant: 8).isActive = true
        note.bottomAnchor.constraint(equalTo: card.bottomAnchor).isActive = true
        #expect(card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height == 38)
        let guide = UILayoutGuide()
        card.addLayoutGuide(guide)
        guide.heightAnchor.constraint(equalToConstant: 100).isActive = true
        guide.bottomAnchor.constraint(equalTo: card.bottomAnchor).isActive = true
        guide.topAnchor.constraint(greaterThanOrEqualTo: card.topAnchor).isActive = true
        #expect(card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height == 100)
    }

    @Test("AUTOLAYOUT 3.4: updateConstraints runs first")
    func updates() {
        final class Updating: UIView {
            override func updateConstraints() {
                super.updateConstraints()
                widthAnchor.constraint(equalToConstant: 44).isActive = true
            }
        }
        let view = Updating()
        #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width == 44)
    }

    @Test("AUTOLAYOUT 3.4: the answer is the size of the frame, unrounded")
    func frameSize() {
        let window = UIWindow(
            screen: UIScreen(name: "test", portraitSize: CGSize(width: 400, height: 300), scale: 2))
        let view = makeItem(in: window, InsetAlignedView(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)))
        view.widthAnchor.constraint(equalToConstant: 10.3).isActive = true
        window.layoutIfNeeded()
        #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 16.3, height: 4))
    }
}
