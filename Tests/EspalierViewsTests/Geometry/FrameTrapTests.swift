import EspalierViews
import Foundation
import TestSupport
import Testing

@Suite("Geometry that is not finite is refused (row 15)")
struct FrameTrapTests {
    @Test("A NaN in frame")
    func frameWithNaN() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            UIView().frame = CGRect(x: 12.5, y: CGFloat.nan, width: 34.5, height: 4)
        }
        let text = errorText(result)
        #expect(
            text.contains("frame of UIView") && text.contains("12.5") && text.contains("nan") && text.contains("34.5"),
            "\(text)")
    }

    @Test("An infinite frame")
    func infiniteFrame() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            UIView().frame = CGRect(x: 0, y: 0, width: 34.5, height: CGFloat.infinity)
        }
        let text = errorText(result)
        #expect(text.contains("frame") && text.contains("inf") && text.contains("34.5"), "\(text)")
    }

    @Test("init(frame:) with a NaN")
    func initialiser() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = UIView(frame: CGRect(x: CGFloat.nan, y: 17.5, width: 0, height: 0))
        }
        let text = errorText(result)
        #expect(text.contains("frame") && text.contains("nan") && text.contains("17.5"), "\(text)")
    }

    @Test("A NaN in bounds")
    func boundsWithNaN() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            UIView().bounds = CGRect(x: 0, y: 0, width: CGFloat.nan, height: 41.5)
        }
        let text = errorText(result)
        #expect(text.contains("bounds of UIView") && text.contains("nan") && text.contains("41.5"), "\(text)")
    }

    @Test("A negative infinity in center")
    func infiniteCenter() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            UIView().center = CGPoint(x: 8.5, y: -CGFloat.infinity)
        }
        let text = errorText(result)
        #expect(text.contains("center of UIView") && text.contains("-inf") && text.contains("8.5"), "\(text)")
    }

    @Test("A NaN in transform")
    func transformWithNaN() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            UIView().transform = CGAffineTransform(scaleX: CGFloat.nan, y: 2.5)
        }
        let text = errorText(result)
        #expect(text.contains("transform of UIView") && text.contains("nan") && text.contains("2.5"), "\(text)")
    }

    @Test("A NaN in alpha")
    func alphaWithNaN() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            UIView().alpha = CGFloat.nan
        }
        let text = errorText(result)
        #expect(text.contains("alpha of UIView") && text.contains("set to NaN"), "\(text)")
    }
}
