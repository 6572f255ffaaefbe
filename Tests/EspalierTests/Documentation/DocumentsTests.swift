import Espalier
import Foundation
import Testing

@Suite("The scenarios of the pages")
struct DocumentsTests {
    /// The whole documents of a page; those that need a file of somebody's are left out.
    private static func documents(of page: String) -> [String] {
        PageFence.all(of: page).filter { $0.language == "json" }.map { $0.lines.joined(separator: "\n") }
            .filter { $0.contains("\"espalier\": 1,") && !$0.contains("\"nib\"") }
    }

    @Test("Run, and all that they expect holds", arguments: ProjectFiles.pages)
    func hold(page: String) throws {
        for json in Self.documents(of: try ProjectFiles.text(page)) {
            let result = try ScenarioDocument(json: json).simulate(views: .none)
            #expect(result.error == nil, "\(page): \(json.prefix(80))")
            #expect(result.failures == [], "\(page): \(json.prefix(80))")
        }
    }

    @Test("Are found")
    func found() throws {
        let counts = try ProjectFiles.pages.map { Self.documents(of: try ProjectFiles.text($0)).count }
        #expect(counts.reduce(0, +) >= 5)
    }
}
