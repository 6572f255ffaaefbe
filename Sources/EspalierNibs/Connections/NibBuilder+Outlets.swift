import EspalierControllers
import EspalierViews

extension NibBuilder {
    /// Connects all outlets and outlet collections of an element's object, in the order of the file.
    func connectAll(_ element: InterfaceElement, of source: AnyObject) {
        for list in element.all("connections") {
            // A collection begins anew with its first member, unless the member is added to what is there.
            var begun: Set<String> = []
            for connection in list.children {
                let isFirst = begun.insert(connection["property"] ?? "").inserted
                connect(connection, of: source, isFirst: isFirst && connection["appends"] != "YES")
            }
        }
        setCollections()
    }

    /// Connects an outlet or a member of an outlet collection; now, or once what it leads to is made.
    /// - Parameter isFirst: Whether a collection begins anew with it.
    func connect(_ element: InterfaceElement, of source: AnyObject, isFirst: Bool) {
        if element.name == "action" { return connectAction(element, of: source) }
        let isCollection = element.name == "outletCollection"
        guard isCollection || element.name == "outlet" else { return }
        guard let property = element["property"], let id = element["destination"] else {
            return context.report("the outlet has no property or no destination", at: element.place)
        }
        guard let destination = destination(id, of: element) else {
            if let later = sceneThatMakes(id) {
                later.pending.append(SceneState.Pending(source: source, element: element, isFirst: isFirst))
            } else if content.document.element(id: id)?.isPlaceholderConstraint ?? false {
                context.report(
                    "the outlet '\(property)' leads to '\(id)', a placeholder, which stays out of running programs",
                    at: element.place)
            } else if !isNobody(id) {
                context.report(
                    "the outlet '\(property)' leads to '\(id)', which is not among what was made with it",
                    at: element.place)
            }
            return
        }
        let isHeld = isHeld(destination, id, by: source, element)
        let isSet =
            isCollection
            ? collect(destination, property, source, isFirst: isFirst, isHeld: isHeld)
            : connect(destination, property, source, isHeld: isHeld)
        outlets.append(
            InterfaceOutlet(
                element: element, property: property, isCollection: isCollection, source: source,
                destination: destination, isSet: isSet))
        if !isSet {
            context.report(
                "\(type(of: source)) has no outlet\(isCollection ? " collection" : "") '\(property)' that takes "
                    + "\(type(of: destination))",
                at: element.place)
        }
    }

    private func destination(_ id: String, of element: InterfaceElement) -> AnyObject? {
        if let object = context.object(for: id) ?? sceneThatMakes(id)?.early?.object(for: id) { return object }
        guard let target = content.document.element(id: id), ElementKind(target) == nil, !isPlaceholder(target) else {
            return nil
        }
        // Constraints and guides were made with their views; one that stands in none is nobody's.
        if target.name == "constraint" || target.name == "viewLayoutGuide" { return nil }
        // What else is no object here: something stands for it.
        let stand = InterfaceObject(target)
        context.objects[id] = stand
        return stand
    }

    /// Whether a placeholder stands for nobody: without an owner there is nothing to connect to.
    private func isNobody(_ id: String) -> Bool {
        content.document.element(id: id).map(isPlaceholder) ?? (id == "-1" || id == "-2")
    }

    /// The scene that will make an element once its controller's view is loaded.
    private func sceneThatMakes(_ id: String) -> SceneState? {
        guard !later.isEmpty else { return nil }
        var current = content.document.element(id: id)
        while let element = current {
            if let scene = later[element.index] { return scene }
            current = element.parent
        }
        return nil
    }

    private func connect(
        _ destination: AnyObject, _ property: String, _ source: AnyObject, isHeld: Bool
    ) -> Bool {
        if let settable = source as? any InterfaceSettable, settable.setInterfaceValue(destination, forKey: property) {
            return true
        }
        let outlet = StoredMembers.find(property, of: source, as: (any AnyOutlet).self)
        if case .outlet(let set)? = content.members(of: source)[property] {
            outlet?.holdNext(isHeld)
            defer { outlet?.holdNext(nil) }
            return set(source, destination)
        }
        if let outlet {
            guard outlet.connect(destination, isHeld: isHeld) else { return false }
            reportObserver(of: property, source, outlet.place)
            return true
        }
        if KnownOutlets.isKnown(property, of: source) { return KnownOutlets.set(destination, property, of: source) }
        return (try? TextKeys.setValue(destination, forKeyPath: property, of: source)) != nil
    }

    private func collect(
        _ destination: AnyObject, _ property: String, _ source: AnyObject, isFirst: Bool, isHeld: Bool
    ) -> Bool {
        if property == "gestureRecognizers", let view = source as? UIView {
            guard let recognizer = destination as? UIGestureRecognizer else { return false }
            view.addGestureRecognizer(recognizer)
            return true
        }
        if case .collection(let fits, let set)? = content.members(of: source)[property] {
            var place = collections.lastIndex { $0.source === source && $0.property == property }
            if isFirst || place == nil {
                place = collections.count
                collections.append(
                    CollectedOutlets(source: source, property: property, isAdded: !isFirst, set: set))
            }
            guard let place, fits(destination) else { return false }
            collections[place].members.append((destination, isHeld))
            return true
        }
        guard let collection = StoredMembers.find(property, of: source, as: (any AnyOutletCollection).self) else {
            guard let settable = source as? any InterfaceSettable else { return false }
            return settable.setInterfaceValue(destination, forKey: property)
        }
        guard collection.add(destination, isFirst: isFirst, isHeld: isHeld) else { return false }
        reportObserver(of: property, source, collection.place)
        return true
    }

    /// Sets the collections that are set by their setters, each once with all its members.
    func setCollections() {
        let waiting = collections
        collections = []
        for collected in waiting {
            let wrapper = StoredMembers.find(
                collected.property, of: collected.source, as: (any AnyOutletCollection).self)
            wrapper?.holdNext(collected.members.map(\.isHeld))
            collected.set(collected.source, collected.members.map(\.object), collected.isAdded)
            wrapper?.holdNext([])
        }
    }

    /// Says, once for a property and file, that the observer of an outlet was not called.
    private func reportObserver(of property: String, _ source: AnyObject, _ place: DeclarationPlace) {
        guard content.checkedOutlets.insert(place).inserted,
            let observer = place.observer(of: property)
        else { return }
        context.report(
            "\(observer) of the outlet '\(property)' of \(type(of: source)) is not called; list the outlet in "
                + "'interfaceMembers' of the class, as 'espalier port' does", at: content.document.root.place)
    }
}

/// The members of an outlet collection until it is set.
struct CollectedOutlets {
    let source: AnyObject
    let property: String
    /// Whether they come behind what is there.
    let isAdded: Bool
    let set: (_ owner: AnyObject, _ objects: [AnyObject], _ isAdded: Bool) -> Void
    var members: [(object: AnyObject, isHeld: Bool)] = []
}
