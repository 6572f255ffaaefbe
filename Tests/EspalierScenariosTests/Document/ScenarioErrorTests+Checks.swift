extension ScenarioErrorTests {
    /// `rule` and `expect` steps; the document around them is as for the other steps.
    static let checks: [ErrorCase] = [
        ErrorCase(
            #"{"rule": "tt = 5"}"#,
            #"""
            1:39: $.steps[0]: the step 'rule' needs the key 'on'
            fix: add '"on": …'
            """#),
        ErrorCase(
            #"{"rule": ["tt = 5"], "on": "a"}"#,
            #"""
            1:48: $.steps[0].rule: a rule text belongs here, but this is a list
            fix: write it in double quotes, as in "tt = 16"
            """#),
        ErrorCase(
            #"{"rule": "tt = ;", "on": "a"}"#,
            #"""
            1:48: $.steps[0].rule: rule 'tt = ;', 1:6: unexpected character ';'
            fix: statements are separated by commas; leave out the ';'
            """#),
        ErrorCase(
            #"{"rule": "tt = ;", "on": "a", "fails": 1}"#,
            #"""
            1:48: $.steps[0].rule: rule 'tt = ;', 1:6: unexpected character ';'
            fix: statements are separated by commas; leave out the ';'
            1:78: $.steps[0].fails: a boolean belongs here, but this is a number
            fix: write true or false, without quotes
            """#),
        ErrorCase(
            #"{"rule": "tt = ;", "on": "a", "fails": false}"#,
            #"""
            1:48: $.steps[0].rule: rule 'tt = ;', 1:6: unexpected character ';'
            fix: statements are separated by commas; leave out the ';'
            """#),
        ErrorCase(
            #"{"rule": "tt = %f", "arguments": 3, "on": "a"}"#,
            #"""
            1:72: $.steps[0].arguments: a list belongs here, but this is a number
            fix: write a list: […]
            """#),
        ErrorCase(
            #"{"rule": "tt = %w", "arguments": [3], "on": "a"}"#,
            #"""
            1:48: $.steps[0].rule: rule 'tt = %w', 1:6: '%w' takes a view, but argument 1 is the number 3
            fix: pass a view, or write '%f' for a number
            """#),
        ErrorCase(
            #"{"rule": "tt = %w", "arguments": [true], "on": "a", "fails": true}"#,
            #"""
            1:73: $.steps[0].arguments[0]: an argument of a rule belongs here, but this is a boolean
            fix: write a view's name or path, a number, or {"of": VIEW, "keyPath": "bounds.size.width"}
            """#),
        ErrorCase(
            #"{"expect": "a"}"#,
            #"""
            1:39: $.steps[0]: the step 'expect' needs the key 'frame', 'keyPath', 'ambiguous' or 'equals'
            fix: add '"frame": …', '"keyPath": …' or '"ambiguous": …' for a view, '"equals": …' for a query
            """#),
        ErrorCase(
            #"{"expect": "a", "tolerance": 1, "farme": [0, 0, 1, 1]}"#,
            #"""
            1:71: $.steps[0].farme: unknown key 'farme' of the step 'expect'
            fix: did you mean 'frame'?
            """#),
        ErrorCase(
            #"{"expect": "a", "at": [0, 0, 1, 1]}"#,
            #"""
            1:39: $.steps[0]: the step 'expect' needs the key 'frame', 'keyPath', 'ambiguous' or 'equals'
            fix: add '"frame": …', '"keyPath": …' or '"ambiguous": …' for a view, '"equals": …' for a query
            1:55: $.steps[0].at: unknown key 'at' of the step 'expect'
            fix: leave it out; known here: expect, frame, equals, ambiguous, keyPath, value, \#
            tolerance
            """#),
        ErrorCase(
            #"{"expect": "a", "frame": [0, 0, 1, 1], "tolerance": -1}"#,
            #"""
            1:91: $.steps[0].tolerance: a tolerance is negative
            fix: write 0 or more, or leave it out for 0.001
            """#),
        ErrorCase(
            #"{"expect": "a", "frame": [0, 0, 1, "1"], "tolerence": 0}"#,
            #"""
            1:74: $.steps[0].frame[3]: a number belongs here, but this is a text
            fix: write a number without quotes, as in 0.5
            1:80: $.steps[0].tolerence: unknown key 'tolerence' of the step 'expect'
            fix: did you mean 'tolerance'?
            """#),
        ErrorCase(
            #"{"expect": "a", "frame": [0, 0, 1, 1], "tolerance": true}"#,
            #"""
            1:91: $.steps[0].tolerance: a number belongs here, but this is a boolean
            fix: write a number without quotes, as in 0.5
            """#),
    ]
}
