import EspalierControls
import EspalierViews
import Foundation
import TestSupport
import Testing

@Suite("UIScrollView: content that rests at an edge, and insets")
struct ScrollRestingTests {
    private func makeScrollView() -> UIScrollView {
        let view = UIScrollView(frame: rect(0, 0, 320, 480))
        view.contentSize = size(320, 2000)
        return view
    }

    @Test("At the top it stays at the top: 20 above make the offset -20, and none again 0")
    func top() {
        let view = makeScrollView()
        let log = ScrollLog()
        view.delegate = log
        view.contentInset.top = 20
        #expect(view.contentOffset == point(0, -20))
        #expect(log.take() == ["scroll 0 -20", "inset 20"])
        view.contentInset = insets(50, 7, 9, 3)
        #expect(view.contentOffset == point(-7, -50))
        view.contentInset = .zero
        #expect(view.contentOffset == .zero && view.contentOffset.y.sign == .plus)
    }

    @Test("What is scrolled stays where it is, and so does an offset beyond the edges")
    func scrolled() {
        let view = makeScrollView()
        for y in [-30, 100, 1519, 1700] as [CGFloat] {
            view.contentOffset.y = y
            view.contentInset = insets(20, 0, 40, 0)
            #expect(view.contentOffset.y == y)
            view.contentInset = .zero
            #expect(view.contentOffset.y == y)
        }
    }

    @Test("A keyboard that goes takes the content with it that it has let scroll further")
    func bottom() {
        let view = makeScrollView()
        view.contentInset.bottom = 300
        view.contentOffset.y = 1820
        view.contentInset.bottom = 0
        #expect(view.contentOffset.y == 1520)
        view.contentInset.top = 20
        view.contentOffset.y = -15
        view.contentInset.top = 10
        #expect(view.contentOffset.y == -10)
    }

    @Test("Every change by a model: offsets at, within and beyond the edges, random insets")
    func model() {
        var random = SplitMix64(seed: 7)
        for _ in 0..<2000 {
            let view = UIScrollView(frame: rect(0, 0, 100, 100))
            let length = CGFloat(Int.random(in: 0..<300, using: &random))
            view.contentSize = size(length, length)
            let old = CGFloat(Int.random(in: 0..<40, using: &random)),
                oldEnd = CGFloat(Int.random(in: 0..<40, using: &random))
            let new = CGFloat(Int.random(in: 0..<40, using: &random)),
                newEnd = CGFloat(Int.random(in: 0..<40, using: &random))
            view.contentInset = insets(old, old, oldEnd, oldEnd)
            let choices = [-old, -old - 5, 0, length + oldEnd - 100, CGFloat(Int.random(in: 0..<300, using: &random))]
            let y = choices[Int.random(in: choices.indices, using: &random)]
            view.contentOffset = point(y, y)
            view.contentInset = insets(new, new, newEnd, newEnd)
            let (oldMost, most) = (max(-old, length + oldEnd - 100), max(-new, length + newEnd - 100))
            let expected = y == -old ? -new : y < -old || y > oldMost ? y : min(max(y, -new), most)
            #expect(
                view.contentOffset == point(expected, expected), "\(length) \(old) \(oldEnd) \(new) \(newEnd) \(y)")
        }
    }

    @Test("A table under a bar of its own: the rows begin below it, and the offset follows at once")
    func table() {
        let table = UITableView(frame: rect(0, 0, 320, 480))
        table.contentInset.top = 64
        #expect(table.contentOffset == point(0, -64))
        table.layoutIfNeeded()
        #expect(table.contentOffset == point(0, -64))
    }

    @Test("A finger's offset is the finger's: an inset for a refresh does not move it")
    func finger() {
        let window = UIWindow(frame: rect(0, 0, 320, 480))
        let view = makeScrollView()
        window.addSubview(view)
        window.isHidden = false
        let touch = window.beginTouch(at: point(100, 100))
        for y in stride(from: 110 as CGFloat, through: 300, by: 10) { window.moveTouch(touch, to: point(100, y)) }
        let offset = view.contentOffset
        #expect(offset.y < -20)
        view.contentInset.top = 60
        #expect(view.contentOffset == offset)
        window.endTouch(touch)
    }

    @Test("A refresh control is a subview behind the others, while it is the scroll view's")
    func refreshControl() {
        let table = UITableView(frame: rect(0, 0, 320, 480))
        let (first, second) = (UIRefreshControl(), UIRefreshControl())
        table.addSubview(UIView())
        table.refreshControl = first
        #expect(first.superview === table && table.subviews.first === first)
        table.refreshControl = second
        #expect(first.superview == nil && second.superview === table)
        table.refreshControl = second
        #expect(second.superview === table)
        table.refreshControl = nil
        #expect(second.superview == nil && table.subviews.count == 1)
    }
}
