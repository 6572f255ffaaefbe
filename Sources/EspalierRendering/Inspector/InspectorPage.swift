/// The page of the inspector: real files, which the build puts into the program.
package enum InspectorPage {
    /// Files beside a page that many pages share: what they are called, relative to the page.
    package struct Shared: Sendable {
        let style: String
        let script: String

        package init(style: String, script: String) {
            self.style = style
            self.script = script
        }
    }

    /// The page with a recording in it.
    ///
    /// - Parameters:
    ///   - recording: JSON that is harmless inside a script element.
    ///   - shared: where style and script are; nil: in the page, which needs no other file then.
    static func html(recording: [UInt8], shared: Shared? = nil) -> [UInt8] {
        var html: [UInt8] = []
        html.reserveCapacity(recording.count + (shared == nil ? 200_000 : 10_000))
        let (style, script) =
            shared.map { shared in
                (
                    Array("<link rel=\"stylesheet\" href=\"\(shared.style)\">".utf8),
                    Array("<script src=\"\(shared.script)\"></script>".utf8)
                )
            } ?? (
                Array("<style>\n".utf8) + self.style + Array("\n</style>".utf8),
                Array("<script>\n".utf8) + self.script + Array("\n</script>".utf8)
            )
        // A page that is opened from a folder has no origin of its own.
        let sources = Array((shared == nil ? "'unsafe-inline'" : "'self' file:").utf8)
        // Cut at the marks once, in order: a mark in what is put in is no mark.
        var rest = PackageResources.inspector_html[...]
        let parts: [(mark: String, content: [UInt8])] = [
            ("{{sources}}", sources), ("{{sources}}", sources), ("{{style}}", style), ("{{recording}}", recording),
            ("{{script}}", script),
        ]
        for (mark, content) in parts {
            guard let start = firstIndex(of: Array(mark.utf8), in: rest) else { continue }
            html += rest[..<start]
            html += content
            rest = rest[(start + mark.utf8.count)...]
        }
        return html + rest
    }

    package static var style: [UInt8] { PackageResources.inspector_css }

    /// The files of the script, in the order in which they need one another.
    package static var script: [UInt8] {
        [
            PackageResources.elements_js, PackageResources.recording_js, PackageResources.state_js,
            PackageResources.geometry_js, PackageResources.camera_js, PackageResources.names_js,
            PackageResources.texts_js, PackageResources.constraints_js, PackageResources.painter_js,
            PackageResources.screens_js, PackageResources.canvas_js, PackageResources.tree_js,
            PackageResources.search_js,
            PackageResources.viewpanel_js, PackageResources.constraintpanel_js, PackageResources.steppanel_js,
            PackageResources.timeline_js, PackageResources.widths_js, PackageResources.splitters_js,
            PackageResources.keys_js, PackageResources.inspector_js,
        ].reduce(into: Array("\"use strict\";\n".utf8)) { $0 += $1 }
    }

    private static func firstIndex(of mark: [UInt8], in bytes: ArraySlice<UInt8>) -> Int? {
        var index = bytes.startIndex
        while index + mark.count <= bytes.endIndex {
            if bytes[index] == mark[0], bytes[index..<index + mark.count].elementsEqual(mark) { return index }
            index += 1
        }
        return nil
    }
}
