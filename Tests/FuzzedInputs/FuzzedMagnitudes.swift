import EspalierRendering
import EspalierScenarios

/// Bytes become a document of any classes whose numeric keys have numbers of any magnitude, transforms among them that
/// turn, shear and flatten. It is run and shown in all ways: nothing ends the process, and what is read again is the same.
func fuzzMagnitudes(_ bytes: [UInt8]) {
    var document = MagnitudeDocument(bytes)
    fuzzShown(document.text())
}

/// Runs a document, and makes of it all that the command shows.
private func fuzzShown(_ json: String) {
    guard let document = try? ScenarioDocument(json: json) else { return }
    require((try? ScenarioDocument(json: document.json())) == document, "says something else: \(json)")
    _ = try? document.lint()
    _ = try? document.explainConstraints()
    guard let recording = try? ScenarioRecording(running: document, source: json) else { return }
    for step in recording.steps {
        guard let picture = try? recording.svg(step: step.index) else { continue }
        let text = String(decoding: picture, as: UTF8.self)
        require(!text.contains("\"nan\"") && !text.contains("\"inf\""), "a picture without numbers: \(json)")
    }
    _ = recording.inspectorPage()
}

private struct MagnitudeDocument {
    private static let numbers = [
        "0", "1", "-1", "0.5", "3", "44", "-320.25", "1e7", "-1e7", "1e9", "1e15", "-1e20", "1e150", "-1e154", "1e300",
        "1e308", "-1e308", "1.7976931348623157e308", "-1.7976931348623157e308", "5e-324", "-5e-324", "1e-300", "1e-160",
        "2.2250738585072014e-308",
    ]
    /// Turned, sheared, flattened in one direction and in both, mirrored, and the numbers that they have.
    private static let transforms = [
        "[0, 1, -1, 0, 0, 0]", "[0.7, 0.7, -0.7, 0.7, 3, 4]", "[1, 0, 5, 1, 0, 0]", "[1, 0, 1e308, 1, 0, 0]",
        "[1, 0, 0, 0, 0, 0]", "[0, 0, 0, 0, 0, 0]", "[-1, 0, 0, 1, 0, 0]", "[1, 1, 1, 1, 0, 0]",
        "[1e-300, 0, 0, 1e-300, 0, 0]", "[0, 1e200, -1e200, 0, 1e300, 0]",
    ]
    private static let classes = ScenarioClasses()
    private static let keys = Dictionary(
        uniqueKeysWithValues: classes.names.map { name in
            (name, ScenarioField.all.filter { $0.isKey(of: name, in: classes) })
        })
    private static let lengths = ["width", "height", "leading", "trailing", "top", "bottom", "centerX", "centerY"]

    private var bytes: FuzzedBytes
    private var count = 0

    init(_ bytes: [UInt8]) {
        self.bytes = FuzzedBytes(bytes)
    }

    mutating func text() -> String {
        let root = view(0)
        var steps: [String] = []
        while !bytes.isEmpty, steps.count < 4 { steps.append(step()) }
        let scale = bytes.any(["1", "2", "3", "1000000", "5e-324", "1e-9", "1e300"])
        return
            #"{"espalier": 1, "root": \#(root), "traits": {"scale": \#(scale)}, "steps": [\#(steps.joined(separator: ", "))]}"#
    }

    private mutating func number(within range: ClosedRange<Double>? = nil) -> String {
        let number = bytes.any(Self.numbers)
        guard let range, let value = Double(number), !range.contains(value) else { return number }
        return bytes.oneIn(2) ? "\(range.lowerBound)" : "\(range.upperBound)"
    }

    private mutating func list(_ count: Int, within range: ClosedRange<Double>? = nil) -> String {
        "[" + (0..<count).map { _ in number(within: range) }.joined(separator: ", ") + "]"
    }

    private mutating func value(_ form: ScenarioForm) -> String? {
        switch form {
        case .rectangle, .insets, .directionalInsets: list(4)
        case .point, .size, .estimate: list(2)
        case .transform: bytes.oneIn(3) ? list(6) : bytes.any(Self.transforms)
        case .number, .height: number()
        case .integer: bytes.any(["0", "1", "-1", "7", "9007199254740991", "-9007199254740991"])
        case .color:
            bytes.any([#""systemRed""#, ##""#12345678""##, "null", ##"{"light": "#ffffff", "dark": "#000000"}"##])
        case .image: bytes.oneIn(2) ? list(2) : #"{"symbol": "star", "size": \#(list(2))}"#
        case .boolean: bytes.oneIn(2) ? "true" : "false"
        case .text, .name: #""Some words""#
        case .word(let words): words.isEmpty ? nil : "\"\(bytes.any(words))\""
        case .autoresizing: bytes.any([#"["width", "height"]"#, #"["left", "bottom"]"#, #"["width", "left", "top"]"#])
        case .sizes: "[\(list(2)), \(list(2))]"
        case .counts: bytes.any(["0", "3", "[2, 3]"])
        case .limited(let numbers, let range):
            switch numbers {
            case .number: number(within: range)
            case .integer: "\(Int(max(range.lowerBound, min(Double(bytes.next()), range.upperBound))))"
            case .point, .size: list(2, within: range)
            case .insets: list(4, within: range)
            }
        default: nil
        }
    }

    private mutating func view(_ depth: Int) -> String {
        count += 1
        let name = "v\(count)"
        let kind = bytes.any(Self.classes.names)
        var parts = [#""class": "\#(kind)""#, #""name": "\#(name)""#]
        if bytes.oneIn(2) { parts.append(#""frame": \#(list(4))"#) }
        if bytes.oneIn(3) { parts.append(#""transform": \#(value(.transform) ?? "[]")"#) }
        let keys = Self.keys[kind] ?? []
        for _ in 0..<bytes.next() % 4 where !keys.isEmpty {
            let field = bytes.any(keys)
            guard !parts.contains(where: { $0.hasPrefix("\"\(field.key)\"") }), let value = value(field.form) else {
                continue
            }
            parts.append("\"\(field.key)\": \(value)")
        }
        if bytes.oneIn(4) { parts.append(#""rules": ["rr = \#(bytes.next()), minw = 5"]"#) }
        var children: [String] = []
        while depth < 3, count < 12, !bytes.isEmpty, bytes.oneIn(2) { children.append(view(depth + 1)) }
        if !children.isEmpty { parts.append(#""subviews": [\#(children.joined(separator: ", "))]"#) }
        if bytes.oneIn(3) {
            let constraints = (0...bytes.next() % 3).map { _ in constraint() }
            parts.append(#""constraints": [\#(constraints.joined(separator: ", "))]"#)
        }
        return "{\(parts.joined(separator: ", "))}"
    }

    private mutating func constraint() -> String {
        let view = "v\(1 + bytes.next() % count)"
        let attribute = bytes.any(Self.lengths)
        let other = bytes.oneIn(3) ? "" : "\(bytes.any(["2", "0.5", "1000000"])) * self.\(attribute) + "
        let relation = bytes.any(["==", "<=", ">="])
        return #""\#(view).\#(attribute) \#(relation) \#(other)\#(bytes.any(["0", "10", "1000000", "-33.3"]))""#
    }

    private mutating func step() -> String {
        let target = "v\(1 + bytes.next() % count)"
        switch bytes.next() % 6 {
        case 0: return #"{"set": "\#(target)", "keyPath": "center", "value": \#(list(2))}"#
        case 1: return #"{"set": "\#(target)", "keyPath": "transform", "value": \#(value(.transform) ?? "[]")}"#
        case 2: return #"{"set": "\#(target)", "keyPath": "bounds", "value": \#(list(4))}"#
        case 3: return #"{"set": "/", "keyPath": "frame", "value": \#(list(4))}"#
        case 4: return #"{"layout": "/"}"#
        default: return #"{"remove": "\#(target)"}"#
        }
    }
}
