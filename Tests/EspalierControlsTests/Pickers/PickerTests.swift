import EspalierControls
import EspalierViews
import Foundation
import TestSupport
import Testing

@Suite("UIDatePicker")
struct DatePickerTests {
    let picker = UIDatePicker()
    func day(_ number: Double) -> Date { Date(timeIntervalSinceReferenceDate: number * 86_400) }

    @Test("Defaults")
    func defaults() {
        #expect(picker.datePickerMode == .dateAndTime && picker.minuteInterval == 1 && picker.date == day(0))
        #expect(picker.preferredDatePickerStyle == .automatic && picker.datePickerStyle == .wheels)
        #expect(picker.minimumDate == nil && picker.maximumDate == nil && picker.countDownDuration == 0)
    }

    @Test("The date is kept within the limits, unless they contradict one another")
    func limits() throws {
        picker.date = day(10)
        #expect(told(picker, \.date) { picker.maximumDate = day(5) } == 1)
        #expect(picker.date == day(5))
        picker.minimumDate = day(3)
        picker.setDate(day(1), animated: true)
        #expect(picker.date == day(3))
        picker.minimumDate = day(20)
        picker.date = day(30)
        #expect(picker.date == day(30))
        try expectTextKey("datePickerMode", of: picker, reads: \.datePickerMode, afterSetting: .time)
    }

    @Test(
        "Minutes that do not divide an hour count as one",
        arguments: [
            (1, 1), (5, 5), (30, 30), (7, 1), (0, 1), (-5, 1), (60, 1),
        ])
    func minutes(set: Int, read: Int) {
        picker.minuteInterval = 15
        picker.minuteInterval = set
        #expect(picker.minuteInterval == read)
    }

    @Test("A countdown is shorter than a day")
    func countdown() {
        for (set, read) in [(60, 60), (-1, 0), (100_000, 86_340)] as [(Double, Double)] {
            picker.countDownDuration = set
            #expect(picker.countDownDuration == read)
        }
        picker.preferredDatePickerStyle = .compact
        #expect(picker.datePickerStyle == .compact)
    }
}

@Suite("UIPickerView")
struct PickerViewTests {
    final class Source: UIPickerViewDataSource, UIPickerViewDelegate {
        var rows = [3, 5]
        let log = CallLog()
        func numberOfComponents(in pickerView: UIPickerView) -> Int { rows.count }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { rows[component] }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
            "\(component) \(row)"
        }
        func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
            log.note("\(component) \(row)")
        }
    }

    let picker = UIPickerView(frame: rect(0, 0, 300, 216)), source = Source()

    @Test("Without a data source there are no wheels")
    func defaults() {
        #expect(picker.numberOfComponents == 0 && picker.view(forRow: 0, forComponent: 0) == nil)
    }

    @Test("Wheels and rows are the data source's; the first row is selected")
    func rows() {
        picker.dataSource = source
        #expect(picker.numberOfComponents == 2 && picker.numberOfRows(inComponent: 1) == 5)
        #expect(picker.selectedRow(inComponent: 0) == 0 && picker.rowSize(forComponent: 0) == size(150, 32))
        source.rows = [0, 2, 4]
        #expect(picker.numberOfComponents == 2)
        picker.reloadAllComponents()
        #expect(picker.numberOfComponents == 3 && picker.selectedRow(inComponent: 0) == -1)
    }

    @Test("Selecting does not tell the delegate, turning does; rows beyond the end are the last one")
    func selecting() {
        picker.dataSource = source
        picker.delegate = source
        picker.selectRow(2, inComponent: 1, animated: true)
        #expect(picker.selectedRow(inComponent: 1) == 2 && source.log.calls.isEmpty)
        picker.selectRow(9, inComponent: 0, animated: false)
        #expect(picker.selectedRow(inComponent: 0) == 2)
        picker.turn(toRow: 4, inComponent: 1)
        #expect(source.log.calls == ["1 4"])
        source.rows = [3, 2]
        picker.reloadComponent(1)
        #expect(picker.selectedRow(inComponent: 1) == 1 && picker.selectedRow(inComponent: 0) == 2)
        #expect((picker.view(forRow: 1, forComponent: 1) as? UILabel)?.text == "1 1")
        #expect(picker.view(forRow: 2, forComponent: 1) == nil)
    }

    @Test("A wheel that is not there stops the program with a message")
    func outside() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = UIPickerView().selectedRow(inComponent: 0)
        }
        #expect(errorText(result).contains("UIPickerView: no component 0; there are 0"))
    }
}
