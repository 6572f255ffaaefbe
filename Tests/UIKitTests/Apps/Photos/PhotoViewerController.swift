import UIKit

/// A photo that a double tap and two fingers enlarge, always in the middle while it is smaller than the screen. It sizes
/// the picture by itself, so that the pixels stay sharp.
final class PhotoViewerController: UIViewController, UIScrollViewDelegate {
    let scrollView = UIScrollView()
    let imageView: UIImageView
    private var laidOutSize = CGSize.zero
    private var fit: CGFloat = 1

    private(set) var scale: CGFloat = 1

    init(image: UIImage) {
        imageView = UIImageView(image: image)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        scrollView.delegate = self
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.addSubview(imageView)
        view.addSubview(scrollView)
        let tap = UITapGestureRecognizer(target: self, action: PhotoViewerController.doubleTapped(_:))
        tap.numberOfTapsRequired = 2
        scrollView.addGestureRecognizer(tap)
        scrollView.addGestureRecognizer(
            UIPinchGestureRecognizer(target: self, action: PhotoViewerController.pinched(_:)))
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard view.bounds.size != laidOutSize, let size = imageView.image?.size, size.width > 0 else { return }
        laidOutSize = view.bounds.size
        scrollView.frame = view.bounds
        fit = min(view.bounds.width / size.width, view.bounds.height / size.height)
        setScale(fit, around: .zero)
    }

    /// Keeps the point of the picture, in parts of its size, in the middle of the screen as far as the edges let it.
    private func setScale(_ new: CGFloat, around anchor: CGPoint) {
        scale = min(max(new, fit), fit * 4)
        let image = imageView.image?.size ?? .zero
        let size = CGSize(width: image.width * scale, height: image.height * scale)
        imageView.frame = CGRect(origin: .zero, size: size)
        scrollView.contentSize = size
        let bounds = scrollView.bounds.size
        let horizontal = max(0, (bounds.width - size.width) / 2)
        let vertical = max(0, (bounds.height - size.height) / 2)
        scrollView.contentInset = UIEdgeInsets(top: vertical, left: horizontal, bottom: vertical, right: horizontal)
        let x = min(max(anchor.x * size.width - bounds.width / 2, 0), max(0, size.width - bounds.width))
        let y = min(max(anchor.y * size.height - bounds.height / 2, 0), max(0, size.height - bounds.height))
        scrollView.contentOffset = CGPoint(
            x: horizontal > 0 ? -horizontal : x, y: vertical > 0 ? -vertical : y)
    }

    private func anchor(of gesture: UIGestureRecognizer) -> CGPoint {
        let point = gesture.location(in: imageView)
        return CGPoint(x: point.x / imageView.bounds.width, y: point.y / imageView.bounds.height)
    }

    private func doubleTapped(_ gesture: UITapGestureRecognizer) {
        setScale(scale < fit * 2 ? fit * 4 : fit, around: anchor(of: gesture))
    }

    private func pinched(_ gesture: UIPinchGestureRecognizer) {
        guard gesture.state == .changed else { return }
        setScale(scale * gesture.scale, around: anchor(of: gesture))
        gesture.scale = 1
    }
}

/// Two photos above one another, of which a bar shows more or less.
final class CompareView: UIView {
    let before = UIImageView()
    let after = UIImageView()
    private let clip = UIView()
    private let handle = UIView()

    private(set) var split: CGFloat = 0.5 {
        didSet {
            split = min(max(split, 0), 1)
            setNeedsLayout()
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        clip.clipsToBounds = true
        handle.backgroundColor = .white
        addSubview(before)
        addSubview(clip)
        clip.addSubview(after)
        addSubview(handle)
        addGestureRecognizer(UIPanGestureRecognizer(target: self, action: CompareView.dragged(_:)))
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    var handleFrame: CGRect { handle.frame }
    var visiblePart: CGRect { clip.frame }

    override func layoutSubviews() {
        super.layoutSubviews()
        let x = bounds.width * split
        before.frame = bounds
        clip.frame = CGRect(x: x, y: 0, width: bounds.width - x, height: bounds.height)
        // The image stands where the one below it stands, whatever of it is seen.
        after.frame = CGRect(x: -x, y: 0, width: bounds.width, height: bounds.height)
        handle.frame = CGRect(x: x - 1, y: 0, width: 2, height: bounds.height)
    }

    private func dragged(_ gesture: UIPanGestureRecognizer) {
        split = gesture.location(in: self).x / bounds.width
    }
}
