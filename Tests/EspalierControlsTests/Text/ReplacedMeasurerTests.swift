import EspalierControls
import EspalierViews
import Foundation
import Testing

@Suite("Replacing the measurer")
struct ReplacedMeasurerTests {
    /// Ten points for a character, each run on a line of twenty.
    struct Blocks: TextMeasuring {
        func size(of runs: [TextRun], wrapping: TextWrapping, maximumLines: Int) -> CGSize {
            let characters = runs.reduce(0) { $0 + $1.text.count }
            return characters == 0 ? .zero : CGSize(width: 10 * characters, height: 20 * runs.count)
        }
    }

    @Test("A view's own measurer goes before the window's, and that before the table")
    func order() {
        let window = UIWindow(frame: rect(0, 0, 100, 100)), label = UILabel()
        label.text = "abc"
        let byTable = label.intrinsicContentSize
        window.addSubview(label)
        window.textMeasurer = Blocks()
        #expect(label.intrinsicContentSize == size(30, 20))
        label.textMeasurer = TextMeasurer(scale: 2)
        #expect(label.intrinsicContentSize == byTable)
        label.textMeasurer = nil
        label.removeFromSuperview()
        #expect(label.intrinsicContentSize == byTable)
    }

    @Test("All that show text ask it")
    func everywhere() {
        let window = UIWindow(frame: rect(0, 0, 100, 100))
        window.textMeasurer = Blocks()
        let button = UIButton(), field = UITextField(), view = UITextView()
        let segments = UISegmentedControl(items: ["ab"])
        for view in [button, field, view, segments] { window.addSubview(view) }
        button.setTitle("abcde", for: .normal)
        field.text = "ab"
        view.text = "abc"
        view.isScrollEnabled = false
        #expect(button.intrinsicContentSize == size(50, 32) && field.intrinsicContentSize == size(20, 21.5))
        #expect(view.intrinsicContentSize == size(40, 36) && segments.intrinsicContentSize == size(39, 31))
    }

    @Test("Another measurer marks the superviews of all texts of the window; so does going into one")
    func marks() {
        let window = UIWindow(frame: rect(0, 0, 100, 100)), superview = CountingView(), holder = CountingView()
        let label = UILabel()
        holder.addSubview(label)
        superview.addSubview(holder)
        window.addSubview(superview)
        #expect(holder.layouts { window.textMeasurer = Blocks() } == 1)
        #expect(holder.layouts { superview.removeFromSuperview() } == 1)
        #expect(holder.layouts { window.addSubview(superview) } == 1)
        window.textMeasurer = nil
        window.layoutIfNeeded()
        #expect(holder.layouts { superview.removeFromSuperview() } == 0)
        #expect(holder.layouts { label.textMeasurer = Blocks() } == 1)
    }
}
