import EspalierSupport
import EspalierViews
import Foundation

/// Finds images and colours in the resource folders of bundles.
///
/// What the program brings along is read once and stays as it is, as the program itself does: a constant. Other bundles are
/// looked through at each question, so that nothing is kept for them: keep an ``AssetCatalog`` where that is asked often.
enum BundleAssets {
    /// The catalogues of the main bundle and of the `*.resources` bundles beside the program.
    static let main: AssetCatalog = {
        var result = AssetCatalog(bundle: .main)
        for folder in ownFolders {
            if let read = try? AssetCatalog(folder, .shallow, AssetLimits()) { result.add(read) }
        }
        return result
    }()

    /// The bundles of resources that the package manager puts beside the program.
    private static let ownFolders: [URL] = {
        var beside = [Bundle.main.bundleURL]
        if let program = Bundle.main.executableURL { beside.append(program.deletingLastPathComponent()) }
        var seen: Set<String> = []
        return beside.filter { seen.insert($0.standardizedFileURL.path).inserted }.flatMap { folder in
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            return names.filter { $0.hasSuffix(".resources") }.ordered().map { folder.appendingPathComponent($0) }
        }
    }()

    static func folders(of bundle: Bundle) -> [URL] {
        var seen: Set<String> = []
        return [bundle.resourceURL, bundle.bundleURL].compactMap { $0 }.filter {
            seen.insert($0.standardizedFileURL.path).inserted
        }
    }

    /// What a bundle has of a name; `isEmpty` where it has no catalogue and no loose image at all.
    static func image(named name: String, in bundle: Bundle) -> (set: ImageSet?, isEmpty: Bool) {
        var isEmpty = true
        for folder in folders(of: bundle) {
            var reader = AssetReader(limits: AssetLimits())
            let index = AssetIndex(folder, .shallow, &reader)
            if !index.isEmpty { isEmpty = false }
            if let set = index.imageSets[name].flatMap({ reader.imageSet(name, at: $0) }) { return (set, false) }
            if index.symbols.contains(name) { return (.symbol(name), false) }
            if let files = index.looseImages[name] ?? index.fullNames[name],
                let set = reader.looseSet(name, files)
            {
                return (set, false)
            }
        }
        return (nil, isEmpty)
    }

    static func color(named name: String, in bundle: Bundle) -> UIColor? {
        for folder in folders(of: bundle) {
            var reader = AssetReader(limits: AssetLimits())
            let index = AssetIndex(folder, .shallow, &reader)
            if let color = index.colorSets[name].flatMap({ reader.color(at: $0) }) { return color }
        }
        return nil
    }
}
