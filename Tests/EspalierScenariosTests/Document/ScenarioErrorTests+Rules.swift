extension ScenarioErrorTests {
    /// Rules of a view; the document around them is `{"espalier": 1, "root": {"rules": [RULE]}}`.
    static let rules: [ErrorCase] = [
        ErrorCase(
            #""tt = 10, ll = 5;""#,
            #"""
            1:36: $.root.rules[0]: rule 'tt = 10, ll = 5;', 1:16: unexpected character ';'
            fix: statements are separated by commas; leave out the ';'
            """#),
        ErrorCase(
            #""tt = ,\nll = (""#,
            #"""
            1:36: $.root.rules[0]: rule 'tt = ,U+000All = (', 1:6: a value is missing after '='
            fix: write one, as in 'tt = 0', or 'tt = nil' to reset tt
            1:36: $.root.rules[0]: rule 'tt = ,U+000All = (', 2:6: this '(' is not closed before the end of the \#
            text
            fix: write a value and a ')' after it, or leave it out
            """#),
        ErrorCase(
            #"3"#,
            #"""
            1:36: $.root.rules[0]: a rule belongs here, but this is a number
            fix: write a text, or a list of the text and its arguments
            """#),
        ErrorCase(
            #"[]"#,
            #"""
            1:36: $.root.rules[0]: a rule is an empty list
            fix: write the rule text, then its arguments
            """#),
        ErrorCase(
            #"[3]"#,
            #"""
            1:37: $.root.rules[0][0]: a rule text belongs here, but this is a number
            fix: write it in double quotes, as in "tt = 16"
            """#),
        ErrorCase(
            #"["ll = %rl", true]"#,
            #"""
            1:49: $.root.rules[0][1]: an argument of a rule belongs here, but this is a boolean
            fix: write a view's name or path, a number, or {"of": VIEW, "keyPath": "bounds.size.width"}
            """#),
        ErrorCase(
            #"["ll = %rl", null]"#,
            #"""
            1:49: $.root.rules[0][1]: an argument of a rule belongs here, but this is null
            fix: write a view's name or path, a number, or {"of": VIEW, "keyPath": "bounds.size.width"}
            """#),
        ErrorCase(
            #"["ll = %rl"]"#,
            #"""
            1:37: $.root.rules[0][0]: rule 'll = %rl', 1:6: no argument for '%rl': 1 format specifier, 0 \#
            arguments
            fix: add a view
            """#),
        ErrorCase(
            #"["h = 20, w = %w", 80]"#,
            #"""
            1:37: $.root.rules[0][0]: rule 'h = 20, w = %w', 1:13: '%w' takes a view, but argument 1 is the \#
            number 80
            fix: pass a view, or write '%f' for a number
            """#),
        ErrorCase(
            #"["ll = %f", "a"]"#,
            #"""
            1:37: $.root.rules[0][0]: rule 'll = %f', 1:6: '%f' takes a number, but argument 1 is the view 'a'
            fix: pass a number, or write a measure of a view, such as '%w'
            """#),
        ErrorCase(
            #"["ll = %f", {"of": "a", "keyPath": "tag"}]"#,
            #"""
            1:37: $.root.rules[0][0]: rule 'll = %f', 1:6: '%f' takes a number, but argument 1 is 'tag' of the \#
            view 'a'
            fix: pass a number, or write '%@f' for an object
            """#),
        ErrorCase(
            #"["ll = %w", {"of": "a", "keyPath": "tag"}]"#,
            #"""
            1:37: $.root.rules[0][0]: rule 'll = %w', 1:6: '%w' takes a view, but argument 1 is 'tag' of the \#
            view 'a'
            fix: pass a view, or write '%@f' for an object
            """#),
        ErrorCase(
            #"["ll = %f", 1, 2]"#,
            #"""
            1:37: $.root.rules[0][0]: rule 'll = %f', 1:8: no format specifier for argument 2: 1 format \#
            specifier, 2 arguments
            fix: leave out argument 2, the number 2, or write '%f' for a number
            """#),
        ErrorCase(
            #"["ll = %^f", {"of": "a", "keyPath": "frame"}]"#,
            #"""
            1:72: $.root.rules[0][1].keyPath: 'frame' is no number
            fix: write a part of it, as in 'frame.size.width'
            """#),
        ErrorCase(
            #"["ll = %@f", {"off": "a", "keypath": "tag", "time": 3}]"#,
            #"""
            1:50: $.root.rules[0][1].off: unknown key 'off' of an argument
            fix: did you mean 'of'?
            1:62: $.root.rules[0][1].keypath: unknown key 'keypath' of an argument
            fix: did you mean 'keyPath'?
            1:80: $.root.rules[0][1].time: unknown key 'time' of an argument
            fix: did you mean 'times'?
            """#),
        ErrorCase(
            #"["ll = %@f", {}]"#,
            #"""
            1:49: $.root.rules[0][1]: an argument needs the key 'of'
            fix: add '"of": …'
            1:49: $.root.rules[0][1]: an argument needs the key 'keyPath'
            fix: add '"keyPath": …'
            """#),
        ErrorCase(
            #"["ll = %f", ""]"#,
            #"""
            1:48: $.root.rules[0][1]: a reference to a view is empty
            fix: write a view's name, or its path such as "/" or "/0/2"
            """#),
        ErrorCase(
            #"["ll = %f", "/a"]"#,
            #"""
            1:48: $.root.rules[0][1]: '/a' is no path
            fix: write a view's name, or its path such as "/" or "/0/2"
            """#),
        ErrorCase(
            #"["ll = %@f", {"of": "a", "keyPath": "name"}]"#,
            #"""
            1:72: $.root.rules[0][1].keyPath: 'name' is no number
            fix: write a key path to a number, as in 'bounds.size.width'
            """#),
        ErrorCase(
            #"["ll = %@f", {"of": 3, "keyPath": "bounds.size"}]"#,
            #"""
            1:56: $.root.rules[0][1].of: a reference to a view belongs here, but this is a number
            fix: write its name, or its path such as "/" or "/0/2"
            1:70: $.root.rules[0][1].keyPath: 'bounds.size' is no number
            fix: write a part of it, as in 'bounds.size.width'
            """#),
        ErrorCase(
            #"["ll = %@f", {"of": "a", "keyPath": "center"}]"#,
            #"""
            1:72: $.root.rules[0][1].keyPath: 'center' is no number
            fix: write a part of it, as in 'center.x'
            """#),
        ErrorCase(
            #"["ll = %@f", {"of": "a", "keyPath": "transform", "times": "2", "plus": true}]"#,
            #"""
            1:72: $.root.rules[0][1].keyPath: 'transform' is no number
            fix: write a part of it, as in 'transform.tx'
            1:94: $.root.rules[0][1].times: a number belongs here, but this is a text
            fix: write a number without quotes, as in 0.5
            1:107: $.root.rules[0][1].plus: a number belongs here, but this is a boolean
            fix: write a number without quotes, as in 0.5
            """#),
    ]
}
