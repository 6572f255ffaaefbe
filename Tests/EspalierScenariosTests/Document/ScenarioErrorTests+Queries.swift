extension ScenarioErrorTests {
    private static let by =
        #"write {"tag": [1, 2]}, {"class": ["UILabel"]}, {"property": "role"} or {"name": ["a"]}"#
    private static let forms =
        #"write "first": "ancestor" or "group": … with "by", "is": … with "of", or "named": …"#

    /// `query` steps and expectations of them; the document around them is as for the other steps.
    static let queries: [ErrorCase] = queryForms + criteria + answers + ids

    private static let queryForms = [
        ErrorCase(
            #"{"query": 3, "from": 4}"#,
            #"""
            1:39: $.steps[0]: a query has none of 'first', 'group', 'is' and 'named'
            fix: \#(forms)
            1:49: $.steps[0].query: a text belongs here, but this is a number
            fix: write a text in double quotes: "…"
            1:60: $.steps[0].from: a reference to a view belongs here, but this is a number
            fix: write its name, or its path such as "/" or "/0/2"
            """#),
        ErrorCase(
            #"{"query": "q", "from": "a", "by": {"tag": [1]}}"#,
            #"""
            1:39: $.steps[0]: a query has none of 'first', 'group', 'is' and 'named'
            fix: \#(forms)
            """#),
        ErrorCase(
            #"{"query": "q", "from": "a", "of": "b"}"#,
            #"""
            1:39: $.steps[0]: a query with 'of' needs the key 'is'
            fix: add '"is": …'
            """#),
        ErrorCase(
            #"{"query": "q", "from": "a", "gruop": "siblings", "by": {"tag": [1]}}"#,
            #"""
            1:67: $.steps[0].gruop: unknown key 'gruop' of a query
            fix: did you mean 'group'?
            """#),
        ErrorCase(
            #"{"query": "q", "from": "a", "colour": "red", "of": "b"}"#,
            #"""
            1:39: $.steps[0]: a query with 'of' needs the key 'is'
            fix: add '"is": …'
            """#),
        ErrorCase(
            #"{"query": "q", "from": "a", "first": "ancestor", "group": "ancestors", "by": {"tag": []}}"#,
            #"""
            1:88: $.steps[0].group: a query asks one question, but this one has 'first' and 'group'
            fix: make two steps of it
            """#),
        ErrorCase(
            #"{"qeury": "q", "from": "a", "named": "b"}"#,
            #"""
            1:40: $.steps[0].qeury: unknown key 'qeury' of a step
            fix: did you mean 'query'?
            """#),
        ErrorCase(
            #"{"query": "q", "named": "b"}"#,
            #"""
            1:39: $.steps[0]: a query with 'named' needs the key 'from'
            fix: add '"from": …'
            """#),
        ErrorCase(
            #"{"query": "q", "form": "a", "first": "ancestor"}"#,
            #"""
            1:39: $.steps[0]: a query with 'first' needs the key 'by'
            fix: add '"by": …'
            1:54: $.steps[0].form: unknown key 'form' of a query with 'first'
            fix: did you mean 'from'?
            """#),
        ErrorCase(
            #"{"query": "q", "from": "a", "is": "sibling"}"#,
            #"""
            1:39: $.steps[0]: a query with 'is' needs the key 'of'
            fix: add '"of": …'
            """#),
        ErrorCase(
            #"{"query": "q", "from": "a", "named": "b", "by": {"tag": [1]}}"#,
            #"""
            1:81: $.steps[0].by: unknown key 'by' of a query with 'named'
            fix: leave it out; known here: query, from, named
            """#),
        ErrorCase(
            #"{"query": "q", "from": "", "named": "/0"}"#,
            #"""
            1:62: $.steps[0].from: a reference to a view is empty
            fix: write a view's name, or its path such as "/" or "/0/2"
            1:75: $.steps[0].named: the name '/0' begins with '/', as paths do
            fix: write a name that begins otherwise
            """#),
        ErrorCase(
            #"{"query": "q", "from": "a", "first": "descendant", "by": {"tag": [1]}}"#,
            #"""
            1:76: $.steps[0].first: 'first' finds an ancestor, not 'descendant'
            fix: write "ancestor", or find other relatives with "group"
            """#),
        ErrorCase(
            #"{"query": "q", "from": "a", "first": true, "by": 1}"#,
            #"""
            1:76: $.steps[0].first: a text belongs here, but this is a boolean
            fix: write a text in double quotes: "…"
            1:88: $.steps[0].by: what a query goes by belongs here, but this is a number
            fix: \#(by)
            """#),
        ErrorCase(
            #"{"query": "q", "from": "a", "group": "ancestor", "by": {"tag": 1}}"#,
            #"""
            1:76: $.steps[0].group: unknown word 'ancestor'
            fix: did you mean 'ancestors'?
            1:102: $.steps[0].by.tag: a list belongs here, but this is a number
            fix: write a list: […]
            """#),
        ErrorCase(
            #"{"query": "q", "from": "a", "group": "children", "by": {"tag": [1]}}"#,
            #"""
            1:76: $.steps[0].group: unknown word 'children'
            fix: write one of ancestors, descendants, siblings
            """#),
        ErrorCase(
            #"{"query": "q", "from": "a", "is": "siblings", "of": ["b"]}"#,
            #"""
            1:73: $.steps[0].is: unknown word 'siblings'
            fix: did you mean 'sibling'?
            1:91: $.steps[0].of: a reference to a view belongs here, but this is a list
            fix: write its name, or its path such as "/" or "/0/2"
            """#),
    ]

    /// What stands in place of `BY`.
    private static let criteria = [
        (
            #"{}"#,
            #"""
            1:97: $.steps[0].by: what a query goes by is empty
            fix: \#(by)
            """#
        ),
        (
            #"{"tags": [1]}"#,
            #"""
            1:98: $.steps[0].by.tags: unknown key 'tags' of what a query goes by
            fix: did you mean 'tag'?
            """#
        ),
        (
            #"{"role": "a"}"#,
            #"""
            1:98: $.steps[0].by.role: unknown key 'role' of what a query goes by
            fix: leave it out; known here: tag, class, property, name
            """#
        ),
        (
            #"{"tag": [1], "name": ["a"]}"#,
            #"""
            1:110: $.steps[0].by.name: a query goes by one thing, but this has 'tag' and 'name'
            fix: make two steps of it
            """#
        ),
        (
            #"{"tag": [1, "2", 2.5, true]}"#,
            #"""
            1:109: $.steps[0].by.tag[1]: an integer belongs here, but this is a text
            fix: write an integer without quotes, as in 3
            1:114: $.steps[0].by.tag[2]: an integer belongs here, but 2.5 is none
            fix: write an integer, as in 3
            1:119: $.steps[0].by.tag[3]: an integer belongs here, but this is a boolean
            fix: write an integer without quotes, as in 3
            """#
        ),
        (
            #"{"class": "UILabel"}"#,
            #"""
            1:107: $.steps[0].by.class: a list belongs here, but this is a text
            fix: write a list: […]
            """#
        ),
        (
            #"{"class": [null]}"#,
            #"""
            1:108: $.steps[0].by.class[0]: a text belongs here, but this is null
            fix: write a text in double quotes: "…"
            """#
        ),
        (
            #"{"property": ["role"]}"#,
            #"""
            1:110: $.steps[0].by.property: a text belongs here, but this is a list
            fix: write a text in double quotes: "…"
            """#
        ),
        (
            #"{"name": ["", "/", 1]}"#,
            #"""
            1:107: $.steps[0].by.name[0]: a name is empty
            fix: leave the name out, or write one that is not empty
            1:111: $.steps[0].by.name[1]: the name '/' begins with '/', as paths do
            fix: write a name that begins otherwise
            1:116: $.steps[0].by.name[2]: a text belongs here, but this is a number
            fix: write a text in double quotes: "…"
            """#
        ),
    ].map { ErrorCase(#"{"query": "q", "from": "a", "group": "descendants", "by": "# + $0.0 + "}", $0.1) }

    /// What stands in place of `RESULT`.
    private static let answers = [
        (
            #"3"#,
            #"""
            1:108: $.steps[1].equals: what a query finds belongs here, but this is a number
            fix: write a path, null, true, false, an object of lists of paths: {"KEY": ["/0"]}, or a list of numbers
            """#
        ),
        (
            #"["/0"]"#,
            #"""
            1:108: $.steps[1].equals: what a query finds belongs here, but this is a list
            fix: write a path, null, true, false, an object of lists of paths: {"KEY": ["/0"]}, or a list of numbers
            """#
        ),
        (
            #""title""#,
            #"""
            1:108: $.steps[1].equals: 'title' is no path
            fix: write the view's path, such as "/" or "/0/2", not its name
            """#
        ),
        (
            #"{"1": "/0", "2": ["/0/", 3]}"#,
            #"""
            1:114: $.steps[1].equals['1']: a list belongs here, but this is a text
            fix: write a list: […]
            1:126: $.steps[1].equals['2'][0]: '/0/' is no path
            fix: write the view's path, such as "/" or "/0/2", not its name
            1:133: $.steps[1].equals['2'][1]: a text belongs here, but this is a number
            fix: write a text in double quotes: "…"
            """#.replacing("'1'", with: "\"1\"").replacing("'2'", with: "\"2\"")
        ),
        (
            #"true, "tolerance": 0"#,
            #"""
            1:114: $.steps[1].tolerance: unknown key 'tolerance' of the step 'expect' with 'equals'
            fix: leave it out; known here: expect, equals
            """#
        ),
        (
            #"true, "frame": [0, 0, 0, 0]"#,
            #"""
            1:114: $.steps[1].frame: an expectation has 'frame' or 'equals', but this one has both
            fix: make two steps of it
            """#
        ),
    ].map {
        ErrorCase(#"{"query": "q", "from": "a", "named": "b"}, {"expect": "q", "equals": "# + $0.0 + "}", $0.1)
    }

    private static let ids = [
        ErrorCase(
            #"{"expect": 3, "equals": true}"#,
            #"""
            1:50: $.steps[0].expect: a text belongs here, but this is a number
            fix: write a text in double quotes: "…"
            """#),
        ErrorCase(
            #"{"expect": "q", "equals": true}, {"query": "q", "from": "a", "named": "b"}"#,
            #"""
            1:50: $.steps[0].expect: no query before this step has the id 'q'
            fix: ask it first, with {"query": …}
            """#),
        ErrorCase(
            #"{"query": "owner", "from": "a", "named": "b"}, {"expect": "onwer", "equals": null}"#,
            #"""
            1:97: $.steps[1].expect: no query before this step has the id 'onwer'
            fix: did you mean 'owner'?
            """#),
        ErrorCase(
            #"""
            {"query": "first", "from": "a", "named": "b"}, {"query": "second", "from": "a", "named": "b"},
            {"expect": "x", "equals": null}
            """#,
            #"""
            2:12: $.steps[2].expect: no query before this step has the id 'x'
            fix: write one of 'first', 'second', or ask it first
            """#),
        // The step that is wrong might have asked.
        ErrorCase(
            #"{"query": "q", "from": "a", "named": 1}, {"expect": "q", "equals": null}"#,
            #"""
            1:76: $.steps[0].named: a text belongs here, but this is a number
            fix: write a text in double quotes: "…"
            """#),
    ]
}
