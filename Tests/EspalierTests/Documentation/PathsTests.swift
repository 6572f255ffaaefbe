import Foundation
import Testing

@Suite("The paths of the pages")
struct PathsTests {
    /// A link of a page, its parts before and after `#`.
    private struct Link {
        var path: String
        var anchor: String
    }

    private static func links(of page: String) throws -> [Link] {
        try prose(page).matches(of: #/\]\(([^)#\s]*)(?:#([^)\s]*))?\)/#)
            .filter { !$0.1.contains("://") }
            .map { Link(path: resolve(String($0.1), from: page), anchor: String($0.2 ?? "")) }
    }

    /// A page without what stands in its fences.
    private static func prose(_ page: String) throws -> String {
        var isCode = false
        return try ProjectFiles.text(page).split(separator: "\n", omittingEmptySubsequences: false).filter { line in
            let isFence = line.drop { $0 == " " }.hasPrefix("```")
            if isFence { isCode.toggle() }
            return !isFence && !isCode
        }.joined(separator: "\n")
    }

    /// The path of a link from the project's folder.
    private static func resolve(_ link: String, from page: String) -> String {
        guard !link.isEmpty else { return page }
        var parts = page.split(separator: "/").dropLast()
        for part in link.split(separator: "/") {
            if part == ".." { parts = parts.dropLast() } else if part != "." { parts.append(part) }
        }
        return parts.joined(separator: "/")
    }

    /// What a heading is called in links.
    private static func anchors(of page: String) throws -> [String] {
        try prose(page).split(separator: "\n").filter { $0.hasPrefix("#") }.map { heading in
            String(
                heading.drop { $0 == "#" || $0 == " " }.lowercased()
                    .filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" || $0 == "_" }
                    .map { $0 == " " ? "-" : $0 })
        }
    }

    @Test("Links lead to files and to headings that are there", arguments: ProjectFiles.pages)
    func links(page: String) throws {
        for link in try Self.links(of: page) {
            guard ProjectFiles.exists(link.path) else {
                Issue.record("\(page) links to \(link.path), which is not there")
                continue
            }
            if !link.anchor.isEmpty {
                #expect(
                    try Self.anchors(of: link.path).contains(link.anchor),
                    "\(page) links to the heading \(link.anchor) of \(link.path)")
            }
        }
    }

    @Test("Files and folders that are named are there", arguments: ProjectFiles.pages)
    func named(page: String) throws {
        let path = #/(?:^|[^A-Za-z0-9_\/.])((?:Samples|Sources|Tests|Docs|\.ci)\/[A-Za-z0-9_\/+-]*(?:\.[a-zA-Z]+)?)/#
        for match in try ProjectFiles.text(page).matches(of: path) {
            #expect(ProjectFiles.exists(String(match.1)), "\(page) names \(match.1)")
        }
    }

    @Test("Every page can be reached from the README, and the README links to every guide itself")
    func reachable() throws {
        var reached: Set = ["README.md"]
        var waiting = ["README.md"]
        while let page = waiting.popLast() {
            for link in try Self.links(of: page) where link.path.hasSuffix(".md") && ProjectFiles.exists(link.path) {
                if reached.insert(link.path).inserted { waiting.append(link.path) }
            }
        }
        #expect(ProjectFiles.pages.filter { !reached.contains($0) } == [])
        let direct = Set(try Self.links(of: "README.md").map(\.path))
        #expect(ProjectFiles.pages.filter { $0.hasPrefix("Docs/") && !direct.contains($0) } == [])
    }

    @Test("Each behaviour that a reader looks for is in the file that is named, by what is to be searched for")
    func behaviours() throws {
        let page = try ProjectFiles.text("Docs/Architecture.md")
        let sections = page.components(separatedBy: "\n## ")
        let section = try #require(sections.first { $0.hasPrefix("Where ten behaviours are") })
        let rows = section.split(separator: "\n").filter { $0.hasPrefix("|") }.dropFirst(2)
        #expect(rows.count == 10)
        for row in rows {
            let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: [" ", "`"]) }
            try #require(cells.count == 4, "\(row)")
            #expect(cells[1].contains("]("), "the first step of '\(cells[0])' is no page")
            #expect(try ProjectFiles.text(cells[2]).contains(cells[3]), "\(cells[2]) has no '\(cells[3])'")
        }
    }

    @Test("The page of the inspector's parts names each of its files")
    func parts() throws {
        let folder = "Sources/EspalierRendering/Inspector/Page"
        let files = try FileManager.default.contentsOfDirectory(
            atPath: ProjectFiles.root.appendingPathComponent(folder).path)
        let page = try ProjectFiles.text("Docs/Inspector.md")
        #expect(files.count >= 20 && files.filter { !page.contains("`\($0)`") } == [])
    }

    @Test("The page of the targets has a line for every library product, and names no other module")
    func modules() throws {
        let page = try ProjectFiles.text("Docs/Architecture.md")
        let table = try #require(page.components(separatedBy: "\n## ").first { $0.hasPrefix("The modules\n") })
        let rows = table.matches(of: #/(?m)^\| `([A-Za-z]+)` \|/#).map { String($0.1) }
        let manifest = try ProjectFiles.text("Package.swift")
        var products = manifest.matches(of: #/Library\(\s*name: "([A-Za-z]+)"[^\n]*?(isProduct: false)?\),?\n/#)
            .filter { $0.2 == nil }.map { String($0.1) }
        products += manifest.matches(of: #/Library\(\n\s*name: "([A-Za-z]+)"/#).map { String($0.1) }
        #expect(products.count >= 13)
        #expect(Set(rows).symmetricDifference(Set(products).union(["UIKit"])).sorted() == [])
    }
}
