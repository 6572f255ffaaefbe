import UIKit

/// A button with a name for each way to sign in.
final class WelcomeController: UIViewController {
    enum Choice: String, CaseIterable {
        case signIn = "Sign in"
        case signUp = "Create an account"
        case guest = "Look around"
    }

    var onChoice: ((Choice) -> Void)?
    private(set) var buttons: [UIButton] = []
    let logoView = UIImageView(image: UIImage(size: CGSize(width: 120, height: 120), name: "logo"))

    override func viewDidLoad() {
        super.viewDidLoad()
        let stack = UIStackView()
        stack.axis = .vertical
        stack.spacing = 12
        buttons = Choice.allCases.map { choice in
            let button = UIButton(
                configuration: choice == .signIn ? .filled() : .plain(),
                primaryAction: UIAction(title: choice.rawValue) { [weak self] _ in self?.onChoice?(choice) })
            stack.addArrangedSubview(button)
            return button
        }
        for subview in [logoView, stack] as [UIView] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        let above = UILayoutGuide()
        let below = UILayoutGuide()
        [above, below].forEach(view.addLayoutGuide)
        NSLayoutConstraint.activate([
            // The logo stands a third of the way down between the top and the buttons.
            above.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            above.bottomAnchor.constraint(equalTo: logoView.topAnchor),
            below.topAnchor.constraint(equalTo: logoView.bottomAnchor),
            below.bottomAnchor.constraint(equalTo: stack.topAnchor),
            below.heightAnchor.constraint(equalTo: above.heightAnchor, multiplier: 2),
            logoView.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            stack.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -12),
        ])
    }
}

/// Asks for the code that was sent.
final class CodeController: UIViewController {
    let codeView = OneTimeCodeView(length: 6)
    private let promptLabel = UILabel()
    private(set) var isAccepted = false
    private let expected: String
    var onAccept: (() -> Void)?

    init(expected: String) {
        self.expected = expected
        super.init(nibName: nil, bundle: nil)
        title = "Code"
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        promptLabel.text = "Enter the code"
        promptLabel.textAlignment = .center
        let stack = UIStackView(arrangedSubviews: [promptLabel, codeView])
        stack.axis = .vertical
        stack.spacing = 24
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 60),
        ])
        codeView.onComplete = { [weak self] in self?.check($0) }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        codeView.becomeFirstResponder()
    }

    private func check(_ code: String) {
        if code == expected {
            isAccepted = true
            onAccept?()
            return
        }
        let alert = UIAlertController(title: "Wrong code", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Again", style: .default))
        present(alert, animated: true)
    }
}

/// Leads from the welcome to the end of an account's making.
final class AccountCoordinator: SignUpControllerDelegate {
    private let navigationController: UINavigationController
    private(set) var finishedEmail: String?
    private(set) var isGuest = false

    init(navigationController: UINavigationController) {
        self.navigationController = navigationController
    }

    func start() {
        let welcome = WelcomeController()
        welcome.onChoice = { [unowned self] choice in
            switch choice {
            case .signIn: show(CodeController(expected: "123456"))
            case .signUp:
                let signUp = SignUpController()
                signUp.delegate = self
                show(signUp)
            case .guest: isGuest = true
            }
        }
        navigationController.viewControllers = [welcome]
    }

    private func show(_ controller: UIViewController) {
        navigationController.pushViewController(controller, animated: true)
    }

    func signUp(_ controller: SignUpController, didFinishWith email: String) {
        finishedEmail = email
        navigationController.popToRootViewController(animated: false)
    }
}
