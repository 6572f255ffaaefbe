extension JSONReaderErrorTests {
    /// Numbers and texts that RFC 8259 does not have, with the whole message.
    static let scalars: [ErrorCase] = [
        ErrorCase(
            #"[+1]"#,
            #"""
            1:2: $[0]: unexpected character '+'
            fix: write a positive number without a sign
            """#),
        ErrorCase(
            #"[.5]"#,
            #"""
            1:2: $[0]: unexpected character '.'
            fix: write a digit before the point, as in '0.5'
            """#),
        ErrorCase(
            #"[01]"#,
            #"""
            1:2: $[0]: a number begins with a zero too many
            fix: leave out the first zero
            """#),
        ErrorCase(
            #"[-01]"#,
            #"""
            1:2: $[0]: a number begins with a zero too many
            fix: leave out the first zero
            """#),
        ErrorCase(
            #"[-]"#,
            #"""
            1:3: $[0]: a digit is missing after '-'
            fix: write one, as in '0.5', '-1' or '1e3'
            """#),
        ErrorCase(
            #"[1.]"#,
            #"""
            1:4: $[0]: a digit is missing after '.'
            fix: write one, as in '0.5', '-1' or '1e3'
            """#),
        ErrorCase(
            #"[1.e3]"#,
            #"""
            1:4: $[0]: a digit is missing after '.'
            fix: write one, as in '0.5', '-1' or '1e3'
            """#),
        ErrorCase(
            #"[1e]"#,
            #"""
            1:4: $[0]: a digit is missing after 'e'
            fix: write one, as in '0.5', '-1' or '1e3'
            """#),
        ErrorCase(
            #"[1e+]"#,
            #"""
            1:5: $[0]: a digit is missing after 'e'
            fix: write one, as in '0.5', '-1' or '1e3'
            """#),
        ErrorCase(
            #"[0x10]"#,
            #"""
            1:3: $[0]: character 'x' within a number
            fix: write a decimal number, as in '16', '0.5' or '1e3'
            """#),
        ErrorCase(
            #"[1.2.3]"#,
            #"""
            1:5: $[0]: character '.' within a number
            fix: write a decimal number, as in '16', '0.5' or '1e3'
            """#),
        ErrorCase(
            #"{"a": {"b": [1, 1e999]}}"#,
            #"""
            1:17: $.a.b[1]: the number '1e999' is out of range
            fix: write one between -1.7e308 and 1.7e308
            """#),
        ErrorCase(
            #"[-1e400]"#,
            #"""
            1:2: $[0]: the number '-1e400' is out of range
            fix: write one between -1.7e308 and 1.7e308
            """#),
        ErrorCase(
            #"""
            ["a
            b"]
            """#,
            #"""
            1:4: $[0]: the text that begins at 1:2 is not closed in its line
            fix: close it with '"', or write '\n' for a line break
            """#),
        ErrorCase(
            #"["abc"#,
            #"""
            1:6: $[0]: the text that begins at 1:2 is not closed
            fix: close it with '"'
            """#),
        ErrorCase(
            #"["\x"]"#,
            #"""
            1:3: $[0]: unknown escape in a text
            fix: write '\\' for a backslash, or one of \" \/ \b \f \n \r \t \uXXXX
            """#),
        ErrorCase(
            #"["\u12G4"]"#,
            #"""
            1:3: $[0]: '\u' without four hexadecimal digits
            fix: write four, as in '\u00e9'
            """#),
        ErrorCase(
            #"["\u12"#,
            #"""
            1:3: $[0]: '\u' without four hexadecimal digits
            fix: write four, as in '\u00e9'
            """#),
        ErrorCase(
            #"["\ud800x"]"#,
            #"""
            1:3: $[0]: half of a surrogate pair
            fix: write both halves, as in '\ud83d\ude00', or the character itself
            """#),
        ErrorCase(
            #"["\udc00"]"#,
            #"""
            1:3: $[0]: half of a surrogate pair
            fix: write both halves, as in '\ud83d\ude00', or the character itself
            """#),
        ErrorCase(
            #"["\ud800\ud800"]"#,
            #"""
            1:3: $[0]: half of a surrogate pair
            fix: write both halves, as in '\ud83d\ude00', or the character itself
            """#),
        ErrorCase(
            #"["\ud800\u0041"]"#,
            #"""
            1:3: $[0]: half of a surrogate pair
            fix: write both halves, as in '\ud83d\ude00', or the character itself
            """#),
    ]
}
