/// What of an object can change by itself: one of its declared properties, or what stands under a key object.
///
/// Declared properties are numbered by their class, so that a set of them is one word. Keys made at run time are told
/// by the identity of an object that the caller keeps alive as long as anything is observed under it.
@usableFromInline
package struct PropertyKey: Hashable, Sendable {
    /// The number of a declared property, or the address of a key object, which is larger.
    @usableFromInline let raw: UInt

    /// How many properties a class can declare.
    @inlinable package static var declaredLimit: UInt8 { 64 }

    /// A declared property.
    @inlinable
    package init(declared number: UInt8) {
        precondition(number < Self.declaredLimit, "a class can declare at most 64 properties")
        raw = UInt(number)
    }

    /// What stands under a key object.
    package init(_ key: AnyObject) { raw = UInt(bitPattern: ObjectIdentifier(key)) }

    /// What is stored under a key object with an object of any class. Objects stand at even addresses.
    package init(stored key: AnyObject) { raw = UInt(bitPattern: ObjectIdentifier(key)) | 1 }

    /// Whether it is what is stored under a key object.
    package var isStored: Bool { raw & 1 == 1 && number == nil }

    /// The number of a declared property; nil for a key object.
    @inlinable package var number: Int? { raw < UInt(Self.declaredLimit) ? Int(raw) : nil }
}

/// Properties of one object that change together: any number of declared ones, or one key object's.
@usableFromInline
package struct PropertySet: Equatable, Sendable {
    /// One bit for each declared property.
    @usableFromInline package internal(set) var declared: UInt64
    /// The key object's property; nil where declared ones are meant.
    @usableFromInline package internal(set) var keyed: PropertyKey?

    @inlinable package init(declared: UInt64 = 0) { self.declared = declared }

    @inlinable
    package init(_ key: PropertyKey) {
        if let number = key.number {
            declared = 1 << UInt64(number)
        } else {
            declared = 0
            keyed = key
        }
    }

    @inlinable package var isEmpty: Bool { declared == 0 && keyed == nil }

    /// - Precondition: not both have a key object's property.
    @inlinable
    package func union(_ other: PropertySet) -> PropertySet {
        var union = self
        union.declared |= other.declared
        union.keyed = keyed ?? other.keyed
        return union
    }

    /// The declared ones that `other` does not have.
    @inlinable
    package func subtracting(_ other: PropertySet) -> PropertySet {
        PropertySet(declared: declared & ~other.declared)
    }

    @inlinable
    package func contains(_ key: PropertyKey) -> Bool {
        if let number = key.number { return declared & 1 << UInt64(number) != 0 }
        return keyed == key
    }
}

/// The properties of one object that a value was computed from.
package struct PropertyKeys: Equatable {
    private(set) var declared: UInt64 = 0
    private(set) var keyed: [PropertyKey] = []

    package init() {}

    package init(_ key: PropertyKey) { insert(key) }

    package mutating func insert(_ key: PropertyKey) {
        if let number = key.number {
            declared |= 1 << UInt64(number)
        } else if !keyed.contains(key) {
            keyed.append(key)
        }
    }

    mutating func formUnion(_ other: PropertyKeys) {
        declared |= other.declared
        for key in other.keyed { insert(key) }
    }

    /// Whether it is this one property.
    func isOnly(_ key: PropertyKey) -> Bool {
        if let number = key.number { return declared == 1 << UInt64(number) && keyed.isEmpty }
        return declared == 0 && keyed == [key]
    }

    /// Whether a change of `properties` concerns any of them.
    package func meet(_ properties: PropertySet) -> Bool {
        if declared & properties.declared != 0 { return true }
        if let key = properties.keyed { return keyed.contains(key) }
        return false
    }
}
