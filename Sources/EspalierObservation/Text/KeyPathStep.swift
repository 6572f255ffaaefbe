import EspalierSupport

extension TextKeyPath {
    /// One key, looked up.
    enum Step {
        /// A property of an object.
        case property(any KeyAccess)
        /// An `@Observed` property of an object, found by its name.
        case observed(any ObservedStorage)
        /// A part of a structure.
        case part(KeyedPart)

        /// Looks a key up in `value`, or where that is nil, in what `type` declares. Nil if there is no such key.
        init?(_ key: String, of value: Any?, type: Any.Type) {
            let type = Self.unwrapped(type)
            if let keyed = type as? any KeyedParts.Type {
                guard let part = keyed.keyedParts.first(where: { $0.name == key }) else { return nil }
                self = .part(part)
            } else if let observable = type as? any KeyValueObservable.Type,
                let known = observable.observableKeys.first(where: { $0.name == key })
            {
                self = .property(known.access)
            } else if let value, type is AnyObject.Type, let storage = Self.storages(of: value)[key] {
                self = .observed(storage)
            } else {
                return nil
            }
        }

        var valueType: Any.Type {
            switch self {
            case .property(let access): access.valueType
            case .observed(let storage): storage.valueType
            case .part(let part): part.valueType
            }
        }

        /// Whether it is a property that its class declares by number: those trap on numbers that are not finite.
        var takesFiniteNumbers: Bool {
            if case .property(let access) = self { access.property?.number != nil } else { false }
        }

        var isWritable: Bool {
            if case .property(let access) = self { access.isWritable } else { true }
        }

        func read(_ value: Any) -> Any? {
            switch self {
            case .property(let access): access.read(value as AnyObject)
            case .observed(let storage): storage.anyValue
            case .part(let part): part.read(value)
            }
        }

        /// Writes into `owner`. Answers the changed structure, or nil inside for an object, which is changed in place;
        /// nil for a value of the wrong type.
        func write(_ value: Any?, to owner: Any) -> Any?? {
            switch self {
            case .property(let access): access.write(value, to: owner as AnyObject) ? .some(nil) : nil
            case .observed(let storage): storage.set(value) ? .some(nil) : nil
            case .part(let part): part.write(value, owner).map { .some($0) }
            }
        }

        /// Whether a class lists no keys, so that only its objects tell which they have.
        static func isUnknown(_ type: Any.Type) -> Bool {
            let type = unwrapped(type)
            return type is AnyObject.Type && (type as? any KeyValueObservable.Type)?.observableKeys.isEmpty ?? true
        }

        /// The known key that is most like `key`.
        static func nearest(to key: String, of value: Any?, type: Any.Type) -> String? {
            let type = unwrapped(type)
            var names: [String] = []
            if let keyed = type as? any KeyedParts.Type { names += keyed.keyedParts.map(\.name) }
            if let observable = type as? any KeyValueObservable.Type { names += observable.observableKeys.map(\.name) }
            if let value, type is AnyObject.Type { names += storages(of: value).keys.ordered() }
            return nearestName(to: key, among: names)
        }

        /// The `@Observed` properties of an object by name, those of its superclasses too.
        private static func storages(of object: Any) -> [String: any ObservedStorage] {
            var storages: [String: any ObservedStorage] = [:]
            var mirror: Mirror? = Mirror(reflecting: object)
            while let current = mirror {
                for case let (label?, storage as any ObservedStorage) in current.children {
                    let name = String(label.drop { $0 == "_" })
                    if storages[name] == nil { storages[name] = storage }
                }
                mirror = current.superclassMirror
            }
            return storages
        }

        static func unwrapped(_ type: Any.Type) -> Any.Type {
            var type = type
            while let optional = type as? any OptionalType.Type { type = optional.wrappedType }
            return type
        }
    }
}

private protocol OptionalType {
    static var wrappedType: Any.Type { get }
}

extension Optional: OptionalType {
    fileprivate static var wrappedType: Any.Type { Wrapped.self }
}
