import Testing

@testable import EspalierScenarios

@Suite("The user's size of texts, and designs, in a scenario")
struct TextSizeRunTests {
    private func heights(_ traits: String) throws -> [Double] {
        let font = #""font": {"style": "body"}"#
        let views = [
            #"{"class": "UILabel", "name": "a", "text": "Reviews", \#(font)}"#,
            #"{"class": "UIButton", "name": "b", "title": "Reviews", \#(font)}"#,
            #"{"class": "UITextField", "name": "c", "text": "Reviews", \#(font)}"#,
            #"{"class": "UILabel", "name": "d", "text": "Reviews", "font": {"size": 17}}"#,
        ]
        let constraints = ["a", "b", "c", "d"].map { #""\#($0).leading == self.leading", "\#($0).top == self.top""# }
        let result = try run(
            #"{"espalier": 1, \#(traits)"root": {"frame": [0, 0, 900, 600], "constraints": ["#
                + constraints.joined(separator: ", ") + #"], "subviews": ["# + views.joined(separator: ", ") + "]}}")
        return (0..<4).map { result.frame("/\($0)")?[3] ?? 0 }
    }

    @Test("Fonts of styles are those of the document's size of texts, others stay")
    func styles() throws {
        let usual = try heights("")
        let large = try heights(#""traits": {"contentSizeCategory": "AX5"}, "#)
        for index in 0..<3 { #expect(large[index] > 1.5 * usual[index]) }
        #expect(large[0] == 63.5 && large[3] == usual[3])
    }

    @Test("A switch is as large as its design, whatever a document says that it wishes, and wherever constraints end")
    func switches() throws {
        func frame(_ keys: String, _ design: String, _ constraints: String = "") throws -> [Double]? {
            let root = #"{"frame": [0, 0, 320, 480], "constraints": [\#(constraints)], "#
            let view = #""subviews": [{"class": "UISwitch", "name": "s", \#(keys)}]}"#
            let result = try run(
                #"{"espalier": 1, "traits": {"controlDesign": "\#(design)"}, "root": \#(root)\#(view)}"#)
            return result.frame("/0")
        }
        let keys = #""frame": [250, 6, 51, 31], "intrinsicContentSize": [49, 31]"#
        #expect(try frame(keys, "iOS18") == [250, 6, 51, 31])
        #expect(try frame(keys, "iOS26") == [250, 6, 63, 28])
        let ends = #""s.leading == self.leading", "s.trailing == self.trailing", "s.top == self.top""#
        #expect(try frame(#""tag": 1"#, "iOS26", ends) == [0, 0, 63, 28])
    }
}
