import UIKit

/// A seat that is free, taken or mine.
final class SeatView: UIControl {
    enum State {
        case free, taken, mine
    }

    let code: String
    var seatState: State {
        didSet { apply() }
    }

    init(code: String, state: State) {
        self.code = code
        seatState = state
        super.init(frame: .zero)
        layer.cornerRadius = 4
        layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        accessibilityLabel = "Seat \(code)"
        apply()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func apply() {
        switch seatState {
        case .free: backgroundColor = .systemGray5
        case .taken: backgroundColor = .systemGray
        case .mine: backgroundColor = .systemGreen
        }
        isEnabled = seatState != .taken
        isSelected = seatState == .mine
    }
}

/// Rows of six seats with an aisle between the third and the fourth.
final class SeatMapView: UIScrollView {
    private(set) var seats: [SeatView] = []
    private let rows: Int
    private let letters = Array("ABCDEF")
    let limit: Int
    var onChange: (([String]) -> Void)?

    init(rows: Int, taken: Set<String>, limit: Int) {
        self.rows = rows
        self.limit = limit
        super.init(frame: .zero)
        for row in 1...rows {
            for letter in letters {
                let code = "\(row)\(letter)"
                let seat = SeatView(code: code, state: taken.contains(code) ? .taken : .free)
                seat.addTarget(self, action: SeatMapView.seatTapped(_:), for: .touchUpInside)
                addSubview(seat)
                seats.append(seat)
            }
        }
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    var chosen: [String] { seats.filter { $0.seatState == .mine }.map(\.code) }

    private func seatTapped(_ seat: SeatView) {
        switch seat.seatState {
        case .mine: seat.seatState = .free
        case .free where chosen.count < limit: seat.seatState = .mine
        default: return
        }
        onChange?(chosen)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let aisle: CGFloat = 30
        let gap: CGFloat = 6
        let side = ((bounds.width - 32 - aisle - 4 * gap) / 6).rounded(.down)
        for (index, seat) in seats.enumerated() {
            let (row, column) = index.quotientAndRemainder(dividingBy: 6)
            var x = 16 + CGFloat(column) * (side + gap)
            if column >= 3 { x += aisle - gap }
            seat.frame = CGRect(x: x, y: 16 + CGFloat(row) * (side + gap), width: side, height: side)
        }
        contentSize = CGSize(width: bounds.width, height: 32 + CGFloat(rows) * (side + gap) - gap)
    }
}
