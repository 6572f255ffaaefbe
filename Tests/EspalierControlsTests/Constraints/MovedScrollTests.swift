import EspalierControls
import EspalierViews
import Foundation
import Testing

@Suite("AUTOLAYOUT 1.5: scroll views move with their constrained contents")
struct MovedScrollTests {
    /// The scroll view, or a view above it, moves to another view of the tree, out of it, and back.
    @Test(
        "Contents, sizes and offsets are as before",
        arguments: [false, true], [0, 1, 2])
    func moved(_ isTable: Bool, _ depth: Int) throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        let (left, right) = (UIView(frame: root.bounds), UIView(frame: root.bounds))
        root.addSubview(left)
        root.addSubview(right)
        let place = CGRect(x: 0, y: 0, width: 200, height: 100)
        let scroll = isTable ? UITableView(frame: place) : UIScrollView(frame: place)
        var moving: UIView = scroll
        for _ in 0..<depth {
            let above = UIView(frame: root.bounds)
            above.addSubview(moving)
            moving = above
        }
        left.addSubview(moving)
        let content = UIView()
        content.translatesAutoresizingMaskIntoConstraints = false
        scroll.addSubview(content)
        var constraints = [
            content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 3),
            content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
            content.widthAnchor.constraint(equalToConstant: 250),
            content.heightAnchor.constraint(equalTo: scroll.frameLayoutGuide.heightAnchor, multiplier: 2),
        ]
        if !isTable {
            constraints += [
                content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
                content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
            ]
        }
        NSLayoutConstraint.activate(constraints)
        root.layoutIfNeeded()
        let (frame, size) = (content.frame, scroll.contentSize)
        #expect(frame == CGRect(x: 3, y: 0, width: 250, height: 200))
        if !isTable { #expect(size == CGSize(width: 253, height: 200)) }
        for target in [right, nil, left, right] {
            if let target { target.addSubview(moving) } else { moving.removeFromSuperview() }
            root.layoutIfNeeded()
            #expect(content.frame == frame && scroll.contentSize == size)
        }
        constraints[2].constant = 100
        root.layoutIfNeeded()
        #expect(content.frame.width == 100)
    }

    @Test("What stands beside a content follows it where the size that the list gets lets it scroll back")
    func scrolledBack() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.screenSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
        let (root, scroll, content, mark) = (UIView(frame: window.bounds), UIScrollView(), UIView(), UIView())
        window.addSubview(root)
        for view in [scroll, mark] { root.addSubview(view) }
        scroll.addSubview(content)
        for view in [scroll, content, mark] { view.translatesAutoresizingMaskIntoConstraints = false }
        NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: root.topAnchor),
            scroll.bottomAnchor.constraint(equalTo: root.bottomAnchor),
            scroll.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            content.topAnchor.constraint(equalTo: scroll.topAnchor),
            content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
            content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
            content.widthAnchor.constraint(equalToConstant: 90),
            content.heightAnchor.constraint(equalToConstant: 150),
            mark.topAnchor.constraint(equalTo: content.topAnchor),
            mark.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            mark.widthAnchor.constraint(equalToConstant: 10), mark.heightAnchor.constraint(equalToConstant: 10),
        ])
        window.layoutIfNeeded()
        // The content is longer than the list, and begins below the bar.
        #expect(scroll.contentOffset.y == -20 && mark.frame.minY == 20)
        root.frame.size.height = 300
        window.layoutIfNeeded()
        #expect(scroll.contentOffset.y == 0 && mark.frame.minY == 0)
    }
}
