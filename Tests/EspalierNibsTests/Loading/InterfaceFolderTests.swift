import EspalierControllers
import EspalierControls
import EspalierViews
import Foundation
import Testing

@testable import EspalierNibs

@Suite("Interface files of a folder")
struct InterfaceFolderTests {
    private static func xib(_ width: Int) -> String {
        """
        <document toolsVersion="20037"><objects><view id="root" customClass="FolderView">
        <rect key="frame" x="0" y="0" width="\(width)" height="10"/></view></objects></document>
        """
    }

    private func folder(_ files: [String: Int]) throws -> URL {
        let home = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        for (path, width) in files {
            let url = home.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Self.xib(width).write(to: url, atomically: true, encoding: .utf8)
        }
        return home
    }

    @Test("are found by their names, however deep, the base language first, and only while it is in use")
    func found() throws {
        let home = try folder(["Card.xib": 1, "a/b/de.lproj/Row.xib": 2, "a/b/Base.lproj/Row.xib": 3, "c/Row.xib": 4])
        defer { try? FileManager.default.removeItem(at: home) }
        let files = InterfaceFolder(home)
        func width(_ name: String) -> CGFloat? {
            let views = UINib(nibName: name, bundle: nil).instantiate(withOwner: nil, options: nil)
            return (views.first as? UIView)?.frame.width
        }
        files.use {
            #expect(width("Card") == 1)
            #expect(width("Row") == 3)
        }
        let inside = InterfaceFolder(home.appendingPathComponent("c"))
        files.use { inside.use { #expect(width("Row") == 4) } }
    }

    @Test("hold through what waits, and name classes of modules that are listed")
    func modules() async throws {
        let home = try folder(["Card.xib": 1])
        defer { try? FileManager.default.removeItem(at: home) }
        await InterfaceFolder(home, modules: ["EspalierNibsTests"]).use {
            await Task.yield()
            let views = UINib(nibName: "Card", bundle: nil).instantiate(withOwner: nil, options: nil)
            #expect(views.first is FolderView)
        }
        InterfaceFolder(home).use {
            let views = UINib(nibName: "Card", bundle: nil).instantiate(withOwner: nil, options: nil)
            #expect(!(views.first is FolderView))
        }
    }

    @Test("of a folder that is not there are none")
    func missing() {
        let files = InterfaceFolder(URL(fileURLWithPath: "/nowhere/at/all"))
        #expect(files.find("Card", "xib") == nil)
    }
}

final class FolderView: UIView {}
