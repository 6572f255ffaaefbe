import EspalierControls
import EspalierViews
import Foundation

extension UIImageView: PaintedView {
    func paint(on canvas: inout ViewCanvas) {
        guard let image = shownImage, image.size.width > 0, image.size.height > 0 else { return }
        let template = usualTemplate(canvas)
        let isTemplate = image.renderingMode == .alwaysTemplate || image.renderingMode == .automatic && template.is
        canvas.draw(
            image, in: contentMode.frame(of: image.size, in: canvas.bounds), isTemplate: isTemplate,
            color: template.color, isSliced: contentMode == .scaleToFill || contentMode == .redraw)
    }

    /// Whether images that do not say it are templates, and in which colour where it is not the tint.
    private func usualTemplate(_ canvas: ViewCanvas) -> (is: Bool, color: UIColor?) {
        switch superview {
        case let button as UIButton:
            return (button.buttonType != .custom || button.configuration != nil, button.shownTitleColor)
        case let button as UIControl where button.superview is UITabBar:
            let bar = button.superview as? UITabBar
            return (true, button.isSelected ? canvas.tint : bar?.unselectedItemTintColor ?? .secondaryLabel)
        default: return (false, nil)
        }
    }
}

extension UIView.ContentMode {
    /// Where a content of that size lies.
    func frame(of size: CGSize, in bounds: CGRect) -> CGRect {
        func scaled(_ factor: CGFloat) -> CGRect {
            placed(CGSize(width: size.width * factor, height: size.height * factor))
        }
        func placed(_ size: CGSize, _ x: CGFloat = 0.5, _ y: CGFloat = 0.5) -> CGRect {
            CGRect(
                x: bounds.minX + (bounds.width - size.width) * x, y: bounds.minY + (bounds.height - size.height) * y,
                width: size.width, height: size.height)
        }
        switch self {
        case .scaleToFill, .redraw: return bounds
        case .scaleAspectFit: return scaled(min(bounds.width / size.width, bounds.height / size.height))
        case .scaleAspectFill: return scaled(max(bounds.width / size.width, bounds.height / size.height))
        case .center: return placed(size)
        case .top: return placed(size, 0.5, 0)
        case .bottom: return placed(size, 0.5, 1)
        case .left: return placed(size, 0, 0.5)
        case .right: return placed(size, 1, 0.5)
        case .topLeft: return placed(size, 0, 0)
        case .topRight: return placed(size, 1, 0)
        case .bottomLeft: return placed(size, 0, 1)
        case .bottomRight: return placed(size, 1, 1)
        }
    }
}
