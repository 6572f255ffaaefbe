import EspalierControls
import EspalierViews
import Foundation

// How views look: what pictures of the screen draw, and layouts do not ask for.
extension FieldTable {
    /// What every view has. Layers are read where there are some, and never made by reading.
    mutating func addLook() {
        let uses: ScenarioField.Uses = [.written, .set]
        add("backgroundColor", .color, \UIView.backgroundColor, .ofClass, uses)
        // A tint that is inherited is nothing that the view says.
        add("tintColor", .color, .ofClass, uses) { (view: UIView) in
            .some(view.ownTintColor)
        } set: {
            $0.tintColor = $1
        }
        add("clipsToBounds", .boolean, \UIView.clipsToBounds, .ofClass, uses)
        addLayer("cornerRadius", FieldForm<CGFloat>.points.within(.length), \.cornerRadius, 0)
        addLayer("borderWidth", FieldForm<CGFloat>.points.within(.length), \.borderWidth, 0)
        addLayer("borderColor", .layerColor, \.borderColor, .black)
        addLayer("shadowColor", .layerColor, \.shadowColor, .black)
        addLayer("shadowOpacity", FieldForm<Float>.float.within(.share), \.shadowOpacity, 0)
        addLayer(
            "shadowOffset",
            FieldForm<CGSize>.size.within(.limited(.size, -ScenarioForm.greatest...ScenarioForm.greatest)),
            \.shadowOffset, CGSize(width: 0, height: -3))
        addLayer("shadowRadius", FieldForm<CGFloat>.points.within(.length), \.shadowRadius, 3)
    }

    /// - Parameter usual: what a layer has that was just made.
    private mutating func addLayer<Value>(
        _ key: String, _ form: FieldForm<Value>, _ keyPath: ReferenceWritableKeyPath<CALayer, Value> & Sendable,
        _ usual: Value
    ) where Value: Sendable {
        add("layer.\(key)", form, .ofClass, [.written, .set]) { (view: UIView) in
            view.existingLayer.map { $0[keyPath: keyPath] } ?? usual
        } set: {
            $0.layer[keyPath: keyPath] = $1
        }
    }

    /// Colours of texts, behind what else is said of them.
    mutating func addTextColors() {
        let uses: ScenarioField.Uses = [.written, .set]
        add("textColor", .color, .ofClass, uses) { (view: UILabel) in
            .some(view.textColor)
        } set: {
            $0.textColor = $1 ?? .label
        }
        add("textColor", .color, \UITextField.textColor, .ofClass, uses)
        add("textColor", .color, \UITextView.textColor, .ofClass, uses)
        add("titleColor", .color, .ofClass, uses) { (view: UIButton) in
            .some(view.titleColor(for: .normal))
        } set: {
            $0.setTitleColor($1, for: .normal)
        }
    }
}

extension FieldForm where Value == UIColor? {
    /// Null is none.
    static var color: FieldForm {
        FieldForm(.color) {
            if case .color(let color) = $0 { .some(color?.value) } else { nil }
        } write: {
            .color($0.map { ScenarioColor($0) })
        }
    }
}

extension FieldForm where Value == CGColor? {
    /// Of a layer, which has the colour that the view has at the moment.
    static var layerColor: FieldForm {
        FieldForm(.color) {
            if case .color(let color) = $0 { .some(color?.value.cgColor) } else { nil }
        } write: {
            .color($0.map { ScenarioColor(UIColor(cgColor: $0)) })
        }
    }
}
