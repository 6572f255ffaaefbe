/// What the XML parser's numbers mean, in words: on Linux it gives numbers only. They are those of
/// `XMLParser.ErrorCode`.
enum XMLFailure {
    static func words(for code: Int) -> String {
        switch code {
        case 0, 3, 4: "there is no element"
        case 5: "the text ends, or goes on, where it must not"
        case 6, 7, 8: "a character reference is wrong"
        case 9: "a character that XML does not hold"
        case 10...12, 18...23, 26, 27: "an entity that is not declared (XML itself has lt, gt, amp, quot and apos)"
        case 38: "a < in an attribute's value"
        case 39, 40: "an attribute's value without quotes"
        case 41: "an attribute without a value"
        case 42: "an attribute that stands twice"
        case 45: "a comment that does not end"
        case 62: "]]> in the text"
        case 63: "a piece of character data that does not end"
        case 65: "white space is missing"
        case 68: "a name is missing"
        case 73: "a > is missing"
        case 76: "an end tag that does not belong to the open element"
        case 77: "an element without an end tag"
        case 78: "something after the root element"
        case 80: "-- inside a comment"
        case 201: "a prefix of names that is not declared"
        default: "error \(code) of the XML parser"
        }
    }

    static func isAboutOpenElement(_ code: Int) -> Bool { code == 5 || code == 76 || code == 77 }
}
