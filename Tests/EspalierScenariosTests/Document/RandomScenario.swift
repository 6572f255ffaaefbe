import EspalierViews
import Foundation
import TestSupport

@testable import EspalierScenarios

/// Makes documents at random that use all that the format has. References may lead to nothing.
struct RandomScenario {
    var random: SplitMix64
    /// How many observers were made: each has an id of its own.
    private var observerCount = 0
    /// The ids of the queries so far.
    var askedIds: [String] = []
    /// The identifiers of the constraints so far.
    var identifiers: [String] = []
    var identifierCount = 0
    /// How many templates stand around what is being made.
    private var templateDepth = 0

    init(seed: UInt64) {
        random = SplitMix64(seed: seed)
    }

    mutating func document() -> ScenarioDocument {
        var document = ScenarioDocument(root: tree(largest: 20))
        if random.oneIn(2) { document.title = text() }
        if random.oneIn(4) { document.root[0].safeAreaInsets = insets() }
        if random.oneIn(6) { document.root[0].settings[.keyboard] = .place(random.oneIn(4) ? nil : rectangle()) }
        if random.oneIn(3) { document.layout = .manual }
        if random.oneIn(3) { document.traits = traits() }
        for _ in 0..<Int.random(in: 0...3, using: &random) where random.oneIn(2) {
            document.observers.append(observer())
        }
        for _ in 0..<Int.random(in: 0...8, using: &random) { document.steps.append(step()) }
        return document
    }

    private mutating func traits() -> ScenarioTraits {
        var traits = ScenarioTraits()
        if random.oneIn(2) { traits.scale = Double(1 + random.below(3)) }
        if random.oneIn(2) { traits.horizontalSizeClass = random.any(ScenarioTraits.SizeClass.allCases) }
        if random.oneIn(2) { traits.verticalSizeClass = random.any(ScenarioTraits.SizeClass.allCases) }
        if random.oneIn(2) { traits.layoutDirection = random.any(ScenarioTraits.LayoutDirection.allCases) }
        if random.oneIn(2) { traits.contentSizeCategory = random.any(ScenarioTraits.ContentSize.allCases) }
        if random.oneIn(2) { traits.idiom = random.any(ScenarioTraits.Idiom.allCases) }
        if random.oneIn(2) { traits.controlDesign = random.any(ScenarioTraits.Design.allCases) }
        if random.oneIn(3) { traits.accessibilityContrast = random.any(ScenarioTraits.Contrast.allCases) }
        if random.oneIn(3) { traits.userInterfaceLevel = random.any(ScenarioTraits.Level.allCases) }
        return traits
    }

    private mutating func tree(largest: Int) -> ScenarioTree {
        var tree = ScenarioTree(root: view())
        var last = 0
        for _ in 0..<Int.random(in: 0...largest, using: &random) {
            // Below the last view, or below one that it is in.
            var parent = last
            while !random.oneIn(2), let up = tree.parent(of: parent) { parent = up }
            last = tree.append(view(), to: parent)
        }
        return tree
    }

    private mutating func view() -> ScenarioView {
        var view = ScenarioView()
        if random.oneIn(3) { view.className = "C" + text() }
        if random.oneIn(2) { view.name = "n" + text() }
        if random.oneIn(3) { view.tag = Int(truncatingIfNeeded: random.next()) }
        if random.oneIn(2) { view.frame = rectangle() }
        if random.oneIn(4) { view.bounds = rectangle() }
        if random.oneIn(4) { view.transform = transform() }
        if random.oneIn(4) { view.autoresizing = autoresizing() }
        if random.oneIn(4) { view.hidden = random.oneIn(2) }
        if random.oneIn(4) { view.alpha = number() }
        if random.oneIn(4) { view.text = text() }
        if random.oneIn(6) { view.settings[.isUserInteractionEnabled] = .boolean(random.oneIn(2)) }
        if random.oneIn(6) { view.settings[.preservesSuperviewLayoutMargins] = .boolean(random.oneIn(2)) }
        for index in 0..<Int.random(in: 0...3, using: &random) where random.oneIn(2) {
            view.properties.append(.init("\(index)" + text(), value()))
        }
        for _ in 0..<Int.random(in: 0...2, using: &random) { view.rules.append(rule()) }
        addConstraints(to: &view)
        addFields(to: &view)
        return view
    }

    private mutating func rule() -> ScenarioRule {
        let formats = Int.random(in: 0...3, using: &random)
        var rule = ScenarioRule("tt = 5")
        for _ in 0..<formats {
            switch Int.random(in: 0..<3, using: &random) {
            case 0:
                rule.text += " + %w"
                rule.arguments.append(.init(.view(reference())))
            case 1:
                rule.text += ", ll = %f"
                rule.arguments.append(.init(.number(number())))
            default:
                rule.text += random.oneIn(2) ? " - %^f" : " / %@p"
                var attribute = ScenarioAttribute(view: reference(), keyPath: .init(.frame, .originX))
                if random.oneIn(2) { attribute.keyPath = .init(.stored("p" + text())) }
                if random.oneIn(2) { attribute.times = number() }
                if random.oneIn(2) { attribute.plus = number() }
                rule.arguments.append(.init(.attribute(attribute)))
            }
        }
        return rule
    }

    private mutating func step() -> ScenarioStep {
        let at = random.oneIn(2) ? Int.random(in: 0...9, using: &random) : nil
        let first = reference()
        let second = reference()
        switch Int.random(in: 0..<20, using: &random) {
        case 0: return ScenarioStep(.set(first, setting()))
        case 1: return ScenarioStep(.add(tree(largest: 4), to: first, at: at))
        case 2: return ScenarioStep(.move(first, to: second, at: at))
        case 3: return ScenarioStep(.remove(first))
        case 4: return ScenarioStep(.front(first))
        case 5: return ScenarioStep(.back(first))
        case 6: return ScenarioStep(.exchange(first, second))
        case 7:
            var rule = rule()
            let fails = random.oneIn(2)
            if fails { rule.text += text() }
            return ScenarioStep(.rule(rule, on: first, fails: fails))
        case 8: return ScenarioStep(.layout(first))
        case 15: return ScenarioStep(.constrain(constraint(), in: random.oneIn(2) ? first : .init(.path([]))))
        case 16: return ScenarioStep(random.oneIn(2) ? .activate(knownIdentifiers()) : .deactivate(knownIdentifiers()))
        case 17:
            guard let identifier = knownIdentifiers().first else { return ScenarioStep(.expectAmbiguous(first, true)) }
            return ScenarioStep(.setConstraint(identifier, constant: number(), priority: random.oneIn(2) ? 1 : nil))
        case 18: return ScenarioStep(.expectAmbiguous(first, random.oneIn(2)))
        case 19: return ScenarioStep(.expectValue(first, setting(), tolerance: abs(number())))
        case 9: return ScenarioStep(.observe(observer()))
        case 10: return ScenarioStep(.unobserve("\(max(0, observerCount - 1))" + text()))
        case 11, 12: return ScenarioStep(.query(query()))
        case 13:
            if let action = expectedAnswer() { return ScenarioStep(action) }
            return ScenarioStep(.layout(first))
        default:
            let tolerance = random.oneIn(2) ? ScenarioStep.defaultTolerance : abs(number())
            return ScenarioStep(.expect(first, frame: rectangle(), tolerance: tolerance))
        }
    }

    /// An observer, with an id of its own.
    private mutating func observer() -> ScenarioObserver {
        observerCount += 1
        let id = "\(observerCount)" + text()
        if random.oneIn(5) { return ScenarioObserver(id, .query(reference(), by: criterion())) }
        if random.oneIn(2) {
            var options = ScenarioHierarchyOptions()
            options.subtree = random.oneIn(2)
            options.children = random.oneIn(2)
            options.old = random.oneIn(2)
            for _ in 0..<Int.random(in: 0...2, using: &random) { options.keyPaths.append(keyPath()) }
            return ScenarioObserver(id, .hierarchy(reference(), options))
        }
        var links: [ScenarioObservedKeyPath.Link] = []
        while random.oneIn(3) { links.append(random.oneIn(2) ? .superview : .window) }
        let end: ScenarioObservedKeyPath.End =
            switch Int.random(in: 0..<4, using: &random) {
            case 0: .subviews
            case 1: .link(random.oneIn(2) ? .superview : .window)
            default: .property(keyPath())
            }
        let options = ObservingOptions(rawValue: UInt(random.next() & 15))
        return ScenarioObserver(id, .value(reference(), ScenarioObservedKeyPath(links, end), options: options))
    }

    private mutating func keyPath() -> ScenarioKeyPath {
        let texts = ScenarioKeyPathTests.all.map(\.0)
        return ScenarioKeyPath(texts[Int.random(in: texts.indices, using: &random)]) ?? .init(.tag)
    }

    private mutating func setting() -> ScenarioSetting {
        let settable = [
            "hugging", "layoutMargins", "intrinsicContentSize", "translatesAutoresizingMaskIntoConstraints",
            "axis", "spacing", "directionalLayoutMargins", "attributedText", "estimatedItemSize", "itemSizes", "kinds",
            "zoomScale", "contentOffset.x", "contentSize.height", "font", "rows", "customSpacing", "titles",
        ]
        let keyPath = random.oneIn(4) ? ScenarioKeyPath(setting: random.any(settable)) ?? keyPath() : keyPath()
        return ScenarioSetting(keyPath, value(of: keyPath.kind))
    }

    /// A value of a form.
    mutating func value(of form: ScenarioForm) -> ScenarioSetting.Value {
        switch form {
        case .rectangle: .rectangle(rectangle())
        case .point: .point(CGPoint(x: number(), y: number()))
        case .size: .size(CGSize(width: number(), height: number()))
        case .transform: .transform(transform())
        case .number: .number(number())
        case .integer: .integer(Int(truncatingIfNeeded: random.next()))
        case .boolean: .boolean(random.oneIn(2))
        case .text: .text(text())
        case .name: .name(random.oneIn(3) ? nil : "n" + text())
        case .autoresizing: .autoresizing(autoresizing())
        case .priorities: .priorities(priorities())
        case .insets: .insets(insets())
        case .contentSize: .contentSize(contentSize())
        case .any: .any(value())
        case .word(let words): .word(random.any(words))
        case .texts: .texts((0..<Int.random(in: 0...3, using: &random)).map { _ in text() })
        case .font: .font(font())
        case .color: .color(random.oneIn(4) ? nil : color())
        case .image: .image(image())
        case .height: .height(random.oneIn(2) ? nil : small(in: 0...100))
        case .counts: .counts((0..<Int.random(in: 0...3, using: &random)).map { $0 * 5 })
        case .spacings:
            .spacings((0..<Int.random(in: 0...2, using: &random)).map { .init("n\($0)", small(in: -9...9)) })
        case .template: .template(template())
        case .templates: .templates((0..<Int.random(in: 1...3, using: &random)).map { _ in template() })
        case .directionalInsets:
            .directionalInsets(
                NSDirectionalEdgeInsets(top: number(), leading: number(), bottom: number(), trailing: number()))
        case .estimate: .estimate(random.oneIn(3) ? nil : smallSize())
        case .sizes: .sizes((0..<Int.random(in: 0...3, using: &random)).map { _ in smallSize() })
        case .lengths: .lengths((0..<Int.random(in: 0...3, using: &random)).map { _ in small(in: 0...99) })
        case .indexes: .indexes((0..<Int.random(in: 0...3, using: &random)).map { _ in random.below(4) })
        case .place: .place(random.oneIn(3) ? nil : rectangle())
        case .runs: .runs((0..<Int.random(in: 0...3, using: &random)).map { _ in run() })
        case .limited(let form, let range): limited(form, range)
        }
    }

    /// Steps cannot name the constraints of a template.
    private mutating func template() -> ScenarioTree {
        let known = identifiers
        templateDepth += 1
        defer {
            templateDepth -= 1
            identifiers = known
        }
        return tree(largest: 2)
    }

    private mutating func font() -> ScenarioFont {
        switch Int.random(in: 0..<3, using: &random) {
        case 0: .system(size: small(in: 1...40), weight: random.any(ScenarioFont.weights.map(\.word)))
        case 1: .named("N" + text(), size: small(in: 1...40))
        default: .style(random.any(ScenarioFont.styles.map(\.word)))
        }
    }

    private mutating func color() -> ScenarioColor {
        switch Int.random(in: 0..<3, using: &random) {
        case 0: .system(random.any(["label", "systemRed", "systemBackground", "placeholderText"]))
        case 1: .plain(UInt32.random(in: 0...UInt32.max, using: &random))
        default:
            .dynamic(light: UInt32.random(in: 0..<9, using: &random), dark: UInt32.random(in: 9...99, using: &random))
        }
    }

    private mutating func image() -> ScenarioImage {
        var image = ScenarioImage(size: smallSize())
        if random.oneIn(2) {
            image.name = "n" + text()
            image.isSymbol = random.oneIn(2)
        }
        if random.oneIn(3) { image.isTemplate = random.oneIn(2) }
        return image
    }

    private mutating func smallSize() -> CGSize {
        CGSize(width: small(in: 0...99), height: small(in: 0...99))
    }

    private mutating func run() -> ScenarioTextRun {
        var run = ScenarioTextRun(text())
        if random.oneIn(2) { run.font = font() }
        if random.oneIn(3) { run.kern = small(in: -3...3) }
        if random.oneIn(3) { run.color = color() }
        if random.oneIn(3) { run.baselineOffset = small(in: -3...3) }
        guard random.oneIn(2) else { return run }
        var paragraph = ScenarioParagraph()
        if random.oneIn(2) { paragraph.alignment = "center" }
        if random.oneIn(2) { paragraph.lineBreakMode = "byCharWrapping" }
        for index in paragraph.numbers.indices where random.oneIn(3) { paragraph.numbers[index] = small(in: 0...9) }
        run.paragraph = paragraph
        return run
    }

    private mutating func small(in range: ClosedRange<Double>) -> Double {
        (Double.random(in: range, using: &random) * 4).rounded() / 4
    }

    private mutating func limited(_ form: ScenarioForm.Numbers, _ range: ClosedRange<Double>) -> ScenarioSetting.Value {
        let range = max(range.lowerBound, -99)...min(range.upperBound, 99)
        func number(_ random: inout RandomScenario) -> Double {
            min(max(random.small(in: range), range.lowerBound), 99)
        }
        switch form {
        case .point: return .point(CGPoint(x: number(&self), y: number(&self)))
        case .size: return .size(CGSize(width: number(&self), height: number(&self)))
        case .insets:
            return .insets(
                .init(top: number(&self), left: number(&self), bottom: number(&self), right: number(&self)))
        case .integer: return .integer(Int(number(&self)))
        case .number: return .number(number(&self))
        }
    }

    /// Settings of any classes; only reading and writing look at them.
    mutating func addFields(to view: inout ScenarioView) {
        let fields = ScenarioField.all.filter { $0.group == .ofClass }
        for _ in 0..<Int.random(in: 0...3, using: &random) {
            let field = random.any(fields)
            let isBuilt = field.form == .template || field.form == .templates
            if isBuilt, templateDepth >= ScenarioDecoder.deepestTemplate { continue }
            view.settings[field] = value(of: field.form)
        }
    }
}

// Values.
extension RandomScenario {
    mutating func reference() -> ScenarioReference {
        if random.oneIn(2) { return ScenarioReference(.name("n" + text())) }
        let length = Int.random(in: 0...3, using: &random)
        return ScenarioReference(.path((0..<length).map { _ in Int.random(in: 0...99, using: &random) }))
    }

    mutating func number() -> Double {
        switch Int.random(in: 0..<3, using: &random) {
        case 0: return Double(Int.random(in: -1000...1000, using: &random))
        case 1: return Double(Int.random(in: -100_000...100_000, using: &random)) / 100
        default:
            let number = Double(bitPattern: random.next())
            return number.isFinite ? number : 0.5
        }
    }

    private mutating func rectangle() -> CGRect {
        CGRect(x: number(), y: number(), width: number(), height: number())
    }

    private mutating func transform() -> CGAffineTransform {
        CGAffineTransform(a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
    }

    private mutating func autoresizing() -> UIView.AutoresizingMask {
        UIView.AutoresizingMask(rawValue: UInt(random.next() & 63))
    }

    mutating func text() -> String {
        let scalars: [Unicode.Scalar] = [
            "a", "b", " ", "\"", "\\", "/", "\n", "\u{0}", "\u{1F}", "é", "\u{301}", "€", "😀",
        ]
        var text = ""
        for _ in 0..<Int.random(in: 0...5, using: &random) {
            text.unicodeScalars.append(scalars[Int.random(in: scalars.indices, using: &random)])
        }
        return text
    }

    private mutating func value() -> ScenarioValue {
        switch Int.random(in: 0..<6, using: &random) {
        case 0: return .null
        case 1: return .boolean(random.oneIn(2))
        case 2: return .number(number())
        case 3: return .text(text())
        default: return .structure(structure())
        }
    }

    private mutating func structure() -> [ScenarioValue.Event] {
        var events: [ScenarioValue.Event] = []
        var open: [ScenarioValue.Event] = []
        repeat {
            if !open.isEmpty, random.oneIn(3) {
                events.append(open.removeLast())
                continue
            }
            // The number keeps the keys of an object apart.
            if open.last == .endObject { events.append(.key("\(events.count)" + text())) }
            switch Int.random(in: open.isEmpty ? 4..<6 : 0..<6, using: &random) {
            case 0: events.append(.null)
            case 1: events.append(.boolean(true))
            case 2: events.append(.number(number()))
            case 3: events.append(.text(text()))
            case 4:
                events.append(.beginList)
                open.append(.endList)
            default:
                events.append(.beginObject)
                open.append(.endObject)
            }
        } while !open.isEmpty
        return events
    }
}
