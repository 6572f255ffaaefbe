import Foundation
import TestSupport
import Testing

extension CallLog {
    /// What was heard since the last call, without the calls that contain one of `texts`.
    func take(without texts: String...) -> [String] {
        take().filter { call in !texts.contains { call.contains($0) } }
    }

    /// The appearance calls heard since the last call, shortened: `root will+` `is+` `did+` `will-` `did-`.
    func takeAppearance() -> [String] {
        take().compactMap { call in
            guard let dot = call.firstIndex(of: "."), let short = Self.short[String(call[call.index(after: dot)...])]
            else { return nil }
            return "\(call[..<dot]) \(short)"
        }
    }

    static let short = [
        "viewWillAppear": "will+", "viewIsAppearing": "is+", "viewDidAppear": "did+", "viewWillDisappear": "will-",
        "viewDidDisappear": "did-",
    ]

    /// Each controller: after will+ comes is+ or will-; after is+ did+ or will-; after did+ will-; after will- did-;
    /// after did- will+. All began with will+, and nothing is left half way.
    func expectLegalOrder(sourceLocation: SourceLocation) {
        let next = [
            "did-": ["will+"], "will+": ["is+", "will-"], "is+": ["did+", "will-"], "did+": ["will-"],
            "will-": ["did-"],
        ]
        var states: [String: String] = [:]
        for call in history {
            let parts = call.split(separator: ".", maxSplits: 1)
            guard parts.count == 2, let short = Self.short[String(parts[1])] else { continue }
            let name = String(parts[0])
            let legal = next[states[name] ?? "did-"] ?? []
            if !legal.contains(short) {
                Issue.record(
                    "\(name) heard \(short) after \(states[name] ?? "nothing"): \(history)",
                    sourceLocation: sourceLocation)
                return
            }
            states[name] = short
        }
        for name in states.keys.sorted() where !["did+", "did-"].contains(states[name]) {
            Issue.record("\(name) was left at \(states[name] ?? ""): \(history)", sourceLocation: sourceLocation)
        }
    }
}
