import EspalierControls
import EspalierRendering
import EspalierScenarios
import EspalierSupport

/// The scenes of two interface files, compared one by one.
struct SceneDiff {
    /// A scene that is in one of the files, or differs.
    enum Change {
        case changed(from: SceneInput, to: SceneInput, HierarchyDiff)
        case added(SceneInput)
        case removed(SceneInput)
    }

    /// Those of the file after in its order, then those that have gone.
    var changes: [Change] = []

    /// As text: a line for a scene that came or went, and for one that differs its name and what differs.
    var text: String {
        changes.map { change in
            switch change {
            case .changed(_, let scene, let diff): "==> \(PlainText.line(scene.label)) <==\n\(diff.text())"
            case .added(let scene): "+ \(PlainText.line(scene.label))\n"
            case .removed(let scene): "- \(PlainText.line(scene.label))\n"
            }
        }.joined()
    }

    /// What is written of it.
    func bytes(_ format: CommandOptions.Format) throws(CommandError) -> [UInt8] {
        switch format {
        case .html: try page()
        case .markdown: Array(markdown.utf8)
        case .json: Array(json.utf8)
        default: Array(text.utf8)
        }
    }

    /// A line of JSON for each scene.
    var json: String {
        changes.map { change in
            var writer = JSONWriter()
            writer.beginObject()
            writer.formatVersion()
            switch change {
            case .changed(_, let scene, let diff):
                begin("changed", scene, &writer)
                diff.writeChanges(to: &writer)
            case .added(let scene): begin("added", scene, &writer)
            case .removed(let scene): begin("removed", scene, &writer)
            }
            writer.endObject()
            return writer.text + "\n"
        }.joined()
    }

    private func begin(_ word: String, _ input: SceneInput, _ writer: inout JSONWriter) {
        writer.member("change", word)
        writer.member("scene", input.scene.objectID)
        writer.member("label", input.label)
    }
}

// Comparing interface files.
extension CommandLineTool {
    /// Whether a comparison is one of interface files: each side is one, or there is none on that side.
    func comparesScenes(_ before: String, _ after: String) -> Bool {
        let sides = [before, after]
        return sides.contains { Self.interfaceOperand($0) != nil }
            && sides.allSatisfy { Self.interfaceOperand($0) != nil || $0 == GitCall.nothing }
    }

    /// Compares the scenes of two files by their objects' identifiers; two scenes that are named, with one another.
    ///
    /// - Parameters:
    ///   - before: a file, or one of its scenes.
    ///   - after: the same.
    ///   - shown: what results call the files; nil: as they were named.
    func diffScenes(
        _ before: String, _ after: String, shown: (before: String, after: String)? = nil, _ options: CommandOptions
    ) throws(CommandError) -> SceneDiff {
        let old = try sides(before, shown?.before, options)
        let new = try sides(after, shown?.after, options)
        let areNamed = [before, after].allSatisfy { Self.interfaceOperand($0)?.name != nil }
        var left = Dictionary(old.map { ($0.scene.objectID, $0) }, uniquingKeysWith: { first, _ in first })
        var diff = SceneDiff()
        let fonts = try fonts(options)
        for scene in new {
            guard let other = areNamed ? old.first : left.removeValue(forKey: scene.scene.objectID) else {
                diff.changes.append(.added(scene))
                continue
            }
            let changes = HierarchyDiff(
                from: try snapshot(of: other, options, fonts), to: try snapshot(of: scene, options, fonts),
                matching: .contents)
            var differs = !changes.isEmpty
            // A page also shows what has other colours alone.
            if options.format == .html, !differs { differs = try other.screen().screen() != scene.screen().screen() }
            if differs {
                diff.changes.append(.changed(from: other, to: scene, changes))
            }
        }
        if areNamed { return diff }
        for scene in old where left[scene.scene.objectID] != nil { diff.changes.append(.removed(scene)) }
        return diff
    }

    private func sides(
        _ operand: String, _ shown: String?, _ options: CommandOptions
    ) throws(CommandError) -> [SceneInput] {
        guard let named = Self.interfaceOperand(operand) else { return [] }
        let inputs = try scenes(of: named, .all, options)
        return inputs.map { input in shown.map { input.shown(as: $0) } ?? input }
    }

    /// The tree of a scene.
    func snapshot(
        of input: SceneInput, _ options: CommandOptions, _ fonts: FontBook
    ) throws(CommandError) -> HierarchySnapshot {
        let bytes = Array(try input.document(classes).json().utf8)
        return try record(bytes, of: input.label, options, fonts, explaining: false).step(nil).snapshot
    }
}
