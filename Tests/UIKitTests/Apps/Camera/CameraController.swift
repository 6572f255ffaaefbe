import UIKit

/// The finder fills the screen; the controls stand below it, or beside it when the phone lies.
final class CameraController: UIViewController {
    let finder = UIView()
    let gridView = GridOverlayView()
    let reticle = FocusReticleView()
    let exposure = ExposureSlider()
    let shutter = ShutterButton()
    let modes = ModeStrip(titles: ["Photo", "Video"])
    let zoomLabel = UILabel()

    private var zoom: CGFloat = 1 {
        didSet {
            zoom = min(max(zoom, 1), 8)
            zoomLabel.text = String(format: "%.1f×", zoom)
            finder.transform = CGAffineTransform(scaleX: zoom, y: zoom)
        }
    }

    private var uprightConstraints: [NSLayoutConstraint] = []
    private var lyingConstraints: [NSLayoutConstraint] = []

    override var prefersStatusBarHidden: Bool { true }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        view.clipsToBounds = true
        for subview in [finder, gridView, exposure, modes, shutter, zoomLabel] as [UIView] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        view.addSubview(reticle)
        makeConstraints()
        modes.onSelect = { [weak self] in self?.shutter.mode = $0 == 0 ? .photo : .video }
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: CameraController.focus(_:)))
        view.addGestureRecognizer(UIPinchGestureRecognizer(target: self, action: CameraController.zoom(_:)))
        zoom = 1
        applyTraits()
    }

    private func makeConstraints() {
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            finder.topAnchor.constraint(equalTo: view.topAnchor),
            finder.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            finder.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            finder.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            gridView.topAnchor.constraint(equalTo: finder.topAnchor),
            gridView.bottomAnchor.constraint(equalTo: finder.bottomAnchor),
            gridView.leadingAnchor.constraint(equalTo: finder.leadingAnchor),
            gridView.trailingAnchor.constraint(equalTo: finder.trailingAnchor),
            exposure.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -100),
            exposure.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
            modes.heightAnchor.constraint(equalToConstant: 44),
            zoomLabel.topAnchor.constraint(equalTo: guide.topAnchor, constant: 8),
            zoomLabel.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
        ])
        uprightConstraints = [
            shutter.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
            shutter.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -16),
            modes.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            modes.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            modes.bottomAnchor.constraint(equalTo: shutter.topAnchor, constant: -12),
        ]
        lyingConstraints = [
            shutter.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
            shutter.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
            modes.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            modes.widthAnchor.constraint(equalToConstant: 180),
            modes.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ]
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        applyTraits()
    }

    private func applyTraits() {
        let isLying = traitCollection.verticalSizeClass == .compact
        NSLayoutConstraint.deactivate(isLying ? uprightConstraints : lyingConstraints)
        NSLayoutConstraint.activate(isLying ? lyingConstraints : uprightConstraints)
    }

    private func focus(_ gesture: UITapGestureRecognizer) {
        reticle.show(at: gesture.location(in: view))
    }

    private func zoom(_ gesture: UIPinchGestureRecognizer) {
        guard gesture.state == .changed else { return }
        zoom *= gesture.scale
        gesture.scale = 1
    }
}
