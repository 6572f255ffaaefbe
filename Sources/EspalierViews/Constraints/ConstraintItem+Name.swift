import EspalierConstraintText

// How constraints call their items: as the texts of a document do, wherever those have words for it.

extension ConstraintItem {
    /// How a text in the list of `holder` calls the item: by a name, a path, or a view and its guide; nil for a guide
    /// that such texts have no words for.
    final func writtenName(in holder: UIView) -> String? {
        guard isGuide else { return view?.object.writtenName(in: holder) }
        guard let guide = guide?.object else { return nil }
        if guide.kind == .added { return guide.writtenName(in: holder) }
        guard let word = ConstraintSyntax.Guide(guide.kind), let owner = guide.owner?.object else { return nil }
        return "\(owner.writtenName(in: holder)).\(word.rawValue)"
    }

    /// How messages call the item, such as in `title.width`: as the list of the topmost view would, in words where such
    /// texts have none.
    final var shownName: String { view.flatMap { writtenName(in: $0.object.topmost) } ?? brief }
}

extension UILayoutGuide {
    /// How a text in the list of `holder` calls a guide that was added to a view: by its identifier if that leads to it;
    /// nil where it leads to another guide.
    ///
    /// - Complexity: O(number of views and guides that come before it).
    fileprivate final func writtenName(in holder: UIView) -> String? {
        guard let text = ConstraintSyntax.Item.writtenName(identifier),
            (holder.guide(named: identifier) ?? holder.topmost.guide(named: identifier)) === self
        else { return nil }
        return text
    }
}

extension UIView {
    /// How a text in the list of `holder`, a view of the same tree, calls the view: by its name if that leads to it,
    /// else by its path.
    final func writtenName(in holder: UIView) -> String {
        guard let name = currentName, let text = ConstraintSyntax.Item.writtenName(name),
            (holder.view(named: name) ?? topmost.view(named: name)) === self
        else { return path }
        return text
    }

    /// How messages call the view where constraints might speak of it.
    final var shownItemName: String { writtenName(in: topmost) }

    /// The first guide of an identifier that was added to the view or one below it, depth-first.
    fileprivate final func guide(named name: String) -> UILayoutGuide? {
        var found: UILayoutGuide?
        walkSubtree { view in
            found = found ?? view.constraintRecord?.guides?.added.first { $0.identifier == name }
            return found == nil
        }
        return found
    }
}

extension ConstraintSyntax.Item {
    /// A name as it is written, with quotes where it needs them; nil for one that cannot be written.
    static func writtenName(_ name: String) -> String? {
        name.isEmpty || name.contains("'") ? nil : Self.name(name).text
    }
}

extension ConstraintSyntax.Guide {
    /// The word for a guide that a view has by itself; nil for others, and for those of bars.
    init?(_ kind: GuideKind) {
        switch kind {
        case .safeArea: self = .safeArea
        case .margins: self = .margins
        case .readable: self = .readable
        case .keyboard: self = .keyboard
        case .contentLayout: self = .content
        case .frameLayout: self = .frameLayout
        case .added, .topBars, .bottomBars, .auxiliary: return nil
        }
    }
}
