import EspalierControls
import EspalierNibs
import EspalierRendering
import EspalierSupport
import EspalierViews
import Foundation

extension ScenePlan {
    /// The layouts that settings ask for of a file's scenes.
    init(
        _ application: Application, _ settings: LintConfiguration.Settings, _ options: ApplicationLintOptions,
        _ document: InterfaceDocument
    ) {
        let devices = settings.devices ?? Device.current.filter { $0.isPad || !document.isForPads }
        stops = devices.flatMap { device in
            Self.orientations(of: device, application, settings).map { SceneStop(device: device, orientation: $0) }
        }
        var base = SceneSurroundings()
        var languages: [String?] = [application.developmentLanguage]
        if let asked = settings.languages {
            languages = asked.flatMap { $0 == "all" ? application.languages : [$0] }
            // The first one is the usual one, and that is the development language if it is among them.
            if let place = languages.firstIndex(of: application.developmentLanguage) {
                languages.insert(languages.remove(at: place), at: 0)
            } else {
                languages.insert(application.developmentLanguage, at: 0)
            }
        }
        base.language = languages[0]
        base.direction = Self.direction(of: base.language, options)
        let textSizes = settings.textSizes ?? [.large]
        base.textSize = textSizes.contains(.large) ? .large : textSizes[0]
        let appearances = settings.appearances ?? [.light]
        base.appearance = appearances[0]
        func axis(_ changes: [(inout SceneSurroundings) -> Void]) -> [SceneSurroundings] {
            changes.reduce(into: []) { values, change in
                var other = base
                change(&other)
                if other != base, !values.contains(other) { values.append(other) }
            }
        }
        // In the order in which they are told.
        axes = SurroundingsAxes(
            base: base,
            plain: [
                axis(
                    languages.map { language in
                        {
                            $0.language = language
                            $0.direction = Self.direction(of: language, options)
                        }
                    }), axis((options.directions ?? []).map { direction in { $0.direction = direction } }),
                axis(appearances.map { appearance in { $0.appearance = appearance } }),
            ],
            ordered: [
                axis(textSizes.sorted(by: <).map { textSize in { $0.textSize = textSize } }),
                axis((settings.lengthenings ?? []).sorted().map { factor in { $0.lengthening = factor } }),
            ])
        surroundings = axes.planned
        widths = settings.widths
        heights = settings.heights
        setsTextSizes = settings.textSizes != nil
        isExplicit = options.settings.devices != nil || settings.widths != nil
        without = Set(
            LintKind.allCases.filter { settings.severity(of: $0, options) == nil && $0 != .ambiguous })
        if let widths, let first = stops.first(where: { !$0.isLandscape }) ?? stops.first, let device = first.device {
            stops += widths.map { width in
                SceneStop(device: Device.sized(width, Int(clamping: Double(device.screen.portraitSize.height))))
            }
        }
        if let heights, let device = stops.first?.device {
            stops += heights.map { height in
                SceneStop(device: Device.sized(Int(clamping: Double(device.screen.portraitSize.width)), height))
            }
        }
    }

    private static func direction(
        of language: String?, _ options: ApplicationLintOptions
    ) -> UITraitEnvironmentLayoutDirection {
        if let first = options.directions?.first { return first }
        guard let language, language != SceneSurroundings.longest else { return .leftToRight }
        return Language.runsRightToLeft(language) ? .rightToLeft : .leftToRight
    }

    /// How a device is held: as asked, else as the Info.plist has it, else upright and lying.
    private static func orientations(
        of device: Device, _ application: Application, _ settings: LintConfiguration.Settings
    ) -> [UIInterfaceOrientation] {
        if let asked = settings.orientations { return asked }
        // A size that is no device's has no other side.
        if device.inches == 0 { return [.portrait] }
        let listed = device.isPad ? application.orientations.pad : application.orientations.phone
        guard let listed else { return [.portrait, .landscapeRight] }
        var found: [UIInterfaceOrientation] = []
        // Both ways of lying, and of standing on pads, are alike: the safe area is the same.
        if listed.contains("UIInterfaceOrientationPortrait") { found.append(.portrait) }
        if found.isEmpty, listed.contains("UIInterfaceOrientationPortraitUpsideDown") {
            found.append(.portraitUpsideDown)
        }
        if listed.contains(where: { $0.hasPrefix("UIInterfaceOrientationLandscape") }) { found.append(.landscapeRight) }
        return found.isEmpty ? [.portrait, .landscapeRight] : found
    }
}

extension Device {
    /// The device of the canvas of a file: one of the same size, or the size alone.
    static func ofCanvas(_ document: InterfaceDocument) -> Device {
        let size = InterfaceCanvas.Device(document).size
        return all.first { $0.screen.portraitSize == size }
            ?? sized(Int(clamping: Double(size.width)), Int(clamping: Double(size.height)))
    }
}

extension InterfaceDocument {
    /// Whether the file says that it is for pads alone.
    fileprivate var isForPads: Bool { root["targetRuntime"] == "iOS.CocoaTouch.iPad" }
}

extension ApplicationScene {
    /// The size at which a screen is always shown, which no device decides: a controller of a freeform size, or one that
    /// stands in another one, to which Interface Builder gives the width there. Nil for others.
    func ownSize(in document: InterfaceDocument) -> CGSize? {
        guard kind == .screen, let element = document.element(id: objectID) else { return nil }
        if let size = InterfaceScene(element).freeformSize { return size }
        // The view of a nib is as large as the screen, unless it was drawn in a size of its own.
        if !document.isStoryboard,
            element.child(key: "simulatedDestinationMetrics")?.name != "freeformSimulatedSizeMetrics"
        {
            return nil
        }
        let root = document.isStoryboard ? element.child(key: "view") : element
        guard let size = root?.child(key: "frame")?.storedSize else { return nil }
        return Self.knownWidths.contains(size.width) ? nil : size
    }

    /// The widths of screens that there are, and of the square canvas of old files.
    private static let knownWidths: Set<CGFloat> = Set(
        Device.all.flatMap { [$0.screen.portraitSize.width, $0.screen.portraitSize.height] } + [480, 600])
}

extension InterfaceElement {
    /// The width and height that a `rect` or `size` gives; nil where they are none that a view can have.
    var storedSize: CGSize? {
        guard let width = self["width"].flatMap(Double.init), let height = self["height"].flatMap(Double.init),
            width > 0, height > 0, width < 1e5, height < 1e5
        else { return nil }
        return CGSize(width: width, height: height)
    }
}
