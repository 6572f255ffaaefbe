import Espalier
import Foundation
import Testing

@Suite("The picture of the README's finding")
struct FindingPictureTests {
    /// The label of the sample's cart with its German text, and the image before it, on the smallest device.
    private static func document() throws -> Data {
        let outcome = try BuiltProgram(name: "espalier").run(["import", "Samples/Shop/Base.lproj/Main.storyboard"])
        var document = try #require(
            try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
        var root = try #require(document["root"] as? [String: Any])
        let strings = try ProjectFiles.text("Samples/Shop/de.lproj/Main.strings")
        let text = try #require(strings.firstMatch(of: #/"lab-01-aaa.text" = "([^"]+)"/#)).1
        let shown = ["ima-01-aaa", "lab-01-aaa"]
        let views = try #require(root["subviews"] as? [[String: Any]])
        root["subviews"] = views.filter { shown.contains($0["name"] as? String ?? "") }.map { view in
            view["text"] == nil ? view : view.merging(["text": String(text)]) { $1 }
        }
        root["constraints"] = (root["constraints"] as? [String])?.filter { constraint in
            !constraint.contains(#/(rat|lab-02|but)-/#)
        }
        root["frame"] = [0, 0, 375, 667]
        // Below a bar for the time and a navigation bar.
        root["safeAreaInsets"] = [64, 0, 0, 0]
        document["root"] = root
        return try JSONSerialization.data(withJSONObject: document, options: .sortedKeys)
    }

    @Test("Shows the label as it is cut off, cropped to what is around it, with an outline")
    func picture() throws {
        let json = String(decoding: try Self.document(), as: UTF8.self)
        let recording = try ScenarioRecording(running: try ScenarioDocument(json: json), source: json)
        var lines = String(decoding: try recording.svg(), as: UTF8.self).split(separator: "\n").map(String.init)
        let label = try #require(lines.first { $0.contains("lab-01-aaa (UILabel)") })
        let points = try #require(label.firstMatch(of: #/points="([^"]+)"/#)).1
        let numbers = points.split { $0 == " " || $0 == "," }.compactMap { Double($0) }
        try #require(numbers.count == 8)
        let (left, top, right, bottom) = (numbers[0], numbers[1], numbers[2], numbers[5])
        #expect(lines.contains { $0.contains("Ihr Warenkorb") && $0.contains("…</text>") })
        // Names and numbers are for whoever works on a document.
        lines.removeAll { $0.contains(#/<text class="(name|title|fact|changed|rule)"/#) }
        let head = try #require(lines.firstIndex { $0.hasPrefix("<svg ") })
        let box = "0 \(top - 40) \(right + 40) \(bottom - top + 80)"
        lines[head] =
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(right + 40)\" height=\"\(bottom - top + 80)\" viewBox=\"\(box)\">"
        let outline =
            "  <rect x=\"\(left - 3)\" y=\"\(top - 3)\" width=\"\(right - left + 6)\" height=\"\(bottom - top + 6)\" fill=\"none\" "
            + "stroke=\"#c02f35\" stroke-width=\"2\"/>"
        lines.insert(outline, at: try #require(lines.lastIndex { $0.hasPrefix("</svg") }))
        try ProjectFiles.expect("Docs/Pictures/finding.svg", is: lines.joined(separator: "\n") + "\n")
    }
}
