import EspalierViews
import Foundation

/// A view that asks for a size, as a text does.
final class WishingView: UIView {
    private var wish = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)

    override var intrinsicContentSize: CGSize { wish }

    convenience init(_ width: CGFloat, _ height: CGFloat) {
        self.init(frame: .zero)
        wish = CGSize(width: width, height: height)
        translatesAutoresizingMaskIntoConstraints = false
    }

    /// What another text does.
    func wish(_ width: CGFloat, _ height: CGFloat) {
        wish = CGSize(width: width, height: height)
        invalidateIntrinsicContentSize()
    }
}

extension UIView {
    /// A view that constraints place.
    static func item() -> UIView {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        return view
    }
}

extension Tree {
    /// Lets constraints place all views but the root.
    func makeItems() {
        for view in views.dropFirst() { view.translatesAutoresizingMaskIntoConstraints = false }
    }

    /// What `addColumnRules` says, by constraints, which are not active yet: four for each view but the root.
    func columnConstraints() -> [NSLayoutConstraint] {
        var all: [NSLayoutConstraint] = []
        all.reserveCapacity(4 * views.count)
        for view in views {
            var previous: UIView?
            for child in view.subviews {
                all.append(child.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 2))
                all.append(child.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -2))
                all.append(child.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.08))
                if let previous {
                    all.append(child.topAnchor.constraint(equalTo: previous.bottomAnchor, constant: 1))
                } else {
                    all.append(child.topAnchor.constraint(equalTo: view.topAnchor, constant: 2))
                }
                previous = child
            }
        }
        return all
    }

    /// As `checkColumns`, of frames that are computed in another way, so to a millionth of a point. A width that would be
    /// negative is a conflict, so the tree must be wide enough.
    func checkColumnConstraints() throws {
        for view in views {
            var top = 2.0
            let size = view.bounds.size
            for child in view.subviews {
                let expected = CGRect(x: 2, y: top, width: size.width - 4, height: size.height * 0.08)
                try child.checkFrame(expected)
                top += expected.size.height + 1
            }
        }
    }
}

extension UIView {
    func checkFrame(_ expected: CGRect) throws {
        let isClose =
            abs(frame.origin.x - expected.origin.x) < 1e-6 && abs(frame.origin.y - expected.origin.y) < 1e-6
            && abs(frame.size.width - expected.size.width) < 1e-6
            && abs(frame.size.height - expected.size.height) < 1e-6
        try WrongAnswer.check(isClose, "the frame \(frame) of \(self) should be \(expected)")
    }

    /// What of the constraints of the tree was done, since `before` if that is given, as counters of a result.
    func costs(since before: ConstraintCosts? = nil, each count: Int = 1) -> [(String, Int)] {
        let after = constraintCosts
        let counted: [(String, KeyPath<ConstraintCosts, Int>)] = [
            ("values", \.valuesComputed), ("blocks", \.blocksSolved), ("programs", \.programsSolved),
            ("pivots", \.pivots), ("frames", \.engine.framesWritten),
        ]
        return counted.compactMap { name, path in
            let number = after[keyPath: path] - (before?[keyPath: path] ?? 0)
            return number > 0 ? (name, number / count) : nil
        }
    }
}
