import EspalierControls
import EspalierViews
import Foundation
import TestSupport
import Testing

@Suite("UIImage and UIImageView")
struct ImageTests {
    let small = UIImage(size: size(10, 20)), large = UIImage(size: size(30, 40), scale: 2, name: "large")

    @Test("Images are equal by what they are")
    func equality() {
        #expect(small == UIImage(size: size(10, 20)) && small != large)
        #expect(small != UIImage(size: size(10, 20), scale: 2) && small != UIImage(size: size(10, 20), name: "a"))
        #expect(small != small.withRenderingMode(.alwaysTemplate))
        #expect(Set([small, UIImage(size: size(10, 20)), large]).count == 2)
        #expect(large.description == "UIImage(\"large\", 30.0 × 40.0 @2.0)")
        #expect(UIImage(named: "") == nil && UIImage(named: "a")?.name == "a" && UIImage().size == .zero)
        #expect(UIImage(systemName: "star")?.size == .zero)
    }

    @Test("A size or a scale that cannot be stops the program with a message")
    func refused() async {
        let size = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = UIImage(size: CGSize(width: -1, height: 2))
        }
        #expect(errorText(size).contains("UIImage: the size must be finite and not negative: -1.0 × 2.0"))
        let scale = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = UIImage(size: .zero, scale: 0)
        }
        #expect(errorText(scale).contains("UIImage: the scale must be finite and above 0: 0.0"))
    }

    @Test("Defaults of an image view; touches pass through it")
    func defaults() {
        for view in [UIImageView(), UIImageView(image: nil), UIImageView(frame: rect(1, 2, 3, 4))] {
            #expect(view.image == nil && view.highlightedImage == nil && !view.isHighlighted)
            #expect(!view.isUserInteractionEnabled && !view.isAnimating)
        }
        #expect(UIImageView(coder: NSCoder())?.isUserInteractionEnabled == false)
    }

    @Test("An image view has its image's size: intrinsic, fitting, and as its first frame")
    func sizes() {
        let view = UIImageView(image: small, highlightedImage: large)
        #expect(view.frame == rect(0, 0, 10, 20) && view.intrinsicContentSize == size(10, 20))
        #expect(view.sizeThatFits(size(1, 1)) == size(10, 20))
        view.isHighlighted = true
        #expect(view.intrinsicContentSize == size(30, 40))
        view.highlightedImage = nil
        #expect(view.intrinsicContentSize == size(10, 20))
        view.image = nil
        #expect(view.intrinsicContentSize == size(-1, -1) && view.sizeThatFits(size(5, 5)) == .zero)
    }

    @Test("Another image marks the superview, the same one does not; observers hear")
    func marks() throws {
        let view = UIImageView(), superview = CountingView()
        superview.addSubview(view)
        #expect(superview.layouts { view.image = small } == 1)
        #expect(superview.layouts { view.image = UIImage(size: size(10, 20)) } == 0)
        #expect(told(view, \.image) { view.image = large } == 1)
        try expectTextKey("image", of: view, reads: \.image, afterSetting: small)
    }

    @Test("An animation can be started where there are images for it")
    func animation() {
        let view = UIImageView()
        view.startAnimating()
        #expect(!view.isAnimating)
        view.animationImages = [small]
        view.startAnimating()
        #expect(view.isAnimating)
        view.stopAnimating()
        #expect(!view.isAnimating)
    }
}
