import Foundation
import Testing

@Suite("Docs/Observers.md")
struct ContractTests {
    private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

    private static func numbers(of rules: Regex<(Substring, Substring)>, in text: String) -> [String] {
        text.matches(of: rules).map { String($0.1) }
    }

    private static func documented() throws -> [String] {
        let page = tests.deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Docs/Observers.md")
        return numbers(of: #/\*\*(\d+\.\d+)\*\*/#, in: try String(contentsOf: page, encoding: .utf8))
    }

    @Test("Each rule of the page has a test with its number, and each number of a test is a rule")
    func rulesAndTests() throws {
        let documented = try Self.documented()
        var tested: Set<String> = []
        for file in try FileManager.default.contentsOfDirectory(at: Self.tests, includingPropertiesForKeys: nil) {
            guard file.pathExtension == "swift" else { continue }
            let text = try String(contentsOf: file, encoding: .utf8)
            tested.formUnion(Self.numbers(of: #/@Test\(\s*"(\d+\.\d+) /#, in: text))
        }
        #expect(Set(documented).subtracting(tested).sorted() == [], "rules without a test")
        #expect(tested.subtracting(documented).sorted() == [], "tests without a rule")
    }

    @Test("The rules are numbered without gaps, in their order")
    func numbering() throws {
        let documented = try Self.documented()
        #expect(documented.count > 50)
        var section = 0, rule = 0
        for number in documented {
            let parts = number.split(separator: ".").compactMap { Int($0) }
            if parts[0] != section { (section, rule) = (section + 1, 0) }
            rule += 1
            #expect(parts == [section, rule])
        }
    }
}
