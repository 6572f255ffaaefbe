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

    @Test("A size of 0 stops the program with a message")
    func zeroSize() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = UIFont.systemFont(ofSize: 0)
        }
        #expect(errorText(result).contains("UIFont: the size must be finite and above 0: 0.0"))
    }
}
