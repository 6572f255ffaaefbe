import UIKit

struct Recipe {
    struct Ingredient {
        var name: String
        var amount: Double
        var unit: String
    }

    var title: String
    var servings: Int
    var ingredients: [Ingredient]
    var steps: [String]
}

/// Servings, and what they do to the amounts.
final class ServingsControl: UIControl {
    private let label = UILabel()
    private let stepper = UIStepper()

    var servings: Int {
        get { Int(stepper.value) }
        set {
            stepper.value = Double(newValue)
            update()
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        stepper.minimumValue = 1
        stepper.maximumValue = 12
        stepper.addTarget(self, action: ServingsControl.stepped, for: .valueChanged)
        for view in [label, stepper] as [UIView] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: leadingAnchor),
            label.centerYAnchor.constraint(equalTo: centerYAnchor),
            stepper.leadingAnchor.constraint(greaterThanOrEqualTo: label.trailingAnchor, constant: 8),
            stepper.trailingAnchor.constraint(equalTo: trailingAnchor),
            stepper.topAnchor.constraint(equalTo: topAnchor),
            stepper.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
        update()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    var innerStepper: UIStepper { stepper }
    var text: String? { label.text }

    private func stepped() {
        update()
        sendActions(for: .valueChanged)
    }

    private func update() {
        label.text = servings == 1 ? "1 serving" : "\(servings) servings"
    }
}

/// A recipe under a picture that grows when the page is pulled, and lags behind when it is pushed.
final class RecipeController: UIViewController, UIScrollViewDelegate {
    private let recipe: Recipe
    let scrollView = UIScrollView()
    let pictureView = UIImageView()
    let servingsControl = ServingsControl()
    private(set) var rows: [IngredientRow] = []
    private let contentStack = UIStackView()
    private let pictureBox = UIView()

    init(recipe: Recipe) {
        self.recipe = recipe
        super.init(nibName: nil, bundle: nil)
        title = recipe.title
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.delegate = self
        pictureView.clipsToBounds = true
        pictureView.contentMode = .scaleAspectFill
        servingsControl.servings = recipe.servings
        servingsControl.addTarget(self, action: RecipeController.servingsChanged, for: .valueChanged)
        rows = recipe.ingredients.map(IngredientRow.init(ingredient:))
        contentStack.axis = .vertical
        contentStack.isLayoutMarginsRelativeArrangement = true
        contentStack.layoutMargins = UIEdgeInsets(top: 16, left: 20, bottom: 32, right: 20)
        contentStack.addArrangedSubview(servingsControl)
        contentStack.setCustomSpacing(12, after: servingsControl)
        rows.forEach(contentStack.addArrangedSubview)
        view.addSubview(scrollView)
        [pictureBox, contentStack].forEach(scrollView.addSubview)
        pictureBox.addSubview(pictureView)
        setUpConstraints()
    }

    private func setUpConstraints() {
        [scrollView, pictureBox, pictureView, contentStack].forEach {
            $0.translatesAutoresizingMaskIntoConstraints = false
        }
        let content = scrollView.contentLayoutGuide
        let pictureTop = pictureView.topAnchor.constraint(equalTo: view.topAnchor)
        pictureTop.priority = .defaultHigh
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            pictureBox.topAnchor.constraint(equalTo: content.topAnchor),
            pictureBox.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            pictureBox.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            pictureBox.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
            pictureBox.heightAnchor.constraint(equalTo: pictureBox.widthAnchor, multiplier: 0.6),
            // Up to the screen's top where the page is pulled, never lower than its box.
            pictureView.leadingAnchor.constraint(equalTo: pictureBox.leadingAnchor),
            pictureView.trailingAnchor.constraint(equalTo: pictureBox.trailingAnchor),
            pictureView.bottomAnchor.constraint(equalTo: pictureBox.bottomAnchor),
            pictureView.topAnchor.constraint(lessThanOrEqualTo: pictureBox.topAnchor),
            pictureTop,
            contentStack.topAnchor.constraint(equalTo: pictureBox.bottomAnchor),
            contentStack.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            contentStack.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            contentStack.bottomAnchor.constraint(equalTo: content.bottomAnchor),
        ])
    }

    private func servingsChanged() {
        let factor = Double(servingsControl.servings) / Double(recipe.servings)
        rows.forEach { $0.factor = factor }
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        navigationItem.title = scrollView.contentOffset.y > pictureBox.frame.height ? title : nil
    }
}
