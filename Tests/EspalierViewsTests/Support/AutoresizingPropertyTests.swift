import EspalierViews
import TestSupport
import Testing

@Suite("Autoresizing on one axis: what always holds")
struct AutoresizingPropertyTests {
    struct Sample {
        let span: AutoresizingSpan
        let old: Double
        let new: Double
        let flexible: (leading: Bool, length: Bool, trailing: Bool)

        var oldTrailing: Double { old - span.position - span.length }
        var result: AutoresizingSpan { run(span, flexible) }
        var newTrailing: Double { new - result.position - result.length }

        /// The result of the same case seen from the other side, turned back.
        var mirroredResult: AutoresizingSpan {
            let mirrored = run(
                AutoresizingSpan(position: oldTrailing, length: span.length),
                (flexible.trailing, flexible.length, flexible.leading))
            return AutoresizingSpan(position: new - mirrored.position - mirrored.length, length: mirrored.length)
        }

        private func run(_ span: AutoresizingSpan, _ flexible: (Bool, Bool, Bool)) -> AutoresizingSpan {
            autoresized(span, from: old, to: new, leading: flexible.0, length: flexible.1, trailing: flexible.2)
        }
    }

    /// Sizes of a thirtieth of a point, so that nothing is exact by luck; some parts are zero, some margins negative.
    static func samples(seed: UInt64) -> [Sample] {
        var random = SplitMix64(seed: seed)
        func part() -> Double { random.below(8) == 0 ? 0 : Double(random.below(15_000)) / 30 }
        return (0..<500).flatMap { _ in
            let leading = random.below(6) == 0 ? -part() : part()
            let trailing = random.below(6) == 0 ? -part() : part()
            let length = part()
            let new = part() * 2
            return (0..<8).map { bits in
                Sample(
                    span: AutoresizingSpan(position: leading, length: length), old: leading + length + trailing,
                    new: new, flexible: (bits & 1 != 0, bits & 2 != 0, bits & 4 != 0))
            }
        }
    }

    @Test("inflexible parts keep their values, position and length bit for bit", arguments: [41, 42, 43] as [UInt64])
    func inflexibleParts(seed: UInt64) {
        for sample in Self.samples(seed: seed) {
            let result = sample.result
            if !sample.flexible.leading { #expect(result.position == sample.span.position, "seed \(seed): \(sample)") }
            if !sample.flexible.length { #expect(result.length == sample.span.length, "seed \(seed): \(sample)") }
            let isClamped = sample.flexible.length && result.length == 0 && !sample.flexible.leading
            if !sample.flexible.trailing && (sample.flexible.leading || sample.flexible.length) && !isClamped {
                #expect(abs(sample.newTrailing - sample.oldTrailing) < 1e-9, "seed \(seed): \(sample)")
            }
            if !sample.flexible.leading && !sample.flexible.length { #expect(result == sample.span) }
            #expect(result.length >= 0, "seed \(seed): \(sample)")
        }
    }

    @Test("flexible parts take the difference by their absolute lengths", arguments: [44, 45, 46] as [UInt64])
    func proportions(seed: UInt64) {
        for sample in Self.samples(seed: seed) {
            let result = sample.result
            if sample.flexible.length && result.length == 0 { continue }
            if !sample.flexible.leading && !sample.flexible.length { continue }
            let parts = [
                (sample.flexible.leading, sample.span.position, result.position),
                (sample.flexible.length, sample.span.length, result.length),
                (sample.flexible.trailing, sample.oldTrailing, sample.newTrailing),
            ].filter(\.0)
            let total = parts.reduce(0) { $0 + abs($1.1) }
            // Where everything flexible is zero but for the rounding of the trailing margin, no proportion is defined.
            guard total == 0 || total > 1e-6 else { continue }
            for (_, old, new) in parts {
                let share = total == 0 ? 1 / Double(parts.count) : abs(old) / total
                #expect(abs(new - old - (sample.new - sample.old) * share) < 1e-8, "seed \(seed): \(sample)")
            }
        }
    }

    @Test("seen from the other side it is the same", arguments: [47, 48, 49] as [UInt64])
    func mirrored(seed: UInt64) {
        for sample in Self.samples(seed: seed) {
            // The two rules that name a side: nothing flexible, and a clamped length alone, keep the leading margin.
            let flexible = sample.flexible
            if !flexible.leading && !flexible.trailing && (!flexible.length || sample.result.length == 0) { continue }
            let parts = abs(sample.span.position) + abs(sample.oldTrailing)
            if !flexible.length && parts < 1e-6 && parts > 0 { continue }
            let mirrored = sample.mirroredResult
            #expect(abs(sample.result.position - mirrored.position) < 1e-8, "seed \(seed): \(sample)")
            #expect(abs(sample.result.length - mirrored.length) < 1e-8, "seed \(seed): \(sample)")
        }
    }

    @Test("one flexible part alone, or with parts of zero, takes exactly the difference")
    func exactDifference() {
        let span = AutoresizingSpan(position: 0.1, length: 0.7)
        let difference = 100.3 - 33.7
        let moved = autoresized(span, from: 33.7, to: 100.3, leading: true, length: false, trailing: false)
        #expect(moved == AutoresizingSpan(position: 0.1 + difference, length: 0.7))
        let grown = autoresized(span, from: 33.7, to: 100.3, leading: false, length: true, trailing: false)
        #expect(grown == AutoresizingSpan(position: 0.1, length: 0.7 + difference))
        for number in 1...200 {
            // Among these are products that do not divide back to the difference.
            let alone = AutoresizingSpan(position: 0, length: Double(number) / 7)
            let growth = Double(number) / 3 + 0.1
            let result = autoresized(alone, from: 0, to: growth, leading: true, length: true, trailing: false)
            #expect(result == AutoresizingSpan(position: 0, length: alone.length + growth))
        }
    }

    @Test("an unchanged extent changes nothing", arguments: 0..<8)
    func noDifference(bits: Int) {
        let span = AutoresizingSpan(position: 0.1, length: 0.7)
        let result = autoresized(
            span, from: 33.7, to: 33.7, leading: bits & 1 != 0, length: bits & 2 != 0, trailing: bits & 4 != 0)
        #expect(result == span)
    }

    @Test("huge extents give finite results", arguments: 0..<8)
    func hugeExtents(bits: Int) {
        let huge = Double.greatestFiniteMagnitude
        let flexible = (bits & 1 != 0, bits & 2 != 0, bits & 4 != 0)
        for (old, new) in [(100, huge), (huge, 100), (0, huge), (huge, 0)] {
            let result = autoresized(
                AutoresizingSpan(position: 20, length: 60), from: old, to: new,
                leading: flexible.0, length: flexible.1, trailing: flexible.2)
            #expect(result.position.isFinite && result.length.isFinite, "\(old) to \(new)")
        }
    }
}
