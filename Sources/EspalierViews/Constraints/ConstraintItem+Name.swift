import EspalierConstraintText

// How constraints call their items: as the texts of a document do, wherever those have words for it.

extension ConstraintItem {
    /// How a text in the list of `holder` calls the item: by a name, a path, or a view and its guide; nil for a guide
    /// that such texts have no words for.
    final func writtenName(in holder: UIView) -> String? {
        guard isGuide else { return view?.object.writtenName(in: holder) }
        guard let guide = guide?.object else { return nil }
        if guide.kind == .added { return ConstraintSyntax.Item.writtenName(guide.identifier) }
        guard let word = ConstraintSyntax.Guide(guide.kind), let owner = guide.owner?.object else { return nil }
        return "\(owner.writtenName(in: holder)).\(word.rawValue)"
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
