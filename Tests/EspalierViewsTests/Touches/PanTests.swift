import EspalierViews
import Foundation
import Testing

@Suite("Pans")
struct PanTests {
    let stage = TouchStage()
    var window: UIWindow { stage.window }

    final class Ways {
        var ways: [CGPoint] = []
        var states: [UIGestureRecognizer.State] = []
        var velocity = CGPoint.zero
        func panned(_ pan: UIPanGestureRecognizer) {
            ways.append(pan.translation(in: pan.view?.superview))
            states.append(pan.state)
            velocity = pan.velocity(in: nil)
        }
    }

    @Test("A pan begins after 10 points, tells the whole way, and its speed until it rests for 0.1 seconds")
    func way() {
        let ways = Ways()
        stage.inner.addGestureRecognizer(UIPanGestureRecognizer(target: ways, action: Ways.panned))
        window.drag(from: stage.middle, to: CGPoint(x: 159, y: 150))
        #expect(ways.states.isEmpty)
        window.drag(from: stage.middle, to: CGPoint(x: 210, y: 120), duration: 0.5)
        #expect(ways.states.first == .began && ways.states.last == .ended)
        #expect(ways.states.dropFirst().dropLast().allSatisfy { $0 == .changed })
        #expect(ways.ways.last == CGPoint(x: 60, y: -30))
        let first = ways.ways[0]
        #expect((10..<13).contains(hypot(first.x, first.y)))
        #expect(abs(ways.velocity.x - 120) < 1e-6 && abs(ways.velocity.y + 60) < 1e-6)
        window.drag(from: stage.middle, to: CGPoint(x: 210, y: 120), duration: 0.5, hold: 0.1)
        #expect(ways.velocity == .zero)
    }

    @Test("A way that was set goes on from there; in a turned view it is that view's")
    func setting() {
        final class Mover {
            func panned(_ pan: UIPanGestureRecognizer) {
                guard let view = pan.view else { return }
                let way = pan.translation(in: view.superview)
                view.center = CGPoint(x: view.center.x + way.x, y: view.center.y + way.y)
                pan.setTranslation(.zero, in: view.superview)
            }
        }
        let mover = Mover()
        stage.inner.addGestureRecognizer(UIPanGestureRecognizer(target: mover, action: Mover.panned))
        window.drag(from: stage.middle, to: CGPoint(x: 190, y: 130))
        #expect(stage.inner.center == CGPoint(x: 140, y: 80))
        stage.outer.transform = CGAffineTransform(rotationAngle: .pi / 2)
        let start = stage.inner.convert(CGPoint(x: 50, y: 50), to: nil)
        window.drag(from: start, to: CGPoint(x: start.x, y: start.y + 40))
        #expect(abs(stage.inner.center.x - 180) < 1e-9 && abs(stage.inner.center.y - 80) < 1e-9)
    }

    @Test("A pan needs as many fingers as it says, and fails with too many")
    func fingers() {
        let ways = Ways()
        let pan = UIPanGestureRecognizer(target: ways, action: Ways.panned)
        pan.minimumNumberOfTouches = 2
        stage.inner.addGestureRecognizer(pan)
        window.drag(from: stage.middle, to: CGPoint(x: 210, y: 150))
        #expect(ways.states.isEmpty)
        let places = [CGPoint(x: 140, y: 150), CGPoint(x: 160, y: 150)]
        let fingers = window.beginTouches(at: places)
        window.moveTouches(fingers, to: [CGPoint(x: 140, y: 180), CGPoint(x: 160, y: 170)])
        #expect(ways.ways == [CGPoint(x: 0, y: 25)])
        window.endTouch(fingers[0])
        #expect(ways.states == [.began, .ended])
        window.endTouch(fingers[1])
        pan.minimumNumberOfTouches = 1
        pan.maximumNumberOfTouches = 1
        let both = window.beginTouches(at: places)
        window.moveTouch(both[0], to: .zero)
        window.endTouches(both)
        #expect(ways.states == [.began, .ended])
    }

    @Test("A finger that joins does not move the way; one beyond the most is ignored")
    func joining() {
        let ways = Ways()
        let pan = UIPanGestureRecognizer(target: ways, action: Ways.panned)
        pan.maximumNumberOfTouches = 2
        stage.inner.addGestureRecognizer(pan)
        let first = window.beginTouch(at: stage.middle)
        window.moveTouch(first, to: CGPoint(x: 170, y: 150))
        let second = window.beginTouch(at: CGPoint(x: 120, y: 120))
        let third = window.beginTouch(at: CGPoint(x: 130, y: 120))
        window.moveTouches([first, second, third], to: [CGPoint(x: 180, y: 150), CGPoint(x: 130, y: 120), .zero])
        #expect(ways.ways.last == CGPoint(x: 30, y: 0) && pan.numberOfTouches == 2)
        #expect(pan.location(ofTouch: 1, in: nil) == CGPoint(x: 130, y: 120))
        window.endTouches([first, second, third])
        #expect(ways.states == [.began, .changed, .ended])
    }

    @Test("A pan of the edge begins within 20 points of it, and away from it")
    func edge() {
        let ways = Ways()
        let pan = UIScreenEdgePanGestureRecognizer(target: ways, action: Ways.panned)
        pan.edges = .left
        window.addGestureRecognizer(pan)
        window.drag(from: CGPoint(x: 30, y: 300), to: CGPoint(x: 200, y: 300))
        window.drag(from: CGPoint(x: 290, y: 300), to: CGPoint(x: 100, y: 300))
        window.drag(from: CGPoint(x: 5, y: 300), to: CGPoint(x: 5, y: 200))
        #expect(ways.states.isEmpty)
        window.drag(from: CGPoint(x: 5, y: 300), to: CGPoint(x: 100, y: 310))
        #expect(ways.states.first == .began && ways.ways.last == CGPoint(x: 95, y: 10))
        pan.edges = [.right, .top, .bottom]
        ways.states = []
        window.drag(from: CGPoint(x: 290, y: 300), to: CGPoint(x: 100, y: 300))
        window.drag(from: CGPoint(x: 100, y: 5), to: CGPoint(x: 100, y: 100))
        window.drag(from: CGPoint(x: 100, y: 395), to: CGPoint(x: 100, y: 300))
        #expect(ways.states.filter { $0 == .began }.count == 3)
    }
}
