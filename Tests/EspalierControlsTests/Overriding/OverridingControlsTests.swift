import EspalierControls
import EspalierViews
import Foundation
import Testing

// Each overrides what UIKit lets one override of its class, from another module.

private class OwnControl: UIControl {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    var log: [String] = []
    override var contentHorizontalAlignment: ContentHorizontalAlignment { didSet {} }
    override var contentVerticalAlignment: ContentVerticalAlignment { didSet {} }
    override var isTracking: Bool { true }
    override var isTouchInside: Bool { true }
    override func addAction(_ action: UIAction, for controlEvents: Event) {
        log.append("add")
        super.addAction(action, for: controlEvents)
    }
    override func removeAction(_ action: UIAction, for controlEvents: Event) {
        super.removeAction(action, for: controlEvents)
    }
    override func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        super.removeAction(identifiedBy: actionIdentifier, for: controlEvents)
    }
    override func sendActions(for controlEvents: Event) {
        log.append("send")
        super.sendActions(for: controlEvents)
    }
    override func sendAction(_ action: UIAction) {
        log.append("action")
        super.sendAction(action)
    }
}

private class OwnImageView: UIImageView {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override var image: UIImage? {
        get { super.image ?? UIImage(size: size(3, 4)) }
        set { super.image = newValue }
    }
    override var highlightedImage: UIImage? { didSet {} }
    override var isHighlighted: Bool { didSet {} }
    override var isAnimating: Bool { true }
}

private class OwnField: UITextField {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override var text: String? { didSet { tag += 1 } }
    override var attributedText: NSAttributedString? { didSet {} }
    override var placeholder: String? { didSet {} }
    override var attributedPlaceholder: NSAttributedString? { didSet {} }
    override var font: UIFont? { didSet {} }
    override var textColor: UIColor? { didSet {} }
    override var textAlignment: NSTextAlignment { didSet {} }
    override var borderStyle: BorderStyle { didSet {} }
    override var leftView: UIView? { didSet {} }
    override func leftViewRect(forBounds bounds: CGRect) -> CGRect { rect(1, 2, 30, 4) }
    override func textRect(forBounds bounds: CGRect) -> CGRect {
        super.textRect(forBounds: bounds).insetBy(dx: 5, dy: 0)
    }
    override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    override var intrinsicContentSize: CGSize { size(70, 7) }
    override func becomeFirstResponder() -> Bool { super.becomeFirstResponder() }
    override func resignFirstResponder() -> Bool { super.resignFirstResponder() }
    override var canBecomeFirstResponder: Bool { false }
}

private class OwnTextView: UITextView {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    override var text: String! { didSet { tag += 1 } }
    override var font: UIFont? { didSet {} }
    override var textContainerInset: UIEdgeInsets { didSet {} }
    override var isEditable: Bool { didSet {} }
    override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
    override func layoutSubviews() { super.layoutSubviews() }
}

private class OwnSwitch: UISwitch {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override var isOn: Bool { didSet {} }
    override func setOn(_ on: Bool, animated: Bool) { super.setOn(!on, animated: animated) }
}

private class OwnSlider: UISlider {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override var value: Float { didSet {} }
    override var minimumValue: Float { didSet {} }
    override var maximumValue: Float { didSet {} }
    override func setValue(_ value: Float, animated: Bool) { super.setValue(value / 2, animated: animated) }
    override func trackRect(forBounds bounds: CGRect) -> CGRect { bounds }
    override func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect { rect }
}

private class OwnSegments: UISegmentedControl {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override var selectedSegmentIndex: Int { didSet { tag += 1 } }
    override func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        super.insertSegment(withTitle: title?.uppercased(), at: segment, animated: animated)
    }
    override func titleForSegment(at segment: Int) -> String? { super.titleForSegment(at: segment) }
}

private class OwnBar: UINavigationBar {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override var items: [UINavigationItem]? { didSet {} }
    override func pushItem(_ item: UINavigationItem, animated: Bool) {
        tag += 1
        super.pushItem(item, animated: animated)
    }
    override func popItem(animated: Bool) -> UINavigationItem? { super.popItem(animated: animated) }
    override func setItems(_ items: [UINavigationItem]?, animated: Bool) { super.setItems(items, animated: animated) }
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 60) }
    override var barPosition: UIBarPosition { .topAttached }
    override func layoutSubviews() { super.layoutSubviews() }
}

private class OwnItem: UIBarButtonItem {
    override init() { super.init() }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override var title: String? {
        get { super.title?.uppercased() }
        set { super.title = newValue }
    }
    override var isEnabled: Bool { didSet {} }
    override var customView: UIView? { didSet {} }
    override var primaryAction: UIAction? { didSet {} }
}

private class OwnTabBar: UITabBar {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override var selectedItem: UITabBarItem? { didSet { tag += 1 } }
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 60) }
}

@Suite("Overriding controls from another module")
struct OverridingControlsTests {
    @Test("Actions go through the overrides of a control")
    func control() {
        let control = OwnControl()
        control.addAction(UIAction { _ in }, for: .valueChanged)
        (control as UIControl).sendActions(for: .valueChanged)
        #expect(control.log == ["add", "send", "action"] && control.isTracking && control.isTouchInside)
    }

    @Test("An image view has the size of the image that an override answers")
    func imageView() {
        let view: UIImageView = OwnImageView()
        #expect(view.intrinsicContentSize == size(3, 4) && view.isAnimating)
    }

    @Test("A text field asks its overrides when it places, types and begins")
    func field() {
        let field: UITextField = OwnField()
        let left = UIView()
        field.leftView = left
        field.leftViewMode = .always
        field.layoutIfNeeded()
        #expect(left.frame == rect(1, 2, 30, 4) && field.editingRect(forBounds: rect(0, 0, 100, 9)).minX == 36)
        field.insertText("a")
        #expect(field.tag == 1 && field.text == "a" && field.sizeThatFits(.zero) == size(70, 7))
        #expect(!field.becomeFirstResponder())
    }

    @Test("A text view types through the override of its text")
    func textView() {
        let view: UITextView = OwnTextView()
        view.insertText("a")
        #expect(view.tag == 1 && view.text == "a")
    }

    @Test("Values go through the overrides of the calls that set them")
    func values() {
        let control: UISwitch = OwnSwitch()
        control.isOn = true
        #expect(!control.isOn)
        let slider: UISlider = OwnSlider()
        slider.value = 1
        #expect(slider.value == 0.5)
        let segments: UISegmentedControl = OwnSegments()
        segments.insertSegment(withTitle: "a", at: 0, animated: false)
        segments.selectedSegmentIndex = 0
        #expect(segments.titleForSegment(at: 0) == "A" && segments.tag == 1)
    }

    @Test("Bars and items ask their overrides")
    func bars() {
        let bar: UINavigationBar = OwnBar(), item: UIBarButtonItem = OwnItem()
        bar.pushItem(UINavigationItem(title: "a"), animated: false)
        #expect(bar.tag == 1 && bar.items?.count == 1 && bar.sizeThatFits(.zero).height == 60)
        #expect(bar.barPosition == .topAttached)
        item.title = "b"
        bar.topItem?.rightBarButtonItem = item
        #expect(bar.subviews.compactMap { ($0 as? UIButton)?.currentTitle } == ["B"])
        let tabs: UITabBar = OwnTabBar(), tab = UITabBarItem(title: "a", image: nil, tag: 0)
        tabs.items = [tab]
        tabs.tap(tab)
        #expect(tabs.tag == 1)
    }
}
