/// The bytes of a text that is being read: those of a `String`, hence valid UTF-8. What all readers of texts share.
@usableFromInline
package protocol TextBytes {
    var bytes: UnsafeBufferPointer<UInt8> { get }
}

extension TextBytes {
    /// The byte at `offset`, or 0 after the end. No token contains a zero byte.
    @inlinable
    @inline(__always)
    package func byte(at offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

    /// The scalar whose first byte is at `offset`, or nil at the end.
    package func scalar(at offset: Int) -> Unicode.Scalar? {
        guard offset < bytes.count else { return nil }
        let first = UInt32(bytes[offset])
        let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
        guard length > 1 else { return Unicode.Scalar(first) }
        var value = first & (0x7F >> UInt32(length))
        for index in 1..<length { value = value << 6 | UInt32(byte(at: offset + index) & 0x3F) }
        return Unicode.Scalar(value)
    }

    package func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// The text of `range`. A long text is cut.
    package func clip(_ range: Range<Int>) -> String { clippedText(bytes, range) }

    /// The text of `range` in single quotes. A long text is cut.
    package func quote(_ range: Range<Int>) -> String { "'" + clip(range) + "'" }

    @inlinable
    @inline(__always)
    package static func isSpace(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\t")
            || byte == UInt8(ascii: "\r")
    }

    @inlinable
    @inline(__always)
    package static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }
}
