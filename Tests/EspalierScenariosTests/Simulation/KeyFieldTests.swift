import EspalierControls
import EspalierViews
import Foundation
import Synchronization
import Testing

@testable import EspalierScenarios

@Suite("Keys that people's layouts need")
struct KeyFieldTests {
    private func checked(_ root: String, _ steps: String = "") throws -> ScenarioResult {
        let result = try run(root: root, steps: steps)
        #expect(result.error == nil && result.failures.isEmpty, "\(result.json())")
        return result
    }

    @Test("margins: by reading direction, over those of the superview, without the safe area")
    func margins() throws {
        func child(_ key: String) -> String {
            #"""
            {"frame": [0, 0, 200, 100], "safeAreaInsets": [20, 0, 0, 0], "layoutMargins": [1, 40, 1, 30], "subviews": [
                {"name": "a", "frame": [10, 0, 180, 100], \#(key), "subviews": [
                    {"name": "b", "constraints": ["self.leading == super.leadingMargin", "self.top == super.topMargin",
                      "self.trailing == super.trailingMargin", "self.height == 5"]}]}]}
            """#
        }
        #expect(try checked(child(#""directionalLayoutMargins": [0, 7, 0, 3]"#)).frame("/0/0") == [7, 20, 170, 5])
        let reversed = #""directionalLayoutMargins": [0, 7, 0, 3], "semanticContentAttribute": "forceRightToLeft""#
        #expect(try checked(child(reversed)).frame("/0/0") == [3, 20, 170, 5])
        #expect(try checked(child(#""preservesSuperviewLayoutMargins": true"#)).frame("/0/0") == [30, 28, 130, 5])
        #expect(try checked(child(#""insetsLayoutMarginsFromSafeArea": false"#)).frame("/0/0") == [8, 8, 164, 5])
    }

    @Test("margins by reading direction change sides with it, in steps and with traits")
    func direction() throws {
        let root = #"""
            {"name": "r", "frame": [0, 0, 100, 50], "directionalLayoutMargins": [0, 20, 0, 0], "subviews": [
                {"name": "b", "constraints": ["self.left == super.leftMargin", "self.right == super.rightMargin",
                  "self.top == super.top", "self.height == 5"]}]}
            """#
        let steps = #"""
            {"expect": "b", "frame": [20, 0, 80, 5]},
            {"set": "r", "keyPath": "semanticContentAttribute", "value": "forceRightToLeft"},
            {"expect": "b", "frame": [0, 0, 80, 5]},
            {"expect": "r", "keyPath": "layoutMargins", "value": [0, 0, 0, 20]},
            {"set": "r", "keyPath": "directionalLayoutMargins", "value": [0, 5, 0, 6]},
            {"expect": "b", "frame": [6, 0, 89, 5]}
            """#
        _ = try checked(root, steps)
        let traits = #"""
            {"espalier": 1, "traits": {"layoutDirection": "rightToLeft"}, "root": \#(root),
             "steps": [{"expect": "b", "frame": [0, 0, 80, 5]}]}
            """#
        #expect(try run(traits).failures.isEmpty)
    }

    @Test("a keyboard: its guide follows, as a key of the root and by steps")
    func keyboard() throws {
        let root = #"""
            {"frame": [0, 0, 100, 400], "safeAreaInsets": [0, 0, 34, 0], "keyboard": [0, 300, 100, 100], "subviews": [
                {"name": "bar", "constraints": ["self.left == super.left", "self.right == super.right",
                    "self.height == 40", "self.bottom == super.keyboard.top"]}]}
            """#
        let steps = #"""
            {"expect": "bar", "frame": [0, 260, 100, 40]},
            {"set": "/", "keyPath": "keyboard", "value": [0, 250, 100, 150]},
            {"expect": "bar", "frame": [0, 210, 100, 40]},
            {"expect": "/", "keyPath": "keyboard", "value": [0, 250, 100, 150]},
            {"set": "/", "keyPath": "keyboard", "value": [10, 100, 80, 150]},
            {"expect": "bar", "frame": [0, 326, 100, 40]},
            {"set": "/", "keyPath": "keyboard", "value": null},
            {"expect": "bar", "frame": [0, 326, 100, 40]}
            """#
        _ = try checked(root, steps)
        _ = try checked(
            root.replacing(#"{"frame""#, with: #"{"class": "UIWindow", "frame""#, maxReplacements: 1), steps)
    }

    @Test("a keyboard is told to those who listen, with its frames, and only the root has one")
    func notifications() throws {
        final class Heard: Sendable {
            let names = Mutex<[String]>([])
        }
        let heard = Heard()
        let tokens = [
            UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
            UIResponder.keyboardWillHideNotification,
        ].map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                guard let top = note.object as? UIView, top.name == "keyboard test",
                    let value = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
                else { return }
                heard.names.withLock { $0.append("\(name.rawValue) \(value.cgRectValue.numbers)") }
            }
        }
        defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
        _ = try checked(
            #"{"name": "keyboard test", "frame": [0, 0, 10, 90], "keyboard": [0, 60, 10, 30]}"#,
            #"{"set": "/", "keyPath": "keyboard", "value": null}"#)
        let names = heard.names.withLock { $0 }
        #expect(names.map { $0.contains("[0.0, 60.0, 10.0, 30.0]") } == [true, true, false], "\(names)")
        let other = try run(
            root: #"{"subviews": [{}]}"#, steps: #"{"set": "/0", "keyPath": "keyboard", "value": null}"#)
        #expect(other.error?.description.contains("only the root of a document has 'keyboard'") ?? false)
    }

    @Test("a scroll view zooms what the document names, else its first subview")
    func zooming() throws {
        let root = #"""
            {"class": "UIScrollView", "frame": [0, 0, 100, 100], "minimumZoomScale": 0.5, "maximumZoomScale": 3,
             "contentSize": [200, 200], "zoomScale": 2, "subviews": [
                {"name": "page", "frame": [0, 0, 200, 200]}, {"name": "other", "frame": [0, 0, 10, 10]}]}
            """#
        let steps = #"""
            {"expect": "page", "frame": [0, 0, 400, 400]}, {"expect": "/", "keyPath": "contentSize", "value": [400, 400]},
            {"set": "/", "keyPath": "zoomScale", "value": 9}, {"expect": "/", "keyPath": "zoomScale", "value": 3},
            {"expect": "page", "frame": [0, 0, 600, 600]},
            {"convert": [1, 2], "from": "page", "to": "/"}, {"expect": "convert", "equals": [3, 6]}
            """#
        _ = try checked(root, steps)
        let named = root.replacing(#""zoomScale": 2"#, with: #""zoomScale": 2, "viewForZooming": "other""#)
        _ = try checked(named, #"{"expect": "other", "frame": [0, 0, 20, 20]}"#)
        let missing = try run(root: root.replacing(#""zoomScale": 2"#, with: #""viewForZooming": "othr""#))
        #expect(missing.error?.description.contains("has no view of the name 'othr' in it") ?? false)
    }

    @Test("texts: with attributes they are measured as such, and shrink as far as they may")
    func texts() throws {
        func label(_ key: String) -> String {
            #"{"class": "UILabel", "name": "l", "frame": [0, 0, 300, 40], \#(key)}"#
        }
        func size(_ key: String) throws -> [Double] {
            let result = try checked(label(key), #"{"fit": "l", "by": "sizeThatFits", "size": [1000, 1000]}"#)
            guard case .numbers(let numbers) = result.steps[1].queries[0].answer else { return [] }
            return numbers
        }
        let plain = try size(#""text": "Save""#)
        let spaced = try size(#""attributedText": [{"text": "Save", "kern": 3}]"#)
        #expect(spaced[0] > plain[0] + 8)
        let large = try size(#""attributedText": [{"text": "Sa"}, {"text": "ve", "font": {"size": 34}}]"#)
        #expect(large[1] > plain[1] * 1.5)
        let high = try size(
            #""attributedText": [{"text": "Save", "paragraphStyle": {"minimumLineHeight": 50}}]"#)
        #expect(high[1] >= 50)
        let again = #"{"set": "l", "keyPath": "text", "value": "x"}, {"expect": "l", "keyPath": "text", "value": "x"}"#
        _ = try checked(label(#""attributedText": [{"text": "Save", "kern": 3}]"#), again)
        let fits = #"""
            {"expect": "l", "keyPath": "adjustsFontSizeToFitWidth", "value": true},
            {"expect": "l", "keyPath": "minimumScaleFactor", "value": 0.5}
            """#
        _ = try checked(label(#""adjustsFontSizeToFitWidth": true, "minimumScaleFactor": 0.5"#), fits)
    }

    @Test("of a live tree are captured, and what is read back is the same")
    func captured() throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let label = UILabel()
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 4
        label.attributedText = NSAttributedString(
            string: "Save", attributes: [.font: UIFont.systemFont(ofSize: 20), .kern: 2, .paragraphStyle: style])
        root.addSubview(label)
        root.isUserInteractionEnabled = false
        let document = try ScenarioDocument(capturing: root)
        let json = document.json()
        #expect(
            json.contains(
                #""attributedText": [{"text": "Save", "font": {"size": 20}, "kern": 2, "paragraphStyle": {"lineSpacing": 4}}]"#
            ), "\(json)")
        #expect(json.contains(#""isUserInteractionEnabled": false"#))
        #expect(try ScenarioDocument(json: json) == document)
    }
}
