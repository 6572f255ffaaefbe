import Testing
import UIKit

@Suite("A compositional layout written for iOS")
struct ShopFrontTests {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 800))
    let controller = ShopViewController()

    init() {
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
    }

    var view: UICollectionView { controller.collectionView }

    func frame(_ item: Int, _ section: ShopViewController.Section) -> CGRect? {
        view.layoutAttributesForItem(at: IndexPath(item: item, section: section.rawValue))?.frame
    }

    @Test("Banner, shelf, grid and list stand one below the other")
    func sections() throws {
        // The banner's first group is in the middle.
        #expect(frame(0, .banner) == CGRect(x: 32, y: 0, width: 256, height: 120))
        // 120, then 20 between sections and a header of 30.
        #expect(frame(0, .shelf) == CGRect(x: 22, y: 172, width: 108, height: 96))
        #expect(frame(1, .shelf) == CGRect(x: 22, y: 272, width: 108, height: 96))
        #expect(frame(2, .shelf) == CGRect(x: 134, y: 172, width: 108, height: 96))
        #expect(frame(0, .grid) == CGRect(x: 10, y: 400, width: 146, height: 60))
        #expect(frame(4, .grid) == CGRect(x: 10, y: 536, width: 146, height: 60))
        // A label of 20.5 and 10 above and below it.
        #expect(frame(1, .list) == CGRect(x: 0, y: 666.5, width: 320, height: 40.5))
        #expect(view.contentSize == CGSize(width: 320, height: 626 + 4 * 40.5))
    }

    @Test("What stands beside the items is there: header, badges, background")
    func beside() {
        let shelf = ShopViewController.Section.shelf.rawValue
        let header = view.supplementaryView(
            forElementKind: ShopViewController.headerKind, at: IndexPath(item: 0, section: shelf))
        #expect(header?.frame == CGRect(x: 20, y: 140, width: 280, height: 30))
        let badge = view.layoutAttributesForSupplementaryElement(
            ofKind: ShopViewController.badgeKind, at: IndexPath(item: 0, section: shelf))
        #expect(badge?.frame == CGRect(x: 116, y: 166, width: 20, height: 20))
        let background = view.subviews.first { $0 is BackgroundView }
        #expect(background?.frame == CGRect(x: 5, y: 395, width: 310, height: 206))
        // Behind the items.
        let item = view.cellForItem(at: IndexPath(item: 0, section: ShopViewController.Section.grid.rawValue))
        let order = view.subviews.filter { $0 === background || $0 === item }
        #expect(order.count == 2 && order.first === background)
    }

    @Test("The banner scrolls in a view of its own, and its items grow towards the middle")
    func banner() throws {
        let scroll = try #require(view.subviews.compactMap { $0 as? UIScrollView }.first { $0.frame.minY == 0 })
        let first = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
        #expect(first.superview === scroll && first.transform == .identity)
        let second = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
        #expect(second.transform == CGAffineTransform(scaleX: 0.5, y: 0.5))
        window.drag(from: CGPoint(x: 250, y: 60), to: CGPoint(x: 50, y: 60))
        window.layoutIfNeeded()
        #expect(frame(1, .banner) == CGRect(x: 32, y: 0, width: 256, height: 120))
        #expect(second.transform == .identity)
    }

    @Test("Another width asks for the sections again")
    func width() {
        window.frame.size.width = 800
        window.layoutIfNeeded()
        // Four columns.
        #expect(frame(3, .grid)?.maxX == 790 && frame(3, .grid)?.minY == frame(0, .grid)?.minY)
        #expect(frame(4, .grid)?.minX == 10)
    }
}
