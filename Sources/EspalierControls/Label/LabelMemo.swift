import EspalierViews
import Foundation

/// What a label remembers of measuring its text.
final class LabelMemo {
    /// The width that constraints ask the label's height for; 0 where they do not.
    var layoutWidth: CGFloat = 0

    /// What an answer follows from.
    struct Question: Equatable {
        let text: LabelText
        let wrapping: TextWrapping
        let lines: Int
        let measurer: TextMeasurer
    }

    /// The last answers, the latest first: labels are asked for their own size and for that at one width in turns.
    private var answers: [(question: Question, extent: TextExtent)] = []
    private static let room = 2
    /// How often the label's text was measured because no answer was there.
    private(set) var measurings = 0

    func extent(for question: Question) -> TextExtent? {
        answers.first { $0.question == question }?.extent
    }

    func keep(_ extent: TextExtent, for question: Question) {
        if answers.count == Self.room { answers.removeLast() }
        answers.insert((question, extent), at: 0)
        measurings += 1
    }
}

/// What a label shows.
enum LabelText: Equatable {
    case plain(String, UIFont)
    case attributed(AttributedText, UIFont)

    /// Whether to look an answer up takes less than to measure the text again.
    var isWorthKeeping: Bool {
        switch self {
        case .plain(let text, _): text.utf8.count >= 32
        case .attributed: true
        }
    }
}
