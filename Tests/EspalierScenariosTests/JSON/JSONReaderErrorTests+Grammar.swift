extension JSONReaderErrorTests {
    /// Texts that the grammar of RFC 8259 does not have, with the whole message.
    static let grammar: [ErrorCase] = [
        ErrorCase(
            #"  "#,
            #"""
            1:3: $: the text is empty
            fix: write a document, as in '{"espalier": 1, "root": {}}'
            """#),
        ErrorCase(
            #"{"a": 1,}"#,
            #"""
            1:8: $: ',' with nothing after it
            fix: leave it out
            """#),
        ErrorCase(
            #"""
            [1,
             2,]
            """#,
            #"""
            2:3: $: ',' with nothing after it
            fix: leave it out
            """#),
        ErrorCase(
            #"[1 2]"#,
            #"""
            1:4: $: unexpected character '2' after a value
            fix: write ',' before the next one, or ']' at the end
            """#),
        ErrorCase(
            #"{"a" 1}"#,
            #"""
            1:6: $.a: unexpected character '1' after a key
            fix: write ':' between a key and its value
            """#),
        ErrorCase(
            #"{"a": 1 "b": 2}"#,
            #"""
            1:9: $: unexpected character '"' after a value
            fix: write ',' before the next one, or '}' at the end
            """#),
        ErrorCase(
            #"{a: 1}"#,
            #"""
            1:2: $: key 'a' without quotes
            fix: put keys in double quotes: "…"
            """#),
        ErrorCase(
            #"{'a': 1}"#,
            #"""
            1:2: $: unexpected character '''
            fix: write a key in double quotes: "…"
            """#),
        ErrorCase(
            #"['a']"#,
            #"""
            1:2: $[0]: unexpected character '''
            fix: put texts in double quotes: "…"
            """#),
        ErrorCase(
            #"""
            [1, // x
             2]
            """#,
            #"""
            1:5: $[1]: unexpected character '/'
            fix: leave out the comment; JSON has none
            """#),
        ErrorCase(
            #"{/* x */}"#,
            #"""
            1:2: $: unexpected character '/'
            fix: leave out the comment; JSON has none
            """#),
        ErrorCase(
            #"[1 /* x */]"#,
            #"""
            1:4: $[0]: unexpected character '/'
            fix: leave out the comment; JSON has none
            """#),
        ErrorCase(
            #"[1, 2"#,
            #"""
            1:6: $: the text ends inside the list that begins at 1:1
            fix: close it with ']'
            """#),
        ErrorCase(
            #"{"a": [1, {"b""#,
            #"""
            1:15: $.a[1]: the text ends inside the object that begins at 1:11
            fix: close it with '}'
            """#),
        ErrorCase(
            #"{"a":"#,
            #"""
            1:6: $: the text ends inside the object that begins at 1:1
            fix: close it with '}'
            """#),
        ErrorCase(
            #"{"#,
            #"""
            1:2: $: the text ends inside the object that begins at 1:1
            fix: close it with '}'
            """#),
        ErrorCase(
            #"{"a": ]"#,
            #"""
            1:7: $.a: a value is missing before ']'
            fix: write one, as in '0'
            """#),
        ErrorCase(
            #"[1}"#,
            #"""
            1:3: $: '}' cannot close a list, which begins at 1:1
            fix: write ']'
            """#),
        ErrorCase(
            #"{"a": 1]"#,
            #"""
            1:8: $: ']' cannot close an object, which begins at 1:1
            fix: write '}'
            """#),
        ErrorCase(
            #"{} {}"#,
            #"""
            1:4: $: character '{' after the end of the document
            fix: leave it out; a text holds one document
            """#),
        ErrorCase(
            #"[,1]"#,
            #"""
            1:2: $[0]: a value is missing before ','
            fix: write one, as in '0'
            """#),
        ErrorCase(
            #"[1,,2]"#,
            #"""
            1:4: $[1]: a value is missing before ','
            fix: write one, as in '0'
            """#),
        ErrorCase(
            #"{,}"#,
            #"""
            1:2: $: unexpected character ','
            fix: write a key in double quotes: "…"
            """#),
        ErrorCase(
            #"[}"#,
            #"""
            1:2: $[0]: a value is missing before '}'
            fix: write one, as in '0'
            """#),
        ErrorCase(
            #"[é]"#,
            #"""
            1:2: $[0]: unexpected character 'é'
            fix: write a value: {…}, […], "…", a number, true, false or null
            """#),
        ErrorCase(
            #"["é", é]"#,
            #"""
            1:7: $[1]: unexpected character 'é'
            fix: write a value: {…}, […], "…", a number, true, false or null
            """#),
        ErrorCase(
            #"[hello]"#,
            #"""
            1:2: $[0]: unknown word 'hello'
            fix: put texts in double quotes: "…"
            """#),
        ErrorCase(
            #"[True]"#,
            #"""
            1:2: $[0]: unknown word 'True'
            fix: did you mean 'true'?
            """#),
        ErrorCase(
            #"[nul]"#,
            #"""
            1:2: $[0]: unknown word 'nul'
            fix: did you mean 'null'?
            """#),
        ErrorCase(
            #"[None]"#,
            #"""
            1:2: $[0]: unknown word 'None'
            fix: write 'null'
            """#),
        ErrorCase(
            #"[NaN]"#,
            #"""
            1:2: $[0]: unknown word 'NaN'
            fix: write a finite number
            """#),
        ErrorCase(
            #"[-Infinity]"#,
            #"""
            1:3: $[0]: unknown word 'Infinity'
            fix: write a finite number
            """#),
        ErrorCase(
            #"""
            {"a": 1,
             "b": {"c": 2, "d": 3, "c": 4}}
            """#,
            #"""
            2:24: $.b.c: key 'c' stands twice, first at 2:8
            fix: keep one of them
            """#),
    ]
}
