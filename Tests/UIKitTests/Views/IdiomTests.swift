import Testing
import UIKit

/// What Interface Builder sees of a view on iOS.
@IBDesignable
final class InspectableView: UIView {
    @IBInspectable var inset: CGFloat = 4 {
        didSet { setNeedsLayout() }
    }
    private(set) var taps = 0

    @IBAction func tapped(_ sender: Any) {
        taps += 1
    }
}

/// A helper object, as they are on iOS.
final class ScrollObserver: NSObject, UIScrollViewDelegate {
    private(set) var offsets: [CGPoint] = []

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        offsets.append(scrollView.contentOffset)
    }
}

final class LoadingView: UIView {
    let label = UILabel()

    func load(completion: @escaping () -> Void) {
        DispatchQueue.main.async { [weak self] in
            self?.label.text = "Loaded"
            completion()
        }
    }
}

@Suite("Idioms of iOS code that stay as they are")
struct IdiomTests {
    @Test("Attributes of Interface Builder that need no Objective-C")
    func attributes() {
        let view = InspectableView()
        let button = UIButton(type: .system)
        button.addTarget(view, action: { $0.tapped }, for: .touchUpInside)
        view.layoutIfNeeded()
        view.inset = 8
        button.sendActions(for: .touchUpInside)
        #expect(view.taps == 1 && view.inset == 8)
    }

    @Test("Delegates that are NSObjects, with optional methods left out")
    func delegates() {
        let observer = ScrollObserver()
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scrollView.delegate = observer
        scrollView.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
        #expect(observer.offsets == [CGPoint(x: 0, y: 50)])
    }

    @Test("Work for the main queue is done there")
    @MainActor
    func mainQueue() async {
        let view = LoadingView()
        await withCheckedContinuation { continuation in
            view.load { continuation.resume() }
        }
        #expect(view.label.text == "Loaded")
    }

    @Test("Views in sets and dictionaries, found by tag and by what they are")
    func identity() {
        let root = UIView()
        let label = UILabel()
        label.tag = 7
        root.addSubview(label)
        let names: [UIView: String] = [root: "root", label: "label"]
        #expect(names[label] == "label" && Set([root, label, root]).count == 2)
        #expect(root.viewWithTag(7) === label && root.subviews.contains { $0 is UILabel })
        #expect(label.isDescendant(of: root) && root.subviews.firstIndex(of: label) == 0)
    }
}
