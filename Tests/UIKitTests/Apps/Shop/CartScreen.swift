import UIKit

protocol CartLineCellDelegate: AnyObject {
    func cartLineCell(_ cell: CartLineCell, didChangeQuantity quantity: Int)
}

/// A line of the cart: a title that may take several lines, a stepper, and a sum.
final class CartLineCell: UITableViewCell {
    weak var delegate: CartLineCellDelegate?

    let titleLabel = UILabel()
    let stepper = QuantityStepper()
    let sumLabel = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.layoutMargins = UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16)
        selectionStyle = .none
        titleLabel.numberOfLines = 0
        sumLabel.textAlignment = .right
        stepper.addTarget(self, action: CartLineCell.stepped(_:), for: .valueChanged)
        let bottom = UIStackView(arrangedSubviews: [stepper, UIView(), sumLabel])
        let stack = UIStackView(arrangedSubviews: [titleLabel, bottom])
        stack.axis = .vertical
        stack.spacing = 8
        stack.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stack)
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: margins.topAnchor),
            stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            stack.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func stepped(_ sender: QuantityStepper) {
        delegate?.cartLineCell(self, didChangeQuantity: sender.value)
    }
}

/// Rows of names and amounts; the last one is bold.
final class CartSummaryView: UIView {
    private let stack = UIStackView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        stack.axis = .vertical
        stack.spacing = 6
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: topAnchor, constant: 12),
            stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            trailingAnchor.constraint(equalTo: stack.trailingAnchor, constant: 16),
            bottomAnchor.constraint(equalTo: stack.bottomAnchor, constant: 12),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    var rows: [UIStackView] { stack.arrangedSubviews.compactMap { $0 as? UIStackView } }

    func show(_ amounts: KeyValuePairs<String, Int>) {
        stack.arrangedSubviews.forEach { $0.removeFromSuperview() }
        for (index, pair) in amounts.enumerated() {
            let isLast = index == amounts.count - 1
            let labels = [pair.key, "€ \(pair.value)"].map { text -> UILabel in
                let label = UILabel()
                label.text = text
                label.font = isLast ? .boldSystemFont(ofSize: 20) : .systemFont(ofSize: 15)
                return label
            }
            let row = UIStackView(arrangedSubviews: labels)
            row.distribution = .equalSpacing
            row.alignment = .firstBaseline
            stack.addArrangedSubview(row)
        }
        if rows.count > 1 { stack.setCustomSpacing(14, after: rows[rows.count - 2]) }
    }
}

/// The cart: lines, and a summary that stays at the bottom.
final class CartScreen: UIViewController, UITableViewDataSource, CartLineCellDelegate {
    struct Line {
        var title: String
        var price: Int
        var quantity = 1
    }

    private(set) var lines: [Line]
    let tableView = UITableView()
    let summaryView = CartSummaryView()

    init(lines: [Line]) {
        self.lines = lines
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.dataSource = self
        tableView.register(CartLineCell.self, forCellReuseIdentifier: "line")
        for view in [tableView, summaryView] {
            view.translatesAutoresizingMaskIntoConstraints = false
            self.view.addSubview(view)
        }
        let safeArea = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            tableView.topAnchor.constraint(equalTo: view.topAnchor),
            tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            summaryView.topAnchor.constraint(equalTo: tableView.bottomAnchor),
            summaryView.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
            summaryView.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),
            summaryView.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor),
        ])
        updateSummary()
    }

    private func updateSummary() {
        let sum = lines.map { $0.price * $0.quantity }.reduce(0, +)
        if sum > 50 {
            summaryView.show(["Goods": sum, "Total": sum])
        } else {
            summaryView.show(["Goods": sum, "Shipping": 5, "Total": sum + 5])
        }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { lines.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "line", for: indexPath)
        if let cell = cell as? CartLineCell {
            let line = lines[indexPath.row]
            cell.delegate = self
            cell.titleLabel.text = line.title
            cell.sumLabel.text = "€ \(line.price * line.quantity)"
        }
        return cell
    }

    func cartLineCell(_ cell: CartLineCell, didChangeQuantity quantity: Int) {
        guard let indexPath = tableView.indexPath(for: cell) else { return }
        lines[indexPath.row].quantity = quantity
        cell.sumLabel.text = "€ \(lines[indexPath.row].price * quantity)"
        updateSummary()
    }
}
