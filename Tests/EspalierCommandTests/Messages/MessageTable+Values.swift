import EspalierViews
import Foundation

@testable import EspalierObservation

// What is said about key paths in texts, and about observers that do not come to rest.
extension MessageTable {
    static let values = [
        MessageGroup("key paths as text", assignments, done: { "\($0.keyPath) = \($0.value)" }) { assignment in
            let view = namedView("a")
            do throws(KeyPathError) {
                try view.setValue(assignment.value, forKeyPath: assignment.keyPath)
                return ""
            } catch {
                return every(error)
            }
        },
        MessageGroup(
            "observers",
            [
                MessageRow("an observer sets what it observes") {
                    let view = namedView("a")
                    var messages: [String] = []
                    view.diagnosticsHandler = { messages.append($0.message) }
                    let token = view.observe(\.tag) { view, _ in view.tag += 1 }
                    view.tag = 1
                    token.invalidate()
                    return placeless(messages.joined(separator: "\n"))
                },
                MessageRow("a hierarchy observer changes what it hears of") {
                    let view = namedView("a")
                    var messages: [String] = []
                    view.diagnosticsHandler = { messages.append($0.message) }
                    let token = view.observeHierarchy(.init(children: true)) { _ in view.addSubview(UIView()) }
                    view.addSubview(UIView())
                    token.invalidate()
                    return placeless(messages.joined(separator: "\n"))
                },
            ]),
    ]

    private struct Assignment: Sendable {
        let keyPath: String
        let value: Double
    }

    private static let assignments = [
        Assignment(keyPath: "frame.size.widht", value: 1), Assignment(keyPath: "colour", value: 1),
        Assignment(keyPath: "superview", value: 1), Assignment(keyPath: "name", value: 1),
        Assignment(keyPath: "alpha", value: .infinity), Assignment(keyPath: "superview.tag", value: 1),
        Assignment(keyPath: "frame..x", value: 1),
    ]

    /// Each reason stands in a row: a new one does not compile before it is here.
    private static func every(_ error: KeyPathError) -> String {
        switch error.reason {
        case .unknownKey, .readOnly, .wrongType, .notFinite, .noObject, .emptyKey: error.description
        }
    }

    /// Without the lines of this file, which are not what the messages are about.
    private static func placeless(_ text: String) -> String {
        text.replacing(#/[A-Za-z/+]*\.swift:[0-9]+/#, with: "FILE:LINE")
    }
}
