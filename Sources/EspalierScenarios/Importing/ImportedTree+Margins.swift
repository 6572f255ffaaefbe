import EspalierNibs
import EspalierViews
import Foundation

extension ImportedTree {
    /// The margins that the file gives views, and what they have of safe areas and superviews. A run finds the rest by
    /// itself, but for the margins that a controller gives its view, and those that views have on the canvas only.
    ///
    /// - Parameter width: of the root.
    mutating func setMargins(_ canvas: InterfaceCanvas, _ options: InterfaceImport.Options, width: CGFloat) {
        for (index, node) in tree.nodes.enumerated() {
            let element = node.element
            if element["insetsLayoutMarginsFromSafeArea"] == "NO" { views[index].insetsMarginsFromSafeArea = false }
            if element["preservesSuperviewLayoutMargins"] == "YES" { views[index].preservesSuperviewMargins = true }
            var own = written(element, canvas.sizeClasses)
            if index == 0 {
                own = rootMargins(element, own, canvas, options, width)
            } else if options.usesCanvas, own == nil, let cell = cell(of: element) {
                own = canvas.cellMargins(cell)
            }
            guard let own else { continue }
            views[index].layoutMargins = UIEdgeInsets(
                top: own.top, left: own.left, bottom: own.bottom, right: own.right)
        }
    }

    /// The cell that an element is, or whose content view it is.
    private func cell(of element: InterfaceElement) -> InterfaceElement? {
        if element.isCell { return element }
        guard element.key == "contentView", let parent = element.parent, parent.isCell else { return nil }
        return parent
    }

    private func rootMargins(
        _ element: InterfaceElement, _ own: InterfaceCanvas.Insets?, _ canvas: InterfaceCanvas,
        _ options: InterfaceImport.Options, _ width: CGFloat
    ) -> InterfaceCanvas.Insets? {
        let controller = element.key == "view" ? element.parent : nil
        let isOfController = controller != nil || !options.usesCanvas && InterfaceScene(element).isOwned
        var least: InterfaceCanvas.Insets?
        if options.usesCanvas {
            // What every view has need not be said.
            least = canvas.margins == .init(top: 8, left: 8, bottom: 8, right: 8) ? nil : canvas.margins
        } else if isOfController, controller?["viewRespectsSystemMinimumLayoutMargins"] != "NO" {
            let side = width >= 414 ? 20.0 : 16
            least = .init(top: 0, left: side, bottom: 0, right: side)
        }
        guard let own, let least else { return own ?? least }
        // A controller does not let its view go below the system's margins.
        guard isOfController else { return own }
        return .init(
            top: max(own.top, least.top), left: max(own.left, least.left), bottom: max(own.bottom, least.bottom),
            right: max(own.right, least.right))
    }

    private func written(
        _ element: InterfaceElement, _ classes: InterfaceSizeClasses
    ) -> InterfaceCanvas.Insets? {
        func numbers(_ child: InterfaceElement, _ names: [String]) -> InterfaceCanvas.Insets? {
            let numbers = names.compactMap { child[$0]?.fileNumber }
            guard numbers.count == 4 else { return nil }
            return .init(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
        }
        if let child = element.part("directionalLayoutMargins", for: classes) {
            let isReversed = element["semanticContentAttribute"] == "forceRightToLeft"
            return numbers(
                child,
                isReversed ? ["top", "trailing", "bottom", "leading"] : ["top", "leading", "bottom", "trailing"])
        }
        return element.part("layoutMargins", for: classes).flatMap { numbers($0, ["top", "left", "bottom", "right"]) }
    }
}
