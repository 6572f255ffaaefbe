import EspalierViews
import Foundation

/// A control with a value that goes up and down by steps.
open class UIStepper: UIControl {
    static let valueProperty = StoredProperty<UIStepper, Double>(default: 0)
    static let minimumProperty = StoredProperty<UIStepper, Double>(default: 0)
    static let maximumProperty = StoredProperty<UIStepper, Double>(default: 100)
    static let stepProperty = StoredProperty<UIStepper, Double>(default: 1)
    static let wrapsProperty = StoredProperty<UIStepper, Bool>(default: false)

    static let stepperKeys = [
        ObservableKey("value", \UIStepper.value, stored: valueProperty),
        ObservableKey("minimumValue", \UIStepper.minimumValue, stored: minimumProperty),
        ObservableKey("maximumValue", \UIStepper.maximumValue, stored: maximumProperty),
        ObservableKey("stepValue", \UIStepper.stepValue, stored: stepProperty),
        ObservableKey("wraps", \UIStepper.wraps, stored: wrapsProperty),
    ]

    /// Those of a control, the value, its range, `stepValue` and `wraps`.
    open override class var observableKeys: [ObservableKey] { super.observableKeys + stepperKeys }

    /// Makes a stepper of that frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Makes a stepper from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The value, from `minimumValue` to `maximumValue`; what is beyond is set to the nearer end. 0 by default. Setting
    /// it sends no actions.
    /// - Precondition: the value is not NaN.
    open var value: Double {
        get { self[stored: Self.valueProperty] }
        set {
            check(newValue, "value")
            self[stored: Self.valueProperty] = min(max(newValue, minimumValue), maximumValue)
        }
    }

    /// The least value. 0 by default. The value follows. A maximum that is not above it becomes it: UIKit refuses such
    /// a minimum, which whoever sets the two in the other order would run into.
    /// - Precondition: the value is not NaN.
    open var minimumValue: Double {
        get { self[stored: Self.minimumProperty] }
        set {
            check(newValue, "minimumValue")
            self[stored: Self.minimumProperty] = newValue
            if maximumValue < newValue { self[stored: Self.maximumProperty] = newValue }
            clampValue()
        }
    }

    /// The greatest value. 100 by default. The value follows. A minimum above it becomes it.
    /// - Precondition: the value is not NaN.
    open var maximumValue: Double {
        get { self[stored: Self.maximumProperty] }
        set {
            check(newValue, "maximumValue")
            self[stored: Self.maximumProperty] = newValue
            if minimumValue > newValue { self[stored: Self.minimumProperty] = newValue }
            clampValue()
        }
    }

    /// How far a step goes. 1 by default.
    /// - Precondition: above 0.
    open var stepValue: Double {
        get { self[stored: Self.stepProperty] }
        set {
            guard newValue > 0 else { trap("UIStepper: stepValue must be above 0: \(newValue)") }
            self[stored: Self.stepProperty] = newValue
        }
    }

    /// Whether a step beyond an end leads to the other one. False by default.
    open var wraps: Bool {
        get { self[stored: Self.wrapsProperty] }
        set { self[stored: Self.wrapsProperty] = newValue }
    }

    /// Whether holding goes on stepping: each half second of the window's clock. True by default.
    open var autorepeat = true
    /// Whether every step sends actions, and not only the last one. True by default.
    open var isContinuous = true

    /// Does a step up, or down, as a tap does: sends `.valueChanged` if the value changes. Nothing while disabled.
    public final func step(up: Bool) {
        if isEnabled && change(up: up) { sendActions(for: .valueChanged) }
    }

    private func change(up: Bool) -> Bool {
        let old = value
        var new = up ? old + stepValue : old - stepValue
        if new > maximumValue { new = wraps ? minimumValue : maximumValue }
        if new < minimumValue { new = wraps ? maximumValue : minimumValue }
        value = new
        return value != old
    }

    // MARK: Touches

    private static let repeatTime: TimeInterval = 0.5
    private final var repeating: ClockEntry?
    /// Whether a step was done that no action was sent for yet.
    private final var owesAction = false

    /// Steps down in the left half, up in the right half, and goes on where it repeats.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard super.beginTracking(touch, with: event) else { return false }
        stepByTouch(up: touch.location(in: self).x >= bounds.midX)
        return true
    }

    /// Ends stepping.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        endStepping()
    }

    /// Ends stepping.
    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        endStepping()
    }

    private func stepByTouch(up: Bool) {
        if change(up: up) {
            if isContinuous { sendActions(for: .valueChanged) } else { owesAction = true }
        }
        guard autorepeat else { return }
        repeating = whenAnimationEnds(after: Self.repeatTime) { [weak self] in self?.stepByTouch(up: up) }
    }

    private func endStepping() {
        repeating?.cancel()
        repeating = nil
        if owesAction { sendActions(for: .valueChanged) }
        owesAction = false
    }

    override var keepsTaps: Bool { true }

    /// (94, 32), or (94, 29) up to iOS 12.
    open override var intrinsicContentSize: CGSize { usedDesign.stepperSize }

    /// The same as `intrinsicContentSize`, whatever the given size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { usedDesign.stepperSize }

    private func clampValue() {
        let clamped = min(max(value, minimumValue), maximumValue)
        if clamped != value { self[stored: Self.valueProperty] = clamped }
    }

    private func check(_ number: Double, _ what: String) {
        if number.isNaN { trap("UIStepper: \(what) set to NaN") }
    }
}
