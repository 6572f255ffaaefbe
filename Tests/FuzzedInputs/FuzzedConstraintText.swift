import EspalierConstraintText

/// A constraint text, and a visual format: read; written again, it says the same.
func fuzzConstraintText(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    let (syntax, mistakes) = ConstraintSyntax.parse(text)
    check(mistakes, of: text, isRead: syntax != nil)
    if let syntax {
        let written = syntax.text
        guard let again = ConstraintSyntax.parse(written).syntax else { stop("not read again: \(written)") }
        require(again.isSame(as: syntax), "says something else: \(written)")
        require(again.text == written, "is written in another way: \(written)")
    }
    let (format, problems) = VisualFormat.parse(text)
    check(problems, of: text, isRead: format != nil)
    if let format {
        require(format.connections.count == format.views.count - 1, "a connection too few or too many")
        let written = format.text
        guard let again = VisualFormat.parse(written).format else { stop("format not read again: \(written)") }
        require(again.text == written, "the format is written in another way: \(written)")
    }
}

/// A text is read, or there are mistakes with places in it.
private func check(_ mistakes: [ConstraintDiagnostic], of text: String, isRead: Bool) {
    require(isRead == mistakes.isEmpty, "a result and mistakes, or neither")
    for mistake in mistakes {
        require(mistake.line >= 1 && mistake.column >= 1, "a place that is none")
        require((0...text.utf8.count).contains(mistake.offset), "a place outside the text")
        require(!mistake.message.isEmpty && !mistake.fix.isEmpty, "a mistake without a word")
    }
}

extension ConstraintSyntax {
    /// Whether both say the same, wherever in their texts.
    fileprivate func isSame(as other: ConstraintSyntax) -> Bool {
        identifier == other.identifier && first.isSame(as: other.first) && relation == other.relation
            && (second == nil) == (other.second == nil)
            && (second.map { other.second?.isSame(as: $0) ?? false } ?? true)
            && multiplier == other.multiplier && constant == other.constant && priority == other.priority
    }
}

extension ConstraintSyntax.Term {
    fileprivate func isSame(as other: ConstraintSyntax.Term) -> Bool {
        item == other.item && guide == other.guide && attribute == other.attribute
    }
}
