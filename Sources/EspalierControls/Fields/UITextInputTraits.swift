import EspalierViews
import Foundation

/// Which keyboard would come up.
public enum UIKeyboardType: Int, Sendable {
    // The cases are UIKit's, in its order.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
    case decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// What the return key would say.
public enum UIReturnKeyType: Int, Sendable {
    // The cases are UIKit's, in its order.
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// What the keyboard would look like.
public enum UIKeyboardAppearance: Int, Sendable {
    // The cases are UIKit's, in its order.
    case `default`, dark, light
}

/// When typing begins with a capital letter.
public enum UITextAutocapitalizationType: Int, Sendable {
    // The cases are UIKit's, in its order.
    case none, words, sentences, allCharacters
}

/// Whether typing is corrected.
public enum UITextAutocorrectionType: Int, Sendable {
    // The cases are UIKit's, in its order.
    case `default`, no, yes
}

/// Whether spelling is checked.
public enum UITextSpellCheckingType: Int, Sendable {
    // The cases are UIKit's, in its order.
    case `default`, no, yes
}

/// What a text is, for filling it in.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    /// The name of the kind.
    public let rawValue: String
    /// Makes a kind.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A name.
    public static let name = UITextContentType(rawValue: "name")
    /// A name to log in with.
    public static let username = UITextContentType(rawValue: "username")
    /// A password.
    public static let password = UITextContentType(rawValue: "password")
    /// A password that is about to be made.
    public static let newPassword = UITextContentType(rawValue: "new-password")
    /// A code that is good for one time.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
    /// An address of electronic mail.
    public static let emailAddress = UITextContentType(rawValue: "email")
    /// A number of a telephone.
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// An address on the web.
    public static let URL = UITextContentType(rawValue: "url")
}

struct TextTraits {
    var keyboardType = UIKeyboardType.default
    var returnKeyType = UIReturnKeyType.default
    var keyboardAppearance = UIKeyboardAppearance.default
    var autocapitalizationType = UITextAutocapitalizationType.sentences
    var autocorrectionType = UITextAutocorrectionType.default
    var spellCheckingType = UITextSpellCheckingType.default
    var textContentType: UITextContentType?
    var isSecureTextEntry = false
    var enablesReturnKeyAutomatically = false
}

/// How text is typed in. Kept and read back: nothing of it counts in layout, nor for keyboards.
public protocol UITextInputTraits: UIView {}

extension UITextInputTraits {
    private var traits: TextTraits {
        get { self[stored: UIView.textTraitsProperty] }
        set { self[stored: UIView.textTraitsProperty] = newValue }
    }

    /// Which keyboard would come up. `.default` by default.
    public var keyboardType: UIKeyboardType {
        get { traits.keyboardType }
        set { traits.keyboardType = newValue }
    }

    /// What the return key would say. `.default` by default.
    public var returnKeyType: UIReturnKeyType {
        get { traits.returnKeyType }
        set { traits.returnKeyType = newValue }
    }

    /// What the keyboard would look like. `.default` by default.
    public var keyboardAppearance: UIKeyboardAppearance {
        get { traits.keyboardAppearance }
        set { traits.keyboardAppearance = newValue }
    }

    /// When typing begins with a capital letter. `.sentences` by default.
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { traits.autocapitalizationType }
        set { traits.autocapitalizationType = newValue }
    }

    /// Whether typing is corrected. `.default` by default.
    public var autocorrectionType: UITextAutocorrectionType {
        get { traits.autocorrectionType }
        set { traits.autocorrectionType = newValue }
    }

    /// Whether spelling is checked. `.default` by default.
    public var spellCheckingType: UITextSpellCheckingType {
        get { traits.spellCheckingType }
        set { traits.spellCheckingType = newValue }
    }

    /// What the text is, for filling it in. nil by default.
    public var textContentType: UITextContentType? {
        get { traits.textContentType }
        set { traits.textContentType = newValue }
    }

    /// Whether the text is hidden while it is typed. False by default.
    public var isSecureTextEntry: Bool {
        get { traits.isSecureTextEntry }
        set { traits.isSecureTextEntry = newValue }
    }

    /// Whether the return key is disabled without text. False by default.
    public var enablesReturnKeyAutomatically: Bool {
        get { traits.enablesReturnKeyAutomatically }
        set { traits.enablesReturnKeyAutomatically = newValue }
    }
}

extension UIView {
    fileprivate static let textTraitsProperty = StoredProperty<UIView, TextTraits>(default: TextTraits())
}
