import Foundation

/// The keys that are held while another is pressed.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
    /// The bits, UIKit's.
    public let rawValue: Int
    /// Makes flags of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Caps lock.
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    /// Shift.
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    /// Control.
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    /// Option.
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    /// Command.
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    /// A key of the number pad.
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// What a key does: a method of a responder. Tests press it with ``UIWindow/pressKey(_:modifiers:)``.
open class UIKeyCommand: UIKitObject {
    /// What is called: a method of a responder's class, in the place of a selector.
    public typealias Action = TargetAction<UIKeyCommand>

    /// The key: a character, or one of the `input…` texts.
    public final let input: String?
    /// The keys that are held meanwhile.
    public final let modifierFlags: UIKeyModifierFlags
    /// What it calls of the first responder in the chain that has the method.
    public final let action: Action?
    /// What it does, in a word. Empty by default.
    open var title = ""
    /// What it does, for who looks for it. nil by default.
    open var discoverabilityTitle: String?
    /// Whether it goes before what the system does with the keys. False by default; plays no part here.
    open var wantsPriorityOverSystemBehavior = false

    /// Makes a command that calls `action`.
    public init(input: String, modifierFlags: UIKeyModifierFlags, action: Action?) {
        self.input = input
        self.modifierFlags = modifierFlags
        self.action = action
    }

    /// Makes a command that calls a method of a responder.
    ///
    ///     UIKeyCommand(input: "n", modifierFlags: .command, action: Editor.newPage)
    public convenience init<T: UIResponder>(
        input: String, modifierFlags: UIKeyModifierFlags, action: @escaping (T) -> () -> Void
    ) {
        self.init(input: input, modifierFlags: modifierFlags, action: Action(action))
    }

    /// Makes a command that calls a method of a responder with itself.
    public convenience init<T: UIResponder>(
        input: String, modifierFlags: UIKeyModifierFlags, action: @escaping (T) -> (UIKeyCommand) -> Void
    ) {
        self.init(input: input, modifierFlags: modifierFlags, action: Action(action))
    }

    /// The key upwards.
    public static let inputUpArrow = "UIKeyInputUpArrow"
    /// The key downwards.
    public static let inputDownArrow = "UIKeyInputDownArrow"
    /// The key to the left.
    public static let inputLeftArrow = "UIKeyInputLeftArrow"
    /// The key to the right.
    public static let inputRightArrow = "UIKeyInputRightArrow"
    /// The key Escape.
    public static let inputEscape = "UIKeyInputEscape"
    /// The key Page Up.
    public static let inputPageUp = "UIKeyInputPageUp"
    /// The key Page Down.
    public static let inputPageDown = "UIKeyInputPageDown"
}

extension UIWindow {
    /// Presses a key, for tests: the first command of the first responder's chain that is for it is done by the first
    /// responder in the chain whose method it is. Without a first responder the chain begins with the frontmost
    /// controller's view: that of what is presented last, or of the root.
    ///
    /// - Parameters:
    ///   - input: the key, as of a ``UIKeyCommand``.
    ///   - modifiers: the keys that are held meanwhile.
    /// - Returns: whether there was such a command, and somebody who does it.
    /// - Complexity: O(length of the chain).
    @discardableResult
    public final func pressKey(_ input: String, modifiers: UIKeyModifierFlags = []) -> Bool {
        var chain: [UIResponder] = []
        var current: UIResponder? = firstResponder ?? frontmostRoot ?? self
        while let responder = current {
            chain.append(responder)
            current = responder.next
        }
        for responder in chain {
            for command in responder.keyCommands ?? []
            where command.input == input && command.modifierFlags == modifiers {
                guard let action = command.action, let target = chain.first(where: { action.isAction(of: $0) }) else {
                    continue
                }
                action.call(on: target, from: command)
                return true
            }
        }
        return false
    }

    /// The frontmost view that a controller owns, found below containers, or else the last subview.
    private var frontmostRoot: UIView? {
        var view = subviews.last
        while let found = view, found.owner == nil {
            view = found.subviews.last { $0.owner != nil } ?? found.subviews.last
        }
        return view ?? subviews.last
    }
}
