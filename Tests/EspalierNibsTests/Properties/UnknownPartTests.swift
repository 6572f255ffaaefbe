import EspalierViews
import Foundation
import TestSupport
import Testing

@testable import EspalierNibs

@Suite("What interface files have that is not known")
struct UnknownPartTests {
    static let rows: [(String, [String])] = [
        ("<view fancy='YES'/>", ["4:1: unknown attribute 'fancy' of <view>; it is left out"]),
        ("<view text='a'/>", ["4:1: unknown attribute 'text' of <view>; it is left out"]),
        (
            "<view>\n <hologram id='1'><label fancy='YES'/></hologram></view>",
            ["5:2: unknown element <hologram>; it is left out"]
        ),
        ("<hologram/>", ["4:1: unknown element <hologram>; it is left out"]),
        ("<view><color key='glow' white='1'/></view>", ["4:7: unknown property 'glow' of <view>; it is left out"]),
        ("<view><segments/></view>", ["4:7: <segments> is not known inside <view>; it is left out"]),
        (
            "<view><subviews><constraint firstAttribute='top'/></subviews></view>",
            ["4:17: <constraint> is not known inside <subviews>; it is left out"]
        ),
        (
            "<label><fontDescription key='fontDescription' type='system' slant='1'/></label>",
            ["4:8: unknown attribute 'slant' of <fontDescription>; it is left out"]
        ),
        // In the order of the file, whatever the depth.
        (
            "<view a='1'>\n<subviews><label b='2'/></subviews>\n<glow/></view>",
            [
                "4:1: unknown attribute 'a' of <view>; it is left out",
                "5:11: unknown attribute 'b' of <label>; it is left out",
                "6:1: unknown element <glow>; it is left out",
            ]
        ),
        // Notes for the reader of the file, and Interface Builder's own attributes.
        (
            "<view userLabel='Header' colorLabel='IBBuiltInLabel-Red' customClass='A' fixedFrame='YES'>"
                + "<attributedString key='userComments'><fragment content='x'/></attributedString></view>", []
        ),
    ]

    @Test("it is reported with line and column, once", arguments: rows)
    func unknown(element: String, expected: [String]) throws {
        let applied = try Applied(element, to: UIView())
        #expect(applied.unknownParts == expected)
    }

    @Test("nesting costs no stack and no more than its size")
    func deep() throws {
        let depth = 50_000
        let inner = String(repeating: "<view><subviews>", count: depth) + "<view odd='1'/>"
        let end = String(repeating: "</subviews></view>", count: depth)
        let xml =
            "<document type='com.apple.InterfaceBuilder3.CocoaTouch.XIB'><objects>\(inner)\(end)</objects></document>"
        let document = try InterfaceDocument(
            data: Data(xml.utf8), name: "Deep.xib",
            limits: InterfaceLimits(maxDepth: 200_000, maxBytes: 16_000_000, maxElements: 1_000_000))
        #expect(
            InterfaceProperties.unknownParts(of: document).map(\.message) == [
                "unknown attribute 'odd' of <view>; it is left out"
            ])
    }

    @Test(
        "nothing in the real files is unknown",
        .enabled(if: RealFolder.isThere, "the folder ../shared/interface-files beside the project is missing"))
    func realFiles() throws {
        let urls = SharedFolder.interfaceFiles(below: RealFolder.url)
        #expect(urls.count == 55)
        for url in urls {
            let document = try InterfaceDocument(contentsOf: url)
            #expect(InterfaceProperties.unknownParts(of: document) == [], "\(url.lastPathComponent)")
        }
    }
}
