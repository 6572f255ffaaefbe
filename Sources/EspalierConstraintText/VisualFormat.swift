/// A text of the visual format language after parsing: views in a row, and what stands between them (AUTOLAYOUT 5).
///
/// Which names are views and which are metrics is not decided here. Offsets count UTF-8 code units from the beginning
/// of the text.
package struct VisualFormat: Sendable, Equatable {
    /// Which way the views follow one another.
    package enum Orientation: String, Sendable, CaseIterable {
        /// `H:`, or nothing.
        case horizontal = "H"
        /// `V:`.
        case vertical = "V"
    }

    package var orientation: Orientation = .horizontal
    /// What stands between the superview and the first view; nil without a `|` at the beginning.
    package var leading: Connection?
    /// One view at least.
    package var views: [View]
    /// What stands between neighbours: one less than there are views.
    package var connections: [Connection] = []
    /// What stands between the last view and the superview; nil without a `|` at the end.
    package var trailing: Connection?

    /// `[name]` or `[name(predicates)]`.
    package struct View: Sendable, Equatable {
        package var name: Name
        /// What is said of its size along the orientation.
        package var predicates: [Predicate] = []
        /// Where its `[` is.
        package var offset: Int = 0
    }

    /// A name with the place where it begins.
    package struct Name: Sendable, Equatable {
        package var text: String
        package var offset: Int

        package init(_ text: String, offset: Int = 0) {
            self.text = text
            self.offset = offset
        }
    }

    /// The distance between two neighbours.
    package struct Connection: Sendable, Equatable {
        package var kind: Kind
        /// Where it begins; where nothing is written, where it would stand.
        package var offset: Int

        package enum Kind: Sendable, Equatable {
            /// Nothing is written: no distance.
            case flush
            /// `-`: the distance that is usual there.
            case standard
            /// `-8-`, `-(>=8,<=12@250)-`. One predicate at least.
            case spaced([Predicate])
        }

        package init(_ kind: Kind, offset: Int = 0) {
            self.kind = kind
            self.offset = offset
        }
    }

    /// One comparison of a size or a distance.
    package struct Predicate: Sendable, Equatable {
        package var relation: ConstraintSyntax.Relation = .equal
        package var object: Object
        /// What `object` is multiplied by: 1 unless `*` and `/` stand behind a name.
        package var multiplier: Double = 1
        /// Nil where none is written.
        package var priority: Priority?
        /// Where the predicate begins.
        package var offset: Int = 0
        /// Where its object begins.
        package var objectOffset: Int = 0
    }

    /// What a predicate compares with.
    package enum Object: Sendable, Equatable {
        case number(Double)
        /// A metric, or, in the predicate of a view, a view: its size along the orientation.
        case name(String)
        /// `name.width`, `name.height`: that size of a view. Only in the predicate of a view.
        case size(String, ConstraintSyntax.Attribute)
    }

    /// What stands behind `@`.
    package enum Priority: Sendable, Equatable {
        /// 1 to 1000.
        case number(Float)
        /// A metric, and where its name begins.
        case name(Name)
    }
}
