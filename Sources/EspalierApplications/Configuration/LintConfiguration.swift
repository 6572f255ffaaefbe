import EspalierNibs
import EspalierRendering
import EspalierViews
import Foundation

/// What an application's folder says of how it is to be checked: the file `.espalier.json`.
///
/// All keys may be left out. A key that stands in an override counts for the files that the override names; of several
/// overrides the last one that has the key.
public struct LintConfiguration: Sendable, Equatable {
    /// What may be different for some files.
    public struct Settings: Sendable, Equatable {
        /// The devices; nil: ``Device/current``.
        public var devices: [Device]?
        /// The orientations; nil: those of an Info.plist, else those of the idiom.
        public var orientations: [UIInterfaceOrientation]?
        /// The languages as written: codes, `all` or `longest`; nil: the development language.
        public var languages: [String]?
        /// The text sizes; nil: L.
        public var textSizes: [UIContentSizeCategory]?
        /// The appearances; nil: light.
        public var appearances: [UIUserInterfaceStyle]?
        /// By which factors texts are made longer, besides the texts as they are.
        public var lengthenings: [Double]?
        /// All these widths, besides the devices.
        public var widths: ClosedRange<Int>?
        /// All these heights, besides the devices.
        public var heights: ClosedRange<Int>?
        /// How much findings of a kind weigh, by the name of the kind; nil is off.
        public var kinds: [String: LintSeverity?] = [:]
        /// Where the configuration says it, by key, for the question why something holds.
        var places: [String: TextPlace] = [:]

        /// Says nothing.
        public init() {}
    }

    /// Some files, and what is different for them.
    public struct Override: Sendable, Equatable {
        /// Which files.
        public var files: [PathPattern]
        /// What is different.
        public var settings: Settings
    }

    /// One finding that is known and stays.
    public struct Ignored: Sendable, Equatable {
        /// Its kind; nil for any.
        public var kind: String?
        /// Its file; nil for any.
        public var file: PathPattern?
        /// The object's identifier, or the name of a view in a document; nil for any.
        public var object: String?
        /// Why it stays.
        public var why: String?
        /// Where that stands in the configuration.
        var place: TextPlace
    }

    /// Only these files; empty: all.
    public var include: [PathPattern] = []
    /// Not these.
    public var exclude: [PathPattern] = []
    /// What holds for all files.
    public var settings = Settings()
    /// What is different for some, in the order of the file.
    public var overrides: [Override] = []
    /// The sizes of the contents of views whose class only the application has.
    public var classes: [String: CGSize] = [:]
    /// Folders with fonts, besides those that are found.
    public var fonts: [String] = []
    /// The file with what was found before; nil for none.
    public var baseline: String?
    /// What is silenced.
    public var ignored: [Ignored] = []
    /// The path of the file that it was read from; nil where there is none.
    public var file: String?

    /// Says nothing: all defaults hold.
    public init() {}

    /// The name of the file.
    public static let fileName = ".espalier.json"

    /// What holds for a file.
    public func settings(for path: String) -> Settings {
        var result = settings
        for override in overrides where override.files.contains(where: { $0.matches(path) }) {
            result.replace(by: override.settings)
        }
        return result
    }

    /// Whether a file is looked at.
    public func takes(_ path: String) -> Bool {
        (include.isEmpty || include.contains { $0.matches(path) }) && !exclude.contains { $0.matches(path) }
    }
}

extension LintConfiguration.Settings {
    /// Takes over what the other one says.
    mutating func replace(by other: LintConfiguration.Settings) {
        devices = other.devices ?? devices
        orientations = other.orientations ?? orientations
        languages = other.languages ?? languages
        textSizes = other.textSizes ?? textSizes
        appearances = other.appearances ?? appearances
        lengthenings = other.lengthenings ?? lengthenings
        widths = other.widths ?? widths
        heights = other.heights ?? heights
        kinds.merge(other.kinds) { _, new in new }
        places.merge(other.places) { _, new in new }
    }
}
