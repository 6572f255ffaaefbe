import Foundation

/// Where a sublayer is to stand.
enum SublayerPosition {
    case front
    /// Of all sublayers.
    case index(Int)
    case above(CALayer)
    case below(CALayer)
}

/// The sublayers of a layer, apart from those of its view's subviews: for each subview those right in front of it, and
/// those behind all. So a subview that comes concerns nobody, and one that goes, or moves, leaves its own to the one
/// behind it.
struct OwnSublayers {
    typealias Key = ViewReference

    private var bottom: [CALayer] = []
    private var inFront: [Key: [CALayer]] = [:]

    var isEmpty: Bool { bottom.isEmpty && inFront.isEmpty }

    /// The layers right in front of a subview, back to front; nil stands for those behind all subviews.
    subscript(key: Key?) -> [CALayer] {
        get { key.map { inFront[$0] ?? [] } ?? bottom }
        set {
            guard let key else {
                bottom = newValue
                return
            }
            inFront[key] = newValue.isEmpty ? nil : newValue
        }
    }

    /// All, in no order that may reach a result.
    var all: [CALayer] { bottom + inFront.values.flatMap { $0 } }

    /// A subview is not where it was: in front of what was behind it stand now those that stood in front of it.
    mutating func moveGroup(of view: UIView, behind: UIView?) {
        if inFront.isEmpty { return }
        guard let layers = inFront.removeValue(forKey: view.reference) else { return }
        append(layers, to: behind)
    }

    private mutating func append(_ layers: [CALayer], to view: UIView?) {
        let key = view?.reference
        self[key] += layers
        for layer in layers { layer.group = key }
    }

    mutating func exchangeGroups(of first: UIView, _ second: UIView) {
        if inFront.isEmpty { return }
        let one = inFront.removeValue(forKey: first.reference) ?? []
        let other = inFront.removeValue(forKey: second.reference) ?? []
        append(other, to: first)
        append(one, to: second)
    }
}

extension CALayer {
    final var currentSublayers: [CALayer]? {
        var list = own[nil]
        if let view {
            view.track(.subviews)
            for subview in view.currentSubviews() {
                let layer = subview.ownLayer
                if !layer.isApart { list.append(layer) }
                list += own[subview.reference]
            }
        }
        return list.isEmpty ? nil : list
    }

    final var currentSuperlayer: CALayer? {
        if let place { return place.object }
        if isApart { return nil }
        guard let view else { return nil }
        view.track(.superview)
        return view.realSuperview?.ownLayer
    }

    final func insert(_ layer: CALayer, at position: SublayerPosition) {
        if layer === self { trap("\(self) cannot be added to itself") }
        // Without sublayers it cannot be above this layer: building a chain downwards stays linear.
        if !layer.own.isEmpty || layer.view?.firstChild != nil, LayerPlace(self).isAtOrBelow(LayerPlace(layer)) {
            trap("\(layer) cannot be added to \(self), which lies below it")
        }
        switch position {
        case .above(let sibling), .below(let sibling): if sibling === layer { return }
        case .front, .index: break
        }
        layer.leave()
        let (group, index) = slot(position)
        own[group].insert(layer, at: index)
        layer.group = group
        layer.place = Handle(self)
        hearView()
        if layer.host != nil {
            layer.isApart = true
            layer.hearView()
        }
        markForChangedList()
        if layer.layoutMarks != [] { layer.markPathAbove() }
    }

    /// The group, and the place in it, in which a layer stands at a position.
    private func slot(_ position: SublayerPosition) -> (group: OwnSublayers.Key?, index: Int) {
        func end(of view: ViewReference?) -> (OwnSublayers.Key?, Int) {
            (view, own[view].count)
        }
        switch position {
        case .front: break
        case .above(let sibling), .below(let sibling):
            let isAbove = if case .above = position { true } else { false }
            if sibling.place == Handle(self) {
                let index = own[sibling.group].firstIndex { $0 === sibling } ?? 0
                return (sibling.group, isAbove ? index + 1 : index)
            }
            if let subview = sibling.view, !sibling.isApart, let host, subview.parent == host {
                return isAbove ? (subview.reference, 0) : end(of: subview.previousSibling)
            }
        case .index(let index):
            var left = index
            if left <= own[nil].count { return (nil, left) }
            left -= own[nil].count
            var current = view?.firstChild
            while let child = current {
                if child.with({ !($0.existingLayer?.isApart ?? false) }) { left -= 1 }
                let count = own[child].count
                if left >= 0, left <= count { return (child, left) }
                left -= count
                current = child.with { $0.nextSibling }
            }
        }
        return end(of: view?.lastChild)
    }

    final func replace(_ old: CALayer, with new: CALayer) {
        if old === new || old.currentSuperlayer !== self { return }
        insert(new, at: .above(old))
        old.leave()
    }

    /// Takes the layer out of where it stands.
    final func leave() {
        if let place {
            place.object.remove(self)
        } else if host != nil {
            isApart = true
            hearView()
        }
    }

    private func remove(_ layer: CALayer) {
        own[layer.group].removeAll { $0 === layer }
        layer.place = nil
        layer.group = nil
        markForChangedList()
    }

    /// A view's layer goes back to where its view is.
    final func comeBack() {
        if let place { place.object.remove(self) }
        isApart = false
    }

    final func setSublayers(_ new: [CALayer]) {
        let kept = Set(new.lazy.map { ObjectIdentifier($0) })
        for layer in currentSublayers ?? [] where layer.place != nil || !kept.contains(ObjectIdentifier(layer)) {
            layer.leave()
        }
        // Subviews' layers stay as long as the list has them in the order of the subviews.
        var next = view?.firstChild
        for layer in new {
            var found = next
            if let subview = layer.view, !layer.isApart, let host, subview.parent == host {
                while let child = found, child != subview.reference {
                    found = child.with { $0.nextSibling }
                }
                if let found {
                    next = found.with { $0.nextSibling }
                    continue
                }
            }
            let behind = next.map { $0.with { $0.previousSibling } } ?? view?.lastChild
            place(layer, inFrontOf: behind)
        }
    }

    private func place(_ layer: CALayer, inFrontOf view: ViewReference?) {
        insert(layer, at: .front)
        own[layer.group].removeAll { $0 === layer }
        layer.group = view
        own[layer.group].append(layer)
    }

    final func setMask(_ new: CALayer?) {
        guard let view else {
            ownMask = new
            return
        }
        let mask = new?.view
        ownMask = mask == nil ? new : nil
        if mask != nil || view.side?.uncommon?.mask != nil { view.changeUncommon { $0.mask = mask } }
    }

    /// Releases the sublayers without recursing, so that a chain of any length can go.
    final func releaseOnDeinit() {
        for animation in animations { animation.entry?.cancel() }
        var pending = takeOwn()
        while var layer = pending.popLast() {
            if isKnownUniquelyReferenced(&layer) { pending += layer.takeOwn() }
        }
    }

    private func takeOwn() -> [CALayer] {
        if own.isEmpty && ownMask == nil { return [] }
        var taken = own.all
        own = OwnSublayers()
        for layer in taken {
            layer.place = nil
            layer.group = nil
        }
        if let mask = ownMask.take() { taken.append(mask) }
        return taken
    }
}
