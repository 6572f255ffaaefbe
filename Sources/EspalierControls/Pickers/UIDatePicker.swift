import EspalierViews
import Foundation

/// A control with a date, a time or a duration.
///
/// There is no clock here: where UIKit begins with the present moment, this begins with the first of January 2001, 0:00
/// UTC.
open class UIDatePicker: UIControl {
    /// What is picked.
    public enum Mode: Int, Sendable {
        // The cases are UIKit's, in its order.
        case time, date, dateAndTime, countDownTimer
    }

    static let dateProperty = StoredProperty<UIDatePicker, Date>(default: Date(timeIntervalSinceReferenceDate: 0))
    static let modeProperty = StoredProperty<UIDatePicker, Mode>(default: .dateAndTime)
    static let minimumProperty = StoredProperty<UIDatePicker, Date?>(default: nil)
    static let maximumProperty = StoredProperty<UIDatePicker, Date?>(default: nil)
    static let durationProperty = StoredProperty<UIDatePicker, TimeInterval>(default: 0)
    static let minuteIntervalProperty = StoredProperty<UIDatePicker, Int>(default: 1)

    static let datePickerKeys = [
        ObservableKey("date", \UIDatePicker.date, stored: dateProperty),
        ObservableKey("datePickerMode", \UIDatePicker.datePickerMode, stored: modeProperty),
        ObservableKey("minimumDate", \UIDatePicker.minimumDate, stored: minimumProperty),
        ObservableKey("maximumDate", \UIDatePicker.maximumDate, stored: maximumProperty),
        ObservableKey("countDownDuration", \UIDatePicker.countDownDuration, stored: durationProperty),
        ObservableKey("minuteInterval", \UIDatePicker.minuteInterval, stored: minuteIntervalProperty),
    ]

    /// Those of a control, the date and what limits it.
    open override class var observableKeys: [ObservableKey] { super.observableKeys + datePickerKeys }

    /// Makes a date picker of that frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Makes a date picker from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// What is picked. `.dateAndTime` by default.
    open var datePickerMode: Mode {
        get { self[stored: Self.modeProperty] }
        set { writeContent(Self.modeProperty, newValue) }
    }

    /// The date; what is beyond the limits is set to the nearer one. Setting it sends no actions.
    open var date: Date {
        get { self[stored: Self.dateProperty] }
        set { setDate(newValue, animated: false) }
    }

    /// Sets the date, at once also where `animated` is true.
    open func setDate(_ date: Date, animated: Bool) { self[stored: Self.dateProperty] = limited(date) }

    /// The first date that can be picked. nil by default. Limits that contradict one another do not count.
    open var minimumDate: Date? {
        get { self[stored: Self.minimumProperty] }
        set {
            self[stored: Self.minimumProperty] = newValue
            limitDate()
        }
    }

    /// The last date that can be picked. nil by default. Limits that contradict one another do not count.
    open var maximumDate: Date? {
        get { self[stored: Self.maximumProperty] }
        set {
            self[stored: Self.maximumProperty] = newValue
            limitDate()
        }
    }

    /// The duration of a countdown, in seconds. 0 by default; at most 23:59 hours.
    open var countDownDuration: TimeInterval {
        get { self[stored: Self.durationProperty] }
        set { self[stored: Self.durationProperty] = newValue > 0 ? min(newValue, 86_340) : 0 }
    }

    /// How many minutes apart times are. 1 by default; what does not divide 60, or is above 30, counts as 1.
    open var minuteInterval: Int {
        get { self[stored: Self.minuteIntervalProperty] }
        set {
            let divides = newValue > 0 && newValue <= 30 && 60 % newValue == 0
            self[stored: Self.minuteIntervalProperty] = divides ? newValue : 1
        }
    }

    /// The place by whose habits dates are written. nil by default.
    open var locale: Locale?
    /// The calendar. nil by default.
    open var calendar: Calendar?
    /// The zone of the time. nil by default.
    open var timeZone: TimeZone?

    /// What the picker should look like. `.automatic` by default.
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic { didSet { invalidateIntrinsicContentSize() } }

    /// What the picker looks like: what was asked for; wheels if that was `.automatic`.
    open var datePickerStyle: UIDatePickerStyle {
        preferredDatePickerStyle == .automatic ? .wheels : preferredDatePickerStyle
    }

    /// (320, 216) for wheels. Compact ones have a field for the date, one for the time, or both, as wide as the widest text
    /// in English and 24, a line and 14 high; inline ones a calendar of (320, 330), with 44 more for a time. Durations are
    /// always wheels.
    open override var intrinsicContentSize: CGSize { ownSize }

    /// The same as `intrinsicContentSize`, whatever the given size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { ownSize }

    private func limited(_ date: Date) -> Date {
        if let minimumDate, let maximumDate, minimumDate > maximumDate { return date }
        return min(max(date, minimumDate ?? date), maximumDate ?? .distantFuture)
    }

    private func limitDate() {
        let new = limited(date)
        if new != date { self[stored: Self.dateProperty] = new }
    }
}

/// What a date picker looks like.
public enum UIDatePickerStyle: Int, Sendable {
    // The cases are UIKit's, in its order.
    case automatic, wheels, compact, inline
}
