import EspalierViews
import Foundation

// Reading what a document sets.
extension UIView {
    /// The value that a key path leads to, in the form in which a document sets it; nil for a text that the view does
    /// not have.
    func value(
        _ keyPath: ScenarioKeyPath, properties: ScenarioProperties, classes: ScenarioClasses
    ) -> ScenarioSetting.Value? {
        let part = keyPath.part
        switch keyPath.property {
        case .frame: return frame.value(part)
        case .bounds: return bounds.value(part)
        case .center: return center.value(part)
        case .transform: return transform.value(part)
        case .tag: return .integer(tag)
        case .name: return .name(name)
        case .hidden: return .boolean(isHidden)
        case .alpha: return .number(Double(alpha))
        case .text: return classes.textAccess(of: self)?.get(self).map { .text($0) }
        case .autoresizing: return .autoresizing(.init(autoresizingMask))
        // Steps set these; nobody can observe or measure them.
        case .hugging, .compressionResistance, .layoutMargins, .intrinsicContentSize,
            .translatesAutoresizingMaskIntoConstraints:
            return nil
        case .stored(let name): return .any(properties.value(name, of: self))
        }
    }

    /// The number that a key path leads to; nil where it leads to none.
    func number(_ keyPath: ScenarioKeyPath, properties: ScenarioProperties, classes: ScenarioClasses) -> Double? {
        switch value(keyPath, properties: properties, classes: classes) {
        case .number(let number): number
        case .integer(let integer): Double(integer)
        case .any(.number(let number)): number
        default: nil
        }
    }
}

// A whole, or one part of it.
extension CGRect {
    fileprivate func value(_ part: ScenarioKeyPath.Part?) -> ScenarioSetting.Value? {
        switch part {
        case nil: .rectangle(self)
        case .origin: .point(origin)
        case .size: .size(size)
        case .originX: .number(Double(origin.x))
        case .originY: .number(Double(origin.y))
        case .width: .number(Double(size.width))
        case .height: .number(Double(size.height))
        default: nil
        }
    }
}

extension CGPoint {
    fileprivate func value(_ part: ScenarioKeyPath.Part?) -> ScenarioSetting.Value? {
        switch part {
        case nil: .point(self)
        case .x: .number(Double(x))
        case .y: .number(Double(y))
        default: nil
        }
    }
}

extension CGAffineTransform {
    fileprivate func value(_ part: ScenarioKeyPath.Part?) -> ScenarioSetting.Value? {
        switch part {
        case nil: .transform(ScenarioTransform(self))
        case .a: .number(Double(a))
        case .b: .number(Double(b))
        case .c: .number(Double(c))
        case .d: .number(Double(d))
        case .tx: .number(Double(tx))
        case .ty: .number(Double(ty))
        default: nil
        }
    }
}
