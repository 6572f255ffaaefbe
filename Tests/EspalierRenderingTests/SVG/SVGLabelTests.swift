import EspalierScenarios
import Foundation
import TestSupport
import Testing

@testable import EspalierRendering

@Suite("Labels of pictures")
struct SVGLabelTests {
    /// 300 views of all kinds: rows, cells, views of no size, views at the same place, long names.
    private func crowded(seed: UInt64) -> String {
        var random = SplitMix64(seed: seed)
        let views = (0..<299).map { number -> String in
            let name = number % 7 == 0 ? String(repeating: "long name ", count: 9) + "\(number)" : "view \(number)"
            let size = number % 5 == 0 ? 0 : Int.random(in: 0..<120, using: &random)
            let x = Int.random(in: 0..<360, using: &random)
            let y = number % 3 == 0 ? 100 : Int.random(in: 0..<800, using: &random)
            return #"{"name": "\#(name)", "rules": ["ll = \#(x), tt = \#(y), w = h = \#(size)"]}"#
        }
        return
            #"{"espalier": 1, "root": {"name": "root", "frame": [0, 0, 390, 844], "subviews": [\#(views.joined(separator: ", "))]}}"#
    }

    private func overlaps(_ texts: [SVGText]) -> [String] {
        let ordered = texts.sorted { $0.box.minY < $1.box.minY }
        var found: [String] = []
        for (index, one) in ordered.enumerated() {
            for other in ordered[(index + 1)...] {
                if other.box.minY >= one.box.maxY { break }
                if one.box.minX < other.box.maxX && other.box.minX < one.box.maxX {
                    found.append("\(one.text) \(one.box) and \(other.text) \(other.box)")
                }
            }
        }
        return found
    }

    @Test("The labels of 300 views do not cover one another", arguments: 1...4 as ClosedRange<UInt64>)
    func apart(seed: UInt64) throws {
        let recording = try recording(crowded(seed: seed))
        let picture = SVGPicture(recording, step: recording.steps[0])
        #expect(overlaps(picture.texts) == [], "seed \(seed)")
        // Each view has its label in the drawing or beside it, and its lines in the list.
        let names = picture.texts.filter { $0.style == .name }
        #expect(names.count == 2 * picture.scene.shapes.count)
        #expect(picture.scene.shapes.count == 300)
        for text in picture.texts {
            #expect(text.box.maxX <= picture.size.width && text.box.maxY <= picture.size.height)
            #expect(text.box.minX >= 0 && text.box.minY >= 0)
        }
    }

    @Test("Of many views own classes are named, and the plainest class is not")
    func dense() throws {
        func picture(_ count: Int) throws -> [String] {
            let views = (0..<count).map { number in
                let own = number % 2 == 0 ? #", "properties": {"class": "Own\#(number)View"}"# : ""
                return #"{"frame": [10, \#(20 * number), 100, 18]\#(own)}"#
            }
            let list = views.joined(separator: ", ")
            let recording = try recording(
                #"{"espalier": 1, "root": {"name": "root", "frame": [0, 0, 200, 844], "subviews": [\#(list)]}}"#)
            return SVGPicture(recording, step: recording.steps[0]).texts.map(\.text)
        }
        let many = try picture(20)
        #expect(many.contains("Own4View") && !many.contains("UIView"))
        let few = try picture(4)
        #expect(few.contains("Own2View") && few.contains("UIView"))
    }

    @Test("A name is in its view where there is room")
    func inside() throws {
        let json = """
            {"espalier": 1, "root": {"name": "root", "frame": [0, 0, 400, 400], "subviews": [
              {"name": "a", "frame": [100, 100, 90, 60]}]}}
            """
        let recording = try recording(json)
        let picture = SVGPicture(recording, step: recording.steps[0])
        let label = try #require(picture.texts.first { $0.text == "a" })
        let corner = picture.place(CGPoint(x: 100, y: 100))
        #expect(CGRect(x: corner.x, y: corner.y, width: 90, height: 60).contains(label.box))
        #expect(picture.leaders.isEmpty)
    }

    @Test("A long text is cut where there is no more room, and kept whole for the pointer")
    func cut() {
        let text = SVGText(String(repeating: "wide ", count: 100), .name, maximumWidth: 80)
        #expect(text.width <= 80)
        #expect(text.text.hasSuffix("…"))
        #expect(text.full?.count == 500)
        #expect(SVGText("short", .name, maximumWidth: 80).full == nil)
    }

    @Test("Boxes that touch do not cover one another")
    func field() {
        var field = BoxField()
        let boxes = [
            (CGRect(x: 0, y: 0, width: 100, height: 20), true), (CGRect(x: 100, y: 0, width: 100, height: 20), true),
            (CGRect(x: 0, y: 20, width: 200, height: 20), true), (CGRect(x: 199, y: 39, width: 5, height: 5), false),
            (CGRect(x: -50, y: -50, width: 500, height: 500), false),
            (CGRect(x: -50, y: -50, width: 50, height: 50), true),
        ]
        for (box, fits) in boxes {
            let isAdded = field.add(box)
            #expect(isAdded == fits, "\(box)")
        }
    }
}
