// swift-format-ignore-file
// The examples of Docs/FromAutoLayout.md, made from the page by a test: edit the page, and record.
import Espalier
import Testing

private func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
    Printed.add(items, separator: separator, terminator: terminator)
}

final class CardView: UIView {
    let picture = UIImageView()
    let title = UILabel()
    let date = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        for view in [picture, title, date] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        date.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        date.setContentCompressionResistancePriority(.required, for: .horizontal)
        NSLayoutConstraint.activate([
            picture.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
            picture.topAnchor.constraint(equalTo: topAnchor, constant: 12),
            picture.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12),
            picture.widthAnchor.constraint(equalTo: picture.heightAnchor, multiplier: 4.0 / 3.0),
            title.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 12),
            title.centerYAnchor.constraint(equalTo: centerYAnchor),
            date.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 8),
            date.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12),
            date.centerYAnchor.constraint(equalTo: title.centerYAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

/// The views at and below one of which a constraint is missing.
private func ambiguous(in root: UIView) -> [UIView] {
    ([root] + Array(root.descendants)).filter(\.hasAmbiguousLayout)
}

@Test(arguments: [200, 320, 1024] as [CGFloat])
func cardIsDecided(width: CGFloat) {
    let card = CardView(frame: CGRect(x: 0, y: 0, width: width, height: 84))
    card.title.text = "The letters of Ada Lovelace"
    card.date.text = "10 Dec"
    card.layoutIfNeeded()
    #expect(card.layoutConflicts.map(\.description) == [])
    #expect(ambiguous(in: card) == [])
}

@Suite("The examples of Docs/FromAutoLayout.md")
struct FromAutoLayoutExamples {
    @Test("1: Code as it is")
    func example1() async throws {
        let printed = try await Printed.collect {
            let card = CardView(frame: CGRect(x: 0, y: 0, width: 320, height: 84))
            card.title.text = "The letters of Ada Lovelace"
            card.date.text = "10 Dec"
            card.layoutIfNeeded()
            print(card.hierarchyText)
        }
        try Printed.compare(printed, withExample: 1, of: "Docs/FromAutoLayout.md")
    }

    @Test("2: Conflicts and ambiguity in a test")
    func example2() async throws {
        let printed = try await Printed.collect {
            let card = CardView(frame: CGRect(x: 0, y: 0, width: 320, height: 84))
            card.name = "card"
            card.picture.name = "picture"
            card.title.name = "title"
            card.date.name = "date"
            card.date.text = "10 Dec"
            let wide = card.date.widthAnchor.constraint(equalTo: card.widthAnchor)
            wide.identifier = "wide date"
            wide.isActive = true
            card.layoutIfNeeded()
            let conflict = card.layoutConflicts[0]
            print(conflict.broken.identifier ?? "", "cannot hold with")
            for constraint in conflict.with {
                print("   ", (constraint.firstItem as? UIView)?.name ?? "", constraint.firstAttribute, constraint.constant)
            }
            print(conflict.given, card.date.frame.width)
        }
        try Printed.compare(printed, withExample: 2, of: "Docs/FromAutoLayout.md")
    }
}
