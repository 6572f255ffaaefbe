import EspalierNibs

/// Reads a `.stringsdict` file: for each key a format whose variables have plural forms. Of each variable the longest form
/// counts, as somebody will read it.
enum PluralRulesReader {
    static func table(_ list: PropertyList, file: String) -> StringTable {
        var table = StringTable()
        for (key, value) in PropertyList.pairs(list.root) {
            let pairs = PropertyList.pairs(value)
            guard let format = pairs.first(where: { $0.key.text == "NSStringLocalizedFormatKey" })?.value.text else {
                // Variants by width: the widest text that is there.
                let variants = PropertyList.value("NSStringVariableWidthRuleType", in: value) ?? value
                let texts = PropertyList.pairs(variants).filter { $0.value.name == "string" }.map(\.value.text)
                if let longest = TextWidth.longest(of: texts) {
                    table.set(key.text, LocalizedText(value: longest, file: file, place: key.place))
                }
                continue
            }
            var text = format
            for (variable, forms) in pairs where forms.name == "dict" {
                let texts = PropertyList.pairs(forms)
                    .filter { !$0.key.text.hasPrefix("NSString") && $0.value.name == "string" }.map(\.value.text)
                guard let longest = TextWidth.longest(of: texts) else { continue }
                text = text.replacingVariable(variable.text, by: longest)
            }
            table.set(key.text, LocalizedText(value: text, file: file, place: key.place))
        }
        return table
    }
}

extension String {
    /// The text with `%#@NAME@`, or `%1$#@NAME@`, replaced. The first five such places count, which no format exceeds.
    func replacingVariable(_ name: String, by text: String) -> String {
        var result = self
        let mark = "#@\(name)@"
        for _ in 0..<5 {
            guard let found = result.range(of: mark) else { break }
            var start = found.lowerBound
            while start > result.startIndex {
                let before = result.index(before: start)
                if result[before] == "%" {
                    start = before
                    break
                }
                guard result[before].isNumber || result[before] == "$" else { break }
                start = before
            }
            result.replaceSubrange(start..<found.upperBound, with: text)
        }
        return result
    }
}
