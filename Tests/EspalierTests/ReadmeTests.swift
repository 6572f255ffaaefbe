import Espalier
import Testing

@Suite("What the README shows")
struct ReadmeTests {
    /// The project's folder.
    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    @Test("The example runs and gives the frame that its comment says")
    func example() throws {
        var printed = ""
        func print(_ value: UIView) { printed = "\(value)" }

        let screen = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let avatar = UIView()
        let title = UIView()
        screen.addSubview(avatar)
        screen.addSubview(title)
        try avatar.layoutRules.add("tt = ll = 16, w = h = 48")
        try title.layoutRules.add("ll = %rl + 8, ct = %ct, rr = 16, h = 20", avatar, avatar)
        try screen.solveLayout()
        print(title)  // <UIView at /1; frame = (72.0 30.0; 302.0 20.0)>

        #expect(printed == "<UIView at /1; frame = (72.0 30.0; 302.0 20.0)>")
    }

    @Test("The example above is the README's, line by line")
    func exampleIsTheReadmes() throws {
        let readme = try Self.text("README.md")
        let block = try #require(readme.components(separatedBy: "```swift\n").dropFirst().first)
        let code = try #require(block.components(separatedBy: "```").first)
        let source = try Self.text("Tests/EspalierTests/ReadmeTests.swift")
        let lines = source.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        for line in code.split(separator: "\n") where !line.hasPrefix("import") {
            #expect(lines.contains(String(line)), "the README's line is not in this test: \(line)")
        }
    }

    @Test("Every path that the README and the guides name exists", arguments: ["README.md", "Docs", "Samples"])
    func pathsExist(_ place: String) throws {
        let manager = FileManager.default
        let base = Self.root.appendingPathComponent(place)
        var files = [base]
        if place != "README.md" {
            files = try manager.contentsOfDirectory(at: base, includingPropertiesForKeys: nil)
                .filter { $0.pathExtension == "md" }
        }
        #expect(!files.isEmpty)
        for file in files {
            let text = try String(contentsOf: file, encoding: .utf8)
            for match in text.matches(of: /\]\(([^)#]+)\)/) where !match.1.hasPrefix("http") {
                let target = file.deletingLastPathComponent().appendingPathComponent(String(match.1))
                #expect(manager.fileExists(atPath: target.path), "\(file.lastPathComponent) names \(match.1)")
            }
            for match in text.matches(of: /(?:Samples|Sources|Tests|Docs)\/[A-Za-z0-9_\/-]+\.(?:json|swift|md)/) {
                let target = Self.root.appendingPathComponent(String(match.0))
                #expect(manager.fileExists(atPath: target.path), "\(file.lastPathComponent) names \(match.0)")
            }
        }
    }
}
