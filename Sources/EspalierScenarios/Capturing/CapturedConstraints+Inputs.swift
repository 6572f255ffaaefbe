import EspalierViews
import Foundation

// What constraints read of views.
extension CapturedConstraints {
    /// Writes what constraints read of a view, where a new view of its class would not have it.
    func writeInputs(
        _ number: Int, to written: inout ScenarioView, _ classes: ScenarioClasses
    ) throws(ScenarioCaptureError) {
        let view = references.views[number].view
        let new = Self.newView(as: written, classes)
        // A stack view gives its views their frames, in a document as well, where none are arranged.
        let isItem = !view.translatesAutoresizingMaskIntoConstraints && !view.isArranged
        if isItem {
            written.translatesAutoresizing = false
        } else if !written.isPlacedByItself || !new.translatesAutoresizingMaskIntoConstraints {
            written.translatesAutoresizing = true
        }
        if isItem {
            writeWish(of: view, new, to: &written)
            written.hugging = try priorities(number, new) { $0.contentHuggingPriority(for: $1) }
            written.compressionResistance = try priorities(number, new) {
                $0.contentCompressionResistancePriority(for: $1)
            }
        }
        let content = view.writtenSemanticContent
        if content != new.writtenSemanticContent { written.semanticContent = content }
        try writeMargins(number, new, to: &written)
    }

    /// A view as the document makes it, before it says anything of constraints.
    private static func newView(as written: ScenarioView, _ classes: ScenarioClasses) -> UIView {
        let new = classes.make(written) ?? UIView()
        new.frame = written.frame
        for entry in written.settings.entries where entry.field.isOfSome {
            _ = classes.owner(of: entry.field, new)?.set?(new, entry.value)
        }
        return new
    }

    private func writeWish(of view: UIView, _ new: UIView, to written: inout ScenarioView) {
        let wish = ScenarioContentSize(view.documentContentSize ?? view.intrinsicContentSize)
        if view.documentContentSize == nil, wish == ScenarioContentSize(new.intrinsicContentSize) { return }
        written.intrinsicContentSize = wish
    }

    private func priorities(
        _ number: Int, _ new: UIView, _ read: (UIView, NSLayoutConstraint.Axis) -> UILayoutPriority
    ) throws(ScenarioCaptureError) -> ScenarioPriorities? {
        let view = references.views[number].view
        func pair(_ view: UIView) -> ScenarioPriorities {
            ScenarioPriorities(
                horizontal: Double(read(view, .horizontal).rawValue), vertical: Double(read(view, .vertical).rawValue))
        }
        let priorities = pair(view)
        if priorities == pair(new) { return nil }
        for priority in priorities.numbers where !(1...1000).contains(priority) {
            throw references.error(
                number, "the priority \(priority) of its content cannot stand in a scenario", fix: "set it to 1 to 1000"
            )
        }
        return priorities
    }

    /// Margins of a document have its safe area on top.
    private func writeMargins(
        _ number: Int, _ new: UIView, to written: inout ScenarioView
    ) throws(ScenarioCaptureError) {
        let margins = references.views[number].view.layoutMargins
        let safeArea = safeAreas[number]
        guard (ScenarioInsets(margins).numbers + ScenarioInsets(safeArea).numbers).allSatisfy(\.isFinite) else {
            throw references.error(
                number, "its margins or its safe area are not finite", fix: "set them to finite numbers")
        }
        if number == 0, safeArea != .zero { written.safeAreaInsets = ScenarioInsets(safeArea) }
        let added = references.views[number].view.insetsLayoutMarginsFromSafeArea ? safeArea : .zero
        if margins == new.layoutMargins.adding(added) { return }
        written.layoutMargins = ScenarioInsets(margins.adding(added, times: -1))
    }
}

extension ViewReferences {
    /// The safe area that each view has in a document whose root has the one that it has now: its part of that of its
    /// superview.
    var documentSafeAreas: [UIEdgeInsets] {
        var areas = [views[0].view.safeAreaInsets]
        areas.reserveCapacity(views.count)
        for (view, parent) in views.dropFirst() {
            areas.append(areas[parent] == .zero ? .zero : view.part(of: areas[parent], views[parent].view))
        }
        return areas
    }
}

extension UIView {
    /// The part of a superview's safe area that covers the view.
    fileprivate final func part(of above: UIEdgeInsets, _ superview: UIView) -> UIEdgeInsets {
        let (outer, inner) = (superview.storedGeometry, storedGeometry.rect)
        let left = inner.origin.x - outer.boundsOrigin.x
        let top = inner.origin.y - outer.boundsOrigin.y
        let absorbed = superview.absorbedSafeAreaEdges
        func part(_ inset: CGFloat, beyond distance: CGFloat, _ edge: UIRectEdge) -> CGFloat {
            absorbed.contains(edge) ? 0 : min(max(inset - distance, 0), inset)
        }
        return UIEdgeInsets(
            top: part(above.top, beyond: top, .top), left: part(above.left, beyond: left, .left),
            bottom: part(above.bottom, beyond: outer.rect.size.height - (top + inner.size.height), .bottom),
            right: part(above.right, beyond: outer.rect.size.width - (left + inner.size.width), .right))
    }

    /// The reading direction as a document writes it: forced, where that of the tree turns what has none of its own.
    fileprivate final var writtenSemanticContent: ScenarioSemanticContent {
        let content = semanticContentAttribute
        if content == .unspecified, effectiveUserInterfaceLayoutDirection == .rightToLeft { return .forceRightToLeft }
        return ScenarioSemanticContent(content)
    }
}

extension UIEdgeInsets {
    fileprivate func adding(_ other: UIEdgeInsets, times factor: CGFloat = 1) -> UIEdgeInsets {
        UIEdgeInsets(
            top: top + factor * other.top, left: left + factor * other.left, bottom: bottom + factor * other.bottom,
            right: right + factor * other.right)
    }
}

extension ScenarioContentSize {
    /// A wish that is negative or no finite number is none.
    package init(_ size: CGSize) {
        func wish(_ length: CGFloat) -> Double? { length.isFinite && length >= 0 ? Double(length) : nil }
        self.init(width: wish(size.width), height: wish(size.height))
    }
}
