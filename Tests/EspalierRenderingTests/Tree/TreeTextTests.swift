import EspalierControls
import EspalierRendering
import EspalierViews
import Foundation
import TestSupport
import Testing

@Suite("Trees as text")
struct TreeTextTests {
    static func tree() -> UIView {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        root.name = "screen"
        let avatar = UIImageView(frame: CGRect(x: 16, y: 16, width: 64, height: 64.5))
        avatar.tag = 7
        avatar.isHidden = true
        let title = UILabel(frame: CGRect(x: 88, y: 36, width: 286, height: 1.0 / 3))
        title.name = "a \"b\"\n\u{202E}"
        title.text = "Hello "
        title.alpha = 0.5
        avatar.addSubview(title)
        root.addSubview(avatar)
        let scroll = UIScrollView(frame: CGRect(x: -0.0, y: 0, width: 10, height: 10))
        scroll.bounds.origin = CGPoint(x: 0, y: -20)
        root.addSubview(scroll)
        let turned = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
        turned.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
        turned.autoresizingMask = [.flexibleHeight]
        root.addSubview(turned)
        return root
    }

    static let text = #"""
        UIView "screen" [0, 0, 390, 844]
          UIImageView tag 7 [16, 16, 64, 64.5] hidden
            UILabel "a \"b\"\n\u202e" [88, 36, 286, 0.3333333333333333] alpha 0.5 text "Hello "
          UIScrollView [0, 0, 10, 10] clips scroll [0, -20]
          UIView [-5, 5, 20, 10] size [10, 20] transform [0, 1, -1, 0, 0, 0] {"autoresizing": ["height"]}

        """#

    @Test("A line has class, name, tag, frame, and what is not the default; hostile texts stay in their quotes")
    func lines() {
        #expect(Self.tree().hierarchyText == Self.text)
    }

    @Test("What was said for those who do not see a view stands among its properties, and is read back")
    func accessibility() throws {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
        button.setTitle("×", for: .normal)
        let plain = button.hierarchyText
        #expect(!plain.contains("accessib"))
        button.accessibilityLabel = "Close \u{202E}"
        button.accessibilityIdentifier = "close"
        button.accessibilityTraits = [.button, .header]
        button.isAccessibilityElement = false
        let said =
            #"{"accessibilityIdentifier": "close", "accessibilityLabel": "Close \u202e", "#
            + #""accessibilityTraits": ["button", "header"], "isAccessibilityElement": false}"#
        let text = button.hierarchyText
        #expect(text.contains(said), "\(text)")
        #expect(try HierarchySnapshot(text: text).text() == text)
    }

    @Test("Containers name their elements, and say what they hide")
    func containers() throws {
        let chart = UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 90))
        let bar = UIAccessibilityElement(accessibilityContainer: chart)
        bar.accessibilityLabel = "March"
        let legend = UILabel()
        legend.text = "Rain"
        let named = UIView()
        named.name = "axis"
        chart.accessibilityElements = [bar, legend, named, UIView()]
        chart.accessibilityViewIsModal = true
        chart.accessibilityElementsHidden = true
        chart.shouldGroupAccessibilityChildren = true
        chart.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Share", actionHandler: nil)]
        let said =
            #"{"accessibilityCustomActions": ["Share"], "accessibilityElements": ["March", "Rain", "axis", "UIView"], "#
            + #""accessibilityElementsHidden": true, "accessibilityViewIsModal": true, "#
            + #""shouldGroupAccessibilityChildren": true}"#
        let text = chart.hierarchyText
        #expect(text.contains(said), "\(text)")
        #expect(try HierarchySnapshot(text: text).text() == text)
        chart.accessibilityViewIsModal = false
        #expect(!chart.hierarchyText.contains("IsModal"))
    }

    @Test("Ids stand behind the names where they are asked for")
    func ids() throws {
        var numbering = ViewNumbering()
        let snapshot = HierarchySnapshot(of: Self.tree(), numbering: &numbering)
        let text = snapshot.text(.init(ids: true))
        #expect(text.hasPrefix("UIView \"screen\" #0 [0, 0, 390, 844]\n  UIImageView #1 tag 7 ["))
        #expect(try HierarchySnapshot(text: text).text(.init(ids: true)) == text)
    }

    @Test("No line ends with a space")
    func trailingSpaces() {
        #expect(Self.tree().hierarchyText.split(separator: "\n").allSatisfy { $0.last != " " })
    }

    @Test("Numbers that are not finite are texts, and the words mean nothing else", arguments: ["nan", "inf", "-inf"])
    func notFinite(word: String) throws {
        let text = "UIView [0, \"\(word)\", 0, 0] alpha \"\(word)\"\n"
        let snapshot = try HierarchySnapshot(text: text)
        #expect(!snapshot.entries[0].alpha.isFinite)
        #expect(snapshot.text() == text)
        #expect(throws: HierarchyTextError.self) { try HierarchySnapshot(text: "UIView [0, \"x\", 0, 0]") }
    }

    @Test("Reading gives back what was written", arguments: 0..<30)
    func roundTrip(seed: Int) throws {
        let forest = RandomForest(seed: UInt64(seed), count: 40, uniqueNames: false)
        let text = forest.root.hierarchyText
        #expect(try HierarchySnapshot(text: text).text() == text, "seed \(seed)")
    }

    @Test("A tree may stand indented, with empty lines and line breaks of any system, its marks in any order")
    func loose() throws {
        let text = "\n   UIView tag 3 [0, 0, 1, 1]  \r\n\r\n     UILabel [0,0,1,1]   text \"a\" hidden tag 2\r\n  \n"
        #expect(
            try HierarchySnapshot(text: text).text()
                == "UIView tag 3 [0, 0, 1, 1]\n  UILabel tag 2 [0, 0, 1, 1] hidden text \"a\"\n")
    }

    @Test("A class with a name that is no plain word is quoted")
    func className() throws {
        let text = "\"My Class\" [0, 0, 0, 0]\n  \"^7\" \"n\" [0, 0, 0, 0]\n  \"\" [0, 0, 0, 0]\n"
        let snapshot = try HierarchySnapshot(text: text)
        #expect(snapshot.entries.map(\.className) == ["My Class", "^7", ""])
        #expect(snapshot.text() == text)
    }

    @Test("The empty text is no view")
    func empty() throws {
        #expect(try HierarchySnapshot(text: "\n  \n").entries.isEmpty)
        #expect(HierarchySnapshot().text().isEmpty)
    }

    @Test(
        "What is wrong is told with its place",
        arguments: [
            ("UIView", "1:7: the view has no frame"),
            ("UIView [0, 0, 0]", "1:8: the frame is no list of 4 numbers"),
            ("UIView [0, 0, 0, true]", "1:8: the frame is no list of 4 numbers"),
            ("UIView [0, 0, 0, 0", "1:19: the frame: "),
            ("UIView [0, 0, 0, 0]]", "1:20: the frame: "),
            ("UIView \"a [0, 0, 0, 0]", "1:23: the name: "),
            ("UIView [0, 0, 0, 0] hiden", "1:21: 'hiden' is no mark of a view"),
            ("UIView [0, 0, 0, 0] hidden hidden", "1:28: 'hidden' comes twice"),
            ("UIView [0, 0, 0, 0] tag x", "1:25: the tag is no integer"),
            ("UIView [0, 0, 0, 0] alpha \"x\"", "1:27: alpha is no number"),
            ("UIView [0, 0, 0, 0] text 3", "1:26: text is no text"),
            ("UIView #x [0, 0, 0, 0]", "1:8: '#x' is no id"),
            ("UIView #1 [0, 0, 0, 0]\n  UIView #1 [0, 0, 0, 0]", "2:10: '#1' comes twice"),
            ("UIView [0, 0, 0, 0]\n  UIView #1 [0, 0, 0, 0]", "2:10: the views before have no ids"),
            ("UIView #1 [0, 0, 0, 0]\n  UIView [0, 0, 0, 0]", "2:10: the view has no id"),
            ("UIView [0, 0, 0, 0]\nUIView [0, 0, 0, 0]", "2:1: a second view at the outermost level"),
            ("UIView [0, 0, 0, 0]\n    UIView [0, 0, 0, 0]", "2:5: the line is more than one level deeper"),
            ("UIView [0, 0, 0, 0]\n   UIView [0, 0, 0, 0]", "2:4: the line stands between two levels"),
            ("  UIView [0, 0, 0, 0]\n UIView [0, 0, 0, 0]", "2:2: the line stands between two levels"),
            ("UIView [0, 0, 0, 0]\n\tUIView [0, 0, 0, 0]", "2:1: a tab at the beginning of a line"),
            (
                "UIView [0, 0, 0, 0]\n  ^99999999999999999999 UIView [0, 0, 0, 0]",
                "2:3: '^99999999999999999999' is no level"
            ),
        ])
    func errors(text: String, message: String) {
        do {
            _ = try HierarchySnapshot(text: text)
            Issue.record("no error")
        } catch {
            #expect(error.description.hasPrefix(message), "\(error)")
            #expect(error.description.contains("\nfix: "))
        }
    }

    @Test("Texts that are changed at random are read or refused, and end", arguments: 0..<200)
    func mutated(seed: Int) {
        var random = SplitMix64(seed: UInt64(seed))
        var bytes = Array(Self.text.utf8)
        for _ in 0...random.below(4) {
            let place = random.below(bytes.count)
            switch random.below(3) {
            case 0: bytes.remove(at: place)
            case 1: bytes.insert(Array("\"[]{}\\ \n#^".utf8)[random.below(10)], at: place)
            default: bytes.swapAt(place, random.below(bytes.count))
            }
        }
        guard let read = try? HierarchySnapshot(text: String(decoding: bytes, as: UTF8.self)) else { return }
        let text = read.text()
        #expect((try? HierarchySnapshot(text: text).text()) == text, "seed \(seed)")
    }
}
