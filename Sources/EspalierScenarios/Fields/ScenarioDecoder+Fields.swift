import EspalierSupport
import EspalierViews
import Foundation

// Values of fields.
extension ScenarioDecoder {
    /// The word for a height that follows from what a row shows.
    static let automatic = "automatic"
    /// How many templates may stand in one another.
    static let deepestTemplate = 4
    /// How many rows a table may have.
    static let mostRows = 20_000

    /// A value of the form that a key path takes.
    mutating func setting(_ keyPath: ScenarioKeyPath, _ node: Int) -> ScenarioSetting? {
        value(of: keyPath.kind, node).map { ScenarioSetting(keyPath, $0) }
    }

    /// A value of a form. Nil where a problem was reported.
    mutating func value(of form: ScenarioForm, _ node: Int) -> ScenarioSetting.Value? {
        switch form {
        case .rectangle: rectangle(node).map { .rectangle($0) }
        case .point: point(node).map { .point($0) }
        case .size: size(node).map { .size($0) }
        case .transform: transform(node).map { .transform($0) }
        case .number: number(node).map { .number($0) }
        case .integer: integer(node).map { .integer($0) }
        case .boolean: boolean(node).map { .boolean($0) }
        case .text: text(node).map { .text($0) }
        case .name: tree.isNull(node) ? .name(nil) : name(node).map { .name($0) }
        case .autoresizing: autoresizing(node).map { .autoresizing($0) }
        case .priorities: priorities(node).map { .priorities($0) }
        case .insets: insets(node).map { .insets($0) }
        case .contentSize: contentSize(node).map { .contentSize($0) }
        case .any: .any(ScenarioValue(tree, node))
        case .word(let words): word(node, of: words).map { .word($0) }
        case .texts: texts(node).map { .texts($0) }
        case .font: font(node).map { .font($0) }
        case .color: color(node)
        case .image: image(node).map { .image($0) }
        case .height: height(node)
        case .counts: counts(node).map { .counts($0) }
        case .spacings: spacings(node).map { .spacings($0) }
        case .template: template(node).map { .template($0) }
        case .templates: templates(node).map { .templates($0) }
        case .directionalInsets: directionalInsets(node).map { .directionalInsets($0) }
        case .estimate: estimate(node)
        case .sizes: sizes(node).map { .sizes($0) }
        case .indexes: indexes(node).map { .indexes($0) }
        case .lengths: lengths(node).map { .lengths($0) }
        case .place: tree.isNull(node) ? .place(nil) : rectangle(node).map { .place($0) }
        case .runs: runs(node).map { .runs($0) }
        case .limited(let numbers, let range): limited(node, numbers.form, range)
        }
    }

    /// A value none of whose numbers is out of range.
    mutating func limited(
        _ node: Int, _ form: ScenarioForm, _ range: ClosedRange<Double>
    ) -> ScenarioSetting.Value? {
        guard let value = value(of: form, node) else { return nil }
        for number in value.numbers ?? [] where !range.contains(number) {
            let bounds = [range.lowerBound, range.upperBound].map(JSONWriter.text)
            report(
                node, "the number \(JSONWriter.text(number)) is not between \(bounds[0]) and \(bounds[1])",
                fix: "write one that is")
            return nil
        }
        return value
    }

    mutating func texts(_ node: Int) -> [String]? { all(node) { $0.text($1) } }

    private mutating func height(_ node: Int) -> ScenarioSetting.Value? {
        if tree.text(node) == Self.automatic { return .height(nil) }
        guard tree.number(node) != nil else {
            reportKind(node, "a height", fix: "write a number without quotes, or \"automatic\"")
            return nil
        }
        guard case .number(let number) = limited(node, .number, 0...ScenarioForm.greatest) else { return nil }
        return .height(number)
    }

    private mutating func counts(_ node: Int) -> [Int]? {
        let before = problemCount
        var sum = 0
        var counts: [Int] = []
        for element in tree.isList(node) ? Array(tree.elements(node)) : [node] {
            guard case .integer(let count) = limited(element, .integer, 0...Double(Self.mostRows)) else { continue }
            counts.append(count)
            sum += count
            if sum > Self.mostRows {
                report(element, "there are more than \(Self.mostRows) rows", fix: "write fewer")
                break
            }
        }
        return problemCount == before ? counts : nil
    }

    private mutating func spacings(_ node: Int) -> [ScenarioFormat.Metric]? {
        guard isObject(node, "an object of numbers by name") else { return nil }
        let before = problemCount
        var spacings: [ScenarioFormat.Metric] = []
        let range = -ScenarioForm.greatest...ScenarioForm.greatest
        for member in tree.members(node) {
            guard case .number(let number) = limited(member.value, .number, range) else { continue }
            spacings.append(.init(member.key, number))
        }
        return problemCount == before ? spacings : nil
    }

    private mutating func directionalInsets(_ node: Int) -> NSDirectionalEdgeInsets? {
        numbers(node, "distances", ["top", "leading", "bottom", "trailing"]).map {
            NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3])
        }
    }

    private mutating func estimate(_ node: Int) -> ScenarioSetting.Value? {
        if tree.text(node) == Self.automatic { return .estimate(nil) }
        guard tree.isList(node) else {
            reportKind(node, "an estimated size", fix: "write [width, height], or \"automatic\"")
            return nil
        }
        return extent(node).map { .estimate($0) }
    }

    private mutating func extent(_ node: Int) -> CGSize? {
        guard case .size(let size) = limited(node, .size, 0...ScenarioForm.greatest) else { return nil }
        return size
    }

    private mutating func sizes(_ node: Int) -> [CGSize]? { ofRows(node) { $0.extent($1) } }

    private mutating func indexes(_ node: Int) -> [Int]? {
        ofRows(node) { decoder, node in
            guard case .integer(let index) = decoder.limited(node, .integer, 0...Double(Self.mostRows)) else {
                return nil
            }
            return index
        }
    }

    private mutating func lengths(_ node: Int) -> [Double]? {
        ofRows(node) { decoder, node in
            guard case .number(let length) = decoder.value(of: .length, node) else { return nil }
            return length
        }
    }

    /// What a list says of rows one by one.
    private mutating func ofRows<Value>(
        _ node: Int, _ value: (inout ScenarioDecoder, Int) -> Value?
    ) -> [Value]? {
        guard let elements = list(node) else { return nil }
        let before = problemCount
        var values: [Value] = []
        for element in elements where !isFull {
            if values.count == Self.mostRows {
                report(element, "there are more than \(Self.mostRows) rows", fix: "write fewer")
                break
            }
            if let value = value(&self, element) { values.append(value) }
        }
        return problemCount == before ? values : nil
    }

    private mutating func templates(_ node: Int) -> [ScenarioTree]? {
        guard tree.isList(node) else { return template(node).map { [$0] } }
        let before = problemCount
        var trees: [ScenarioTree] = []
        for element in tree.elements(node) where !isFull {
            if let tree = template(element) { trees.append(tree) }
        }
        if trees.isEmpty, problemCount == before {
            report(node, "the list has no cell", fix: "write a view for each kind of cells: [{…}, {…}]")
        }
        return problemCount == before ? trees : nil
    }

    private mutating func template(_ node: Int) -> ScenarioTree? {
        guard templateDepth < Self.deepestTemplate else {
            report(
                node, "cells are nested deeper than \(Self.deepestTemplate)",
                fix: "build the inner ones of views without rows")
            return nil
        }
        templateDepth += 1
        defer { templateDepth -= 1 }
        return viewTree(node)
    }
}
