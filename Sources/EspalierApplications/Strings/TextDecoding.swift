import EspalierNibs
import Foundation

/// Turns the bytes of a text file into UTF-8.
enum TextDecoding {
    /// The file's text as UTF-8 without a byte order mark.
    ///
    /// The encoding is what the byte order mark says: UTF-8, or UTF-16 of either order. Without a mark it is UTF-16 where
    /// every other one of the first bytes is 0, and else UTF-8.
    ///
    /// - Throws: where the bytes are not valid in that encoding.
    static func utf8(_ data: Data, file: String) throws(ApplicationFileError) -> [UInt8] {
        let bytes = [UInt8](data)
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return try checked(Array(bytes[3...]), file) }
        if bytes.starts(with: [0xFF, 0xFE]) { return try fromUTF16(bytes[2...], isBigEndian: false, file) }
        if bytes.starts(with: [0xFE, 0xFF]) { return try fromUTF16(bytes[2...], isBigEndian: true, file) }
        let head = bytes.prefix(64)
        let pairs = head.count / 2
        if pairs > 0, head.contains(0) {
            let evenZeros = (0..<pairs).count { head[2 * $0] == 0 }
            let oddZeros = (0..<pairs).count { head[2 * $0 + 1] == 0 }
            if oddZeros > evenZeros { return try fromUTF16(bytes[...], isBigEndian: false, file) }
            return try fromUTF16(bytes[...], isBigEndian: true, file)
        }
        return try checked(bytes, file)
    }

    private static func checked(_ bytes: [UInt8], _ file: String) throws(ApplicationFileError) -> [UInt8] {
        guard String(validating: bytes, as: UTF8.self) != nil else { throw unreadable("UTF-8", file) }
        return bytes
    }

    private static func fromUTF16(
        _ bytes: ArraySlice<UInt8>, isBigEndian: Bool, _ file: String
    ) throws(ApplicationFileError) -> [UInt8] {
        guard bytes.count.isMultiple(of: 2) else { throw unreadable("UTF-16", file) }
        let units = stride(from: bytes.startIndex, to: bytes.endIndex, by: 2).map { index in
            let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
            return isBigEndian ? first << 8 | second : second << 8 | first
        }
        guard let text = String(validating: units, as: UTF16.self) else { throw unreadable("UTF-16", file) }
        return Array(text.utf8)
    }

    private static func unreadable(_ encoding: String, _ file: String) -> ApplicationFileError {
        ApplicationFileError(
            file: file, place: nil, message: "the file is not valid \(encoding)",
            fix: "save the file in the encoding UTF-8")
    }
}
