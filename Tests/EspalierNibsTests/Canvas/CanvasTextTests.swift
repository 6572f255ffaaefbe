import EspalierControls
import EspalierNibs
import EspalierViews
import Foundation
import Testing

@Suite(
    "Real files, with labels as large as their texts are here",
    .enabled(if: StoredFiles.isThere, "the folder ../shared/interface-builder is not there"))
struct CanvasTextTests {
    /// How many frames there are, and of how many all four numbers are within a point of what is stored.
    struct Share: Equatable, CustomStringConvertible {
        var all = 0
        var near = 0
        var description: String { "\(near) of \(all)" }

        mutating func add(_ isNear: Bool) {
            all += 1
            if isNear { near += 1 }
        }
    }

    private static func isNear(_ one: CGRect, _ other: CGRect) -> Bool {
        let differences = [
            one.minX - other.minX, one.minY - other.minY, one.width - other.width, one.height - other.height,
        ]
        return differences.allSatisfy { abs($0) <= 1.01 }
    }

    @Test("get their frames within a point: the share is known, and may only grow")
    func frames() throws {
        var labels = Share()
        var systemLabels = Share()
        var views = Share()
        for (file, roots) in try StoredFiles.roots() {
            let document = try CanvasRun.document(file)
            for expected in roots {
                let run = try CanvasRun(document, root: expected.root, measuresLabels: true)
                for (id, view) in expected.views {
                    guard let made = run.views[id] else { continue }
                    let isNear = Self.isNear(made.frame, view.rect)
                    views.add(isNear)
                    guard let label = made as? UILabel, let font = label.font else { continue }
                    labels.add(isNear)
                    if font.fontName.hasPrefix(".SystemFont"), font.pointSize < 20 { systemLabels.add(isNear) }
                }
            }
        }
        print(
            "within a point: views \(views), labels \(labels), labels of the system font below 20 points \(systemLabels)"
        )
        #expect(views == Share(all: 2126, near: 1901))
        #expect(labels == Share(all: 611, near: 465))
        #expect(systemLabels == Share(all: 313, near: 266))
    }
}
