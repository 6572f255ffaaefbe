import EspalierViews
import Foundation

// Reading what a document sets.
extension UIView {
    /// The value that a key path leads to, in the form in which a document sets it; nil for what the view does
    /// not have.
    func value(
        _ keyPath: ScenarioKeyPath, properties: ScenarioProperties, classes: ScenarioClasses
    ) -> ScenarioSetting.Value? {
        switch keyPath.property {
        case .field(let field): classes.owner(of: field, self)?.get(self)?.part(keyPath.part)
        case .stored(let name): .any(properties.value(name, of: self))
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
