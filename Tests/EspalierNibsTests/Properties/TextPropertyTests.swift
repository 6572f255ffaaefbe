import EspalierControls
import EspalierViews
import Testing

@testable import EspalierNibs

@Suite("Properties of labels in interface files")
struct TextPropertyTests {
    static let label: [PropertyRow] = [
        rowLabel("<label text='Hello'/>", "Hello") { $0.text },
        rowLabel("<label><string key='text'>Two\nlines</string></label>", "Two\nlines") { $0.text },
        rowLabel(
            """
            <label><mutableString key='text'>Long</mutableString></label>
            """, "Long"
        ) { $0.text },
        rowLabel(
            """
            <label><string key='text' base64-UTF8='YES'>QQNC</string></label>
            """, "A\u{3}B"
        ) { $0.text },
        rowLabel("<label textAlignment='center'/>", "center") { $0.textAlignment },
        rowLabel("<label textAlignment='right'/>", "right") { $0.textAlignment },
        rowLabel("<label textAlignment='justified'/>", "justified") { $0.textAlignment },
        rowLabel("<label textAlignment='left'/>", "left") { $0.textAlignment },
        rowLabel("<label lineBreakMode='wordWrap'/>", "byWordWrapping") { $0.lineBreakMode },
        rowLabel("<label lineBreakMode='characterWrap'/>", "byCharWrapping") { $0.lineBreakMode },
        rowLabel("<label lineBreakMode='clip'/>", "byClipping") { $0.lineBreakMode },
        rowLabel(
            """
            <label lineBreakMode='headTruncation'/>
            """, "byTruncatingHead"
        ) { $0.lineBreakMode },
        rowLabel(
            """
            <label lineBreakMode='middleTruncation'/>
            """, "byTruncatingMiddle"
        ) { $0.lineBreakMode },
        rowLabel("<label numberOfLines='0'/>", "0") { $0.numberOfLines },
        rowLabel("<label preferredMaxLayoutWidth='298'/>", "298.0") { $0.preferredMaxLayoutWidth },
        rowLabel("<label adjustsFontSizeToFit='YES'/>", "true") { $0.adjustsFontSizeToFitWidth },
        rowLabel("<label minimumScaleFactor='0.5'/>", "0.5") { $0.minimumScaleFactor },
        rowLabel(
            """
            <label baselineAdjustment='alignCenters'/>
            """, "alignCenters"
        ) { $0.baselineAdjustment },
        rowLabel(
            """
            <label adjustsLetterSpacingToFitWidth='YES'/>
            """, "true"
        ) { $0.allowsDefaultTighteningForTruncation },
        rowLabel("<label enabled='NO'/>", "false") { $0.isEnabled },
        rowLabel("<label highlighted='YES'/>", "true") { $0.isHighlighted },
        rowLabel("<label userInteractionEnabled='YES'/>", "true") { $0.isUserInteractionEnabled },
        rowLabel(
            """
            <label><color key='textColor' red='0.25' green='0.5' blue='0.75' alpha='1' colorSpace='custom' customColorSpace='sRGB'/></label>
            """, "0.25 0.5 0.75 1.0"
        ) { $0.textColor.numbers },
        rowLabel(
            """
            <label><nil key='textColor'/></label>
            """, "0.0 0.0 0.0 1.0"
        ) { $0.textColor.numbers },
        rowLabel(
            """
            <label><color key='highlightedColor' red='0.25' green='0.5' blue='0.75' alpha='1' colorSpace='custom' customColorSpace='sRGB'/></label>
            """, "0.25 0.5 0.75 1.0"
        ) { $0.highlightedTextColor?.numbers },
        rowLabel(
            """
            <label><color key='shadowColor' red='0.25' green='0.5' blue='0.75' alpha='1' colorSpace='custom' customColorSpace='sRGB'/></label>
            """, "0.25 0.5 0.75 1.0"
        ) { $0.shadowColor?.numbers },
        rowLabel(
            """
            <label><size key='shadowOffset' width='-1' height='2'/></label>
            """, "-1.0 2.0"
        ) { $0.shadowOffset.numbers },
        rowLabel(
            """
            <label><fontDescription key='fontDescription' type='system' pointSize='0.0'/></label>
            """, ".SystemFont 17.0"
        ) { $0.font.numbers },
    ]

    @Test("a property of UILabel", arguments: label)
    func propertyLabel(row: PropertyRow) throws {
        try row.check()
    }

    private static func rowLabel(
        _ element: String, _ expected: String, _ value: @escaping @Sendable (UILabel) -> Any?
    ) -> PropertyRow {
        PropertyRow(element, { UILabel() }, expected, value)
    }
}
