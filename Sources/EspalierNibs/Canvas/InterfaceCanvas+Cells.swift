extension InterfaceCanvas {
    /// From which version on a cell's margins are what they are since: 11 above and below.
    private static let wideMargins = 13000.0
    /// From which version on the screen decides about those at the sides, and not the cell.
    private static let marginsByScreen = 14800.0
    /// From which version on there are 15 above and below on devices without a home button.
    private static let highMargins = 23504.0
    /// The narrowest cell at the top of a nib that is known with the sides of a wide screen.
    private static let leastWidth = 320.0

    /// The margins of a cell of a table and of its content on the canvas, where it has none of its own; nil for other
    /// views.
    package func cellMargins(_ cell: InterfaceElement) -> Insets? {
        guard cell.name == "tableViewCell", cell.child(key: "layoutMargins") == nil else { return nil }
        if device.tools < Self.wideMargins { return Insets(top: 8, left: 8, bottom: 8, right: 8) }
        let above = device.tools >= Self.highMargins && !device.hasHomeButton ? 15.0 : 11
        let side = hasWideSides(cell) ? 20.0 : 16
        let hasAccessory = (cell["accessoryType"] ?? "none") != "none"
        return Insets(top: above, left: side, bottom: above, right: hasAccessory ? 8 : side)
    }

    private func hasWideSides(_ cell: InterfaceElement) -> Bool {
        let width = cell.frame?.finiteRectangle?.width ?? 0
        if device.tools < Self.marginsByScreen { return width >= 414 }
        return device.size.width >= 390 && (!cell.isAtTop || width >= Self.leastWidth)
    }
}
