import EspalierControls
import EspalierViews
import Foundation

/// A stretch of a text with attributes, as a document writes it: `{"text": "Save", "font": …, "kern": 1.5}`. What is nil
/// is as the view has it.
package struct ScenarioTextRun: Sendable, Equatable {
    package var text: String
    package var font: ScenarioFont?
    package var kern: Double?
    package var baselineOffset: Double?
    package var paragraph: ScenarioParagraph?
    package var color: ScenarioColor?

    package init(_ text: String) { self.text = text }

    /// Whether a document may write it: what capturing finds may be anything.
    var isAllowed: Bool {
        let range = -ScenarioForm.greatest...ScenarioForm.greatest
        let numbers = [kern, baselineOffset] + (paragraph?.numbers ?? [])
        return (font?.isAllowed ?? true) && numbers.allSatisfy { $0.map(range.contains) ?? true }
    }
}

/// How the lines of a text stand, by the names of `NSParagraphStyle`.
package struct ScenarioParagraph: Sendable, Equatable {
    package var alignment: String?
    package var lineBreakMode: String?
    /// In the order of `lengths`.
    package var numbers = [Double?](repeating: nil, count: Self.lengths.count)

    static let lengths:
        [(key: String, keyPath: ReferenceWritableKeyPath<NSMutableParagraphStyle, CGFloat> & Sendable)] =
            [
                ("lineSpacing", \.lineSpacing), ("paragraphSpacing", \.paragraphSpacing),
                ("paragraphSpacingBefore", \.paragraphSpacingBefore), ("lineHeightMultiple", \.lineHeightMultiple),
                ("minimumLineHeight", \.minimumLineHeight), ("maximumLineHeight", \.maximumLineHeight),
                ("firstLineHeadIndent", \.firstLineHeadIndent), ("headIndent", \.headIndent),
                ("tailIndent", \.tailIndent),
            ]
    /// Those that may be below 0.
    static let signed: Set<String> = ["tailIndent"]
    static let alignments: FieldForm<NSTextAlignment> = .words([
        "left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural,
    ])
    static let lineBreakModes: FieldForm<NSLineBreakMode> = .words([
        "byWordWrapping": .byWordWrapping, "byCharWrapping": .byCharWrapping, "byClipping": .byClipping,
        "byTruncatingHead": .byTruncatingHead, "byTruncatingTail": .byTruncatingTail,
        "byTruncatingMiddle": .byTruncatingMiddle,
    ])

    package init() {}

    var style: NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        if let value = alignment.flatMap({ Self.alignments.read(.word($0)) }) { style.alignment = value }
        if let value = lineBreakMode.flatMap({ Self.lineBreakModes.read(.word($0)) }) { style.lineBreakMode = value }
        for (length, number) in zip(Self.lengths, numbers) {
            if let number { style[keyPath: length.keyPath] = CGFloat(number) }
        }
        return style
    }

    /// What a style has otherwise than a new one.
    init(_ style: NSParagraphStyle) {
        let usual = NSMutableParagraphStyle()
        let own = NSMutableParagraphStyle()
        own.setParagraphStyle(style)
        if own.alignment != usual.alignment, case .word(let word) = Self.alignments.write(own.alignment) {
            alignment = word
        }
        if own.lineBreakMode != usual.lineBreakMode,
            case .word(let word) = Self.lineBreakModes.write(own.lineBreakMode)
        {
            lineBreakMode = word
        }
        numbers = Self.lengths.map { length in
            let value = own[keyPath: length.keyPath]
            return value == usual[keyPath: length.keyPath] ? nil : Double(value)
        }
    }
}

extension FieldForm where Value == NSAttributedString? {
    /// Of a text, what documents can say: lines below letters and the like they cannot.
    static var runs: FieldForm {
        FieldForm(.runs) { value in
            guard case .runs(let runs) = value else { return nil }
            let text = NSMutableAttributedString(string: "")
            for run in runs { text.append(NSAttributedString(string: run.text, attributes: run.attributes)) }
            return .some(text)
        } write: { text in
            guard let text else { return nil }
            let string = text.string as NSString
            var runs: [ScenarioTextRun] = []
            text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
                let run = ScenarioTextRun(string.substring(with: range), attributes)
                if let last = runs.last, last.isAlike(run) {
                    runs[runs.count - 1].text += run.text
                } else {
                    runs.append(run)
                }
            }
            return .runs(runs)
        }
    }
}

extension ScenarioTextRun {
    fileprivate var attributes: [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [:]
        if let font { attributes[.font] = font.value }
        if let kern { attributes[.kern] = kern }
        if let baselineOffset { attributes[.baselineOffset] = baselineOffset }
        if let paragraph { attributes[.paragraphStyle] = paragraph.style }
        if let color { attributes[.foregroundColor] = color.value }
        return attributes
    }

    fileprivate init(_ text: String, _ attributes: [NSAttributedString.Key: Any]) {
        self.text = text
        font = (attributes[.font] as? UIFont).map { ScenarioFont($0) }
        kern = attributes[.kern].flatMap(AttributedText.number).map { Double($0) }
        baselineOffset = attributes[.baselineOffset].flatMap(AttributedText.number).map { Double($0) }
        paragraph = (attributes[.paragraphStyle] as? NSParagraphStyle).map { ScenarioParagraph($0) }
        color = (attributes[.foregroundColor] as? UIColor).map { ScenarioColor($0) }
    }

    fileprivate func isAlike(_ other: ScenarioTextRun) -> Bool {
        var alike = other
        alike.text = text
        return alike == self
    }
}

extension ScenarioDecoder {
    /// How many runs a text may have.
    static let mostRuns = 10_000

    mutating func runs(_ node: Int) -> [ScenarioTextRun]? {
        guard let elements = list(node) else { return nil }
        let before = problemCount
        var runs: [ScenarioTextRun] = []
        for element in elements where !isFull {
            if runs.count == Self.mostRuns {
                report(
                    element, "the text has more than \(Self.mostRuns) parts", fix: "put parts that look alike together")
                break
            }
            if let run = run(element) { runs.append(run) }
        }
        return problemCount == before ? runs : nil
    }

    private mutating func run(_ node: Int) -> ScenarioTextRun? {
        guard isObject(node, "a text with attributes") else { return nil }
        checkKeys(
            node, of: "a text with attributes", required: ["text"],
            optional: ["font", "kern", "baselineOffset", "paragraphStyle", "color"])
        var run = ScenarioTextRun("")
        for member in tree.members(node) {
            switch member.key {
            case "text": run.text = text(member.value) ?? ""
            case "font": run.font = font(member.value)
            case "kern": run.kern = length(member.value, isSigned: true)
            case "baselineOffset": run.baselineOffset = length(member.value, isSigned: true)
            case "color": run.color = plainColor(member.value)
            case "paragraphStyle": run.paragraph = paragraph(member.value)
            default: break
            }
        }
        return run
    }

    private mutating func paragraph(_ node: Int) -> ScenarioParagraph? {
        guard isObject(node, "a paragraph style") else { return nil }
        let keys = ["alignment", "lineBreakMode"] + ScenarioParagraph.lengths.map(\.key)
        checkKeys(node, of: "a paragraph style", required: [], optional: keys)
        var paragraph = ScenarioParagraph()
        for member in tree.members(node) {
            switch member.key {
            case "alignment": paragraph.alignment = word(member.value, of: ScenarioParagraph.alignments)
            case "lineBreakMode": paragraph.lineBreakMode = word(member.value, of: ScenarioParagraph.lineBreakModes)
            default:
                guard let place = ScenarioParagraph.lengths.firstIndex(where: { $0.key == member.key }) else {
                    continue
                }
                paragraph.numbers[place] = length(
                    member.value, isSigned: ScenarioParagraph.signed.contains(member.key))
            }
        }
        return paragraph
    }

    private mutating func word<Value>(_ node: Int, of form: FieldForm<Value>) -> String? {
        guard case .word(let words) = form.form else { return nil }
        return word(node, of: words)
    }

    private mutating func length(_ node: Int, isSigned: Bool) -> Double? {
        let range = (isSigned ? -ScenarioForm.greatest : 0)...ScenarioForm.greatest
        guard case .number(let number) = limited(node, .number, range) else { return nil }
        return number
    }
}

extension JSONWriter {
    mutating func run(_ run: ScenarioTextRun) {
        beginObject()
        member("text", run.text)
        if let font = run.font { member("font") { $0.font(font) } }
        if let kern = run.kern { member("kern") { $0.number(kern) } }
        if let offset = run.baselineOffset { member("baselineOffset") { $0.number(offset) } }
        if let color = run.color { member("color") { $0.color(color) } }
        if let paragraph = run.paragraph {
            key("paragraphStyle")
            beginObject()
            member("alignment", paragraph.alignment)
            member("lineBreakMode", paragraph.lineBreakMode)
            for (length, number) in zip(ScenarioParagraph.lengths, paragraph.numbers) {
                if let number { member(text: length.key) { $0.number(number) } }
            }
            endObject()
        }
        endObject()
    }
}
