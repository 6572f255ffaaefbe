import EspalierSupport

/// Texts from outside in a page of HTML.
package enum HTMLText {
    /// A text on one line, as content or as the value of an attribute in double quotes. Control characters, and those that
    /// turn the direction of a line, are shown as codes.
    package static func escaped(_ text: String) -> String {
        PlainText.line(text).replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
            .replacing("\"", with: "&quot;").replacing("'", with: "&#39;")
    }
}
