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
        var capture = DocumentCapture(view, DescribedClasses(classes))
        self.init(root: try capture.captured())
    }
}
