import EspalierViews
import Foundation

/// Reads sets of catalogues, and notes what is wrong in them.
struct AssetReader {
    let limits: AssetLimits
    private(set) var reports: [AssetReport] = []

    init(limits: AssetLimits) { self.limits = limits }

    mutating func report(_ url: URL, _ message: String) {
        reports.append(AssetReport(file: url.relativePath, message: message))
    }

    /// The content of a folder's `Contents.json`; nil, and a report, where it cannot be read.
    mutating func content(of folder: URL) -> AssetNode? {
        let file = folder.appendingPathComponent("Contents.json")
        do {
            return try AssetNode(contentsOf: file, limit: limits.maxContentBytes)
        } catch {
            report(file, error.reason)
            return nil
        }
    }

    /// An image set; nil where no file of it says a size.
    mutating func imageSet(_ name: String, at folder: URL) -> ImageSet? {
        guard let content = content(of: folder) else { return nil }
        var set = ImageSet(name: name, variants: [])
        let intent = content["properties"]["template-rendering-intent"].text
        set.renderingMode = intent == "template" ? .alwaysTemplate : intent == "original" ? .alwaysOriginal : .automatic
        for entry in content["images"].list {
            // A slot that nobody has filled has no file.
            guard let file = entry["filename"].text else { continue }
            guard let variant = variant(entry, file, in: folder) else { continue }
            set.variants.append(variant)
        }
        return set.variants.isEmpty ? nil : set
    }

    private mutating func variant(_ entry: AssetNode, _ file: String, in folder: URL) -> ImageSet.Variant? {
        guard AssetFile.isPlain(file) else {
            report(folder, "'\(file)' is no name of a file in the set")
            return nil
        }
        let url = folder.appendingPathComponent(file)
        guard let header = header(of: url) else { return nil }
        var scale: CGFloat = 1
        if let text = entry["scale"].text {
            guard text.hasSuffix("x"), let number = Double(text.dropLast()), number.isFinite, number > 0 else {
                report(folder, "the scale of '\(file)' is '\(text)': a number and 'x' are needed")
                return nil
            }
            scale = CGFloat(number)
        }
        guard var variant = ImageSet.Variant(header, scale: scale) else {
            report(url, "the image is too large in points")
            return nil
        }
        variant.file = url
        variant.conditions = entry.conditions
        let resizing = entry["resizing"]
        if !resizing.isMissing {
            variant.capInsets = resizing["cap-insets"].insets(scale: scale)
            variant.resizingMode = resizing["center"]["mode"].text == "tile" ? .tile : .stretch
        }
        variant.alignmentRectInsets = entry["alignment-insets"].insets(scale: scale)
        return variant
    }

    /// The image that stands in files side by side.
    mutating func looseSet(_ name: String, _ files: [URL]) -> ImageSet? {
        var set = ImageSet(name: name, variants: [])
        for url in files {
            guard let fileName = LooseImageName(file: url.lastPathComponent), let header = header(of: url),
                var variant = ImageSet.Variant(header, scale: fileName.scale)
            else { continue }
            variant.file = url
            variant.conditions.idiom = fileName.idiom
            set.variants.append(variant)
        }
        return set.variants.isEmpty ? nil : set
    }

    private mutating func header(of url: URL) -> ImageHeader? {
        do {
            return try ImageHeader(contentsOf: url, limit: limits.maxHeaderBytes)
        } catch {
            report(url, error.reason)
            return nil
        }
    }
}

extension ImageSet.Variant {
    /// nil where the size in points is no finite number.
    init?(_ header: ImageHeader, scale: CGFloat) {
        let size =
            header.isVector
            ? header.size : CGSize(width: header.size.width / scale, height: header.size.height / scale)
        guard size.width.isFinite, size.height.isFinite else { return nil }
        self.init(scale: header.isVector ? nil : scale, size: size)
    }
}
