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
        case (.transform(let transform), .a): .number(transform.a)
        case (.transform(let transform), .b): .number(transform.b)
        case (.transform(let transform), .c): .number(transform.c)
        case (.transform(let transform), .d): .number(transform.d)
        case (.transform(let transform), .tx): .number(transform.tx)
        case (.transform(let transform), .ty): .number(transform.ty)
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
            case .a: transform.a = number
            case .b: transform.b = number
            case .c: transform.c = number
            case .d: transform.d = number
            case .tx: transform.tx = number
            case .ty: transform.ty = number
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
        case .size(let size): [Double(size.width), Double(size.height)]
        case .transform(let transform): transform.numbers
        case .number(let number): [number]
        case .integer(let integer): [Double(integer)]
        case .priorities(let priorities): priorities.numbers
        case .insets(let insets), .directionalInsets(let insets): insets.numbers
        case .contentSize(let size): size.width.flatMap { width in size.height.map { [width, $0] } }
        case .height(let height): height.map { [$0] }
        case .any(.number(let number)): [number]
        case .counts(let counts), .indexes(let counts): counts.map(Double.init)
        case .estimate(let size): size.map { [Double($0.width), Double($0.height)] }
        case .sizes(let sizes): sizes.flatMap { [Double($0.width), Double($0.height)] }
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
        case .rectangle, .point, .size, .transform, .priorities, .insets, .directionalInsets:
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
            beginList()
            for count in counts { integer(count) }
            endList()
        case .spacings(let spacings):
            beginObject()
            for spacing in spacings {
                key(text: spacing.name)
                number(spacing.value)
            }
            endObject()
        case .template(let tree): template(tree)
        case .templates(let trees):
            if trees.count == 1 { return template(trees[0]) }
            beginList()
            for tree in trees { template(tree) }
            endList()
        case .estimate(nil): string(ScenarioDecoder.automatic)
        case .estimate(let size?): numbers([Double(size.width), Double(size.height)])
        case .sizes(let sizes):
            beginList()
            for size in sizes { numbers([Double(size.width), Double(size.height)]) }
            endList()
        case .indexes(let indexes):
            beginList()
            for index in indexes { integer(index) }
            endList()
        case .place(let rectangle): if let rectangle { numbers(rectangle.numbers) } else { null() }
        case .runs(let runs):
            beginList()
            for run in runs { self.run(run) }
            endList()
        }
    }

    private mutating func template(_ tree: ScenarioTree) {
        var encoder = ScenarioEncoder(writer: JSONWriter())
        swap(&encoder.writer, &self)
        encoder.views(tree)
        swap(&encoder.writer, &self)
    }
}
