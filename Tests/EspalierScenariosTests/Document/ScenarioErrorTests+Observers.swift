extension ScenarioErrorTests {
    /// Observers; the document around them is `{"espalier": 1, "root": {}, "observers": [OBSERVERS]}`.
    static let observers: [ErrorCase] = [
        ErrorCase(
            #"3"#,
            #"""
            1:43: $.observers[0]: an observer belongs here, but this is a number
            fix: write an object: {…}
            """#),
        ErrorCase(
            #"{}"#,
            #"""
            1:43: $.observers[0]: an observer has none of 'target', 'hierarchy' and 'query'
            fix: write {"id": …, "target": VIEW, "keyPath": …}, {"id": …, "hierarchy": VIEW, …} or {"id": …, "query": VIEW, "by": …}
            """#),
        ErrorCase(
            #"{"id": "o", "on": "a"}"#,
            #"""
            1:43: $.observers[0]: an observer has none of 'target', 'hierarchy' and 'query'
            fix: write {"id": …, "target": VIEW, "keyPath": …}, {"id": …, "hierarchy": VIEW, …} or {"id": …, "query": VIEW, "by": …}
            """#),
        ErrorCase(
            #"{"id": "o", "keyPath": "frame", "targt": "a"}"#,
            #"""
            1:75: $.observers[0].targt: unknown key 'targt' of an observer
            fix: did you mean 'target'?
            """#),
        ErrorCase(
            #"{"id": "o", "hierachy": "a"}"#,
            #"""
            1:55: $.observers[0].hierachy: unknown key 'hierachy' of an observer
            fix: did you mean 'hierarchy'?
            """#),
        ErrorCase(
            #"{"id": "o", "keyPath": "frame"}"#,
            #"""
            1:43: $.observers[0]: a key-value observer needs the key 'target'
            fix: add '"target": …'
            """#),
        ErrorCase(
            #"{"id": "o", "children": true}"#,
            #"""
            1:43: $.observers[0]: a hierarchy observer needs the key 'hierarchy'
            fix: add '"hierarchy": …'
            """#),
        ErrorCase(
            #"{"id": "o", "target": "a", "keyPath": "frame", "hierarchy": "a"}"#,
            #"""
            1:90: $.observers[0].hierarchy: an observer has 'target' or 'hierarchy', but this one has both
            fix: make two observers of it
            """#),
        ErrorCase(
            #"{"id": "o", "query": "a", "target": "b"}"#,
            #"""
            1:69: $.observers[0].target: an observer has 'target' or 'query', but this one has both
            fix: make two observers of it
            """#),
        ErrorCase(
            #"{"id": "o", "by": {"tag": [1]}}"#,
            #"""
            1:43: $.observers[0]: an observer of a query needs the key 'query'
            fix: add '"query": …'
            """#),
        ErrorCase(
            #"{"id": "o", "query": "a", "by": {"tga": [1]}}"#,
            #"""
            1:76: $.observers[0].by.tga: unknown key 'tga' of what a query goes by
            fix: did you mean 'tag'?
            """#),
        ErrorCase(
            #"{"target": "a"}"#,
            #"""
            1:43: $.observers[0]: a key-value observer needs the key 'id'
            fix: add '"id": …'
            1:43: $.observers[0]: a key-value observer needs the key 'keyPath'
            fix: add '"keyPath": …'
            """#),
        ErrorCase(
            #"{"hierarchy": "a"}"#,
            #"""
            1:43: $.observers[0]: a hierarchy observer needs the key 'id'
            fix: add '"id": …'
            """#),
        ErrorCase(
            #"{"id": 1, "target": 2, "keypath": "frame", "options": "old"}"#,
            #"""
            1:50: $.observers[0].id: a text belongs here, but this is a number
            fix: write a text in double quotes: "…"
            1:63: $.observers[0].target: a reference to a view belongs here, but this is a number
            fix: write its name, or its path such as "/" or "/0/2"
            1:66: $.observers[0].keypath: unknown key 'keypath' of a key-value observer
            fix: did you mean 'keyPath'?
            1:97: $.observers[0].options: a list belongs here, but this is a text
            fix: write a list: […]
            """#),
        ErrorCase(
            #"{"id": "o", "target": "", "keyPath": 3, "options": ["initial", "odl", true, "distinct"]}"#,
            #"""
            1:65: $.observers[0].target: a reference to a view is empty
            fix: write a view's name, or its path such as "/" or "/0/2"
            1:80: $.observers[0].keyPath: a text belongs here, but this is a number
            fix: write a text in double quotes: "…"
            1:106: $.observers[0].options[1]: unknown word 'odl'
            fix: did you mean 'old'?
            1:113: $.observers[0].options[2]: a text belongs here, but this is a boolean
            fix: write a text in double quotes: "…"
            1:119: $.observers[0].options[3]: unknown word 'distinct'
            fix: write one of initial, prior, old, new
            """#),
        ErrorCase(
            #"{"id": "o", "target": "a", "keyPath": "frame", "subtree": true}"#,
            #"""
            1:90: $.observers[0].subtree: unknown key 'subtree' of a key-value observer
            fix: leave it out; known here: id, target, keyPath, options
            """#),
        ErrorCase(
            #"{"id": "o", "target": "a", "keyPath": "superview.frame.width"}"#,
            #"""
            1:81: $.observers[0].keyPath: unknown key path 'superview.frame.width'
            fix: did you mean 'superview.frame.size.width'?
            """#),
        ErrorCase(
            #"{"id": "o", "target": "a", "keyPath": "backgroundColor"}"#,
            #"""
            1:81: $.observers[0].keyPath: unknown key path 'backgroundColor'
            fix: write one of frame, bounds, center, transform, tag, name, autoresizing, hidden, alpha, \#
            isUserInteractionEnabled, text, \#
            subviews, superview, window, properties.NAME, a part such as frame.size.width, or one of another view \#
            such as superview.frame
            """#),
        ErrorCase(
            #"{"id": "o", "hierarchy": "/0/", "subtree": 1, "children": "yes", "keyPaths": "frame", "old": null}"#,
            #"""
            1:68: $.observers[0].hierarchy: '/0/' is no path
            fix: write a view's name, or its path such as "/" or "/0/2"
            1:86: $.observers[0].subtree: a boolean belongs here, but this is a number
            fix: write true or false, without quotes
            1:101: $.observers[0].children: a boolean belongs here, but this is a text
            fix: write true or false, without quotes
            1:120: $.observers[0].keyPaths: a list belongs here, but this is a text
            fix: write a list: […]
            1:136: $.observers[0].old: a boolean belongs here, but this is null
            fix: write true or false, without quotes
            """#),
        ErrorCase(
            #"{"id": "o", "hierarchy": "a", "keyPaths": ["fram", 3, "subviews", "superview.tag", "window.frame.x"]}"#,
            #"""
            1:86: $.observers[0].keyPaths[0]: unknown key path 'fram'
            fix: did you mean 'frame'?
            1:94: $.observers[0].keyPaths[1]: a text belongs here, but this is a number
            fix: write a text in double quotes: "…"
            1:97: $.observers[0].keyPaths[2]: 'subviews' is no property that a hierarchy observer hears
            fix: write "children": true, which tells what happens to subviews
            1:109: $.observers[0].keyPaths[3]: 'superview.tag' leads to another view
            fix: write a property of the view itself, or observe this one by "target" and "keyPath"
            1:126: $.observers[0].keyPaths[4]: unknown key path 'window.frame.x'
            fix: write one of frame, bounds, center, transform, tag, name, autoresizing, hidden, alpha, \#
            isUserInteractionEnabled, text, \#
            properties.NAME, or a part such as frame.size.width
            """#),
        ErrorCase(
            #"{"id": "o", "hierarchy": "a", "options": ["old"], "chidlren": true}"#,
            #"""
            1:73: $.observers[0].options: unknown key 'options' of a hierarchy observer
            fix: leave it out; known here: id, hierarchy, subtree, children, keyPaths, old
            1:93: $.observers[0].chidlren: unknown key 'chidlren' of a hierarchy observer
            fix: did you mean 'children'?
            """#),
        ErrorCase(
            #"{"id": "o", "hierarchy": "a"}, {"id": "o", "target": "b", "keyPath": "tag"}"#,
            #"""
            1:81: $.observers[1].id: another living observer has the id 'o', since 1:43
            fix: give it another id, or end the first one before with {"unobserve": …}
            """#),
    ]

    /// `observe` and `unobserve` steps; the document around them is as for the other steps.
    static let observing: [ErrorCase] = [
        ErrorCase(
            #"{"observe": "o"}"#,
            #"""
            1:51: $.steps[0].observe: an observer belongs here, but this is a text
            fix: write an object: {…}
            """#),
        ErrorCase(
            #"{"observe": {"id": "o", "target": "a", "keyPath": "fram"}, "options": []}"#,
            #"""
            1:89: $.steps[0].observe.keyPath: unknown key path 'fram'
            fix: did you mean 'frame'?
            1:98: $.steps[0].options: unknown key 'options' of the step 'observe'
            fix: leave it out; known here: observe
            """#),
        ErrorCase(
            #"{"unobserve": 3}"#,
            #"""
            1:53: $.steps[0].unobserve: a text belongs here, but this is a number
            fix: write a text in double quotes: "…"
            """#),
        ErrorCase(
            #"{"unobserve": "o", "on": "a"}"#,
            #"""
            1:58: $.steps[0].on: unknown key 'on' of the step 'unobserve'
            fix: leave it out; known here: unobserve
            """#),
        ErrorCase(
            #"{"unobserved": "o"}"#,
            #"""
            1:40: $.steps[0].unobserved: unknown key 'unobserved' of a step
            fix: did you mean 'unobserve'?
            """#),
        ErrorCase(
            #"{"observe": {"id": "o", "hierarchy": "/"}}, {"observe": {"id": "o", "hierarchy": "/"}}"#,
            #"""
            1:102: $.steps[1].observe.id: another living observer has the id 'o', since 1:51
            fix: give it another id, or end the first one before with {"unobserve": …}
            """#),
        // The step that is wrong might have ended the first one.
        ErrorCase(
            #"""
            {"observe": {"id": "o", "hierarchy": "/"}}, {"unobserve": 1}, {"observe": {"id": "o", "hierarchy": "/"}}
            """#,
            #"""
            1:97: $.steps[1].unobserve: a text belongs here, but this is a number
            fix: write a text in double quotes: "…"
            """#),
    ]
}
