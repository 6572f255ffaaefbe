import EspalierSupport

extension JSONText {
    /// JSON that is written already, with escapes also for what JSON lets pass and a line would not show: control
    /// characters beyond ASCII, line and paragraph separators, and what turns the direction of writing. They stand in
    /// texts only, so it says the same.
    package static func visible(_ json: String) -> String {
        json.replacingHidden { scalar in
            let digits = String(scalar.value, radix: 16)
            return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
    }
}
