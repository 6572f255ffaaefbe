import EspalierNibs

extension ImportedTree {
    /// The margins that the file gives views, those of a root and of cells, and those that views take over from their
    /// superviews, as they are with the frames of the file.
    mutating func setMargins(_ canvas: InterfaceCanvas) {
        let usual = InterfaceCanvas.Insets(top: 8, left: 8, bottom: 8, right: 8)
        var margins = Array(repeating: usual, count: views.count)
        for (index, node) in tree.nodes.enumerated() {
            let element = node.element
            var own = written(element) ?? usual
            if index == 0 {
                own = rootMargins(element, canvas)
            } else if let cell = cell(of: element), written(element) == nil, let found = canvas.cellMargins(cell) {
                own = found
            }
            if node.parent >= 0, element["preservesSuperviewLayoutMargins"] == "YES" {
                own = raised(own, element, inside: margins[node.parent], of: tree.nodes[node.parent].element)
            }
            margins[index] = own
            // Cells have other margins where nothing is said.
            if own == usual, cell(of: element)?.name != "tableViewCell" { continue }
            views[index].layoutMargins = ScenarioInsets(
                top: own.top, left: own.left, bottom: own.bottom, right: own.right)
        }
    }

    /// The cell that an element is, or whose content view it is.
    private func cell(of element: InterfaceElement) -> InterfaceElement? {
        if element.isCell { return element }
        guard element.key == "contentView", let parent = element.parent, parent.isCell else { return nil }
        return parent
    }

    private func rootMargins(_ element: InterfaceElement, _ canvas: InterfaceCanvas) -> InterfaceCanvas.Insets {
        guard let own = written(element) else { return canvas.margins }
        // A controller does not let its view go below the system's margins.
        guard element.key == "view" else { return own }
        return .init(
            top: max(own.top, canvas.margins.top), left: max(own.left, canvas.margins.left),
            bottom: max(own.bottom, canvas.margins.bottom), right: max(own.right, canvas.margins.right))
    }

    private func written(_ element: InterfaceElement) -> InterfaceCanvas.Insets? {
        func numbers(_ child: InterfaceElement, _ names: [String]) -> InterfaceCanvas.Insets? {
            let numbers = names.compactMap { child[$0]?.fileNumber }
            guard numbers.count == 4 else { return nil }
            return .init(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
        }
        if let child = element.child(key: "directionalLayoutMargins") {
            let isReversed = element["semanticContentAttribute"] == "forceRightToLeft"
            return numbers(
                child,
                isReversed ? ["top", "trailing", "bottom", "leading"] : ["top", "leading", "bottom", "trailing"])
        }
        return element.child(key: "layoutMargins").flatMap { numbers($0, ["top", "left", "bottom", "right"]) }
    }

    private func raised(
        _ own: InterfaceCanvas.Insets, _ element: InterfaceElement, inside above: InterfaceCanvas.Insets,
        of outer: InterfaceElement
    ) -> InterfaceCanvas.Insets {
        guard let frame = element.frame?.finiteRectangle, let space = outer.frame?.finiteRectangle else { return own }
        let below = Double(space.height - frame.maxY)
        let beside = Double(space.width - frame.maxX)
        return InterfaceCanvas.Insets(
            top: max(own.top, above.top - Double(frame.minY)), left: max(own.left, above.left - Double(frame.minX)),
            bottom: max(own.bottom, above.bottom - below), right: max(own.right, above.right - beside))
    }
}
