extension ScenarioErrorTests {
    /// Views; the document around them is `{"espalier": 1, "root": VIEW}`.
    static let views: [ErrorCase] = [
        ErrorCase(
            #"{"fram": [0, 0, 1, 1], "colour": "red"}"#,
            #"""
            1:26: $.root.fram: unknown key 'fram' of a view
            fix: did you mean 'frame'?
            1:48: $.root.colour: unknown key 'colour' of a view
            fix: leave it out; known here: class, part, name, tag, frame, bounds, center, transform, autoresizing, \#
            hidden, alpha, isUserInteractionEnabled, text, properties, rules, constraints, layoutGuides, translatesAutoresizingMaskIntoConstraints, \#
            intrinsicContentSize, hugging, compressionResistance, layoutMargins, \#
            insetsLayoutMarginsFromSafeArea, preservesSuperviewLayoutMargins, semanticContentAttribute, \#
            directionalLayoutMargins, keyboard, safeAreaInsets, backgroundColor, tintColor, clipsToBounds, \#
            layer.cornerRadius, layer.borderWidth, layer.borderColor, layer.shadowColor, layer.shadowOpacity, \#
            layer.shadowOffset, layer.shadowRadius, subviews
            """#),
        ErrorCase(
            #"{"name": ""}"#,
            #"""
            1:34: $.root.name: a name is empty
            fix: leave the name out, or write one that is not empty
            """#),
        ErrorCase(
            #"{"name": "/a"}"#,
            #"""
            1:34: $.root.name: the name '/a' begins with '/', as paths do
            fix: write a name that begins otherwise
            """#),
        ErrorCase(
            #"{"name": null}"#,
            #"""
            1:34: $.root.name: a text belongs here, but this is null
            fix: write a text in double quotes: "…"
            """#),
        ErrorCase(
            #"{"class": "", "tag": 1.5, "hidden": 1, "alpha": true, "text": null}"#,
            #"""
            1:35: $.root.class: a class name is empty
            fix: write one, or leave 'class' out for UIView
            1:46: $.root.tag: an integer belongs here, but 1.5 is none
            fix: write an integer, as in 3
            1:61: $.root.hidden: a boolean belongs here, but this is a number
            fix: write true or false, without quotes
            1:73: $.root.alpha: a number belongs here, but this is a boolean
            fix: write a number without quotes, as in 0.5
            1:87: $.root.text: a text belongs here, but this is null
            fix: write a text in double quotes: "…"
            """#),
        ErrorCase(
            #"{"tag": 1e300}"#,
            #"""
            1:33: $.root.tag: the integer 1e+300 is out of range
            fix: write one between -9223372036854775808 and 9223372036854775807
            """#),
        ErrorCase(
            #"{"tag": "7"}"#,
            #"""
            1:33: $.root.tag: an integer belongs here, but this is a text
            fix: write an integer without quotes, as in 3
            """#),
        ErrorCase(
            #"{"tag": false}"#,
            #"""
            1:33: $.root.tag: an integer belongs here, but this is a boolean
            fix: write an integer without quotes, as in 3
            """#),
        ErrorCase(
            #"{"frame": "0 0 1 1", "bounds": [0, 0, 1], "transform": [1, 0, 0, 1, 0, null]}"#,
            #"""
            1:35: $.root.frame: a rectangle [x, y, width, height] belongs here, but this is a text
            fix: write a list of 4 numbers
            1:56: $.root.bounds: a rectangle [x, y, width, height] has 4 numbers, but this list has 3
            fix: write 4 numbers
            1:96: $.root.transform[5]: a number belongs here, but this is null
            fix: write a number without quotes, as in 0.5
            """#),
        ErrorCase(
            #"{"frame": [0, 0, 1, 1, 1]}"#,
            #"""
            1:35: $.root.frame: a rectangle [x, y, width, height] has 4 numbers, but this list has 5
            fix: write 4 numbers
            """#),
        ErrorCase(
            #"{"frame": [0, 0, 1, true]}"#,
            #"""
            1:45: $.root.frame[3]: a number belongs here, but this is a boolean
            fix: write a number without quotes, as in 0.5
            """#),
        ErrorCase(
            #"{"frame": [0, 0, "nan", 1]}"#,
            #"""
            1:42: $.root.frame[2]: a number belongs here, but this is a text
            fix: write a number without quotes, as in 0.5
            """#),
        ErrorCase(
            #"{"frame": {"x": 0}, "autoresizing": ["widht", "depth", 3]}"#,
            #"""
            1:35: $.root.frame: a rectangle [x, y, width, height] belongs here, but this is an object
            fix: write a list of 4 numbers
            1:62: $.root.autoresizing[0]: unknown word 'widht'
            fix: did you mean 'width'?
            1:71: $.root.autoresizing[1]: unknown word 'depth'
            fix: write one of left, width, right, top, height, bottom
            1:80: $.root.autoresizing[2]: a text belongs here, but this is a number
            fix: write a text in double quotes: "…"
            """#),
        ErrorCase(
            #"{"properties": [], "rules": {}, "subviews": {}}"#,
            #"""
            1:40: $.root.properties: an object of values by name belongs here, but this is a list
            fix: write an object: {…}
            1:53: $.root.rules: a list belongs here, but this is an object
            fix: write a list: […]
            1:69: $.root.subviews: a list belongs here, but this is an object
            fix: write a list: […]
            """#),
        ErrorCase(
            #"{"autoresizing": "width", "subviews": [null, {"subviews": ["a"]}]}"#,
            #"""
            1:42: $.root.autoresizing: a list belongs here, but this is a text
            fix: write a list: […]
            1:64: $.root.subviews[0]: a view belongs here, but this is null
            fix: write an object: {…}
            1:84: $.root.subviews[1].subviews[0]: a view belongs here, but this is a text
            fix: write an object: {…}
            """#),
        ErrorCase(
            #"{"properties": {"a b": 1, "a b": 2}}"#,
            #"""
            1:51: $.root.properties["a b"]: key 'a b' stands twice, first at 1:41
            fix: keep one of them
            """#),
    ]
}
