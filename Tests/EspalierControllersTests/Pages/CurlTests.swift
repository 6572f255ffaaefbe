import EspalierControllers
import EspalierControls
import EspalierViews
import Foundation
import TestSupport
import Testing

@Suite("Page view controllers: pages that curl")
struct CurlTests {
    private let mid: [UIPageViewController.OptionsKey: Any] = [
        .spineLocation: UIPageViewController.SpineLocation.mid.rawValue
    ]

    @Test("Made without a style, pages curl from left to right, with the spine at the edge")
    func defaults() {
        let pager = UIPageViewController()
        #expect(pager.transitionStyle == .pageCurl && pager.navigationOrientation == .horizontal)
        #expect(pager.spineLocation == .min && !pager.isDoubleSided)
        let right = UIPageViewController(
            transitionStyle: .pageCurl, navigationOrientation: .vertical,
            options: [.spineLocation: NSNumber(value: 3), .interPageSpacing: 9])
        #expect(right.spineLocation == .max && right.navigationOrientation == .vertical)
    }

    @Test("A pan turns the page where it is lifted far or fast, in the order of a swipe")
    func pan() {
        onStage { stage in
            let (pager, book) = stage.pages(.pageCurl)
            #expect(pager.gestureRecognizers.count == 2 && book.pages[0].view.frame == rect(0, 0, 390, 844))
            stage.swipe(-100)
            #expect(
                stage.log.take(without: "Layout") == [
                    "after a", "will turn to b", "b.willMove(pager)", "b.loadView", "b.viewDidLoad",
                    "a.viewWillDisappear", "b.viewWillAppear", "b.viewIsAppearing",
                ])
            stage.window.clock.advance(by: 0.3)
            #expect(
                stage.log.take(without: "Layout") == [
                    "a.willMove(nil)", "a.viewDidDisappear", "b.viewDidAppear", "a.didMove(nil)", "b.didMove(pager)",
                    "turned true from a, shows b, finished true",
                ])
            #expect(book.pages[1].view.frame == rect(0, 0, 390, 844))
            stage.swipe(-100, hold: 0.2)
            #expect(stage.log.take(without: "Layout").last == "turned false from b, shows b, finished true")
            stage.swipe(300, hold: 0.2)
            stage.window.clock.advance(by: 0.3)
            #expect(pager.viewControllers == [book.pages[0]])
            stage.log.clear()
            stage.swipe(0, 300)
            #expect(stage.log.take(without: "Layout") == [])
        }
    }

    @Test("A tap near an edge turns, one in the middle does not; at the ends there is nothing to turn to")
    func tap() {
        onStage { stage in
            let (pager, book) = stage.pages(.pageCurl, of: ["a", "b"])
            stage.window.tap(at: CGPoint(x: 200, y: 400))
            stage.window.tap(at: CGPoint(x: 5, y: 400))
            stage.window.clock.advance(by: 0.3)
            #expect(stage.log.take(without: "Layout") == ["before a"])
            stage.window.tap(at: CGPoint(x: 385, y: 400))
            stage.window.clock.advance(by: 0.3)
            #expect(pager.viewControllers == [book.pages[1]])
            stage.window.tap(at: CGPoint(x: 5, y: 400))
            stage.window.clock.advance(by: 0.3)
            #expect(pager.viewControllers == [book.pages[0]])
            pager.dataSource = nil
            stage.window.tap(at: CGPoint(x: 385, y: 400))
            #expect(pager.children == [book.pages[0]])
        }
    }

    @Test("With the spine in the middle two pages are shown, each in a half, and two are turned at once")
    func two() {
        onStage { stage in
            let (pager, book) = stage.pages(.pageCurl, options: mid, of: ["a", "b", "c", "d", "e"])
            #expect(
                book.pages[0].view.frame == rect(0, 0, 195, 844) && book.pages[1].view.frame == rect(195, 0, 195, 844))
            stage.swipe(-100)
            #expect(stage.log.take(without: "Layout", ".").prefix(3) == ["after b", "after c", "will turn to c d"])
            stage.window.clock.advance(by: 0.3)
            #expect(pager.viewControllers == [book.pages[2], book.pages[3]])
            #expect(book.pages[3].view.frame == rect(195, 0, 195, 844))
            // One page alone is no side of a book.
            stage.swipe(-100)
            stage.window.clock.advance(by: 0.3)
            #expect(pager.viewControllers == [book.pages[2], book.pages[3]])
            stage.log.clear()
            stage.swipe(100)
            stage.window.clock.advance(by: 0.3)
            #expect(stage.log.take(without: "Layout", ".").prefix(3) == ["before c", "before b", "will turn to a b"])
            #expect(pager.viewControllers == [book.pages[0], book.pages[1]])
        }
    }

    @Test("A double-sided page at an edge has a back: a turn goes by two, and code may name the back too")
    func doubleSided() {
        onStage { stage in
            let (pager, book) = stage.pages(.pageCurl)
            pager.isDoubleSided = true
            stage.swipe(-100)
            stage.window.clock.advance(by: 0.3)
            #expect(pager.viewControllers == [book.pages[2]])
            pager.setViewControllers([book.pages[0], book.pages[1]], direction: .reverse, animated: false)
            #expect(pager.viewControllers == [book.pages[0]] && pager.children == [book.pages[0]])
        }
    }

    @Test("When the window is turned, the delegate says where the spine is, and sets the pages for it")
    func spine() {
        onStage { stage in
            let (pager, book) = stage.pages(.pageCurl)
            book.spines = [(.mid, [book.pages[0], book.pages[1]]), (.min, [book.pages[1]])]
            stage.window.rotate(to: .landscapeRight)
            #expect(stage.log.take().contains("spine for landscapeRight"))
            #expect(pager.spineLocation == .mid && book.pages[1].view.frame == rect(422, 0, 422, 390))
            stage.window.rotate(to: .portrait)
            #expect(pager.spineLocation == .min && pager.viewControllers == [book.pages[1]])
            #expect(book.pages[1].view.frame == rect(0, 0, 390, 844))
        }
    }
}
