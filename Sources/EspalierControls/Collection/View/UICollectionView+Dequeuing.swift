import EspalierViews
import Foundation

extension UICollectionView {
    final func dequeueCell(_ identifier: String, _ path: IndexPath) -> UICollectionViewCell {
        let view = dequeue(CollectionElement(kind: nil, indexPath: path), identifier)
        guard let cell = view as? UICollectionViewCell else {
            trap("the nib registered for the reuse identifier \"\(identifier)\" holds a \(type(of: view)), no cell")
        }
        return cell
    }

    final func dequeue(_ element: CollectionElement, _ identifier: String) -> UICollectionReusableView {
        if let shown = viewToReconfigure(element, identifier) { return shown }
        let key = ReuseKey(kind: element.kind, identifier: identifier)
        let what = element.kind.map { "supplementary view of kind \($0)" } ?? "cell"
        guard let source = registry.source(for: key) else {
            trap(
                "a \(what) was dequeued with the reuse identifier \"\(identifier)\", for which no class, closure or "
                    + "nib is registered")
        }
        return ready(element, registry.takeWaiting(key), source, key)
    }

    /// A decoration, which the layout makes.
    final func decoration(_ element: CollectionElement) -> UICollectionReusableView {
        let kind = element.kind ?? ""
        let key = ReuseKey.decoration(kind)
        guard let source = currentLayout.decorations.source(for: key) else {
            trap(
                "the layout \(type(of: currentLayout)) has \(element.brief), for which no class or nib is registered "
                    + "with it")
        }
        return ready(element, currentLayout.decorations.takeWaiting(key), source, key)
    }

    /// A view that has waited, prepared, or a new one.
    private func ready(
        _ element: CollectionElement, _ waiting: UICollectionReusableView?, _ source: CollectionRegistry.Source,
        _ key: ReuseKey
    ) -> UICollectionReusableView {
        let attributes = attributes(of: element)
        if let waiting {
            collectionCounters.viewsReused += 1
            waiting.prepareForReuse()
            (waiting as? UICollectionViewCell)?.setNeedsConfiguration()
            if let attributes { apply(attributes, to: waiting) }
            return waiting
        }
        collectionCounters.viewsMade += 1
        let made = make(source, key, frame: attributes?.frame ?? .zero)
        made.ownReuseIdentifier = key.identifier
        if let attributes { apply(attributes, to: made) }
        return made
    }

    private func make(
        _ source: CollectionRegistry.Source, _ key: ReuseKey, frame: CGRect
    ) -> UICollectionReusableView {
        switch source {
        case .factory(let make): return make(frame)
        case .byClass(let viewClass): return viewClass.init(forReuseFrame: frame)
        case .nib(let nib):
            let objects = nib.instantiate(withOwner: nil, options: nil)
            let found = objects.lazy.compactMap { $0 as? UICollectionReusableView }.first
            guard let made = found, key.kind != nil || made is UICollectionViewCell else {
                trap(
                    "the nib registered for the reuse identifier \"\(key.identifier)\" must hold a "
                        + "\(key.kind == nil ? "UICollectionViewCell" : "UICollectionReusableView") at its top; it "
                        + "holds \(objects.map { "\(type(of: $0))" })")
            }
            return made
        }
    }

    /// Puts a view that is shown no more where it can be found. One that was not dequeued is let go.
    final func putToPool(_ view: UICollectionReusableView, _ element: CollectionElement) {
        guard let identifier = view.ownReuseIdentifier else { return }
        let key = ReuseKey(kind: element.kind, identifier: identifier)
        if element.isDecoration { currentLayout.decorations.put(view, key) } else { registry.put(view, key) }
    }

    /// Gives a view what the layout says. What the view has already is not read: the layout pass would take the view's
    /// frame for something that this view's layout follows from.
    final func apply(_ attributes: UICollectionViewLayoutAttributes, to view: UICollectionReusableView) {
        let transform = attributes.transform
        let way = wayToScroller(of: attributes.element)
        if transform.isIdentity {
            view.transform = .identity
            view.frame = attributes.frame.moved(by: way)
        } else {
            view.transform = transform
            view.bounds = CGRect(origin: untracked { view.bounds.origin }, size: attributes.size)
            view.center = CGPoint(x: attributes.center.x + way.x, y: attributes.center.y + way.y)
        }
        view.alpha = attributes.alpha
        view.isHidden = attributes.isHidden
        view.apply(attributes)
    }
}
