import EspalierText
import Foundation
import Testing

@Suite("Descriptors of fonts")
struct FontDescriptorTests {
    @Test("A font's descriptor makes the font again, in its own size or another one")
    func again() {
        for font in [
            UIFont.systemFont(ofSize: 13), .boldSystemFont(ofSize: 17), .italicSystemFont(ofSize: 15),
            .monospacedSystemFont(ofSize: 12, weight: .regular),
            .monospacedDigitSystemFont(ofSize: 12, weight: .medium),
            .preferredFont(forTextStyle: .headline), UIFont(name: "Avenir-Heavy", size: 20)!,
        ] {
            #expect(UIFont(descriptor: font.fontDescriptor, size: 0) == font)
            #expect(UIFont(descriptor: font.fontDescriptor, size: 30) == font.withSize(30))
            #expect(font.fontDescriptor.pointSize == font.pointSize && font.fontDescriptor == font.fontDescriptor)
        }
    }

    @Test("Traits are those of the font, and other ones make another font")
    func traits() throws {
        let body = UIFont.systemFont(ofSize: 17).fontDescriptor
        #expect(body.symbolicTraits.isEmpty)
        let bold = try #require(body.withSymbolicTraits(.traitBold))
        #expect(UIFont(descriptor: bold, size: 0) == .boldSystemFont(ofSize: 17))
        let italic = try #require(body.withSymbolicTraits(.traitItalic))
        #expect(UIFont(descriptor: italic, size: 0) == .italicSystemFont(ofSize: 17))
        #expect(UIFont.boldSystemFont(ofSize: 17).fontDescriptor.symbolicTraits == .traitBold)
        #expect(UIFont.italicSystemFont(ofSize: 17).fontDescriptor.symbolicTraits == .traitItalic)
        let back = try #require(bold.withSymbolicTraits([]))
        #expect(UIFont(descriptor: back, size: 0) == .systemFont(ofSize: 17))
        let semibold = UIFont.systemFont(ofSize: 17, weight: .semibold).fontDescriptor
        let both = try #require(semibold.withSymbolicTraits([.traitBold, .traitItalic]))
        #expect(UIFont(descriptor: both, size: 0).fontDescriptor.symbolicTraits == [.traitBold, .traitItalic])
        #expect(body.withSymbolicTraits([.traitExpanded, .traitCondensed]) == nil)
        #expect(body.withSymbolicTraits([.traitLooseLeading, .traitTightLeading]) == nil)
        let code = try #require(body.withSymbolicTraits(.traitMonoSpace))
        #expect(UIFont(descriptor: code, size: 0) == .monospacedSystemFont(ofSize: 17, weight: .regular))
    }

    @Test("A name keeps its family when it gets other traits")
    func names() throws {
        let avenir = UIFontDescriptor(name: "Avenir-Heavy", size: 12)
        #expect(avenir.postscriptName == "Avenir-Heavy" && avenir.symbolicTraits == .traitBold)
        #expect(UIFont(descriptor: avenir, size: 0) == UIFont(name: "Avenir-Heavy", size: 12))
        #expect(UIFont(descriptor: avenir, size: 18).pointSize == 18)
        let italic = try #require(avenir.withSymbolicTraits([.traitBold, .traitItalic]))
        #expect(UIFont(descriptor: italic, size: 0).fontName == "Avenir-BoldItalic")
        let plain = try #require(avenir.withSymbolicTraits([]))
        #expect(UIFont(descriptor: plain, size: 0).fontName == "Avenir")
        #expect(UIFont(descriptor: UIFontDescriptor(name: "Avenir", size: 0), size: 0).pointSize == 14)
    }

    @Test("The system font has designs, other fonts have none")
    func designs() throws {
        let body = UIFont.systemFont(ofSize: 17).fontDescriptor
        let rounded = try #require(body.withDesign(.rounded))
        #expect(UIFont(descriptor: rounded, size: 0).lineHeight == UIFont.systemFont(ofSize: 17).lineHeight)
        let code = try #require(body.withDesign(.monospaced))
        #expect(UIFont(descriptor: code, size: 0) == .monospacedSystemFont(ofSize: 17, weight: .regular))
        #expect(try #require(body.withDesign(.serif)).postscriptName == "NewYork")
        #expect(UIFontDescriptor(name: "Avenir", size: 10).withDesign(.rounded) == nil)
        #expect(UIFont(name: "Avenir", size: 10)?.fontDescriptor.withDesign(.serif) == nil)
    }

    @Test("A text style's descriptor has its size, and another size of one follows nobody")
    func styles() {
        let title = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .title1)
        #expect(title.pointSize == 28 && UIFont(descriptor: title, size: 0) == .preferredFont(forTextStyle: .title1))
        #expect(title.withSize(10).pointSize == 10 && title.withSize(10) != title)
        #expect(UIFont(descriptor: title.withSize(10), size: 0).pointSize == 10)
        #expect(Set([title, title.withSize(28), title.withSize(9)]).count == 2)
    }
}
