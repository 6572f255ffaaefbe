import Testing
import UIKit

@Suite("Initialisers as they are written for iOS")
struct InitialiserTests {
    /// An initialiser without parameters of its own, and no coder.
    final class Separator: UIView {
        init() {
            super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 1))
            backgroundColor = .separator
        }

        required init?(coder: NSCoder) {
            fatalError("init(coder:) has not been implemented")
        }
    }

    /// Dependencies by the initialiser.
    final class Badge: UILabel {
        let insets: UIEdgeInsets

        init(insets: UIEdgeInsets) {
            self.insets = insets
            super.init(frame: .zero)
            textAlignment = .center
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) {
            fatalError("init(coder:) has not been implemented")
        }

        override var intrinsicContentSize: CGSize {
            let size = super.intrinsicContentSize
            return CGSize(
                width: size.width + insets.left + insets.right, height: size.height + insets.top + insets.bottom)
        }

        override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    }

    /// Nothing overridden: all initialisers are inherited.
    final class Plain: UIView {
        var taps = 0
    }

    final class Controller: UIViewController {
        let number: Int

        init(number: Int) {
            self.number = number
            super.init(nibName: nil, bundle: nil)
            title = "No. \(number)"
        }

        required init?(coder: NSCoder) {
            fatalError("init(coder:) has not been implemented")
        }
    }

    @Test("Of views: without parameters, with dependencies, inherited")
    func views() {
        #expect(Separator().frame == CGRect(x: 0, y: 0, width: 100, height: 1))
        let badge = Badge(insets: UIEdgeInsets(top: 2, left: 6, bottom: 2, right: 6))
        badge.text = "Test"
        badge.sizeToFit()
        #expect(badge.bounds.size == CGSize(width: 32.5 + 12, height: 20.5 + 4))
        #expect(Plain().frame == .zero)
        #expect(Plain(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).center == CGPoint(x: 2.5, y: 4))
    }

    @Test("Of controllers: with a dependency")
    func controllers() {
        let controller = Controller(number: 7)
        #expect(controller.title == "No. 7" && controller.nibName == nil && !controller.isViewLoaded)
    }
}
