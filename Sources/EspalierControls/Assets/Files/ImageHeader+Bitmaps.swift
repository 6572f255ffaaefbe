import Foundation

extension ImageHeader {
    /// PNG (ISO/IEC 15948): the signature, then the chunk IHDR. Xcode's optimised files have a chunk CgBI before it.
    static func png(_ bytes: ImageBytes) -> ImageHeader? {
        guard bytes[0] == 0x89, bytes.hasText("PNG\r\n\u{1A}\n", at: 1) else { return nil }
        var place = 8
        if bytes.hasText("CgBI", at: 12), let count = bytes.big(4, at: 8) { place += count + 12 }
        guard bytes.hasText("IHDR", at: place + 4), let width = bytes.big(4, at: place + 8),
            let height = bytes.big(4, at: place + 12)
        else { return nil }
        return ImageHeader(width: width, height: height)
    }

    /// GIF (versions 87a and 89a): the logical screen.
    static func gif(_ bytes: ImageBytes) -> ImageHeader? {
        guard bytes.hasText("GIF87a", at: 0) || bytes.hasText("GIF89a", at: 0), let width = bytes.little(2, at: 6),
            let height = bytes.little(2, at: 8)
        else { return nil }
        return ImageHeader(width: width, height: height)
    }

    /// WebP (RFC 9649): the first chunk of a RIFF file, in one of three forms.
    static func webP(_ bytes: ImageBytes) -> ImageHeader? {
        guard bytes.hasText("RIFF", at: 0), bytes.hasText("WEBP", at: 8) else { return nil }
        let content = 20
        if bytes.hasText("VP8 ", at: 12) {
            guard bytes.big(3, at: content + 3) == 0x9D012A, let width = bytes.little(2, at: content + 6),
                let height = bytes.little(2, at: content + 8)
            else { return nil }
            return ImageHeader(width: width & 0x3FFF, height: height & 0x3FFF)
        }
        if bytes.hasText("VP8L", at: 12) {
            guard bytes[content] == 0x2F, let bits = bytes.little(4, at: content + 1) else { return nil }
            return ImageHeader(width: bits & 0x3FFF + 1, height: bits >> 14 & 0x3FFF + 1)
        }
        guard bytes.hasText("VP8X", at: 12), let width = bytes.little(3, at: content + 4),
            let height = bytes.little(3, at: content + 7)
        else { return nil }
        return ImageHeader(width: width + 1, height: height + 1)
    }

    /// JPEG (ITU-T T.81): segments up to the first that begins a frame. Of Exif's orientations the latter four lie on their
    /// side.
    static func jpeg(_ bytes: ImageBytes) -> ImageHeader? {
        guard bytes.big(2, at: 0) == 0xFFD8 else { return nil }
        var place = 2
        var orientation = 1
        while bytes[place] == 0xFF, let marker = bytes[place + 1] {
            // Any number of 0xFF may stand before a marker.
            if marker == 0xFF {
                place += 1
                continue
            }
            guard let count = bytes.big(2, at: place + 2), count >= 2 else { return nil }
            let isFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
            if isFrame {
                guard let height = bytes.big(2, at: place + 5), let width = bytes.big(2, at: place + 7) else {
                    return nil
                }
                return orientation >= 5
                    ? ImageHeader(width: height, height: width) : ImageHeader(width: width, height: height)
            }
            if marker == 0xE1, bytes.hasText("Exif\0\0", at: place + 4) {
                orientation = exifOrientation(bytes, at: place + 10) ?? orientation
            }
            place += 2 + count
        }
        return nil
    }

    /// The tag 0x0112 of the first directory of a TIFF stretch.
    private static func exifOrientation(_ bytes: ImageBytes, at start: Int) -> Int? {
        let isLittle = bytes.hasText("II", at: start)
        func number(_ count: Int, _ offset: Int) -> Int? {
            isLittle ? bytes.little(count, at: start + offset) : bytes.big(count, at: start + offset)
        }
        guard isLittle || bytes.hasText("MM", at: start), let directory = number(4, 4),
            let count = number(2, directory)
        else { return nil }
        for index in 0..<count {
            let entry = directory + 2 + index * 12
            guard let tag = number(2, entry) else { return nil }
            if tag == 0x0112 { return number(2, entry + 8).flatMap { (1...8).contains($0) ? $0 : nil } }
        }
        return nil
    }

    /// HEIF and AVIF (ISO/IEC 23008-12): the largest of the sizes that properties `ispe` say, which is that of the whole
    /// image where it is made of tiles, and a quarter turn (`irot`).
    static func heif(_ bytes: ImageBytes) -> ImageHeader? {
        guard bytes.hasText("ftyp", at: 4),
            ["heic", "heix", "heim", "mif1", "msf1", "avif", "avis"].contains(where: { bytes.hasText($0, at: 8) })
        else { return nil }
        var largest: (width: Int, height: Int)?
        var place = 8
        while let found = bytes.find("ispe", from: place) {
            place = found + 4
            guard let width = bytes.big(4, at: found + 8), let height = bytes.big(4, at: found + 12) else { break }
            if Double(width) * Double(height) > largest.map({ Double($0.width) * Double($0.height) }) ?? 0 {
                largest = (width, height)
            }
        }
        guard let largest else { return nil }
        let turn = bytes.find("irot", from: 8).flatMap { bytes[$0 + 4] } ?? 0
        return turn & 1 == 1
            ? ImageHeader(width: largest.height, height: largest.width)
            : ImageHeader(width: largest.width, height: largest.height)
    }
}
