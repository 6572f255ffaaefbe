import EspalierScenarios
import Testing

@testable import EspalierRendering

@Suite("How lists of subviews differ")
struct StructureChangeTests {
    /// What a step of a scenario changes in a root
    /// with the subviews a to e of which c, id 3, has the subview with id 4.
    private func change(_ step: String) throws -> StructureChange {
        let views = "abcde".map { letter in
            letter == "c" ? #"{"name": "c", "subviews": [{"name": "f"}]}"# : #"{"name": "\#(letter)"}"#
        }
        let json = #"{"espalier": 1, "root": {"subviews": [\#(views.joined(separator: ", "))]}, "steps": [\#(step)]}"#
        let recording = try recording(json)
        let before = recording.steps[0].snapshot
        var places = [Int](repeating: -1, count: 9)
        for (index, entry) in before.entries.enumerated() { places[entry.id] = index }
        return StructureChange(from: before, to: recording.steps[1].snapshot, places: places)
    }

    @Test("Where nothing moves, nothing is told")
    func same() throws {
        #expect(try change(#"{"set": "a", "keyPath": "tag", "value": 1}"#).isEmpty)
    }

    @Test("Of one view that is brought to the front, it alone is told")
    func front() throws {
        let change = try change(#"{"front": "a"}"#)
        #expect(change.out == [1])
        #expect(change.placed == [.init(id: 1, parent: 0, index: 4)])
        #expect(change.gone == [])
    }

    @Test("A view that moves takes its subviews along untold")
    func moved() throws {
        let change = try change(#"{"move": "c", "to": "b", "at": 0}"#)
        #expect(change.out == [3])
        #expect(change.placed == [.init(id: 3, parent: 2, index: 0)])
    }

    @Test("A view that is gone is told with all below it")
    func removed() throws {
        let change = try change(#"{"remove": "c"}"#)
        #expect(change.out == [3, 4])
        #expect(change.gone == [3, 4])
        #expect(change.placed == [])
    }

    @Test("New views are told each before its subviews")
    func added() throws {
        let change = try change(#"{"add": {"subviews": [{}]}, "to": "/", "at": 1}"#)
        #expect(change.out == [])
        #expect(change.placed == [.init(id: 7, parent: 0, index: 1), .init(id: 8, parent: 7, index: 0)])
    }
}
