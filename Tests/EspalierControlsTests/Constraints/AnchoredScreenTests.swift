import EspalierControls
import EspalierViews
import Foundation
import Testing

@Suite("A screen written with anchors")
struct AnchoredScreenTests {
    let window: UIWindow
    let screen: AnchoredScreen

    init() {
        window = UIWindow(screen: .iPhone14)
        screen = AnchoredScreen(rows: 20, in: window)
    }

    @Test("Bars keep clear of the safe area, and the rows stand below one another between them")
    func upright() {
        expectUpright()
        expectDecided()
    }

    @Test("A turned window turns the screen: rows keep clear of the sides, bars do not; and back")
    func turning() {
        window.rotate(to: .landscapeLeft)
        expect(screen, rect(0, 0, 844, 390))
        expect(screen.header, rect(0, 0, 844, 44))
        expect(screen.footer, rect(0, 320, 844, 70))
        expect(screen.list, rect(0, 44, 844, 276))
        let (title, edit) = (screen.title.intrinsicContentSize, screen.edit.intrinsicContentSize)
        expect(screen.title, frame((844 - title.width) / 2, 22 - title.height / 2, title.width, title.height))
        expect(screen.edit, frame(844 - 47 - 16 - edit.width, 22 - edit.height / 2, edit.width, edit.height))
        for (index, row) in screen.rows.enumerated() {
            expect(row, rect(47, CGFloat(index) * 52, 750, 52))
            expectContent(of: row, at: CGPoint(x: 47, y: 44 + CGFloat(index) * 52), width: 750)
        }
        expectDecided()
        window.rotate(to: .portrait)
        expectUpright()
        expectDecided()
    }

    @Test("A title is in the middle, then beside the button, then cut off")
    func titles() {
        let edit = screen.edit.intrinsicContentSize
        let end = 374 - edit.width - 8
        for text in ["Short", String(repeating: "n", count: 29), String(repeating: "long ", count: 40)] {
            screen.title.text = text
            window.layoutIfNeeded()
            let wish = screen.title.intrinsicContentSize
            let width = min(wish.width, end - 16)
            let left = min((390 - width) / 2, end - width)
            expect(screen.title, frame(left, 69 - wish.height / 2, width, wish.height))
            #expect(screen.edit.frame.width >= edit.width - 1 / 3)
        }
        screen.title.text = "Messages"
        window.layoutIfNeeded()
        expectUpright()
    }

    @Test("A long name gives way to the note, a long note to the edges, and only its own row is laid out")
    func longTexts() {
        let row = screen.rows[4]
        row.label.text = String(repeating: "a long name ", count: 10)
        window.layoutIfNeeded()
        expectUpright()
        let before = row.label.frame
        row.note.text = "a longer note than before"
        window.layoutIfNeeded()
        expectUpright()
        #expect(row.label.frame.width < before.width)
        let written = screen.constraintCosts.engine.framesWritten
        row.label.text = "short"
        window.layoutIfNeeded()
        #expect(screen.constraintCosts.engine.framesWritten - written == 1)
        expectUpright()
        expectDecided()
    }

    @Test("A row is hidden by another height, and those below it move up; and back")
    func hiddenRows() {
        for index in [3, 7] {
            let row = screen.rows[index]
            row.height.isActive = false
            row.collapsed.isActive = true
        }
        window.layoutIfNeeded()
        for (index, row) in screen.rows.enumerated() {
            let hidden = [3, 7].count { $0 < index }
            expect(row, rect(0, CGFloat(index - hidden) * 52, 390, index == 3 || index == 7 ? 0 : 52))
        }
        #expect(screen.layoutConflicts.isEmpty)
        for index in [3, 7] {
            NSLayoutConstraint.deactivate([screen.rows[index].collapsed])
            NSLayoutConstraint.activate([screen.rows[index].height])
        }
        window.layoutIfNeeded()
        expectUpright()
        expectDecided()
    }

    @Test("Both heights of a row at once contradict each other: the later one is broken until the other goes")
    func bothHeights() {
        let row = screen.rows[3]
        window.diagnosticsHandler = { _ in }
        row.collapsed.isActive = true
        window.layoutIfNeeded()
        #expect(screen.layoutConflicts.map(\.broken) == [row.collapsed])
        #expect(screen.layoutConflicts.first?.with == [row.height])
        expectUpright()
        row.height.isActive = false
        window.layoutIfNeeded()
        #expect(screen.layoutConflicts.isEmpty)
        #expect(row.frame.height == 0 && screen.rows[4].frame.minY == 156)
    }

    @Test("A row that leaves takes its constraints along; the row below is tied to the one above; and back")
    func leaving() {
        let (above, row, below) = (screen.rows[4], screen.rows[5], screen.rows[6])
        let sides = screen.constraints.filter { $0.firstItem === row }
        #expect(sides.count == 2)
        row.removeFromSuperview()
        #expect(!row.top.isActive && !below.top.isActive && sides.allSatisfy { !$0.isActive })
        #expect(row.height.isActive)
        let shortcut = below.topAnchor.constraint(equalTo: above.bottomAnchor)
        shortcut.isActive = true
        window.layoutIfNeeded()
        for (index, other) in screen.rows.enumerated() where other !== row {
            expect(other, rect(0, CGFloat(index > 5 ? index - 1 : index) * 52, 390, 52))
        }
        expectDecided()
        shortcut.isActive = false
        screen.list.insertSubview(row, at: 5)
        NSLayoutConstraint.activate([row.top, below.top] + sides)
        window.layoutIfNeeded()
        expectUpright()
        expectDecided()
    }

    @Test("The screen leaves the window and comes back to another one, turned meanwhile")
    func otherWindow() {
        screen.removeFromSuperview()
        let other = UIWindow(screen: UIScreen.iPhone14.landscape)
        screen.frame = other.bounds
        other.addSubview(screen)
        other.layoutIfNeeded()
        expect(screen.header, rect(0, 0, 844, 44))
        expect(screen.rows[2], rect(47, 104, 750, 52))
        other.rotate(to: .portrait)
        expectUpright()
        expectDecided()
    }

    @Test("From right to left leading is right: in the rows that say so, the others stay as they were")
    func rightToLeft() {
        let row = screen.rows[2]
        row.semanticContentAttribute = .forceRightToLeft
        window.layoutIfNeeded()
        let (name, note) = (row.label.intrinsicContentSize, row.note.intrinsicContentSize)
        let origin = CGPoint(x: 0, y: 91 + 104)
        expect(row, rect(0, 104, 390, 52))
        expect(row.picture, rect(390 - 16 - 28, 12, 28, 28))
        expect(row.label, frame(390 - 56 - name.width, origin.y + 8, name.width, name.height, in: origin))
        expect(row.note, frame(16, origin.y + 26 - note.height / 2, note.width, note.height, in: origin))
        expectContent(of: screen.rows[1], at: CGPoint(x: 0, y: 91 + 52), width: 390)
        expectDecided()
        row.semanticContentAttribute = .unspecified
        window.layoutIfNeeded()
        expectUpright()
    }
}
