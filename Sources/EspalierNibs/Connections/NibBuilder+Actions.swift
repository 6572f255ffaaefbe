import EspalierControls
import EspalierViews

extension NibBuilder {
    /// Lets what an action comes from call the method that it names, where the class of its destination lists that. Others
    /// are data only.
    func connectAction(_ element: InterfaceElement, of source: AnyObject) {
        guard let name = element["selector"], let id = element["destination"],
            let target = context.object(for: id), let action = content.members(of: target).action(name)
        else { return }
        let call = { [weak source] (target: AnyObject) -> Void in
            if let source { _ = action(target, source) }
        }
        switch source {
        case let control as UIControl:
            let event = element["eventType"].flatMap { Self.events[$0] } ?? .primaryActionTriggered
            control.addTarget(target, for: event, action: call)
        case let item as UIBarButtonItem:
            item.primaryAction = UIAction { [weak target] _ in if let target { call(target) } }
        case let recognizer as UIGestureRecognizer: recognizer.addTarget(target, action: call)
        default: break
        }
    }

    /// When controls call, by the words of files.
    private static let events: [String: UIControl.Event] = [
        "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
        "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
        "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel,
        "valueChanged": .valueChanged, "primaryActionTriggered": .primaryActionTriggered,
        "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
        "editingDidEndOnExit": .editingDidEndOnExit, "allTouchEvents": .allTouchEvents,
        "allEditingEvents": .allEditingEvents, "allEvents": .allEvents,
    ]
}
