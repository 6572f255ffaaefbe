import Foundation
import TestSupport
import Testing

@Suite("The picture of the README's finding")
struct FindingPictureTests {
    @Test("Is that of the first card of the report of the sample")
    func picture() throws {
        let folder = try TemporaryFolder([:])
        _ = try BuiltProgram(name: "espalier").run(["lint", "Samples/Shop", "--html", folder.path])
        let index = try String(contentsOfFile: "\(folder.path)/index.html", encoding: .utf8)
        let path = try #require(index.firstMatch(of: #/<img data-src="([^"]+)" alt="Wrong: /#)).1
        let svg = try String(contentsOfFile: "\(folder.path)/\(path)", encoding: .utf8)
        #expect(svg.contains("…</text>"))
        try ProjectFiles.expect("Docs/Pictures/finding.svg", is: svg)
    }
}
