import EspalierControls
import EspalierViews
import Foundation
import Testing

// Where things stand, written out by hand.
extension AnchoredScreenTests {
    /// On an edge between pixels of three to a point; what is half a pixel but for an error of summing goes up.
    func pixel(_ length: CGFloat) -> CGFloat { (length * 3 + 0.5 + 1e-6).rounded(.down) / 3 }

    /// The frame of a view between edges in the window, in its superview, which begins at `origin` in the window.
    func frame(
        _ left: CGFloat, _ top: CGFloat, _ width: CGFloat, _ height: CGFloat, in origin: CGPoint = .zero
    ) -> CGRect {
        let (x, y) = (pixel(left), pixel(top))
        return rect(x - origin.x, y - origin.y, pixel(left + width) - x, pixel(top + height) - y)
    }

    func expect(_ view: UIView, _ expected: CGRect, _ location: SourceLocation = #_sourceLocation) {
        let frame = view.frame
        let isClose =
            abs(frame.minX - expected.minX) < 1e-6 && abs(frame.minY - expected.minY) < 1e-6
            && abs(frame.width - expected.width) < 1e-6 && abs(frame.height - expected.height) < 1e-6
        #expect(isClose, "\(frame), not \(expected)", sourceLocation: location)
    }

    /// No item could be elsewhere, and nothing contradicts anything.
    func expectDecided(_ location: SourceLocation = #_sourceLocation) {
        #expect(screen.layoutConflicts.isEmpty, sourceLocation: location)
        var views: [UIView] = [screen]
        while let view = views.popLast() {
            #expect(!view.hasAmbiguousLayout, "\(view)", sourceLocation: location)
            views += view.subviews
        }
    }

    func expectUpright(_ location: SourceLocation = #_sourceLocation) {
        expect(screen.header, rect(0, 0, 390, 91), location)
        expect(screen.footer, rect(0, 761, 390, 83), location)
        expect(screen.list, rect(0, 91, 390, 670), location)
        let (title, edit) = (screen.title.intrinsicContentSize, screen.edit.intrinsicContentSize)
        expect(
            screen.title, frame((390 - title.width) / 2, 69 - title.height / 2, title.width, title.height), location)
        expect(screen.edit, frame(374 - edit.width, 69 - edit.height / 2, edit.width, edit.height), location)
        for (index, row) in screen.rows.enumerated() {
            expect(row, rect(0, CGFloat(index) * 52, 390, 52), location)
            expectContent(of: row, at: CGPoint(x: 0, y: 91 + CGFloat(index) * 52), width: 390, location)
        }
    }

    func expectContent(
        of row: AnchoredRow, at origin: CGPoint, width: CGFloat, _ location: SourceLocation = #_sourceLocation
    ) {
        let (name, note) = (row.label.intrinsicContentSize, row.note.intrinsicContentSize)
        expect(row.picture, rect(16, 12, 28, 28), location)
        expect(
            row.note,
            frame(
                origin.x + width - 16 - note.width, origin.y + 26 - note.height / 2, note.width, note.height,
                in: origin), location)
        let room = width - 16 - note.width - 8 - 56
        expect(
            row.label, frame(origin.x + 56, origin.y + 8, min(name.width, room), name.height, in: origin), location)
    }
}
