// swift-format-ignore-file
// The examples of README.md, made from the page by a test: edit the page, and record.
import Espalier
import Testing

private func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
    Printed.add(items, separator: separator, terminator: terminator)
}

@Suite("The examples of README.md")
struct ReadmeExamples {
    @Test("1: Espalier")
    func example1() async throws {
        let printed = try await Printed.collect {
            let screen = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            let avatar = UIView()
            let title = UIView()
            screen.addSubview(avatar)
            screen.addSubview(title)
            try avatar.layoutRules.add("tt = ll = 16, w = h = 48")
            try title.layoutRules.add("ll = %rl + 8, ct = %ct, rr = 16, h = 20", avatar, avatar)
            try screen.solveLayout()
            print(title)  // <UIView at /1; frame = (72.0 30.0; 302.0 20.0)>
        }
        try Printed.compare(printed, withExample: 1, of: "README.md")
    }

    @Test("2: Espalier")
    func example2() async throws {
        let printed = try await Printed.collect {
            let screen = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            let title = UILabel()
            title.text = "Settings"
            title.translatesAutoresizingMaskIntoConstraints = false
            screen.addSubview(title)
            NSLayoutConstraint.activate([
                title.leadingAnchor.constraint(equalTo: screen.layoutMarginsGuide.leadingAnchor),
                title.topAnchor.constraint(equalTo: screen.safeAreaLayoutGuide.topAnchor, constant: 16),
            ])
            screen.layoutIfNeeded()
            print(title, screen.layoutConflicts)  // <UILabel at /0; frame = (8.0 16.0; 63.0 20.5)> []
        }
        try Printed.compare(printed, withExample: 2, of: "README.md")
    }
}
