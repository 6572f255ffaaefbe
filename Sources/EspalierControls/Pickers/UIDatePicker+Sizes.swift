import EspalierViews
import Foundation

// Wheels were measured; the other styles are as large as their texts are in English, which is a guess.
extension UIDatePicker {
    private static let wheelSize = CGSize(width: 320, height: 216)
    private static let calendarSize = CGSize(width: 320, height: 330)
    private static let rowHeight: CGFloat = 44
    private static let fieldFont = UIFont.systemFont(ofSize: 17)
    /// Around the text of a field, and between two fields.
    private static let fieldInsets = CGSize(width: 24, height: 14)
    private static let fieldGap: CGFloat = 8

    final var ownSize: CGSize {
        // Durations have no other style.
        if datePickerMode == .countDownTimer { return Self.wheelSize }
        switch (datePickerStyle, datePickerMode) {
        case (.inline, .date): return Self.calendarSize
        case (.inline, .dateAndTime):
            return CGSize(width: Self.calendarSize.width, height: Self.calendarSize.height + Self.rowHeight)
        case (.compact, _), (.inline, _): return fieldsSize
        default: return Self.wheelSize
        }
    }

    /// One field for the day, one for the time.
    private var fieldsSize: CGSize {
        let date = datePickerMode == .time ? nil : field("Sep 30, 2028")
        let time = datePickerMode == .date ? nil : field("12:00 AM")
        let gap = date != nil && time != nil ? Self.fieldGap : 0
        return CGSize(
            width: (date?.width ?? 0) + gap + (time?.width ?? 0), height: date?.height ?? time?.height ?? 0)
    }

    private func field(_ text: String) -> CGSize {
        let run = TextRun(text, font: Self.fieldFont)
        let size = usedTextMeasurer.size(of: [run], wrapping: .none, maximumLines: 1)
        return CGSize(width: size.width + Self.fieldInsets.width, height: size.height + Self.fieldInsets.height)
    }
}
