import EspalierControls
import Foundation

/// How wide texts are, where the longest of several is wanted.
enum TextWidth {
    /// The text that takes most room on one line in the system's font. Of several equally wide ones the first.
    static func longest(of texts: [String]) -> String? {
        guard texts.count > 1 else { return texts.first }
        let font = UIFont.systemFont(ofSize: 17)
        var best: (text: String, width: CGFloat)?
        for text in texts {
            let width = text.size(withAttributes: [.font: font]).width
            if width > best?.width ?? -1 { best = (text, width) }
        }
        return best?.text
    }
}
