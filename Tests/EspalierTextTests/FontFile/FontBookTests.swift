import Foundation
import TestSupport
import Testing

@testable import EspalierText

@Suite("Font books")
struct FontBookTests {
    private func font(_ postScript: String, family: String = "Unit", weight: Int = 400, wider: Int = 0) -> SyntheticFont
    {
        var font = SyntheticFont()
        font.names = [(1, family), (4, "\(family) \(weight)"), (6, postScript)]
        font.weight = weight
        font.advances = font.advances.map { ($0.character, $0.advance + wider) }
        return font
    }

    @Test("A font of nothing but a name is measured by the file of that name, in width and in height")
    func measuring() throws {
        let fonts = try FontBook([font("Unit-Regular").file()])
        let named = try #require(UIFont(name: "Unit-Regular", size: 100))
        let measurer = TextMeasurer(fonts: fonts, scale: 1)
        #expect(
            measurer.size(of: "AV", font: named, wrapping: .none, maximumLines: 1) == CGSize(width: 130, height: 112))
        let runs = [TextRun("AV", font: named), TextRun("AV", font: .systemFont(ofSize: 100))]
        let alone = TextMeasurer(scale: 1).size(of: [runs[1]], wrapping: .none, maximumLines: 1)
        #expect(measurer.extent(of: runs, wrapping: .none, maximumLines: 1).size.width == 130 + alone.width)
        #expect(TextMeasurer(scale: 1).size(of: "AV", font: named, wrapping: .none, maximumLines: 1).height == 120)
        #expect(
            fonts.font(named: "Unit-Regular", size: 100)?.lineHeight == 112 && fonts.font(named: "x", size: 1) == nil)
        #expect(fonts.resolved(named).lineHeight == 112 && fonts.resolved(.systemFont(ofSize: 9)).lineHeight < 11)
        // Names that the system's fonts have are no names of files.
        let system = try FontBook([font(".SystemFont").file()])
        #expect(system.resolved(.systemFont(ofSize: 100)).ascender != 90)
    }

    @Test("A family's name is its upright face of usual weight, whatever the order; full names go before")
    func families() throws {
        let files = try [
            font("Unit-Black", weight: 900, wider: 90).file(), font("Unit-Medium", weight: 500, wider: 20).file(),
            font("Unit-Regular").file(), font("Other-Thin", family: "Other", weight: 100, wider: -9).file(),
        ]
        for order in [files, files.reversed()] {
            let fonts = try FontBook(order)
            #expect(fonts.face(named: "Unit")?.postScriptName == "Unit-Regular")
            #expect(fonts.face(named: "Unit 900")?.postScriptName == "Unit-Black")
            #expect(fonts.face(named: "Other")?.postScriptName == "Other-Thin")
            #expect(fonts.face(named: "unit") == nil)
        }
    }

    @Test(
        "Two files with one name are an error that names both, and the second one is not added; the same twice is none")
    func twice() throws {
        var fonts = try FontBook([font("Unit-Regular").file("a.ttf")])
        try fonts.add(font("Unit-Regular").file("copy.ttf"))
        let before = fonts
        let error = try #require(throws: FontFileError.self) {
            try fonts.add(
                FontFile(
                    data: Data(SyntheticFont.collection([font("New"), font("Unit-Regular", wider: 1)])), name: "b.ttc"))
        }
        #expect(
            error.description
                == "b.ttc: the font 'Unit-Regular' is in a.ttf too, and is not the same there\n"
                + "fix: leave one of the two files out")
        #expect(fonts == before && fonts.face(named: "New") == nil && fonts.files.count == 2)
    }

    @Test("A folder's fonts are read in the order of their names; a folder without any is an error")
    func folder() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(throws: FontFileError.self) { try FontBook(folder: folder) }
        try FileManager.default.createDirectory(
            at: folder.appending(path: "inner.ttf.d"), withIntermediateDirectories: true)
        let error = try #require(throws: FontFileError.self) { try FontBook(folder: folder) }
        #expect(error.message == "the folder has no fonts" && error.file == folder.relativePath)
        try Data(font("B").bytes).write(to: folder.appending(path: "b.OTF"))
        try Data(font("A").bytes).write(to: folder.appending(path: "a.ttf"))
        try Data("x".utf8).write(to: folder.appending(path: "c.txt"))
        let fonts = try FontBook(folder: folder)
        #expect(fonts.files.map { $0.faces[0].postScriptName } == ["A", "B"])
        #expect(fonts.files[0].name == folder.relativePath + "/a.ttf")
        try Data("x".utf8).write(to: folder.appending(path: "d.ttc"))
        #expect(throws: FontFileError.self) { try FontBook(folder: folder) }
    }
}
