import EspalierText
import Foundation

/// A font file: read, added to a book, and texts measured by its faces.
func fuzzFont(_ bytes: [UInt8]) {
    let file: FontFile
    do {
        file = try FontFile(data: Data(bytes), name: "fuzzed.ttf")
    } catch {
        require(!error.message.isEmpty && !error.fix.isEmpty, "an error without a word")
        require((error.offset ?? 0) >= 0, "a place before the file")
        return
    }
    require(!file.faces.isEmpty, "a file without faces")
    var fonts = FontBook()
    // Two faces of a file may have one name.
    do { try fonts.add(file) } catch { stop("not added: \(error)") }
    for face in file.faces.prefix(3) {
        require(fonts.face(named: face.postScriptName) != nil, "a name that is not found")
        let font = face.font(ofSize: 17)
        require(font.lineHeight > 0, "a line is \(font.lineHeight) high")
        for text in ["AVATo né漢 😀Ж", "To\u{A0}be-or\tnot\n«to» be"] {
            for wrapping in [TextWrapping.none, .at(60), .charactersAt(20)] {
                let extent = TextMeasurer(fonts: fonts).extent(
                    of: [TextRun(text, font: font)], wrapping: wrapping, maximumLines: 0)
                require(extent.lines >= 1 && extent.size.height > 0, "no lines")
                require(extent.size.width.isFinite && extent.size.width >= 0, "\(extent.size.width) wide")
            }
        }
    }
}
