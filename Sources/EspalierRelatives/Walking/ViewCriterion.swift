import EspalierViews

/// Which views a list asks for, by what a view itself is or stores, so that no user code runs.
protocol ViewCriterion {
    associatedtype Key: Hashable

    /// The key of the group of each place. Places with equal keys share a group.
    var keys: [Key] { get }

    /// Whether no two places have equal keys.
    static var hasDistinctKeys: Bool { get }

    /// The place of what the view matches; nil for a view that is not asked for.
    func place(of view: UIView) -> Int?
}

/// The distinct values of a list, with their places in the order in which they first occur.
struct DistinctValues<Value: Hashable> {
    private(set) var values: [Value] = []
    /// Filled for longer lists only: few values are compared faster than one is hashed.
    private var places: [Value: Int] = [:]
    private static var compared: Int { 8 }

    /// How many values there may be.
    private let expected: Int

    init(_ list: some Sequence<Value>) {
        expected = list.underestimatedCount
        for value in list where place(of: value) == nil { append(value) }
    }

    private mutating func append(_ value: Value) {
        values.append(value)
        if values.count <= Self.compared { return }
        if places.isEmpty {
            places.reserveCapacity(expected)
            for (place, value) in values.enumerated() { places[value] = place }
        } else {
            places[value] = values.count - 1
        }
    }

    func place(of value: Value) -> Int? {
        places.isEmpty ? values.firstIndex(of: value) : places[value]
    }
}

/// Selects by the exact class. Classes are told apart by identity: two of the same name are two.
struct TypeSelector: ViewCriterion {
    /// A class as a value.
    private struct Identity: Hashable {
        let type: UIView.Type

        static func == (left: Identity, right: Identity) -> Bool { left.type == right.type }

        func hash(into hasher: inout Hasher) {
            hasher.combine(ObjectIdentifier(type))
        }
    }

    private let types: DistinctValues<Identity>

    init(_ types: [UIView.Type]) {
        self.types = DistinctValues(types.lazy.map(Identity.init))
    }

    /// Two classes may have one name.
    static var hasDistinctKeys: Bool { false }

    /// Made when asked for: finding a view needs no names of classes.
    var keys: [String] { types.values.map { String(describing: $0.type) } }

    func place(of view: UIView) -> Int? { types.place(of: Identity(type: type(of: view))) }
}

/// Selects by the tag that is stored, whatever a subclass makes of `tag`.
struct TagSelector: ViewCriterion {
    private let tags: DistinctValues<Int>

    init(_ tags: [Int]) {
        self.tags = DistinctValues(tags)
    }

    static var hasDistinctKeys: Bool { true }

    var keys: [Int] { tags.values }

    func place(of view: UIView) -> Int? { tags.place(of: view.storedTag) }
}

/// Selects by name. A view without one is never selected.
struct NameSelector: ViewCriterion {
    private let names: DistinctValues<String>

    init(_ names: [String]) {
        self.names = DistinctValues(names)
    }

    static var hasDistinctKeys: Bool { true }

    var keys: [String] { names.values }

    func place(of view: UIView) -> Int? { view.currentName.flatMap { names.place(of: $0) } }
}
