import Foundation
import TestSupport
import Testing

@testable import EspalierCommand

@Suite struct ReportCommandTests {
    private static let shop = SharedFolder.project.appendingPathComponent("Samples/Shop").path

    private func names(_ folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    }

    @Test("a name that ends in .html is one file, another one a folder")
    func places() throws {
        let folder = try TemporaryFolder([:])
        let file = "\(folder.path)/new/X.html"
        #expect(CommandRun(["lint", Self.shop, "--devices", "phones", "--html", file]).status == 1)
        #expect(try names("\(folder.path)/new") == ["X.html"])
        let html = try String(contentsOfFile: file, encoding: .utf8)
        #expect(html.hasPrefix("<!doctype html>") && html.contains("data:image/svg+xml"))
        let place = "\(folder.path)/report"
        #expect(CommandRun(["lint", Self.shop, "--devices", "phones", "--html", place + "/"]).status == 1)
        #expect(try names(place) == ["index.html", "inspector", "pictures"])
        let index = try String(contentsOfFile: "\(place)/index.html", encoding: .utf8)
        // What it names is there, and nothing else.
        for part in ["pictures", "inspector"] {
            let named = index.matches(of: #/(?:data-src|href)="(pictures|inspector)/([^"]+)"/#).filter { $0.1 == part }
            let there = try names("\(place)/\(part)").filter { !$0.hasSuffix(".css") && !$0.hasSuffix(".js") }
            #expect(Set(named.map { String($0.2) }) == Set(there))
        }
    }

    @Test("a second report takes the place of the first, and of nothing else")
    func again() throws {
        let folder = try TemporaryFolder(["report/pictures/mine.svg": "x", "report/notes.txt": "x"])
        let place = "\(folder.path)/report"
        let options = ["lint", Self.shop, "--devices", "iPhone SE", "--html", place]
        #expect(CommandRun(options).status == 1)
        let first = try names("\(place)/pictures")
        #expect(CommandRun(["lint", Self.shop, "--only", "small-target", "--html", place]).status == 1)
        let second = try names("\(place)/pictures")
        #expect(first != second && second.contains("mine.svg") && second.count < first.count)
        #expect(try names(place).contains("notes.txt"))
        #expect(CommandRun(options).status == 1)
        #expect(try names("\(place)/pictures") == first)
    }

    @Test("a place that cannot be written is an error that names it")
    func unwritable() throws {
        let folder = try TemporaryFolder(["file": "x"])
        let run = CommandRun(["lint", Self.shop, "--devices", "iPhone SE", "--html", "\(folder.path)/file/report"])
        #expect(run.status != 0 && run.status != 1)
        #expect(run.errors.contains("\(folder.path)/file/report"))
    }

    @Test("5: findings of documents, and of images that are missing, have pictures and pages as those of scenes have")
    func picturesOfAll() throws {
        let document =
            #"{"espalier": 1, "root": {"frame": [0, 0, 320, 480], "subviews": [{"name": "a", "frame": [300, 10, 40, 20]}]}}"#
        let folder = try TemporaryFolder(["Screens/a.json": document])
        for sweep in [[], ["--widths", "320...322"]] {
            let file = "\(folder.path)/a.html"
            #expect(CommandRun(["lint", "\(folder.path)/Screens", "--html", file] + sweep).status == 1)
            let html = try String(contentsOfFile: file, encoding: .utf8)
            #expect(html.components(separatedBy: "<article").count == 2)
            #expect(html.contains("<b>Wrong</b> 320 x 480") && html.contains("data:image/svg+xml"))
            // Beside it the whole layout, with what pages share.
            let place = "\(folder.path)/pages\(sweep.count)"
            #expect(CommandRun(["lint", "\(folder.path)/Screens", "--html", place] + sweep).status == 1)
            let pages = try names("\(place)/inspector")
            #expect(pages.map { ($0 as NSString).pathExtension }.sorted() == ["css", "html", "js"])
            let page = try #require(pages.first { $0.hasSuffix(".html") })
            let index = try String(contentsOfFile: "\(place)/index.html", encoding: .utf8)
            #expect(index.contains("<a href=\"inspector/\(page)\">"))
            #expect(try String(contentsOfFile: "\(place)/inspector/\(page)", encoding: .utf8).contains("\"a\""))
        }
        let place = "\(folder.path)/shop"
        #expect(CommandRun(["lint", Self.shop, "--only", "missing-image", "--html", place]).status == 0)
        #expect(try names("\(place)/pictures").count == 1)
        let index = try String(contentsOfFile: "\(place)/index.html", encoding: .utf8)
        #expect(index.contains("missing-image") && index.contains("<b>Wrong</b>"))
    }
}
