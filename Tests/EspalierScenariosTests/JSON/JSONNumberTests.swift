import Foundation
import TestSupport
import Testing

@testable import EspalierScenarios

@Suite("Numbers in JSON")
struct JSONNumberTests {
    private func kind(_ text: String) throws -> JSONTree.Kind {
        try JSONReader.read(Array(text.utf8)).kind(0)
    }

    @Test(
        "are integers where digits alone make one that fits",
        arguments: [
            ("0", .integer(0)), ("7", .integer(7)), ("-7", .integer(-7)),
            ("9007199254740993", .integer(9_007_199_254_740_993)), ("9223372036854775807", .integer(.max)),
            ("-9223372036854775808", .integer(.min)), ("9223372036854775808", .number(0x1p63)),
            ("3.0", .number(3)), ("3e0", .number(3)),
            ("123456789012345678901234567890", .number(123_456_789_012_345_677_877_719_597_056)),
        ] as [(String, JSONTree.Kind)])
    func integers(text: String, expected: JSONTree.Kind) throws {
        #expect(try kind(text) == expected)
    }

    @Test(
        "count as integers wherever their value is one",
        arguments: [
            ("3.0", 3), ("3e2", 300), ("30e-1", 3), ("-0", 0), ("-0.0", 0), ("3.5", nil), ("1e300", nil), ("0.1", nil),
            ("9223372036854775808", nil), ("-9223372036854775808.0", .min),
        ] as [(String, Int?)])
    func integerValues(text: String, expected: Int?) throws {
        #expect(try JSONReader.read(Array(text.utf8)).integer(0) == expected)
    }

    @Test("keep the sign of zero, and become zero where they are too small")
    func zeros() throws {
        for (text, sign) in [("-0", FloatingPointSign.minus), ("-0.0", .minus), ("-1e-999", .minus), ("1e-999", .plus)]
        {
            let number = try #require(try JSONReader.read(Array(text.utf8)).number(0))
            #expect(number == 0 && number.sign == sign, "\(text)")
        }
    }

    @Test(
        "of any form are read as the standard library reads them",
        arguments: [
            "5e-324", "2.2250738585072014e-308", "2.2250738585072011e-308", "1.7976931348623157e308", "0.1", "1E+2",
            "1e-7", "123.456e-78", "9007199254740993.0", "0.000000000000000000000000000001", "1.00000000000000011",
            "1.7976931348623158e308", "4.35", "0.30000000000000004", "8.41e21", "2.4703282292062327208e-324",
        ])
    func forms(text: String) throws {
        #expect(try JSONReader.read(Array(text.utf8)).number(0) == Double(text))
    }

    @Test("of 100,000 random bit patterns read back as the same double, as the C library reads them, too")
    func roundTrip() throws {
        let seed: UInt64 = 0x45_53_50_41
        var random = SplitMix64(seed: seed)
        for _ in 0..<100_000 {
            let number = Double(bitPattern: random.next())
            guard number.isFinite else { continue }
            let text = JSONWriter.text(number)
            let read = try JSONReader.read(Array(text.utf8)).number(0)
            guard read == number, strtod(text, nil) == number else {
                Issue.record("seed \(seed): \(number) was written \(text) and read \(read ?? .nan)")
                return
            }
        }
    }

    @Test("of 20,000 random digits are read as the C library reads them")
    func randomDigits() throws {
        let seed: UInt64 = 0x44_49_47_49
        var random = SplitMix64(seed: seed)
        for _ in 0..<20_000 {
            var text = random.oneIn(2) ? "-" : ""
            text += "\(Int.random(in: 1...9, using: &random))"
            for _ in 0..<Int.random(in: 0...30, using: &random) { text += "\(random.next() % 10)" }
            if random.oneIn(2) { text += ".\(random.next())" }
            if random.oneIn(2) { text += "e\(Int.random(in: -330...270, using: &random))" }
            let read = try JSONReader.read(Array(text.utf8)).number(0)
            guard read == strtod(text, nil) else {
                Issue.record("seed \(seed): \(text) was read \(read ?? .nan)")
                return
            }
        }
    }

    @Test("are written with the fewest digits: one fewer reads back as another double")
    func fewestDigits() throws {
        let seed: UInt64 = 0x4C_49_45_52
        var random = SplitMix64(seed: seed)
        for _ in 0..<5_000 {
            let bits = random.next()
            let number = random.oneIn(2) ? Double(bitPattern: bits) : Double(Int64(bitPattern: bits) >> 20) / 1000
            guard number.isFinite, number != 0 else { continue }
            let text = JSONWriter.text(number)
            #expect(Double(text) == number, "seed \(seed)")
            let significant = text.prefix { $0 != "e" }.filter(\.isNumber).drop { $0 == "0" }
            let digits = significant.reversed().drop { $0 == "0" }.count
            guard digits > 1 else { continue }
            let shorter = String(format: "%.\(digits - 2)e", number)
            #expect(Double(shorter) != number, "seed \(seed): \(text) is longer than \(shorter)")
        }
    }

    @Test(
        "are written in the form of ECMAScript",
        arguments: [
            (390, "390"), (390.5, "390.5"), (-0.0, "0"), (0, "0"), (-1, "-1"), (0.1, "0.1"), (-0.1, "-0.1"),
            (1e20, "100000000000000000000"), (1e21, "1e+21"), (1.5e21, "1.5e+21"), (-1e21, "-1e+21"),
            (123_456_789_012_345_683_968, "123456789012345680000"), (1e-6, "0.000001"), (1e-7, "1e-7"),
            (1.25e-7, "1.25e-7"), (1.25e-6, "0.00000125"), (.leastNonzeroMagnitude, "5e-324"),
            (1.7976931348623157e308, "1.7976931348623157e+308"), (0x1p53, "9007199254740992"),
            (0x1p53 - 1, "9007199254740991"), (0x1p54, "18014398509481984"), (-0x1p63, "-9223372036854776000"),
            (1.0 / 3, "0.3333333333333333"), (100.25, "100.25"), (4.35, "4.35"),
            (159.66666666666666, "159.66666666666666"),
        ] as [(Double, String)])
    func form(number: Double, expected: String) {
        #expect(JSONWriter.text(number) == expected)
    }

    @Test("that are not finite are written as texts")
    func notFinite() {
        let texts = [Double.nan, .signalingNaN, .infinity, -.infinity].map { JSONWriter.text($0) }
        #expect(texts == ["\"nan\"", "\"nan\"", "\"inf\"", "\"-inf\""])
    }
}
