extension UIControl {
    /// What happens to a control; several can be named at a time.
    public struct Event: OptionSet, Hashable, Sendable {
        /// The bits, UIKit's.
        public let rawValue: UInt
        /// Makes events of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// A touch begins inside.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A second or further tap begins.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// A touch moves inside.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// A touch moves outside.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// A touch comes in again.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// A touch moves out.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// A touch ends inside: what buttons are for.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// A touch ends outside.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The system ends a touch.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// The user has changed the value.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// What the control is mainly for was done.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// A menu is about to be shown.
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        /// Editing begins in a text field.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// The user has changed the text of a text field.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// Editing ends in a text field.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// The return key ends editing in a text field.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// All events of touches.
        public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
        /// All events of editing.
        public static let allEditingEvents = Event(rawValue: 0x000F_0000)
        /// The bits that programs may use for events of their own.
        public static let applicationReserved = Event(rawValue: 0x0F00_0000)
        /// The bits that are the system's.
        public static let systemReserved = Event(rawValue: 0xF000_0000)
        /// All events.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }
}
