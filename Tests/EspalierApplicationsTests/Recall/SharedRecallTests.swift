import EspalierNibs
import EspalierRendering
import Foundation
import TestSupport
import Testing

@testable import EspalierApplications

/// What is broken on purpose in screens of others in which nothing was found before.
@Suite struct SharedRecallTests {
    /// A way to break any screen.
    enum Way: CaseIterable {
        /// A second size of a view, which is not the first.
        case contradiction
        /// A view that no device is wide enough for.
        case fixedWidth
        /// A button that is much lower than a finger.
        case smallTarget
        /// A text that fits on no phone, in a label of one line.
        case longText
        /// A font that no file has.
        case missingFont

        var kinds: Set<LintKind> {
            switch self {
            case .contradiction: [.conflict]
            case .fixedWidth: [.conflict, .outside]
            case .smallTarget: [.smallTarget, .conflict]
            case .longText: [.cutOff, .outside, .overlap, .conflict]
            case .missingFont: [.missingFont]
            }
        }
    }

    /// A break of one element.
    private struct Broken {
        let text: String
        /// What a finding must be about: one of these.
        let objects: Set<String>
    }

    /// The files in which nothing is found, with their texts.
    private static let clean: [(name: String, text: String, document: InterfaceDocument)] = {
        guard let root = SharedFolder.there("interface-builder/files"),
            let application = try? Application(path: root.path, configuration: LintConfiguration())
        else { return [] }
        let found = Set(application.lint().findings.map(\.file))
        return application.files.filter { !found.contains($0) }.compactMap { path in
            guard let text = try? String(contentsOf: root.appending(path: path), encoding: .utf8),
                let document = application.document(of: path)
            else { return nil }
            return ((path as NSString).lastPathComponent, text, document)
        }
    }()

    private static func isShown(_ element: InterfaceElement) -> Bool {
        var current: InterfaceElement? = element
        while let now = current {
            if now["hidden"] == "YES" || now["alpha"].flatMap(Double.init) ?? 1 < 0.01 { return false }
            if now.first("variation") != nil || ["prototypes", "sections"].contains(now.name) { return false }
            current = now.parent
        }
        return true
    }

    /// Whether a view with something to read or to touch lies wholly in its superview, which shows all of it.
    private static func isInside(_ view: InterfaceElement) -> Bool {
        guard ["label", "button", "textField"].contains(view.name), let frame = view.child(key: "frame"),
            let superview = view.parent?.parent, ["view", "tableViewCellContentView"].contains(superview.name),
            let size = superview.child(key: "frame")?.storedSize, let own = frame.storedSize
        else { return false }
        var current: InterfaceElement? = superview
        while let now = current {
            if now["clipsSubviews"] == "YES" || now.name == "visualEffectView" { return false }
            current = now.parent
        }
        let (x, y) = (frame["x"].flatMap(Double.init) ?? 0, frame["y"].flatMap(Double.init) ?? 0)
        return x >= 0 && y >= 0 && x + own.width <= size.width && y + own.height <= size.height
    }

    private static func broken(_ way: Way, _ text: String, _ document: InterfaceDocument, _ random: inout SplitMix64)
        -> Broken?
    {
        func any(_ accept: (InterfaceElement) -> Bool) -> InterfaceElement? {
            let found = document.elements.filter { $0.id != nil && isShown($0) && accept($0) }
            return found.randomElement(using: &random)
        }
        /// Constraints that say how long their view is, and nothing else.
        func size(_ attribute: String, _ accept: (InterfaceElement) -> Bool = { _ in true }) -> InterfaceElement? {
            any { element in
                element.name == "constraint" && element["firstAttribute"] == attribute && element["constant"] != nil
                    && element["firstItem"] == nil && element["secondItem"] == nil && element["priority"] == nil
                    && element["relation"] == nil && element["multiplier"] == nil && element["placeholder"] == nil
                    && element["installed"] == nil && element.parent?.parent.map(accept) == true
            }
        }
        func replacing(_ element: InterfaceElement, _ change: (String) -> String, _ objects: [String?]) -> Broken? {
            guard let range = text.range(of: "id=\"\(element.id ?? "")\""),
                let start = text[..<range.lowerBound].lastIndex(of: "<"),
                let end = text[range.upperBound...].firstIndex(of: ">")
            else { return nil }
            let tag = String(text[start...end])
            return Broken(
                text: text.replacingCharacters(in: start...end, with: change(tag)),
                objects: Set(objects.compactMap { $0 }))
        }
        switch way {
        case .contradiction:
            guard let one = size(random.oneIn(2) ? "width" : "height"), let attribute = one["firstAttribute"] else {
                return nil
            }
            let other = "<constraint firstAttribute=\"\(attribute)\" constant=\"1717\" id=\"broken\"/>"
            return replacing(one, { $0 + other }, ["broken", one.id])
        case .fixedWidth:
            // What reaches out of its superview already is as its author has drawn it.
            guard let one = size("width", { isInside($0) }), let view = one.parent?.parent else { return nil }
            return replacing(one, { $0.replacing(/constant="[^"]*"/, with: "constant=\"3000\"") }, [one.id, view.id])
        case .smallTarget:
            guard let one = size("height", { $0.name == "button" }), let view = one.parent?.parent else { return nil }
            return replacing(one, { $0.replacing(/constant="[^"]*"/, with: "constant=\"19\"") }, [one.id, view.id])
        case .longText:
            let label = any { element in
                element.name == "label" && element["text"] != nil && element["numberOfLines"] == nil
                    && element["adjustsFontSizeToFit"] != "YES"
                    && element["translatesAutoresizingMaskIntoConstraints"] == "NO"
                    && !document.elements.contains { $0.name == "outlet" && $0["destination"] == element.id }
            }
            let long = String(repeating: "Words and words ", count: 12)
            return label.flatMap { label in
                replacing(label, { $0.replacing(/text="[^"]*"/, with: "text=\"\(long)\"") }, [label.id])
            }
        case .missingFont:
            let font = document.elements.filter {
                $0.name == "fontDescription" && $0["type"] == "system" && isShown($0)
            }
            .randomElement(using: &random)
            guard let owner = font?.parent, let id = owner.id, let range = text.range(of: "id=\"\(id)\""),
                let start = text[range.upperBound...].range(of: "type=\"system\"")
            else { return nil }
            return Broken(
                text: text.replacingCharacters(in: start, with: "name=\"Lost-Bold\" family=\"Lost\""),
                objects: ["Lost-Bold"])
        }
    }

    @Test(
        "3.3 of breaks put into screens of others in which nothing was found, each is found",
        .enabled(
            if: SharedFolder.there("interface-builder") != nil, "shared/interface-builder is not beside the project"),
        arguments: Way.allCases)
    func breaks(_ way: Way) throws {
        var random = SplitMix64(seed: 41)
        var tried = 0
        var missed: [String] = []
        for (name, text, document) in Self.clean {
            guard let broken = Self.broken(way, text, document, &random) else { continue }
            tried += 1
            // Fonts are missed in folders that have images or fonts of their own.
            var files = CleanScreen(seed: 0).files
            files[name] = broken.text
            let folder = try TemporaryFolder(files)
            let report = try SampleApp.lint(folder)
            let isFound = report.findings.contains { finding in
                way.kinds.contains(finding.kind) && !broken.objects.isDisjoint(with: finding.objects)
            }
            if !isFound {
                missed.append(
                    "\(name) \(broken.objects.sorted()): \(report.findings.map { "\($0.kind.rawValue) \($0.objects)" })"
                )
            }
        }
        #expect(tried >= 6)
        #expect(missed.isEmpty, "\(missed.count) of \(tried)\n\(missed.joined(separator: "\n"))")
    }
}
