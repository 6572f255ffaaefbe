import EspalierViews
import Foundation
import TestSupport
import Testing

@testable import EspalierControls

@Suite("Index paths of rows")
struct IndexPathTests {
    @Test("Section, row and item are the two parts")
    func parts() {
        var place = IndexPath(row: 3, section: 2)
        #expect(place == [2, 3] && place.section == 2 && place.row == 3 && place.item == 3)
        place.row = 5
        place.section = 1
        #expect(place == IndexPath(item: 5, section: 1))
        place.item = 0
        #expect(place == [1, 0])
    }

    @Test("A path of another length has no row")
    func trap() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = IndexPath(index: 1).row
        }
        #expect(errorText(result).contains("the row of an index path of 1 parts: it needs 2"))
    }
}
