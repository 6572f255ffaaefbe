import EspalierControls
import EspalierViews
import Foundation

/// The parts of an asset catalogue: the bytes up to the first zero are what an image set says of itself, those up to the
/// next one what a colour set says, and the rest is the image. Whatever they are, there is a catalogue.
func fuzzCatalogue(_ bytes: [UInt8]) {
    let parts = bytes.split(separator: 0, maxSplits: 2, omittingEmptySubsequences: false)
    let files = FileManager.default
    let folder = files.temporaryDirectory.appending(path: "espalier-catalogue-\(getpid())-\(UUID().uuidString)")
    let image = folder.appending(path: "A.xcassets/logo.imageset")
    let color = folder.appending(path: "A.xcassets/ink.colorset")
    defer { try? files.removeItem(at: folder) }
    do {
        for set in [image, color] { try files.createDirectory(at: set, withIntermediateDirectories: true) }
        try Data(parts[0]).write(to: image.appending(path: "Contents.json"))
        if parts.count > 1 { try Data(parts[1]).write(to: color.appending(path: "Contents.json")) }
        if parts.count > 2 { try Data(parts[2]).write(to: image.appending(path: "logo.png")) }
    } catch {
        return
    }
    guard let catalogue = try? AssetCatalog(folder: folder) else { stop("a folder that is there is not read") }
    if let logo = catalogue.image(named: "logo") {
        require(logo.size.width.isFinite && logo.size.height.isFinite, "the size \(logo.size)")
    }
    let ink = catalogue.color(named: "ink")
    require(ink == nil || parts.count > 1, "a colour of no file")
}
