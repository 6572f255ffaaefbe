/// Names of which none stands twice.
struct UniqueNames {
    private var taken: Set<String> = []
    /// The last number behind each name.
    private var numbers: [String: Int] = [:]

    func contains(_ name: String) -> Bool { taken.contains(name) }

    /// The name, with a number behind it if it is taken already or `isTaken`; nil for what cannot stand in a constraint
    /// text as a name.
    mutating func take(_ name: String, unless isTaken: (String) -> Bool = { _ in false }) -> String? {
        if name.isEmpty || name.utf8.first == UInt8(ascii: "/") || name.utf8.contains(UInt8(ascii: "'")) { return nil }
        if !isTaken(name), taken.insert(name).inserted { return name }
        while true {
            let number = numbers[name, default: 1] + 1
            numbers[name] = number
            let numbered = "\(name) \(number)"
            if !isTaken(numbered), taken.insert(numbered).inserted { return numbered }
        }
    }
}
