import Testing

@testable import EspalierScenarios

@Suite("Large JSON texts")
struct JSONReaderSizeTests {
    @Test("1,000,000 lists in one another are read and released without recursion")
    func deepLists() throws {
        let depth = 1_000_000
        let text = [UInt8](repeating: 0x5B, count: depth) + [UInt8](repeating: 0x5D, count: depth)
        let tree = try JSONReader.read(text)
        #expect(tree.count == depth)
        #expect(tree.end(0) == depth)
        #expect(tree.end(depth - 1) == depth)
        #expect(tree.path(of: depth - 1).components.count == depth - 1)
    }

    @Test("100,000 objects and lists in one another are read, as a value of a document, too")
    func deepObjects() throws {
        let depth = 100_000
        let inner = String(repeating: "{\"a\": [", count: depth) + String(repeating: "]}", count: depth)
        let json = #"{"espalier": 1, "root": {"properties": {"deep": \#(inner)}}}"#
        let document = try ScenarioDocument(json: json)
        #expect(try ScenarioDocument(json: document.json()) == document)
        guard case .structure(let events) = document.root[0].properties[0].value else {
            Issue.record("a deep value is no structure")
            return
        }
        #expect(events.count == 5 * depth)
    }

    @Test("1,000,000 lists that are never closed are one error, with a short path")
    func deepError() {
        let message = JSONReaderErrorTests.message([UInt8](repeating: 0x5B, count: 1_000_000))
        #expect(message.hasPrefix("1:1000001: $[0][0]"))
        #expect(message.utf8.count < 1000)
    }

    @Test("a key that stands twice is found among 100,000 keys")
    func manyKeys() throws {
        let keys = (0..<100_000).map { "\"key\($0)\": \($0)" }
        let tree = try JSONReader.read(Array("{\(keys.joined(separator: ", "))}".utf8))
        #expect(tree.members(0).reduce(0) { count, _ in count + 1 } == 100_000)
        let twice = "{\(keys.joined(separator: ", ")),\n\"key77777\": 0}"
        let error = #expect(throws: JSONError.self) { try JSONReader.read(Array(twice.utf8)) }
        #expect(error?.place == TextPlace(line: 2, column: 1))
        #expect(error?.path.description == "$.key77777")
        #expect(error?.message.hasPrefix("key 'key77777' stands twice, first at 1:") == true)
    }

    @Test("keys are compared within their own object only, around the size where hashing begins")
    func nestedKeys() throws {
        for count in 14...20 {
            let keys = (0..<count).map { "\"k\($0)\": 0" }.joined(separator: ", ")
            let nested = "{\(keys), \"in\": {\(keys)}, \"after\": {\(keys)}}"
            _ = try JSONReader.read(Array(nested.utf8))
            for index in 0..<count {
                let twice = "{\(keys), \"in\": {\(keys)}, \"k\(index)\": 0}"
                #expect(throws: JSONError.self) { try JSONReader.read(Array(twice.utf8)) }
            }
        }
    }
}
