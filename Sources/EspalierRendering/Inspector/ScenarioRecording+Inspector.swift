import Foundation

extension ScenarioRecording {
    /// The recording as one HTML file, to be looked at in a browser: the tree, a canvas, the steps, and why each view
    /// is where it is.
    ///
    /// The file needs nothing else, neither a network nor a server. No text of the scenario can run in it as script.
    /// The same recording gives the same bytes.
    ///
    ///     let page = recording.inspectorPage()
    ///     try Data(page).write(to: URL(fileURLWithPath: "report.html"))
    ///
    /// - Parameter eventLimit: How many events of one step the page lists; it says how many more there were.
    /// - Returns: UTF-8 bytes.
    /// - Complexity: O(number of steps · number of views). The file holds the tree once, and what each step changed;
    ///   from a megabyte on in a shortened form.
    public func inspectorPage(eventLimit: Int = 250) -> [UInt8] { inspectorPage(eventLimit, sharing: nil) }

    /// - Parameter shared: the files of style and script, which others use as well; nil: all is in the page.
    package func inspectorPage(_ eventLimit: Int = 250, sharing shared: InspectorPage.Shared?) -> [UInt8] {
        var data = InspectorData(self, eventLimit: max(eventLimit, 0))
        return InspectorPage.html(recording: Self.embedded(data.json()), shared: shared)
    }

    /// What is small stays readable in the file; what is large is shortened (RFC 1951) and written in base 64.
    static func embedded(_ json: [UInt8], readableSize: Int = 1 << 20) -> [UInt8] {
        if json.count <= readableSize { return json }
        return Array(Data(Deflate.shortened(json)).base64EncodedData())
    }
}
