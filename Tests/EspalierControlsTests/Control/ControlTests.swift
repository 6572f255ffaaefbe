import EspalierControls
import EspalierViews
import Testing

@Suite("UIControl")
struct ControlTests {
    let control = UIControl()

    @Test("Defaults")
    func defaults() {
        #expect(control.isEnabled)
        #expect(!control.isSelected)
        #expect(!control.isHighlighted)
        #expect(control.state == .normal)
        #expect(control.isUserInteractionEnabled)
        #expect(control.intrinsicContentSize == size(-1, -1))
    }

    @Test("The state follows from the three flags", arguments: 0..<8)
    func state(bits: Int) {
        control.isHighlighted = bits & 1 != 0
        control.isEnabled = bits & 2 == 0
        control.isSelected = bits & 4 != 0
        #expect(control.isHighlighted == (bits & 1 != 0))
        #expect(control.isEnabled == (bits & 2 == 0))
        #expect(control.isSelected == (bits & 4 != 0))
        #expect(control.state.rawValue == UInt(bits))
        #expect(control.state.contains(.highlighted) == (bits & 1 != 0))
        #expect(control.state.contains(.disabled) == (bits & 2 != 0))
        #expect(control.state.contains(.selected) == (bits & 4 != 0))
    }

    @Test("The bits of the states are UIKit's")
    func bits() {
        #expect(UIControl.State.normal.rawValue == 0)
        #expect(UIControl.State.highlighted.rawValue == 1)
        #expect(UIControl.State.disabled.rawValue == 2)
        #expect(UIControl.State.selected.rawValue == 4)
        #expect(UIControl.State.focused.rawValue == 8)
        #expect(UIControl.State.application.rawValue == 0x00FF_0000)
        #expect(UIControl.State.reserved.rawValue == 0xFF00_0000)
    }
}
