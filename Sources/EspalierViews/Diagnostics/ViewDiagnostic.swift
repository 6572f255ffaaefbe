import Foundation

/// Something that went wrong where there was nobody to throw an error to, for instance in a layout pass.
public struct ViewDiagnostic: CustomStringConvertible {
    /// What is wrong, where, and how to mend it.
    public var message: String
    /// The views in question, in the order in which they matter.
    public var views: [UIView]
    /// Whether it tells a conflict of constraints, which documents list in a place of their own.
    package var isConflict = false

    /// Makes a diagnostic.
    public init(message: String, views: [UIView]) {
        self.message = message
        self.views = views
    }

    /// The message.
    public var description: String { message }

    /// Says it where nobody hears.
    package func writeToStandardError() {
        FileHandle.standardError.write(Data("Espalier: \(message)\n".utf8))
    }
}

extension UIView {
    /// Hears what goes wrong in this view's tree without a caller to throw to. Kept by the topmost view of the moment,
    /// so set it there; without a handler, messages go to standard error.
    public final var diagnosticsHandler: ((ViewDiagnostic) -> Void)? {
        get { topmost.side?.tree?.diagnosticsHandler }
        set { topmost.ensureTreeRecord().diagnosticsHandler = newValue }
    }

    /// Tells the tree's handler.
    package final func report(_ diagnostic: ViewDiagnostic) {
        if let handler = diagnosticsHandler { return handler(diagnostic) }
        diagnostic.writeToStandardError()
    }
}
