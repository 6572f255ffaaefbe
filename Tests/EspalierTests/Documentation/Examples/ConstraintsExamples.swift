// swift-format-ignore-file
// The examples of Docs/Constraints.md, made from the page by a test: edit the page, and record.
import Espalier
import Testing

private func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
    Printed.add(items, separator: separator, terminator: terminator)
}

@Suite("The examples of Docs/Constraints.md")
struct ConstraintsExamples {
    @Test("1: Constraints")
    func example1() async throws {
        let printed = try await Printed.collect {
            let screen = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844)), icon = UIView(), title = UILabel()
            screen.addSubview(icon)
            screen.addSubview(title)
            title.text = "Settings"
            icon.translatesAutoresizingMaskIntoConstraints = false
            title.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                icon.leadingAnchor.constraint(equalTo: screen.layoutMarginsGuide.leadingAnchor),
                icon.topAnchor.constraint(equalTo: screen.topAnchor, constant: 20),
                icon.widthAnchor.constraint(equalToConstant: 44),
                icon.heightAnchor.constraint(equalTo: icon.widthAnchor),
                title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8),
                title.trailingAnchor.constraint(lessThanOrEqualTo: screen.layoutMarginsGuide.trailingAnchor),
                title.centerYAnchor.constraint(equalTo: icon.centerYAnchor),
            ])
            screen.layoutIfNeeded()
            print(icon)   // <UIView at /0; frame = (8.0 20.0; 44.0 44.0)>
            print(title)  // <UILabel at /1; frame = (60.0 31.75; 63.0 20.5)>
        }
        try Printed.compare(printed, withExample: 1, of: "Docs/Constraints.md")
    }

    @Test("2: 2 What is solved")
    func example2() async throws {
        let printed = try await Printed.collect {
            let screen = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844)), header = UIView()
            screen.name = "screen"
            header.name = "header"
            screen.addSubview(header)
            header.translatesAutoresizingMaskIntoConstraints = false
            let sides = [
                header.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
                header.trailingAnchor.constraint(equalTo: screen.trailingAnchor),
                header.widthAnchor.constraint(equalToConstant: 700),
            ]
            for constraint in sides { constraint.isActive = true }
            screen.layoutIfNeeded()
            for conflict in screen.layoutConflicts { print(conflict) }
            print(header.frame.width)
        }
        try Printed.compare(printed, withExample: 2, of: "Docs/Constraints.md")
    }
}
