@testable import EspalierRendering

/// Reads the data of a page as its script does: applies what each step changes, and nothing else.
struct PageReader {
    struct View: Equatable {
        var parent = -1
        var children: [Int] = []
        var frame = [0.0, 0.0, 0.0, 0.0]
        var facts: [String: String] = [:]
        var record = -1
    }

    private(set) var views: [Int: View] = [:]
    private(set) var root = -1

    /// The views from the root, depth-first.
    var order: [Int] {
        var order: [Int] = []
        var open = root < 0 ? [] : [root]
        while let id = open.popLast() {
            order.append(id)
            open += (views[id]?.children ?? []).reversed()
        }
        return order
    }

    mutating func apply(_ step: [String: Any]) {
        let out = step["out"] as? [Int] ?? []
        for id in out {
            let parent = views[id]?.parent ?? -1
            views[parent]?.children.removeAll { $0 == id }
            views[id]?.parent = -1
        }
        let placed = step["in"] as? [Int] ?? []
        for start in stride(from: 0, to: placed.count, by: 3) {
            let (id, parent, index) = (placed[start], placed[start + 1], placed[start + 2])
            if !out.contains(id) { views[id] = View() }
            views[id, default: View()].parent = parent
            if parent < 0 { root = id } else { views[parent]?.children.insert(id, at: index) }
        }
        let present = Set(order)
        for id in out where !present.contains(id) { views[id] = nil }
        readFrames(step["frames"] as? [Double] ?? [])
        let facts = step["facts"] as? [Any] ?? []
        for start in stride(from: 0, to: facts.count, by: 2) {
            guard let id = facts[start] as? Int, let members = facts[start + 1] as? [String: Any] else { continue }
            for (key, value) in members { views[id]?.facts[key] = "\(value)" }
        }
        let reasons = step["reasons"] as? [Int] ?? []
        var id = 0
        for start in stride(from: 0, to: reasons.count, by: 2) {
            id += reasons[start]
            views[id]?.record = reasons[start + 1]
        }
    }

    private mutating func readFrames(_ numbers: [Double]) {
        var place = 0
        var id = 0
        while place < numbers.count {
            id += Int(numbers[place])
            let mask = Int(numbers[place + 1])
            place += 2
            for part in 0..<4 where mask & (1 << part) != 0 {
                views[id]?.frame[part] = numbers[place]
                place += 1
            }
        }
    }
}
