import Testing
import UIKit

@Suite("A fitness application")
struct FitnessTests {
    @Test("Rings lie inside of one another, and end where their goals say")
    func rings() {
        let view = ActivityRingsView()
        let stage = AppStage(view, frame: CGRect(x: 0, y: 0, width: 120, height: 100))
        view.show([.init(color: .red, progress: 0.5), .init(color: .green, progress: 1.5)])
        stage.layOut()
        #expect(view.arcs.map(\.strokeEnd) == [0.5, 1])
        #expect(view.layer.sublayers?.count == 4)
        #expect(view.arcs[0].path?.boundingBoxOfPath == CGRect(x: 16, y: 6, width: 88, height: 88))
        #expect(view.arcs[1].path?.boundingBoxOfPath == CGRect(x: 30, y: 20, width: 60, height: 60))
        view.show([.init(color: .red, progress: 0.7), .init(color: .green, progress: 0)], animated: true)
        #expect(view.arcs[1].strokeEnd == 0)
        #expect(view.arcs[1].animation(forKey: "progress") != nil)
        stage.wait(0.65)
        #expect(view.arcs[0].animation(forKey: "progress") == nil)
        #expect(view.arcs[1].animation(forKey: "progress") != nil)
        stage.wait(0.1)
        #expect(view.arcs[1].animation(forKey: "progress") == nil)
    }

    @Test("A heart beats as often as it is told")
    func heartRate() {
        let view = HeartRateView()
        let stage = AppStage(view, frame: CGRect(x: 0, y: 0, width: 150, height: 40))
        #expect(view.beatDuration == nil)
        #expect(view.text == "--")
        view.rate = 120
        stage.layOut()
        #expect(view.beatDuration == 0.5)
        #expect(view.text == "120 bpm")
        #expect(view.frames.heart == CGRect(x: 0, y: 11, width: 20, height: 18))
        #expect(view.frames.label == CGRect(x: 28, y: 0, width: 122, height: 40))
        view.rate = 0
        #expect(view.beatDuration == nil)
    }

    @Test("A tile's number and unit stand on one line above the caption")
    func statTile() {
        let tile = StatTile()
        tile.content = .init(value: "12", unit: "km", caption: "Distance")
        let stage = AppStage(fitting: tile, width: 160)
        #expect(tile.value.frame.origin ≈ CGPoint(x: 12, y: 12))
        #expect(tile.value.text == "12 km")
        #expect(tile.caption.frame.minY ≈ (tile.value.frame.maxY + 2))
        #expect(tile.frame.height >= tile.caption.frame.maxY + 12 - 0.34)
        stage.layOut()
    }

    @Test("Tiles go from a column to a row when the phone is turned")
    func stats() {
        let contents = ["A", "B", "C"].map { StatTile.Content(value: "1", unit: "x", caption: $0) }
        let controller = StatsController(contents: contents)
        let stage = AppStage(controller)
        let upright = controller.tiles.map { stage.frame(of: $0) }
        #expect(upright.map(\.minX) ≈ [16, 16, 16])
        #expect(upright.map(\.width) ≈ [358, 358, 358])
        #expect(isNear(upright[1].minY, upright[0].maxY + 10))
        #expect(isNear(upright[0].height, upright[2].height))
        stage.window.rotate(to: .landscapeLeft)
        stage.layOut()
        let lying = controller.tiles.map { stage.frame(of: $0) }
        #expect(lying.map(\.minY) ≈ [10, 10, 10])
        #expect(isNear(lying[1].minX, lying[0].maxX + 10))
        #expect(isNear(lying[0].width, lying[2].width))
        let pad = AppStage(StatsController(contents: contents), on: .iPadPro11Inch)
        pad.layOut()
    }

    @Test("Bars are measured by the goal, or by the best day")
    func weekBars() {
        let view = WeekBarsView()
        view.minutes = [0, 15, 30, 0, 0, 0, 0]
        let stage = AppStage(view, frame: CGRect(x: 0, y: 0, width: 140, height: 60))
        #expect(view.barFrames.map(\.height) ≈ [0, 30, 60, 0, 0, 0, 0])
        #expect(view.goalY ≈ 0)
        #expect(view.barFrames[2].minX ≈ 44)
        #expect(view.barFrames[2].width ≈ 12)
        #expect(view.reached == [false, false, true, false, false, false, false])
        view.minutes[6] = 60
        stage.layOut()
        #expect(view.barFrames.map(\.height) ≈ [0, 15, 30, 0, 0, 0, 60])
        #expect(view.goalY ≈ 30)
    }

    @Test("A countdown shows each number for a second, and goes")
    func countdown() {
        let view = CountdownView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let stage = AppStage(view, frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        var isFinished = false
        view.onFinish = { isFinished = true }
        view.start(from: 3)
        #expect(view.labelFrame.size ≈ CGSize(width: 390, height: 844))
        #expect(view.shown == ["3"])
        stage.wait(1)
        #expect(view.shown == ["3", "2"])
        stage.wait(1)
        stage.wait(1)
        #expect(isFinished)
        #expect(view.superview == nil)
        #expect(view.shown == ["3", "2", "1"])
    }

    @Test("Laps stand in columns")
    func laps() {
        let view = LapTableView()
        let stage = AppStage(fitting: view, width: 300)
        view.addLap(seconds: 60, best: 60)
        view.addLap(seconds: 75, best: 60)
        view.addLap(seconds: 1000, best: 60)
        stage.layOut()
        #expect(view.cells.map { $0.map(\.frame.minX) } ≈ Array(repeating: [0, 40, 230], count: 3))
        #expect(view.cells[2].map(\.text) == ["3", "1000 s", "+940"])
        let tops = view.cells.map { stage.frame(of: $0[0]).minY }
        #expect(isNear(tops[1] - tops[0], view.cells[0][0].frame.height + 4))
    }

    @Test("A knob goes around its half circle in steps")
    func goalDial() {
        let dial = GoalDial(steps: 10)
        let stage = AppStage(dial, frame: CGRect(x: 0, y: 100, width: 240, height: 134))
        // The middle is (120, 120), the radius 100.
        #expect(isNear(dial.knobCenter.x, 20))
        #expect(isNear(dial.knobCenter.y, 120))
        var steps: [Int] = []
        dial.addAction(UIAction { steps.append(($0.sender as? GoalDial)?.step ?? -1) }, for: .valueChanged)
        let finger = stage.window.beginTouch(at: CGPoint(x: 22, y: 215))
        stage.window.moveTouch(finger, to: CGPoint(x: 120, y: 110))
        stage.window.moveTouch(finger, to: CGPoint(x: 121, y: 110))
        stage.window.endTouch(finger)
        stage.layOut()
        #expect(steps == [5])
        #expect(isNear(dial.knobCenter.x, 120))
        #expect(isNear(dial.knobCenter.y, 20))
        stage.window.drag(from: CGPoint(x: 20, y: 220), to: CGPoint(x: 200, y: 220))
        #expect(steps == [5])
    }

    @Test("The second button comes where the workout pauses")
    func workout() {
        let controller = WorkoutController()
        let stage = AppStage(controller)
        #expect(controller.endButton.isHidden)
        #expect(stage.frame(of: controller.mainButton).width ≈ 358)
        #expect(stage.frame(of: controller.mainButton).maxY ≈ (844 - 34 - 16))
        #expect(stage.frame(of: controller.rings) ≈ CGRect(x: 16, y: 63, width: 140, height: 140))
        #expect(isNear(stage.frame(of: controller.heartRate).maxX, 374))
        stage.window.tap(controller.mainButton)
        #expect(controller.state == .running)
        #expect(controller.mainButton.configuration?.title == "Pause")
        stage.window.tap(controller.mainButton)
        stage.wait(0.3)
        #expect(stage.frame(of: controller.endButton) ≈ CGRect(x: 16, y: 740, width: 173, height: 54))
        #expect(stage.frame(of: controller.mainButton) ≈ CGRect(x: 201, y: 740, width: 173, height: 54))
        var ends = 0
        controller.onEnd = { ends += 1 }
        stage.window.tap(controller.endButton)
        #expect(ends == 1)
    }
}
