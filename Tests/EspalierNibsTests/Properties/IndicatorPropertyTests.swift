import EspalierControls
import EspalierViews
import Foundation
import Testing

@testable import EspalierNibs

@Suite("Properties of date pickers and indicators in interface files")
struct IndicatorPropertyTests {
    static let dates: [PropertyRow] = [
        rowDates(
            """
            <datePicker datePickerMode='countDownTimer'/>
            """, "countDownTimer"
        ) { $0.datePickerMode },
        rowDates("<datePicker datePickerMode='date'/>", "date") { $0.datePickerMode },
        rowDates("<datePicker datePickerMode='time'/>", "time") { $0.datePickerMode },
        rowDates("<datePicker minuteInterval='3'/>", "3") { $0.minuteInterval },
        rowDates("<datePicker style='wheels'/>", "wheels") { $0.preferredDatePickerStyle },
        rowDates("<datePicker style='compact'/>", "compact") { $0.preferredDatePickerStyle },
        rowDates("<datePicker style='inline'/>", "inline") { $0.preferredDatePickerStyle },
        rowDates(
            """
            <datePicker><date key='date' timeIntervalSinceReferenceDate='622497467.5'/></datePicker>
            """, "622497467.5"
        ) { $0.date.timeIntervalSinceReferenceDate },
        rowDates(
            """
            <datePicker><date key='date' timeIntervalSinceReferenceDate='90'/><date key='maximumDate' timeIntervalSinceReferenceDate='60'/></datePicker>
            """, "60.0 60.0"
        ) { "\($0.date.timeIntervalSinceReferenceDate) \($0.maximumDate?.timeIntervalSinceReferenceDate ?? 0)" },
        rowDates(
            """
            <datePicker><date key='minimumDate' timeIntervalSinceReferenceDate='-978267600'/></datePicker>
            """, "-978267600.0"
        ) { $0.minimumDate?.timeIntervalSinceReferenceDate },
        rowDates(
            """
            <datePicker datePickerMode='countDownTimer' countDownDuration='120'/>
            """, "120.0"
        ) { $0.countDownDuration },
        rowDates(
            """
            <datePicker><locale key='locale' localeIdentifier='de_DE'/></datePicker>
            """, "de_DE"
        ) { $0.locale?.identifier },
        rowDates(
            """
            <datePicker><timeZone key='timeZone' name='Europe/Berlin'/></datePicker>
            """, "Europe/Berlin"
        ) { $0.timeZone?.identifier },
    ]

    static let progress: [PropertyRow] = [
        rowProgress("<progressView progress='0.5'/>", "0.5") { $0.progress },
        rowProgress("<progressView progressViewStyle='bar'/>", "bar") { $0.progressViewStyle },
        rowProgress(
            """
            <progressView><color key='progressTintColor' red='0.25' green='0.5' blue='0.75' alpha='1' colorSpace='custom' customColorSpace='sRGB'/></progressView>
            """, "0.25 0.5 0.75 1.0"
        ) { $0.progressTintColor?.numbers },
        rowProgress(
            """
            <progressView><color key='trackTintColor' red='0.25' green='0.5' blue='0.75' alpha='1' colorSpace='custom' customColorSpace='sRGB'/></progressView>
            """, "0.25 0.5 0.75 1.0"
        ) { $0.trackTintColor?.numbers },
    ]

    static let activity: [PropertyRow] = [
        rowActivity("<activityIndicatorView style='large'/>", "large") { $0.style },
        rowActivity("<activityIndicatorView style='gray'/>", "medium") { $0.style },
        rowActivity("<activityIndicatorView style='whiteLarge'/>", "large") { $0.style },
        rowActivity(
            """
            <activityIndicatorView/>
            """, "false false"
        ) { "\($0.hidesWhenStopped) \($0.isHidden)" },
        rowActivity(
            """
            <activityIndicatorView hidesWhenStopped='YES'/>
            """, "true true"
        ) { "\($0.hidesWhenStopped) \($0.isHidden)" },
        rowActivity(
            """
            <activityIndicatorView hidden='YES'/>
            """, "false true"
        ) { "\($0.hidesWhenStopped) \($0.isHidden)" },
        rowActivity(
            """
            <activityIndicatorView animating='YES' hidesWhenStopped='YES'/>
            """, "true false"
        ) { "\($0.isAnimating) \($0.isHidden)" },
        rowActivity(
            """
            <activityIndicatorView><color key='color' red='0.25' green='0.5' blue='0.75' alpha='1' colorSpace='custom' customColorSpace='sRGB'/></activityIndicatorView>
            """, "0.25 0.5 0.75 1.0"
        ) { $0.color.numbers },
    ]

    @Test("a property of UIDatePicker", arguments: dates)
    func propertyDates(row: PropertyRow) throws {
        try row.check()
    }

    @Test("a property of UIProgressView", arguments: progress)
    func propertyProgress(row: PropertyRow) throws {
        try row.check()
    }

    @Test("a property of UIActivityIndicatorView", arguments: activity)
    func propertyActivity(row: PropertyRow) throws {
        try row.check()
    }

    private static func rowDates(
        _ element: String, _ expected: String, _ value: @escaping @Sendable (UIDatePicker) -> Any?
    ) -> PropertyRow {
        PropertyRow(element, { UIDatePicker() }, expected, value)
    }

    private static func rowProgress(
        _ element: String, _ expected: String, _ value: @escaping @Sendable (UIProgressView) -> Any?
    ) -> PropertyRow {
        PropertyRow(element, { UIProgressView() }, expected, value)
    }

    private static func rowActivity(
        _ element: String, _ expected: String, _ value: @escaping @Sendable (UIActivityIndicatorView) -> Any?
    ) -> PropertyRow {
        PropertyRow(element, { UIActivityIndicatorView() }, expected, value)
    }
}
