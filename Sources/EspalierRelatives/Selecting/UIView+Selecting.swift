import EspalierViews

extension UIView {
    /// The views that a selector means, looked for from this view on.
    ///
    ///     let fields = try form.views(matching: "UITextField[isHidden=false]")
    ///     let cell = try label.views(matching: "<< UITableViewCell:first").first
    ///
    /// The first step looks below the view, unless it says otherwise. The view itself is found where a step leads back to
    /// it.
    ///
    /// - Parameter text: as ``ViewSelector`` describes it. To use it often, keep a ``ViewSelector``.
    /// - Returns: each view once, in the depth-first order of the tree, whatever the order of the selector.
    /// - Throws: ``ViewSelectorError`` for a mistake in the text; nothing is looked for then.
    /// - Complexity: O(length of the text), and that of ``views(matching:)-(ViewSelector)``.
    public final func views(matching text: String) throws(ViewSelectorError) -> [UIView] {
        views(matching: try ViewSelector(text))
    }

    /// The views that a selector means, looked for from this view on.
    ///
    /// - Returns: each view once, in the depth-first order of the tree.
    /// - Complexity: O(views of the tree) for each step at most. Where asking often has made an index of the tags, names
    ///   or classes that a step names, it looks at the fewest views that any of these indexes leaves.
    public final func views(matching selector: ViewSelector) -> [UIView] {
        SelectorSearch(from: self).views(selector)
    }

    /// The views that a selector means, whose keys a caller may know besides the properties of classes.
    package final func views(matching selector: ViewSelector, _ values: any SelectorValues) -> [UIView] {
        SelectorSearch(from: self, values).views(selector)
    }
}
