extension KnownElements {
    /// What is known of the elements of some names; names, attributes, keys and elements are parted by spaces.
    struct Row {
        let names: String
        let attributes: String
        let keys: String
        let elements: String

        init(_ names: String, _ attributes: String = "", keys: String = "", elements: String = "") {
            self.names = names
            self.attributes = attributes
            self.keys = keys
            self.elements = elements
        }
    }

    /// The rules of the elements by name. None of them does anything: what stands for an object's value is read where
    /// the object is.
    static func table(_ rows: [Row]) -> [String: PropertyRules] {
        var tables: [String: PropertyRules] = [:]
        for row in rows {
            let rules = PropertyRules(
                PropertyRule.known(attributes: row.attributes, keys: row.keys, elements: row.elements))
            for name in row.names.split(separator: " ") { tables[String(name)] = rules }
        }
        return tables
    }
}
