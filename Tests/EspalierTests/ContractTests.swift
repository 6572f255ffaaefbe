import Foundation
import Testing

/// A page of numbered rules, and the folder with the tests that name their numbers.
struct Contract: Sendable, CustomTestStringConvertible {
    let page: String
    let tests: String
    /// Fewer rules than these would mean that they are not found any more.
    let least: Int

    static let all = [
        Contract(page: "Docs/Containers.md", tests: "Tests/EspalierContainersTests", least: 45),
        Contract(page: "Docs/Observers.md", tests: "Tests/EspalierObservationTests", least: 80),
        Contract(page: "Docs/Relatives.md", tests: "Tests/EspalierRelativesTests", least: 50),
    ]

    var testDescription: String { page }

    /// The project's folder.
    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private static func numbers(of rules: Regex<(Substring, Substring)>, in file: URL) throws -> [String] {
        try String(contentsOf: file, encoding: .utf8).matches(of: rules).map { String($0.1) }
    }

    /// The numbers of the rules, in the order of the page.
    func documented() throws -> [String] {
        try Self.numbers(of: #/\*\*(\d+\.\d+)\*\*/#, in: Self.root.appendingPathComponent(page))
    }

    /// The numbers with which names of tests begin.
    func tested() throws -> Set<String> {
        let folder = Self.root.appendingPathComponent(tests)
        let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
        var numbers: Set<String> = []
        for case let file as URL in files where file.pathExtension == "swift" {
            numbers.formUnion(try Self.numbers(of: #/@Test\(\s*"(\d+\.\d+) /#, in: file))
        }
        return numbers
    }
}

@Suite("Pages of numbered rules")
struct ContractTests {
    @Test("Each rule has a test with its number, and each number of a test is a rule", arguments: Contract.all)
    func rulesAndTests(contract: Contract) throws {
        let documented = try contract.documented()
        let tested = try contract.tested()
        #expect(Set(documented).subtracting(tested).sorted() == [], "rules without a test")
        #expect(tested.subtracting(documented).sorted() == [], "tests without a rule")
    }

    @Test("The rules are numbered without gaps, in their order", arguments: Contract.all)
    func numbering(contract: Contract) throws {
        let documented = try contract.documented()
        #expect(documented.count >= contract.least)
        var section = 0, rule = 0
        for number in documented {
            let parts = number.split(separator: ".").compactMap { Int($0) }
            if parts[0] != section { (section, rule) = (section + 1, 0) }
            rule += 1
            #expect(parts == [section, rule])
        }
    }

    /// The folders with tests of constraints, whose names have the numbers of rules somewhere.
    private static let constraintTests = [
        "Tests/EspalierSolverTests", "Tests/EspalierViewsTests/ConstraintEngine",
        "Tests/EspalierViewsTests/Constraints", "Tests/EspalierLayoutTests/Constraints", "Tests/EspalierControlsTests",
        "Tests/EspalierControllersTests",
    ]

    @Test("Each rule about constraints has a test or a suite that names its number")
    func constraints() throws {
        let page = try ProjectFiles.text("Docs/Constraints.md")
        let documented = Set(page.matches(of: #/\*\*(\d+\.\d+)\*\*/#).map { String($0.1) })
        #expect(documented.count >= 29)
        var tested: Set<String> = []
        for folder in Self.constraintTests {
            let files = try FileManager.default.subpathsOfDirectory(
                atPath: ProjectFiles.root.appendingPathComponent(folder).path)
            for file in files where file.hasSuffix(".swift") {
                let source = try ProjectFiles.text("\(folder)/\(file)")
                for name in source.matches(of: #/@(?:Test|Suite)\(\s*"([^"]+)"/#) {
                    tested.formUnion(name.1.matches(of: #/\b\d+\.\d+\b/#).map { String($0.0) })
                }
            }
        }
        #expect(documented.subtracting(tested).sorted() == [], "rules without a test")
    }
}
