/// What a system keeps of a variable: 48 bytes.
struct VariableRecord: BitwiseCopyable {
    var value = 0.0
    /// Of a place: what it is to be near to.
    var target = 0.0
    /// The first term with the variable, or -1.
    var column: Int32 = -1
    /// Who says what the value is.
    var source = Source.open
    /// Its place in the order of computing. Valid while `source` is a constraint.
    var position: Int32 = -1
    /// The block that it belongs to while it is open, `alone`, or `none`.
    var block = Self.none
    var owner: Int32 = 0
    /// The index of the rank.
    var index: Int32 = 0
    var kind = Kind.auxiliary
    var marks = Marks()

    static let none: Int32 = -1
    /// The variable is a block by itself.
    static let alone: Int32 = -2

    /// A constraint's index, or one of the negative numbers.
    struct Source: Equatable, BitwiseCopyable {
        var row: Int32

        /// No constraint decides it by itself.
        static let open = Source(row: -1)
        static let given = Source(row: -2)
    }

    enum Kind: UInt8, BitwiseCopyable {
        case place, size, auxiliary, auxiliarySize

        var isSize: Bool { self == .size || self == .auxiliarySize }
        var isItem: Bool { self == .place || self == .size }
    }

    struct Marks: OptionSet, BitwiseCopyable {
        var rawValue: UInt8
        /// The variable exists.
        static let alive = Marks(rawValue: 1)
        /// It stands in the list of those with another value.
        static let changed = Marks(rawValue: 2)
        /// It waits for its block to be found.
        static let loose = Marks(rawValue: 4)
        /// It is a block by itself, and waits to be solved.
        static let waiting = Marks(rawValue: 8)
        /// A required constraint near it is broken: any change here may let that hold again.
        static let inConflict = Marks(rawValue: 16)
        /// Visited by a walk; cleared when that ends.
        static let visited = Marks(rawValue: 32)
    }

    var isOpen: Bool { source == .open }
    var isGiven: Bool { source == .given }
}

/// What a system keeps of a constraint: 40 bytes, and 24 for each term.
struct RowRecord: BitwiseCopyable {
    var constant = 0.0
    var priority: Float = 1000
    /// Where the terms begin.
    var start: Int32 = 0
    var count: Int32 = 0
    /// How many of the terms' variables are open.
    var open: Int32 = 0
    /// The variable that this equation defines, or -1.
    var defines: Int32 = -1
    var owner: Int32 = 0
    /// The index of the rank.
    var index: Int32 = 0
    var relation = SolverRelation.equal
    var marks = Marks()

    struct Marks: OptionSet, BitwiseCopyable {
        var rawValue: UInt16
        /// The constraint exists.
        static let alive = Marks(rawValue: 1)
        static let wish = Marks(rawValue: 2)
        /// It contradicts those before it, and counts nothing.
        static let broken = Marks(rawValue: 4)
        /// It waits to be checked against the values.
        static let unchecked = Marks(rawValue: 8)
        /// An equation of defined variables that defines none: it stands in the list of those.
        static let redundant = Marks(rawValue: 16)
        /// It waits to be looked at: it may define a variable.
        static let ready = Marks(rawValue: 32)
        /// Visited by a walk; cleared when that ends.
        static let visited = Marks(rawValue: 64)
        /// `SolverTie.yields`
        static let yields = Marks(rawValue: 128)
        /// `SolverTie.rests`
        static let rests = Marks(rawValue: 256)
        /// It says what a variable is, and stands before all that is asked of it.
        static let definition = Marks(rawValue: 512)
    }

    /// It counts in solving.
    var counts: Bool { marks.contains(.alive) && !marks.contains(.broken) }
    var isRequired: Bool { priority >= 1000 }
    /// Its sides come as near to one another as they can (AUTOLAYOUT 2.4 a2).
    var isRest: Bool { marks.contains(.rests) && isRequired && relation != .equal && counts }
    /// A required equation that counts: it can define a variable.
    var isEquation: Bool { isRequired && relation == .equal && counts }
}

extension SolverRelation: BitwiseCopyable {}

/// One term of a constraint, which stands in the row of its constraint and in the column of its variable.
struct TermRecord: BitwiseCopyable {
    var coefficient: Double
    var variable: Int32
    var row: Int32
    /// Neighbours in the column, or -1.
    var next: Int32
    var previous: Int32
}
