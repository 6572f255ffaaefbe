import EspalierObservation

@testable import EspalierRelatives
@testable import EspalierViews

// What a program does.
extension IndexForest {
    func change() {
        let view = randomView()
        let other = randomView()
        let choice = random(26)
        note("\(choice) \(number(of: view)) \(number(of: other))")
        switch choice {
        case 0..<8: move(view, to: other)
        case 8: view.removeFromSuperview()
        case 9: view.superview?.bringSubviewToFront(view)
        case 10: view.superview?.sendSubviewToBack(view)
        case 11:
            let count = view.subviews.count
            if count > 1 { view.exchangeSubview(at: random(count), withSubviewAt: random(count)) }
        case 12:
            // What a set compares with is found out before observers hear of it.
            if priorDepth == 0 { view.tag = random(4) }
        case 13: view.name = random(3) == 0 ? nil : "n\(random(3))"
        case 14: if priorDepth == 0 { view.isHidden.toggle() }
        case 15: view[stored: Self.role] = random(2) == 0 ? nil : "r\(random(3))"
        case 16: view.frame.size.width = Double(random(3))
        case 17: if priorDepth == 0 { model.number = random(3) }
        case 18: view.layoutIfNeeded()
        case 19:
            UIView.performChanges {
                move(view, to: other)
                move(randomView(), to: view)
            }
        case 20: replace(random(views.count))
        case 21: changeTokens(at: view)
        case 22: makeTreeIndex(of: view)
        default: changeIndexes(at: view)
        }
    }

    func move(_ view: UIView, to other: UIView) {
        if view is UIWindow || other.isDescendant(of: view) { return }
        switch random(4) {
        case 0: other.insertSubview(view, at: random(4))
        case 1: other.subviews.last.map { other.insertSubview(view, belowSubview: $0) } ?? other.addSubview(view)
        case 2: other.subviews.first.map { other.insertSubview(view, aboveSubview: $0) } ?? other.addSubview(view)
        default: other.addSubview(view)
        }
    }

    /// Lets go of a view: it stays if its superview holds it, else it goes, and what is below it survives.
    private func replace(_ place: Int) {
        guard features.contains(.releases), !isInside else { return }
        let old = views[place]
        views[place] = makeView(place + random(2))
        // Not while the list is being changed.
        withExtendedLifetime(old) {}
    }

    // MARK: Indexes

    /// The kinds of keys: those that read their own views alone come first.
    private static let ownKinds = 7

    private func key(_ kind: Int) -> (UIView) -> Int? {
        switch kind {
        case 0: { $0.tag % 3 }
        case 1: { $0.isHidden ? 1 : nil }
        case 2: { $0.subviews.count }
        case 3: { $0[stored: Self.role]?.count }
        case 4: { $0.frame.width > 1 ? $0.tag : nil }
        case 5: { $0.name == "n1" ? 1 : 0 }
        case 6: { $0.superview == nil ? nil : 2 }
        case 7: { $0.superview?.tag }
        case 8: { [model] in ($0.tag + model.number) % 3 }
        case 9: { $0.subviews.first?.tag }
        case 10: { $0.superview?.subviews.count }
        case 11: { $0.window == nil ? 0 : 1 }
        default: { $0.superview?.superview?.tag }
        }
    }

    private func changeIndexes(at view: UIView) {
        switch random(5) {
        case 0, 1: makeIndex(of: view)
        case 2:
            if indexes.isEmpty { return }
            let old = indexes.remove(at: random(indexes.count))
            withExtendedLifetime(old) {}
        case 3: if !indexes.isEmpty { indexes[random(indexes.count)].index.release() }
        default:
            if indexes.isEmpty { return }
            let index = indexes[random(indexes.count)].index
            if random(2) == 0 { index.invalidate(view) } else { index.invalidate() }
        }
    }

    func makeIndex(of view: UIView) {
        // Nothing is told when a superview goes, so that keys must not depend on it there; and what keys read of other
        // objects is not known to a change that has begun.
        let kinds = features.contains(.priors) ? Self.ownKinds : features.contains(.releases) ? 11 : 13
        let kind = random(kinds)
        let key = key(kind)
        note("index \(kind) of \(number(of: view))")
        indexes.append(Entry(kind: kind, index: GroupIndex(of: view, by: key), key: key))
    }

    func makeTreeIndex(of view: UIView) {
        let top = view.topmost
        TreeOrder.ensured(for: top).ensureIndexes().make([TreeIndexes.Kind.tags, .types, .names][random(3)])
    }

    // MARK: Observers

    func changeTokens(at view: UIView) {
        let options: ObservingOptions = features.contains(.priors) ? [.prior, .old, .new] : [.new]
        switch random(7) {
        case 0: tokens.append(observe(view, \.tag, options))
        case 1: tokens.append(observe(view, \.subviews, options))
        case 2: tokens.append(observe(view, \.superview, options))
        case 3: tokens.append(observe(view, \.window, options))
        case 4: tokens.append(observe(view, \.superview?.tag, options))
        case 5:
            let made = HierarchyObservingOptions(children: true, subtree: random(2) == 0, keyPaths: [\.tag])
            tokens.append(view.observeHierarchy(made) { [weak self] _ in self?.moment("hierarchy observer") })
        default:
            if tokens.isEmpty { return }
            let old = tokens.remove(at: random(tokens.count))
            withExtendedLifetime(old) {}
        }
    }

    private func observe<Value>(
        _ view: UIView, _ keyPath: KeyPath<UIView, Value>, _ options: ObservingOptions
    ) -> KeyValueObservation {
        view.observe(keyPath, options: options) { [weak self] _, change in
            self?.moment(change.isPrior ? "prior" : "observer", isPrior: change.isPrior)
        }
    }
}
