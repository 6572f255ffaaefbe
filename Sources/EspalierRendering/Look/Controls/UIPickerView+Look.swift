import EspalierControls
import EspalierText
import EspalierViews
import Foundation

extension UIPickerView: PaintedView {
    func paint(on canvas: inout ViewCanvas) {
        let bounds = canvas.bounds
        let wheels = 0..<numberOfComponents
        let sizes = wheels.map { rowSize(forComponent: $0) }
        let width = sizes.reduce(0) { $0 + $1.width }
        canvas.wheelBand(height: sizes.first?.height ?? 32)
        var x = bounds.midX - width / 2
        for (wheel, size) in zip(wheels, sizes) {
            let selected = selectedRow(inComponent: wheel)
            let reach = max(1, Int((bounds.height / 2 / max(size.height, 1)).rounded(.down)))
            for row in max(0, selected - reach)..<max(0, min(numberOfRows(inComponent: wheel), selected + reach + 1)) {
                guard let title = (view(forRow: row, forComponent: wheel) as? UILabel)?.text else { continue }
                let middle = bounds.midY + CGFloat(row - selected) * size.height
                canvas.wheelText(
                    title, in: CGRect(x: x, y: middle - size.height / 2, width: size.width, height: size.height),
                    distance: abs(row - selected))
            }
            x += size.width
        }
    }
}

extension ViewCanvas {
    /// What the selected row of a wheel stands on.
    mutating func wheelBand(height: CGFloat) {
        let band = CGRect(x: bounds.minX, y: bounds.midY - height / 2, width: bounds.width, height: height)
        fill(band.insetBy(dx: 9, dy: 0), radius: 8, .tertiarySystemFill)
    }

    /// A row of a wheel, paler the further it is from the selected one.
    mutating func wheelText(_ text: String, in room: CGRect, distance: Int) {
        let color: UIColor = distance == 0 ? .label : distance == 1 ? .secondaryLabel : .tertiaryLabel
        self.text(text, in: room, font: .systemFont(ofSize: 21), color)
    }
}
