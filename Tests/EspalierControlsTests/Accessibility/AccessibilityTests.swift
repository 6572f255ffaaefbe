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

    @Test("Containers, custom actions, names to speak and outlines are kept")
    func more() {
        let view = UIView()
        #expect(view.accessibilityContainerType == .none && view.accessibilityCustomActions == nil)
        #expect(view.accessibilityUserInputLabels == nil && view.accessibilityPath == nil)
        #expect(view.accessibilityRespondsToUserInteraction)
        view.isUserInteractionEnabled = false
        #expect(!view.accessibilityRespondsToUserInteraction)
        view.accessibilityRespondsToUserInteraction = true
        view.accessibilityContainerType = .list
        view.accessibilityUserInputLabels = ["Basket", "Cart"]
        view.accessibilityPath = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2))
        var deleted = 0
        view.accessibilityCustomActions = [
            UIAccessibilityCustomAction(name: "Delete") { action in
                deleted += action.name == "Delete" ? 1 : 0
                return true
            }
        ]
        let action = view.accessibilityCustomActions?.first
        #expect(action.flatMap { $0.actionHandler?($0) } == true && deleted == 1)
        #expect(view.accessibilityContainerType == .list && view.accessibilityUserInputLabels == ["Basket", "Cart"])
        #expect(view.accessibilityPath?.bounds.width == 2 && view.accessibilityRespondsToUserInteraction)
        #expect(!view.accessibilityPerformMagicTap() && !view.accessibilityScroll(.down))
        #expect(!UIAccessibility.isReduceMotionEnabled && UIAccessibility.isShakeToUndoEnabled)
    }

    @Test("An element is tapped in its middle, or where it was said; a subclass steps")
    func activationPoints() {
        final class Step: UIAccessibilityElement {
            var value = 0
            override func accessibilityIncrement() { value += 1 }
        }
        let element = Step(accessibilityContainer: UIView())
        element.accessibilityFrame = CGRect(x: 2, y: 2, width: 4, height: 4)
        #expect(element.accessibilityActivationPoint == CGPoint(x: 4, y: 4))
        element.accessibilityActivationPoint = .zero
        element.accessibilityIncrement()
        element.accessibilityDecrement()
        #expect(element.accessibilityActivationPoint == .zero && element.value == 1)
        #expect(!element.accessibilityActivate() && !element.accessibilityPerformEscape())
    }

    @Test("Items of bars say what they are called, and so do the views that show them")
    func items() {
        let item = UIBarButtonItem(image: UIImage(named: "bin"), style: .plain, target: nil, action: nil)
        #expect(item.accessibilityLabel == nil && item.accessibilityTraits == .button && item.isAccessibilityElement)
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        let page = UINavigationItem(title: "Page")
        let add = UIBarButtonItem(systemItem: .add)
        let named = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
        page.rightBarButtonItems = [item, add, named]
        bar.items = [page]
        bar.layoutIfNeeded()
        func shown(_ item: UIBarButtonItem) -> UIView? { item.viewInBar }
        #expect(shown(item)?.accessibilityLabel == nil && shown(add)?.accessibilityLabel == "Add")
        #expect(shown(named)?.accessibilityLabel == "Edit" && named.accessibilityLabel == "Edit")
        item.accessibilityLabel = "Delete"
        item.accessibilityHint = "Deletes the page"
        item.accessibilityIdentifier = "delete"
        #expect(shown(item)?.accessibilityLabel == "Delete" && shown(item)?.accessibilityHint == "Deletes the page")
        #expect(shown(item)?.accessibilityIdentifier == "delete")
        named.accessibilityLabel = "Edit the page"
        #expect(shown(named)?.accessibilityLabel == "Edit the page" && named.title == "Edit")
        named.accessibilityLabel = nil
        #expect(shown(named)?.accessibilityLabel == "Edit")
        let tabs = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
        let tab = UITabBarItem(title: "Home", image: nil, tag: 0)
        tabs.items = [tab]
        tabs.layoutIfNeeded()
        let button = tabs.subviews.first { $0 is UIControl }
        #expect(button?.isAccessibilityElement == true && button?.accessibilityLabel == "Home")
        tab.accessibilityLabel = "Start"
        #expect(button?.accessibilityLabel == "Start")
    }

    @Test("Indicators and page controls say how far they are")
    func indicators() {
        let progress = UIProgressView()
        progress.progress = 0.4
        #expect(progress.isAccessibilityElement && progress.accessibilityValue == "40%")
        let wheel = UIActivityIndicatorView(style: .medium)
        #expect(wheel.accessibilityLabel == "Progress halted")
        wheel.startAnimating()
        #expect(wheel.accessibilityLabel == "In progress" && wheel.isAccessibilityElement)
        let pages = UIPageControl()
        pages.numberOfPages = 3
        pages.currentPage = 1
        #expect(pages.accessibilityValue == "page 2 of 3" && pages.accessibilityTraits.contains(.adjustable))
    }
}
