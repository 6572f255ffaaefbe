import EspalierControls
import EspalierViews
import Foundation
import Testing

@Suite("What views say to those who do not see them")
struct AccessibilityTests {
    @Test("A view says nothing of itself until something is said")
    func defaults() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        #expect(!view.isAccessibilityElement && view.accessibilityLabel == nil && view.accessibilityHint == nil)
        #expect(view.accessibilityValue == nil && view.accessibilityTraits == .none)
        #expect(view.accessibilityLanguage == nil && view.accessibilityElements == nil)
        #expect(!view.accessibilityElementsHidden && !view.accessibilityViewIsModal)
        #expect(!view.shouldGroupAccessibilityChildren)
        #expect(view.accessibilityElementCount() == 0 && view.accessibilityElement(at: 0) == nil)
        #expect(view.index(ofAccessibilityElement: view) == NSNotFound)
        #expect(view.accessibilityFrame == CGRect(x: 10, y: 20, width: 30, height: 40))
        #expect(view.accessibilityActivationPoint == CGPoint(x: 25, y: 40))
        #expect(!view.accessibilityActivate() && !view.accessibilityPerformEscape())
    }

    @Test("What is said is read back, and nothing else changes")
    func roundTrip() {
        let view = UIView()
        view.isAccessibilityElement = true
        view.accessibilityLabel = "Basket"
        view.accessibilityHint = "Opens the basket"
        view.accessibilityValue = "3 things"
        view.accessibilityLanguage = "en-GB"
        view.accessibilityTraits = [.button, .selected]
        view.accessibilityElementsHidden = true
        view.accessibilityViewIsModal = true
        view.shouldGroupAccessibilityChildren = true
        view.accessibilityFrame = CGRect(x: 1, y: 2, width: 4, height: 8)
        #expect(view.isAccessibilityElement && view.accessibilityLabel == "Basket")
        #expect(view.accessibilityHint == "Opens the basket" && view.accessibilityValue == "3 things")
        #expect(view.accessibilityLanguage == "en-GB" && view.accessibilityTraits == [.button, .selected])
        #expect(view.accessibilityElementsHidden && view.accessibilityViewIsModal)
        #expect(view.shouldGroupAccessibilityChildren)
        #expect(view.accessibilityActivationPoint == CGPoint(x: 3, y: 6))
        view.accessibilityActivationPoint = CGPoint(x: 1, y: 1)
        #expect(view.accessibilityActivationPoint == CGPoint(x: 1, y: 1))
        #expect(view.accessibilityIdentifier == nil && view.frame == .zero && view.tag == 0)
    }

    @Test("Elements are listed in the order that was said, views and others")
    func elements() {
        let view = UIView(frame: CGRect(x: 0, y: 100, width: 200, height: 50))
        let legend = UILabel()
        let bar = UIAccessibilityElement(accessibilityContainer: view)
        bar.accessibilityLabel = "March"
        bar.accessibilityFrameInContainerSpace = CGRect(x: 10, y: 5, width: 20, height: 40)
        view.accessibilityElements = [bar, legend]
        #expect(view.accessibilityElementCount() == 2)
        #expect(view.accessibilityElement(at: 0) as AnyObject === bar)
        #expect(view.accessibilityElement(at: 2) == nil && view.accessibilityElement(at: -1) == nil)
        #expect(view.index(ofAccessibilityElement: legend) == 1)
        #expect(view.index(ofAccessibilityElement: UIView()) == NSNotFound)
        #expect(bar.accessibilityFrame == CGRect(x: 10, y: 105, width: 20, height: 40))
        view.frame.origin.y = 0
        #expect(bar.accessibilityFrame == CGRect(x: 10, y: 5, width: 20, height: 40))
        bar.accessibilityFrame = CGRect(x: 1, y: 1, width: 1, height: 1)
        #expect(bar.accessibilityFrame == CGRect(x: 1, y: 1, width: 1, height: 1))
        #expect(bar.accessibilityContainer as AnyObject === view && bar.isAccessibilityElement)
    }

    @Test("A frame on the screen goes through scrolling, transforms and the window")
    func frames() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        let list = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 400))
        let row = UIView(frame: CGRect(x: 10, y: 250, width: 100, height: 20))
        window.addSubview(list)
        list.addSubview(row)
        list.contentOffset.y = 200
        #expect(row.accessibilityFrame == CGRect(x: 10, y: 150, width: 100, height: 20))
        list.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        #expect(row.accessibilityFrame == CGRect(x: 80, y: 225, width: 50, height: 10))
        #expect(
            UIAccessibility.convertToScreenCoordinates(CGRect(x: 0, y: 0, width: 2, height: 2), in: row)
                == CGRect(x: 80, y: 225, width: 1, height: 1))
    }

    @Test("Labels, fields and controls say what they show, unless something else was said")
    func classes() {
        let label = UILabel()
        label.text = "Total"
        #expect(label.isAccessibilityElement && label.accessibilityLabel == "Total")
        #expect(label.accessibilityTraits == .staticText)
        label.accessibilityLabel = "Sum"
        label.accessibilityTraits.insert(.header)
        #expect(label.accessibilityLabel == "Sum" && label.accessibilityTraits == [.staticText, .header])
        label.isAccessibilityElement = false
        #expect(!label.isAccessibilityElement)

        let button = UIButton(type: .system)
        #expect(button.accessibilityLabel == nil && button.accessibilityTraits == .button)
        button.setTitle("Save", for: .normal)
        button.isEnabled = false
        button.isSelected = true
        #expect(button.isAccessibilityElement && button.accessibilityLabel == "Save")
        #expect(button.accessibilityTraits == [.button, .notEnabled, .selected])

        let configured = UIButton(configuration: .plain())
        configured.configuration?.title = "More"
        #expect(configured.accessibilityLabel == "More")

        let toggle = UISwitch()
        #expect(toggle.isAccessibilityElement && toggle.accessibilityValue == "0")
        toggle.isOn = true
        #expect(toggle.accessibilityValue == "1" && toggle.accessibilityTraits.contains(.button))

        let slider = UISlider()
        slider.minimumValue = 10
        slider.maximumValue = 20
        slider.value = 12.5
        #expect(slider.accessibilityValue == "25%" && slider.accessibilityTraits == .adjustable)
        slider.accessibilityValue = "a quarter"
        #expect(slider.accessibilityValue == "a quarter")

        let field = UITextField()
        field.placeholder = "Name"
        field.text = "Ann"
        #expect(field.isAccessibilityElement && field.accessibilityLabel == "Name" && field.accessibilityValue == "Ann")
        let editor = UITextView()
        editor.text = "Dear"
        #expect(editor.isAccessibilityElement && editor.accessibilityValue == "Dear")
        #expect(UIImageView().accessibilityTraits == .image && !UIImageView().isAccessibilityElement)
    }

    @Test("A subclass overrides what it says")
    func subclass() {
        final class Rating: UIControl {
            var stars = 3
            override var isAccessibilityElement: Bool {
                get { true }
                set {}
            }
            override var accessibilityValue: String? {
                get { "\(stars) stars" }
                set {}
            }
            override var accessibilityTraits: UIAccessibilityTraits {
                get { .adjustable }
                set {}
            }
            override func accessibilityIncrement() { stars += 1 }
            override func accessibilityDecrement() { stars -= 1 }
        }
        let rating = Rating()
        rating.accessibilityIncrement()
        rating.accessibilityIncrement()
        rating.accessibilityDecrement()
        #expect((rating as UIView).isAccessibilityElement && (rating as UIView).accessibilityValue == "4 stars")
        #expect((rating as UIView).accessibilityTraits == .adjustable)
    }

    @Test("Nothing is announced, and no reader runs")
    func announcing() {
        UIAccessibility.post(notification: .screenChanged, argument: UIView())
        UIAccessibility.post(notification: .announcement, argument: "Saved")
        #expect(!UIAccessibility.isVoiceOverRunning)
    }
}
