import EspalierViews
import Foundation
import Testing

@testable import EspalierControls

@Suite("What labels remember")
struct LabelMemoTests {
    private let text = "A text that is long enough to be worth keeping, over two lines"

    @Test("A text is measured once for its own size and once for a width, however often both are asked")
    func once() {
        let label = UILabel()
        label.text = text
        label.numberOfLines = 0
        for _ in 0..<5 {
            _ = label.intrinsicContentSize
            _ = label.sizeThatFits(CGSize(width: 200, height: 0))
        }
        #expect(label.memo?.measurings == 2)
        label.font = .systemFont(ofSize: 12)
        _ = label.intrinsicContentSize
        #expect(label.memo?.measurings == 3)
    }

    @Test("A pass measures a label in constraints for its own size and for its width, and no pass after that does")
    func pass() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
        let label = UILabel()
        label.text = text
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: root.topAnchor), label.leftAnchor.constraint(equalTo: root.leftAnchor),
            label.rightAnchor.constraint(equalTo: root.rightAnchor),
        ])
        root.layoutIfNeeded()
        let first = label.memo?.measurings ?? 0
        #expect((1...2).contains(first))
        for height in 401...410 {
            root.frame.size.height = CGFloat(height)
            root.layoutIfNeeded()
        }
        #expect(label.memo?.measurings == first)
    }

    @Test("A short text is measured as quickly as an answer is found, and has no memory")
    func short() {
        let label = UILabel()
        label.text = "Short"
        _ = label.intrinsicContentSize
        #expect(label.memo == nil)
    }
}
