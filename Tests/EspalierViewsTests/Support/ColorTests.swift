import EspalierViews
import Foundation
import TestSupport
import Testing

@Suite("UIColor")
struct ColorTests {
    struct Named: Sendable {
        let name: String
        let color: UIColor
        let parts: [CGFloat]

        init(_ name: String, _ color: UIColor, _ parts: CGFloat...) {
            self.name = name
            self.color = color
            self.parts = parts
        }
    }

    static let named = [
        Named("black", .black, 0, 0, 0, 1), Named("darkGray", .darkGray, 1.0 / 3, 1.0 / 3, 1.0 / 3, 1),
        Named("lightGray", .lightGray, 2.0 / 3, 2.0 / 3, 2.0 / 3, 1), Named("white", .white, 1, 1, 1, 1),
        Named("gray", .gray, 0.5, 0.5, 0.5, 1), Named("red", .red, 1, 0, 0, 1), Named("green", .green, 0, 1, 0, 1),
        Named("blue", .blue, 0, 0, 1, 1), Named("cyan", .cyan, 0, 1, 1, 1), Named("yellow", .yellow, 1, 1, 0, 1),
        Named("magenta", .magenta, 1, 0, 1, 1), Named("orange", .orange, 1, 0.5, 0, 1),
        Named("purple", .purple, 0.5, 0, 0.5, 1), Named("brown", .brown, 0.6, 0.4, 0.2, 1),
        Named("clear", .clear, 0, 0, 0, 0), Named("systemBlue", .systemBlue, 0, 122.0 / 255, 1, 1),
        Named("label", .label, 0, 0, 0, 1),
    ]

    static func parts(_ color: UIColor) -> [CGFloat] {
        var parts: [CGFloat] = [-1, -1, -1, -1]
        parts.withUnsafeMutableBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return }
            #expect(color.getRed(base, green: base + 1, blue: base + 2, alpha: base + 3))
        }
        return parts
    }

    @Test("has the documented components for each name", arguments: named)
    func namedColors(named: Named) {
        #expect(Self.parts(named.color) == named.parts, "\(named.name)")
    }

    @Test("is equal by value, and hashes so")
    func equality() {
        #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(UIColor.white == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
        #expect(UIColor.black != UIColor.clear)
        let base: [CGFloat] = [0.1, 0.2, 0.3, 0.4]
        var colors: Set<UIColor> = [UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)]
        for index in 0..<4 {
            var parts = base
            parts[index] = 0.9
            colors.insert(UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3]))
        }
        colors.insert(UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4))
        #expect(colors.count == 5)
    }

    @Test("keeps components outside 0 to 1, and clamps the opacity")
    func ranges() {
        #expect(Self.parts(UIColor(red: -1, green: 2, blue: 0, alpha: 3)) == [-1, 2, 0, 1])
        #expect(Self.parts(UIColor(white: 1.5, alpha: -1)) == [1.5, 1.5, 1.5, 0])
    }

    @Test("withAlphaComponent replaces the opacity only")
    func alphaComponent() {
        #expect(Self.parts(UIColor.orange.withAlphaComponent(0.25)) == [1, 0.5, 0, 0.25])
        #expect(UIColor.orange.withAlphaComponent(0).withAlphaComponent(1) == .orange)
    }

    @Test("getWhite answers for greys only, and writes nothing otherwise")
    func getWhite() {
        var white: CGFloat = -1
        var alpha: CGFloat = -1
        #expect(!UIColor.red.getWhite(&white, alpha: &alpha))
        #expect(white == -1 && alpha == -1)
        #expect(UIColor(white: 0.25, alpha: 0.5).getWhite(&white, alpha: &alpha))
        #expect(white == 0.25 && alpha == 0.5)
        #expect(UIColor.gray.getWhite(nil, alpha: nil))
    }

    @Test("reads as the initialiser that makes it")
    func description() {
        #expect("\(UIColor.gray)" == "UIColor(white: 0.5, alpha: 1.0)")
        #expect("\(UIColor.orange)" == "UIColor(red: 1.0, green: 0.5, blue: 0.0, alpha: 1.0)")
        #expect("\(UIColor(red: -0.0, green: 0, blue: 1, alpha: 1))" == "\(UIColor.blue)")
    }

    static let places: [(hsb: [Double], rgb: [Double])] = [
        ([0, 1, 1], [1, 0, 0]), ([1.0 / 6, 1, 1], [1, 1, 0]), ([1.0 / 3, 1, 1], [0, 1, 0]),
        ([0.5, 1, 1], [0, 1, 1]), ([2.0 / 3, 1, 1], [0, 0, 1]), ([5.0 / 6, 1, 1], [1, 0, 1]),
        ([1, 1, 1], [1, 0, 0]), ([1.0 / 12, 1, 1], [1, 0.5, 0]), ([0.3, 0, 0.4], [0.4, 0.4, 0.4]),
        ([0.5, 0.5, 0.8], [0.4, 0.8, 0.8]), ([-3, 1, 1], [1, 0, 0]), ([0, 2, 0.5], [0.5, 0, 0]),
        ([0.5, 1, 0], [0, 0, 0]),
    ]

    @Test("has the components of the corners of the colour circle, and of places between them", arguments: places)
    func hue(hsb: [Double], rgb: [Double]) {
        let color = UIColor(hue: hsb[0], saturation: hsb[1], brightness: hsb[2], alpha: 1)
        for (part, value) in zip(Self.parts(color), rgb) {
            #expect(abs(Double(part) - value) < 1e-12, "\(color)")
        }
    }

    @Test("gives back its hue, saturation and brightness", arguments: [31, 32] as [UInt64])
    func hueRoundTrip(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        for _ in 0..<300 {
            let expected = [random.below(360), 1 + random.below(100), 1 + random.below(100)].map { CGFloat($0) }
            let color = UIColor(
                hue: expected[0] / 360, saturation: expected[1] / 100, brightness: expected[2] / 100, alpha: 0.5)
            var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            #expect(color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha))
            let distance = abs(hue - expected[0] / 360)
            #expect(min(distance, 1 - distance) < 1e-9, "seed \(seed): \(expected)")
            #expect((0..<1).contains(hue), "seed \(seed): \(expected)")
            #expect(abs(saturation - expected[1] / 100) < 1e-9, "seed \(seed): \(expected)")
            #expect(abs(brightness - expected[2] / 100) < 1e-9 && alpha == 0.5, "seed \(seed): \(expected)")
        }
    }

    @Test("stops the program for components that are not finite")
    func traps() async {
        let byRed = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = UIColor(red: .nan, green: 0, blue: 0, alpha: 1)
        }
        let byHue = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = UIColor(hue: .infinity, saturation: 0, brightness: 0, alpha: 1)
        }
        let red = errorText(byRed)
        let hue = errorText(byHue)
        #expect(red.contains("components must be finite: red nan, green 0.0, blue 0.0, alpha 1.0"))
        #expect(hue.contains("components must be finite: hue inf"))
    }
}
