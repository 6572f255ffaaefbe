import Espalier
import EspalierApplications
import Foundation
import Testing

@Suite("The pictures of the pages")
struct PicturesTests {
    @Test("Show what the examples beside them give, byte for byte; and so do the frames", arguments: ProjectFiles.pages)
    func examples(page: String) throws {
        for picture in PagePicture.all(of: try ProjectFiles.text(page)) {
            let recording = try picture.recording()
            #expect(recording.error == nil && recording.steps.first?.diagnostics.count == 0, "\(picture.heading)")
            try ProjectFiles.expect(picture.path, is: String(decoding: try recording.svg(), as: UTF8.self))
            let frames = recording.steps[0].snapshot.text().split(separator: "\n").map(String.init)
            guard picture.frames.lines != frames else { continue }
            guard ProjectFiles.isRecording else {
                Issue.record("\(page), \(picture.heading): the frames are\n\(frames.joined(separator: "\n"))")
                continue
            }
            try ProjectFiles.change(page) { text in
                guard let now = PagePicture.all(of: text).first(where: { $0.path == picture.path }) else { return text }
                var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
                let start = now.frames.line
                lines.replaceSubrange(start..<start + now.frames.lines.count, with: frames)
                return lines.joined(separator: "\n")
            }
        }
    }

    @Test("The picture of the targets is that of the manifest")
    func targets() throws {
        let picture = TargetsPicture(manifest: Manifest(try ProjectFiles.text("Package.swift")))
        let missing = picture.manifest.targets.filter { TargetsPicture.places[$0] == nil }
        #expect(missing == [], "give them a place in TargetsPicture.places")
        #expect(picture.manifest.targets.count == TargetsPicture.places.count)
        for arrow in picture.arrows {
            let (from, to) = (TargetsPicture.places[arrow.from], TargetsPicture.places[arrow.to])
            #expect((from?.row ?? 0) > (to?.row ?? 0), "\(arrow.from) must stand above \(arrow.to)")
        }
        try ProjectFiles.expect("Docs/Pictures/targets.svg", is: picture.svg)
    }

    @Test("The pictures of a report are those of what it says of the sample")
    func report() throws {
        let application = try Application(folder: ProjectFiles.root.appendingPathComponent("Samples/Shop"))
        var options = ApplicationLintOptions()
        options.only = [.cutOff]
        let report = application.lint(options)
        #expect(report.findings.map(\.message) == ["the label 'titleLabel' is cut off"])
        var page = ReportPage(isSingle: false)
        page.add(report, application, options, FindingPaths(prefix: ""))
        let pictures = page.allFiles().filter { $0.path.hasPrefix("pictures/") }
        #expect(pictures.count == 2)
        for (picture, name) in zip(pictures, ["wrong", "right"]) {
            let svg = String(decoding: picture.bytes, as: UTF8.self)
            try ProjectFiles.expect("Docs/Pictures/report-\(name).svg", is: svg)
        }
    }

    @Test("Are all there, and each belongs to a page")
    func complete() throws {
        var linked: Set<String> = []
        for page in ProjectFiles.pages where page.hasPrefix("Docs/") {
            for match in try ProjectFiles.text(page).matches(of: #/!\[[^\]]+\]\(([^)]+)\)/#) {
                linked.insert("Docs/\(match.1)")
            }
        }
        let files = try FileManager.default.contentsOfDirectory(
            atPath: ProjectFiles.root.appendingPathComponent("Docs/Pictures").path)
        #expect(linked.count >= 12)
        #expect(linked.symmetricDifference(files.map { "Docs/Pictures/\($0)" }).sorted() == [])
        #expect(PagePicture.all(of: try ProjectFiles.text("Docs/SLLByExample.md")).count >= 12)
    }
}
