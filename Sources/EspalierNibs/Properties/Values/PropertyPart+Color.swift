import EspalierViews
import Foundation

extension PropertyPart {
    /// The colour of a `color` child: that of its name in the nib's catalogue; else its own components; else what the file's
    /// resources say of its name; else a colour of the system's. nil of a `nil` child; nil, and a report, where none of them
    /// knows it.
    var color: UIColor? {
        guard let child, !isNil else { return nil }
        if let name = child["name"], child["catalog"] != "System", let color = context.assets.color(named: name) {
            return color
        }
        let reading = ColorReading(child)
        for report in reading.reports { context.report(report.message, at: report.place) }
        if reading.color != nil || !reading.reports.isEmpty { return reading.color }

        if let name = child["systemColor"] {
            if let color = systemColor(name) { return color }
        }
        if let name = child["name"] {
            if child["catalog"] == "System" {
                if let color = systemColor(name) { return color }
            } else if let color = context.resources.color(named: name) {
                return color
            }
        }
        for attribute in ["xcode11CocoaTouchSystemColor", "cocoaTouchSystemColor"] {
            if let color = child[attribute].flatMap(SystemColors.color(named:)) { return color }
        }
        let name = child["systemColor"] ?? child["name"] ?? child["cocoaTouchSystemColor"] ?? ""
        report("the colour '\(name)' of <\(element.name)> is not known, nor do the resources name it; it is left out")
        return nil
    }

    /// A colour of the system's: as light as the file says, and dark as the system has it.
    private func systemColor(_ name: String) -> UIColor? {
        let known = SystemColors.color(named: name)
        return context.resources.systemColor(named: name)?.withDarkAppearance(of: known) ?? known
    }
}
