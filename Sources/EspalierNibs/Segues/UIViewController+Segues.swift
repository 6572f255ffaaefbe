import EspalierControllers
import EspalierControls
import EspalierViews
import Foundation

extension UIViewController: SegueMaking {
    /// Of the storyboard that the controller came from.
    package func makeSegue(_ identifier: String, sender: Any?) -> UIStoryboardSegue? {
        ownSegues.first { $0.identifier == identifier }.flatMap { makeSegue($0, sender: sender) }
    }

    package func unwinds(_ identifier: String) -> Bool {
        ownSegues.contains { $0.identifier == identifier && $0.kind == "unwind" }
    }

    package func hasUnwindMethod(_ action: String, _ controller: UIViewController) -> Bool {
        storyboard?.classes.hasUnwindMethod(action, controller) ?? false
    }

    /// The segues that lead from the controller or from something in its scene, in the order of the file, but those
    /// that are carried out when the controller is made.
    private var ownSegues: [InterfaceSegue] {
        guard let storyboard, let id = storyboardElementID else { return [] }
        return storyboard.document.segues.filter {
            $0.relationship == nil && $0.kind != "embed" && $0.element.sceneController?.id == id
        }
    }

    fileprivate func makeSegue(_ segue: InterfaceSegue, sender: Any?) -> UIStoryboardSegue? {
        if segue.kind == "unwind" { return makeUnwind(segue, sender: sender) }
        guard let storyboard, let destination = storyboard.instantiate(elementID: segue.destination ?? "") else {
            storyboard?.report(
                "the segue leads to '\(segue.destination ?? "")', which is no controller of this file", at: segue.place)
            return nil
        }
        let show = shower(of: segue, to: destination, sender: sender)
        let own = ownClass(of: segue, storyboard)
        if show == nil, segue.kind != "custom" || own == nil {
            storyboard.report("segues of the kind '\(segue.kind ?? "")' are not carried out", at: segue.place)
            return nil
        }
        let made =
            own?(segue.identifier, self, destination)
            ?? UIStoryboardSegue(identifier: segue.identifier, source: self, destination: destination)
        // One that was made with a handler of its own keeps it.
        made.handler = made.handler ?? show
        return made
    }

    /// What makes the segue, if it is of a custom class; reported where nothing does.
    private func ownClass(of segue: InterfaceSegue, _ storyboard: UIStoryboard) -> InterfaceClasses.SegueMaker? {
        guard let name = segue.element["customClass"] else { return nil }
        let make = storyboard.classes.segueMaker(for: name, module: segue.element["customModule"])
        if make == nil {
            storyboard.report(
                "there is no class of segues '\(name)'; the kind '\(segue.kind ?? "")' decides what is done; register it "
                    + "with InterfaceClasses.register(segue:)", at: segue.place)
        }
        return make
    }

    /// What shows the destination, by the kind of the segue; nil for kinds that are not known.
    private func shower(of segue: InterfaceSegue, to destination: UIViewController, sender: Any?) -> (() -> Void)? {
        let animates = segue.element["animates"] != "NO"
        switch segue.kind {
        case "show": return { self.show(destination, sender: sender) }
        case "push":
            return { self.navigationController?.pushViewController(destination, animated: animates) }
        case "showDetail", "replace": return { self.showDetailViewController(destination, sender: sender) }
        case "presentation", "modal", "popoverPresentation", "popover":
            if let style = segue.style { destination.modalPresentationStyle = style }
            if segue.isPopover, let directions = segue.arrowDirections {
                destination.popoverPresentationController?.permittedArrowDirections = directions
            }
            return {
                if segue.isPopover { self.point(destination.popoverPresentationController, at: sender) }
                self.present(destination, animated: animates)
            }
        default: return nil
        }
    }

    /// Has a popover point to what has caused it, or to the view, unless code has said to what.
    private func point(_ popover: UIPopoverPresentationController?, at sender: Any?) {
        guard let popover, popover.sourceView == nil, popover.sourceItem == nil else { return }
        if let item = sender as? UIBarButtonItem {
            popover.sourceItem = item
        } else {
            popover.sourceView = sender as? UIView ?? (sender as? UIGestureRecognizer)?.view ?? view
        }
    }

    static let styles: [String: UIModalPresentationStyle] = [
        "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
        "currentContext": .currentContext, "custom": .custom, "overFullScreen": .overFullScreen,
        "overCurrentContext": .overCurrentContext, "popover": .popover, "automatic": .automatic,
    ]
}

extension InterfaceSegue {
    /// Whether it shows a popover, whatever style its destination has.
    var isPopover: Bool { kind == "popoverPresentation" || kind == "popover" }

    /// How it presents its destination; nil: as the destination itself says.
    var style: UIModalPresentationStyle? {
        element["modalPresentationStyle"].flatMap { UIViewController.styles[$0] } ?? (isPopover ? .popover : nil)
    }

    fileprivate var arrowDirections: UIPopoverArrowDirection? {
        guard let said = element.child(key: "popoverArrowDirection") else { return nil }
        let known: [(String, UIPopoverArrowDirection)] = [
            ("up", .up), ("down", .down), ("left", .left), ("right", .right),
        ]
        return known.reduce(into: []) { if said[$1.0] == "YES" { $0.insert($1.1) } }
    }
}

extension NibBuilder {
    /// Lets controls, items of bars, gesture recognizers and cells carry out the segues that lead from them.
    func triggerSegues(of controller: UIViewController) {
        for (element, object) in made where object !== controller {
            for child in element.all("connections").flatMap({ $0.all("segue") }) {
                let segue = InterfaceSegue(child)
                guard segue.kind != "embed", segue.relationship == nil else { continue }
                let perform = { [unowned object] (controller: UIViewController) in
                    controller.trigger(segue, from: object)
                }
                switch object {
                case let control as UIControl: control.addTarget(controller, for: .touchUpInside, action: perform)
                case let item as UIBarButtonItem:
                    item.primaryAction = UIAction { [weak controller] _ in if let controller { perform(controller) } }
                case let recognizer as UIGestureRecognizer:
                    recognizer.addTarget(controller) { [unowned recognizer] (controller: UIViewController) -> Void in
                        if recognizer.state == recognizer.stateOfSegue { perform(controller) }
                    }
                case let cell as UITableViewCell:
                    cell[stored: CellSegues.ofRows].add(segue, of: controller)
                case let cell as UICollectionViewCell:
                    cell[stored: CellSegues.ofItems].add(segue, of: controller)
                default: break
                }
            }
        }
    }
}

extension CellSegues {
    fileprivate mutating func add(_ segue: InterfaceSegue, of controller: UIViewController) {
        let perform = { [weak controller] (cell: UIView) -> Void in controller?.trigger(segue, from: cell) }
        if segue.element["trigger"] == "accessoryAction" { accessory = perform } else { select = perform }
    }
}

extension UIGestureRecognizer {
    /// The state in which a segue is carried out: once for each gesture.
    fileprivate var stateOfSegue: State {
        self is UITapGestureRecognizer || self is UISwipeGestureRecognizer ? .ended : .began
    }
}

extension UIViewController {
    /// What a touch on the segue's source does: the controller is asked, and prepares.
    fileprivate func trigger(_ segue: InterfaceSegue, from sender: Any) {
        if let identifier = segue.identifier, !shouldPerformSegue(withIdentifier: identifier, sender: sender) { return }
        guard let made = makeSegue(segue, sender: sender) else { return }
        prepare(for: made, sender: sender)
        made.perform()
    }
}
