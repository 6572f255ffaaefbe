import EspalierViews
import Foundation
import Testing

/// A view whose end reads what a layout pass watches.
private final class ReadsAtItsEnd: UIView {
    deinit {
        _ = frame
        _ = subviews
        _ = layer.position
    }
}

/// Makes its subviews anew in each layout.
private final class Host: UIView {
    var row: UIView? = ReadsAtItsEnd()
    var passes = 0

    override func layoutSubviews() {
        super.layoutSubviews()
        passes += 1
        row?.removeFromSuperview()
        row = ReadsAtItsEnd(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
        if let row {
            addSubview(row)
            row.addSubview(ReadsAtItsEnd())
            _ = row.layer
            _ = row.frame
        }
    }
}

@Suite("Views that end inside a layout pass")
struct EndingInPassTests {
    @Test("A deinit may read, whether its view was read before in the pass or not")
    func reads() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let host = Host(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        window.addSubview(host)
        _ = host.layer
        for _ in 0..<3 {
            host.setNeedsLayout()
            window.layoutIfNeeded()
        }
        #expect(host.passes >= 3)
        #expect(host.subviews.count == 1)
        host.row = nil
        host.subviews.first?.removeFromSuperview()
        window.layoutIfNeeded()
        #expect(host.subviews.count == 1)
    }

    @Test("A view that only a property of the one that is laid out held")
    func dropped() {
        final class Dropping: UIView {
            var view: UIView? = ReadsAtItsEnd()
            override func layoutSubviews() {
                super.layoutSubviews()
                view = nil
            }
        }
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let dropping = Dropping()
        root.addSubview(dropping)
        root.layoutIfNeeded()
        #expect(dropping.view == nil)
    }
}
