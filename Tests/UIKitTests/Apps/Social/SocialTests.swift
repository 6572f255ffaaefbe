import Testing
import UIKit

@Suite("A social network")
struct SocialTests {
    private let long = String(repeating: "Many words about a day. ", count: 12)

    @Test("A heart's count takes room, and is short where it is large")
    func likes() {
        let button = LikeButton()
        let stage = AppStage(fitting: button, width: nil)
        #expect(button.frame.size ≈ CGSize(width: 22, height: 44))
        #expect(button.text == nil)
        stage.window.tap(button)
        stage.layOut()
        #expect(button.isLiked)
        #expect(button.text == "1")
        #expect(button.frame.width > 28)
        #expect(button.accessibilityValue == "liked")
        #expect(button.heartFrame ≈ CGRect(x: 0, y: 12, width: 22, height: 20))
        button.count = 12_345
        #expect(button.text == "12.3K")
        button.count = 1
        stage.window.tap(button)
        stage.layOut()
        #expect(!button.isLiked)
        #expect(button.text == nil)
        #expect(button.frame.width ≈ 22)
    }

    @Test("A button is as wide as what it says")
    func follow() {
        let button = FollowButton(type: .custom)
        let stage = AppStage(fitting: button, width: nil)
        let narrow = button.frame.width
        #expect(button.backgroundColor == .systemBlue)
        #expect(button.layer.borderWidth == 0)
        button.isFollowing = true
        stage.layOut()
        #expect(button.frame.width > narrow)
        #expect(button.layer.borderWidth == 1)
        #expect(button.currentTitle == "Following")
        button.isFollowing = false
        stage.layOut()
        #expect(button.frame.width ≈ narrow)
    }

    @Test("A text unfolds, and has no button where all of it is seen")
    func expandable() {
        let view = ExpandableTextView()
        view.text = long
        let stage = AppStage(fitting: view, width: 300)
        stage.layOut()
        let line = UILabel()
        line.text = "A"
        #expect(!view.button.isHidden)
        #expect(view.textLabel.frame.height < 2.2 * line.intrinsicContentSize.height)
        let cut = view.frame.height
        stage.window.tap(view.button)
        stage.layOut()
        #expect(view.button.isHidden)
        #expect(view.frame.height > cut)
        #expect(view.frame.height ≈ view.textLabel.frame.height)
        view.text = "Short"
        stage.layOut()
        #expect(view.button.isHidden)
        #expect(view.frame.height ≈ view.textLabel.frame.height)
        #expect(view.frame.height < cut)
    }

    @Test("A post's picture has its ratio, and a post without one is lower by it")
    func posts() throws {
        let feed = FeedController(
            posts: [
                Post(author: "Ada", text: "Short", imageRatio: 0.5), Post(author: "Grace", text: "Short"),
                Post(author: "Alan", text: long, likes: 3),
            ], stories: [])
        let stage = AppStage(feed)
        let cells = feed.tableView.visibleCells.compactMap { $0 as? PostCell }
        try #require(cells.count == 3)
        #expect(cells[0].pictureView.bounds.size ≈ CGSize(width: 358, height: 179))
        #expect(cells[1].pictureView.isHidden)
        #expect(isNear(cells[0].frame.height, cells[1].frame.height + 179 + 8))
        for cell in cells {
            #expect(stage.frame(of: cell.avatar).minX ≈ 16)
            #expect(stage.frame(of: cell.followButton).maxX ≈ 374)
            #expect(isNear(stage.frame(of: cell.textView).maxY + 12, stage.frame(of: cell).maxY))
        }
        let height = cells[2].frame.height
        stage.window.tap(cells[2].textView.button)
        stage.wait(1)
        #expect(cells[2].frame.height > height + 40)
        #expect(isNear(cells[2].textView.frame.height, cells[2].textView.textLabel.frame.height))
        stage.window.tap(cells[2].likeButton)
        #expect(feed.posts[2].likes == 4)
        #expect(cells[2].likeButton.text == "4")
    }

    @Test("Stories stand in a strip above the posts, which they scroll with")
    func feed() {
        let feed = FeedController(
            posts: (0..<10).map { Post(author: "\($0)", text: "Text") }, stories: (0..<12).map { "Person \($0)" })
        let stage = AppStage(feed)
        #expect(feed.stories.frame ≈ CGRect(x: 0, y: 0, width: 390, height: 104))
        #expect(stage.frame(of: feed.stories.items[1]) ≈ CGRect(x: 16 + 82, y: 47 + 8, width: 68, height: 88))
        #expect(feed.stories.contentSize ≈ CGSize(width: 32 + 12 * 68 + 11 * 14, height: 104))
        stage.window.drag(from: CGPoint(x: 300, y: 100), to: CGPoint(x: 190, y: 100), hold: 0.2)
        stage.layOut()
        #expect(feed.stories.contentOffset.x ≈ 100)
        #expect(feed.tableView.contentOffset.y ≈ -47)
        feed.tableView.contentOffset.y = 53
        stage.layOut()
        #expect(stage.frame(of: feed.stories).minY ≈ -53)
    }

    @Test("A strip of stories is as high as they are")
    func storiesBar() {
        let bar = StoriesBar(names: ["A", "B"])
        let stage = AppStage(fitting: bar, width: 390)
        #expect(bar.frame.height ≈ 104)
        #expect(bar.contentSize ≈ CGSize(width: 182, height: 104))
        stage.layOut()
    }

    @Test("A ring goes around the picture, and turns grey when it was seen")
    func story() {
        let story = StoryView(person: "Ada Lovelace")
        let stage = AppStage(fitting: story, width: nil)
        #expect(story.frame.size ≈ CGSize(width: 68, height: 88))
        #expect(story.ringBox ≈ CGRect(x: 3, y: 1, width: 62, height: 62))
        #expect(story.avatar.frame ≈ CGRect(x: 6, y: 4, width: 56, height: 56))
        #expect(story.labelFrame ≈ CGRect(x: 0, y: 70, width: 68, height: 18))
        stage.window.tap(story)
        #expect(story.isSeen)
    }

    @Test("An answer's bar is as long as its share")
    func pollOption() {
        let option = PollOptionView(title: "Tea")
        let stage = AppStage(fitting: option, width: 200)
        #expect(option.frame.height ≈ 40)
        #expect(option.fillFrame.width ≈ 0)
        #expect(option.shareText == nil)
        option.share = 0.75
        stage.layOut()
        #expect(option.fillFrame ≈ CGRect(x: 0, y: 0, width: 150, height: 40))
        #expect(option.shareText == "75 %")
    }

    @Test("One answer is given, and all show their shares")
    func poll() {
        let poll = PollView(question: "Tea or coffee?", options: ["Tea", "Coffee"], votes: [2, 1])
        let stage = AppStage(fitting: poll, width: 200)
        #expect(poll.options[1].frame.minY ≈ (poll.options[0].frame.maxY + 8))
        #expect(isNear(poll.options[0].frame.minY, poll.subviews[0].subviews[0].frame.maxY + 12))
        stage.window.tap(poll.options[1])
        stage.window.tap(poll.options[0])
        #expect(poll.votes == [2, 2])
        #expect(poll.chosen == 1)
        #expect(poll.options.map(\.fillFrame.width) ≈ [100, 100])
        stage.layOut()
    }

    @Test("Tabs stick when the head is pushed away, and each list has its length")
    func profile() {
        let controller = ProfilePageController(listHeights: [2000, 300])
        let stage = AppStage(controller)
        #expect(stage.frame(of: controller.tabs) ≈ CGRect(x: 0, y: 47 + 180, width: 390, height: 44))
        #expect(controller.scrollView.contentSize.height ≈ (180 + 44 + 2000 + 34))
        #expect(stage.frame(of: controller.followButton).maxX ≈ 374)
        stage.window.tap(controller.followButton)
        stage.layOut()
        #expect(controller.followButton.isFollowing)
        stage.window.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 600), hold: 0.2)
        stage.layOut()
        #expect(stage.frame(of: controller.tabs).minY ≈ (47 + 90))
        #expect(controller.headView.alpha ≈ 0.5)
        stage.window.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 200), hold: 0.2)
        stage.layOut()
        #expect(stage.frame(of: controller.tabs).minY ≈ 47)
        #expect(controller.headView.alpha ≈ 0)
        stage.window.tap(controller.tabs.buttons[1])
        stage.layOut()
        #expect(controller.listView.frame.height ≈ 300)
        #expect(controller.scrollView.contentSize.height ≈ 558)
    }
}
