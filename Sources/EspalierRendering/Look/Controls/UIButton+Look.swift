import EspalierControls
import EspalierViews
import Foundation

extension UIButton: PaintedView {
    func paint(on canvas: inout ViewCanvas) {
        let bounds = canvas.bounds
        if let configuration {
            if let color = background(of: configuration, canvas) {
                canvas.fill(bounds, radius: radius(of: configuration, bounds), color, on: .back)
            }
            if configuration.showsActivityIndicator, let view = subviews.first(where: { $0 is UIImageView }) {
                canvas.spokes(in: view.frame, color: shownTitleColor)
            }
        } else if let image = currentBackgroundImage {
            canvas.draw(
                image, in: backgroundRect(forBounds: bounds), isTemplate: image.renderingMode == .alwaysTemplate,
                isSliced: true, on: .back)
        }
    }

    private func background(of configuration: Configuration, _ canvas: ViewCanvas) -> UIColor? {
        let base = configuration.baseBackgroundColor
        switch configuration.style {
        case .plain, .borderless: return base
        case .filled, .borderedProminent: return isEnabled ? base ?? canvas.tint : .tertiarySystemFill
        case .tinted, .borderedTinted:
            return isEnabled ? (base ?? canvas.tint).withAlphaComponent(0.18) : .quaternarySystemFill
        case .gray, .bordered: return base ?? .tertiarySystemFill
        }
    }

    private func radius(of configuration: Configuration, _ bounds: CGRect) -> CGFloat {
        switch configuration.cornerStyle {
        case .capsule: return bounds.height / 2
        case .small: return 4
        case .large: return 12
        case .medium: return 8
        case .fixed: return 5.95
        case .dynamic:
            return usedDesign == .iOS26 ? bounds.height / 2 : configuration.buttonSize == .large ? 8.75 : 5.95
        }
    }
}
