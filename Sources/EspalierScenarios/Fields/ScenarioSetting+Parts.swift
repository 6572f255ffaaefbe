import EspalierViews
import Foundation

extension ScenarioSetting.Value {
    /// A part of the value; nil where it has no such part.
    func part(_ part: ScenarioKeyPath.Part?) -> ScenarioSetting.Value? {
        switch (self, part) {
        case (_, nil): self
        case (.rectangle(let rect), .origin): .point(rect.origin)
        case (.rectangle(let rect), .size): .size(rect.size)
        case (.rectangle(let rect), .originX): .number(Double(rect.origin.x))
        case (.rectangle(let rect), .originY): .number(Double(rect.origin.y))
        case (.rectangle(let rect), .width): .number(Double(rect.size.width))
        case (.rectangle(let rect), .height): .number(Double(rect.size.height))
        case (.point(let point), .x): .number(Double(point.x))
        case (.point(let point), .y): .number(Double(point.y))
        case (.size(let size), .ownWidth): .number(Double(size.width))
        case (.size(let size), .ownHeight): .number(Double(size.height))
        case (.transform(let transform), .a): .number(Double(transform.a))
        case (.transform(let transform), .b): .number(Double(transform.b))
        case (.transform(let transform), .c): .number(Double(transform.c))
        case (.transform(let transform), .d): .number(Double(transform.d))
        case (.transform(let transform), .tx): .number(Double(transform.tx))
        case (.transform(let transform), .ty): .number(Double(transform.ty))
        default: nil
        }
    }

    /// The value with a part replaced; nil where it has no such part, or the part is of another kind.
    func replacing(_ part: ScenarioKeyPath.Part?, by new: ScenarioSetting.Value) -> ScenarioSetting.Value? {
        guard let part else { return new }
        switch (self, new) {
        case (.rectangle(var rect), _):
            switch (part, new) {
            case (.origin, .point(let origin)): rect.origin = origin
            case (.size, .size(let size)): rect.size = size
            case (.originX, .number(let number)): rect.origin.x = CGFloat(number)
            case (.originY, .number(let number)): rect.origin.y = CGFloat(number)
            case (.width, .number(let number)): rect.size.width = CGFloat(number)
            case (.height, .number(let number)): rect.size.height = CGFloat(number)
            default: return nil
            }
            return .rectangle(rect)
        case (.point(var point), .number(let number)):
            switch part {
            case .x: point.x = CGFloat(number)
            case .y: point.y = CGFloat(number)
            default: return nil
            }
            return .point(point)
        case (.size(var size), .number(let number)):
            switch part {
            case .ownWidth: size.width = CGFloat(number)
            case .ownHeight: size.height = CGFloat(number)
            default: return nil
            }
            return .size(size)
        case (.transform(var transform), .number(let number)):
            switch part {
            case .a: transform.a = CGFloat(number)
            case .b: transform.b = CGFloat(number)
            case .c: transform.c = CGFloat(number)
            case .d: transform.d = CGFloat(number)
            case .tx: transform.tx = CGFloat(number)
            case .ty: transform.ty = CGFloat(number)
            default: return nil
            }
            return .transform(transform)
        default: return nil
        }
    }

    /// The numbers that the value is made of; nil for one that is not made of numbers alone.
    var numbers: [Double]? {
        switch self {
        case .rectangle(let rectangle): rectangle.numbers
        case .point(let point): [Double(point.x), Double(point.y)]
        case .size(let size): size.numbers
        case .transform(let transform): transform.numbers
        case .number(let number): [number]
        case .integer(let integer): [Double(integer)]
        case .priorities(let priorities): priorities.numbers
        case .insets(let insets): insets.numbers
        case .directionalInsets(let insets): insets.numbers
        case .contentSize(let size): size.numbers.contains(Double(UIView.noIntrinsicMetric)) ? nil : size.numbers
        case .height(let height): height.map { [$0] }
        case .any(.number(let number)): [number]
        case .counts(let counts), .indexes(let counts): counts.map(Double.init)
        case .lengths(let lengths): lengths
        case .estimate(let size): size.map(\.numbers)
        case .sizes(let sizes): sizes.flatMap(\.numbers)
        case .place(let rectangle): rectangle?.numbers
        case .boolean, .text, .name, .autoresizing, .any, .word, .texts, .font, .color, .image, .spacings, .template,
            .templates, .runs:
            nil
        }
    }

    /// Whether another value is the same, numbers as far as `tolerance`. A number that is not finite never is.
    func isSame(as other: ScenarioSetting.Value, tolerance: Double) -> Bool {
        guard let numbers, let others = other.numbers else { return self == other }
        return numbers.count == others.count && zip(numbers, others).allSatisfy { abs($0 - $1) <= tolerance }
    }
}

extension JSONWriter {
    /// Writes a value of a field.
    package mutating func setting(_ value: ScenarioSetting.Value) {
        switch value {
        case .rectangle, .point, .size, .transform, .priorities, .insets, .directionalInsets, .lengths:
            numbers(value.numbers ?? [])
        case .number(let number): self.number(number)
        case .integer(let integer): self.integer(integer)
        case .boolean(let boolean): self.boolean(boolean)
        case .text(let text), .word(let text): string(text)
        case .name(let name?): string(name)
        case .name(nil): null()
        case .autoresizing(let options): words(options.words)
        case .contentSize(let size): contentSize(size)
        case .any(let value): self.value(value)
        case .texts(let texts): words(texts)
        case .font(let font): self.font(font)
        case .color(let color): if let color { self.color(color) } else { null() }
        case .image(let image): self.image(image)
        case .height(let height): if let height { number(height) } else { string(ScenarioDecoder.automatic) }
        case .counts(let counts):
            if counts.count == 1 { return integer(counts[0]) }
            integers(counts)
        case .spacings(let spacings):
            object { for spacing in spacings { $0.member(text: spacing.name) { $0.number(spacing.value) } } }
        case .template(let tree): views(tree)
        case .templates(let trees):
            if trees.count == 1 { return views(trees[0]) }
            list { for tree in trees { $0.views(tree) } }
        case .estimate(nil): string(ScenarioDecoder.automatic)
        case .estimate(let size?): numbers(size.numbers)
        case .sizes(let sizes):
            list { for size in sizes { $0.numbers(size.numbers) } }
        case .indexes(let indexes): integers(indexes)
        case .place(let rectangle): if let rectangle { numbers(rectangle.numbers) } else { null() }
        case .runs(let runs):
            list { for run in runs { $0.run(run) } }
        }
    }
}
