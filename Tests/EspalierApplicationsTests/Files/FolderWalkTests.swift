import Foundation
import TestSupport
import Testing

@testable import EspalierApplications

@Suite struct FolderWalkTests {
    @Test("1.2: a walk finds what concerns screens, in the order of bytes, and leaves dependencies and builds out")
    func finding() throws {
        let folder = try TemporaryFolder([
            "b.xib": "", "a/Main.storyboard": "", "B.xib": "", "Pods/x.xib": "", "Carthage/x.xib": "", ".git/x.xib": "",
            "build/x.xib": "", "DerivedData/x.xib": "", "node_modules/x.xib": "", "a/.hidden.xib": "", "doc.json": "",
            "de.lproj/Main.strings": "", "A.xcassets/x.imageset/Contents.json": "", "A.xcodeproj/project.pbxproj": "",
            "Fonts/Inter.otf": "", "App/App-Info.plist": "", "Other.plist": "", "logo@2x.png": "",
        ])
        let walk = FolderWalk(folder.path)
        #expect(walk.interfaceFiles == ["B.xib", "a/Main.storyboard", "b.xib"])
        #expect(walk.jsonFiles == ["doc.json"])
        #expect(walk.stringFiles == ["de.lproj/Main.strings"])
        #expect(walk.catalogues == ["A.xcassets"])
        #expect(walk.projects == ["A.xcodeproj/project.pbxproj"])
        #expect(walk.fonts == ["Fonts/Inter.otf"])
        #expect(walk.infoLists == ["App/App-Info.plist"])
        #expect(walk.looseImages == ["logo@2x.png"])
        let rest = FolderWalk(folder.path, excludes: [PathPattern("a")])
        #expect(rest.interfaceFiles == ["B.xib", "b.xib"])
    }

    @Test("a name that is not UTF-8 is told, and what has it passed over")
    func undecodable() throws {
        let folder = try TemporaryFolder(["a.xib": ""])
        // No text has this name, so it is made of bytes.
        let name =
            Array("\(folder.path)/x".utf8CString.dropLast()) + [CChar(bitPattern: 0xFF)] + Array(".xib".utf8CString)
        let descriptor = open(name, O_CREAT | O_WRONLY, 0o644)
        try #require(descriptor >= 0)
        close(descriptor)
        let walk = FolderWalk(folder.path)
        #expect(walk.interfaceFiles == ["a.xib"] && walk.undecodable == ["x\u{FFFD}.xib"])
        #expect(walk.errors.map(\.message) == ["the name is not UTF-8, and what has it is passed over"])
        unlink(name)
    }

    @Test("1.2: links are not followed, so that no walk goes round")
    func links() throws {
        let folder = try TemporaryFolder(["a/b.xib": ""])
        try FileManager.default.createSymbolicLink(
            atPath: "\(folder.path)/a/round", withDestinationPath: folder.path)
        #expect(FolderWalk(folder.path).interfaceFiles == ["a/b.xib"])
        #expect(FolderWalk("\(folder.path)/none").unreadable == [""])
    }
}
