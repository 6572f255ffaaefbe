import EspalierControllers
import EspalierControls
import EspalierViews
import Foundation
import TestSupport
import Testing

@Suite("Alerts")
struct AlertTests {
    let window = UIWindow(screen: .iPhone14)
    let root = UIViewController()

    init() {
        window.rootViewController = root
        window.makeKeyAndVisible()
    }

    /// An alert with Cancel and Delete that writes down what was chosen.
    private func question(_ chosen: Chosen, _ style: UIAlertController.Style = .alert) -> UIAlertController {
        let alert = UIAlertController(title: "Delete the page?", message: "It cannot be undone.", preferredStyle: style)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in chosen.titles.append("Cancel") })
        alert.addAction(
            UIAlertAction(title: "Delete", style: .destructive) { [weak alert] action in
                chosen.titles.append(action.title ?? "")
                chosen.wasGone = alert?.presentingViewController == nil
            })
        return alert
    }

    private final class Chosen {
        var titles: [String] = []
        var wasGone = false
    }

    @Test("What was given is there")
    func data() {
        let alert = question(Chosen())
        #expect(alert.title == "Delete the page?" && alert.message == "It cannot be undone.")
        #expect(alert.preferredStyle == .alert && alert.actions.map(\.title) == ["Cancel", "Delete"])
        #expect(alert.actions.map(\.style) == [.cancel, .destructive] && alert.actions[0].isEnabled)
        #expect(alert.textFields == nil && alert.preferredAction == nil)
        alert.preferredAction = alert.actions[1]
        #expect(alert.preferredAction === alert.actions[1])
        #expect(alert.actions[1].description == "<UIAlertAction 'Delete'>")
    }

    @Test(
        "Choosing by name dismisses the alert, then calls the handler; what is not there or disabled does nothing"
    )
    func choosing() {
        let chosen = Chosen()
        let alert = question(chosen)
        root.present(alert, animated: false)
        #expect(root.presentedViewController === alert && root.view.window === window)
        alert.actions[1].isEnabled = false
        #expect(!alert.choose("Delete") && !alert.choose("Save") && chosen.titles.isEmpty)
        alert.actions[1].isEnabled = true
        #expect(alert.choose("Delete") && chosen.titles == ["Delete"] && chosen.wasGone)
        #expect(root.presentedViewController == nil)
        let alone = question(chosen)
        #expect(alone.choose("Cancel") && chosen.titles == ["Delete", "Cancel"])
    }

    @Test("A tap on a button chooses its action, with animation; what lies below hears of no touch")
    func tapping() {
        let chosen = Chosen()
        let alert = question(chosen)
        let button = UIButton(frame: window.bounds)
        root.view.addSubview(button)
        root.present(alert, animated: false)
        #expect(window.tap(at: CGPoint(x: 10, y: 10))?.isDescendant(of: alert.view) == true)
        let buttons = alert.view.subviews[0].subviews.compactMap { $0 as? UIButton }
        #expect(buttons.map { $0.title(for: .normal) } == ["Cancel", "Delete"])
        window.tap(buttons[1])
        #expect(chosen.titles.isEmpty)
        window.clock.advance(by: 0.5)
        #expect(chosen.titles == ["Delete"] && root.presentedViewController == nil)
    }

    @Test(
        "Who was the first responder before an alert took the keys is so again, unless somebody else is, or it has gone"
    )
    func responders() {
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 30))
        let other = UITextField(frame: CGRect(x: 0, y: 200, width: 100, height: 30))
        root.view.addSubview(field)
        root.view.addSubview(other)
        func ask(_ answer: @escaping () -> Void) -> UIAlertController {
            let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
            alert.addTextField()
            alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in answer() })
            root.present(alert, animated: false)
            window.clock.advance(by: 1)
            #expect(window.firstResponder === alert.textFields?.first)
            return alert
        }
        ask {}.choose("OK")
        #expect(window.firstResponder == nil)
        field.becomeFirstResponder()
        ask {}.choose("OK")
        #expect(window.firstResponder === field && field.isEditing)
        ask { other.becomeFirstResponder() }.choose("OK")
        #expect(window.firstResponder === other)
        let alert = ask {}
        other.removeFromSuperview()
        alert.choose("OK")
        #expect(window.firstResponder == nil && !other.isEditing)
        field.becomeFirstResponder()
        let plain = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
        plain.addAction(UIAlertAction(title: "OK", style: .default))
        root.present(plain, animated: false)
        plain.choose("OK")
        #expect(window.firstResponder === field)
    }

    @Test("A handler can present the next alert")
    func chained() {
        let next = question(Chosen())
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Go on", style: .default) { _ in root.present(next, animated: false) })
        root.present(alert, animated: false)
        alert.choose("Go on")
        #expect(root.presentedViewController === next)
    }

    @Test("Text fields are set up as they are added, and can be typed into")
    func fields() {
        let alert = question(Chosen())
        alert.addTextField { $0.placeholder = "Name" }
        alert.addTextField()
        root.present(alert, animated: false)
        window.layoutIfNeeded()
        let field = alert.textFields?.first
        #expect(alert.textFields?.count == 2 && field?.placeholder == "Name")
        if let field { window.tap(field) }
        window.typeText("Ann")
        #expect(field?.text == "Ann")
    }

    @Test("The first field begins to be edited as the alert appears, and the return key is the preferred action's")
    func keys() {
        let chosen = Chosen()
        let alert = question(chosen)
        alert.addTextField()
        alert.addTextField()
        root.present(alert, animated: true)
        window.clock.advance(by: 0.5)
        #expect(alert.textFields?.map(\.isFirstResponder) == [true, false] && window.typeText("Ann"))
        window.pressKey("\r")
        alert.preferredAction = alert.actions[1]
        alert.actions[1].isEnabled = false
        window.pressKey("\r")
        window.clock.advance(by: 0.5)
        #expect(root.presentedViewController === alert && chosen.titles.isEmpty)
        alert.actions[1].isEnabled = true
        window.pressKey("\r")
        window.pressKey("\r")
        #expect(!alert.choose("Cancel"))
        window.clock.advance(by: 0.5)
        #expect(chosen.titles == ["Delete"] && root.presentedViewController == nil && window.firstResponder == nil)
        #expect(alert.textFields?.first?.isEditing == false && alert.textFields?.first?.text == "Ann")
        // Without a field the keys go to what is presented.
        root.present(question(chosen), animated: false)
        window.pressKey(UIKeyCommand.inputEscape)
        window.clock.advance(by: 0.5)
        #expect(chosen.titles == ["Delete", "Cancel"] && root.presentedViewController == nil)
    }

    @Test("An alert with a field stands in the middle of what the keyboard leaves, and goes back")
    func keyboard() {
        window.softwareKeyboardHeight = 336
        let alert = question(Chosen())
        alert.addTextField()
        root.present(alert, animated: false)
        window.layoutIfNeeded()
        let box = alert.view.subviews[0]
        #expect(window.keyboardHeight == 336 && abs(box.frame.midY - (47 + 508) / 2) <= 0.5)
        alert.view.endEditing(true)
        window.layoutIfNeeded()
        #expect(window.keyboardHeight == 0 && abs(box.frame.midY - (47 + 810) / 2) <= 0.5)
    }

    @Test("The preferred action of an alert has the heavier title in place of the one that cancels; a sheet's has not")
    func preferred() {
        for (style, weights) in [(UIAlertController.Style.alert, [false, true]), (.actionSheet, [true, false])] {
            let alert = question(Chosen(), style)
            root.present(alert, animated: false)
            func heavy() -> [Bool] {
                alert.view.subviews[0].subviews.compactMap { ($0 as? UIButton)?.titleLabel?.font }.map {
                    $0 == .systemFont(ofSize: 17, weight: .semibold)
                }
            }
            #expect(heavy() == [true, false])
            alert.preferredAction = alert.actions[1]
            #expect(heavy() == weights)
            alert.preferredAction = nil
            #expect(heavy() == [true, false])
            alert.dismiss(animated: false)
        }
    }

    @Test("A touch beside a sheet chooses what cancels, once; without that, and in the sheet, it does nothing")
    func beside() {
        let chosen = Chosen()
        let sheet = question(chosen, .actionSheet)
        root.present(sheet, animated: false)
        let label = sheet.view.subviews[0].subviews[0]
        window.tap(label)
        window.clock.advance(by: 0.5)
        #expect(root.presentedViewController === sheet && chosen.titles.isEmpty)
        window.tap(at: CGPoint(x: 195, y: 100))
        #expect(chosen.titles.isEmpty, "the handler waits until the sheet is gone")
        window.tap(at: CGPoint(x: 195, y: 100))
        window.clock.advance(by: 0.5)
        #expect(chosen.titles == ["Cancel"] && root.presentedViewController == nil)
        let bare = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        bare.addAction(UIAlertAction(title: "Keep", style: .default) { _ in chosen.titles.append("Keep") })
        root.present(bare, animated: false)
        window.tap(at: CGPoint(x: 195, y: 100))
        window.clock.advance(by: 0.5)
        #expect(root.presentedViewController === bare && chosen.titles == ["Cancel"])
    }

    @Test("The frames of an alert and of a sheet")
    func frames() {
        let alert = question(Chosen())
        root.present(alert, animated: false)
        let box = alert.view.subviews[0]
        let labels = box.subviews.compactMap { $0 as? UILabel }.map(\.frame)
        let height = 20 + labels[0].height + labels[1].height + 20 + 44
        #expect(box.frame.width == 270 && box.frame.height == height && box.frame.minX == 60)
        #expect(box.subviews.last?.frame == CGRect(x: 135, y: height - 44, width: 135, height: 44))
        alert.message = nil
        window.layoutIfNeeded()
        #expect(box.frame.height == height - labels[1].height)
        alert.dismiss(animated: false)
        let sheet = question(Chosen(), .actionSheet)
        sheet.addAction(UIAlertAction(title: "Keep", style: .default))
        root.present(sheet, animated: false)
        let sheetBox = sheet.view.subviews[0]
        #expect(sheetBox.frame.minX == 8 && sheetBox.frame.width == 374 && sheetBox.frame.maxY == 844 - 34 - 8)
        let cancel = sheetBox.subviews.compactMap { $0 as? UIButton }[0].frame
        #expect(cancel.height == 57 && cancel.maxY == sheetBox.bounds.height)
    }

    @Test("A second action that cancels, a strange preferred one and a field in a sheet stop the program")
    func traps() async {
        let cancel = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "No", style: .cancel))
            alert.addAction(UIAlertAction(title: "Never", style: .cancel))
        }
        #expect(errorText(cancel).contains("that has <UIAlertAction 'No'>: only one action may cancel"))
        let preferred = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
            alert.preferredAction = UIAlertAction(title: "No", style: .cancel)
        }
        #expect(errorText(preferred).contains("which is not among the actions of the alert: add it first"))
        let field = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet).addTextField()
        }
        #expect(errorText(field).contains("addTextField of an alert of the style .actionSheet: only .alert has some"))
    }
}
