import Testing
import UIKit

@Suite("A calendar")
struct CalendarTests {
    private let november = MonthModel(year: 2026, month: 11)

    @Test("A day is selected by a circle around its number, above the dot")
    func day() {
        let day = DayView(day: 7)
        let stage = AppStage(day, frame: CGRect(x: 0, y: 0, width: 50, height: 48))
        day.isSelected = true
        #expect(day.selectionFrame ≈ CGRect(x: 6, y: 0, width: 38, height: 38))
        #expect(day.dotFrame ≈ CGRect(x: 22, y: 40, width: 6, height: 6))
        #expect(day.accessibilityLabel == "7")
        stage.layOut()
    }

    @Test("A month's days stand below the names of their days, in as many rows as it has weeks")
    func month() {
        // November 2026 begins on a Sunday, and so takes six rows.
        let view = MonthView(month: november)
        let stage = AppStage(fitting: view, width: 350)
        #expect(view.frame.height ≈ (24 + 6 * 48))
        #expect(view.dayViews.count == 30)
        #expect(view.dayViews[0].frame ≈ CGRect(x: 300, y: 24, width: 50, height: 48))
        #expect(view.dayViews[1].frame ≈ CGRect(x: 0, y: 72, width: 50, height: 48))
        view.month = MonthModel(year: 2027, month: 2)
        stage.layOut()
        // It begins on a Monday, and has four weeks.
        #expect(view.frame.height ≈ (24 + 4 * 48))
        #expect(view.dayViews[27].frame.maxX ≈ 350)
    }

    @Test("A day is chosen by a tap, and a swipe shows another month")
    func calendar() {
        let events = [2: [CalendarEvent(title: "Tea", start: 600, end: 660)]]
        let controller = CalendarController(month: november, events: events)
        let stage = AppStage(controller)
        #expect(controller.monthView.frame ≈ CGRect(x: 8, y: 47, width: 374, height: 312))
        #expect(controller.eventsView.frame ≈ CGRect(x: 0, y: 359, width: 390, height: 485))
        stage.window.tap(controller.monthView.dayViews[1])
        stage.layOut()
        #expect(controller.selectedDay == 2)
        #expect(controller.eventsView.visibleCells.map(\.textLabel?.text) == ["Tea"])
        #expect(controller.monthView.dayViews.filter(\.isSelected).map(\.day) == [2])
        #expect(controller.title == "2026-11")
        stage.window.drag(from: CGPoint(x: 300, y: 200), to: CGPoint(x: 100, y: 200), duration: 0.2)
        stage.wait(1)
        #expect(controller.title == "2026-12")
        #expect(controller.selectedDay == nil)
        #expect(controller.monthView.dayViews.count == 31)
        #expect(controller.eventsView.visibleCells.isEmpty)
        stage.window.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 300, y: 200), duration: 0.2)
        stage.wait(1)
        #expect(controller.title == "2026-11")
    }

    @Test("An event's bar stands at its leading edge, and its title keeps within it")
    func eventBlock() {
        let block = EventBlockView(
            event: CalendarEvent(title: String(repeating: "long ", count: 30), start: 0, end: 60))
        let stage = AppStage(block, frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        #expect(block.labelFrame ≈ CGRect(x: 7, y: 2, width: 86, height: 36))
        #expect(block.subviews[0].frame ≈ CGRect(x: 0, y: 0, width: 3, height: 40))
        block.semanticContentAttribute = .forceRightToLeft
        block.setNeedsLayout()
        stage.layOut()
        #expect(block.subviews[0].frame.maxX ≈ 100)
    }

    @Test("Hours stand beside their lines")
    func ruler() {
        let ruler = HourRulerView(hourHeight: 60)
        let stage = AppStage(fitting: ruler, width: 300)
        #expect(ruler.frame.height ≈ 1440)
        #expect(ruler.labels.count == 25)
        #expect(ruler.labels[9].text == "09:00")
        #expect(isNear(ruler.labels[9].center.y, 540))
        #expect(ruler.labels[9].frame.width ≈ ruler.labelWidth)
        stage.layOut()
    }

    @Test("What happens at a time stands side by side, what follows has the whole width")
    func timeline() {
        let view = DayTimelineView()
        view.events = [
            CalendarEvent(title: "C", start: 660, end: 720), CalendarEvent(title: "A", start: 540, end: 600),
            CalendarEvent(title: "B", start: 570, end: 660), CalendarEvent(title: "D", start: 600, end: 630),
        ]
        let stage = AppStage(view, frame: CGRect(x: 0, y: 0, width: 320, height: 600))
        let left = view.ruler.labelWidth + 8
        let half = (320 - left) / 2
        #expect(view.blocks.map(\.event.title) == ["A", "B", "D", "C"])
        #expect(view.contentSize.height ≈ 1440)
        #expect(view.blocks[0].frame ≈ CGRect(x: left, y: 540, width: half - 2, height: 60))
        #expect(view.blocks[1].frame ≈ CGRect(x: left + half, y: 570, width: half - 2, height: 90))
        // It takes the column that has become free.
        #expect(view.blocks[2].frame ≈ CGRect(x: left, y: 600, width: half - 2, height: 30))
        #expect(view.blocks[3].frame ≈ CGRect(x: left, y: 660, width: 2 * half - 2, height: 60))
        stage.layOut()
    }

    @Test("Headers of days size themselves and stick at the top")
    func agenda() throws {
        let events = (0..<10).map { CalendarEvent(title: "Event \($0)", start: 0, end: 60) }
        let agenda = AgendaController(days: [("Monday", events), ("Tuesday", events), ("Wednesday", events)])
        let stage = AppStage(UINavigationController(rootViewController: agenda))
        let header = try #require(agenda.tableView.headerView(forSection: 0) as? AgendaHeader)
        #expect(isNear(header.frame.height, header.dayLabel.frame.height + 12))
        #expect(header.dayLabel.frame.minX ≈ 16)
        #expect(header.countLabel.frame.maxX ≈ 374)
        #expect(stage.frame(of: header).minY ≈ 101)
        agenda.tableView.contentOffset.y += 100
        stage.layOut()
        #expect(stage.frame(of: header).minY ≈ 101)
        agenda.showDay(1)
        stage.wait(1)
        let second = try #require(agenda.tableView.headerView(forSection: 1) as? AgendaHeader)
        #expect(stage.frame(of: second).minY ≈ 101)
        #expect(second.dayLabel.text == "Tuesday")
        let row = try #require(agenda.tableView.cellForRow(at: IndexPath(row: 0, section: 1)))
        #expect(isNear(stage.frame(of: row).minY, stage.frame(of: second).maxY))
    }

    @Test("A week's events stand in the columns of their days, below heads that stay")
    func week() throws {
        let days = (0..<7).map { day in [CalendarEvent(title: "\(day)", start: day * 60, end: day * 60 + 90)] }
        let controller = WeekController(days: days)
        let stage = AppStage(controller)
        let width: CGFloat = 390 / 7
        let cell = try #require(controller.collectionView.cellForItem(at: IndexPath(item: 0, section: 2)))
        let frame = CGRect(x: 2 * width, y: 30 + 100, width: width, height: 75).insetBy(dx: 1, dy: 1)
        #expect(abs(cell.frame.minX - frame.minX) < 1e-9)
        #expect(cell.frame.minY ≈ frame.minY)
        #expect(cell.frame.height ≈ 73)
        #expect(controller.collectionView.contentSize ≈ CGSize(width: 390, height: 1230))
        stage.window.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 490), hold: 0.2)
        #expect(controller.collectionView.contentOffset.y ≈ 100)
        let header = try #require(
            controller.collectionView.supplementaryView(
                forElementKind: WeekLayout.headerKind, at: IndexPath(item: 0, section: 3)))
        #expect(stage.frame(of: header).minY ≈ 0)
        #expect(header.frame.height ≈ 30)
        controller.weekLayout.hourHeight = 100
        stage.layOut()
        #expect(controller.collectionView.contentSize.height ≈ 2430)
    }

    @Test("A picker unfolds below its row, and the other one folds away")
    func editor() throws {
        let editor = EventEditorController()
        let stage = AppStage(UINavigationController(rootViewController: editor))
        let closed = editor.contentHeight
        #expect(editor.titleField.frame ≈ CGRect(x: 0, y: 0, width: 358, height: 34))
        stage.window.tap(editor.startRow.button)
        stage.layOut()
        #expect(editor.startRow.picker.frame.height ≈ 216)
        #expect(isNear(editor.contentHeight, closed + 216))
        #expect(editor.startRow.picker.frame.minY ≈ editor.startRow.button.frame.maxY)
        stage.window.tap(editor.endRow.button)
        stage.layOut()
        #expect(!editor.startRow.isOpen)
        #expect(editor.endRow.isOpen)
        #expect(isNear(editor.contentHeight, closed + 216))
        var saved: [String] = []
        editor.onSave = { saved.append($0) }
        let item = try #require(editor.navigationItem.rightBarButtonItem)
        item.performPrimaryAction()
        stage.window.tap(editor.titleField)
        stage.type("Lunch")
        item.performPrimaryAction()
        #expect(saved == ["Lunch"])
        stage.window.tap(editor.allDaySwitch)
        #expect(editor.startRow.picker.datePickerMode == .date)
    }
}
