extension ScenarioErrorTests {
    /// Steps; the document around them is `{"espalier": 1, "root": {}, "steps": [STEP]}`.
    static let steps: [ErrorCase] = [
        ErrorCase(
            #"3"#,
            #"""
            1:39: $.steps[0]: a step belongs here, but this is a number
            fix: write an object: {…}
            """#),
        ErrorCase(
            #"{}"#,
            #"""
            1:39: $.steps[0]: a step has no verb
            fix: a step has one of the verbs set, add, move, remove, front, back, exchange, rule, layout, \#
            constrain, activate, deactivate, setConstraint, rules, guide, keep, mark, note, observe, unobserve, query, \#
            fit, convert, hit, expect
            """#),
        ErrorCase(
            #"{"at": 3}"#,
            #"""
            1:39: $.steps[0]: a step has no verb
            fix: a step has one of the verbs set, add, move, remove, front, back, exchange, rule, layout, \#
            constrain, activate, deactivate, setConstraint, rules, guide, keep, mark, note, observe, unobserve, query, \#
            fit, convert, hit, expect
            """#),
        ErrorCase(
            #"{"sett": "a"}"#,
            #"""
            1:40: $.steps[0].sett: unknown key 'sett' of a step
            fix: did you mean 'set'?
            """#),
        ErrorCase(
            #"{"paint": "a", "from": "b"}"#,
            #"""
            1:40: $.steps[0].paint: unknown key 'paint' of a step
            fix: a step has one of the verbs set, add, move, remove, front, back, exchange, rule, layout, \#
            constrain, activate, deactivate, setConstraint, rules, guide, keep, mark, note, observe, unobserve, query, \#
            fit, convert, hit, expect
            """#),
        ErrorCase(
            #"{"set": "a", "move": "b"}"#,
            #"""
            1:52: $.steps[0].move: a step has one verb, but this one has 'set' and 'move'
            fix: make two steps of it
            """#),
        ErrorCase(
            #"{"add": {"nam": "x"}, "to": "a"}"#,
            #"""
            1:48: $.steps[0].add.nam: unknown key 'nam' of a view
            fix: did you mean 'name'?
            """#),
        ErrorCase(
            #"{"add": "x", "to": 3}"#,
            #"""
            1:47: $.steps[0].add: a view belongs here, but this is a text
            fix: write an object: {…}
            1:58: $.steps[0].to: a reference to a view belongs here, but this is a number
            fix: write its name, or its path such as "/" or "/0/2"
            """#),
        ErrorCase(
            #"{"add": {}}"#,
            #"""
            1:39: $.steps[0]: the step 'add' needs the key 'to'
            fix: add '"to": …'
            """#),
        ErrorCase(
            #"{"add": {}, "to": "a", "at": -1}"#,
            #"""
            1:68: $.steps[0].at: 'at' is -1
            fix: write 0 for the first place, or leave 'at' out for the last
            """#),
        ErrorCase(
            #"{"move": "x", "to": "/0/", "at": 1.5}"#,
            #"""
            1:59: $.steps[0].to: '/0/' is no path
            fix: write a view's name, or its path such as "/" or "/0/2"
            1:72: $.steps[0].at: an integer belongs here, but 1.5 is none
            fix: write an integer, as in 3
            """#),
        ErrorCase(
            #"{"move": 1, "to": "a"}"#,
            #"""
            1:48: $.steps[0].move: a reference to a view belongs here, but this is a number
            fix: write its name, or its path such as "/" or "/0/2"
            """#),
        ErrorCase(
            #"{"move": "b", "on": "a"}"#,
            #"""
            1:39: $.steps[0]: the step 'move' needs the key 'to'
            fix: add '"to": …'
            1:53: $.steps[0].on: unknown key 'on' of the step 'move'
            fix: leave it out; known here: move, to, at
            """#),
        ErrorCase(
            #"{"remove": ""}"#,
            #"""
            1:50: $.steps[0].remove: a reference to a view is empty
            fix: write a view's name, or its path such as "/" or "/0/2"
            """#),
        ErrorCase(
            #"{"front": null}"#,
            #"""
            1:49: $.steps[0].front: a reference to a view belongs here, but this is null
            fix: write its name, or its path such as "/" or "/0/2"
            """#),
        ErrorCase(
            #"{"back": ["a"]}"#,
            #"""
            1:48: $.steps[0].back: a reference to a view belongs here, but this is a list
            fix: write its name, or its path such as "/" or "/0/2"
            """#),
        ErrorCase(
            #"{"exchange": "a"}"#,
            #"""
            1:52: $.steps[0].exchange: a list belongs here, but this is a text
            fix: write a list: […]
            """#),
        ErrorCase(
            #"{"exchange": ["a"]}"#,
            #"""
            1:52: $.steps[0].exchange: 'exchange' takes two views, but this list has 1
            fix: write two: ["a", "b"]
            """#),
        ErrorCase(
            #"{"exchange": ["a", 3]}"#,
            #"""
            1:58: $.steps[0].exchange[1]: a reference to a view belongs here, but this is a number
            fix: write its name, or its path such as "/" or "/0/2"
            """#),
        ErrorCase(
            #"{"layout": true, "fails": true}"#,
            #"""
            1:50: $.steps[0].layout: a reference to a view belongs here, but this is a boolean
            fix: write its name, or its path such as "/" or "/0/2"
            1:56: $.steps[0].fails: unknown key 'fails' of the step 'layout'
            fix: leave it out; known here: layout
            """#),
    ]
}
