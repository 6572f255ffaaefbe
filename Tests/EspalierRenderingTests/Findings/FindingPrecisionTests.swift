import EspalierControls
import EspalierViews
import Foundation
import Testing

@testable import EspalierRendering

/// What a person who knows UIKit would wave away is no finding; the same with one thing changed is.
@Suite("Findings: what counts and what does not")
struct FindingPrecisionTests {
    /// Whether two labels overlap, and what is around them.
    struct Scene: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let count: Int
        let build: @Sendable () -> UIView

        init(_ name: String, _ count: Int, _ build: @escaping @Sendable () -> [UIView]) {
            testDescription = name
            self.count = count
            self.build = { builtScreen(build()) }
        }
    }

    private static func pair(_ change: (UILabel, UILabel) -> Void = { _, _ in }) -> [UIView] {
        let (back, front) = (label("Total", box(10, 10, 100, 20)), label("Price", box(60, 20, 100, 20)))
        change(back, front)
        return [back, front]
    }

    private static func cover(_ frame: CGRect, _ alpha: Double = 1) -> UIView {
        let cover = UIView(frame: frame)
        cover.backgroundColor = UIColor(red: 1, green: 1, blue: 1, alpha: alpha)
        return cover
    }

    private static func inside(_ container: UIView, _ views: [UIView]) -> [UIView] {
        container.frame = box(0, 0, 320, 400)
        for view in views { container.addSubview(view) }
        return [container]
    }

    private static func small(_ clips: Bool, _ frame: CGRect = box(0, 0, 320, 15)) -> [UIView] {
        let container = UIView(frame: frame)
        container.clipsToBounds = clips
        for view in pair() { container.addSubview(view) }
        return [container]
    }

    static let overlaps: [Scene] = [
        Scene("two labels", 1) { pair() },
        Scene("by a point", 1) { pair { $1.frame = box(109, 10, 50, 20) } },
        Scene("by less than a point", 0) { pair { $1.frame = box(109.1, 10, 50, 20) } },
        Scene("hidden", 0) { pair { back, _ in back.isHidden = true } },
        Scene("as good as transparent", 0) { pair { $1.alpha = 0.009 } },
        Scene("hardly seen", 1) { pair { $1.alpha = 0.01 } },
        Scene("covered by an opaque view", 0) { pair() + [cover(box(0, 0, 320, 100))] },
        Scene("covered by a tinted one", 1) { pair() + [cover(box(0, 0, 320, 100), 0.5)] },
        Scene("covered in part, by what overlaps both then", 3) { pair() + [cover(box(0, 0, 70, 100))] },
        Scene("before an opaque view", 1) { [cover(box(0, 0, 320, 100))] + pair() },
        Scene("below the edge at which a superview clips", 0) { small(true) },
        Scene("below the edge of one that does not", 1) { small(false) },
        Scene("an image behind a label", 0) { [UIImageView(frame: box(10, 10, 100, 20)), pair()[1]] },
        Scene("an image before a label", 1) { [pair()[0], UIImageView(frame: box(60, 20, 100, 20))] },
        Scene("a plain view behind a label", 0) { [UIView(frame: box(10, 10, 100, 20)), pair()[1]] },
        Scene("a plain view with a label in it, behind a label", 1) {
            let card = UIView(frame: box(10, 10, 100, 20))
            card.addSubview(label("Card", box(0, 0, 100, 20)))
            return [card, pair()[1]]
        },
        Scene("a line through a label", 0) { [pair()[0], UIView(frame: box(0, 15, 150, 1))] },
        Scene("in what scrolls", 1) {
            let scroll = UIScrollView()
            scroll.contentSize = CGSize(width: 320, height: 900)
            return inside(
                scroll,
                pair {
                    $0.frame.origin.y += 600; $1.frame.origin.y += 600
                })
        },
        Scene("across the edge of what scrolls", 0) {
            let scroll = UIScrollView()
            scroll.contentSize = CGSize(width: 320, height: 900)
            return inside(
                scroll,
                pair {
                    $0.frame.origin.y -= 15; $1.frame.origin.y -= 15
                })
        },
        Scene("a label wholly in another one, beside its words", 0) {
            [label("Total", box(0, 0, 320, 40)), label("12", box(200, 10, 50, 20))]
        },
        Scene("a label wholly in another one, on its words", 1) {
            [label("Total", box(0, 0, 320, 40)), label("12", box(5, 10, 50, 20))]
        },
        Scene("its shadow alone, on a label: alignment rectangles are compared", 0) {
            [Shadowed(frame: box(10, 10, 100, 24)), label("12", box(10, 32, 100, 20))]
        },
        Scene("more than its shadow, on a label", 1) {
            [Shadowed(frame: box(10, 10, 100, 24)), label("12", box(10, 28, 100, 20))]
        },
        Scene("lines of words that share the room above and below their letters", 0) {
            [label("Total", box(10, 10, 100, 20)), label("12", box(10, 27.5, 100, 20))]
        },
        Scene("lines of words of which one stands in the other", 1) {
            [label("Total", box(10, 10, 100, 20)), label("12", box(10, 24, 100, 20))]
        },
        Scene("lines of words of which one has a ground that is seen", 1) {
            let one = label("Total", box(10, 10, 100, 20))
            one.backgroundColor = .red
            return [one, label("12", box(10, 27.5, 100, 20))]
        },
        Scene("a label on a card", 0) { [cover(box(0, 0, 320, 40)), label("12", box(5, 10, 50, 20))] },
    ]

    @Test("overlaps (APPLICATIONS 3.3)", arguments: overlaps)
    func overlap(_ scene: Scene) {
        #expect(sweptFindings(.overlap, scene.build).count == scene.count)
    }

    static let outsides: [Scene] = [
        Scene("over the right edge", 1) { [label("Total", box(300, 10, 40, 20))] },
        Scene("by a point", 1) { [label("Total", box(281, 10, 40, 20))] },
        Scene("by less than a point", 0) { [label("Total", box(280.9, 10, 40, 20))] },
        Scene("hidden", 0) {
            let one = label("Total", box(300, 10, 40, 20))
            one.alpha = 0.005
            return [one]
        },
        Scene("its shadow alone: alignment rectangles are compared", 0) { [Shadowed(frame: box(278, 10, 44, 20))] },
        Scene("more than its shadow", 1) { [Shadowed(frame: box(280, 10, 44, 20))] },
        Scene("of a view that clips", 0) { small(true, box(0, 0, 100, 200)) },
        Scene("of one that does not", 2) { small(false, box(0, 0, 100, 200)) },
        Scene("a background image", 0) {
            [UIImageView(frame: box(-10, -10, 340, 500)), label("Total", box(10, 10, 100, 20))]
        },
        Scene("an image with nothing before it", 1) { [UIImageView(frame: box(-10, -10, 340, 500))] },
        Scene("a line from edge to edge and beyond", 0) { [UIView(frame: box(-8, 40, 340, 1))] },
        Scene("under an opaque bar", 0) {
            let card = UIView(frame: box(0, 0, 320, 400))
            card.addSubview(label("Total", box(0, 390, 100, 20)))
            return [card, cover(box(0, 400, 320, 80))]
        },
        Scene("beside an opaque bar", 1) {
            let card = UIView(frame: box(0, 0, 320, 400))
            card.addSubview(label("Total", box(0, 390, 100, 20)))
            return [card, cover(box(150, 400, 170, 80))]
        },
        Scene("in what scrolls", 0) { inside(UIScrollView(), [label("Total", box(0, 900, 100, 20))]) },
    ]

    /// A view with two points of shadow around it.
    final class Shadowed: UILabel {
        override init(frame: CGRect) {
            super.init(frame: frame)
            text = "Total"
        }

        required init?(coder: NSCoder) { nil }

        override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2) }
    }

    @Test("views outside of their superviews (APPLICATIONS 3.3)", arguments: outsides)
    func outside(_ scene: Scene) {
        #expect(sweptFindings(.outside, scene.build).count == scene.count)
    }

    @Test("a root that clips is the edge of the screen: what is beyond it is off the screen")
    func clippingRoot() {
        let found = sweptFindings(.outside) {
            let screen = builtScreen([label("Total", box(300, 10, 40, 20))])
            screen.clipsToBounds = true
            return screen
        }
        #expect(found.count == 1)
    }

    @Test("a text that a superview clips is cut off, by a pixel and more, and what scrolls cuts nothing off")
    func clippedText() {
        func count(_ width: Double, clips: Bool = true, _ container: @escaping @Sendable () -> UIView) -> Int {
            sweptFindings(.cutOff) {
                let box = container()
                box.frame = CGRect(x: 0, y: 0, width: width, height: 40)
                box.clipsToBounds = clips
                let inner = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
                inner.addSubview(label("Some words", CGRect(x: 0, y: 0, width: 300, height: 40)))
                box.addSubview(inner)
                return builtScreen([box])
            }.count
        }
        let words = label("Some words", .zero).intrinsicContentSize.width
        #expect(count(words - 2) { UIView() } == 1)
        #expect(count(words) { UIView() } == 0)
        #expect(count(words - 2, clips: false) { UIView() } == 0)
        #expect(count(words - 2) { UIScrollView() } == 0)
    }

    @Test("in a sweep, a text is looked at again when what clips it gets another size")
    func clippedAtSomeWidths() throws {
        let words = Int(label("Some words", .zero).intrinsicContentSize.width)
        let report = LayoutSweep(widths: 20...200).run {
            let screen = UIView()
            let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
            card.autoresizingMask = .flexibleRightMargin
            card.clipsToBounds = true
            let holder = UIView()
            screen.addSubview(holder)
            holder.translatesAutoresizingMaskIntoConstraints = false
            card.translatesAutoresizingMaskIntoConstraints = false
            holder.addSubview(card)
            NSLayoutConstraint.activate([
                holder.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
                holder.topAnchor.constraint(equalTo: screen.topAnchor),
                holder.widthAnchor.constraint(equalToConstant: 10), holder.heightAnchor.constraint(equalToConstant: 40),
                card.leadingAnchor.constraint(equalTo: holder.leadingAnchor),
                card.topAnchor.constraint(equalTo: holder.topAnchor), card.heightAnchor.constraint(equalToConstant: 40),
                card.widthAnchor.constraint(equalTo: screen.widthAnchor, constant: -4),
            ])
            card.addSubview(label("Some words", CGRect(x: 0, y: 0, width: 300, height: 40)))
            return screen
        }
        let found = try #require(report.findings.first { $0.kind == .cutOff })
        let last = try #require(found.ranges().first?.upperBound)
        #expect(found.ranges().count == 1 && abs(last - words - 3) <= 1, "\(found.ranges()) \(words)")
    }

    @Test("a view of code without a size gets it where code gives it")
    func zeroSize() {
        let found = sweptFindings(.zeroSize) { builtScreen([label("Total", CGRect(x: 0, y: 0, width: 40, height: 0))]) }
        #expect(found.map(\.fix) == ["set its frame, or constrain it"])
        #expect(found.map(\.message) == ["the label 'Total' has a text, but no height at 320x480"])
    }

    @Test("a control less than a point too small is large enough")
    func target() {
        func count(_ side: Double) -> Int {
            sweptFindings(.smallTarget) {
                builtScreen([UIButton(frame: CGRect(x: 0, y: 0, width: side, height: 44))])
            }.count
        }
        #expect(count(43.1) == 0)
        #expect(count(43) == 1)
    }

    @Test("what the system has smaller than a finger is to be as large as there, on the side that is too short")
    func targetOfSystem() {
        let found = sweptFindings(.smallTarget) {
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 219, height: 26))
            field.borderStyle = .roundedRect
            return builtScreen([field])
        }
        #expect(found.map(\.fix) == ["make it at least 30 points high"])
    }

    @Test("an overlap that a screen has at the size at which it was drawn is as its author wants it")
    func designed() {
        struct Drawn: SweepSubject {
            let design: CGSize?

            func tree() -> SweptTree? {
                let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 400))
                let left = label("Left", CGRect(x: 0, y: 0, width: 100, height: 20))
                let always = label("Over it", CGRect(x: 50, y: 10, width: 100, height: 20))
                let right = label("Right", CGRect(x: 255, y: 40, width: 120, height: 20))
                right.autoresizingMask = .flexibleLeftMargin
                let middle = label("Middle", CGRect(x: 100, y: 40, width: 150, height: 20))
                for view in [left, always, right, middle] { root.addSubview(view) }
                return SweptTree(root: root, view: root, source: CodeSource(root), designedSize: design)
            }
        }
        func overlaps(_ design: CGSize?, included: Bool = false) -> [[String]] {
            var sweep = LayoutSweep(widths: 320...375)
            sweep.includesDesigned = included
            return sweep.run(Drawn(design: design)).findings.filter { $0.kind == .overlap }.map(\.objects)
        }
        let drawn = CGSize(width: 375, height: 400)
        #expect(overlaps(nil) == [["/0", "/1"], ["/2", "/3"]])
        #expect(overlaps(drawn) == [["/2", "/3"]])
        #expect(overlaps(drawn, included: true) == [["/0", "/1"], ["/2", "/3"]])
    }
}
