import Foundation
import Testing

@testable import EspalierNibs

@Suite("Interface files that once ended the process")
struct FuzzedInputTests {
    @Test(
        "instructions without content are passed over",
        arguments: [
            "<?xm?><document/>", "<document/><?a?>", "<document><?a?><?b c?>\n<?d?></document>",
            "<?xml version=\"1.0\"?><?a?><document/>", "\u{FEFF}<?a?><document/>",
        ])
    func emptyInstruction(text: String) throws {
        #expect(try Interface.document(text).root.name == "document")
    }

    @Test("text around an instruction without content stays as it is")
    func textAround() throws {
        let document = try Interface.document("<document><!-- <?c?> --><![CDATA[<?d?>]]> x<?a?>y</document>")
        #expect(document.root.text == "<?d?> xy")
    }

    @Test("an instruction without content that is wrong is an error", arguments: ["<?xml?><document/>", "<?a"])
    func wrongInstruction(text: String) {
        #expect(throws: InterfaceError.self) { try Interface.document(text) }
    }

    @Test(
        "an encoding is refused wherever the declaration hides it",
        arguments: [
            "<?xml version=\"1.0\" encoding=\"UTF-7\"?><document/>",
            "<?xml version='1.0'\(String(repeating: " ", count: 300))encoding='UTF-7'?><document/>",
            "<?xml version=\"1.0\"\n\tencoding\n=\n\"UTF-16\"?><document/>",
        ])
    func encoding(text: String) throws {
        let error = try #require(throws: InterfaceError.self) { try Interface.document(text) }
        #expect(error.message.hasPrefix("the file declares the encoding utf-"))
        #expect(error.place == TextPlace(line: 1, column: 1))
    }

    @Test(
        "a declaration that does not end is an error, and is not handed on",
        arguments: [
            "<?xml version=\"1.0\" encoding=\"UTF-7\"?\u{0E}\u{0E}",
            "<?xml version=\"1.0\" encoding=\"UTF-7\"?<document/>",
            "<?xml ", "<?xml version=\"1.0\"?><",
        ])
    func openDeclaration(text: String) throws {
        let error = try #require(throws: InterfaceError.self) { try Interface.document(text) }
        #expect(error.message.contains("not well-formed"))
        #expect(error.place?.line == 1)
    }

    @Test("places after the declaration and after instructions are those of the file")
    func places() throws {
        let text = "<?xml version=\"1.0\"\nencoding=\"UTF-8\"?>\n<document><?a?><b/></document>"
        let document = try Interface.document(text)
        #expect(document.root.place == TextPlace(line: 3, column: 1))
        #expect(document.root.children.first?.place == TextPlace(line: 3, column: 16))
    }
}
