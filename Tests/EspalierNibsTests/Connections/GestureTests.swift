import EspalierNibs
import EspalierViews
import Foundation
import Testing

private final class Card: UIView, UIGestureRecognizerDelegate {
    @Outlet var tap: UITapGestureRecognizer?
}

private final class Shake: UIGestureRecognizer {
    var strength = 3
}

private final class Limited: UITapGestureRecognizer {
    override init(target: AnyObject?, action: Action?) {
        super.init(target: target, action: action)
        numberOfTapsRequired = 5
    }
}

@Suite("Gesture recognizers of interface files")
struct GestureTests {
    private func made(_ objects: String) throws -> (objects: [Any], reports: [String]) {
        var classes = InterfaceClasses()
        classes.register(Card.self)
        classes.register(Shake.self)
        classes.register(Limited.self)
        let nib = try Interface.nib(objects, classes: classes)
        var reports = nib.reports.map(\.message)
        nib.reportHandler = { reports.append($0.message) }
        return (nib.instantiate(withOwner: nil), reports)
    }

    @Test("A recognizer comes to the view whose collection leads to it, and outlets lead to it and from it")
    func connected() throws {
        let (objects, reports) = try made(
            """
            <view id="v" customClass="Card"><connections>
            <outletCollection property="gestureRecognizers" destination="t" appends="YES" id="1"/>
            <outletCollection property="gestureRecognizers" destination="p" appends="YES" id="2"/>
            <outlet property="tap" destination="t" id="3"/></connections></view>
            <tapGestureRecognizer id="t" numberOfTapsRequired="2" numberOfTouchesRequired="3" cancelsTouchesInView="NO">
            <connections><action selector="tapped:" destination="-1" id="4"/>
            <outlet property="delegate" destination="v" id="5"/></connections></tapGestureRecognizer>
            <panGestureRecognizer id="p" minimumNumberOfTouches="2" enabled="NO"/>
            """)
        #expect(reports.isEmpty)
        let card = try #require(objects.first as? Card)
        #expect(card.gestureRecognizers?.count == 2 && card.tap === card.gestureRecognizers?.first)
        let tap = try #require(card.tap)
        #expect(tap.numberOfTapsRequired == 2 && tap.numberOfTouchesRequired == 3)
        #expect(!tap.cancelsTouchesInView && tap.delegate === card && tap.view === card)
        let pan = try #require(card.gestureRecognizers?.last as? UIPanGestureRecognizer)
        #expect(pan.minimumNumberOfTouches == 2 && !pan.isEnabled)
    }

    @Test("Each kind has its properties")
    func kinds() throws {
        let (objects, reports) = try made(
            """
            <pongPressGestureRecognizer id="a" minimumPressDuration="1.5" allowableMovement="20" numberOfTapsRequired="1"/>
            <swipeGestureRecognizer id="b" direction="left" numberOfTouchesRequired="2"/>
            <screenEdgePanGestureRecognizer id="c"><rectEdge key="edges" left="YES" bottom="YES"/>
            </screenEdgePanGestureRecognizer>
            <pinchGestureRecognizer id="d" delaysTouchesBegan="YES"/><rotationGestureRecognizer id="e" delaysTouchesEnded="NO"/>
            """)
        #expect(reports.isEmpty)
        let press = try #require(objects[0] as? UILongPressGestureRecognizer)
        #expect(press.minimumPressDuration == 1.5 && press.allowableMovement == 20 && press.numberOfTapsRequired == 1)
        let swipe = try #require(objects[1] as? UISwipeGestureRecognizer)
        #expect(swipe.direction == .left && swipe.numberOfTouchesRequired == 2)
        #expect((objects[2] as? UIScreenEdgePanGestureRecognizer)?.edges == [.left, .bottom])
        #expect((objects[3] as? UIPinchGestureRecognizer)?.delaysTouchesBegan == true)
        #expect((objects[4] as? UIRotationGestureRecognizer)?.delaysTouchesEnded == false)
    }

    @Test("A class of one's own is made, by its own initialiser if it has one")
    func customClasses() throws {
        let (objects, reports) = try made(
            """
            <gestureRecognizer id="a" customClass="Shake"/><tapGestureRecognizer id="b" customClass="Limited"/>
            <tapGestureRecognizer id="c" customClass="Card"/>
            """)
        #expect((objects[0] as? Shake)?.strength == 3 && (objects[1] as? Limited)?.numberOfTapsRequired == 5)
        #expect(type(of: objects[2]) == UITapGestureRecognizer.self && reports.count == 1)
    }

    @Test("What is no recognizer, and numbers that cannot be, are reported")
    func refused() throws {
        let (objects, reports) = try made(
            """
            <view id="v"><connections>
            <outletCollection property="gestureRecognizers" destination="w" id="1"/></connections></view>
            <view id="w"/><tapGestureRecognizer id="t" numberOfTapsRequired="0"/>
            """)
        #expect((objects[0] as? UIView)?.gestureRecognizers?.isEmpty ?? true)
        #expect((objects[2] as? UITapGestureRecognizer)?.numberOfTapsRequired == 1 && reports.count == 2)
    }
}
