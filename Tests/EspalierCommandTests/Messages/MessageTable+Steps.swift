@testable import EspalierScenarios

// What is said about the steps of scenario documents before they run.
extension MessageTable {
    static let documentSteps = [
        MessageGroup("steps of scenarios", stepTexts, done: { "steps: [\($0)]" }) {
            simulated(#"{"espalier": 1, "root": {}, "steps": [\#($0)]}"#)
        }
    ]

    private static let stepTexts = [
        "3", "{}", #"{"sett": "a"}"#, #"{"colour": "a"}"#, #"{"set": "a", "move": "b"}"#, #"{"set": "a"}"#,
        #"{"set": "", "keyPath": "fram", "value": 1}"#, #"{"set": "/0/", "keyPath": "colour", "value": 1}"#,
        #"{"set": 3, "keyPath": "frame", "value": 1}"#, #"{"set": "a", "keyPath": "properties.", "value": 1}"#,
        #"{"set": "a", "keyPath": "superview", "value": 1}"#, #"{"set": "a", "keyPath": "hidden", "value": 1}"#,
        #"{"add": {}, "to": "a", "at": -1}"#, #"{"add": {}, "to": "a", "at": "1"}"#, #"{"move": "a"}"#,
        #"{"exchange": ["a"]}"#, #"{"exchange": "a"}"#, #"{"rule": "tt = 5"}"#, #"{"rule": ["tt = 5"], "on": "a"}"#,
        #"{"rule": "tt = ;", "on": "a"}"#, #"{"rule": "tt = %f", "arguments": 3, "on": "a"}"#,
        #"{"rule": "tt = %w", "arguments": [3], "on": "a"}"#, #"{"expect": "a"}"#,
        #"{"expect": "a", "farme": [0, 0, 1, 1]}"#, #"{"expect": "a", "frame": [0, 0, 1, 1], "equals": "/"}"#,
        #"{"expect": "a", "frame": [0, 0, 1, 1], "tolerance": -1}"#, #"{"expect": "q", "equals": true}"#,
        #"{"query": "abc", "from": "a", "named": "b"}, {"expect": "abd", "equals": true}"#,
        #"{"query": "abc", "from": "a", "named": "b"}, {"expect": "zzzz", "equals": true}"#,
        #"{"query": "q", "from": "a", "named": "b"}, {"expect": "q", "equals": 3}"#,
        #"{"query": "q", "from": "a", "named": "b"}, {"expect": "q", "equals": "title"}"#,
        #"{"query": "q", "from": "a", "named": "b"}, {"expect": "q", "equals": true, "tolerance": 0}"#,
        #"{"query": "q", "from": "a"}"#, #"{"query": "q", "from": "a", "of": "b"}"#,
        #"{"query": "q", "from": "a", "gruop": "siblings", "by": {"tag": [1]}}"#,
        #"{"query": "q", "from": "a", "first": "ancestor", "group": "ancestors", "by": {"tag": []}}"#,
        #"{"query": "q", "named": "b"}"#, #"{"query": "q", "from": "a", "first": "ancestor"}"#,
        #"{"query": "q", "from": "a", "is": "sibling"}"#,
        #"{"query": "q", "from": "a", "first": "descendant", "by": {"tag": [1]}}"#,
        #"{"query": "q", "from": "a", "first": "ancestor", "by": 1}"#,
        #"{"query": "q", "from": "a", "group": "ancestors", "by": {}}"#,
        #"{"query": "q", "from": "a", "group": "ancestors", "by": {"tag": [1], "name": ["a"]}}"#,
        #"{"query": "q", "from": "a", "group": "ancestors", "by": {"property": [1]}}"#,
        #"{"fit": "a", "sise": [1, 2]}"#, #"{"fit": "a", "by": "sizeThatFits", "priorities": [1, 1]}"#,
        #"{"convert": 3, "from": "a", "to": "b"}"#, #"{"convert": [1, 2], "from": "a"}"#, #"{"hit": 3}"#,
        #"{"hit": [1, 2]}, {"expect": "hit", "equals": [1]}"#, #"{"hit": ["a", 2]}"#,
        #"{"hit": [1, 2]}, {"expect": "hit", "equals": ["a", 2]}"#,
        #"{"observe": "o"}"#, #"{"unobserve": 3}"#,
        #"{"observe": {"id": "o", "hierarchy": "/"}}, {"observe": {"id": "o", "hierarchy": "/"}}"#,
    ]
}
