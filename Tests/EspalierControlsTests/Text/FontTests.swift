import EspalierControls
import Foundation
import TestSupport
import Testing

@Suite("UIFont")
struct FontTests {
    @Test("Vertical measures are shares of the size", arguments: [11, 15, 17, 20, 36.5] as [CGFloat])
    func measures(size: CGFloat) {
        let font = UIFont.systemFont(ofSize: size)
        #expect(font.pointSize == size)
        #expect(abs(font.ascender - 0.952148 * size) < 1e-4)
        #expect(abs(font.descender + 0.241211 * size) < 1e-4)
        #expect(font.leading == 0)
        #expect(abs(font.lineHeight - 1.193359375 * size) < 1e-9)
        #expect(abs(font.capHeight - 0.704590 * size) < 1e-4)
        #expect(abs(font.xHeight - 0.526367 * size) < 1e-4)
        #expect(abs(font.ascender - font.descender - font.lineHeight) < 1e-9)
    }

    @Test("15 points: the line height is 17.900391; 20 points: ascender 19.04, descender -4.82")
    func logged() {
        #expect(abs(UIFont.systemFont(ofSize: 15).lineHeight - 17.900391) < 1e-6)
        #expect(abs(UIFont.systemFont(ofSize: 20).ascender - 19.04) < 0.005)
        #expect(abs(UIFont.systemFont(ofSize: 20).descender + 4.82) < 0.005)
    }

    @Test("Fonts are equal when size and weight are")
    func equality() {
        #expect(UIFont.systemFont(ofSize: 17) == UIFont.systemFont(ofSize: 17, weight: .regular))
        #expect(UIFont.boldSystemFont(ofSize: 17) == UIFont.systemFont(ofSize: 17, weight: .bold))
        #expect(UIFont.systemFont(ofSize: 17) != UIFont.systemFont(ofSize: 18))
        #expect(UIFont.systemFont(ofSize: 17) != UIFont.boldSystemFont(ofSize: 17))
        #expect(UIFont.boldSystemFont(ofSize: 17).withSize(9) == UIFont.boldSystemFont(ofSize: 9))
        #expect(Set([UIFont.systemFont(ofSize: 17), .systemFont(ofSize: 17), .systemFont(ofSize: 18)]).count == 2)
    }

    @Test("A size of 0 is the system's usual one, whatever makes the font")
    func zeroSize() {
        let usual = UIFont.systemFontSize
        #expect(UIFont.systemFont(ofSize: 0) == .systemFont(ofSize: usual))
        #expect(UIFont.systemFont(ofSize: 0, weight: .heavy) == .systemFont(ofSize: usual, weight: .heavy))
        #expect(UIFont.boldSystemFont(ofSize: 0) == .boldSystemFont(ofSize: usual))
        #expect(UIFont.italicSystemFont(ofSize: 0) == .italicSystemFont(ofSize: usual))
        #expect(
            UIFont.monospacedDigitSystemFont(ofSize: 0, weight: .bold)
                == .monospacedDigitSystemFont(ofSize: usual, weight: .bold))
        #expect(
            UIFont.monospacedSystemFont(ofSize: 0, weight: .bold)
                == .monospacedSystemFont(ofSize: usual, weight: .bold))
        #expect(UIFont.boldSystemFont(ofSize: 20).withSize(0) == .boldSystemFont(ofSize: usual))
        #expect(UIFont.systemFont(ofSize: 0).lineHeight == UIFont.systemFont(ofSize: usual).lineHeight)
        #expect(UIFont(name: "Avenir", size: 0)?.withSize(0) == UIFont(name: "Avenir", size: usual))
    }

    @Test("A descriptor without a size gives the usual one, and a font's own descriptor the font's")
    func sizelessDescriptors() throws {
        let sizeless = UIFont.boldSystemFont(ofSize: 20).fontDescriptor.withSize(0)
        #expect(UIFont(descriptor: sizeless, size: 0) == .boldSystemFont(ofSize: UIFont.systemFontSize))
        let title = UIFont.systemFont(ofSize: 20).fontDescriptor
        #expect(UIFont(descriptor: title, size: 0).pointSize == 20)
    }

    @Test("A size below 0 stops the program with a message")
    func sizeBelowZero() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = UIFont.systemFont(ofSize: -1)
        }
        #expect(errorText(result).contains("UIFont: the size must be finite and not below 0: -1.0"))
    }
}
