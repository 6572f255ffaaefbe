import EspalierViews
import Foundation

/// What both test frameworks are told of constraints.
enum LayoutFailure {
    /// What is wrong with a layout; nil where nothing is.
    static func message(of view: UIView, _ isUnambiguous: Bool) -> String? {
        var report = view.layoutReport()
        if !isUnambiguous { report.ambiguities = [] }
        return report.isEmpty ? nil : report.description
    }

    /// Calls `body` for each new conflict of a tree, and hands on what else it reports.
    static func hearConflicts(of root: UIView, _ body: @escaping (String) -> Void) {
        let other = root.diagnosticsHandler
        root.diagnosticsHandler = { diagnostic in
            if diagnostic.isConflict { return body(diagnostic.message) }
            guard let other else {
                return FileHandle.standardError.write(Data("Espalier: \(diagnostic.message)\n".utf8))
            }
            other(diagnostic)
        }
    }
}
