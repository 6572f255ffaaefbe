import EspalierNibs
import EspalierRendering
import EspalierViews
import Foundation

/// Something in an application's screens that is most likely a mistake, with the settings on which it shows.
public struct ApplicationFinding: Sendable {
    /// What it is about.
    public var kind: LintKind
    /// How much it weighs.
    public var severity: LintSeverity
    /// The file, relative to the application's folder: that of the language, where it is translated as a whole.
    public var file: String
    /// Where in the file.
    public var place: TextPlace?
    /// The scene, as `FILE#NAME`; nil for what concerns a whole file.
    public var scene: String?
    /// What is wrong, on one line, without numbers that are others on other devices.
    public var message: String
    /// Where it shows, and the numbers there: `on 1 of 14: iPhone SE (1st generation), 320 x 568: 33 points over the right edge`;
    /// empty for what shows everywhere.
    public var occurrence: String
    /// What to do about it, on one line.
    public var fix: String
    /// What it is about: identifiers of objects in the file, sorted; in documents names or JSON paths.
    public var objects: [String]
    /// The axis; nil for both or none.
    public var axis: NSLayoutConstraint.Axis?
    /// The settings on which it shows, as texts that stay the same from run to run, sorted.
    public var settings: [String]
    /// Other places that have a part in it.
    public var related: [LintFinding.Related]
    /// The scene that was laid out: the one around, where the finding is in a controller that another one embeds.
    var shownIn: ApplicationScene?
    /// The devices and the languages on which it shows, in the order in which they were laid out.
    var devices: [String] = []
    var languages: [String] = []
    /// The first layout that shows it; nil for what concerns a whole file.
    var first: SceneLayout?
    /// The same device with the usual settings, or the nearest device, on which it does not show.
    var right: SceneLayout?
    /// The widths of phones and pads at which it shows, where they were gone through.
    var widths: [ClosedRange<Int>] = []

    /// Identifiers of objects that a picture outlines besides.
    var outlined: [String] = []
    /// What was drawn already: of a scenario document.
    var drawn: FindingPicture?

    /// What makes it the same finding in another run: kind, file, objects and axis. Neither its words nor its line.
    public var identity: FindingIdentity {
        FindingIdentity(kind: kind, file: file, objects: objects, axis: axis)
    }
}

extension ApplicationFinding {
    /// Takes in where the same finding shows besides.
    mutating func add(occurrencesOf other: ApplicationFinding) {
        settings = Set(settings + other.settings).sorted()
        devices += other.devices.filter { !devices.contains($0) }
        languages += other.languages.filter { !languages.contains($0) }
    }

    /// Follows a file in which elements stand elsewhere now.
    ///
    /// - Parameters:
    ///   - places: by the place before.
    ///   - scenes: those of the file, by the identifiers of their objects.
    mutating func move(_ places: [TextPlace: TextPlace], in file: String, to scenes: [String: ApplicationScene]) {
        func moved(_ place: TextPlace?) -> TextPlace? { place.map { places[$0] ?? $0 } }
        if self.file == file { place = moved(place) }
        for index in related.indices where (related[index].file ?? self.file) == file {
            related[index].place = moved(related[index].place)
        }
        if let scene = shownIn, scene.file == file { shownIn = scenes[scene.objectID] ?? scene }
    }
}

/// One layout of a scene: at a stop, in some surroundings.
struct SceneLayout: Sendable, Hashable {
    var stop: SceneStop
    var surroundings: SceneSurroundings
    /// The width that a list gives a cell; nil for others.
    var width: CGFloat?

    /// As baselines write it: `iPhone SE/portrait/de/AX1`. What is usual is left out.
    func key(besides base: SceneSurroundings) -> String {
        var parts = [stop.device?.name ?? (stop.isFitting ? "fitting" : SceneStop.text(stop.bounds))]
        switch stop.orientation {
        case .landscapeLeft, .landscapeRight: parts.append("landscape")
        case .portraitUpsideDown: parts.append("upside-down")
        default: break
        }
        if surroundings.language != base.language, let language = surroundings.language { parts.append(language) }
        if surroundings.direction != base.direction, surroundings.language == base.language {
            parts.append(surroundings.direction == .rightToLeft ? "rtl" : "ltr")
        }
        if surroundings.textSize != base.textSize { parts.append(surroundings.textSize.word) }
        if surroundings.lengthening != base.lengthening { parts.append("x\(surroundings.lengthening)") }
        if surroundings.appearance != base.appearance { parts.append("dark") }
        return parts.joined(separator: "/")
    }
}
