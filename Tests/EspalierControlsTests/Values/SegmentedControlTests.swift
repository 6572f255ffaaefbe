import EspalierControls
import EspalierViews
import Foundation
import TestSupport
import Testing

@Suite("UISegmentedControl")
struct SegmentedControlTests {
    let control = UISegmentedControl(items: ["a", "Test", UIImage(size: size(10, 10))])

    @Test("Defaults")
    func defaults() {
        let empty = UISegmentedControl()
        #expect(empty.selectedSegmentIndex == -1 && empty.numberOfSegments == 0 && !empty.isMomentary)
        #expect(UISegmentedControl(items: nil).numberOfSegments == 0 && UISegmentedControl.noSegment == -1)
    }

    @Test("As many times as there are segments, the widest title and 19; 32 high")
    func sizes() {
        #expect(control.intrinsicContentSize == size(135, 31))
        #expect(control.frame.size == control.sizeThatFits(.zero))
        control.setWidth(100, forSegmentAt: 0)
        #expect(control.intrinsicContentSize.width == 190)
        control.apportionsSegmentWidthsByContent = true
        #expect(control.intrinsicContentSize.width == 174)
    }

    @Test("Another title marks the superview; another selection does not")
    func marks() {
        let superview = CountingView()
        superview.addSubview(control)
        #expect(superview.layouts { control.setTitle("longer", forSegmentAt: 0) } == 1)
        #expect(superview.layouts { control.selectedSegmentIndex = 1 } == 0)
        #expect(superview.layouts { control.removeSegment(at: 0, animated: false) } == 1)
    }

    @Test("Titles, images, widths and activity by segment; outside there is nothing")
    func segments() {
        #expect(control.titleForSegment(at: 1) == "Test" && control.imageForSegment(at: 1) == nil)
        #expect(control.imageForSegment(at: 2)?.size == size(10, 10) && control.titleForSegment(at: 2) == nil)
        control.setImage(UIImage(size: size(1, 1)), forSegmentAt: 0)
        #expect(control.titleForSegment(at: 0) == nil)
        control.setTitle("b", forSegmentAt: 0)
        #expect(control.imageForSegment(at: 0) == nil && control.titleForSegment(at: 0) == "b")
        control.setEnabled(false, forSegmentAt: 0)
        #expect(!control.isEnabledForSegment(at: 0) && control.isEnabledForSegment(at: 1))
        control.setTitle("x", forSegmentAt: 3)
        control.setWidth(5, forSegmentAt: -1)
        control.removeSegment(at: 9, animated: false)
        #expect(control.numberOfSegments == 3 && control.titleForSegment(at: 3) == nil)
        #expect(control.widthForSegment(at: 3) == 0 && !control.isEnabledForSegment(at: 3))
    }

    @Test("The selection stays with its segment when others come and go")
    func selection() throws {
        control.selectedSegmentIndex = 1
        control.insertSegment(withTitle: "first", at: -5, animated: false)
        #expect(control.selectedSegmentIndex == 2 && control.titleForSegment(at: 0) == "first")
        control.insertSegment(withTitle: "last", at: 99, animated: false)
        #expect(control.selectedSegmentIndex == 2 && control.titleForSegment(at: 4) == "last")
        control.removeSegment(at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 1)
        control.removeSegment(at: 1, animated: false)
        #expect(control.selectedSegmentIndex == -1)
        try expectTextKey("selectedSegmentIndex", of: control, reads: \.selectedSegmentIndex, afterSetting: 1)
        control.removeAllSegments()
        #expect(control.selectedSegmentIndex == -1 && control.numberOfSegments == 0)
    }

    @Test("A tap selects and sends, once; nothing where it is disabled; momentary ones select nothing")
    func taps() {
        let log = CallLog()
        control.addAction(UIAction { _ in log.note("changed") }, for: .valueChanged)
        control.insertSegment(action: UIAction(title: "do") { _ in log.note("done") }, at: 0, animated: false)
        #expect(control.titleForSegment(at: 0) == "do" && control.actionForSegment(at: 0)?.title == "do")
        control.tapSegment(at: 0)
        control.tapSegment(at: 0)
        #expect(log.calls == ["done", "changed"] && control.selectedSegmentIndex == 0)
        control.setEnabled(false, forSegmentAt: 1)
        control.tapSegment(at: 1)
        #expect(control.selectedSegmentIndex == 0)
        control.isMomentary = true
        control.tapSegment(at: 2)
        control.tapSegment(at: 2)
        #expect(log.calls.count == 4 && control.selectedSegmentIndex == -1)
        control.isEnabled = false
        control.tapSegment(at: 2)
        #expect(log.calls.count == 4)
    }

    @Test("Selecting a segment that is not there stops the program with a message")
    func outside() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            UISegmentedControl(items: ["a"]).selectedSegmentIndex = 1
        }
        #expect(errorText(result).contains("UISegmentedControl: no segment 1 to select; there are 1"))
    }
}
