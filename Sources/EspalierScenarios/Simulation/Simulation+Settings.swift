import EspalierViews
import Foundation

extension Simulation {
    /// Sets a property of a view through its public setter.
    func set(_ setting: ScenarioSetting, of view: UIView) throws(ScenarioRunError) {
        let part = setting.keyPath.part
        switch (setting.keyPath.property, setting.value) {
        case (.frame, let value): view.frame = try finite(view.frame.replacing(part, by: value))
        case (.bounds, let value): view.bounds = try finite(view.bounds.replacing(part, by: value))
        case (.center, let value): view.center = view.center.replacing(part, by: value)
        case (.transform, let value): view.transform = view.transform.replacing(part, by: value)
        case (.tag, .integer(let tag)): view.tag = tag
        case (.name, .name(let name)): view.name = name
        case (.hidden, .boolean(let hidden)): view.isHidden = hidden
        case (.alpha, .number(let alpha)): view.alpha = CGFloat(alpha)
        case (.text, .text(let text)):
            guard let access = classes.textAccess(of: view) else {
                throw error(
                    stepMark, key: "keyPath", "the class '\(classes.name(of: view))' has no text",
                    fix: ScenarioDocument.textFix(classes))
            }
            access.set(view, text)
        case (.autoresizing, .autoresizing(let options)): view.autoresizingMask = .init(options)
        case (.hugging, .priorities(let priorities)): view.setHugging(priorities)
        case (.compressionResistance, .priorities(let priorities)): view.setResistance(priorities)
        case (.layoutMargins, .insets(let insets)): view.layoutMargins = UIEdgeInsets(insets)
        case (.intrinsicContentSize, .contentSize(let size)): view.documentContentSize = CGSize(size)
        case (.translatesAutoresizingMaskIntoConstraints, .boolean(let translates)):
            view.translatesAutoresizingMaskIntoConstraints = translates
        case (.stored(let name), .any(let value)): properties.set(name, of: view, to: value)
        default:
            // A document that was read has none; one that was put together may.
            throw error(
                stepMark, key: "value", "the value is of the wrong kind for '\(setting.keyPath)'",
                fix: "give a value of the kind of the key path")
        }
        try checkGeometry(of: view, at: stepMark)
    }

    private func finite(_ rect: CGRect) throws(ScenarioRunError) -> CGRect {
        if rect.isFinite { return rect }
        throw error(stepMark, "the frame of the view is not finite", fix: "set the whole frame")
    }
}

// A whole, or one part of it, replaced by a value. Values of other kinds than the part's change nothing.
extension CGRect {
    fileprivate func replacing(_ part: ScenarioKeyPath.Part?, by value: ScenarioSetting.Value) -> CGRect {
        var rect = self
        switch (part, value) {
        case (nil, .rectangle(let new)): rect = new
        case (.origin, .point(let new)): rect.origin = new
        case (.originX, .number(let new)): rect.origin.x = new
        case (.originY, .number(let new)): rect.origin.y = new
        case (.size, .size(let new)): rect.size = new
        case (.width, .number(let new)): rect.size.width = new
        case (.height, .number(let new)): rect.size.height = new
        default: break
        }
        return rect
    }
}

extension CGPoint {
    fileprivate func replacing(_ part: ScenarioKeyPath.Part?, by value: ScenarioSetting.Value) -> CGPoint {
        switch (part, value) {
        case (nil, .point(let new)): new
        case (.x, .number(let new)): CGPoint(x: CGFloat(new), y: y)
        case (.y, .number(let new)): CGPoint(x: x, y: CGFloat(new))
        default: self
        }
    }
}

extension CGAffineTransform {
    fileprivate func replacing(_ part: ScenarioKeyPath.Part?, by value: ScenarioSetting.Value) -> CGAffineTransform {
        var transform = self
        switch (part, value) {
        case (nil, .transform(let new)): transform = CGAffineTransform(new)
        case (.a, .number(let new)): transform.a = new
        case (.b, .number(let new)): transform.b = new
        case (.c, .number(let new)): transform.c = new
        case (.d, .number(let new)): transform.d = new
        case (.tx, .number(let new)): transform.tx = new
        case (.ty, .number(let new)): transform.ty = new
        default: break
        }
        return transform
    }
}
