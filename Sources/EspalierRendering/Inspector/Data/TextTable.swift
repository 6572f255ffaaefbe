/// Texts that come again and again, by number.
struct TextTable {
    private(set) var texts: [String] = []
    private var numbers: [String: Int] = [:]

    mutating func number(of text: String) -> Int {
        if let number = numbers[text] { return number }
        numbers[text] = texts.count
        texts.append(text)
        return texts.count - 1
    }

    /// The number of a text; -1 for none.
    mutating func number(of text: String?) -> Int {
        guard let text else { return -1 }
        return number(of: text)
    }
}
