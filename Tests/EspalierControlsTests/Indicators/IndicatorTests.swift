import EspalierControls
import EspalierViews
import Foundation
import TestSupport
import Testing

@Suite("UIProgressView")
struct ProgressViewTests {
    let view = UIProgressView(progressViewStyle: .bar)

    @Test("Progress is kept from 0 to 1 and told")
    func progress() throws {
        #expect(UIProgressView().progress == 0 && UIProgressView().progressViewStyle == .default)
        #expect(view.progressViewStyle == .bar)
        #expect(told(view, \.progress) { view.setProgress(0.5, animated: true) } == 1)
        view.progress = 3
        #expect(view.progress == 1)
        view.progress = -3
        #expect(view.progress == 0)
        try expectTextKey("progress", of: view, reads: \.progress, afterSetting: 0.25)
    }

    @Test("Progress that is no number stops the program with a message")
    func notANumber() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            UIProgressView().progress = .nan
        }
        #expect(errorText(result).contains("UIProgressView: progress set to NaN"))
    }
}

@Suite("UIActivityIndicatorView")
struct ActivityIndicatorTests {
    let view = UIActivityIndicatorView()

    @Test("Hidden until it is started, and after it is stopped")
    func hiding() {
        #expect(view.style == .medium && view.hidesWhenStopped && view.isHidden && !view.isAnimating)
        #expect(told(view, \.isAnimating) { view.startAnimating() } == 1)
        #expect(view.isAnimating && !view.isHidden)
        view.stopAnimating()
        #expect(!view.isAnimating && view.isHidden)
        view.hidesWhenStopped = false
        #expect(!view.isHidden)
        view.startAnimating()
        view.stopAnimating()
        #expect(!view.isHidden)
        view.startAnimating()
        view.hidesWhenStopped = true
        #expect(!view.isHidden)
    }

    @Test("The style gives the size, and marks the superview")
    func style() throws {
        #expect(UIActivityIndicatorView(style: .large).frame == rect(0, 0, 37, 37))
        #expect(UIActivityIndicatorView(style: .medium).frame == rect(0, 0, 20, 20))
        let superview = CountingView()
        superview.addSubview(view)
        #expect(superview.layouts { view.style = .large } == 1)
        #expect(UIActivityIndicatorView(coder: NSCoder())?.isHidden == true)
        try expectTextKey("hidesWhenStopped", of: view, reads: \.hidesWhenStopped, afterSetting: false)
    }
}
