import Testing
import UIKit

@Suite("A newspaper")
struct NewsTests {
    private let articles = (0..<12).map {
        Article(
            title: "Article \($0) " + String(repeating: "with more ", count: $0), author: "Ada Lovelace",
            minutes: $0 + 1,
            hasImage: $0.isMultiple(of: 2))
    }

    @Test("The line goes below the title that was chosen, which comes into sight")
    func tabs() {
        let tabs = CategoryTabsView(titles: ["World", "Politics", "Business", "Sports", "Culture", "Travel"])
        let stage = AppStage(fitting: tabs, width: 240)
        func line() -> CGRect { stage.frame(of: tabs.line) }
        #expect(tabs.frame.height ≈ 44)
        #expect(stage.frame(of: tabs.buttons[0]).minX ≈ 16)
        #expect(line().minX ≈ 16)
        #expect(isNear(line().width, tabs.buttons[0].bounds.width))
        #expect(line().maxY ≈ 144)
        tabs.select(5)
        stage.wait(0.5)
        let last = stage.frame(of: tabs.buttons[5])
        #expect(isNear(last.maxX, 240 - 16))
        #expect(isNear(line().minX, last.minX))
        #expect(isNear(line().maxX, last.maxX))
        #expect(line().maxY ≈ 144)
        var heard: [Int] = []
        tabs.onSelect = { heard.append($0) }
        stage.window.tap(tabs.buttons[4])
        #expect(heard == [4])
        #expect(tabs.selectedIndex == 4)
    }

    @Test("A byline's text stands beside the picture")
    func byline() {
        let view = BylineView()
        view.show(author: "Ada Lovelace", minutes: 4)
        let stage = AppStage(fitting: view, width: nil)
        #expect(view.frame.height ≈ 24)
        #expect(view.picture.frame ≈ CGRect(x: 0, y: 0, width: 24, height: 24))
        #expect(view.text.frame.minX ≈ 32)
        #expect(isNear(view.text.frame.midY, 12))
        #expect(view.picture.initials.text == "AL")
        stage.layOut()
    }

    @Test("A headline takes the room of a picture that is not there")
    func headline() throws {
        let controller = NewsController(categories: ["All"]) { _, page in page == 0 ? self.articles : [] }
        let stage = AppStage(controller)
        let cells = controller.tableView.visibleCells.compactMap { $0 as? HeadlineCell }
        try #require(cells.count > 3)
        #expect(stage.frame(of: cells[0].thumbnail).maxX ≈ 374)
        #expect(cells[1].thumbnail.isHidden)
        #expect(isNear(cells[0].frame.height, 80 + 22))
        for cell in cells {
            let end: CGFloat = cell.thumbnail.isHidden ? 374 : 374 - 80 - 12
            #expect(stage.frame(of: cell.headlineLabel).maxX <= end + 0.01)
            #expect(stage.frame(of: cell.byline).minY ≈ (stage.frame(of: cell.headlineLabel).maxY + 8))
        }
        stage.layOut()
    }

    @Test("A hero's gradient begins above its title")
    func hero() {
        let hero = HeroArticleView()
        hero.titleLabel.text = "A title that needs more than one line in this width"
        let stage = AppStage(fitting: hero, width: 320)
        #expect(hero.frame.height ≈ 180)
        #expect(hero.titleLabel.frame.maxY ≈ 164)
        #expect(hero.titleLabel.frame.width ≈ 288)
        #expect(isNear(hero.gradientFrame.height, hero.titleLabel.frame.height + 48))
        stage.layOut()
    }

    @Test("A category is loaded anew, the end of the list loads more, and the head is fitted")
    func news() throws {
        var asked: [String] = []
        let controller = NewsController(categories: ["World", "Sports"]) { category, page in
            asked.append("\(category) \(page)")
            return page < 2 ? self.articles : []
        }
        let stage = AppStage(controller)
        let header = try #require(controller.tableView.tableHeaderView)
        #expect(isNear(header.frame.height, 390 * 9 / 16))
        #expect(header.frame.width ≈ 390)
        #expect(controller.tableView.frame.minY ≈ (47 + 44))
        stage.window.drag(from: CGPoint(x: 200, y: 800), to: CGPoint(x: 200, y: 100), hold: 0.2)
        stage.window.drag(from: CGPoint(x: 200, y: 800), to: CGPoint(x: 200, y: 100), hold: 0.2)
        stage.layOut()
        #expect(controller.articles.count == 24)
        #expect(controller.page == 1)
        stage.window.tap(controller.tabs.buttons[1])
        stage.layOut()
        #expect(asked.first == "World 0")
        #expect(asked.last == "Sports 0")
        #expect(controller.articles.count == 12)
        #expect(controller.tableView.contentOffset.y ≈ 0)
    }

    @Test("A line is as long as what was read")
    func progress() {
        let view = ReadingProgressView()
        let stage = AppStage(view, frame: CGRect(x: 0, y: 0, width: 300, height: 2))
        view.progress = 0.4
        stage.layOut()
        #expect(view.filled ≈ CGRect(x: 0, y: 0, width: 120, height: 2))
        view.progress = 7
        stage.layOut()
        #expect(view.filled.width ≈ 300)
    }

    @Test("Letters have a least and a greatest size")
    func fontSize() {
        let control = FontSizeControl()
        let stage = AppStage(fitting: control, width: nil)
        #expect(control.buttons.0.frame ≈ CGRect(x: 0, y: 0, width: 44, height: 44))
        for _ in 0..<4 { stage.window.tap(control.buttons.1) }
        #expect(control.pointSize == 22)
        #expect(!control.buttons.1.isEnabled)
        for _ in 0..<4 { stage.window.tap(control.buttons.0) }
        #expect(control.pointSize == 14)
        #expect(!control.buttons.0.isEnabled)
        #expect(control.buttons.1.isEnabled)
    }

    @Test("An article's text keeps to a readable width, grows with its letters, and is read to its end")
    func article() {
        let text = String(repeating: "Of what has happened, and of what has not. ", count: 15)
        let controller = ArticleController(paragraphs: [text, text, text])
        let stage = AppStage(UINavigationController(rootViewController: controller))
        #expect(controller.progressView.frame ≈ CGRect(x: 0, y: 101, width: 390, height: 2))
        #expect(stage.frame(of: controller.bodyLabel).minX ≈ 16)
        #expect(controller.bodyLabel.frame.width ≈ 358)
        let height = controller.bodyLabel.frame.height
        #expect(isNear(controller.scrollView.contentSize.height, height + 32))
        stage.window.tap(controller.fontControl.buttons.1)
        stage.layOut()
        #expect(controller.bodyLabel.frame.height > height)
        #expect(controller.progressView.progress == 0)
        let end = controller.scrollView.contentSize.height + 34 - 844
        controller.scrollView.setContentOffset(CGPoint(x: 0, y: end), animated: false)
        stage.layOut()
        #expect(controller.progressView.progress == 1)
        #expect(controller.progressView.filled.width ≈ 390)
    }

    @Test("A line of news pushes the one before it out")
    func ticker() {
        let ticker = TickerView(items: ["One", "Two"])
        let stage = AppStage(fitting: ticker, width: 300)
        #expect(ticker.shown.frame ≈ CGRect(x: 12, y: 0, width: 276, height: 32))
        #expect(ticker.other.frame.minY ≈ 32)
        ticker.advance()
        #expect(ticker.shown.frame.minY ≈ -32)
        #expect(ticker.other.frame.minY ≈ 0)
        stage.wait(0.3)
        #expect(ticker.accessibilityLabel == "Two")
        #expect(ticker.shown.frame.minY ≈ 0)
        #expect(ticker.other.frame.minY ≈ 32)
        ticker.advance()
        stage.wait(0.3)
        #expect(ticker.shown.text == "One")
    }

    @Test("A wall lets touches above it through")
    func paywall() {
        let wall = PaywallView()
        var subscriptions = 0
        wall.onSubscribe = { subscriptions += 1 }
        let stage = AppStage(wall, frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        #expect(wall.frames.panel == CGRect(x: 0, y: 844 - 174, width: 390, height: 174))
        #expect(wall.frames.fade == CGRect(x: 0, y: 844 - 174 - 120, width: 390, height: 120))
        #expect(wall.hitTest(CGPoint(x: 100, y: 400), with: nil) == nil)
        #expect(isNear(stage.frame(of: wall.subscribeButton).midX, 195))
        stage.window.tap(wall.subscribeButton)
        #expect(subscriptions == 1)
    }

    @Test("A head stays until the next one pushes it out")
    func sticky() throws {
        let controller = TopicsController(counts: [8, 8, 8])
        let stage = AppStage(controller)
        func header(_ section: Int) -> UICollectionReusableView? {
            controller.collectionView.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))
        }
        // A section is 40 + 4 * 100 + 3 * 10 + 10 high.
        #expect(try stage.frame(of: #require(header(0))).minY ≈ 47)
        controller.collectionView.contentOffset.y = -47 + 200
        stage.layOut()
        #expect(try stage.frame(of: #require(header(0))).minY ≈ 47)
        controller.collectionView.contentOffset.y = -47 + 460
        stage.layOut()
        // Its last item ends at 470, and so does it.
        #expect(try stage.frame(of: #require(header(0))).maxY ≈ (47 + 10))
        controller.collectionView.contentOffset.y = -47 + 500
        stage.layOut()
        #expect(try stage.frame(of: #require(header(1))).minY ≈ 47)
    }
}
