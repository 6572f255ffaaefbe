import EspalierSupport
import Foundation

/// Where the sets of catalogues and the loose images below a folder are; none of them is read.
struct AssetIndex {
    /// Image sets by their names.
    private(set) var imageSets: [String: URL] = [:]
    /// Colour sets by their names.
    private(set) var colorSets: [String: URL] = [:]
    /// The names of symbols.
    private(set) var symbols: Set<String> = []
    /// Loose images by their names, the files of each in the order of their names.
    private(set) var looseImages: [String: [URL]] = [:]
    /// Loose images by their names with the ending.
    private(set) var fullNames: [String: [URL]] = [:]
    /// Whether there is any catalogue or loose image.
    private(set) var isEmpty = true

    private var left: Int

    /// How far below a folder that is no catalogue itself is looked.
    enum Reach {
        /// Its files, and the catalogues in it: as in a bundle.
        case shallow
        /// All folders below it: as in the sources of an application.
        case deep
    }

    /// A folder that is still to be looked at.
    private struct Waiting {
        let folder: URL
        let depth: Int
        /// Whether it is a catalogue, or stands in one.
        let isCatalogue: Bool
        /// What goes before the names of what stands in it.
        let prefix: String
    }

    /// Looks through a folder, or through a catalogue itself. Names are met in order, so that of two sets of one name the
    /// same one counts on each machine: the first.
    init(_ folder: URL, _ reach: Reach, _ reader: inout AssetReader) {
        left = reader.limits.maxEntries
        let isCatalogue = folder.pathExtension == "xcassets"
        var waiting = [Waiting(folder: folder, depth: 0, isCatalogue: isCatalogue, prefix: "")]
        while let next = waiting.popLast() {
            if next.isCatalogue { isEmpty = false }
            guard let names = try? FileManager.default.contentsOfDirectory(atPath: next.folder.path) else {
                reader.report(next.folder, "the folder cannot be read")
                continue
            }
            // The last one is taken next.
            var below: [Waiting] = []
            for name in names.ordered() where !name.hasPrefix(".") {
                left -= 1
                if left < 0 {
                    reader.report(next.folder, "there are more than \(reader.limits.maxEntries) files and folders")
                    return
                }
                if let found = look(at: name, next, reach, &reader) { below.append(found) }
            }
            waiting += below.reversed()
        }
    }

    /// Enters a set or a loose image; answers a folder to be looked into.
    private mutating func look(
        at name: String, _ place: Waiting, _ reach: Reach, _ reader: inout AssetReader
    ) -> Waiting? {
        let url = place.folder.appendingPathComponent(name)
        let (stem, ending) = Self.parts(of: name)
        if place.isCatalogue {
            switch ending {
            case "imageset": return enter(place.prefix + stem, url, \.imageSets, &reader)
            case "colorset": return enter(place.prefix + stem, url, \.colorSets, &reader)
            case "symbolset":
                symbols.insert(place.prefix + stem)
                return nil
            default: if Self.otherSets.contains(ending) { return nil }
            }
        } else if let image = LooseImageName(file: name) {
            if AssetFile.kind(of: url) == .typeDirectory { return nil }
            isEmpty = false
            looseImages[image.name, default: []].append(url)
            fullNames[image.fullName, default: []].append(url)
            return nil
        }
        let isCatalogue = place.isCatalogue || ending == "xcassets"
        guard isCatalogue || reach == .deep else { return nil }
        switch AssetFile.kind(of: url) {
        case .typeDirectory: break
        case .typeSymbolicLink:
            // A link may lead back to where it stands.
            if isCatalogue { reader.report(url, "a link is not followed") }
            return nil
        default: return nil
        }
        guard place.depth < reader.limits.maxDepth else {
            reader.report(url, "more than \(reader.limits.maxDepth) folders stand inside one another")
            return nil
        }
        var prefix = place.prefix
        if place.isCatalogue, hasNamespace(url, &reader) { prefix += name + "/" }
        return Waiting(folder: url, depth: place.depth + 1, isCatalogue: isCatalogue, prefix: prefix)
    }

    private mutating func enter(
        _ name: String, _ url: URL, _ sets: WritableKeyPath<AssetIndex, [String: URL]>, _ reader: inout AssetReader
    ) -> Waiting? {
        if let other = self[keyPath: sets][name] {
            reader.report(url, "the name '\(name)' is that of \(other.relativePath) too, which counts")
        } else {
            self[keyPath: sets][name] = url
        }
        return nil
    }

    /// A group may do without a `Contents.json`.
    private func hasNamespace(_ folder: URL, _ reader: inout AssetReader) -> Bool {
        guard AssetFile.kind(of: folder.appendingPathComponent("Contents.json")) != nil else { return false }
        return reader.content(of: folder)?["properties"]["provides-namespace"].isTrue ?? false
    }

    /// The name without its ending, and the ending.
    private static func parts(of name: String) -> (stem: String, ending: String) {
        guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return (name, "") }
        return (String(name[..<dot]), String(name[name.index(after: dot)...]))
    }

    /// What catalogues hold besides.
    private static let otherSets: Set = [
        "appiconset", "arimageset", "arresourcegroup", "brandassets", "complicationset", "cubetextureset", "dataset",
        "gcdashboardimage", "gcleaderboard", "gcleaderboardset", "iconset", "imagestack", "imagestacklayer",
        "launchimage", "mipmapset", "solidimagestack", "spriteatlas", "sticker", "stickerpack", "stickersequence",
        "textureset",
    ]
}
