import EspalierControls
import EspalierViews
import Foundation
import Testing

@Suite("AUTOLAYOUT 1.5: centres of scroll views")
struct ScrollCenterTests {
    private func scroll(_ attributes: [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)]) -> (
        scroll: UIScrollView, content: UIView
    ) {
        let scroll = UIScrollView(frame: CGRect(x: 30, y: 40, width: 200, height: 100))
        scroll.layoutMargins = UIEdgeInsets(top: 2, left: 10, bottom: 6, right: 30)
        scroll.contentOffset = CGPoint(x: 17, y: 23)
        let content = UIView()
        content.translatesAutoresizingMaskIntoConstraints = false
        scroll.addSubview(content)
        NSLayoutConstraint.activate(
            [
                content.widthAnchor.constraint(equalToConstant: 500),
                content.heightAnchor.constraint(equalToConstant: 300),
                scroll.contentLayoutGuide.widthAnchor.constraint(equalToConstant: 900),
                scroll.contentLayoutGuide.heightAnchor.constraint(equalToConstant: 800),
            ]
                + attributes.map {
                    NSLayoutConstraint(
                        item: content, attribute: $0.0, relatedBy: .equal, toItem: scroll, attribute: $0.1,
                        multiplier: 1, constant: 0)
                })
        scroll.layoutIfNeeded()
        return (scroll, content)
    }

    @Test("AUTOLAYOUT 1.5: those of a rectangle of the frame's size at 0, 0 of the content, so that the view scrolls")
    func centers() {
        let (scroll, content) = scroll([(.centerX, .centerX), (.centerY, .centerY)])
        #expect(content.center == CGPoint(x: 100, y: 50))
        scroll.contentOffset = CGPoint(x: 60, y: 70)
        scroll.layoutIfNeeded()
        #expect(content.center == CGPoint(x: 100, y: 50))
        scroll.frame.size.width = 300
        scroll.layoutIfNeeded()
        #expect(content.center == CGPoint(x: 150, y: 50))
    }

    @Test("AUTOLAYOUT 1.5: within margins likewise; edges speak of the content, sizes of the frame")
    func margins() {
        let (held, content) = scroll([(.centerX, .centerXWithinMargins), (.centerY, .centerYWithinMargins)])
        #expect(content.center == CGPoint(x: 90, y: 48))
        #expect(held.contentSize == CGSize(width: 900, height: 800))
        let (_, other) = scroll([(.right, .right), (.bottom, .bottom)])
        #expect(other.frame.maxX == 900 && other.frame.maxY == 800)
    }

    @Test("AUTOLAYOUT 1.5: the frame guide's centre stays where it is seen, also held to the view's own")
    func frameGuide() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        scroll.contentOffset = CGPoint(x: 20, y: 30)
        let (seen, held) = (UIView(), UILayoutGuide())
        seen.translatesAutoresizingMaskIntoConstraints = false
        scroll.addSubview(seen)
        scroll.addLayoutGuide(held)
        NSLayoutConstraint.activate([
            seen.centerXAnchor.constraint(equalTo: scroll.frameLayoutGuide.centerXAnchor),
            seen.centerYAnchor.constraint(equalTo: scroll.frameLayoutGuide.centerYAnchor),
            held.centerXAnchor.constraint(equalTo: scroll.centerXAnchor),
            held.widthAnchor.constraint(equalToConstant: 10),
        ])
        scroll.layoutIfNeeded()
        #expect(seen.center == CGPoint(x: 120, y: 80) && held.layoutFrame.midX == 100)
    }
}
