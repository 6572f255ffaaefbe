import EspalierViews
import Foundation
import Testing

@testable import EspalierControls

@Suite("Sizes of controls")
struct IntrinsicSizeTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let intrinsic: CGSize
        /// What fits into 200 × 100.
        let fits: CGSize
        let make: @Sendable () -> UIView

        init(_ title: String, _ intrinsic: CGSize, fits: CGSize? = nil, _ make: @escaping @Sendable () -> UIView) {
            testDescription = title
            self.intrinsic = intrinsic
            self.fits = fits ?? intrinsic
            self.make = make
        }
    }

    static let rows = [
        Row("UIControl", size(-1, -1), fits: .zero) { UIControl() },
        Row("UILabel", .zero) { UILabel() },
        Row("UIButton", size(30, 34)) { UIButton() },
        Row("UIImageView", size(-1, -1), fits: .zero) { UIImageView() },
        Row("UIImageView with an image", size(12, 34)) { UIImageView(image: UIImage(size: size(12, 34))) },
        Row("UITextField", size(0, 22)) { UITextField() },
        Row("UITextView", size(-1, -1), fits: size(10, 30.5)) { UITextView() },
        Row("UISwitch", size(61, 28), fits: size(63, 28)) { UISwitch() },
        Row("UISlider", size(-1, 33), fits: size(200, 34)) { UISlider() },
        Row("UIStepper", size(94, 32)) { UIStepper() },
        Row("UISegmentedControl", size(0, 31), fits: size(0, 32)) { UISegmentedControl() },
        Row("UIPageControl", size(0, 26)) { UIPageControl() },
        Row("UIProgressView", size(-1, 4), fits: size(200, 4)) { UIProgressView() },
        Row("UIActivityIndicatorView, medium", size(20, 20)) { UIActivityIndicatorView() },
        Row("UIActivityIndicatorView, large", size(37, 37)) { UIActivityIndicatorView(style: .large) },
        Row("UIDatePicker", size(320, 216)) { UIDatePicker() },
        Row("UIPickerView", size(320, 216)) { UIPickerView() },
        Row("UISearchBar", size(-1, 56), fits: size(200, 56)) { UISearchBar() },
        Row("UINavigationBar", size(-1, 54), fits: size(200, 54)) { UINavigationBar() },
        Row("UINavigationBar, large titles", size(-1, 106), fits: size(200, 106)) {
            let bar = UINavigationBar()
            bar.prefersLargeTitles = true
            return bar
        },
        Row("UIToolbar", size(-1, 44), fits: size(200, 44)) { UIToolbar() },
        Row("UITabBar", size(-1, 49), fits: size(200, 49)) { UITabBar() },
        Row("UIVisualEffectView", size(-1, -1), fits: .zero) { UIVisualEffectView(effect: nil) },
        Row("WKWebView", size(-1, -1), fits: .zero) { WKWebView() },
    ]

    @Test("Each class has its intrinsic size, and fits its size", arguments: rows)
    func sizes(row: Row) {
        let view = row.make()
        #expect(view.intrinsicContentSize == row.intrinsic)
        #expect(view.sizeThatFits(size(200, 100)) == row.fits)
    }

    @Test("Boxes are plain views with frames and subviews")
    func boxes() {
        let boxes: [UIView] = [
            WKWebView(), MKMapView(), GLKView(), SCNView(), SKView(), ARSCNView(), ARSKView(), MTKView(),
        ]
        for box in boxes {
            box.frame = rect(1, 2, 3, 4)
            let subview = UIView()
            box.addSubview(subview)
            #expect(box.frame == rect(1, 2, 3, 4) && box.subviews == [subview] && box.intrinsicContentSize.width == -1)
        }
        let augmented: [UIView] = [ARSCNView(), ARSKView()]
        #expect(augmented[0] is SCNView && augmented[1] is SKView)
    }
}
