import EspalierNibs
import Foundation
import Testing

@testable import EspalierScenarios

@Suite(
    "Real interface files, imported with their constraints",
    .enabled(if: InterfaceFiles.folder != nil, "there is no folder ../shared/interface-files beside the package"))
struct ImportCanvasTests {
    private struct Root: Decodable {
        struct View: Decodable { let frame: [Double] }

        let file: String
        let root: String
        let views: [String: View]
    }

    /// As the live trees of the same files: see the tests of the canvas.
    private static let differences = [
        "49936f7e9ded.xib FQS-PI-4cU", "49936f7e9ded.xib Ia0-7e-3fd", "49936f7e9ded.xib KGm-sR-xsa",
        "508d52f081bc.xib ksK-CI-Pl7", "cd93783022bb.xib qk3-yp-hUc",
    ]

    /// The views that come out elsewhere than the files have stored them, and how many there are in all.
    ///
    /// - Parameter isStripped: whether the files lose first what they have stored of the views that constraints or stacks
    ///   place, all but the sizes of contents.
    private func differences(isStripped: Bool) throws -> (count: Int, elsewhere: [String]) {
        let folder = try #require(InterfaceFiles.folder).deletingLastPathComponent()
            .appending(path: "interface-builder")
        let text = try String(contentsOf: folder.appending(path: "expected.jsonl"), encoding: .utf8)
        let options = InterfaceImport.Options(keepsContentSizes: true, usesCanvas: true)
        var known: (file: String, document: InterfaceDocument)?
        var count = 0
        var differences: [String] = []
        for line in text.split(separator: "\n") {
            let expected = try JSONDecoder().decode(Root.self, from: Data(line.utf8))
            if known?.file != expected.file {
                let data = try Data(contentsOf: folder.appending(path: expected.file))
                let read = isStripped ? try StrippedFile.strip(data) : data
                known = (expected.file, try InterfaceDocument(data: read, name: expected.file))
            }
            let interface = try #require(known).document
            let imported = try InterfaceImport(interface, view: expected.root, options: options)
            #expect(imported.untranslated.isEmpty)
            let result = try ScenarioDocument(json: imported.document.json()).simulate()
            #expect(result.error == nil, "\(expected.file)")
            var frames: [String: [Double]] = [:]
            for view in result.steps.first?.views ?? [] { frames[view.name ?? view.path] = view.frame.numbers }
            for (id, view) in expected.views {
                count += 1
                let isSame = zip(frames[id] ?? [], view.frame).allSatisfy { abs($0 - $1) <= 0.5 }
                if frames[id] == nil || !isSame {
                    differences.append("\(expected.file.split(separator: "/").last ?? "") \(id)")
                }
            }
        }
        return (count, differences.sorted())
    }

    @Test(
        "run with the frames that the files have stored, within half a point, also where files have lost them before",
        arguments: [false, true])
    func frames(isStripped: Bool) throws {
        let (count, elsewhere) = try differences(isStripped: isStripped)
        #expect(count == 2126)
        #expect(elsewhere == Self.differences)
    }

    @Test("of the other collection run as well, and what cannot be said is named")
    func others() throws {
        var count = 0
        for file in try InterfaceFiles.all() {
            let interface = try InterfaceDocument(contentsOf: file)
            for top in interface.topViews {
                let imported = try InterfaceImport(
                    interface, view: top.id, options: .init(keepsContentSizes: true, usesCanvas: true))
                let document = try ScenarioDocument(json: imported.document.json())
                #expect(document.json() == imported.document.json())
                let result = try document.simulate()
                #expect(result.error == nil, "\(file.lastPathComponent) \(top.id ?? "")")
                #expect(imported.untranslated.isEmpty, "\(file.lastPathComponent) \(imported.untranslated)")
                count += 1
            }
        }
        #expect(count == 143)
    }
}
