import EspalierRendering
import EspalierSupport
import EspalierViews

extension LintConfiguration.Settings {
    /// What options of the command say: each is nil where it was not given.
    package init(
        devices: [String]?, orientations: [String]?, languages: [String]?, textSizes: [String]?, appearances: [String]?,
        lengthenings: String?, widths: String?, heights: String?
    ) throws(LintOptionError) {
        self.init()
        if let devices { self.devices = try Device.named(devices) }
        if let orientations { self.orientations = try LintAxes.orientations(orientations) }
        if let languages { self.languages = try LintAxes.languages(languages) }
        if let textSizes { self.textSizes = try LayoutSweep.textSizes(textSizes.joined(separator: ",")) }
        if let appearances { self.appearances = try LintAxes.appearances(appearances) }
        if let lengthenings { self.lengthenings = try LayoutSweep.lengthenings(lengthenings) }
        if let widths { self.widths = try LayoutSweep.range(widths) }
        if let heights { self.heights = try LayoutSweep.range(heights) }
    }
}

extension Application {
    /// What holds for a file of the application, and where that is said, a line each.
    package func configurationText(for file: String?) -> String {
        let settings = configuration.settings(for: file ?? "")
        let source = configuration.file ?? "no \(LintConfiguration.fileName)"
        func line(_ key: String, _ value: String) -> String {
            let place = configuration.places[key].map { "\(PlainText.line(source)):\($0)" }
            return "\(key)\t\(PlainText.line(value))\t\(place ?? "by default")\n"
        }
        var text = "# \(PlainText.line(file ?? folder)): \(PlainText.line(source))\n"
        text += line("include", configuration.include.map(\.text).joined(separator: ", "))
        text += line("exclude", configuration.exclude.map(\.text).joined(separator: ", "))
        text += line("devices", (settings.devices ?? Device.current).map(\.name).joined(separator: ", "))
        text += line("languages", (settings.languages ?? [developmentLanguage]).joined(separator: ", "))
        text += line("textSizes", (settings.textSizes ?? [.large]).map(\.word).joined(separator: ", "))
        text += line("baseline", configuration.baseline ?? "")
        for kind in LintKind.allCases {
            let severity = settings.severity(of: kind, ApplicationLintOptions())?.rawValue ?? "off"
            let isSaid = settings.kinds[kind.rawValue] != nil
            text += "kinds.\(kind.rawValue)\t\(severity)\t\(isSaid ? PlainText.line(source) : "by default")\n"
        }
        return text
    }
}
