import EspalierLayout
import EspalierViews
import Foundation

extension Simulation {
    /// Step 0: the tree, then its rules. The tree of an interface file is there already.
    func buildRoot() throws(ScenarioRunError) {
        if let nib = document.nib {
            if let insets = nib.safeAreaInsets { root.documentSafeAreaInsets = insets }
            return
        }
        let views = try build(document.root, root: root)
        try finish(document.root, views, in: root)
    }

    /// Makes the views of a tree without their rules. `root` is the first one, made already.
    ///
    /// - Returns: the views in the order of the tree.
    func build(_ tree: ScenarioTree, root: UIView) throws(ScenarioRunError) -> [UIView] {
        if keepsHistories { beginHistory(of: root, tree[0]) }
        try configure(root, as: tree[0])
        return try buildSubviews(of: root, tree, keepsHistories: keepsHistories)
    }

    /// Makes the views of a tree below its first one.
    func buildSubviews(
        of root: UIView, _ tree: ScenarioTree, keepsHistories: Bool
    ) throws(ScenarioRunError) -> [UIView] {
        var views = [root]
        views.reserveCapacity(tree.views.count)
        for index in tree.views.indices.dropFirst() {
            let description = tree[index]
            guard let parent = tree.parent(of: index) else { continue }
            let holder = views[parent]
            let existing = try existing(description, of: holder)
            let view: UIView
            if let existing { view = existing } else { view = try make(description) }
            if keepsHistories { beginHistory(of: view, description) }
            try configure(view, as: description, isPlaced: existing != nil)
            // Until its superview places it, it is where the document has seen it: masks of its subviews count from there.
            if existing != nil, description.frame != .zero || description.writesZeroFrame {
                view.frame = description.frame
            }
            if description.part == nil {
                attach(view, to: holder, as: tree[parent])
            } else {
                try set(view, description, of: holder)
            }
            views.append(view)
        }
        return views
    }

    /// What needs all views of a tree: late settings, rules, constraints.
    ///
    /// - Parameter top: the view below which names and paths of constraints are looked for.
    func finish(_ tree: ScenarioTree, _ views: [UIView], in top: UIView) throws(ScenarioRunError) {
        try setLate(tree, views)
        try addRules(of: tree, to: views, in: top)
        try addConstraints(of: tree, to: views, in: top)
    }

    /// A new view of the class that the document names.
    func make(_ description: ScenarioView) throws(ScenarioRunError) -> UIView {
        guard let view = classes.make(description) else {
            throw error(
                description.mark, key: "class", "unknown class \(Quoted.text(description.className))",
                fix: ScenarioDecoder.classFix(for: description.className, among: classes.names))
        }
        return view
    }

    /// Gives a new view what the document says of it.
    ///
    /// - Parameter isPlaced: whether something else places the view, as a table places its cells.
    func configure(
        _ view: UIView, as description: ScenarioView, isPlaced: Bool = false
    ) throws(ScenarioRunError) {
        view.name = description.name
        view.tag = description.tag
        if !isPlaced { view.frame = description.frame }
        try set(description, .plain, of: view)
        for property in description.properties { properties.set(property.name, of: view, to: property.value) }
        addGuides(to: view, as: description)
        try set(description, .ofConstraints, of: view)
        try set(description, .ofClass, of: view)
        if !isPlaced { noteConstraints(of: view, as: description) }
        try checkGeometry(of: view, at: description.mark)
    }

    /// Sets what a document says of a view by fields.
    private func set(
        _ description: ScenarioView, _ group: ScenarioField.Group, of view: UIView
    ) throws(ScenarioRunError) {
        for entry in description.settings.entries where entry.field.group == group {
            guard !entry.field.uses.contains(.late), let set = classes.owner(of: entry.field, view)?.set else {
                continue
            }
            if let refusal = set(view, entry.value) {
                throw error(description.mark, key: entry.field.key, refusal.message, fix: refusal.fix)
            }
        }
    }

    /// Refuses numbers that are finite themselves, but whose sums and products are not.
    func checkGeometry(of view: UIView, at mark: ScenarioMark) throws(ScenarioRunError) {
        guard !view.storedGeometry.rect.isFinite else { return }
        throw error(mark, "the view gets a frame that is not finite", fix: "write smaller numbers")
    }

    /// Adds the rules of a tree, in its order, once all of it is there.
    func addRules(of tree: ScenarioTree, to views: [UIView], in top: UIView) throws(ScenarioRunError) {
        let ruled = tree.views.indices.filter { !tree.views[$0].rules.isEmpty }
        guard !ruled.isEmpty else { return }
        // Of the whole tree, a step asks for few; what an index of it takes, one for all of them takes too.
        let isLarge = step == 0 || top !== root
        let refersToNames = isLarge && ruled.contains { tree.views[$0].rules.contains { !$0.arguments.isEmpty } }
        let names = refersToNames ? ViewNames(top) : nil
        for index in ruled {
            for rule in tree.views[index].rules { try add(rule, to: views[index], names: names, from: top) }
        }
    }
}
