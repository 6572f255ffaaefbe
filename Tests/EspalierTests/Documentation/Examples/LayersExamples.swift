// swift-format-ignore-file
// The examples of Docs/Layers.md, made from the page by a test: edit the page, and record.
import Espalier
import Testing

private func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
    Printed.add(items, separator: separator, terminator: terminator)
}

@Suite("The examples of Docs/Layers.md")
struct LayersExamples {
    @Test("1: Layers")
    func example1() async throws {
        let printed = try await Printed.collect {
            final class RingView: UIView {
                let ring = CAShapeLayer()

                override init(frame: CGRect) {
                    super.init(frame: frame)
                    ring.fillColor = nil
                    ring.strokeColor = UIColor.systemBlue.cgColor
                    ring.lineWidth = 6
                    layer.addSublayer(ring)
                    layer.borderWidth = 1
                }

                required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

                override func layoutSubviews() {
                    super.layoutSubviews()
                    layer.cornerRadius = bounds.height / 2
                    ring.frame = bounds
                    ring.path = UIBezierPath(ovalIn: bounds.insetBy(dx: 3, dy: 3)).cgPath
                }
            }

            let view = RingView(frame: CGRect(x: 10, y: 10, width: 80, height: 40))
            view.layoutIfNeeded()
            print(view.layer.cornerRadius, view.ring.path?.boundingBoxOfPath ?? .null)
            view.layer.position = CGPoint(x: 100, y: 100)
            print(view.frame)
        }
        try Printed.compare(printed, withExample: 1, of: "Docs/Layers.md")
    }
}
