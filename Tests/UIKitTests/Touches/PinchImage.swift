import UIKit

/// An image that two fingers enlarge and turn at a time, and that a double tap puts back.
final class PinchImage: UIView, UIGestureRecognizerDelegate {
    let imageView = UIImageView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        imageView.frame = bounds.insetBy(dx: 50, dy: 50)
        imageView.isUserInteractionEnabled = true
        addSubview(imageView)
        let pinch = UIPinchGestureRecognizer(target: self, action: PinchImage.pinched(_:))
        let rotation = UIRotationGestureRecognizer(target: self, action: PinchImage.turned(_:))
        let double = UITapGestureRecognizer(target: self, action: PinchImage.reset)
        double.numberOfTapsRequired = 2
        for gesture in [pinch, rotation, double] {
            gesture.delegate = self
            imageView.addGestureRecognizer(gesture)
        }
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func pinched(_ gesture: UIPinchGestureRecognizer) {
        guard gesture.state == .began || gesture.state == .changed else { return }
        imageView.transform = imageView.transform.scaledBy(x: gesture.scale, y: gesture.scale)
        gesture.scale = 1
    }

    private func turned(_ gesture: UIRotationGestureRecognizer) {
        guard gesture.state == .began || gesture.state == .changed else { return }
        imageView.transform = imageView.transform.rotated(by: gesture.rotation)
        gesture.rotation = 0
    }

    private func reset() {
        imageView.transform = .identity
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        true
    }
}
