import EspalierConstraintText
import EspalierSupport
import EspalierViews
import Foundation

// Constraints as texts.
extension DocumentTree {
    // MARK: Active constraints

    package func holds(_ constraint: NSLayoutConstraint) -> Bool { heldPlaces[ObjectIdentifier(constraint)] != nil }

    /// The identifier by which steps know a constraint; nil for one that the document has not made.
    package func identifier(of constraint: NSLayoutConstraint) -> String? {
        made[ObjectIdentifier(constraint)]?.identifier
    }

    /// Whether a document may say something of a constraint: what only speaks of other views, and what a class makes for
    /// itself, it leaves out.
    package func isOwn(_ constraint: NSLayoutConstraint) -> Bool {
        constraint.itemViews.contains(where: contains)
            && !constraint.itemViews.contains { !contains($0) && $0.isPart }
    }

    package mutating func setNumbers(of constraint: NSLayoutConstraint, _ numbers: ConstraintNumbers) {
        if let place = heldPlaces[ObjectIdentifier(constraint)] { held[place]?.numbers = numbers }
    }

    private mutating func hold(
        _ constraint: NSLayoutConstraint, _ numbers: ConstraintNumbers, _ identifier: String?, in holder: UIView
    ) {
        let id = ObjectIdentifier(constraint)
        heldPlaces[id] = held.count
        held.append(
            Held(
                constraint: constraint, numbers: numbers, identifier: identifier, holder: ObjectIdentifier(holder)))
        heldCount += 1
        if let identifier { made[id] = (constraint, identifier) }
    }

    package mutating func release(_ constraint: NSLayoutConstraint) {
        guard let place = heldPlaces.removeValue(forKey: ObjectIdentifier(constraint)) else { return }
        held[place] = nil
        heldCount -= 1
        guard held.count > 16, held.count > 2 * heldCount else { return }
        held = held.filter { $0 != nil }
        for (place, entry) in held.enumerated() {
            if let entry { heldPlaces[ObjectIdentifier(entry.constraint)] = place }
        }
    }

    /// Forgets what an older document has made and the next one does not.
    package mutating func forgetReleased() { made = made.filter { heldPlaces[$0.key] != nil } }

    /// Adds a constraint that is active from the beginning on.
    ///
    /// - Parameter isNamed: whether steps may refer to it.
    package mutating func hold(
        _ constraint: NSLayoutConstraint, _ numbers: ConstraintNumbers, in holder: UIView, isNamed: Bool
    ) throws(Unsaid) {
        _ = try syntax(of: constraint, numbers, nil, in: nil)
        hold(constraint, numbers, takeIdentifier(of: constraint, isNeeded: isNamed), in: holder)
    }

    /// The steps that activate a constraint: by its identifier where the document has made it before.
    package mutating func activate(
        _ constraint: NSLayoutConstraint, _ numbers: ConstraintNumbers, in holder: UIView
    ) -> [ScenarioStep] {
        // What stands aside gets its constraints when it comes back.
        if holds(constraint) || !isOwn(constraint) || constraint.itemViews.contains(where: isAside) { return [] }
        if let name = identifier(of: constraint) {
            hold(constraint, numbers, name, in: holder)
            // Numbers may have changed while it was inactive.
            return [
                ScenarioStep(
                    .setConstraint(name, constant: Double(numbers.constant), priority: Double(numbers.priority))),
                ScenarioStep(.activate([name])),
            ]
        }
        var steps: [ScenarioStep] = []
        for case let guide as UILayoutGuide in constraint.items {
            guard guide.kind == .added, guides[ObjectIdentifier(guide)] == nil, let owner = guide.owningView,
                contains(owner)
            else { continue }
            name(guide, of: owner)
            steps.append(ScenarioStep(.guide(guides[ObjectIdentifier(guide)] ?? "", on: reference(owner))))
        }
        let name = takeIdentifier(of: constraint, isNeeded: true)
        do throws(Unsaid) {
            let syntax = try syntax(of: constraint, numbers, name, in: nil)
            hold(constraint, numbers, name, in: holder)
            return steps + [ScenarioStep(.constrain(ScenarioConstraint(syntax), in: ScenarioReference(.path([]))))]
        } catch {
            return steps + [unwritten(constraint)]
        }
    }

    /// Leaves the views of a constraint that cannot be written to frames, and says so.
    package mutating func unwritten(_ constraint: NSLayoutConstraint) -> ScenarioStep {
        for view in constraint.itemViews { change(view) { $0.isLeftToFrames = true } }
        let shown = Quoted.text(constraint.text)
        return Self.note("the constraint \(shown) cannot be written: frames of its views are set by steps")
    }

    /// An identifier that no other constraint of the document has: its own where it can be.
    private mutating func takeIdentifier(of constraint: NSLayoutConstraint, isNeeded: Bool) -> String? {
        if let own = constraint.identifier.flatMap({ identifiers.take($0) }) { return own }
        if !isNeeded { return nil }
        repeat { namelessCount += 1 } while identifiers.contains("c\(namelessCount)")
        return identifiers.take("c\(namelessCount)")
    }

    /// Gives a guide a name that no view and no other guide has.
    mutating func name(_ guide: UILayoutGuide, of owner: UIView) {
        let isTaken = { [names] (name: String) in names[name, default: 0] > 0 }
        let name = guideNames.take(guide.identifier, unless: isTaken) ?? guideNames.take("guide", unless: isTaken)
        guides[ObjectIdentifier(guide)] = name
        change(owner) { $0.guides.append(ObjectIdentifier(guide)) }
    }

    // MARK: Texts

    /// The constraints of the views' lists, each in the list of its holder.
    func lists() -> [ObjectIdentifier: [ScenarioConstraint]] {
        var lists: [ObjectIdentifier: [ScenarioConstraint]] = [:]
        for entry in held {
            // Those that no document can say are not held.
            guard let entry, let holder = nodes[entry.holder]?.view,
                let syntax = try? syntax(of: entry.constraint, entry.numbers, entry.identifier, in: holder)
            else { continue }
            lists[entry.holder, default: []].append(ScenarioConstraint(syntax))
        }
        return lists
    }

    /// What a document says of a constraint in the list of a view; nil for where names and paths alone count.
    func syntax(
        of constraint: NSLayoutConstraint, _ numbers: ConstraintNumbers, _ identifier: String?, in list: UIView?
    ) throws(Unsaid) -> ConstraintSyntax {
        func unsaid(_ message: String, fix: String) -> Unsaid {
            Unsaid(constraint: constraint.text, message: message, fix: fix)
        }
        if constraint.isOfDistance {
            throw unsaid(
                "the distance between two anchors cannot be written down", fix: "use constraints between two attributes"
            )
        }
        if numbers.priority < 1 {
            throw unsaid("the priority \(numbers.priority) cannot stand in a scenario", fix: "set it to 1 or more")
        }
        let outside = constraint.itemViews.first { !contains($0) }
        guard outside == nil, let item = constraint.firstItem else {
            throw unsaid(
                "it speaks of \(outside?.brief ?? "a view"), which is not in the tree",
                fix: "capture a view that both are in")
        }
        let first = try term(item, constraint.firstAttribute, of: constraint, in: list)
        var second: ConstraintSyntax.Term?
        if let other = constraint.secondItem {
            second = try term(other, constraint.secondAttribute, of: constraint, in: list)
        }
        return ConstraintSyntax(
            identifier: identifier, first: first, relation: .init(constraint.relation), second: second,
            multiplier: Double(constraint.multiplier), constant: Double(numbers.constant), priority: numbers.priority)
    }

    private func term(
        _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, of constraint: NSLayoutConstraint,
        in list: UIView?
    ) throws(Unsaid) -> ConstraintSyntax.Term {
        let attribute = ConstraintSyntax.Attribute(attribute)
        func unsaid(_ message: String) -> Unsaid {
            Unsaid(constraint: constraint.text, message: message, fix: "use the safe area")
        }
        guard let guide = item as? UILayoutGuide else {
            return ConstraintSyntax.Term(item: self.item(item as? UIView, in: list), attribute: attribute)
        }
        let owner = self.item(guide.owningView, in: list)
        let kind: ConstraintSyntax.Guide
        switch guide.kind {
        case .added:
            return ConstraintSyntax.Term(
                item: .name(guides[ObjectIdentifier(guide)] ?? guide.identifier), attribute: attribute)
        case .safeArea: kind = .safeArea
        case .margins: kind = .margins
        case .readable: kind = .readable
        case .contentLayout: kind = .content
        case .frameLayout: kind = .frameLayout
        case .topBars, .bottomBars:
            // They have one edge of the view, and one of its safe area (AUTOLAYOUT 7.4).
            let isTop = guide.kind == .topBars
            switch attribute {
            case .top, .bottom:
                let isInner = isTop == (attribute == .bottom)
                return ConstraintSyntax.Term(
                    item: owner, guide: isInner ? .safeArea : nil, attribute: isTop ? .top : .bottom)
            case .left, .right, .leading, .trailing, .centerX, .width:
                return ConstraintSyntax.Term(item: owner, attribute: attribute)
            default: throw unsaid("the height of what bars cover cannot be written down")
            }
        case .keyboard: kind = .keyboard
        case .auxiliary: throw unsaid("a guide that a class makes for itself cannot be written down")
        }
        return ConstraintSyntax.Term(item: owner, guide: kind, attribute: attribute)
    }

    /// A view as a list of constraints calls it: `self`, its name where that leads to it, else its path.
    private func item(_ view: UIView?, in list: UIView?) -> ConstraintSyntax.Item {
        guard let view, view !== list else { return .owner }
        // The language has no way to write a single quote.
        guard let name = self[view]?.state.name, Self.isWritable(name), !name.utf8.contains(UInt8(ascii: "'")) else {
            return .path(indices(of: view))
        }
        if let lasting, let list {
            if case .view(let found) = lasting.ofConstraints.item(named: name, from: list), found === view {
                return .name(name)
            }
        } else if leadingName(of: view) != nil, !guideNames.contains(name) {
            return .name(name)
        }
        return .path(indices(of: view))
    }
}

extension NSLayoutConstraint {
    /// The views that it speaks of, by guides as well.
    package final var itemViews: [UIView] {
        items.compactMap { ($0 as? UILayoutGuide)?.owningView ?? $0 as? UIView }
    }
}
