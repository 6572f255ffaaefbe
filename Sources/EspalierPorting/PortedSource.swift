/// Source code for UIKit, rewritten for where there is no Objective-C.
package struct PortedSource: Sendable {
    /// Something that was rewritten, or is left to do.
    package struct Note: Sendable, Equatable {
        /// Where it is in the source as it was, counted from 1; columns in bytes.
        package let line: Int
        package let column: Int
        /// What was done, or what is wrong.
        package let message: String
        /// What to do by hand; nil for what is done.
        package let fix: String?
    }

    /// The new source.
    package private(set) var text: String
    /// What was rewritten, in the order of the source.
    package private(set) var changes: [Note]
    /// What is left to do by hand, in the order of the source.
    package private(set) var leftovers: [Note]

    /// Rewrites a source file.
    ///
    /// Nothing but what must change does: spaces and comments stay. What is rewritten is not rewritten again.
    ///
    /// - Parameter bytes: the source, in UTF-8.
    /// - Throws: where brackets do not match, or a text or a comment has no end: then nothing is known for sure.
    /// - Complexity: linear in the length of the source, but for a sorting of what changes.
    package init(_ bytes: [UInt8]) throws(PortingError) {
        var run = PortingRun(try SwiftSource(bytes))
        run.portImports()
        run.portConditions()
        run.portSelectors()
        run.portAttributes()
        run.portOutlets()
        run.portScreens()
        run.lookForRest()
        let moved = run.source
        var edited = run.edited
        changes = run.notes.filter { $0.fix == nil }
        leftovers = run.notes.filter { $0.fix != nil }
        var overrides = OverrideMove(moved)
        if !overrides.members.isEmpty || !overrides.leftovers.isEmpty {
            changes += overrides.changes
            leftovers += overrides.leftovers
            // The same members, where they are now.
            overrides = OverrideMove(try SwiftSource(edited))
            edited = overrides.edited
        }
        changes.sort { ($0.line, $0.column) < ($1.line, $1.column) }
        leftovers.sort { ($0.line, $0.column) < ($1.line, $1.column) }
        text = String(decoding: edited, as: UTF8.self)
    }
}
