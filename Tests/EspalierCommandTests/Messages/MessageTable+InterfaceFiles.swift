import Foundation

@testable import EspalierNibs

// What is said about interface files that cannot be read, and about constraints that are no rules.
extension MessageTable {
    static let interfaceFiles = [
        MessageGroup("XML of interface files", xml) { read(Data($0.utf8)) },
        MessageGroup(
            "interface files that are not read",
            [
                MessageRow("more bytes than are allowed") {
                    read(Data("<document/>".utf8), InterfaceLimits(maxBytes: 4))
                },
                MessageRow("more elements within one another than are allowed") {
                    read(Data("<a><b><c/></b></a>".utf8), InterfaceLimits(maxDepth: 2))
                },
                MessageRow("more elements than are allowed") {
                    read(Data("<a><b/><c/></a>".utf8), InterfaceLimits(maxElements: 2))
                },
                MessageRow("bytes that are no UTF-8") { read(Data([0x3C, 0x61, 0xFF, 0x2F, 0x3E])) },
                MessageRow("U+0000") { read(Data("<a>\u{0}</a>".utf8)) },
                MessageRow("a file that does not exist") { opened("/no/such/card.xib") },
                MessageRow("a folder") { opened("/") },
                MessageRow("an address of the network") {
                    guard let url = URL(string: "http://localhost/card.xib") else { return "" }
                    return message { try InterfaceDocument(contentsOf: url) }
                },
                MessageRow("a xib is read as a storyboard") {
                    let document = try InterfaceDocument(data: Data(xib("<view/>").utf8), name: "a.xib")
                    return message { try UIStoryboard(document) }
                },
                MessageRow("two elements have the same id") {
                    try InterfaceDocument(data: Data(xib("<view id=\"a\"/><view id=\"a\"/>").utf8), name: "a.xib")
                        .reports.map(\.description).joined(separator: "\n")
                },
            ]),
    ]

    private static func read(_ data: Data, _ limits: InterfaceLimits = InterfaceLimits()) -> String {
        message { try InterfaceDocument(data: data, name: "a.xib", limits: limits) }
    }

    private static func opened(_ path: String) -> String {
        message { try InterfaceDocument(contentsOf: URL(fileURLWithPath: path)) }
    }

    private static func message<Made>(_ body: () throws -> Made) -> String {
        do {
            _ = try body()
            return ""
        } catch {
            return "\(error)"
        }
    }

    private static let xml = [
        "", "{}", "<document>\n <view></document>", "<document><view>", "<document a='1' a='2'/>", "<document a=b/>",
        "<document a/>", "<document a='<'/>", "<document>&nbsp;</document>", "<document>&#xZ;</document>",
        "<document>\u{1}</document>", "<document/><document/>", "<document><!-- a -- b --></document>",
        "<document><!-- a", "<document>]]></document>", "<document><![CDATA[ a", "<document a='1'b='2'/>",
        "<document>< a></document>", "<document ", "<a:document/>", "<document></document", "<?xml version='9.9'?><a/>",
        "<?xml version='1.0' encoding='ISO-8859-1'?><document/>", "<!DOCTYPE document []><document/>", "<archive/>",
        "<?xml version='1.0'",
    ]
}
