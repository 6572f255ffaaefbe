import UIKit

struct BankTransaction {
    var title: String
    var amount: Int
}

/// A transaction: a round icon, a title, an amount at the end.
final class TransactionCell: UITableViewCell {
    private let icon = UIView()
    let titleLabel = UILabel()
    let amountLabel = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.layoutMargins = UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16)
        icon.backgroundColor = .systemGray5
        amountLabel.font = .monospacedDigitSystemFont(ofSize: 17, weight: .regular)
        [icon, titleLabel, amountLabel].forEach(contentView.addSubview)
        separatorInset = UIEdgeInsets(top: 0, left: 68, bottom: 0, right: 0)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    var iconFrame: CGRect { icon.frame }

    func configure(_ transaction: BankTransaction) {
        titleLabel.text = transaction.title
        amountLabel.text = (transaction.amount > 0 ? "+" : "−") + "\(abs(transaction.amount))"
        amountLabel.textColor = transaction.amount > 0 ? .systemGreen : .label
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let area = contentView.bounds.inset(by: contentView.layoutMargins)
        icon.frame = CGRect(x: area.minX, y: contentView.bounds.midY - 20, width: 40, height: 40)
        icon.layer.cornerRadius = 20
        let amount = amountLabel.intrinsicContentSize
        amountLabel.frame = CGRect(
            x: area.maxX - amount.width, y: contentView.bounds.midY - amount.height / 2, width: amount.width,
            height: amount.height)
        let left = icon.frame.maxX + 12
        let height = titleLabel.intrinsicContentSize.height
        titleLabel.frame = CGRect(
            x: left, y: contentView.bounds.midY - height / 2, width: amountLabel.frame.minX - 12 - left,
            height: height)
    }
}

/// A balance that is large and fades as it is pushed away.
final class BalanceHeaderView: UIView {
    let amountLabel = UILabel()
    let captionLabel = UILabel()

    /// From 1, all of it, to 0.
    var openness: CGFloat = 1 {
        didSet {
            openness = min(max(openness, 0), 1)
            captionLabel.alpha = openness
            setNeedsLayout()
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        captionLabel.text = "Balance"
        amountLabel.font = .systemFont(ofSize: 40, weight: .heavy)
        [amountLabel, captionLabel].forEach {
            $0.textAlignment = .center
            addSubview($0)
        }
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let amount = amountLabel.intrinsicContentSize
        amountLabel.bounds.size = amount
        let scale = 0.5 + 0.5 * openness
        amountLabel.transform = CGAffineTransform(scaleX: scale, y: scale)
        amountLabel.center = CGPoint(x: bounds.midX, y: safeAreaInsets.top + (bounds.height - safeAreaInsets.top) / 2)
        captionLabel.frame = CGRect(
            x: 0, y: amountLabel.frame.maxY, width: bounds.width, height: captionLabel.intrinsicContentSize.height)
    }
}

/// Transactions under a header that shrinks as they are scrolled, and grows when they are pulled.
final class BalanceController: UIViewController, UITableViewDelegate {
    private enum Constants {
        static let open: CGFloat = 220
        static let closed: CGFloat = 100
    }

    let header = BalanceHeaderView()
    let tableView = UITableView()
    private let source: TransactionSource
    private lazy var headerHeight = header.heightAnchor.constraint(equalToConstant: Constants.open)

    init(transactions: [BankTransaction]) {
        source = TransactionSource(transactions: transactions)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.contentInsetAdjustmentBehavior = .never
        tableView.contentInset.top = Constants.open
        tableView.contentOffset.y = -Constants.open
        tableView.register(TransactionCell.self, forCellReuseIdentifier: TransactionSource.identifier)
        tableView.rowHeight = 64
        tableView.dataSource = source
        tableView.delegate = self
        header.amountLabel.text = "€ \(source.balance)"
        for view in [tableView, header] {
            view.translatesAutoresizingMaskIntoConstraints = false
            self.view.addSubview(view)
        }
        NSLayoutConstraint.activate([
            header.topAnchor.constraint(equalTo: view.topAnchor),
            header.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            header.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            headerHeight,
            tableView.topAnchor.constraint(equalTo: view.topAnchor),
            tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        headerHeight.constant = max(-scrollView.contentOffset.y, Constants.closed)
        header.openness = (headerHeight.constant - Constants.closed) / (Constants.open - Constants.closed)
    }
}

/// A data source that is an object of its own.
final class TransactionSource: NSObject, UITableViewDataSource {
    static let identifier = "transaction"
    private let transactions: [BankTransaction]

    var balance: Int { transactions.reduce(0) { $0 + $1.amount } }

    init(transactions: [BankTransaction]) {
        self.transactions = transactions
        super.init()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { transactions.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: Self.identifier, for: indexPath)
        if let cell = cell as? TransactionCell { cell.configure(transactions[indexPath.row]) }
        return cell
    }
}
