import EspalierControls
import EspalierViews
import Foundation

extension UISlider: PaintedView {
    func paint(on canvas: inout ViewCanvas) {
        let bounds = canvas.bounds
        let track = trackRect(forBounds: bounds)
        let thumb = thumbRect(forBounds: bounds, trackRect: track, value: value)
        canvas.fill(track, radius: track.height / 2, maximumTrackTintColor ?? .systemFill)
        let done = CGRect(x: track.minX, y: track.minY, width: max(0, thumb.midX - track.minX), height: track.height)
        canvas.fill(done, radius: track.height / 2, minimumTrackTintColor ?? canvas.tint)
        let isWide = usedDesign == .iOS26
        let size = isWide ? CGSize(width: 38, height: 24) : CGSize(width: 27, height: 27)
        let x = min(max(thumb.midX - size.width / 2, bounds.minX), bounds.maxX - size.width)
        let knob = PathData.box(
            CGRect(x: x, y: thumb.midY - size.height / 2, width: size.width, height: size.height),
            radius: size.height / 2)
        canvas.shadow(of: knob)
        canvas.fill(knob, thumbTintColor ?? .white)
        if let image = minimumValueImage { canvas.image(image, in: minimumValueImageRect(forBounds: bounds)) }
        if let image = maximumValueImage { canvas.image(image, in: maximumValueImageRect(forBounds: bounds)) }
    }
}
