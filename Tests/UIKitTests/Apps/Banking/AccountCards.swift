import UIKit

struct BankAccount {
    var number: String
    var balance: Int
    var colors: [UIColor]
}

/// An account as a card of the usual shape: a chip, a number, a balance.
final class AccountCardView: UIView {
    static let ratio: CGFloat = 1.586

    private let gradient = CAGradientLayer()
    private let chip = UIView()
    private let numberLabel = UILabel()
    private let balanceLabel = UILabel()

    init(account: BankAccount) {
        super.init(frame: .zero)
        gradient.colors = account.colors.map(\.cgColor)
        gradient.locations = account.colors.indices.map {
            NSNumber(value: Double($0) / Double(max(account.colors.count - 1, 1)))
        }
        layer.insertSublayer(gradient, at: 0)
        layer.cornerRadius = 14
        layer.masksToBounds = true
        chip.backgroundColor = .systemYellow
        chip.layer.cornerRadius = 5
        numberLabel.text = "•••• " + account.number.suffix(4)
        balanceLabel.text = "€ \(account.balance)"
        balanceLabel.font = .systemFont(ofSize: 24, weight: .bold)
        [numberLabel, balanceLabel].forEach { $0.textColor = .white }
        [chip, numberLabel, balanceLabel].forEach(addSubview)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    var chipFrame: CGRect { chip.frame }
    var number: UILabel { numberLabel }
    var balance: UILabel { balanceLabel }
    var gradientFrame: CGRect { gradient.frame }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: (size.width / Self.ratio).rounded())
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        gradient.frame = bounds
        let inner = bounds.insetBy(dx: 20, dy: 16)
        chip.frame = CGRect(x: inner.minX, y: inner.minY, width: 40, height: 30)
        numberLabel.sizeToFit()
        numberLabel.frame.origin = CGPoint(x: inner.minX, y: inner.maxY - numberLabel.bounds.height)
        balanceLabel.sizeToFit()
        balanceLabel.frame.origin = CGPoint(x: inner.maxX - balanceLabel.bounds.width, y: inner.minY)
    }
}

/// Cards behind one another; the one that is touched comes down by itself, and the rest goes to the bottom.
final class CardStackView: UIView {
    private(set) var cards: [AccountCardView] = []
    private(set) var openIndex: Int?
    private let peek: CGFloat = 60

    init(accounts: [BankAccount]) {
        super.init(frame: .zero)
        for account in accounts {
            let card = AccountCardView(account: account)
            card.addGestureRecognizer(UITapGestureRecognizer(target: self, action: CardStackView.tapped(_:)))
            addSubview(card)
            cards.append(card)
        }
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width - 32
        var closedY = bounds.height - CGFloat(cards.count - 1) * 20
        for (index, card) in cards.enumerated() {
            let size = card.sizeThatFits(CGSize(width: width, height: 0))
            let y: CGFloat
            switch openIndex {
            case nil: y = CGFloat(index) * peek
            case index: y = 0
            default:
                y = closedY
                closedY += 20
            }
            card.frame = CGRect(origin: CGPoint(x: 16, y: y), size: size)
        }
    }

    private func tapped(_ gesture: UITapGestureRecognizer) {
        guard let index = cards.firstIndex(where: { $0 === gesture.view }) else { return }
        openIndex = openIndex == nil ? index : nil
        setNeedsLayout()
        UIView.animate(
            withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0.2,
            options: [.allowUserInteraction]
        ) {
            self.layoutIfNeeded()
        }
    }
}
