import EspalierViews
import Foundation
import Testing

@Suite("Sizes")
struct SizeTests {
    final class Fixed: UIView {
        var fitting = CGSize.zero
        var asked: [CGSize] = []

        override func sizeThatFits(_ size: CGSize) -> CGSize {
            asked.append(size)
            return fitting
        }
    }

    @Test("sizeThatFits of a plain view is its present bounds.size")
    func sizeThatFits() {
        let view = UIView(frame: rect(1, 2, 30, 40))
        #expect(view.sizeThatFits(size(500, 1)) == size(30, 40))
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(view.sizeThatFits(.zero) == size(30, 40))
    }

    @Test("sizeToFit takes what sizeThatFits(bounds.size) says and keeps frame.origin")
    func sizeToFit() {
        let view = Fixed(frame: rect(10, 20, 30, 40))
        view.fitting = size(100, 60)
        view.sizeToFit()
        #expect(view.frame == rect(10, 20, 100, 60))
        #expect(view.asked == [size(30, 40)])
    }

    @Test("sizeToFit under a transform sets bounds.size and keeps frame.origin")
    func sizeToFitUnderTransform() {
        let view = Fixed(frame: rect(10, 20, 30, 40))
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        let origin = view.frame.origin
        view.fitting = size(100, 60)
        view.sizeToFit()
        #expect(view.bounds.size == size(100, 60))
        #expect(view.frame.size == size(200, 120))
        #expect(close(view.frame.origin, origin))
    }

    @Test("intrinsicContentSize of a plain view has no metric")
    func intrinsicContentSize() {
        #expect(UIView.noIntrinsicMetric == -1)
        #expect(UIView(frame: rect(0, 0, 5, 5)).intrinsicContentSize == size(-1, -1))
    }
}
