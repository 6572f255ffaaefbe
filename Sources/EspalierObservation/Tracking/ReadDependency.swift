/// Something that was computed from properties of objects, and has to know when one of them changes.
///
/// It stands in the registries of what it read. Neither side holds the other: each takes itself out at its end.
@usableFromInline
package class ReadDependency {
    /// Where the dependency stands.
    private struct Attachment {
        /// Valid as long as the attachment is there: a registry takes it away before it goes.
        unowned(unsafe) let registry: ObserverRegistry
        var place: Int
    }

    private var attachments: [Attachment] = []
    /// Whether it stands anywhere.
    final var isAttached: Bool { !attachments.isEmpty }
    /// Whether it takes part in the change that is being put together at the moment.
    final var isJoined = false
    /// Whether what it leads to is told when the outermost change has ended: a change that concerns it is one then.
    package final var opensBatch = false
    /// Up to how many objects are looked for one by one.
    private static let listed = 8

    init() {}

    deinit { detach() }

    /// Depends on these properties, and no others. Where it stands already, it keeps its place in the order.
    /// - Complexity: O(reads).
    package final func attach(to reads: ReadList) {
        if isAttached(exactlyTo: reads) { return }
        let wanted = Self.merged(reads)
        let isLong = wanted.count > Self.listed
        let places = isLong ? Self.places(of: wanted.map(\.registry)) : nil
        func isWanted(_ registry: ObserverRegistry) -> Bool {
            if let places { return places[ObjectIdentifier(registry)] != nil }
            return wanted.contains { $0.registry === registry }
        }
        var index = attachments.count
        while index > 0 {
            index -= 1
            let attachment = attachments[index]
            if isWanted(attachment.registry) { continue }
            forget(index)
            attachment.registry.remove(at: attachment.place)
        }
        let known = isLong ? Self.places(of: attachments.map(\.registry)) : nil
        for (registry, keys) in wanted {
            if let known {
                attach(to: registry, keys, at: known[ObjectIdentifier(registry)])
            } else {
                attach(to: registry, keys)
            }
        }
    }

    /// Whether it depends on just this already: most computations read what they read the last time, which is found out
    /// without making anything.
    private func isAttached(exactlyTo reads: ReadList) -> Bool {
        guard reads.reads.count == attachments.count else { return false }
        for (place, read) in reads.reads.enumerated() {
            let attachment = attachments[place]
            guard attachment.registry === read.source.sourceRegistry,
                attachment.registry.keys(at: attachment.place) == read.keys
            else { return false }
        }
        return true
    }

    /// The registries that were read, each once, in the order of the first reads. An object and its registry may both
    /// have been told as the source.
    private static func merged(_ reads: ReadList) -> [(registry: ObserverRegistry, keys: PropertyKeys)] {
        var merged: [(registry: ObserverRegistry, keys: PropertyKeys)] = []
        var places: [ObjectIdentifier: Int] = [:]
        for read in reads.reads {
            let registry = read.source.sourceRegistry
            let isLong = reads.reads.count > listed
            let place =
                isLong ? places[ObjectIdentifier(registry)] : merged.firstIndex { $0.registry === registry }
            if let place {
                merged[place].keys.formUnion(read.keys)
            } else {
                if isLong { places[ObjectIdentifier(registry)] = merged.count }
                merged.append((registry, read.keys))
            }
        }
        return merged
    }

    private static func places(of registries: [ObserverRegistry]) -> [ObjectIdentifier: Int] {
        var places: [ObjectIdentifier: Int] = [:]
        for (place, registry) in registries.enumerated() { places[ObjectIdentifier(registry)] = place }
        return places
    }

    /// Depends on these properties of one object, whatever it depended on of it before.
    final func attach(to registry: ObserverRegistry, _ keys: PropertyKeys) {
        attach(to: registry, keys, at: attachments.firstIndex { $0.registry === registry })
    }

    private func attach(to registry: ObserverRegistry, _ keys: PropertyKeys, at index: Int?) {
        if let index {
            registry.replace(keys, at: attachments[index].place)
        } else {
            let place = registry.put(self, keys, attachment: attachments.count)
            attachments.append(Attachment(registry: registry, place: place))
        }
    }

    /// Depends on nothing any more.
    package final func detach() {
        let old = attachments
        attachments = []
        for attachment in old { attachment.registry.remove(at: attachment.place) }
    }

    /// Takes an attachment out of the list, by moving the last one to its place.
    private func forget(_ index: Int) {
        let last = attachments.removeLast()
        if index == attachments.count { return }
        attachments[index] = last
        last.registry.setAttachment(index, at: last.place)
    }

    /// The registry has moved the dependency.
    final func place(ofAttachment index: Int, is place: Int) {
        attachments[index].place = place
    }

    /// The registry goes, and has forgotten the dependency already.
    final func registryDidEnd(attachment index: Int) {
        forget(index)
    }

    // MARK: For subclasses

    /// Whether only changes to another value concern it, not each set.
    var wantsOnlyChanges: Bool { false }

    /// The dependency as an observed path, if it is one.
    var path: ObservedPath? { nil }

    /// Whether `willWrite` runs callbacks.
    var tellsBefore: Bool { false }

    /// Whether it takes part in a change that is about to be made. Runs no user code.
    func joins(_ change: PropertyChange) -> Bool { true }

    /// Step 2: before the write. May run user code.
    func willWrite(_ change: PropertyChange) {}

    /// The last moment to read old values, after everybody's `willWrite`. Runs no user code but getters.
    func keepOld(_ change: PropertyChange) {}

    /// There is no write after all.
    func didCancel() {}

    /// Step 4: after the write. Runs no user code.
    func didWrite(_ change: PropertyChange) {}

    /// Step 6: tells whoever is to be told.
    func didChange(_ change: PropertyChange) {}
}
