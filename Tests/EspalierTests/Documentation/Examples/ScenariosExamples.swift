// swift-format-ignore-file
// The examples of Docs/Scenarios.md, made from the page by a test: edit the page, and record.
import Espalier
import Testing

private func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
    Printed.add(items, separator: separator, terminator: terminator)
}

@Suite("The examples of Docs/Scenarios.md")
struct ScenariosExamples {
    @Test("1: From Swift")
    func example1() async throws {
        let printed = try await Printed.collect {
            final class Badge: UIView { var caption: String? }
            let text = #"{"espalier": 1, "root": {"class": "UIView", "frame": [0, 0, 100, 100]}, "steps": []}"#
            let screen = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

            let document = try ScenarioDocument(json: text)
            let result = try document.simulate(views: .last)
            print(result.json())

            var classes = ScenarioClasses()
            classes.register("Badge", Badge.self, text: (get: { $0.caption }, set: { $0.caption = $1 })) { Badge() }
            let other = try document.simulate(classes: classes)

            let written = try ScenarioDocument(capturing: screen).json()
            #expect(other.steps.count == 1 && written.contains("100"))
        }
        try Printed.compare(printed, withExample: 1, of: "Docs/Scenarios.md")
    }
}
