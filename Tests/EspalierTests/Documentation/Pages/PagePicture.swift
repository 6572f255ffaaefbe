import Espalier
import Foundation

/// An example of a page with its picture: views as JSON, the frames that they get as text, and the link to the picture.
struct PagePicture {
    /// The size of the superview of examples.
    static let size = CGSize(width: 400, height: 300)

    var heading: String
    /// The views, as `subviews` of a scenario has them.
    var views: String
    /// The block with the frames.
    var frames: PageFence
    /// The picture's path, from the project's folder.
    var path: String

    /// The examples of a page in `Docs`, in their order.
    static func all(of text: String) -> [PagePicture] {
        let fences = PageFence.all(of: text)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return zip(fences, fences.dropFirst()).compactMap { views, frames in
            let end = frames.line + frames.lines.count + 1
            guard views.language == "json", frames.language == "text", end + 1 < lines.count,
                let link = lines[end + 1].wholeMatch(of: #/!\[[^\]]*\]\(([^)]+\.svg)\)/#)
            else { return nil }
            return PagePicture(
                heading: views.heading, views: views.lines.joined(separator: "\n"), frames: frames,
                path: "Docs/\(link.1)")
        }
    }

    /// The views in their superview, laid out.
    func recording() throws -> ScenarioRecording {
        let json = """
            {"espalier": 1, "title": "\(heading)", "root": {"name": "superview", "frame": [0, 0, \(Int(Self.size.width)), \
            \(Int(Self.size.height))], "subviews": \(views)}, "steps": []}
            """
        return try ScenarioRecording(running: try ScenarioDocument(json: json), source: json)
    }
}
