import EspalierControllers
import EspalierControls
import EspalierViews

extension NibBuilder {
    /// A new object with everything in it.
    func create(_ element: InterfaceElement, _ kind: ElementKind) -> AnyObject {
        let start = NibBuilderState(self)
        let object = newObject(element, kind)
        if made.indices.contains(start.made), made[start.made].object === object { return object }
        // One that a factory has made in another way, or of a class that has no `init?(coder:)`.
        start.restore(self)
        decode(element, object)
        return object
    }

    /// A new object: of the custom class, or else of the element's own class.
    func newObject(_ element: InterfaceElement, _ kind: ElementKind) -> AnyObject {
        if let name = element["customClass"] {
            if let object = custom(name, element, kind) { return object }
        } else if kind.isStandIn {
            let base = kind.base.map { "\($0)" } ?? "an object without behaviour"
            context.report("there is no class for <\(element.name)>; \(base) takes its place", at: element.place)
        }
        return kind.base.flatMap { make($0, element) } ?? InterfaceObject(element)
    }

    private func make(_ type: AnyClass, _ element: InterfaceElement) -> AnyObject? {
        let coder = InterfaceCoder(element, self)
        defer { coder.close() }
        return InterfaceMaking.make(type, coder)
    }

    private func custom(_ name: String, _ element: InterfaceElement, _ kind: ElementKind) -> AnyObject? {
        let base = kind.base.map { "\($0)" } ?? "an object without behaviour"
        let module = element["customModule"]
        guard let maker = content.classes.maker(for: name, module: module, owner: owner) else {
            context.report(
                "there is no class '\(module.map { "\($0)." } ?? "")\(name)'; \(base) takes its place; "
                    + "register it in InterfaceClasses",
                at: element.place)
            return nil
        }
        let start = NibBuilderState(self)
        let object: AnyObject?
        switch maker {
        case .type(let type):
            if let root = kind.root, !ElementKind.isClass(type, root) {
                wrongClass(name, element, root, base)
                return nil
            }
            object = make(type, element)
        case .factory(let make):
            let coder = InterfaceCoder(element, self)
            object = make(coder)
            coder.close()
        }
        guard let object else {
            start.restore(self)
            context.report("init?(coder:) of '\(name)' gave nil; \(base) takes its place", at: element.place)
            return nil
        }
        if let root = kind.root, !ElementKind.isClass(type(of: object), root) {
            start.restore(self)
            wrongClass(name, element, root, base)
            return nil
        }
        return object
    }

    private func wrongClass(_ name: String, _ element: InterfaceElement, _ root: AnyClass, _ base: String) {
        context.report(
            "the custom class '\(name)' is no \(root), which <\(element.name)> must be; \(base) takes its place",
            at: element.place)
    }
}

/// What a builder had before an object was made, to go back to where that fails half-way.
struct NibBuilderState {
    let made: Int
    private let finished: Int
    private let constraints: Int
    private let outerConstraints: Int
    private let contained: Int

    init(_ builder: NibBuilder) {
        made = builder.made.count
        finished = builder.finished.count
        constraints = builder.constraints.count
        outerConstraints = builder.outerConstraints.count
        contained = builder.contained.count
    }

    /// Forgets what was made since.
    func restore(_ builder: NibBuilder) {
        if builder.made.count == made { return }
        let dropped =
            builder.made[made...].map { ($0.element, $0.object as AnyObject?) }
            + builder.constraints[constraints...].map { ($0.element, $0.object) }
        for (element, object) in dropped {
            if let id = element.id, builder.context.objects[id] === object { builder.context.objects[id] = nil }
            builder.madeByIndex[element.index] = nil
            if let object { builder.uninstalled.remove(ObjectIdentifier(object)) }
            if object is UIViewController { builder.later = builder.later.filter { $0.value.view.parent != element } }
        }
        builder.made.removeSubrange(made...)
        builder.indexedCount = min(builder.indexedCount, made)
        builder.finished.removeSubrange(finished...)
        builder.constraints.removeSubrange(constraints...)
        builder.outerConstraints.removeSubrange(outerConstraints...)
        builder.contained.removeSubrange(contained...)
    }
}
