import EspalierLayout
import EspalierViews
import Foundation

extension Simulation {
    /// Step 0: the tree, then its rules. The tree of an interface file is there already.
    func buildRoot() throws(ScenarioRunError) {
        if document.nib != nil { return }
        let views = try build(document.root, root: root)
        try addRules(of: document.root, to: views)
        try addConstraints(of: document.root, to: views)
    }

    /// Makes the views of a tree without their rules. `root` is the first one, made already.
    ///
    /// - Returns: the views in the order of the tree.
    func build(_ tree: ScenarioTree, root: UIView) throws(ScenarioRunError) -> [UIView] {
        var views = [root]
        views.reserveCapacity(tree.views.count)
        try configure(root, as: tree[0])
        for index in tree.views.indices.dropFirst() {
            let view = try make(tree[index])
            try configure(view, as: tree[index])
            if let parent = tree.parent(of: index) { views[parent].addSubview(view) }
            views.append(view)
        }
        return views
    }

    /// A new view of the class that the document names.
    func make(_ description: ScenarioView) throws(ScenarioRunError) -> UIView {
        guard let view = classes.make(description.className) else {
            throw error(
                description.mark, key: "class", "unknown class \(Quoted.text(description.className))",
                fix: ScenarioDecoder.classFix(for: description.className, among: classes.names))
        }
        return view
    }

    private func configure(_ view: UIView, as description: ScenarioView) throws(ScenarioRunError) {
        if keepsHistories { beginHistory(of: view, description) }
        view.name = description.name
        view.tag = description.tag
        view.frame = description.frame
        if let bounds = description.bounds { view.bounds = bounds }
        if let transform = description.transform { view.transform = CGAffineTransform(transform) }
        if let autoresizing = description.autoresizing { view.autoresizingMask = .init(autoresizing) }
        if let hidden = description.hidden { view.isHidden = hidden }
        if let alpha = description.alpha { view.alpha = CGFloat(alpha) }
        if let text = description.text { classes.textAccess(of: view)?.set(view, text) }
        for property in description.properties { properties.set(property.name, of: view, to: property.value) }
        configureConstraints(of: view, as: description)
        try checkGeometry(of: view, at: description.mark)
    }

    /// Refuses numbers that are finite themselves, but whose sums and products are not.
    func checkGeometry(of view: UIView, at mark: ScenarioMark) throws(ScenarioRunError) {
        guard !view.storedGeometry.rect.isFinite else { return }
        throw error(mark, "the view gets a frame that is not finite", fix: "write smaller numbers")
    }

    /// Adds the rules of a tree, in its order, once all of it is there.
    func addRules(of tree: ScenarioTree, to views: [UIView]) throws(ScenarioRunError) {
        guard tree.views.contains(where: { !$0.rules.isEmpty }) else { return }
        let refersToNames = tree.views.contains { $0.rules.contains { !$0.arguments.isEmpty } }
        let names = refersToNames ? ViewNames(root) : nil
        for (description, view) in zip(tree.views, views) {
            for rule in description.rules { try add(rule, to: view, names: names) }
        }
    }
}

extension CGAffineTransform {
    init(_ transform: ScenarioTransform) {
        self.init(
            a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: transform.tx, ty: transform.ty)
    }
}

extension ScenarioTransform {
    init(_ transform: CGAffineTransform) {
        self.init(
            a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: transform.tx, ty: transform.ty)
    }
}

extension UIView.AutoresizingMask {
    // The bits are the same ones, in the order left, width, right, top, height, bottom.
    init(_ options: ScenarioAutoresizing) {
        self.init(rawValue: UInt(options.rawValue))
    }
}

extension ScenarioAutoresizing {
    init(_ mask: UIView.AutoresizingMask) {
        self.init(rawValue: UInt8(truncatingIfNeeded: mask.rawValue & 63))
    }
}
