import EspalierControls
import EspalierViews
import Foundation
import Testing

@Suite("Designs of controls")
struct ControlDesignTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let testDescription: String
        /// By design, in frames.
        let sizes: [CGSize]
        let make: @Sendable () -> UIView

        init(
            _ title: String, _ first: CGSize, _ second: CGSize, _ third: CGSize,
            _ make: @escaping @Sendable () -> UIView
        ) {
            testDescription = title
            sizes = [first, second, third]
            self.make = make
        }
    }

    static let rows = [
        Row("switch", size(51, 31), size(51, 31), size(63, 28)) { UISwitch() },
        Row("slider", size(9, 31), size(9, 31), size(9, 34)) { UISlider() },
        Row("stepper", size(94, 29), size(94, 32), size(94, 32)) { UIStepper() },
        Row("segmented control", size(0, 29), size(0, 32), size(0, 32)) { UISegmentedControl() },
        Row("progress view", size(9, 2), size(9, 4), size(9, 4)) { UIProgressView() },
        Row("text field", size(0, 21), size(0, 22), size(0, 22)) { UITextField() },
        Row("text field with a border", size(14, 30), size(14, 34), size(14, 34)) {
            let field = UITextField()
            field.font = .systemFont(ofSize: 14)
            field.borderStyle = .roundedRect
            return field
        },
        Row("search bar", size(9, 44), size(9, 56), size(9, 56)) { UISearchBar() },
        Row("navigation bar", size(9, 44), size(9, 44), size(9, 54)) { UINavigationBar() },
        Row("page control", size(39, 37), size(116, 26), size(116, 26)) {
            let control = UIPageControl()
            control.numberOfPages = 3
            return control
        },
    ]

    @Test("Each control is as large as its window's design has it, and today's without a window", arguments: rows)
    func sizes(row: Row) throws {
        let view = row.make()
        let present = try #require(ControlDesign.allCases.firstIndex(of: .current))
        #expect(view.sizeThatFits(size(9, 0)) == row.sizes[present])
        let window = UIWindow(frame: rect(0, 0, 300, 300))
        window.addSubview(view)
        for (design, expected) in zip(ControlDesign.allCases, row.sizes) {
            window.controlDesign = design
            #expect(view.sizeThatFits(size(9, 0)) == expected, "\(design)")
        }
    }

    @Test("Going into a window of another design, and another design of the window, mark the superview")
    func marks() {
        let old = UIWindow(frame: rect(0, 0, 300, 300)), new = UIWindow(frame: rect(0, 0, 300, 300))
        old.controlDesign = .iOS18
        new.controlDesign = .iOS26
        let superview = CountingView(), control = UISwitch(frame: rect(5, 6, 0, 0))
        superview.addSubview(control)
        #expect(control.frame == rect(5, 6, 63, 28))
        old.addSubview(superview)
        #expect(control.frame == rect(5, 6, 51, 31))
        #expect(superview.layouts { new.addSubview(superview) } == 1)
        #expect(control.frame == rect(5, 6, 63, 28))
        #expect(superview.layouts { new.controlDesign = .iOS12 } == 1)
        #expect(superview.layouts { new.controlDesign = .iOS12 } == 0)
        #expect(control.frame == rect(5, 6, 51, 31))
    }
}
