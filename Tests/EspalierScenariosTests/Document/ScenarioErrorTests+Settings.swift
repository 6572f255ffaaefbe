extension ScenarioErrorTests {
    /// `set` steps; the document around them is `{"espalier": 1, "root": {}, "steps": [STEP]}`.
    static let settings: [ErrorCase] = [
        ErrorCase(
            #"{"set": "a"}"#,
            #"""
            1:39: $.steps[0]: the step 'set' needs the key 'keyPath'
            fix: add '"keyPath": …'
            1:39: $.steps[0]: the step 'set' needs the key 'value'
            fix: add '"value": …'
            """#),
        ErrorCase(
            #"{"set": "a", "keypath": "frame", "value": 3}"#,
            #"""
            1:52: $.steps[0].keypath: unknown key 'keypath' of the step 'set'
            fix: did you mean 'keyPath'?
            """#),
        ErrorCase(
            #"{"set": 3, "keyPath": "frame.width", "value": 3}"#,
            #"""
            1:47: $.steps[0].set: a reference to a view belongs here, but this is a number
            fix: write its name, or its path such as "/" or "/0/2"
            1:61: $.steps[0].keyPath: unknown key path 'frame.width'
            fix: did you mean 'frame.size.width'?
            """#),
        ErrorCase(
            #"{"set": "a", "keyPath": "bounds.y", "value": 3}"#,
            #"""
            1:63: $.steps[0].keyPath: unknown key path 'bounds.y'
            fix: did you mean 'bounds.origin.y'?
            """#),
        ErrorCase(
            #"{"set": "a", "keyPath": "colour", "value": 3}"#,
            #"""
            1:63: $.steps[0].keyPath: unknown key path 'colour'
            fix: write one of frame, bounds, center, transform, tag, name, autoresizing, hidden, alpha, \#
            isUserInteractionEnabled, text, \#
            translatesAutoresizingMaskIntoConstraints, intrinsicContentSize, hugging, compressionResistance, \#
            layoutMargins, insetsLayoutMarginsFromSafeArea, preservesSuperviewLayoutMargins, \#
            semanticContentAttribute, directionalLayoutMargins, keyboard, properties.NAME, or a part such as frame.size.width
            """#),
        ErrorCase(
            #"{"set": "a", "keyPath": "properties", "value": 3}"#,
            #"""
            1:63: $.steps[0].keyPath: unknown key path 'properties'
            fix: write the name of the value, as in 'properties.gap'
            """#),
        ErrorCase(
            #"{"set": "a", "keyPath": "properties.", "value": 3}"#,
            #"""
            1:63: $.steps[0].keyPath: unknown key path 'properties.'
            fix: write the name of the value, as in 'properties.gap'
            """#),
        ErrorCase(
            #"{"set": "a", "keyPath": "fram", "value": 3}"#,
            #"""
            1:63: $.steps[0].keyPath: unknown key path 'fram'
            fix: did you mean 'frame'?
            """#),
        ErrorCase(
            #"{"set": "a", "keyPath": true, "value": 3}"#,
            #"""
            1:63: $.steps[0].keyPath: a text belongs here, but this is a boolean
            fix: write a text in double quotes: "…"
            """#),
        ErrorCase(
            #"{"set": "a", "keyPath": "frame", "value": 3}"#,
            #"""
            1:81: $.steps[0].value: a rectangle [x, y, width, height] belongs here, but this is a number
            fix: write a list of 4 numbers
            """#),
        ErrorCase(
            #"{"set": "a", "keyPath": "frame.origin", "value": [1]}"#,
            #"""
            1:88: $.steps[0].value: a point [x, y] has 2 numbers, but this list has 1
            fix: write 2 numbers
            """#),
        ErrorCase(
            #"{"set": "a", "keyPath": "frame.size", "value": null}"#,
            #"""
            1:86: $.steps[0].value: a size [width, height] belongs here, but this is null
            fix: write a list of 2 numbers
            """#),
        ErrorCase(
            #"{"set": "a", "keyPath": "hidden", "value": 0}"#,
            #"""
            1:82: $.steps[0].value: a boolean belongs here, but this is a number
            fix: write true or false, without quotes
            """#),
        ErrorCase(
            #"{"set": "a", "keyPath": "alpha", "value": false}"#,
            #"""
            1:81: $.steps[0].value: a number belongs here, but this is a boolean
            fix: write a number without quotes, as in 0.5
            """#),
        ErrorCase(
            #"{"set": "a", "keyPath": "center.x", "value": "1"}"#,
            #"""
            1:84: $.steps[0].value: a number belongs here, but this is a text
            fix: write a number without quotes, as in 0.5
            """#),
        ErrorCase(
            #"{"set": "a", "keyPath": "tag", "value": 0.5}"#,
            #"""
            1:79: $.steps[0].value: an integer belongs here, but 0.5 is none
            fix: write an integer, as in 3
            """#),
        ErrorCase(
            #"{"set": "a", "keyPath": "name", "value": ""}"#,
            #"""
            1:80: $.steps[0].value: a name is empty
            fix: leave the name out, or write one that is not empty
            """#),
        ErrorCase(
            #"{"set": "a", "keyPath": "name", "value": 4}"#,
            #"""
            1:80: $.steps[0].value: a text belongs here, but this is a number
            fix: write a text in double quotes: "…"
            """#),
        ErrorCase(
            #"{"set": "a", "keyPath": "text", "value": null}"#,
            #"""
            1:80: $.steps[0].value: a text belongs here, but this is null
            fix: write a text in double quotes: "…"
            """#),
        ErrorCase(
            #"{"set": "a", "keyPath": "autoresizing", "value": ["wdth"]}"#,
            #"""
            1:89: $.steps[0].value[0]: unknown word 'wdth'
            fix: did you mean 'width'?
            """#),
        ErrorCase(
            #"{"set": "a", "keyPath": "transform", "value": [1]}"#,
            #"""
            1:85: $.steps[0].value: a transform [a, b, c, d, tx, ty] has 6 numbers, but this list has 1
            fix: write 6 numbers
            """#),
    ]
}
