extension ScenarioForm {
    /// The form as the guide tells it.
    package var description: String {
        switch self {
        case .rectangle: "`[x, y, width, height]`"
        case .point: "`[x, y]`"
        case .size: "`[width, height]`"
        case .transform: "`[a, b, c, d, tx, ty]`"
        case .number: "number"
        case .integer: "integer"
        case .boolean: "boolean"
        case .text, .name: "text"
        case .autoresizing: "list out of `left` `width` `right` `top` `height` `bottom`"
        case .priorities: "`[horizontal, vertical]`"
        case .insets: "`[top, left, bottom, right]`"
        case .contentSize: "`[width, height]`, null for none"
        case .any: "any value"
        case .word(let words): words.map { "`\($0)`" }.joined(separator: " ")
        case .texts: "list of texts"
        case .font: "font"
        case .color: "colour, null for none"
        case .image: "image"
        case .height: "number, or `automatic`"
        case .counts: "count, or list of counts"
        case .spacings: "object: number by name"
        case .template: "view"
        case .templates: "view, or list of views"
        case .directionalInsets: "`[top, leading, bottom, trailing]`"
        case .estimate: "`[width, height]`, or `automatic`"
        case .sizes: "list of `[width, height]`"
        case .indexes: "list of integers"
        case .lengths: "list of numbers"
        case .place: "`[x, y, width, height]`, null for none"
        case .runs: "list of texts with attributes"
        case .limited(let numbers, let range):
            range.lowerBound < 0
                ? numbers.form.description
                : "\(numbers.form.description), from \(JSONWriter.text(range.lowerBound))"
        }
    }
}
