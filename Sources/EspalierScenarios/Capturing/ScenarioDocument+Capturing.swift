import EspalierControls
import EspalierLayout
import EspalierViews
import Foundation

extension ScenarioDocument {
    /// Writes a view and all below it as a scenario without steps.
    ///
    ///     let document = try ScenarioDocument(capturing: screen)
    ///     print(document.json())
    ///
    /// Each view is written with its class, name, tag, geometry, autoresizing mask, `isHidden`, `alpha` and text, with
    /// the properties that a scenario gave it, and with the rules that count at the moment. A tree with constraints is
    /// written with those that are active, with its guides, and with what constraints read: content sizes and their
    /// priorities where they are not those of the class, margins, reading direction, and the safe area of the root.
    ///
    /// Running the document gives the same frames, provided that a layout pass has settled the tree; where a window has
    /// rounded the frames of constraints to its pixels, to within half a pixel, as documents round nothing. Superviews
    /// of the view are left out, so rules of the view itself have no effect, nor have constraints that tie it, and
    /// nothing in it, to what is outside. Subviews that a class of its own adds to itself would be there twice.
    ///
    /// An identifier that stands twice, and the name of a guide that a view or another guide has, get a number behind
    /// them, and guides without a name get one.
    ///
    /// - Parameters:
    ///   - view: The view that becomes the root.
    ///   - classes: What classes are called, and which of them have a text.
    /// - Throws: `ScenarioCaptureError` for what a scenario cannot say: a rule with a block or an object as argument,
    ///   or with a view outside the tree; a constraint between a view in the tree and one outside, of the distance
    ///   between two anchors, or to a safe area that a controller adds to; a name that is
    ///   empty or begins with `/`; numbers that are not finite, and priorities below 1.
    /// - Complexity: O(number of views, rules and constraints, and of constraints of views above), and O(depth) for
    ///   each rule argument and constraint.
    public init(
        capturing view: UIView, classes: ScenarioClasses = ScenarioClasses()
    ) throws(ScenarioCaptureError) {
        let capture = try ScenarioCapture(view, classes: classes)
        self.init(root: try capture.tree())
    }
}

/// The work of capturing one tree.
private struct ScenarioCapture {
    let references: ViewReferences
    let classes: ScenarioClasses
    /// Nil for a tree without any.
    let constraints: CapturedConstraints?

    init(_ root: UIView, classes: ScenarioClasses) throws(ScenarioCaptureError) {
        references = ViewReferences(root)
        self.classes = classes
        constraints = try CapturedConstraints(references)
    }

    func tree() throws(ScenarioCaptureError) -> ScenarioTree {
        var tree = ScenarioTree(root: try view(0))
        for number in references.views.indices.dropFirst() {
            tree.append(try view(number), to: references.views[number].parent)
        }
        return tree
    }

    private func view(_ number: Int) throws(ScenarioCaptureError) -> ScenarioView {
        let view = references.views[number].view
        let geometry = view.storedGeometry.documented
        guard geometry.rect.isFinite else {
            throw references.error(number, "its frame is not finite", fix: "lay it out with finite numbers")
        }
        if let name = view.name, name.isEmpty || name.utf8.first == UInt8(ascii: "/") {
            throw references.error(
                number, "the name \(Quoted.text(name)) cannot stand in a scenario",
                fix: "name it otherwise: not empty, and not beginning with '/'")
        }
        // A class of its own may have other values to begin with, so nothing counts as understood there.
        let isPlain = type(of: view) == UIView.self
        var written = ScenarioView()
        written.className = classes.name(of: view)
        written.name = view.name
        written.tag = view.tag
        // The frame without the transform, which is applied to it afterwards.
        written.frame = geometry.rect
        if geometry.boundsOrigin != .zero {
            written.bounds = CGRect(origin: geometry.boundsOrigin, size: geometry.rect.size)
        }
        if !geometry.transform.isIdentity { written.transform = ScenarioTransform(geometry.transform) }
        if !isPlain || !view.autoresizingMask.isEmpty { written.autoresizing = .init(view.autoresizingMask) }
        if !isPlain || view.isHidden { written.hidden = view.isHidden }
        if !isPlain || view.alpha != 1 {
            guard view.alpha.isFinite else {
                throw references.error(number, "its alpha is not finite", fix: "set it to 0 to 1")
            }
            written.alpha = Double(view.alpha)
        }
        written.text = classes.textAccess(of: view)?.get(view)
        try writeFields(number, to: &written)
        written.properties = ScenarioProperties.properties(of: view)
        for source in view.layoutRules.sources { written.rules.append(try rule(source, of: number)) }
        try constraints?.write(number, to: &written, classes)
        return written
    }

    /// Writes the fields of the view's class that a new view of it has otherwise.
    private func writeFields(_ number: Int, to written: inout ScenarioView) throws(ScenarioCaptureError) {
        let view = references.views[number].view
        let fields = ScenarioField.fields(of: type(of: view)) + ScenarioField.ofAllCaptured
        guard !fields.isEmpty, let new = classes.make(written.className) else { return }
        for field in fields {
            guard let owner = field.owner(of: type(of: view)), owner.isCaptured, let value = owner.get(view),
                value != owner.get(new) || view.followsInset(field)
            else { continue }
            guard field.form.allows(value) else {
                throw references.error(
                    number, "its '\(field.key)' cannot stand in a scenario", fix: "set it to what documents may say")
            }
            written.settings[field] = value
        }
        // Rows are written as what they are made of.
        if RowSource.counts(of: view) != nil { RowSource.write(view, to: &written) }
    }

    private func rule(_ source: RuleSource, of number: Int) throws(ScenarioCaptureError) -> ScenarioRule {
        var rule = ScenarioRule(source.text)
        for argument in source.arguments {
            switch argument {
            case .view(let view):
                guard let reference = references.reference(to: view) else {
                    throw references.error(
                        number, rule: source.text, "it measures \(view.brief), which is not in the tree",
                        fix: "capture a view that both are in")
                }
                rule.arguments.append(ScenarioArgument(.view(reference)))
            case .number(let value):
                guard value.isFinite else {
                    throw references.error(
                        number, rule: source.text, "the number \(Quoted.text("\(value)")) cannot stand in a scenario",
                        fix: "use a finite number")
                }
                rule.arguments.append(ScenarioArgument(.number(value)))
            case .function:
                throw references.error(
                    number, rule: source.text, "a block cannot be written down",
                    fix: "use a view or a number as the argument")
            case .provider:
                throw references.error(
                    number, rule: source.text, "an object cannot be written down",
                    fix: "use a view or a number as the argument")
            }
        }
        return rule
    }
}
