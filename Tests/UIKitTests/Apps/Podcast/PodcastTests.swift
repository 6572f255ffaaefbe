import Testing
import UIKit

@Suite("A podcast player")
struct PodcastTests {
    @Test("The small player's title stands between the cover and the button")
    func miniPlayer() {
        let player = MiniPlayerView()
        player.show(title: "On engines", position: 30, of: 120)
        let stage = AppStage(fitting: player, width: 320)
        #expect(player.frame.height ≈ 64)
        #expect(player.progressView.progress == 0.25)
        #expect(player.coverView.frame ≈ CGRect(x: 16, y: 10, width: 44, height: 44))
        #expect(player.playButton.frame ≈ CGRect(x: 260, y: 10, width: 44, height: 44))
        #expect(player.titleLabel.frame ≈ CGRect(x: 72, y: 10, width: 180, height: 44))
        stage.layOut()
    }

    @Test("A button shows a triangle or two bars, and is named by what it does")
    func playPause() {
        let button = PlayPauseButton()
        let stage = AppStage(button, frame: CGRect(x: 100, y: 100, width: 40, height: 40))
        #expect(button.symbolPath?.contains(CGPoint(x: 20, y: 20)) == true)
        var heard: [Bool] = []
        button.onToggle = { heard.append($0) }
        stage.window.tap(button)
        stage.layOut()
        #expect(heard == [true])
        #expect(button.accessibilityLabel == "Pause")
        #expect(button.symbolPath?.contains(CGPoint(x: 20, y: 20)) == false)
        #expect(button.symbolPath?.boundingBoxOfPath == CGRect(x: 10, y: 10, width: 20, height: 20))
    }

    @Test("A finger drags the thumb from where it has taken hold of it, and not from elsewhere")
    func scrubber() {
        let scrubber = ScrubberControl()
        let stage = AppStage(scrubber, frame: CGRect(x: 50, y: 100, width: 212, height: 20))
        var values: [CGFloat] = []
        scrubber.addAction(
            UIAction { values.append(($0.sender as? ScrubberControl)?.position ?? -1) }, for: .valueChanged)
        #expect(scrubber.thumbFrame ≈ CGRect(x: 0, y: 4, width: 12, height: 12))
        let finger = stage.window.beginTouch(at: CGPoint(x: 60, y: 110))
        stage.layOut()
        #expect(scrubber.isScrubbing)
        #expect(scrubber.thumbFrame.size ≈ CGSize(width: 20, height: 20))
        stage.window.moveTouch(finger, to: CGPoint(x: 160, y: 160))
        stage.window.moveTouch(finger, to: CGPoint(x: 600, y: 110))
        stage.window.endTouch(finger)
        stage.layOut()
        #expect(values == [0.5, 1])
        #expect(!scrubber.isScrubbing)
        #expect(scrubber.thumbFrame.maxX ≈ 212)
        #expect(scrubber.elapsedFrame ≈ CGRect(x: 0, y: 8, width: 206, height: 4))
        stage.window.drag(from: CGPoint(x: 100, y: 110), to: CGPoint(x: 150, y: 110))
        #expect(values.count == 2)
        #expect(scrubber.position == 1)
    }

    @Test("The player stands upright below its cover, and beside it when the phone lies")
    func nowPlaying() {
        let player = NowPlayingController(episode: "Engines", duration: 600)
        let stage = AppStage(player)
        let artwork = stage.frame(of: player.artworkView)
        #expect(artwork.size ≈ CGSize(width: 240, height: 240))
        #expect(artwork.midX ≈ 195)
        let scrubber = stage.frame(of: player.scrubber)
        #expect(scrubber.minX ≈ 32)
        #expect(scrubber.maxX ≈ 358)
        #expect(scrubber.minY > artwork.maxY + 32)
        player.scrubber.position = 0.25
        player.scrubber.sendActions(for: .valueChanged)
        #expect(player.elapsedLabel.text == "2:30")
        #expect(player.remainingLabel.text == "-7:30")
        stage.window.tap(player.playButton)
        stage.layOut()
        #expect(player.artworkView.pictureFrame.width ≈ 240)
        stage.window.rotate(to: .landscapeLeft)
        stage.layOut()
        let beside = stage.frame(of: player.artworkView)
        #expect(beside.minX ≈ (47 + 32))
        #expect(stage.frame(of: player.scrubber).minX ≈ (beside.maxX + 32))
        #expect(stage.frame(of: player.scrubber).maxX ≈ (844 - 47 - 32))
    }

    @Test("A cover is raised, and its shadow follows it")
    func artwork() {
        let view = ArtworkView()
        let stage = AppStage(view, frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(view.pictureFrame ≈ CGRect(x: 10, y: 10, width: 80, height: 80))
        #expect(view.layer.shadowOpacity == 0.1)
        #expect(view.layer.shadowPath?.boundingBoxOfPath == view.pictureFrame)
        view.setRaised(true, animated: true)
        stage.layOut()
        #expect(view.pictureFrame ≈ view.bounds)
        #expect(view.layer.shadowPath?.boundingBoxOfPath == view.bounds)
    }

    @Test("A line runs only where it is too long")
    func marquee() {
        let view = MarqueeLabel()
        view.text = "Short"
        let stage = AppStage(fitting: view, width: 200)
        #expect(!view.isRunning)
        #expect(view.labelFrames[0].width ≈ 200)
        view.text = "A title that is far too long for two hundred points"
        stage.layOut()
        #expect(view.isRunning)
        #expect(view.labelFrames[0].width > 200)
        #expect(view.labelFrames[1].minX ≈ (view.labelFrames[0].maxX + 40))
        view.text = "Short again"
        stage.layOut()
        #expect(!view.isRunning)
    }

    @Test("A pill stands behind the speed that was chosen")
    func speeds() {
        let picker = SpeedPicker(speeds: [1, 1.5, 2])
        let stage = AppStage(fitting: picker, width: nil)
        #expect(picker.frame.size ≈ CGSize(width: 168, height: 36))
        #expect(picker.titles == ["1×", "1.5×", "2×"])
        #expect(picker.pillFrame ≈ CGRect(x: 2, y: 2, width: 52, height: 32))
        var changes = 0
        picker.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
        stage.window.tap(at: CGPoint(x: 120, y: 110))
        stage.window.tap(at: CGPoint(x: 130, y: 110))
        #expect(picker.selectedSpeed == 2)
        #expect(changes == 1)
        #expect(picker.pillFrame ≈ CGRect(x: 114, y: 2, width: 52, height: 32))
    }

    @Test("A ring fills while it loads, and turns into a tick")
    func downloadRing() {
        let ring = DownloadRing()
        let stage = AppStage(fitting: ring, width: nil)
        #expect(ring.isHidden)
        #expect(ring.frame.size ≈ CGSize(width: 24, height: 24))
        ring.state = .loading(0.4)
        #expect(!ring.isHidden)
        #expect(ring.filled ≈ 0.4)
        #expect(!ring.showsTick)
        ring.state = .done
        stage.layOut()
        #expect(ring.showsTick)
        #expect(ring.tickPath?.boundingBoxOfPath.minX ≈ 6)
    }

    @Test("An episode makes room for the ring, and gives it back")
    func episodeCell() throws {
        let queue = QueueController(episodes: [String(repeating: "A long title ", count: 6), "Short"])
        let stage = AppStage(queue)
        queue.tableView.isEditing = false
        stage.layOut()
        let cell = try #require(queue.tableView.visibleCells.first as? EpisodeCell)
        #expect(stage.frame(of: cell.titleLabel).minX ≈ 16)
        #expect(stage.frame(of: cell.titleLabel).maxX ≈ 374)
        #expect(cell.titleLabel.frame.height > 40)
        cell.downloadRing.state = .loading(0)
        stage.layOut()
        #expect(stage.frame(of: cell.downloadRing).maxX ≈ 374)
        #expect(stage.frame(of: cell.titleLabel).maxX ≈ (374 - 24 - 12))
        let texts = try #require(cell.titleLabel.superview)
        #expect(isNear(stage.frame(of: cell.downloadRing).midY, stage.frame(of: texts).midY))
        #expect(cell.summaryLabel.frame.minY ≈ (cell.titleLabel.frame.maxY + 6))
    }

    @Test("The small player stands on the tab bar, takes safe area, and opens the large one")
    func tabs() {
        let tabs = PodcastTabController()
        let home = UIViewController()
        tabs.viewControllers = [home, UIViewController()]
        let stage = AppStage(tabs)
        #expect(tabs.miniPlayer.isHidden)
        #expect(home.view.safeAreaInsets.bottom ≈ 83)
        tabs.play("On looms")
        stage.layOut()
        #expect(tabs.miniPlayer.frame ≈ CGRect(x: 0, y: 844 - 83 - 64, width: 390, height: 64))
        #expect(home.view.safeAreaInsets.bottom ≈ (83 + 64))
        stage.window.tap(tabs.miniPlayer.titleLabel)
        stage.wait(1)
        let full = tabs.presentedViewController as? NowPlayingController
        #expect(full?.titleView.text == "On looms")
        tabs.dismiss(animated: false)
        tabs.stop()
        stage.layOut()
        #expect(home.view.safeAreaInsets.bottom ≈ 83)
    }

    @Test("A queue is reordered and shortened")
    func queue() {
        let queue = QueueController(episodes: ["One", "Two", "Three"])
        let stage = AppStage(UINavigationController(rootViewController: queue))
        var orders: [[String]] = []
        queue.onReorder = { orders.append($0) }
        queue.tableView.dragRow(at: IndexPath(row: 2, section: 0), to: IndexPath(row: 0, section: 0))
        queue.tableView.commitEditing(at: IndexPath(row: 1, section: 0))
        stage.layOut()
        #expect(orders == [["Three", "One", "Two"]])
        #expect(queue.episodes == ["Three", "Two"])
        let titles = queue.tableView.visibleCells.compactMap { ($0 as? EpisodeCell)?.titleLabel.text }
        #expect(titles == ["Three", "Two"])
    }

    @Test("A timer counts down and can be cancelled")
    func sleepTimer() {
        let view = SleepTimerView()
        var ends = 0
        view.onEnd = { ends += 1 }
        let stage = AppStage(fitting: view, width: 200)
        #expect(view.labelFrame.minX ≈ 20)
        #expect(view.labelFrame.width ≈ 160)
        #expect(view.labelFrame.minY ≈ 20)
        #expect(view.button.center.x == 100)
        #expect(view.button.frame.height ≈ 44)
        #expect(!view.button.isEnabled)
        #expect(isNear(view.frame.height, view.labelFrame.maxY + 8 + 44 + 8))
        view.start(minutes: 1)
        (0..<60).forEach { _ in view.tick() }
        #expect(ends == 1)
        #expect(view.text == "00:00")
        view.start(minutes: 5)
        stage.window.tap(view.button)
        #expect(view.text == "00:00")
        #expect(ends == 1)
        #expect(!view.button.isEnabled)
    }
}
