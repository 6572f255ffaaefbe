import EspalierViews
import Foundation
import Testing

@testable import EspalierNibs

@Suite(
    "Real files, laid out as Interface Builder's canvas did",
    .enabled(if: StoredFiles.isThere, "the folder ../shared/interface-builder is not there"))
struct CanvasTests {
    /// Views that come out otherwise, and why.
    static let differences = [
        // The margins of a view in a scroll view that does not scroll have the safe area here; the canvas counts it as
        // taken by the scroll view.
        "508d52f081bc.xib ksK-CI-Pl7",
        // The views beside its stack are ambiguous, and the canvas gave the stack more than it needs.
        "cd93783022bb.xib qk3-yp-hUc",
        // A plain view in a stack that fills proportionally: nothing but its stored height, which is no wish, says how
        // high it is.
        "49936f7e9ded.xib FQS-PI-4cU", "49936f7e9ded.xib Ia0-7e-3fd", "49936f7e9ded.xib KGm-sR-xsa",
    ]

    @Test("get the frames that the files have stored, within half a point; what differs is known")
    func frames() throws {
        var counts = (roots: 0, views: 0)
        var differences: [String] = []
        for (file, roots) in try StoredFiles.roots() {
            let document = try CanvasRun.document(file)
            for expected in roots {
                let run = try CanvasRun(document, root: expected.root)
                counts.roots += 1
                #expect(!run.reports.contains { $0.message.contains("constraint") }, "\(expected.file)")
                for (id, view) in expected.views {
                    counts.views += 1
                    if run.views[id]?.frame.agrees(with: view.rect) ?? false { continue }
                    differences.append("\(file.lastPathComponent) \(id)")
                }
            }
        }
        #expect(counts == (351, 2126))
        #expect(differences.sorted() == Self.differences.sorted())
    }

    @Test("keep free what the version of the canvas that stored them did")
    func insets() throws {
        func insets(_ device: String, _ tools: String, height: Double) throws -> InterfaceCanvas.Insets {
            let document = try Interface.document(
                """
                <document toolsVersion="\(tools)"><device id="\(device)" orientation="portrait"/><objects>
                <view id="v">\(Interface.rect(0, 0, 414, height))</view></objects></document>
                """)
            let root = try #require(document.element(id: "v"))
            return InterfaceCanvas(document, root: root, isStored: true).safeArea
        }
        #expect(try insets("retina6_1", "20037", height: 896) == .init(top: 44, bottom: 34))
        #expect(try insets("retina6_1", "21701", height: 896) == .init(top: 48, bottom: 34))
        #expect(try insets("retina6_1", "24000", height: 896) == .init(top: 96, bottom: 68))
        #expect(try insets("retina6_1", "20037", height: 300) == .init(top: 44))
        #expect(try insets("retina5_5", "14113.5A", height: 736) == .init(top: 20))
        #expect(try insets("retina5_5", "20037", height: 736) == .init())
        #expect(try insets("retina5_5", "32700.99.1234", height: 736) == .init(top: 20))
    }
}

/// The files whose frames are known, beside the project and not part of it.
enum StoredFiles {
    static let folder = RealFolder.url.deletingLastPathComponent().appendingPathComponent("interface-builder")

    static let isThere = FileManager.default.fileExists(atPath: folder.path)

    /// The root views by file, in the order of the expectations.
    static func roots() throws -> [(file: URL, roots: [StoredRoot])] {
        var result: [(file: URL, roots: [StoredRoot])] = []
        let text = try String(contentsOf: folder.appendingPathComponent("expected.jsonl"), encoding: .utf8)
        for line in text.split(separator: "\n") {
            let root = try JSONDecoder().decode(StoredRoot.self, from: Data(line.utf8))
            let file = folder.appendingPathComponent(root.file)
            if result.last?.file == file {
                result[result.count - 1].roots.append(root)
            } else {
                result.append((file, [root]))
            }
        }
        return result
    }
}
