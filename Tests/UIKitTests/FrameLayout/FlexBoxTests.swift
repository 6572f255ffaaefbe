import Testing
import UIKit

@Suite("A flex box written for iOS")
struct FlexBoxTests {
    /// A view of a fixed wish.
    final class Brick: UIView {
        let wish: CGSize
        init(_ width: CGFloat, _ height: CGFloat) {
            wish = CGSize(width: width, height: height)
            super.init(frame: .zero)
        }
        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
        override func sizeThatFits(_ size: CGSize) -> CGSize { wish }
    }

    func box(_ width: CGFloat, _ height: CGFloat) -> FlexBox {
        FlexBox(frame: CGRect(x: 10, y: 20, width: width, height: height))
    }

    @Test("Lengths grow and shrink by their shares")
    func shares() {
        let box = box(300, 50)
        let fixed = box.addItem(Brick(60, 20))
        let one = box.addItem(Brick(30, 20)) { $0.grow = 1 }
        let two = box.addItem(Brick(30, 20)) { $0.grow = 2 }
        box.gap = 10
        box.layoutIfNeeded()
        #expect([fixed, one, two].map(\.frame.minX) == [0, 70, 163 + CGFloat(1) / 3])
        #expect(two.frame.maxX == 300 && two.frame.height == 50)
        box.frame.size.width = 80
        box.layoutIfNeeded()
        #expect([fixed, one, two].map(\.frame.width) == [30, 15, 15])
    }

    @Test("What is left goes where justify says", arguments: [0, 1, 2, 3, 4])
    func justify(index: Int) {
        let cases: [(FlexBox.Justify, [CGFloat])] = [
            (.start, [0, 40]), (.center, [60, 100]), (.end, [120, 160]), (.spaceBetween, [0, 160]),
            (.spaceAround, [30, 130]),
        ]
        let box = box(200, 50)
        box.justify = cases[index].0
        let bricks = [box.addItem(Brick(40, 10)), box.addItem(Brick(40, 10))]
        box.layoutIfNeeded()
        #expect(bricks.map(\.frame.minX) == cases[index].1)
    }

    @Test("A card: a picture, a column of texts, margins and padding, nested")
    func card() {
        let card = box(320, 100)
        card.padding = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        card.align = .center
        let picture = card.addItem(Brick(48, 48)) { $0.shrink = 0 }
        let column = FlexBox()
        column.direction = .column
        column.align = .start
        let title = column.addItem(UILabel())
        let detail = column.addItem(UILabel()) { $0.margin.top = 4 }
        title.text = "Test"
        detail.font = .systemFont(ofSize: 12)
        detail.text = "Test"
        card.addItem(column) {
            $0.grow = 1
            $0.margin = UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 0)
        }
        card.layoutIfNeeded()
        #expect(picture.frame == CGRect(x: 8, y: 26, width: 48, height: 48))
        #expect(column.frame == CGRect(x: 68, y: 30.5, width: 244, height: 39))
        #expect(title.frame == CGRect(x: 0, y: 0, width: 32.5, height: 20.5))
        #expect(detail.frame == CGRect(x: 0, y: 24.5, width: 24.5, height: 14.5))
        #expect(card.sizeThatFits(.zero) == CGSize(width: 8 + 48 + 12 + 32.5 + 8, height: 8 + 48 + 8))
    }

    @Test("Hidden and removed views leave no gap")
    func leaving() {
        let box = box(200, 50)
        box.gap = 5
        let bricks = [box.addItem(Brick(40, 10)), box.addItem(Brick(40, 10)), box.addItem(Brick(40, 10))]
        bricks[0].isHidden = true
        box.layoutIfNeeded()
        #expect(bricks[2].frame.minX == 45)
        bricks[1].removeFromSuperview()
        box.layoutIfNeeded()
        #expect(bricks[2].frame.minX == 0)
    }
}
