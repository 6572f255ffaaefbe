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

    init() {}

    deinit { detach() }

    /// Depends on these properties, and no others. Where it stands already, it keeps its place in the order.
    package final func attach(to reads: ReadList) {
        var wanted: [(registry: ObserverRegistry, keys: PropertyKeys)] = []
        for read in reads.reads {
            let registry = read.source.sourceRegistry
            // An object and its registry may both have been told as the source.
            if let index = wanted.firstIndex(where: { $0.registry === registry }) {
                wanted[index].keys.formUnion(read.keys)
            } else {
                wanted.append((registry, read.keys))
            }
        }
        for attachment in attachments where !wanted.contains(where: { $0.registry === attachment.registry }) {
            attachments.removeAll { $0.registry === attachment.registry }
            attachment.registry.remove(at: attachment.place)
        }
        for (registry, keys) in wanted { attach(to: registry, keys) }
    }

    /// Depends on these properties of one object, whatever it depended on of it before.
    final func attach(to registry: ObserverRegistry, _ keys: PropertyKeys) {
        if let attachment = attachments.first(where: { $0.registry === registry }) {
            registry.replace(keys, at: attachment.place)
        } else {
            attachments.append(Attachment(registry: registry, place: registry.put(self, keys)))
        }
    }

    /// Depends on nothing any more.
    final func detach() {
        let old = attachments
        attachments = []
        for attachment in old { attachment.registry.remove(at: attachment.place) }
    }

    /// The registry has moved the dependency.
    final func place(in registry: ObserverRegistry, is place: Int) {
        guard let index = attachments.firstIndex(where: { $0.registry === registry }) else { return }
        attachments[index].place = place
    }

    /// The registry goes, and has forgotten the dependency already.
    final func registryDidEnd(_ registry: ObserverRegistry) {
        attachments.removeAll { $0.registry === registry }
    }

    // MARK: For subclasses

    /// Whether only changes to another value concern it, not each set.
    var wantsOnlyChanges: Bool { false }

    /// The dependency as an observed path, if it is one.
    var path: ObservedPath? { nil }

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
