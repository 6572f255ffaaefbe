import EspalierControls
import EspalierViews
import Foundation

extension PropertyPart {
    /// Sets what a `textInputTraits` child says.
    func setTraits(of view: some UITextInputTraits) {
        if let value = attribute("keyboardType")?.choice(Self.keyboards) { view.keyboardType = value }
        if let value = attribute("returnKeyType")?.choice(Self.returnKeys) { view.returnKeyType = value }
        if let value = attribute("keyboardAppearance")?.choice(Self.appearances) { view.keyboardAppearance = value }
        if let value = attribute("autocapitalizationType")?.choice(Self.capitals) {
            view.autocapitalizationType = value
        }
        if let value = attribute("autocorrectionType")?.choice(Self.corrections) { view.autocorrectionType = value }
        if let value = attribute("spellCheckingType")?.choice(Self.spellings) { view.spellCheckingType = value }
        if let value = attribute("secureTextEntry")?.bool { view.isSecureTextEntry = value }
        if let value = attribute("enablesReturnKeyAutomatically")?.bool { view.enablesReturnKeyAutomatically = value }
        if let name = attribute("textContentType")?.value { view.textContentType = UITextContentType(rawValue: name) }
    }

    private static let keyboards: [String: UIKeyboardType] = [
        "default": .default, "alphabet": .asciiCapable, "asciiCapable": .asciiCapable,
        "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL, "numberPad": .numberPad, "phonePad": .phonePad,
        "namePhonePad": .namePhonePad, "emailAddress": .emailAddress, "decimalPad": .decimalPad, "twitter": .twitter,
        "webSearch": .webSearch, "asciiCapableNumberPad": .asciiCapableNumberPad,
    ]

    private static let returnKeys: [String: UIReturnKeyType] = [
        "default": .default, "go": .go, "google": .google, "join": .join, "next": .next, "route": .route,
        "search": .search, "send": .send, "yahoo": .yahoo, "done": .done, "emergencyCall": .emergencyCall,
        "continue": .continue,
    ]

    private static let appearances: [String: UIKeyboardAppearance] = [
        "default": .default, "dark": .dark, "light": .light, "alert": .dark,
    ]

    private static let capitals: [String: UITextAutocapitalizationType] = [
        "none": .none, "words": .words, "sentences": .sentences, "allCharacters": .allCharacters,
    ]

    private static let corrections: [String: UITextAutocorrectionType] = ["default": .default, "no": .no, "yes": .yes]

    private static let spellings: [String: UITextSpellCheckingType] = ["default": .default, "no": .no, "yes": .yes]
}
