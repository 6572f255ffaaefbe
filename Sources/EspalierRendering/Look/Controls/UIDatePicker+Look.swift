import EspalierControls
import EspalierText
import EspalierViews
import Foundation

extension UIDatePicker: PaintedView {
    func paint(on canvas: inout ViewCanvas) {
        let parts = parts
        let bounds = canvas.bounds
        if datePickerStyle == .compact {
            let width = bounds.width / CGFloat(max(parts.count, 1))
            for (index, part) in parts.enumerated() {
                let room = CGRect(
                    x: bounds.minX + CGFloat(index) * width, y: bounds.minY, width: width, height: bounds.height)
                let pill = room.insetBy(dx: index == 0 ? 0 : 4, dy: 0)
                canvas.fill(pill, radius: 8, .tertiarySystemFill)
                canvas.text(part, in: pill, font: .systemFont(ofSize: 17), .label)
            }
            return
        }
        canvas.wheelBand(height: 32)
        let words = parts.flatMap { $0.split(whereSeparator: { " :".contains($0) }).map(String.init) }
        let width = (bounds.width - 18) / CGFloat(max(words.count, 1))
        for (index, word) in words.enumerated() {
            canvas.wheelText(
                word,
                in: CGRect(x: bounds.minX + 9 + CGFloat(index) * width, y: bounds.midY - 16, width: width, height: 32),
                distance: 0)
        }
    }

    /// The date and the time as far as they are picked, in words that are the same on every machine.
    private var parts: [String] {
        var calendar = self.calendar ?? Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone ?? TimeZone(identifier: "UTC") ?? calendar.timeZone
        func digits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        if datePickerMode == .countDownTimer {
            let minutes = Int(min(max(countDownDuration / 60, 0), 1440))
            return ["\(minutes / 60) h", "\(minutes % 60) min"]
        }
        let parts = calendar.dateComponents([.day, .month, .year, .hour, .minute], from: date)
        let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
        let month = months[min(max((parts.month ?? 1) - 1, 0), 11)]
        let day = "\(month) \(parts.day ?? 1) \(parts.year ?? 2000)"
        let time = "\(digits(parts.hour ?? 0)):\(digits(parts.minute ?? 0))"
        switch datePickerMode {
        case .date: return [day]
        case .time: return [time]
        default: return [day, time]
        }
    }
}
