import EspalierControls
import EspalierViews
import Foundation
import Testing

@testable import EspalierNibs

@Suite("Fonts, attributed texts and images in interface files")
struct FontPropertyTests {
    static let rows: [PropertyRow] = [
        font("type='system' pointSize='14'", ".SystemFont 14.0"),
        font("type='system' weight='semibold' pointSize='14'", ".SystemFont-0.3 14.0"),
        font("type='system' weight='heavy' pointSize='14'", ".SystemFont-0.56 14.0"),
        font("type='boldSystem' pointSize='25'", ".SystemFont-0.4 25.0"),
        font("type='italicSystem' pointSize='25'", ".SystemFont-Italic 25.0"),
        font("type='smallSystem'", ".SystemFont 12.0"),
        font("name='AGaramondPro-Regular' family='Adobe Garamond Pro' pointSize='16'", "AGaramondPro-Regular 16.0"),
        font("name='HelveticaNeue-Bold' family='Helvetica Neue' pointSize='0.0'", "HelveticaNeue-Bold 17.0"),
        font("type='system'", ".SystemFont 17.0"),
        font("style='UICTFontTextStyleTitle0'", ".SystemFont 34.0"),
        font("style='UICTFontTextStyleTitle1'", ".SystemFont 28.0"),
        font("style='UICTFontTextStyleTitle2'", ".SystemFont 22.0"),
        font("style='UICTFontTextStyleTitle3'", ".SystemFont 20.0"),
        font("style='UICTFontTextStyleHeadline'", ".SystemFont-0.3 17.0"),
        font("style='UICTFontTextStyleBody'", ".SystemFont 17.0"),
        font("style='UICTFontTextStyleCallout'", ".SystemFont 16.0"),
        font("style='UICTFontTextStyleSubhead'", ".SystemFont 15.0"),
        font("style='UICTFontTextStyleFootnote'", ".SystemFont 13.0"),
        font("style='UICTFontTextStyleCaption1'", ".SystemFont 12.0"),
        font("style='UICTFontTextStyleCaption2'", ".SystemFont 11.0"),
    ]

    @Test("a font description becomes the label's font", arguments: rows)
    func font(row: PropertyRow) throws {
        try row.check()
    }

    static let wrong: [(String, String)] = [
        (
            "style='UICTFontTextStyleLoud'",
            "style of <fontDescription> is 'UICTFontTextStyleLoud': no such text style is known; it is left out"
        ),
        (
            "type='system' pointSize='-3'",
            "pointSize of <fontDescription> is '-3': a number of at least 0.0 is needed; it is left out"
        ),
        (
            "type='odd' pointSize='3'",
            "type of <fontDescription> is 'odd': known are boldSystem, italicSystem, smallSystem, system"
        ),
    ]

    @Test("a font that is not known is reported and left out", arguments: wrong)
    func wrongFont(attributes: String, message: String) throws {
        let applied = try Applied(
            "<label><fontDescription key='fontDescription' \(attributes)/></label>", to: UILabel())
        #expect(applied.reports == ["4:8: \(message)"])
        #expect(applied.object.font == UIFont.systemFont(ofSize: 17))
    }

    @Test("fragments are joined, each with its attributes, and the first paragraph's alignment is the label's")
    func fragments() throws {
        let applied = try Applied(
            """
            <label usesAttributedText="YES" textAlignment="natural">
            <attributedString key="attributedText">
            <fragment content="One "><attributes>
            <color key="NSColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
            <font key="NSFont" metaFont="system" size="15"/>
            <font key="NSOriginalFont" size="24" name="HelveticaNeue-Thin"/>
            <integer key="NSUnderline" value="1"/><real key="NSKern" value="0.5"/>
            <url key="NSLink" string="https://example.org"/>
            <paragraphStyle key="NSParagraphStyle" alignment="right" lineBreakMode="wordWrapping"/>
            </attributes></fragment>
            <fragment><string key="content">two
            lines</string><attributes><font key="NSFont" size="9" name="HelveticaNeue-Light"/></attributes></fragment>
            <fragment content="!"/>
            </attributedString></label>
            """, to: UILabel())
        #expect(applied.reports + applied.unknownParts == [])
        let text = try #require(applied.object.attributedText)
        #expect(text.string == "One two\nlines!" && applied.object.text == text.string)
        let first = text.attributes(at: 0, effectiveRange: nil)
        #expect(first[.font] as? UIFont == .systemFont(ofSize: 15))
        #expect(first[.foregroundColor] as? UIColor == .white)
        #expect(first[.underlineStyle] as? Int == 1 && first[.kern] as? Double == 0.5)
        #expect((first[.link] as? URL)?.host == "example.org")
        #expect((text.attribute(.font, at: 4, effectiveRange: nil) as? UIFont)?.numbers == "HelveticaNeue-Light 9.0")
        #expect(text.attribute(.font, at: 13, effectiveRange: nil) == nil)
        // The attribute of the label is read after the text, and has the last word.
        #expect(applied.object.textAlignment == .natural)

        let alone = try Applied(
            """
            <label><attributedString key="attributedText"><fragment content="a"><attributes>
            <paragraphStyle key="NSParagraphStyle" alignment="center"/></attributes></fragment></attributedString></label>
            """, to: UILabel())
        #expect(alone.object.textAlignment == .center)
    }

    static let metaFonts: [(String, String)] = [
        ("metaFont='system' size='14'", ".SystemFont 14.0"),
        ("metaFont='systemBold' size='15'", ".SystemFont-0.4 15.0"),
        ("metaFont='smallSystem'", ".SystemFont 12.0"), ("metaFont='system'", ".SystemFont 14.0"),
        ("name='Arial-Black' size='14'", "Arial-Black 14.0"),
        ("metaFont='UICTFontTextStyleBody'", ".SystemFont 17.0"),
    ]

    @Test("a font inside a text is known by name or by what it is for", arguments: metaFonts)
    func attributedFont(attributes: String, expected: String) throws {
        let applied = try Applied(
            """
            <label><attributedString key="attributedText"><fragment content="a"><attributes>
            <font key="NSFont" \(attributes)/></attributes></fragment></attributedString></label>
            """, to: UILabel())
        #expect(applied.object.font.numbers == expected)
        #expect(applied.reports == [])
    }

    @Test("an image that the resources do not name has no size, and is reported")
    func unknownImage() throws {
        let applied = try Applied("<imageView image='Gone'/>", to: UIImageView())
        #expect(applied.object.image == UIImage(named: "Gone"))
        #expect(applied.reports == ["4:1: the file's resources do not name the image 'Gone'; it has no size"])
    }

    @Test("a resource that is wrong is reported once, with its place, and left out")
    func wrongResources() throws {
        let applied = try Applied(
            "<imageView image='Bad'/>", to: UIImageView(),
            resources: "<image name='Bad' width='-1' height='2'/>\n<namedColor name='c'><color white='x'/></namedColor>"
        )
        #expect(
            applied.unknownParts == [
                "6:12: the image 'Bad' has no size; two numbers are needed that are not negative",
                "7:22: white of <color> is 'x': a number is needed; the colour is left out",
            ])
    }

    @Test("what is wrong in the resources stands in the reports of a nib and of a storyboard, once")
    func reportedResources() throws {
        let resources = "<resources><image name='Bad' width='-1' height='2'/></resources></document>"
        let message = "the image 'Bad' has no size; two numbers are needed that are not negative"
        let xib = Interface.xib("<view/>").replacing("</document>", with: resources)
        let board = "<document type='a.Storyboard.XIB'><scenes/>\(resources)"
        #expect(UINib(try Interface.document(xib)).reports.map(\.message) == [message])
        #expect(try UIStoryboard(Interface.document(board)).reports.map(\.message) == [message])
    }

    private static func font(_ attributes: String, _ expected: String) -> PropertyRow {
        PropertyRow(
            "<label><fontDescription key='fontDescription' \(attributes)/></label>", { UILabel() }, expected,
            { $0.font.numbers })
    }
}
