import EspalierSupport

/// Source code for UIKit, rewritten for where there is no Objective-C.
package struct PortedSource: Sendable {
    /// Something that was rewritten, or is left to do.
    package struct Note: Sendable, Equatable {
        /// Where it is in the source as it was.
        package let place: PlaceFinder.Place
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
        let moved = OverrideMove(run.source)
        var edited = run.edited
        if !moved.members.isEmpty {
            // The same members, where they are now.
            edited = OverrideMove(try SwiftSource(edited)).edited
        }
        let notes = Self.placed(run.notes + moved.notes, in: bytes)
        changes = notes.filter { $0.fix == nil }
        leftovers = notes.filter { $0.fix != nil }
        text = String(decoding: edited, as: UTF8.self)
    }

    /// In the order of the source.
    private static func placed(_ notes: [PortingNote], in bytes: [UInt8]) -> [Note] {
        bytes.withUnsafeBufferPointer { bytes in
            var finder = PlaceFinder(bytes: bytes)
            return notes.ordered(byKey: \.offset).map {
                Note(place: finder.place(at: $0.offset), message: $0.message, fix: $0.fix)
            }
        }
    }
}
