extension Unicode.Scalar {
    /// Whether the character would change how the rest of a line is shown: control characters, line ends, the byte order
    /// mark, and what turns the direction of writing. All have four hexadecimal digits at most.
    package var isHidden: Bool {
        switch value {
        case 0..<0x20, 0x7F...0x9F, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
        default: false
        }
    }

    /// The character as its number: `U+000A`.
    package var codeText: String {
        let digits = String(value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}

extension StringProtocol {
    /// The text with something else in place of each hidden character.
    package func replacingHidden(by shown: (Unicode.Scalar) -> String) -> String {
        guard unicodeScalars.contains(where: \.isHidden) else { return String(self) }
        var result = ""
        for scalar in unicodeScalars {
            if scalar.isHidden { result += shown(scalar) } else { result.unicodeScalars.append(scalar) }
        }
        return result
    }
}
