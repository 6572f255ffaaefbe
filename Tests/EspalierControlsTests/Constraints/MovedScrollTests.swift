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
}
