@testable import EspalierRendering

/// Reads the widths of a page's step as its script does.
struct WidthReader {
    private let data: [String: Any]
    private let texts: [String]
    let widths: ClosedRange<Int>

    /// A step may name another one that has the same.
    init?(_ step: Int, of steps: [[String: Any]], texts: [String]) {
        var found = steps[step]["widths"]
        if let other = found as? Int { found = steps[other]["widths"] }
        guard let data = found as? [String: Any], let from = data["from"] as? Int, let to = data["to"] as? Int else {
            return nil
        }
        self.data = data
        self.texts = texts
        widths = from...to
    }

    static func number(_ track: Any, at index: Int) -> Double {
        if let number = track as? Double { return number }
        guard let parts = track as? [Double] else { return .nan }
        var place = 0
        while case let next = place + 3 + Int(parts[place + 1]), next < parts.count, Int(parts[next]) <= index {
            place = next
        }
        let (start, period, rise) = (Int(parts[place]), Int(parts[place + 1]), parts[place + 2])
        let (round, rest) = (index - start).quotientAndRemainder(dividingBy: period)
        return parts[place + 3 + rest] + rise * Double(round)
    }

    private static func run(_ runs: [Any], at index: Int) -> (start: Int, value: Any)? {
        let list = runs.compactMap { $0 as? [Any] }
        return list.last { ($0[0] as? Int ?? 0) <= index }.map { ($0[0] as? Int ?? 0, $0[1]) }
    }

    /// The views at a width by id, as far as they are others than at the step.
    func frames(at width: Int) -> [Int: [Double]] {
        var frames: [Int: [Double]] = [:]
        for view in data["views"] as? [[Any]] ?? [] {
            guard let id = view[0] as? Int else { continue }
            frames[id] = view[1...4].map { Self.number($0, at: width - widths.lowerBound) }
        }
        return frames
    }

    /// What else is another one.
    func facts(at width: Int) -> [Int: [String: Any]] {
        var facts: [Int: [String: Any]] = [:]
        for view in data["views"] as? [[Any]] ?? [] {
            guard let id = view[0] as? Int, view.count > 5, let runs = view[5] as? [Any] else { continue }
            facts[id] = Self.run(runs, at: width - widths.lowerBound)?.value as? [String: Any]
        }
        return facts
    }

    /// The lines of texts that are others: what they say, and their five numbers.
    func lines(at width: Int) -> [Int: [(text: String, numbers: [Double])]] {
        var lines: [Int: [(text: String, numbers: [Double])]] = [:]
        let index = width - widths.lowerBound
        for view in data["views"] as? [[Any]] ?? [] {
            guard let id = view[0] as? Int, view.count > 6, let runs = view[6] as? [Any],
                let (start, value) = Self.run(runs, at: index), let list = value as? [[Any]]
            else { continue }
            lines[id] = list.map { line in
                (texts[line[0] as? Int ?? 0], line[3...7].map { Self.number($0, at: index - start) })
            }
        }
        return lines
    }

    /// The views, depth-first, where the hierarchy is another one at any width.
    func order(at width: Int) -> [Int]? {
        guard let runs = data["trees"] as? [Any],
            let list = Self.run(runs, at: width - widths.lowerBound)?.value as? [Int]
        else { return nil }
        return stride(from: 0, to: list.count, by: 2).map { list[$0] }
    }

    /// Findings as `kind what path: ranges`.
    var findings: [String] {
        (data["findings"] as? [[Int]] ?? []).map { finding in
            let ranges = stride(from: 4, to: finding.count, by: 2).map { "\(finding[$0])-\(finding[$0 + 1])" }
            return "\(texts[finding[0]]) \(texts[finding[1]]) \(texts[finding[3]]): \(ranges)"
        }
    }
}
