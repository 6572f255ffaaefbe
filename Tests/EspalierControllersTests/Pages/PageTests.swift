import EspalierControllers
import EspalierControls
import EspalierViews
import Foundation
import TestSupport
import Testing

@Suite("Page view controllers: pages that scroll")
struct PageTests {
    @Test("The page fills the view, appears with the controller, and only it is loaded; nobody is asked")
    func first() {
        onStage { stage in
            let book = Book(stage, ["a", "b"])
            let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            pager.title = "pager"
            #expect(pager.viewControllers == nil && pager.spineLocation == .none && pager.gestureRecognizers == [])
            pager.dataSource = book
            var completed: [Bool] = []
            pager.setViewControllers([book.pages[0]], direction: .forward, animated: false) { completed.append($0) }
            #expect(completed == [true] && !book.pages[0].isViewLoaded)
            #expect(stage.log.take() == ["a.willMove(pager)", "a.didMove(pager)"])
            stage.window.rootViewController = pager
            stage.window.makeKeyAndVisible()
            #expect(
                stage.log.take(without: "Layout", "index") == [
                    "a.loadView", "a.viewDidLoad", "a.viewWillAppear", "a.viewIsAppearing", "a.viewDidAppear",
                ])
            let a = book.pages[0]
            #expect(a.view.convert(a.view.bounds, to: nil) == rect(0, 0, 390, 844))
            #expect(a.view.safeAreaInsets == insets(47, 0, 34, 0))
            #expect(pager.children == [a] && pager.viewControllers == [a] && !book.pages[1].isViewLoaded)
        }
    }

    @Test("Pages that code sets come in the order of a push; the delegate hears nothing")
    func setting() {
        onStage { stage in
            let (pager, book) = stage.pages(.scroll)
            var completed: [Bool] = []
            pager.setViewControllers([book.pages[1]], direction: .forward, animated: false) { completed.append($0) }
            #expect(
                stage.log.take(without: "Layout", "index") == [
                    "a.willMove(nil)", "b.willMove(pager)", "b.loadView", "b.viewDidLoad", "a.viewWillDisappear",
                    "b.viewWillAppear", "b.viewIsAppearing", "a.viewDidDisappear", "b.viewDidAppear", "a.didMove(nil)",
                    "b.didMove(pager)",
                ])
            #expect(completed == [true] && pager.children == [book.pages[1]] && book.pages[0].view.superview == nil)
            pager.setViewControllers([book.pages[1]], direction: .reverse, animated: true) { completed.append($0) }
            #expect(completed == [true, true] && stage.log.take(without: "index") == [])
        }
    }

    @Test("Animated, the end waits for the clock; what is set meanwhile ends it first")
    func animated() {
        onStage { stage in
            let (pager, book) = stage.pages(.scroll)
            var ends: [String] = []
            pager.setViewControllers([book.pages[1]], direction: .forward, animated: true) { _ in ends.append("b") }
            #expect(pager.viewControllers == [book.pages[1]] && ends == [])
            #expect(stage.log.takeAppearance() == ["a will-", "b will+", "b is+"])
            stage.window.clock.advance(by: 0.3)
            #expect(stage.log.takeAppearance() == ["a did-", "b did+"] && ends == ["b"])
            pager.setViewControllers([book.pages[2]], direction: .forward, animated: true) { _ in ends.append("c") }
            pager.setViewControllers([book.pages[0]], direction: .reverse, animated: true) { _ in ends.append("a") }
            #expect(ends == ["b", "c"])
            #expect(
                stage.log.takeAppearance() == [
                    "b will-", "c will+", "c is+", "b did-", "c did+", "c will-", "a will+", "a is+",
                ])
            stage.window.clock.advance(by: 0.3)
            #expect(ends == ["b", "c", "a"] && pager.children == [book.pages[0]])
        }
    }

    @Test("A swipe turns the page: source, delegate, appearance and containment in their order")
    func swipe() {
        onStage { stage in
            let (pager, book) = stage.pages(.scroll)
            stage.swipe(-200)
            #expect(
                stage.log.take(without: "Layout") == [
                    "before a", "after a", "will turn to b", "b.willMove(pager)", "b.loadView", "b.viewDidLoad",
                    "a.viewWillDisappear", "b.viewWillAppear", "b.viewIsAppearing",
                ])
            #expect(pager.viewControllers == [book.pages[0]] && pager.children.count == 2)
            stage.window.clock.advance(by: 0.3)
            #expect(
                stage.log.take(without: "Layout") == [
                    "a.willMove(nil)", "a.viewDidDisappear", "b.viewDidAppear", "a.didMove(nil)", "b.didMove(pager)",
                    "turned true from a, shows b, finished true",
                ])
            let b = book.pages[1]
            #expect(pager.children == [b] && b.view.convert(b.view.bounds, to: nil) == rect(0, 0, 390, 844))
            stage.swipe(200)
            stage.window.clock.advance(by: 0.3)
            #expect(pager.viewControllers == [book.pages[0]])
            #expect(stage.log.take(without: "Layout").last == "turned true from b, shows a, finished true")
        }
    }

    @Test("A finger that goes too short a way lets the page fall back, with balanced calls")
    func fallsBack() {
        onStage { stage in
            let (pager, book) = stage.pages(.scroll)
            stage.swipe(-100, hold: 0.2)
            #expect(stage.log.takeAppearance() == ["a will-", "b will+", "b is+"])
            stage.window.clock.advance(by: 0.3)
            #expect(
                stage.log.take(without: "Layout") == [
                    "b.viewWillDisappear", "a.viewDidDisappear", "a.viewWillAppear", "a.viewIsAppearing",
                    "b.willMove(nil)", "b.viewDidDisappear", "a.viewDidAppear", "b.didMove(nil)",
                    "turned false from a, shows a, finished true",
                ])
            #expect(pager.children == [book.pages[0]] && book.pages[1].view.superview == nil)
            let a = book.pages[0]
            #expect(a.view.convert(a.view.bounds, to: nil) == rect(0, 0, 390, 844))
        }
    }

    @Test("A finger that comes back and goes on to the other side ends the first turn")
    func bothSides() {
        onStage { stage in
            let (pager, book) = stage.pages(.scroll, first: 1)
            let finger = stage.window.beginTouch(at: CGPoint(x: 150, y: 400))
            for x in stride(from: 140, through: 50, by: -10) {
                stage.window.moveTouch(finger, to: CGPoint(x: x, y: 400))
            }
            #expect(stage.log.takeAppearance() == ["b will-", "c will+", "c is+"])
            for x in stride(from: 60, through: 380, by: 10) {
                stage.window.moveTouch(finger, to: CGPoint(x: x, y: 400))
            }
            #expect(
                stage.log.takeAppearance() == [
                    "c will-", "b did-", "b will+", "b is+", "c did-", "b did+", "b will-", "a will+", "a is+",
                ])
            stage.window.clock.advance(by: 0.2)
            stage.window.endTouch(finger)
            stage.window.clock.advance(by: 0.5)
            #expect(pager.viewControllers == [book.pages[0]])
        }
    }

    @Test("At the ends a finger pulls, and nothing is turned; without a data source it does not even pull")
    func ends() throws {
        try onStage { stage in
            let (pager, book) = stage.pages(.scroll, of: ["a", "b"])
            let scroll = try #require(pager.view.subviews.first as? UIScrollView)
            stage.swipe(200)
            stage.window.clock.advance(by: 0.3)
            #expect(stage.log.take(without: "Layout") == ["before a", "after a"])
            #expect(pager.viewControllers == [book.pages[0]] && scroll.contentOffset.x == 390)
            pager.dataSource = nil
            stage.swipe(-200)
            stage.window.clock.advance(by: 0.3)
            #expect(stage.log.take(without: "Layout") == [] && scroll.contentOffset.x == 390)
            pager.dataSource = book
            scroll.isScrollEnabled = false
            stage.swipe(-200)
            #expect(stage.log.take(without: "Layout", "index") == [])
        }
    }

    @Test("Fast swipes one after the other: each begins where the last one was going to")
    func fast() {
        onStage { stage in
            let (pager, book) = stage.pages(.scroll)
            stage.swipe(-200)
            stage.swipe(-200)
            #expect(pager.viewControllers == [book.pages[1]])
            stage.window.clock.advance(by: 0.3)
            #expect(pager.viewControllers == [book.pages[2]] && pager.children == [book.pages[2]])
        }
    }

    @Test("Code that sets pages, and a window that is hidden, end a swipe")
    func interrupted() {
        onStage { stage in
            let (pager, book) = stage.pages(.scroll)
            stage.swipe(-200)
            pager.setViewControllers([book.pages[2]], direction: .forward, animated: false)
            #expect(pager.children == [book.pages[2]])
            stage.swipe(200)
            stage.window.isHidden = true
            #expect(pager.viewControllers == [book.pages[1]] && pager.children == [book.pages[1]])
            stage.window.clock.advance(by: 1)
            stage.window.isHidden = false
            #expect(pager.viewControllers == [book.pages[1]])
        }
    }

    @Test("Vertical pages turn by a finger that goes up; space is kept between pages")
    func vertical() throws {
        try onStage { stage in
            let (pager, book) = stage.pages(.scroll, .vertical, options: [.interPageSpacing: 20])
            let scroll = try #require(pager.view.subviews.first as? UIScrollView)
            #expect(scroll.frame == rect(0, -10, 390, 864) && scroll.contentOffset == CGPoint(x: 0, y: 864))
            #expect(book.pages[0].view.frame == rect(0, 874, 390, 844))
            stage.swipe(-200)
            #expect(stage.log.take(without: "Layout") == [])
            stage.swipe(0, -300)
            #expect(book.pages[1].view.frame == rect(0, 1738, 390, 844))
            stage.window.clock.advance(by: 0.3)
            #expect(pager.viewControllers == [book.pages[1]])
        }
    }

    @Test("From right to left, the next page stands at the left")
    func mirrored() {
        onStage { stage in
            let (pager, book) = stage.pages(.scroll)
            stage.window.traitOverrides.layoutDirection = .rightToLeft
            stage.window.layoutIfNeeded()
            stage.swipe(200)
            stage.window.clock.advance(by: 0.3)
            #expect(pager.viewControllers == [book.pages[1]])
        }
    }

    @Test("A turned window keeps the page in its middle")
    func turned() {
        onStage { stage in
            let (pager, book) = stage.pages(.scroll)
            stage.window.rotate(to: .landscapeRight)
            let a = book.pages[0]
            #expect(a.view.convert(a.view.bounds, to: nil) == rect(0, 0, 844, 390))
            stage.swipe(-400)
            stage.window.clock.advance(by: 0.3)
            #expect(pager.viewControllers == [book.pages[1]])
        }
    }

    @Test("The page control: below the pages, asked after code sets pages, moved by turns, and tapped")
    func control() throws {
        try onStage { stage in
            let (pager, book) = stage.pages(.scroll, count: 3)
            let dots = try #require(pager.view.subviews.last as? UIPageControl)
            #expect(dots.numberOfPages == 3 && dots.currentPage == 0)
            #expect(dots.frame == rect(0, 784, 390, 26))
            #expect(book.pages[0].view.convert(book.pages[0].view.bounds, to: nil) == rect(0, 0, 390, 784))
            stage.swipe(-200)
            stage.window.clock.advance(by: 0.3)
            #expect(dots.currentPage == 1 && !stage.log.take().contains("index"))
            stage.window.tap(at: CGPoint(x: 300, y: 795))
            #expect(dots.currentPage == 1 && pager.viewControllers == [book.pages[1]])
            stage.window.clock.advance(by: 0.3)
            #expect(dots.currentPage == 2 && pager.viewControllers == [book.pages[2]])
            #expect(stage.log.take(without: "Layout").last == "turned true from b, shows c, finished true")
            pager.setViewControllers([book.pages[0]], direction: .reverse, animated: false)
            stage.window.layoutIfNeeded()
            #expect(dots.currentPage == 0 && stage.log.take().contains("index"))
            book.count = 0
            pager.dataSource = nil
            pager.dataSource = book
            stage.window.layoutIfNeeded()
            #expect(dots.superview == nil)
            #expect(book.pages[0].view.convert(book.pages[0].view.bounds, to: nil) == rect(0, 0, 390, 844))
        }
    }

    @Test("A wrong number of pages, or one twice, traps")
    func wrong() async {
        let none = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
                .setViewControllers([], direction: .forward, animated: false)
        }
        #expect(errorText(none).contains("with 0 pages: it shows 1"))
        let twice = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let page = UIViewController()
            UIPageViewController(
                transitionStyle: .pageCurl, navigationOrientation: .horizontal,
                options: [.spineLocation: UIPageViewController.SpineLocation.mid.rawValue]
            ).setViewControllers([page, page], direction: .forward, animated: false)
        }
        #expect(errorText(twice).contains("is in the list twice"))
    }
}
