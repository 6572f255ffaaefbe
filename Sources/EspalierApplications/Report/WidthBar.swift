import EspalierRendering
import EspalierSupport
import Foundation

/// The widths of phones or of pads as a bar, with the devices marked, and where a finding shows filled in.
struct WidthBar {
    /// Devices of one idiom, and those of them that show the finding.
    let devices: [Device]
    let wrong: Set<String>
    let ranges: [ClosedRange<Int>]

    /// One bar for phones and one for pads, where the finding shows on any of them.
    static func bars(of finding: ApplicationFinding, among devices: [Device]) -> [WidthBar] {
        let wrong = Set(finding.devices)
        return [false, true].compactMap { isPad in
            let devices = devices.filter { $0.isPad == isPad }
            guard devices.contains(where: { wrong.contains($0.name) }) else { return nil }
            let most = devices.map(\.screen.portraitSize.width).max() ?? 0
            let least = devices.map(\.screen.portraitSize.width).min() ?? 0
            let ranges = finding.widths.filter { $0.contains { CGFloat($0) >= least && CGFloat($0) <= most } }
            return WidthBar(devices: devices, wrong: wrong, ranges: ranges)
        }
    }

    func html() -> String {
        let widths = devices.map { Double($0.screen.portraitSize.width) }
        guard let least = widths.min(), let most = widths.max() else { return "" }
        // Some room at both ends, so that marks stand inside.
        let (low, length) = (least - 6, most - least + 12)
        func share(_ value: Double) -> String { PlainText.number(((value - low) / length * 10000).rounded() / 100) }
        var html =
            "<div class=\"bar\" aria-hidden=\"true\"><span class=\"end\">\(PlainText.number(least))</span><span class=\"line\">"
        for range in filled(least, most) {
            let left = max(Double(range.lowerBound) - 0.5, low)
            let right = min(Double(range.upperBound) + 0.5, low + length)
            let width = PlainText.number(((right - left) / length * 10000).rounded() / 100)
            html += "<i style=\"left:\(share(left))%;width:\(width)%\"></i>"
        }
        var names: [Double: (names: [String], isWrong: Bool)] = [:]
        for device in devices {
            let width = Double(device.screen.portraitSize.width)
            names[width, default: ([], false)].names.append(device.name)
            if wrong.contains(device.name) { names[width]?.isWrong = true }
        }
        for (width, mark) in names.sorted(by: { $0.key < $1.key }) {
            let title = HTMLText.escaped("\(PlainText.number(width)): \(mark.names.joined(separator: ", "))")
            html +=
                "<b\(mark.isWrong ? " class=\"is-wrong\"" : "") style=\"left:\(share(width))%\" title=\"\(title)\"></b>"
        }
        html += "</span><span class=\"end\">\(PlainText.number(most))</span></div>\n"
        return html
    }

    /// The widths that are filled in: those that were gone through, else all where each device shows it.
    private func filled(_ least: Double, _ most: Double) -> [ClosedRange<Int>] {
        if !ranges.isEmpty { return ranges }
        guard devices.allSatisfy({ wrong.contains($0.name) }) else { return [] }
        return [Int(clamping: least)...Int(clamping: most)]
    }
}
