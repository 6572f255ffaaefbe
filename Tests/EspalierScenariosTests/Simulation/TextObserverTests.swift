import EspalierViews
import Foundation
import Testing

@testable import EspalierScenarios

/// A view with a text in a property of its own class.
private final class Badge: UIView {
    @Observed var badge = "none"

    required init?(coder: NSCoder) { nil }
    override init(frame: CGRect) { super.init(frame: frame) }
}

/// A view with a text that observers can hear of.
private final class Headline: UIView {
    static let words = StoredProperty<UIView, String?>(default: nil)
}

@Suite("Observers of texts")
struct TextObserverTests {
    private var classes: ScenarioClasses {
        var classes = ScenarioClasses.withCaption
        classes.register(
            "Headline", Headline.self,
            text: (get: { $0[stored: Headline.words] }, set: { $0[stored: Headline.words] = $1 })
        ) { Headline(frame: .zero) }
        classes.register("Badge", Badge.self, text: (get: { $0.badge }, set: { $0.badge = $1 })) { Badge(frame: .zero) }
        return classes
    }

    @Test("hear of the text of a class that keeps it where changes are told")
    func values() throws {
        let result = try run(
            root: #"{"subviews": [{"class": "Headline", "name": "t", "subviews": [{"name": "in"}]}, {"name": "b"}]}"#,
            observers: #"""
                {"id": "o", "target": "t", "keyPath": "text", "options": ["initial", "old", "new"]},
                {"id": "p", "target": "in", "keyPath": "superview.text", "options": ["old", "new"]}
                """#,
            steps: #"{"set": "t", "keyPath": "text", "value": "x"}, {"move": "in", "to": "b"}"#, classes: classes)
        #expect(
            result.events(0) == [#""observer": "o", "kind": "setting", "path": "/0", "keyPath": "text", "new": null"#])
        #expect(
            result.events(1) == [
                #""observer": "o", "kind": "setting", "path": "/0", "keyPath": "text", "old": null, "new": "x""#,
                #""observer": "p", "kind": "setting", "path": "/0/0", "keyPath": "superview.text", "old": null, "new": "x""#,
            ])
        #expect(
            result.events(2) == [
                #""observer": "p", "kind": "setting", "path": "/1/0", "keyPath": "superview.text", "old": "x", "new": null"#
            ])
    }

    @Test("of a hierarchy hear of the texts of all classes that keep them so, those of views that come later too")
    func hierarchy() throws {
        let result = try run(
            root: "{}",
            observers: #"{"id": "h", "hierarchy": "/", "subtree": true, "keyPaths": ["text"], "old": true}"#,
            steps: #"""
                {"add": {"class": "Headline", "text": "a"}, "to": "/"}, {"add": {"class": "Caption"}, "to": "/"},
                {"set": "/0", "keyPath": "text", "value": "b"}, {"set": "/0", "keyPath": "text", "value": "b"},
                {"set": "/1", "keyPath": "text", "value": "c"}
                """#, classes: classes)
        #expect(result.error == nil)
        #expect(result.steps.map(\.events.count) == [0, 0, 0, 1, 0, 0])
        #expect(
            result.events(3) == [
                #""observer": "h", "kind": "property", "path": "/0", "keyPath": "text", "old": "a", "new": "b", "batch": 0"#
            ])
    }

    @Test("hear of labels, which are there from the beginning, and of '@Observed' properties")
    func classesThatTell() throws {
        let result = try run(
            root: #"{"subviews": [{"class": "UILabel"}, {"class": "Badge"}]}"#,
            observers: #"""
                {"id": "o", "target": "/0", "keyPath": "text", "options": ["initial", "old", "new"]},
                {"id": "p", "target": "/1", "keyPath": "text", "options": ["initial", "old", "new"]},
                {"id": "h", "hierarchy": "/", "subtree": true, "keyPaths": ["text"]}
                """#,
            steps: #"{"set": "/0", "keyPath": "text", "value": "x"}, {"set": "/1", "keyPath": "text", "value": "y"}"#,
            classes: classes)
        let o = #""observer": "o", "kind": "setting", "path": "/0", "keyPath": "text", "#
        let p = #""observer": "p", "kind": "setting", "path": "/1", "keyPath": "text", "#
        #expect(result.events(0) == [o + #""new": null"#, p + #""new": "none""#])
        #expect(
            result.events(1) == [
                o + #""old": null, "new": "x""#,
                #""observer": "h", "kind": "property", "path": "/0", "keyPath": "text", "new": "x", "batch": 0"#,
            ])
        // A property of the class itself is no property of views, so the hierarchy does not hear of it.
        #expect(result.events(2) == [p + #""old": "none", "new": "y""#])
    }
}
