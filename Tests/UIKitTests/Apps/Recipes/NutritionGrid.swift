import UIKit

/// A value above its name.
final class NutritionTile: UIView {
    let valueLabel = UILabel()
    let nameLabel = UILabel()

    convenience init(name: String, value: String) {
        self.init(frame: .zero)
        nameLabel.text = name
        valueLabel.text = value
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 8
        valueLabel.font = .preferredFont(forTextStyle: .title3)
        nameLabel.font = .preferredFont(forTextStyle: .caption2)
        [valueLabel, nameLabel].forEach {
            $0.textAlignment = .center
            $0.adjustsFontSizeToFitWidth = true
        }
        let stack = UIStackView(arrangedSubviews: [valueLabel, nameLabel])
        stack.axis = .vertical
        stack.spacing = 2
        addSubview(stack)
        stack.pin(to: self, insets: UIEdgeInsets(top: 10, left: 6, bottom: 10, right: 6))
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

extension UIView {
    /// Pins all four edges.
    fileprivate func pin(to other: UIView, insets: UIEdgeInsets = .zero) {
        translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            topAnchor.constraint(equalTo: other.topAnchor, constant: insets.top),
            leftAnchor.constraint(equalTo: other.leftAnchor, constant: insets.left),
            other.bottomAnchor.constraint(equalTo: bottomAnchor, constant: insets.bottom),
            other.rightAnchor.constraint(equalTo: rightAnchor, constant: insets.right),
        ])
    }
}

/// Tiles in rows, as many in each as the width class lets it.
final class NutritionGrid: UIView {
    private let outer = UIStackView()
    private(set) var tiles: [NutritionTile] = []

    var columns = 2 {
        didSet {
            guard columns != oldValue else { return }
            rebuild()
        }
    }

    init(values: KeyValuePairs<String, String>) {
        super.init(frame: .zero)
        tiles = values.map { NutritionTile(name: $0.key, value: $0.value) }
        outer.axis = .vertical
        outer.spacing = 8
        addSubview(outer)
        outer.pin(to: self)
        rebuild()
        registerForTraitChanges([UITraitVerticalSizeClass.self]) { (view: NutritionGrid, _: UITraitCollection) in
            view.columns = view.traitCollection.verticalSizeClass == .compact ? 4 : 2
        }
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func rebuild() {
        outer.arrangedSubviews.forEach { row in
            outer.removeArrangedSubview(row)
            row.removeFromSuperview()
        }
        var rest = tiles[...]
        while !rest.isEmpty {
            var row: [UIView] = Array(rest.prefix(columns))
            rest = rest.dropFirst(columns)
            // Fillers keep the last row's tiles in their columns.
            while row.count < columns { row.append(UIView()) }
            let stack = UIStackView(arrangedSubviews: row)
            stack.distribution = .fillEqually
            stack.spacing = 8
            outer.addArrangedSubview(stack)
        }
    }
}
