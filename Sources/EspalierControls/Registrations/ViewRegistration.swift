/// What a registration is known by: views ask for their reuse identifier by it, and hold it, so that no other one can come
/// to be taken for it.
final class ViewRegistration {
    let source: CollectionRegistry.Source

    init(_ source: CollectionRegistry.Source) { self.source = source }
}

extension CollectionRegistry {
    /// The identifier of a registration, which is registered when it is used first.
    mutating func identifier(for registration: ViewRegistration, kind: String?) -> String {
        if let known = identifiers[ObjectIdentifier(registration)] { return known.identifier }
        let identifier = "UICollectionView registration \(identifiers.count + 1)"
        identifiers[ObjectIdentifier(registration)] = (registration, identifier)
        register(registration.source, for: ReuseKey(kind: kind, identifier: identifier))
        return identifier
    }
}
