extension ScenarioErrorTests {
    /// Whole documents; the first lines of the expected texts give line, column and path.
    static let documents: [ErrorCase] = [
        ErrorCase(
            #"""
            {"espalier": 1,
             "root": {"name": }}
            """#,
            #"""
            2:19: $.root.name: a value is missing before '}'
            fix: write one, as in '0'
            """#),
        ErrorCase(
            #"{"espalier": 1, "root": {}, "traits": {"scale": 0, "idom": "pad", "layoutDirection": "rightToleft"}}"#,
            #"""
            1:49: $.traits.scale: the scale 0 is not above 0
            fix: write 1, 2 or 3
            1:52: $.traits.idom: unknown key 'idom' of traits
            fix: did you mean 'idiom'?
            1:86: $.traits.layoutDirection: unknown word 'rightToleft'
            fix: did you mean 'rightToLeft'?
            """#),
        ErrorCase(
            #"[]"#,
            #"""
            1:1: $: a scenario belongs here, but this is a list
            fix: write an object: {…}
            """#),
        ErrorCase(
            #"{}"#,
            #"""
            1:1: $: the document needs the key 'espalier'
            fix: add '"espalier": 1'
            1:1: $: the document needs the key 'root'
            fix: add '"root": …'
            """#),
        ErrorCase(
            #"{"espalier": 2, "root": {}}"#,
            #"""
            1:14: $.espalier: version 2 of the format is not known, only 1 is
            fix: write the document in version 1, or use a newer espalier
            """#),
        ErrorCase(
            #"{"espalier": true, "root": {}}"#,
            #"""
            1:14: $.espalier: the version of the format belongs here, but this is a boolean
            fix: write 1
            """#),
        ErrorCase(
            #"{"espalier": 1.5, "root": {}}"#,
            #"""
            1:14: $.espalier: version 1.5 of the format is not known, only 1 is
            fix: write the document in version 1, or use a newer espalier
            """#),
        ErrorCase(
            #"{"espalier": "1", "root": {}}"#,
            #"""
            1:14: $.espalier: the version of the format belongs here, but this is a text
            fix: write 1
            """#),
        ErrorCase(
            #"{"espalier": 1}"#,
            #"""
            1:1: $: the document needs the key 'root'
            fix: add '"root": …'
            """#),
        ErrorCase(
            #"{"espalier": 1, "roots": {}}"#,
            #"""
            1:17: $.roots: unknown key 'roots' of the document
            fix: did you mean 'root'?
            """#),
        ErrorCase(
            #"{"espalier": 1, "root": []}"#,
            #"""
            1:25: $.root: a view belongs here, but this is a list
            fix: write an object: {…}
            """#),
        ErrorCase(
            #"{"espalier": 1, "root": {}, "queries": []}"#,
            #"""
            1:29: $.queries: unknown key 'queries' of the document
            fix: leave it out; known here: espalier, root, title, observers, steps, layout, traits, ignore
            """#),
        ErrorCase(
            #"{"espalier": 1, "root": {}, "title": 3, "layout": "manuel", "steps": {}}"#,
            #"""
            1:38: $.title: a text belongs here, but this is a number
            fix: write a text in double quotes: "…"
            1:51: $.layout: unknown word 'manuel'
            fix: did you mean 'manual'?
            1:70: $.steps: a list belongs here, but this is an object
            fix: write a list: […]
            """#),
        ErrorCase(
            #"{"espalier": 1, "root": {}, "layout": "sometimes"}"#,
            #"""
            1:39: $.layout: unknown word 'sometimes'
            fix: write one of automatic, manual
            """#),
        ErrorCase(
            #"{"espalier": 1, "espalier": 1, "root": {}}"#,
            #"""
            1:17: $.espalier: key 'espalier' stands twice, first at 1:2
            fix: keep one of them
            """#),
        ErrorCase(
            #"""
            {"steps": [{"set": "a"}],
             "root": {"frame": 3},
             "espalier": true}
            """#,
            #"""
            1:12: $.steps[0]: the step 'set' needs the key 'keyPath'
            fix: add '"keyPath": …'
            1:12: $.steps[0]: the step 'set' needs the key 'value'
            fix: add '"value": …'
            2:20: $.root.frame: a rectangle [x, y, width, height] belongs here, but this is a number
            fix: write a list of 4 numbers
            3:14: $.espalier: the version of the format belongs here, but this is a boolean
            fix: write 1
            """#),
        // What another version means by its keys, nobody knows here.
        ErrorCase(
            #"""
            {"steps": [{"sett": "a"}],
             "root": {"frame": 3, "constraints": []},
             "espalier": 3}
            """#,
            #"""
            3:14: $.espalier: version 3 of the format is not known, only 1 is
            fix: write the document in version 1, or use a newer espalier
            """#),
    ]
}
