import Testing
import UIKit

@Suite("A chat")
struct ChatTests {
    private let long = String(repeating: "word ", count: 40)

    private func conversation(_ count: Int) -> [ChatMessage] {
        (0..<count).map { ChatMessage(text: $0.isMultiple(of: 3) ? long : "Yes \($0)", isMine: $0.isMultiple(of: 2)) }
    }

    @Test("An avatar is round, and shows two initials until it has a picture")
    func avatar() {
        let avatar = AvatarView()
        avatar.personName = "Ada King Lovelace"
        let stage = AppStage(avatar, frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        #expect(avatar.layer.cornerRadius == 20)
        #expect(avatar.initials.text == "AK")
        #expect(avatar.initials.frame ≈ CGRect(x: 6, y: 6, width: 28, height: 28))
        #expect(avatar.initials.font.pointSize == 16)
        avatar.image = UIImage(size: CGSize(width: 100, height: 100), name: "ada")
        avatar.frame.size = CGSize(width: 60, height: 60)
        stage.layOut()
        #expect(avatar.initials.isHidden)
        #expect(avatar.layer.cornerRadius == 30)
    }

    @Test("Bubbles take at most their share of the width, mine at the trailing edge, others beside a picture")
    func bubbles() throws {
        let chat = ChatController(messages: [
            ChatMessage(text: long, isMine: true), ChatMessage(text: long, isMine: false),
            ChatMessage(text: "Yes", isMine: true), ChatMessage(text: "No", isMine: false),
        ])
        let stage = AppStage(chat)
        let cells = chat.tableView.visibleCells.compactMap { $0 as? ChatBubbleCell }
        try #require(cells.count == 4)
        for cell in cells {
            #expect(cell.bubble.frame.width <= 390 * 0.72 + 0.01)
            #expect(isNear(cell.frame.height, cell.bubble.frame.height + 8))
            #expect(isNear(cell.bubble.frame.height, cell.messageLabel.frame.height + 16))
        }
        #expect(cells[0].bubble.frame.maxX ≈ 378)
        #expect(cells[0].avatarView.isHidden)
        #expect(cells[1].bubble.frame.minX ≈ 48)
        #expect(cells[1].avatarView.frame.minX ≈ 12)
        #expect(isNear(cells[1].avatarView.frame.maxY, cells[1].bubble.frame.maxY))
        #expect(cells[2].bubble.frame.maxX ≈ 378)
        #expect(cells[2].bubble.frame.width < 80)
        #expect(isNear(cells[3].bubble.frame.width, cells[3].messageLabel.intrinsicContentSize.width + 24))
        stage.layOut()
    }

    @Test("The bar grows with its lines up to a limit, and shrinks when it has sent")
    func inputBar() {
        let bar = ChatInputBar()
        let stage = AppStage(fitting: bar, width: 390)
        #expect(bar.textView.frame.height > 35)
        #expect(!bar.placeholderLabel.isHidden)
        #expect(!bar.sendButton.isEnabled)
        let low = bar.frame.height
        #expect(bar.sendButton.frame.maxX ≈ 378)
        #expect(bar.textView.frame.maxX ≈ (bar.sendButton.frame.minX - 8))
        bar.textView.becomeFirstResponder()
        stage.type("one\ntwo\nthree")
        stage.layOut()
        #expect(bar.frame.height > low + 35)
        #expect(bar.placeholderLabel.isHidden)
        #expect(!bar.textView.isScrollEnabled)
        stage.type("\nfour\nfive\nsix\nseven")
        stage.layOut()
        #expect(bar.textView.frame.height ≈ 120)
        #expect(bar.frame.height ≈ 136)
        #expect(bar.textView.isScrollEnabled)
        #expect(bar.sendButton.frame.maxY ≈ bar.textView.frame.maxY)
        #expect(bar.sendButton.frame.height ≈ 36)
        stage.window.tap(bar.sendButton)
        stage.layOut()
        #expect(isNear(bar.frame.height, low))
        #expect(bar.textView.text.isEmpty)
    }

    @Test("The end of a conversation stays above the bar, also with the keyboard and after what was sent")
    func chat() {
        let chat = ChatController(messages: conversation(30))
        let stage = AppStage(chat)
        stage.window.softwareKeyboardHeight = 336
        stage.layOut()
        #expect(chat.inputBar.frame.maxY ≈ (844 - 34))
        #expect(chat.tableView.frame.maxY ≈ chat.inputBar.frame.minY)
        #expect(chat.tableView.indexPathsForVisibleRows?.last?.row == 29)
        #expect(chat.scrollButton.isHidden)
        stage.window.tap(chat.inputBar.textView)
        #expect(chat.inputBar.frame.maxY ≈ (844 - 336))
        #expect(chat.tableView.frame.maxY ≈ chat.inputBar.frame.minY)
        stage.type("  Hello  ")
        stage.window.tap(chat.inputBar.sendButton)
        stage.layOut()
        #expect(chat.messages.last?.text == "Hello")
        #expect(chat.messages.count == 31)
        #expect(chat.tableView.indexPathsForVisibleRows?.last?.row == 30)
    }

    @Test("Away from the end a button counts what arrives, and leads back")
    func scrollButton() {
        let chat = ChatController(messages: conversation(30))
        let stage = AppStage(chat)
        stage.window.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 700), hold: 0.2)
        #expect(!chat.scrollButton.isHidden)
        #expect(chat.scrollButton.badge.isHidden)
        #expect(chat.scrollButton.frame.size ≈ CGSize(width: 40, height: 40))
        #expect(chat.scrollButton.frame.maxX ≈ 374)
        #expect(chat.scrollButton.frame.maxY ≈ (chat.inputBar.frame.minY - 16))
        chat.receive(ChatMessage(text: "One", isMine: false))
        chat.receive(ChatMessage(text: "Two", isMine: false))
        stage.layOut()
        #expect(chat.scrollButton.unreadCount == 2)
        #expect(isNear(chat.scrollButton.badge.center.x, 20))
        #expect(isNear(chat.scrollButton.badge.center.y, 0))
        stage.window.tap(chat.scrollButton)
        stage.wait(1)
        #expect(chat.scrollButton.isHidden)
        #expect(chat.scrollButton.unreadCount == 0)
        #expect(chat.tableView.indexPathsForVisibleRows?.last?.row == 31)
    }

    @Test("A badge is round for one digit, and wider for more")
    func badge() {
        let badge = UnreadBadge()
        let stage = AppStage(fitting: badge, width: nil)
        badge.count = 3
        stage.layOut()
        #expect(badge.frame.width ≈ badge.frame.height)
        #expect(isNear(badge.layer.cornerRadius, badge.frame.height / 2))
        let round = badge.frame.width
        badge.count = 250
        stage.layOut()
        #expect(badge.text == "99+")
        #expect(badge.frame.width > round)
        #expect(badge.frame.height ≈ round)
        badge.count = 0
        #expect(badge.isHidden)
    }

    @Test("Two lines of one length stand beside the day")
    func dateSeparator() {
        let view = DateSeparatorView(reuseIdentifier: nil)
        view.titleLabel.text = "Monday"
        let stage = AppStage(view, frame: CGRect(x: 0, y: 0, width: 320, height: 30))
        let lines = view.lineFrames
        #expect(lines[0].minX ≈ 16)
        #expect(isNear(lines[1].maxX, 304))
        #expect(isNear(lines[0].width, lines[1].width))
        #expect(isNear(lines[0].maxX + 8, view.titleLabel.frame.minX))
        #expect(view.titleLabel.center.x == 160)
        stage.layOut()
    }

    @Test("Dots move while they are in a window")
    func typing() {
        let view = TypingIndicatorView()
        #expect(!view.isAnimating)
        let stage = AppStage(fitting: view, width: nil)
        #expect(view.frame.size ≈ CGSize(width: 56, height: 32))
        #expect(view.isAnimating)
        #expect(view.dotFrames.map(\.minX) ≈ [12, 24, 36])
        #expect(view.dotFrames.allSatisfy { $0.minY ≈ 12 })
        stage.wait(20)
        #expect(view.isAnimating)
        view.removeFromSuperview()
        #expect(!view.isAnimating)
    }

    @Test("The reaction under the finger grows, and the one where it is lifted counts")
    func reactions() {
        final class Listener: ReactionBarDelegate {
            var picked: [Character] = []
            func reactionBar(_ bar: ReactionBar, didPick reaction: Character) { picked.append(reaction) }
        }
        let bar = ReactionBar(reactions: ["👍", "😂", "😢"])
        let listener = Listener()
        bar.delegate = listener
        let stage = AppStage(bar, frame: CGRect(x: 20, y: 200, width: 132, height: 44))
        let finger = stage.window.beginTouch(at: CGPoint(x: 30, y: 220))
        stage.wait(0.01)
        #expect(bar.hovered == 0)
        #expect(bar.frameOfLabel(at: 0) ≈ CGRect(x: -11, y: -23, width: 66, height: 66))
        stage.window.moveTouch(finger, to: CGPoint(x: 120, y: 215))
        stage.layOut()
        #expect(bar.hovered == 2)
        #expect(bar.frameOfLabel(at: 0) ≈ CGRect(x: 0, y: 0, width: 44, height: 44))
        stage.window.endTouch(finger)
        stage.layOut()
        #expect(listener.picked == ["😢"])
        #expect(bar.hovered == nil)
    }

    @Test("A voice message is as wide as its bars, and its button plays")
    func voiceMessage() {
        let view = VoiceMessageView(levels: [0, 0.5, 1, 2], seconds: 75)
        let stage = AppStage(fitting: view, width: nil)
        #expect(view.wave.frame.size ≈ CGSize(width: 18, height: 28))
        #expect(view.timeLabel.text == "1:15")
        #expect(isNear(view.frame.width, 8 + 36 + 8 + 18 + 8 + view.timeLabel.frame.width + 12))
        #expect(view.frame.height ≈ 48)
        stage.window.tap(view.playButton)
        #expect(view.isPlaying)
        #expect(view.playButton.currentTitle == "❚❚")
    }

    @Test("A waveform's bars stand around the middle, and are coloured as far as it has played")
    func waveform() {
        let view = WaveformView()
        view.levels = [0, 0.5, 1, 2]
        let stage = AppStage(view, frame: CGRect(x: 0, y: 0, width: 18, height: 28))
        #expect(view.bars.map(\.frame.height) ≈ [2, 14, 28, 28])
        #expect(view.bars.map(\.frame.minX) ≈ [0, 5, 10, 15])
        #expect(view.bars.allSatisfy { $0.frame.midY ≈ 14 })
        view.progress = 0.5
        #expect(view.bars[1].backgroundColor == view.tintColor.cgColor)
        #expect(view.bars[2].backgroundColor == UIColor.systemGray3.cgColor)
        view.levels = [1]
        stage.layOut()
        #expect(view.layer.sublayers?.count == 1)
    }

    @Test("A preview's picture keeps its ratio, and is left out where there is none")
    func linkPreview() throws {
        let view = LinkPreviewView()
        let url = try #require(URL(string: "https://example.com/a/b"))
        view.show(title: "A page", url: url, image: UIImage(size: CGSize(width: 600, height: 300), name: "page"))
        let stage = AppStage(fitting: view, width: 240)
        #expect(view.picture.frame ≈ CGRect(x: 0, y: 0, width: 240, height: 120))
        #expect(stage.frame(of: view.title).minY ≈ (100 + 120 + 8))
        #expect(stage.frame(of: view.title).minX ≈ 10)
        let high = view.frame.height
        view.show(title: "A page", url: url, image: nil)
        stage.layOut()
        #expect(isNear(view.frame.height, high - 120))
        #expect(stage.frame(of: view.title).minY ≈ 108)
    }
}
