import EspalierRendering

extension ApplicationFinding {
    /// A finding of a scenario document; nil where its kind is off.
    ///
    /// - Parameter drawn: its picture, for a report.
    package init?(
        _ finding: LintFinding, file: String, _ configuration: LintConfiguration, _ options: ApplicationLintOptions,
        drawn: FindingPicture? = nil
    ) {
        guard let severity = configuration.settings(for: file).severity(of: finding.kind, options) else { return nil }
        self.init(
            kind: finding.kind, severity: severity, file: finding.file ?? file, place: finding.place, scene: nil,
            message: finding.message, occurrence: finding.swept?.place ?? "", fix: finding.fix,
            objects: finding.objects,
            axis: finding.axis, settings: [], related: finding.related, first: nil, right: nil,
            drawn: drawn)
    }
}

extension Application {
    /// The scene that a name means: an object's identifier, a storyboard or reuse identifier, a class or a title.
    ///
    /// - Parameter file: the file; nil: any.
    /// - Throws: where none has the name, or several have it, which are listed.
    public func scene(named name: String, in file: String?) throws(ApplicationFileError) -> ApplicationScene {
        let all = scenes.filter { file == nil || $0.file == file }
        let found = all.filter { $0.isCalled(name) }
        if found.count == 1 { return found[0] }
        // One that has it as its identifier is meant before those that have it as a title or class.
        let exact = found.filter { $0.objectID == name || $0.identifier == name }
        if exact.count == 1 { return exact[0] }
        let list = (found.isEmpty ? all : found).prefix(40).map { scene in
            "\(scene.objectID)"
                + [scene.identifier, scene.className, scene.title].compactMap(\.self).map { " \($0)" }.joined()
        }.joined(separator: "; ")
        throw ApplicationFileError(
            file: file ?? found.first?.file ?? all.first?.file ?? folder, place: found.first?.place,
            message: found.isEmpty ? "no scene is called '\(name)'" : "\(found.count) scenes are called '\(name)'",
            fix: "write one of these by its identifier: \(list)")
    }
}
