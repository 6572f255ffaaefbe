extension ScenarioResult {
    /// Something that an observer of the scenario heard.
    ///
    /// The first kinds are those of key-value observers, the next those of hierarchy observers; `entered`, `left` and
    /// `moved` are those of observers of queries. What a kind does not have is nil.
    public struct Event: Sendable, Equatable {
        /// What happened.
        public enum Kind: String, Sendable, CaseIterable {
            /// A value was set, or is told at once where the observer starts.
            case setting
            /// Subviews came.
            case insertion
            /// Subviews went.
            case removal
            /// Other subviews than before stand at some indices.
            case replacement

            /// A view came below the observed one.
            case inserted
            /// A view went from below the observed one.
            case removed
            /// A view has another superview; both are seen by the observer. Of a query: a view stands at another place
            /// among those that it finds.
            case moved
            /// A view stands at another place of the same superview.
            case reordered
            /// A property of a view has another value.
            case property

            /// A view is one of those that a query finds.
            case entered
            /// A view is none of them any more.
            case left
        }

        /// The id of the observer.
        public var observer: String
        /// What happened.
        public var kind: Kind
        /// Key-value observers: the path of the observed view at the time of delivery; for a view that is in the tree
        /// no more, the last one that is known. Hierarchy observers: the path of the view that the event is about,
        /// right after the change, and for `removed` right before it. Observers of queries: the path of the view when
        /// they are told; for a view that is in the tree no more, the last one that is known.
        public var path: String
        /// The key path, as the document writes it: of key-value observers, and of `property`.
        public var keyPath: String?
        /// Whether a key-value observer hears of the change before it happens.
        public var isPrior = false
        /// Which subviews came, went, or are others, for the kinds `insertion`, `removal` and `replacement`.
        public var indexes: [Int]?
        /// The value before, where it is asked for and known. Views in it are paths before the change.
        public var old: Value?
        /// The value after, where it is asked for and known. Views in it are paths after the change.
        public var new: Value?
        /// `moved`: the path before; of a query, the last one that is known.
        public var from: String?
        /// The path of the superview: of the present one, or for `removed` of the one before.
        public var parent: String?
        /// `reordered`: the index before.
        public var fromIndex: Int?
        /// The index among the subviews of the superview, for `removed` that before.
        public var index: Int?
        /// Hierarchy observers and those of queries: which of the step's outermost changes the event belongs to, of those that any of
        /// them hears of, counted from 0. The step itself is one, and the layout pass after it another.
        public var batch: Int?
    }

    /// A value of a view as a document writes it: the frame `[0, 0, 10, 10]`, the name `"a"` or `null`, a view by its
    /// path.
    public struct Value: Sendable, Equatable {
        let content: Content

        enum Content: Sendable, Equatable {
            case null
            case setting(ScenarioSetting.Value)
            /// The path of a view.
            case view(String)
            case views([String])
        }

        init(_ content: Content) { self.content = content }

        /// The value as JSON. Numbers have the fewest digits that read back to the same double; those that are not
        /// finite are the texts `"nan"`, `"inf"` and `"-inf"`.
        public var json: String { JSONWriter.json { $0.value(self) } }
    }
}

// Writing.
extension JSONWriter {
    /// Writes an event: who, what and where, then what the kind has.
    mutating func event(_ event: ScenarioResult.Event) {
        beginObject()
        member("observer", event.observer)
        member("kind", event.kind.rawValue)
        member("from", event.from)
        member("path", event.path)
        member("parent", event.parent)
        member("fromIndex", event.fromIndex)
        member("index", event.index)
        member("keyPath", event.keyPath)
        if event.isPrior { member("prior") { $0.boolean(true) } }
        if let indexes = event.indexes { member("indexes") { $0.integers(indexes) } }
        if let old = event.old { member("old") { $0.value(old) } }
        if let new = event.new { member("new") { $0.value(new) } }
        member("batch", event.batch)
        endObject()
    }

    mutating func value(_ value: ScenarioResult.Value) {
        switch value.content {
        case .null: null()
        case .setting(let setting): self.setting(setting)
        case .view(let path): string(path)
        case .views(let paths): words(paths)
        }
    }
}
