import EspalierObservation
import EspalierSupport
import Foundation

extension UIView {
    final func ensureGuides() -> GuideList {
        let record = ensureConstraintRecord()
        if let guides = record.guides { return guides }
        let made = GuideList()
        record.guides = made
        return made
    }

    /// A guide that the view has by itself: the same object at each read, made when it is first asked for.
    package final func ownGuide(_ kind: GuideKind) -> UILayoutGuide {
        if let known = constraintRecord?.guides?.own.first(where: { $0.kind == kind }) { return known }
        let made =
            switch kind {
            case .keyboard: UIKeyboardLayoutGuide(of: self)
            case .topBars, .bottomBars: LayoutSupportGuide(kind, of: self)
            default: UILayoutGuide(kind, of: self)
            }
        ensureGuides().own.append(made)
        return made
    }

    /// Makes a guide that takes no part in ties and ambiguity, and is in no list of guides.
    ///
    /// - Parameter isFirst: Whether it stands before those that are there, as their order tells in which order unknowns
    ///   are taken up: what is solved must not depend on what was made when.
    package final func makeAuxiliaryGuide(_ identifier: String, isFirst: Bool = false) -> UILayoutGuide {
        let made = UILayoutGuide(.auxiliary, of: self)
        made.identifier = identifier
        let guides = ensureGuides()
        if isFirst { guides.own.insert(made, at: 0) } else { guides.own.append(made) }
        return made
    }

    /// The guides that constraints place: those of `layoutGuides`, then the auxiliary ones, in the order in which they
    /// came.
    package final var placedGuides: [UILayoutGuide] {
        guard let guides = constraintRecord?.guides else { return [] }
        return guides.added + guides.own.filter { $0.kind == .auxiliary }
    }

    /// Takes guides that were made by `makeAuxiliaryGuide(_:)` out. They have no active constraints.
    package final func removeAuxiliaryGuides(_ guides: [UILayoutGuide]) {
        guard !guides.isEmpty, let record = constraintRecord, let list = record.guides else { return }
        let removed = Set(guides.map(ObjectIdentifier.init))
        list.own.removeAll { removed.contains(ObjectIdentifier($0)) }
        for guide in guides {
            guide.setOwner(nil)
            record.guidesDidChange(guide)
        }
    }

    /// The guide for the keyboard.
    final var ownKeyboardGuide: UIKeyboardLayoutGuide {
        // What `ownGuide` makes for this kind.
        unsafeDowncast(ownGuide(.keyboard), to: UIKeyboardLayoutGuide.self)
    }

    final func add(_ guide: UILayoutGuide) {
        if guide.kind != .added {
            trap("\(guide.constraintName) is a guide that a view has by itself: it cannot be added to \(brief)")
        }
        if let owner = guide.owningView {
            if owner === self { return }
            owner.removeLayoutGuide(guide)
            // An observer may have put it elsewhere.
            if guide.owningView != nil { return }
        }
        ensureGuides().added.append(guide)
        guide.setOwner(self)
        constraintRecord?.guidesDidChange(guide)
    }

    final func remove(_ guide: UILayoutGuide) {
        guard guide.owner == reference, guide.kind == .added else { return }
        if let item = guide.existingItem {
            let constraints = item.referring.map { $0.object }
            for constraint in constraints.ordered(byKey: \.order) where constraint.holder != nil {
                constraint.isActive = false
            }
        }
        guard guide.owner == reference, let record = constraintRecord, let guides = record.guides else { return }
        guides.added.removeAll { $0 === guide }
        guide.setOwner(nil)
        record.guidesDidChange(guide)
    }
}
