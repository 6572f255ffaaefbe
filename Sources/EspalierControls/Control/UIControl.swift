import EspalierViews
import Foundation

/// A view that is operated: what buttons and their kind have in common.
open class UIControl: UIView {
    /// What a control is in at the moment; several can hold at a time.
    public struct State: OptionSet, Hashable, Sendable {
        /// The bits, UIKit's.
        public let rawValue: UInt
        /// Makes a state of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Enabled, not selected, not highlighted.
        public static let normal: State = []
        /// Touched.
        public static let highlighted = State(rawValue: 1 << 0)
        /// Not enabled.
        public static let disabled = State(rawValue: 1 << 1)
        /// Selected.
        public static let selected = State(rawValue: 1 << 2)
        /// Reached by the focus.
        public static let focused = State(rawValue: 1 << 3)
        /// The bits that programs may use for states of their own.
        public static let application = State(rawValue: 0x00FF_0000)
        /// The bits that are the system's.
        public static let reserved = State(rawValue: 0xFF00_0000)
    }

    static let isEnabledProperty = StoredProperty<UIControl, Bool>(default: true)
    static let isSelectedProperty = StoredProperty<UIControl, Bool>(default: false)
    static let isHighlightedProperty = StoredProperty<UIControl, Bool>(default: false)

    /// Whether the control can be operated. True by default.
    open var isEnabled: Bool {
        get { self[stored: Self.isEnabledProperty] }
        set {
            self[stored: Self.isEnabledProperty] = newValue
            stateDidChange()
        }
    }

    /// Whether the control is selected. False by default.
    open var isSelected: Bool {
        get { self[stored: Self.isSelectedProperty] }
        set {
            self[stored: Self.isSelectedProperty] = newValue
            stateDidChange()
        }
    }

    /// Whether the control is shown as touched. False by default.
    open var isHighlighted: Bool {
        get { self[stored: Self.isHighlightedProperty] }
        set {
            self[stored: Self.isHighlightedProperty] = newValue
            stateDidChange()
        }
    }

    /// What follows from `isEnabled`, `isSelected` and `isHighlighted`. `.normal` by default.
    open var state: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    /// One of what `state` follows from was set.
    func stateDidChange() {}
}
