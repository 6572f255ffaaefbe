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
    /// What holds for a file of the application, and why: the option that says it, the place in the configuration, or nothing.
    ///
    /// - Parameters:
    ///   - file: relative to the folder; nil: what holds where no override does.
    ///   - options: those of the command.
    package func configurationText(for file: String?, _ options: ApplicationLintOptions) -> String {
        ConfigurationText(application: self, file: file, options: options).text
    }
}

/// What holds for a file, a line each: key, value and where that is said.
private struct ConfigurationText {
    let application: Application
    let file: String?
    let options: ApplicationLintOptions

    private var configuration: LintConfiguration { application.configuration }

    var text: String {
        let settings = application.settings(of: file ?? "", options)
        let source = configuration.file ?? "no \(LintConfiguration.fileName)"
        var text = "# \(PlainText.line(file ?? application.folder)): \(PlainText.line(source))\n"
        func line(_ key: String, _ value: String, _ isAsked: Bool = false) {
            text += "\(key)\t\(PlainText.line(value))\t\(isAsked ? "by an option" : place(of: key, settings))\n"
        }
        func list<Value>(_ values: [Value], _ word: (Value) -> String) -> String {
            values.map(word).joined(separator: ", ")
        }
        let asked = options.settings
        line("include", list(configuration.include, \.text))
        line("exclude", list(configuration.exclude, \.text))
        line("devices", list(settings.devices ?? Device.current, \.name), asked.devices != nil)
        let orientations = settings.orientations.map { list($0, \.word) }
        line("orientations", orientations ?? "as the Info.plist has them, else both", asked.orientations != nil)
        line("languages", list(settings.languages ?? [application.developmentLanguage], \.self), asked.languages != nil)
        line("textSizes", list(settings.textSizes ?? [.large], \.word), asked.textSizes != nil)
        line(
            "appearance", list(settings.appearances ?? [.light]) { $0 == .dark ? "dark" : "light" },
            asked.appearances != nil)
        line("lengthen", list(settings.lengthenings ?? []) { PlainText.number($0) }, asked.lengthenings != nil)
        line("widths", settings.widths.map { "\($0)" } ?? "", asked.widths != nil)
        line("heights", settings.heights.map { "\($0)" } ?? "", asked.heights != nil)
        line("classes", list(configuration.classes.ordered(byKey: \.key)) { "\($0.key) \(SceneStop.text($0.value))" })
        line("fonts", list(configuration.fonts, \.self))
        line("baseline", configuration.baseline ?? "")
        line("ignore", list(configuration.ignored, \.text))
        for kind in LintKind.allCases {
            let isAsked = options.with.contains(kind) || options.without.contains(kind) || options.only != nil
            line("kinds.\(kind.rawValue)", settings.severity(of: kind, options)?.rawValue ?? "off", isAsked)
        }
        return text
    }

    private func place(of key: String, _ settings: LintConfiguration.Settings) -> String {
        guard let place = settings.places[key], let file = configuration.file else { return "by default" }
        return "\(PlainText.line(file)):\(place)"
    }
}

extension UIInterfaceOrientation {
    /// As options write it.
    fileprivate var word: String {
        switch self {
        case .landscapeLeft: "landscape-left"
        case .landscapeRight: "landscape"
        case .portraitUpsideDown: "upside-down"
        default: "portrait"
        }
    }
}
