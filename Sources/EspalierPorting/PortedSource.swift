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
    package let text: String
    /// What was rewritten, in the order of the source.
    package let changes: [Note]
    /// What is left to do by hand, in the order of the source.
    package let leftovers: [Note]

    /// Rewrites a source file that is a module by itself.
    ///
    /// Nothing but what must change does: spaces and comments stay. What is rewritten is not rewritten again.
    ///
    /// - Parameter bytes: the source, in UTF-8.
    /// - Throws: where brackets do not match, or a text or a comment has no end: then nothing is known for sure.
    /// - Complexity: linear in the length of the source, but for a sorting of what changes.
    package init(_ bytes: [UInt8]) throws(PortingError) {
        self = try Self.module([bytes])[0].get()
    }

    /// Rewrites the sources of one module: an override in an extension finds its class in any of them.
    ///
    /// - Parameter sources: each in UTF-8.
    /// - Returns: what becomes of each, in their order. One in which nothing is known for sure is an error, and the others
    ///   are rewritten without it.
    /// - Complexity: linear in the length of the sources, but for a sorting of what changes.
    package static func module(_ sources: [[UInt8]]) -> [Result<PortedSource, PortingError>] {
        var runs = sources.map { bytes in
            Result { () throws(PortingError) in PortingRun(try SwiftSource(bytes)) }
        }
        let ownMethods = runs.reduce(into: Set<String>()) { methods, run in
            if case .success(let run) = run { methods.formUnion(run.scopes.methodsOfExtensions(run.source)) }
        }
        runs = runs.map { run in
            run.map { run in
                var run = run
                run.rewrite(besides: ownMethods)
                return run
            }
        }
        let done = runs.compactMap { try? $0.get() }
        let moved = OverrideMove(done.map(\.source))
        var edited = done.map(\.edited)
        // The same members, where they are now.
        let again = moved.hasMembers ? try? edited.map { bytes throws(PortingError) in try SwiftSource(bytes) } : nil
        if let again { edited = OverrideMove(again).edited }
        var place = -1
        return runs.map { run in
            run.map { run in
                place += 1
                return Self(edited[place], run.notes + moved.notes[place], of: run.source)
            }
        }
    }

    private init(_ edited: [UInt8], _ notes: [PortingNote], of source: SwiftSource) {
        let placed = source.bytes.withUnsafeBufferPointer { bytes in
            var finder = PlaceFinder(bytes: bytes)
            return notes.ordered(byKey: \.offset).map {
                Note(place: finder.place(at: $0.offset), message: $0.message, fix: $0.fix)
            }
        }
        changes = placed.filter { $0.fix == nil }
        leftovers = placed.filter { $0.fix != nil }
        text = String(decoding: edited, as: UTF8.self)
    }
}
