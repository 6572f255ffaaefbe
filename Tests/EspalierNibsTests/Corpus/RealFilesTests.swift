import EspalierViews
import Foundation
import Testing

@testable import EspalierNibs

@Suite(
    "The 55 real files", .enabled(if: RealFolder.isThere, "the folder ../shared/interface-files is not there"))
struct RealFilesTests {
    static let expected: [(folder: String, counts: Counts)] = [
        (
            "IBDecodable",
            Counts(
                files: 25, elements: 1683, frames: 183, attributes: 51, outlets: 36, collections: 1, actions: 6,
                segues: 19, customClasses: 5)
        ),
        (
            "duckduckgo-ios",
            Counts(
                files: 27, elements: 5462, frames: 576, attributes: 51, outlets: 332, collections: 19, actions: 74,
                segues: 35, customClasses: 111)
        ),
        (
            "eidolon",
            Counts(
                files: 3, elements: 2502, frames: 250, attributes: 2, outlets: 109, collections: 2, actions: 61,
                segues: 36, customClasses: 182)
        ),
    ]

    @Test("every frame becomes a view, and every attribute and outlet arrives", arguments: expected)
    func counts(_ folder: String, _ expected: Counts) throws {
        var total = Counts()
        var missing: [String] = []
        var lost: [String] = []
        var taken = 0
        for url in RealFolder.files(folder) {
            let run = try CorpusRun(url)
            total = total + run.counts
            missing += run.missing
            lost += run.lost
            taken += run.taken
        }
        #expect(total == expected)
        #expect(missing == [])
        #expect(lost == [], "outlets and attributes of custom classes are given to them")
        #expect(taken > 0)
    }
}
