import EspalierControls
import EspalierViews
import Foundation
import Testing

@testable import EspalierRendering

@Suite("Texts that views show")
struct ShownTextTests {
    private final class TitleLabel: UILabel {}

    private func label(_ text: String, width: CGFloat, _ label: UILabel = UILabel()) -> UILabel {
        label.frame = CGRect(x: 0, y: 0, width: width, height: 22)
        label.text = text
        return label
    }

    @Test("What is cut off, hidden or in place of a text stands behind it; a text that is whole stands alone")
    func marks() throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        root.addSubview(label("Hello", width: 80))
        root.addSubview(label("Hello, \u{202E}world", width: 60))
        root.addSubview(label("own", width: 60, TitleLabel()))
        let empty = UITextField(frame: CGRect(x: 0, y: 0, width: 80, height: 34))
        empty.placeholder = "Name"
        let secret = UITextField(frame: CGRect(x: 0, y: 0, width: 80, height: 34))
        secret.text = "abc"
        secret.isSecureTextEntry = true
        root.addSubview(empty)
        root.addSubview(secret)
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 80, height: 34))
        button.setTitle("A title too long", for: .normal)
        root.addSubview(button)
        root.layoutIfNeeded()
        let text = root.hierarchyText
        #expect(
            text == #"""
                UIView [0, 0, 100, 100]
                  UILabel [0, 0, 80, 22] text "Hello"
                  UILabel [0, 0, 60, 22] text "Hello, \u202eworld" shows "Hello,…"
                  TitleLabel [0, 0, 60, 22] text "own"
                  UITextField [0, 0, 80, 34] text "" shows "Name"
                  UITextField [0, 0, 80, 34] text "abc" shows "•••"
                  UIButton [0, 0, 80, 34]
                    UILabel [0, 6.25, 80, 21.5] text "A title too long" shows "A tit…ong"

                """#)
        let read = try HierarchySnapshot(text: text)
        #expect(read.text() == text)
        var numbering = ViewNumbering()
        let snapshot = HierarchySnapshot(of: root, numbering: &numbering)
        #expect(HierarchyDiff(from: read, to: snapshot).changes.isEmpty)
        #expect(snapshot.entries[2] == read.entries[2])
    }

    @Test("A view that shows more of its text has changed, and entries are shared where nothing has")
    func changes() {
        let title = label("Hello, world", width: 60)
        var numbering = ViewNumbering()
        let before = HierarchySnapshot(of: title, numbering: &numbering)
        let same = HierarchySnapshot(of: title, numbering: &numbering)
        #expect(before.sharesAll(with: same))
        title.numberOfLines = 2
        title.lineBreakMode = .byWordWrapping
        let after = HierarchySnapshot(of: title, numbering: &numbering)
        let diff = HierarchyDiff(from: before, to: after).text()
        #expect(diff.contains(#"shows "Hello,…" -> "Hello,""#), "\(diff)")
        title.font = .systemFont(ofSize: 5)
        #expect(!after.sharesAll(with: HierarchySnapshot(of: title, numbering: &numbering)))
    }

    @Test("Lines have their places, sizes and weights, in the coordinates of their view")
    func places() throws {
        let title = label("Hi", width: 100)
        title.font = .boldSystemFont(ofSize: 10)
        title.textAlignment = .right
        var numbering = ViewNumbering()
        let entry = HierarchySnapshot(of: title, numbering: &numbering).entries[0]
        let line = try #require(entry.shownText?.lines.first)
        #expect(line.text == "Hi" && line.fontSize == 10 && line.weight == 700)
        #expect(abs(line.frame.maxX - 100) < 1e-9 && abs(line.frame.midY - 11) < 1e-9)
        #expect(line.baseline > line.frame.midY && line.baseline < line.frame.maxY)
        let plain = HierarchySnapshot(of: UIView(), numbering: &numbering).entries[0]
        #expect(plain.shownText == nil && plain.shared.source == nil)
    }

    private static let scenario = #"""
        {"espalier": 1, "root": {"name": "screen", "frame": [0, 0, 200, 200], "subviews": [
          {"class": "UILabel", "name": "title", "text": "Hello, world", "frame": [10, 10, 60, 22]},
          {"class": "UIScrollView", "frame": [100, 0, 60, 100], "subviews": [
            {"class": "UILabel", "text": "sticks out", "frame": [10, 10, 90, 22]},
            {"class": "UILabel", "text": "beyond", "frame": [70, 40, 90, 22]}]},
          {"class": "UILabel", "text": "turned", "frame": [20, 100, 80, 22], "transform": [0, 1, -1, 0, 0, 0]},
          {"class": "UITextField", "placeholder": "<Name>", "frame": [10, 150, 80, 34]}]},
         "steps": [{"set": "title", "keyPath": "frame", "value": [10, 10, 95, 22]}]}
        """#

    @Test("Pictures have the lines in their places, cut where superviews cut them")
    func pictures() throws {
        let svg = String(decoding: try recording(Self.scenario).svg(step: 0), as: UTF8.self)
        #expect(svg.contains(">Hello,…</text>"))
        #expect(svg.contains(">&lt;Name&gt;</text>") && svg.contains("class=\"shown empty\""))
        #expect(svg.contains(">sticks out</text>") && !svg.contains("shown\" x=\"94\" y=\"5\""))
        let shown = svg.components(separatedBy: "class=\"shown").count - 1
        #expect(shown == 4, "what is out of sight is not written")
        #expect(svg.components(separatedBy: "clip-path=\"url(#line").count == 2)
        #expect(svg.contains("<g transform=\"matrix("))
    }

    @Test("The page is told the lines, and again only where they are others")
    func page() throws {
        let steps = try #require(try pageData(recording(Self.scenario))["steps"] as? [[String: Any]])
        let facts = try #require(steps[0]["facts"] as? [Any])
        let title = try #require(facts[3] as? [String: Any])
        let line = try #require((title["l"] as? [[Any]])?.first)
        #expect(line[0] as? String == "Hello,…" && line[6] as? Double == 17 && line[7] as? Int == 400)
        let later = try #require(steps[1]["facts"] as? [Any])
        #expect(later.count == 2 && (later[1] as? [String: Any])?.keys.sorted() == ["l"])
    }
}
