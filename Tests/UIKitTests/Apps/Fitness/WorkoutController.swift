import UIKit

/// A workout that runs: rings, a rate, laps, and two buttons, one of which is there only while it pauses.
final class WorkoutController: UIViewController {
    enum State {
        case ready, running, paused
    }

    let rings = ActivityRingsView()
    let heartRate = HeartRateView()
    let laps = LapTableView()
    let mainButton = UIButton(configuration: .filled(), primaryAction: nil)
    let endButton = UIButton(configuration: .gray(), primaryAction: nil)
    private lazy var buttons = UIStackView(arrangedSubviews: [endButton, mainButton])
    private(set) var state = State.ready {
        didSet { apply() }
    }
    var onEnd: (() -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        buttons.distribution = .fillEqually
        buttons.spacing = 12
        endButton.configuration?.title = "End"
        mainButton.addTarget(self, action: WorkoutController.mainTapped, for: .touchUpInside)
        endButton.addTarget(self, for: .touchUpInside) { controller in controller.onEnd?() }
        let top = UIStackView(arrangedSubviews: [rings, heartRate])
        top.alignment = .center
        top.distribution = .equalSpacing
        let column = UIStackView(arrangedSubviews: [top, laps])
        column.axis = .vertical
        column.spacing = 24
        for subview in [column, buttons] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        let guide = view.layoutMarginsGuide
        NSLayoutConstraint.activate([
            rings.widthAnchor.constraint(equalToConstant: 140),
            rings.heightAnchor.constraint(equalTo: rings.widthAnchor),
            column.topAnchor.constraint(equalTo: guide.topAnchor, constant: 16),
            column.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            buttons.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            buttons.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            buttons.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -16),
            buttons.heightAnchor.constraint(equalToConstant: 54),
        ])
        apply()
    }

    private func mainTapped() {
        state = state == .running ? .paused : .running
    }

    private func apply() {
        switch state {
        case .ready: mainButton.configuration?.title = "Start"
        case .running: mainButton.configuration?.title = "Pause"
        case .paused: mainButton.configuration?.title = "Resume"
        }
        let shows = state == .paused
        UIView.animate(withDuration: 0.25) {
            self.endButton.isHidden = !shows
            self.endButton.alpha = shows ? 1 : 0
            self.buttons.layoutIfNeeded()
        }
    }
}
