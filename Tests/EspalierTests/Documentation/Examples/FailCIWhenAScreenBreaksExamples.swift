// swift-format-ignore-file
// The examples of Docs/FailCIWhenAScreenBreaks.md, made from the page by a test: edit the page, and record.
import Espalier
import EspalierRendering
import EspalierTesting
import Testing

private func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
    Printed.add(items, separator: separator, terminator: terminator)
}

@Sendable func makeGreeting() -> UIView {
    let screen = UIView()
    let title = UILabel()
    title.text = "Good morning"
    title.font = .preferredFont(forTextStyle: .largeTitle)
    title.numberOfLines = 0
    title.translatesAutoresizingMaskIntoConstraints = false
    screen.addSubview(title)
    NSLayoutConstraint.activate([
        title.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 16),
        title.trailingAnchor.constraint(equalTo: screen.trailingAnchor, constant: -16),
        title.topAnchor.constraint(equalTo: screen.topAnchor, constant: 60),
    ])
    return screen
}

@Test func greetingHolds() {
    expectLayout(
        LayoutSweep(
            widths: 320...1366, textSizes: .all, directions: [.leftToRight, .rightToLeft], lengthenings: [1.4]),
        of: makeGreeting)
}

@Suite("The examples of Docs/FailCIWhenAScreenBreaks.md")
struct FailCIWhenAScreenBreaksExamples {
    @Test("1: In tests")
    func example1() async throws {
        let printed = try await Printed.collect {
            @Sendable func makeRow() -> UIView {
                let row = UIView()
                let badge = UIView(frame: CGRect(x: 0, y: 0, width: 340, height: 20))
                badge.name = "badge"
                row.addSubview(badge)
                return row
            }
            let report = LayoutSweep(widths: 320...500).run { makeRow() }
            let finding = report.findings[0]
            print(finding.message)  // the view 'badge' lies outside its superview, the root view at widths 320 to 339
            print(report.coverage.text)  // covered: widths 320 to 500; 181 layouts
        }
        try Printed.compare(printed, withExample: 1, of: "Docs/FailCIWhenAScreenBreaks.md")
    }
}
