import EspalierControls
import EspalierText
import EspalierViews
import Foundation

extension UISegmentedControl: PaintedView {
    func paint(on canvas: inout ViewCanvas) {
        let bounds = canvas.bounds
        let isRound = usedDesign == .iOS26
        let radius = isRound ? bounds.height / 2 : 8
        canvas.fill(bounds, radius: radius, .tertiarySystemFill, on: .back)
        let frames = segmentFrames
        for (index, frame) in frames.enumerated() {
            let isSelected = index == selectedSegmentIndex && !isMomentary
            if isSelected {
                let knob = PathData.box(frame.insetBy(dx: 2, dy: 2), radius: radius - (isRound ? 2 : 1))
                canvas.shadow(of: knob)
                let usual: UIColor = canvas.isDark ? .systemGray2 : .white
                canvas.fill(knob, selectedSegmentTintColor ?? usual)
            } else if index > 0, index - 1 != selectedSegmentIndex {
                let ends = [
                    CGPoint(x: frame.minX, y: frame.minY + 8),
                    CGPoint(x: frame.minX, y: max(frame.minY + 8, frame.maxY - 8)),
                ]
                canvas.line(ends, width: 1, .separator)
            }
            let isOn = isEnabled && isEnabledForSegment(at: index)
            let room = frame.insetBy(dx: 4, dy: 0)
            if let title = titleForSegment(at: index) {
                let font = UIFont.systemFont(ofSize: 13, weight: isSelected ? .semibold : .regular)
                canvas.text(title, in: room, font: font, isOn ? .label : .tertiaryLabel)
            } else if let image = imageForSegment(at: index) {
                canvas.image(image, in: room, tint: isOn ? .label : .tertiaryLabel)
            }
        }
    }
}
