import EspalierControls
import Foundation
import Testing

@Suite("Catalogues that are damaged or made to harm")
struct HostileAssetTests {
    @Test("What cannot be read is reported with its file, and the rest is there")
    func damaged() throws {
        let folder = try AssetFolder()
        try folder.imageSet(
            "a",
            [
                (#""scale": "1x""#, "a.png", Data("no image".utf8)),
                (#""scale": "twice""#, "b.png", ImageFiles.png(2, 2)),
                (#""scale": "3x""#, "c.png", ImageFiles.png(6, 6)),
            ])
        try folder.write("Assets.xcassets/b.imageset/Contents.json", "[")
        try folder.write("Assets.xcassets/c.imageset/Contents.json", #"{"images": [{"filename": "../../../a.png"}]}"#)
        try folder.write("Assets.xcassets/d.imageset/Contents.json", #"{"images": [{"filename": "none.png"}, 3, {}]}"#)
        try folder.write("Assets.xcassets/e.imageset/note.txt", "")
        let assets = try folder.catalog()
        #expect(assets.imageNames == ["a"] && assets.image(named: "a")?.size == size(2, 2))
        #expect(assets.reports.count == 6)
        #expect(assets.reports.contains { $0.file.hasSuffix("a.imageset/a.png") && $0.message.contains("no size") })
        #expect(
            assets.reports.contains { $0.message == "the scale of 'b.png' is 'twice': a number and 'x' are needed" })
        #expect(assets.reports.contains { $0.message == "the file is no JSON object" })
        #expect(assets.reports.contains { $0.description.contains("'../../../a.png' is no name of a file in the set") })
    }

    @Test("Numbers that are too large make no size that is none")
    func numbers() throws {
        let folder = try AssetFolder()
        let huge = ImageFiles.png(0x7FFF_FFFF, 0x7FFF_FFFF)
        try folder.imageSet("a", [(#""scale": "1e-308x""#, "a.png", huge), (#""scale": "infx""#, "b.png", huge)])
        try folder.imageSet(
            "b",
            [(#""scale": "1x", "alignment-insets": {"top": -5, "left": 1e300, "right": "3"}"#, "a.png", huge)])
        let assets = try folder.catalog()
        #expect(assets.imageNames == ["b"] && assets.reports.count == 2)
        let image = try #require(assets.image(named: "b"))
        #expect(image.size.width == 2_147_483_647 && image.alignmentRectInsets.top == 0)
        #expect(UIImageView(image: image).intrinsicContentSize.width == 0)
    }

    @Test("Links to folders are not followed, in circles or not; links to files are")
    func links() throws {
        let folder = try AssetFolder()
        try folder.imageSet("a", [(#""scale": "1x""#, "a.png", ImageFiles.png(2, 2))])
        let catalog = folder.url.appendingPathComponent("Assets.xcassets")
        let files = FileManager.default
        try files.createSymbolicLink(at: catalog.appendingPathComponent("circle"), withDestinationURL: catalog)
        try files.createSymbolicLink(at: folder.url.appendingPathComponent("up"), withDestinationURL: folder.url)
        try files.createSymbolicLink(
            at: folder.url.appendingPathComponent("b.png"),
            withDestinationURL: catalog.appendingPathComponent("a.imageset/a.png"))
        try files.createSymbolicLink(
            at: folder.url.appendingPathComponent("c.png"),
            withDestinationURL: folder.url.appendingPathComponent("c.png"))
        let assets = try folder.catalog()
        #expect(assets.imageNames == ["a", "b", "b.png"])
        #expect(assets.reports.contains { $0.file.hasSuffix("circle") && $0.message == "a link is not followed" })
    }

    @Test("Deep folders, many files and long texts end at the limits, with a report")
    func limits() throws {
        let folder = try AssetFolder()
        let deep = "Assets.xcassets/" + (0..<12).map { "g\($0)" }.joined(separator: "/")
        try folder.write("\(deep)/a.imageset/Contents.json", "{}")
        #expect(
            try folder.catalog(limits: AssetLimits(maxDepth: 8)).reports.first?.message.contains("8 folders") ?? false)
        #expect(
            try folder.catalog(limits: AssetLimits(maxEntries: 5)).reports.first?.message.contains("5 files") ?? false)
        try folder.write("Assets.xcassets/big.imageset/Contents.json", "{" + String(repeating: " ", count: 2_000) + "}")
        let limited = try folder.catalog(limits: AssetLimits(maxContentBytes: 1_000))
        #expect(limited.reports.contains { $0.message == "the file has more than 1000 bytes" })
        try folder.write("late.jpg", ImageFiles.jpeg(8, 6, padding: 60_000))
        #expect(try folder.catalog(limits: AssetLimits(maxHeaderBytes: 50_000)).image(named: "late") == nil)
        #expect(try folder.catalog().image(named: "late") != nil)
        let nested = String(repeating: #"{"a":"#, count: 100_000)
        try folder.write("Assets.xcassets/nested.imageset/Contents.json", nested)
        #expect(try folder.catalog().reports.contains { $0.message == "the file is no JSON object" })
    }

    @Test("Of two sets of one name the first counts, and the other is reported")
    func twice() throws {
        let folder = try AssetFolder()
        try folder.imageSet("A/a", [(#""scale": "1x""#, "a.png", ImageFiles.png(2, 2))])
        try folder.imageSet("B/a", [(#""scale": "1x""#, "a.png", ImageFiles.png(3, 3))])
        let assets = try folder.catalog()
        #expect(assets.image(named: "a")?.size == size(2, 2))
        #expect(assets.reports.count == 1 && assets.reports[0].message.contains("the name 'a' is that of"))
    }

    @Test("What is no folder is refused")
    func noFolder() throws {
        let folder = try AssetFolder()
        try folder.write("a.png", ImageFiles.png(2, 2))
        for path in ["a.png", "none"] {
            let error = #expect(throws: AssetError.self) {
                _ = try AssetCatalog(folder: folder.url.appendingPathComponent(path))
            }
            #expect(
                error?.description.contains("there is no such folder\nfix: write the path of an .xcassets") ?? false)
        }
        #expect(throws: AssetError.self) { _ = try AssetCatalog(folder: URL(string: "https://example.org")!) }
    }
}
