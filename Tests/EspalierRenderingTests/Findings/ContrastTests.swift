import EspalierControls
import EspalierScenarios
import EspalierViews
import Foundation
import Testing

@testable import EspalierRendering

@Suite("The finding low-contrast")
struct ContrastTests {
    /// The messages about subviews of a root of 200 x 200 points.
    private func messages(_ views: String, dark: Bool = true, root: String = "") throws -> [String] {
        let json = #"""
            {"espalier": 1, "traits": {"userInterfaceStyle": "\#(dark ? "dark" : "light")"},
             "root": {"frame": [0, 0, 200, 200], \#(root) "subviews": [\#(views)]}}
            """#
        return try ScenarioDocument(json: json).lint().findings.filter { $0.kind == .lowContrast }.map(\.message)
    }

    private func label(_ more: String) -> String {
        #"{"class": "UILabel", "name": "a", "text": "Text", "frame": [10, 10, 100, 30], \#(more)}"#
    }

    @Test("Tells a text that is too dark on what is below it, with both colours and their contrast")
    func told() throws {
        let found = try messages(label(##""textColor": "#333333""##))
        #expect(found.count == 1)
        #expect(
            found.first?.contains(
                "'a' is hard to read in the dark: #333333 on #000000 has a contrast of 1.6:1, below 4.5:1") == true,
            "\(found)")
        #expect(try messages(label(##""textColor": "#333333""##), dark: false).isEmpty)
        #expect(try messages(label(#""textColor": "label""#)).isEmpty)
    }

    @Test(
        "Wants less of large texts, and of 14 points in bold",
        arguments: [(17, "regular", true), (18, "regular", false), (14, "bold", false), (13, "bold", true)])
    func sizes(size: Int, weight: String, isTold: Bool) throws {
        // 3.9:1 on black.
        let more = ##""textColor": "#707070", "font": {"size": \##(size), "weight": "\##(weight)"}"##
        #expect(try messages(label(more)).isEmpty != isTold)
    }

    @Test("Looks at what is painted below: own grounds, superviews, and sisters, through what shines through")
    func grounds() throws {
        #expect(try messages(label(##""textColor": "black", "backgroundColor": "white""##)).isEmpty)
        #expect(try messages(label(##""textColor": "black""##), root: #""backgroundColor": "white","#).isEmpty)
        let card = #"{"frame": [0, 0, 200, 100], "backgroundColor": "white"}, "#
        #expect(try messages(card + label(#""textColor": "black""#)).isEmpty)
        #expect(try messages(card + label(#""textColor": "label""#)).count == 1)
        #expect(try messages(label(##""textColor": "black", "backgroundColor": "#ffffff20""##)).count == 1)
    }

    @Test("Says nothing where a picture, a gradient, a blur or something turned lies below, or nobody can use the text")
    func silent() throws {
        let dark = label(#""textColor": "black""#)
        let picture = #"{"class": "UIImageView", "image": [200, 200], "frame": [0, 0, 200, 200]}, "#
        #expect(try messages(picture + dark).isEmpty)
        #expect(try messages(#"{"class": "UIVisualEffectView", "frame": [0, 0, 200, 200]}, "# + dark).isEmpty)
        #expect(
            try messages(
                #"{"transform": [0, 1, -1, 0, 0, 0], "frame": [0, 0, 90, 90], "backgroundColor": "red"}, "# + dark
            ).isEmpty)
        #expect(try messages(#"{"frame": [0, 0, 50, 200], "backgroundColor": "white"}, "# + dark).isEmpty)
        #expect(try messages(#"{"class": "UITextField", "placeholder": "Name", "frame": [10, 10, 100, 34]}"#).isEmpty)
        let button =
            #"{"class": "UIButton", "buttonType": "system", "title": "Go", "titleColor": "black", "frame": [10, 10, 100, 44]"#
        #expect(try messages(button + "}").count == 1)
        #expect(try messages(button + #", "isEnabled": false}"#).isEmpty)
    }

    @Test("Has the numbers of WCAG 2.2")
    func numbers() {
        #expect(UIColor.black.contrast(with: .white) == 21 && UIColor.white.contrast(with: .white) == 1)
        #expect(abs(UIColor(white: 0x76 / 255, alpha: 1).contrast(with: .white) - 4.54) < 0.01)
        #expect(UIColor(white: 1, alpha: 0.5).painted(over: .black) == UIColor(white: 0.5, alpha: 1))
    }
}
