extension ScenarioErrorTests {
    /// Constraints; the document around them is `{"espalier": 1, "root": {"constraints": [CONSTRAINT]}}`.
    static let constraints: [ErrorCase] = [
        ErrorCase(
            #""a.left = 5""#,
            #"""
            1:42: $.root.constraints[0]: constraint 'a.left = 5', 1:8: '=' is no relation
            fix: write '=='
            """#),
        ErrorCase(
            #""a.leading == b.right""#,
            #"""
            1:42: $.root.constraints[0]: constraint 'a.leading == b.right', 1:16: a constraint cannot be made between a \#
            leading/trailing attribute and a right/left attribute: 'leading' and 'right'
            fix: write 'b.trailing', or 'a.left' on the left side
            """#),
        ErrorCase(
            #""a.widht == 5", "b.heigth == 5 @2000""#,
            #"""
            1:42: $.root.constraints[0]: constraint 'a.widht == 5', 1:3: unknown attribute 'widht'
            fix: did you mean 'width'?
            1:58: $.root.constraints[1]: constraint 'b.heigth == 5 @2000', 1:3: unknown attribute 'heigth'
            fix: did you mean 'height'?
            1:58: $.root.constraints[1]: constraint 'b.heigth == 5 @2000', 1:16: the priority 2000 is not between 1 \#
            and 1000
            fix: write '@1000', or leave it out: 1000 is required
            """#),
        ErrorCase(
            #"{"fromat": "H:|[a]|"}"#,
            #"""
            1:43: $.root.constraints[0].fromat: unknown key 'fromat' of a constraint
            fix: did you mean 'format'?
            """#),
        ErrorCase(
            #"{"format": 3, "options": ["alignAllTpo", 1], "metrics": {"gap": "8"}}"#,
            #"""
            1:53: $.root.constraints[0].format: a constraint belongs here, but this is a number
            fix: write it in double quotes, as in "a.width == 80"
            1:68: $.root.constraints[0].options[0]: unknown word 'alignAllTpo'
            fix: did you mean 'alignAllTop'?
            1:83: $.root.constraints[0].options[1]: a text belongs here, but this is a number
            fix: write a text in double quotes: "…"
            1:106: $.root.constraints[0].metrics.gap: a number belongs here, but this is a text
            fix: write a number without quotes, as in 0.5
            """#),
        ErrorCase(
            #"{"format": "H:|[a]|", "options": ["directionLeftToRight", "directionRightToLeft"], "metrics": []}"#,
            #"""
            1:100: $.root.constraints[0].options[1]: 'directionLeftToRight' and 'directionRightToLeft' contradict \#
            each other
            fix: write one of the two
            1:136: $.root.constraints[0].metrics: an object of numbers by name belongs here, but this is a list
            fix: write an object: {…}
            """#),
        ErrorCase(
            #"{"format": "H:|-gap-[a]|"}"#,
            #"""
            1:53: $.root.constraints[0].format: constraint 'H:|-gap-[a]|', 1:5: Unable to parse constraint format: \#
            gap is not a key in the metrics dictionary
            fix: add 'gap' with a number to the metrics
            """#),
        ErrorCase(
            #"{"format": "V:[a]-[b]", "options": ["alignAllTop"]}"#,
            #"""
            1:53: $.root.constraints[0].format: constraint 'V:[a]-[b]', 1:1: Unable to parse constraint format: \#
            Options mask required views to be aligned on top, which is not allowed for layout that is also vertical
            fix: align a vertical row by left, right, leading, trailing or centerX
            """#),
        ErrorCase(
            #"{"format": "[a(==8@low)]", "metrics": {"low": 1001}}"#,
            #"""
            1:53: $.root.constraints[0].format: constraint '[a(==8@low)]', 1:8: Unable to parse constraint format: \#
            the priority low is 1001.0
            fix: use a priority from 1 to 1000
            """#),
        ErrorCase(
            #"{"format": "[a(gap*1e300)]", "metrics": {"gap": 1e300}}"#,
            #"""
            1:53: $.root.constraints[0].format: constraint '[a(gap*1e300)]', 1:4: Unable to parse constraint \#
            format: the number is inf
            fix: use a number that is finite
            """#),
        ErrorCase(
            #"{"format": "H:|-8[a]"}"#,
            #"""
            1:53: $.root.constraints[0].format: constraint 'H:|-8[a]', 1:6: Unable to parse constraint format: \#
            a '-' is missing before '['
            fix: write a distance with a '-' at both sides, as in '-8-'
            """#),
        ErrorCase(
            #""gap: self.width == 5", "gap: self.height == 5""#,
            #"""
            1:66: $.root.constraints[1]: the identifier 'gap' stands twice, first at 1:42
            fix: give one of the two constraints another identifier, or none
            """#),
    ]

    /// Root views with keys that constraints read.
    static let constraintKeys: [ErrorCase] = [
        ErrorCase(
            #"{"subviews": [{"safeAreaInsets": [0, 0, 0, 0]}]}"#,
            #"""
            1:40: $.root.subviews[0].safeAreaInsets: only the root of a document has 'safeAreaInsets'
            fix: write it there; views below it get their parts of it
            """#),
        ErrorCase(
            #"{"hugging": [250, 1001]}"#,
            #"""
            1:37: $.root.hugging: the priority 1001 is not between 1 and 1000
            fix: write 1000 for what must hold
            """#),
        ErrorCase(
            #"{"compressionResistance": [0.5, 1]}"#,
            #"""
            1:51: $.root.compressionResistance: the priority 0.5 is not between 1 and 1000
            fix: write 1 or more
            """#),
        ErrorCase(
            #"{"hugging": 250}"#,
            #"""
            1:37: $.root.hugging: a pair of priorities [horizontal, vertical] belongs here, but this is a number
            fix: write a list of 2 numbers
            """#),
        ErrorCase(
            #"{"layoutMargins": [1, 2, 3]}"#,
            #"""
            1:43: $.root.layoutMargins: a list of insets [top, left, bottom, right] has 4 numbers, but this list has 3
            fix: write 4 numbers
            """#),
        ErrorCase(
            #"{"intrinsicContentSize": [-1, 20]}"#,
            #"""
            1:51: $.root.intrinsicContentSize[0]: the size -1 is negative
            fix: write null for an axis without a wish
            """#),
        ErrorCase(
            #"{"intrinsicContentSize": [1]}"#,
            #"""
            1:50: $.root.intrinsicContentSize: a size [width, height] has two parts
            fix: write a list of two, null for an axis without a wish
            """#),
        ErrorCase(
            #"{"intrinsicContentSize": null}"#,
            #"""
            1:50: $.root.intrinsicContentSize: a size [width, height] belongs here, but this is null
            fix: write a list of two, null for an axis without a wish
            """#),
        ErrorCase(
            #"{"semanticContentAttribute": "forceLeftToRihgt"}"#,
            #"""
            1:54: $.root.semanticContentAttribute: unknown word 'forceLeftToRihgt'
            fix: did you mean 'forceLeftToRight'?
            """#),
        ErrorCase(
            #"{"layoutGuides": ["", 3]}"#,
            #"""
            1:43: $.root.layoutGuides[0]: a name is empty
            fix: leave the name out, or write one that is not empty
            1:47: $.root.layoutGuides[1]: a text belongs here, but this is a number
            fix: write a text in double quotes: "…"
            """#),
        ErrorCase(
            #"{"translatesAutoresizingMaskIntoConstraints": 0, "traits": {}}"#,
            #"""
            1:71: $.root.translatesAutoresizingMaskIntoConstraints: a boolean belongs here, but this is a number
            fix: write true or false, without quotes
            1:74: $.root.traits: unknown key 'traits' of a view
            fix: leave it out; known here: class, part, name, tag, frame, bounds, center, transform, autoresizing, \#
            hidden, alpha, isUserInteractionEnabled, text, properties, rules, constraints, layoutGuides, translatesAutoresizingMaskIntoConstraints, \#
            intrinsicContentSize, hugging, compressionResistance, layoutMargins, \#
            insetsLayoutMarginsFromSafeArea, preservesSuperviewLayoutMargins, semanticContentAttribute, \#
            directionalLayoutMargins, keyboard, safeAreaInsets, backgroundColor, tintColor, clipsToBounds, \#
            layer.cornerRadius, layer.borderWidth, layer.borderColor, layer.shadowColor, layer.shadowOpacity, \#
            layer.shadowOffset, layer.shadowRadius, subviews
            """#),
    ]

    /// Steps of a document whose root has the constraint `gap`.
    static let constraintSteps: [ErrorCase] = [
        ErrorCase(
            #"{"constrain": "gap: self.height == 5"}"#,
            #"""
            1:92: $.steps[0].constrain: the identifier 'gap' stands twice, first at 1:42
            fix: give one of the two constraints another identifier, or none
            """#),
        ErrorCase(
            #"{"constrain": 3, "in": 4}"#,
            #"""
            1:92: $.steps[0].constrain: a constraint belongs here, but this is a number
            fix: write it in double quotes, as in "a.width == 80"
            1:101: $.steps[0].in: a reference to a view belongs here, but this is a number
            fix: write its name, or its path such as "/" or "/0/2"
            """#),
        ErrorCase(
            #"{"activate": ["gap", "gpa"]}"#,
            #"""
            1:99: $.steps[0].activate[1]: no constraint before this step has the identifier 'gpa'
            fix: did you mean 'gap'?
            """#),
        ErrorCase(
            #"{"deactivate": ["later"]}, {"constrain": "later: self.height == 5"}"#,
            #"""
            1:94: $.steps[0].deactivate[0]: no constraint before this step has the identifier 'later'
            fix: write one of 'gap'
            """#),
        ErrorCase(
            #"{"deactivate": "gap"}"#,
            #"""
            1:93: $.steps[0].deactivate: a list belongs here, but this is a text
            fix: write a list: […]
            """#),
        ErrorCase(
            #"{"setConstraint": "gap"}"#,
            #"""
            1:78: $.steps[0]: the step 'setConstraint' needs the key 'constant' or 'priority'
            fix: add '"constant": …', '"priority": …', or both
            """#),
        ErrorCase(
            #"{"setConstraint": "gap", "priority": 0}"#,
            #"""
            1:115: $.steps[0].priority: the priority 0 is not between 1 and 1000
            fix: write 1 or more
            """#),
        ErrorCase(
            #"{"expect": "/", "ambiguous": 1}"#,
            #"""
            1:107: $.steps[0].ambiguous: a boolean belongs here, but this is a number
            fix: write true or false, without quotes
            """#),
        ErrorCase(
            #"{"expect": "/", "ambiguous": true, "frame": [0, 0, 0, 0]}"#,
            #"""
            1:113: $.steps[0].frame: an expectation has 'frame' or 'ambiguous', but this one has both
            fix: make two steps of it
            """#),
        ErrorCase(
            #"{"set": "/", "keyPath": "huging", "value": [1, 2]}"#,
            #"""
            1:102: $.steps[0].keyPath: unknown key path 'huging'
            fix: did you mean 'hugging'?
            """#),
        ErrorCase(
            #"{"observe": {"id": "o", "target": "/", "keyPath": "hugging"}}"#,
            #"""
            1:128: $.steps[0].observe.keyPath: unknown key path 'hugging'
            fix: write one of frame, bounds, center, transform, tag, name, autoresizing, hidden, alpha, \#
            isUserInteractionEnabled, text, subviews, \#
            superview, window, properties.NAME, a part such as frame.size.width, or one of another view such as \#
            superview.frame
            """#),
    ]
}
