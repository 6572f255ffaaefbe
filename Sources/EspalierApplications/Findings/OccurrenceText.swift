import EspalierRendering
import EspalierViews
import Foundation

/// Where a finding shows, in words: `on 1 of 14: iPhone SE (1st generation), 320 x 568: 33 points over the right edge; at widths
/// 320 to 352`.
struct OccurrenceText {
    let entry: SceneResult.Entry
    let plan: ScenePlan

    /// How many devices are named.
    private static let most = 3

    var text: String {
        guard let first = entry.layouts.first else { return "" }
        var parts: [String] = []
        let groups = bySurroundings
        if let base = groups.first(where: { $0.surroundings == plan.base }) {
            parts.append(place(base.stops, first))
        } else {
            parts.append("\(first.surroundings.label(besides: plan.base)) \(place(groups[0].stops, first))")
        }
        let numbers = entry.found.numbers
        if !numbers.isEmpty { parts[0] += ": \(numbers)" }
        if let widths = widthsText { parts.append(widths) }
        let base = groups.first { $0.surroundings == plan.base }?.stops ?? groups[0].stops
        let others = groups.filter { $0.surroundings != first.surroundings && $0.stops.count > base.count }
        if !others.isEmpty {
            let names = others.prefix(Self.most).map { group in
                "\(group.surroundings.label(besides: plan.base)) \(count(group.stops))"
            }
            let rest = others.count > Self.most ? " and in \(others.count - Self.most) more settings" : ""
            parts.append("also \(names.joined(separator: ", "))\(rest)")
        }
        return parts.joined(separator: "; ")
    }

    /// The devices on which it shows, by their names.
    var devices: [String] { unique(entry.layouts.lazy.compactMap { $0.stop.device?.name }) }

    /// The languages in which it shows.
    var languages: [String] { unique(entry.layouts.lazy.compactMap(\.surroundings.language)) }

    private func unique(_ names: some Sequence<String>) -> [String] {
        var seen: Set<String> = []
        return names.filter { seen.insert($0).inserted }
    }

    /// The nearest layout on which it does not show: the same device in the usual surroundings, else the device of the same
    /// kind, held alike, whose width is the nearest, else one of another kind or held otherwise.
    var right: SceneLayout? {
        guard let first = entry.layouts.first, entry.all > 1 else { return nil }
        let wrong = Set(entry.layouts)
        if first.surroundings != plan.base {
            var usual = first
            usual.surroundings = plan.base
            if !wrong.contains(usual) { return usual }
        }
        guard first.stop.device != nil else { return nil }
        func isAlike(_ stop: SceneStop) -> Bool {
            stop.orientation == first.stop.orientation && stop.device?.isPad == first.stop.device?.isPad
        }
        func distance(_ stop: SceneStop) -> CGFloat {
            abs(stop.bounds.width - first.stop.bounds.width) + (isAlike(stop) ? 0 : 1e6)
        }
        let right = plan.stops.lazy.map {
            SceneLayout(stop: $0, surroundings: first.surroundings, width: first.width == nil ? nil : $0.bounds.width)
        }
        .filter { !wrong.contains($0) }
        return right.min { distance($0.stop) < distance($1.stop) }
    }

    private var bySurroundings: [(surroundings: SceneSurroundings, stops: [SceneStop])] {
        var groups: [(surroundings: SceneSurroundings, stops: [SceneStop])] = []
        for layout in entry.layouts {
            if let index = groups.firstIndex(where: { $0.surroundings == layout.surroundings }) {
                groups[index].stops.append(layout.stop)
            } else {
                groups.append((layout.surroundings, [layout.stop]))
            }
        }
        return groups
    }

    private func place(_ stops: [SceneStop], _ first: SceneLayout) -> String {
        let size = SceneStop.text(
            first.width.map { CGSize(width: $0, height: first.stop.bounds.height) } ?? first.stop.bounds)
        // Sizes that no device decides come before devices.
        let own = stops.filter { $0.device == nil }.map(\.label).joined(separator: ", and ")
        let stops = stops.filter { $0.device != nil }
        if stops.isEmpty { return own }
        if own.isEmpty, entry.all == 1, first.stop.device?.inches == 0 { return "at \(size)" }
        let names = stops.map(\.label)
        let shown = names.prefix(Self.most).joined(separator: ", ")
        let rest = names.count > Self.most ? " and \(names.count - Self.most) more" : ""
        let place = "\(count(stops)): \(shown)\(rest)"
        if !own.isEmpty { return "\(own), and \(place)" }
        return names.count == 1 ? "\(place), \(size)" : "\(place); first on \(names[0]), \(size)"
    }

    private func count(_ stops: [SceneStop]) -> String {
        let all = entry.layouts.first?.stop.device == nil ? plan.stops.count : entry.all
        return stops.count == all ? "on all \(all)" : "on \(stops.count) of \(all)"
    }

    private var widthsText: String? {
        if entry.widths.isEmpty { return nil }
        let isOne = entry.widths.count == 1 && entry.widths[0].count == 1
        let list = zip(entry.widths, entry.heights).map { range, height in
            let text = range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound) to \(range.upperBound)"
            return isRight(somewhereIn: range) ? "\(text) (\(height) high)" : text
        }
        return "at width\(isOne ? "" : "s") \(list.joined(separator: ", "))"
    }

    /// Whether an upright device of a width in a range does not show it, so that its height plays a part.
    private func isRight(somewhereIn range: ClosedRange<Int>) -> Bool {
        let wrong = Set(entry.layouts.lazy.filter { $0.surroundings == plan.base }.map(\.stop))
        return plan.stops.contains { stop in
            !stop.isLandscape && range.contains(Int(clamping: Double(stop.bounds.width))) && !wrong.contains(stop)
        }
    }
}
