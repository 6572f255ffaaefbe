import Testing
import UIKit

@Suite("A camera")
struct CameraTests {
    @Test("The shutter is a disc that a finger presses, and a square while it records")
    func shutter() {
        let button = ShutterButton()
        let stage = AppStage(fitting: button, width: nil)
        #expect(button.frame.size ≈ CGSize(width: 72, height: 72))
        #expect(button.discFrame ≈ CGRect(x: 6, y: 6, width: 60, height: 60))
        #expect(button.discRadius == 30)
        let finger = stage.window.beginTouch(at: CGPoint(x: 36, y: 136))
        #expect(button.discFrame ≈ CGRect(x: 9, y: 9, width: 54, height: 54))
        stage.window.endTouch(finger)
        #expect(button.discFrame.width ≈ 60)
        #expect(!button.isRecording)
        button.mode = .video
        // The corner of the bounds is outside of the disc.
        stage.window.tap(at: CGPoint(x: 2, y: 102))
        #expect(!button.isRecording)
        stage.window.tap(button)
        #expect(button.isRecording)
        #expect(button.discRadius == 6)
        #expect(isNear(button.discFrame.width, 72 * 0.4))
        #expect(isNear(button.discFrame.midX, 36))
    }

    @Test("A strip rests with a mode in the middle, after a tap and after a drag")
    func modeStrip() {
        let strip = ModeStrip(titles: ["Photo", "Video", "Slow"])
        let stage = AppStage(strip, frame: CGRect(x: 0, y: 100, width: 390, height: 44))
        var heard: [Int] = []
        strip.onSelect = { heard.append($0) }
        #expect(stage.frame(of: strip.items[0]).midX ≈ 195)
        #expect(strip.items[0].isSelected)
        stage.window.tap(strip.items[1])
        stage.wait(1)
        #expect(heard == [1])
        #expect(stage.frame(of: strip.items[1]).midX ≈ 195)
        stage.window.drag(from: CGPoint(x: 250, y: 120), to: CGPoint(x: 160, y: 120), hold: 0.2)
        stage.wait(1)
        #expect(heard == [1, 2])
        #expect(stage.frame(of: strip.items[2]).midX ≈ 195)
        stage.window.drag(from: CGPoint(x: 250, y: 120), to: CGPoint(x: 280, y: 120), hold: 0.2)
        stage.wait(1)
        #expect(heard == [1, 2])
        #expect(stage.frame(of: strip.items[2]).midX ≈ 195)
        #expect(strip.items[2].isSelected)
    }

    @Test("The reticle keeps inside of the finder, and fades after a while")
    func reticle() {
        let reticle = FocusReticleView()
        let controller = UIViewController()
        controller.view.addSubview(reticle)
        let stage = AppStage(controller)
        reticle.show(at: CGPoint(x: 10, y: 300))
        #expect(reticle.frame ≈ CGRect(x: 0, y: 260, width: 80, height: 80))
        #expect(reticle.alpha ≈ 1)
        stage.wait(0.25)
        #expect(reticle.alpha ≈ 0)
        #expect(reticle.finishedCount == 0)
        stage.wait(1.5)
        #expect(reticle.finishedCount == 1)
    }

    @Test("Lines divide the width and the height")
    func grid() {
        let grid = GridOverlayView()
        let stage = AppStage(grid, frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        // The box of the lines has control points only at thirds and at the edges.
        #expect(grid.linesPath?.boundingBox ≈ CGRect(x: 0, y: 0, width: 300, height: 600))
        #expect(grid.hitTest(CGPoint(x: 100, y: 100), with: nil) == nil)
        grid.divisions = 2
        stage.layOut()
        var points = 0
        grid.linesPath?.applyWithBlock { _ in points += 1 }
        #expect(points == 4)
    }

    @Test("A finger moves the sun from wherever it lies, and zero catches it")
    func exposure() {
        let slider = ExposureSlider()
        let stage = AppStage(slider, frame: CGRect(x: 100, y: 100, width: 44, height: 224))
        #expect(slider.sunFrame ≈ CGRect(x: 10, y: 100, width: 24, height: 24))
        let finger = stage.window.beginTouch(at: CGPoint(x: 120, y: 120))
        stage.window.moveTouch(finger, to: CGPoint(x: 120, y: 115))
        #expect(slider.value == 0)
        stage.window.moveTouch(finger, to: CGPoint(x: 120, y: 70))
        stage.layOut()
        #expect(slider.value == 1)
        #expect(slider.sunFrame.minY ≈ 50)
        stage.window.moveTouch(finger, to: CGPoint(x: 120, y: 900))
        stage.window.endTouch(finger)
        stage.layOut()
        #expect(slider.value == -2)
        #expect(slider.sunFrame.maxY ≈ 224)
    }

    @Test("An area is as high as the highest count")
    func histogram() {
        let view = HistogramView()
        let stage = AppStage(view, frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        #expect(view.areaPath == nil)
        view.counts = [0, 2, 4, 1]
        stage.layOut()
        #expect(view.areaPath?.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 100, height: 40))
        #expect(view.areaPath?.contains(CGPoint(x: 33, y: 22)) == true)
        #expect(view.areaPath?.contains(CGPoint(x: 33, y: 15)) == false)
    }

    @Test("Controls go to the side when the phone lies; a tap focuses, a pinch zooms within limits")
    func camera() {
        let camera = CameraController()
        let stage = AppStage(camera)
        #expect(camera.shutter.frame ≈ CGRect(x: 159, y: 844 - 34 - 16 - 72, width: 72, height: 72))
        #expect(camera.modes.frame ≈ CGRect(x: 0, y: 844 - 34 - 16 - 72 - 12 - 44, width: 390, height: 44))
        #expect(camera.gridView.frame ≈ CGRect(x: 0, y: 0, width: 390, height: 844))
        #expect(stage.window.isStatusBarHidden)
        stage.window.tap(at: CGPoint(x: 200, y: 300))
        #expect(camera.reticle.center ≈ CGPoint(x: 200, y: 300))
        stage.window.tap(camera.modes.items[1])
        #expect(camera.shutter.mode == .video)
        stage.window.pinch(at: CGPoint(x: 195, y: 400), from: 100, to: 200)
        #expect(camera.zoomLabel.text == "2.0×")
        #expect(camera.finder.transform.a ≈ 2)
        stage.window.pinch(at: CGPoint(x: 195, y: 400), from: 200, to: 20)
        #expect(camera.zoomLabel.text == "1.0×")
        #expect(camera.finder.transform.isIdentity)
        stage.window.rotate(to: .landscapeLeft)
        stage.layOut()
        #expect(camera.shutter.frame.maxX ≈ (844 - 47 - 16))
        #expect(camera.modes.frame.minX ≈ 47)
        #expect(camera.modes.frame.maxY ≈ (390 - 21))
        #expect(camera.modes.frame.width ≈ 180)
        stage.window.rotate(to: .portrait)
        stage.layOut()
        #expect(camera.shutter.frame.minX ≈ 159)
    }

    @Test("A switch stands at the end of its row, and tells what it is")
    func switchCell() {
        let cell = SwitchCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Grid"
        var heard: [Bool] = []
        cell.onToggle = { heard.append($0) }
        let stage = AppStage(cell, frame: CGRect(x: 0, y: 100, width: 390, height: 44))
        #expect(cell.toggle.frame.maxX ≈ 374)
        #expect(cell.toggle.frame.midY ≈ 22)
        #expect(cell.contentView.frame.maxX <= cell.toggle.frame.minX)
        stage.window.tap(cell.toggle)
        #expect(heard == [true])
        cell.prepareForReuse()
        #expect(!cell.toggle.isOn)
        #expect(cell.onToggle == nil)
    }

    @Test("A slider takes what name and value leave, in one line with them")
    func sliderCell() {
        let cell = SliderCell(style: .default, reuseIdentifier: nil)
        cell.set(name: "Quality", value: 80, range: 10...100)
        let stage = AppStage(cell, frame: CGRect(x: 0, y: 0, width: 390, height: 46))
        #expect(cell.nameLabel.frame.minX ≈ 16)
        #expect(cell.valueLabel.frame.maxX ≈ 374)
        #expect(cell.valueLabel.text == "80")
        // A slider is aligned two points inside of its frame.
        #expect(
            isNear(cell.slider.frame.inset(by: cell.slider.alignmentRectInsets).minX, cell.nameLabel.frame.maxX + 12))
        #expect(abs(cell.slider.center.y - cell.nameLabel.center.y) < 0.5)
        #expect(cell.valueLabel.frame.width ≈ 50)
        stage.layOut()
    }

    @Test("Settings hear of switches and sliders, and are put back by an alert")
    func settings() throws {
        let controller = CameraSettingsController()
        let stage = AppStage(UINavigationController(rootViewController: controller))
        let cells = controller.tableView.visibleCells
        try #require(cells.count == 4)
        stage.window.tap(try #require(cells[0] as? SwitchCell).toggle)
        #expect(controller.settings.showsGrid)
        let slider = try #require(cells[2] as? SliderCell).slider
        slider.value = 20
        slider.sendActions(for: .valueChanged)
        #expect(controller.settings == .init(showsGrid: true, hasSound: true, quality: 20))
        controller.tableView.tapRow(at: IndexPath(row: 1, section: 0))
        #expect(controller.presentedViewController == nil)
        stage.window.tap(cells[3])
        let alert = try #require(controller.presentedViewController as? UIAlertController)
        stage.wait(1)
        alert.choose("Reset")
        stage.layOut()
        #expect(controller.settings == .init())
        #expect((controller.tableView.visibleCells.first as? SwitchCell)?.toggle.isOn == false)
    }
}
