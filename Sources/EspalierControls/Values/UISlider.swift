import EspalierViews
import Foundation

/// A control with a value from a range.
open class UISlider: UIControl {
    static let valueProperty = StoredProperty<UISlider, Float>(default: 0)
    static let minimumProperty = StoredProperty<UISlider, Float>(default: 0)
    static let maximumProperty = StoredProperty<UISlider, Float>(default: 1)
    static let isContinuousProperty = StoredProperty<UISlider, Bool>(default: true)

    static let sliderKeys = [
        ObservableKey("value", \UISlider.value, stored: valueProperty),
        ObservableKey("minimumValue", \UISlider.minimumValue, stored: minimumProperty),
        ObservableKey("maximumValue", \UISlider.maximumValue, stored: maximumProperty),
        ObservableKey("isContinuous", \UISlider.isContinuous, stored: isContinuousProperty),
    ]
    /// The side of what is moved, in points.
    private static let thumbSide: CGFloat = 31
    private static let trackHeight: CGFloat = 4

    /// Those of a control, the value and its range.
    open override class var observableKeys: [ObservableKey] { super.observableKeys + sliderKeys }

    /// Makes a slider of that frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Makes a slider from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The value, from `minimumValue` to `maximumValue`; what is beyond is set to the nearer end. 0 by default. Setting
    /// it sends no actions.
    /// - Precondition: the value is not NaN.
    open var value: Float {
        get { self[stored: Self.valueProperty] }
        set { setValue(newValue, animated: false) }
    }

    /// Sets the value, at once also where `animated` is true.
    open func setValue(_ value: Float, animated: Bool) { writeValue(value) }

    /// The least value. 0 by default. A maximum below it follows it; so does the value.
    /// - Precondition: the value is not NaN.
    open var minimumValue: Float {
        get { self[stored: Self.minimumProperty] }
        set {
            check(newValue, "minimumValue")
            self[stored: Self.minimumProperty] = newValue
            if maximumValue < newValue { self[stored: Self.maximumProperty] = newValue }
            clampValue()
        }
    }

    /// The greatest value. 1 by default. A minimum above it follows it; so does the value.
    /// - Precondition: the value is not NaN.
    open var maximumValue: Float {
        get { self[stored: Self.maximumProperty] }
        set {
            check(newValue, "maximumValue")
            self[stored: Self.maximumProperty] = newValue
            if minimumValue > newValue { self[stored: Self.minimumProperty] = newValue }
            clampValue()
        }
    }

    /// Whether moving sends actions all the time, and not only at its end. True by default.
    open var isContinuous: Bool {
        get { self[stored: Self.isContinuousProperty] }
        set { self[stored: Self.isContinuousProperty] = newValue }
    }

    /// The image at the lesser end. nil by default.
    open var minimumValueImage: UIImage? { didSet { setNeedsLayout() } }
    /// The image at the greater end. nil by default.
    open var maximumValueImage: UIImage? { didSet { setNeedsLayout() } }
    /// The colour of the lesser part. nil by default.
    open var minimumTrackTintColor: UIColor?
    /// The colour of the greater part. nil by default.
    open var maximumTrackTintColor: UIColor?
    /// The colour of what is moved. nil by default.
    open var thumbTintColor: UIColor?

    /// Where the image of the lesser end stands: at the left, in its size.
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        let size = minimumValueImage?.size ?? .zero
        return CGRect(x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    /// Where the image of the greater end stands: at the right, in its size.
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        let size = maximumValueImage?.size ?? .zero
        return CGRect(
            x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    /// Where the track is: between the images, 4 high, in the middle.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        let left = minimumValueImageRect(forBounds: bounds).width
        let right = maximumValueImageRect(forBounds: bounds).width
        return CGRect(
            x: bounds.minX + left, y: bounds.midY - Self.trackHeight / 2,
            width: max(0, bounds.width - left - right), height: Self.trackHeight)
    }

    /// Where what is moved is for a value: 31 on both sides, within the track from left to right.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let range = maximumValue - minimumValue
        let share = range > 0 ? CGFloat((min(max(value, minimumValue), maximumValue) - minimumValue) / range) : 0
        let way = max(0, rect.width - Self.thumbSide)
        return CGRect(
            x: rect.minX + share * way, y: rect.midY - Self.thumbSide / 2, width: Self.thumbSide,
            height: Self.thumbSide)
    }

    /// 2 at both sides and 1 below (AUTOLAYOUT 7.5).
    open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2) }

    /// 33 high, the height of the alignment rectangle: of a frame that is 34 high; in older designs 30. No wish for a
    /// width.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: usedDesign.sliderHeight - 1)
    }

    /// The given width; 34 high, or 31 in older designs.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: usedDesign.sliderHeight)
    }

    // MARK: Touches

    /// How far around what is moved a finger takes hold of it, in points.
    private static let grip: CGFloat = 10
    /// Where the finger took hold, from the middle of what is moved.
    private final var hold: CGFloat = 0
    private final var heldValue: Float = 0

    private final var thumb: CGRect {
        thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
    }

    /// Follows a finger that takes hold of what is moved: in it, or at most 10 points away.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let thumb = thumb
        let place = touch.location(in: self)
        hold = place.x - thumb.midX
        heldValue = value
        return thumb.insetBy(dx: -Self.grip, dy: -Self.grip).contains(place)
    }

    /// Moves with the finger; sends `.valueChanged` if `isContinuous`.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let track = trackRect(forBounds: bounds)
        let way = max(0, track.width - Self.thumbSide)
        let left = touch.location(in: self).x - hold - Self.thumbSide / 2 - track.minX
        let share = way > 0 ? min(max(left / way, 0), 1) : 0
        let old = value
        setValue(minimumValue + Float(share) * (maximumValue - minimumValue), animated: false)
        if isContinuous && value != old { sendActions(for: .valueChanged) }
        return true
    }

    /// Sends `.valueChanged` if it was not sent before.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if !isContinuous && value != heldValue { sendActions(for: .valueChanged) }
    }

    private func writeValue(_ new: Float) {
        check(new, "value")
        self[stored: Self.valueProperty] = min(max(new, minimumValue), maximumValue)
    }

    private func clampValue() {
        let clamped = min(max(value, minimumValue), maximumValue)
        if clamped != value { self[stored: Self.valueProperty] = clamped }
    }

    private func check(_ number: Float, _ what: String) {
        if number.isNaN { trap("UISlider: \(what) set to NaN") }
    }
}
