import EspalierControls
import EspalierViews
import Testing

@testable import EspalierNibs

@Suite("Properties of text fields and text views in interface files")
struct FieldPropertyTests {
    static let field: [PropertyRow] = [
        rowField("<textField text='Hello'/>", "Hello") { $0.text },
        rowField("<textField><string key='text'>Hello</string></textField>", "Hello") { $0.text },
        rowField("<textField placeholder='URL'/>", "URL") { $0.placeholder },
        rowField(
            """
            <textField><string key='placeholder'>URL</string></textField>
            """, "URL"
        ) { $0.placeholder },
        rowField(
            """
            <textField><attributedString key='attributedPlaceholder'><fragment content='a'/><fragment content='b'/></attributedString></textField>
            """, "ab"
        ) { $0.attributedPlaceholder?.string },
        rowField(
            """
            <textField><attributedString key='attributedText'><fragment content='a'/></attributedString></textField>
            """, "a"
        ) { $0.attributedText?.string },
        rowField("<textField textAlignment='right'/>", "right") { $0.textAlignment },
        rowField("<textField borderStyle='line'/>", "line") { $0.borderStyle },
        rowField("<textField borderStyle='bezel'/>", "bezel") { $0.borderStyle },
        rowField("<textField borderStyle='roundedRect'/>", "roundedRect") { $0.borderStyle },
        rowField(
            """
            <textField clearButtonMode='whileEditing'/>
            """, "whileEditing"
        ) { $0.clearButtonMode },
        rowField("<textField leftViewMode='always'/>", "always") { $0.leftViewMode },
        rowField(
            """
            <textField rightViewMode='unlessEditing'/>
            """, "unlessEditing"
        ) { $0.rightViewMode },
        rowField(
            """
            <textField adjustsFontSizeToFit='YES'/>
            """, "true"
        ) { $0.adjustsFontSizeToFitWidth },
        rowField("<textField minimumFontSize='17'/>", "17.0") { $0.minimumFontSize },
        rowField("<textField clearsOnBeginEditing='YES'/>", "true") { $0.clearsOnBeginEditing },
        rowField("<textField clearsOnInsertion='YES'/>", "true") { $0.clearsOnInsertion },
        rowField(
            """
            <textField allowsEditingTextAttributes='YES'/>
            """, "true"
        ) { $0.allowsEditingTextAttributes },
        rowField("<textField background='Logo'/>", "128.0 64.0") { $0.background?.size.numbers },
        rowField("<textField disabledBackground='Logo'/>", "Logo") { $0.disabledBackground?.name },
        rowField(
            """
            <textField><color key='textColor' red='0.25' green='0.5' blue='0.75' alpha='1' colorSpace='custom' customColorSpace='sRGB'/></textField>
            """, "0.25 0.5 0.75 1.0"
        ) { $0.textColor?.numbers },
        rowField(
            """
            <textField><fontDescription key='fontDescription' type='system' pointSize='14'/></textField>
            """, ".SystemFont 14.0"
        ) { $0.font?.numbers },
        rowField(
            """
            <textField><textInputTraits key='textInputTraits' keyboardType='emailAddress'/></textField>
            """, "emailAddress"
        ) { $0.keyboardType },
        rowField(
            """
            <textField><textInputTraits key='textInputTraits' returnKeyType='next'/></textField>
            """, "next"
        ) { $0.returnKeyType },
        rowField(
            """
            <textField><textInputTraits key='textInputTraits' keyboardAppearance='light'/></textField>
            """, "light"
        ) { $0.keyboardAppearance },
        rowField(
            """
            <textField><textInputTraits key='textInputTraits' keyboardAppearance='alert'/></textField>
            """, "dark"
        ) { $0.keyboardAppearance },
        rowField(
            """
            <textField><textInputTraits key='textInputTraits' autocapitalizationType='words'/></textField>
            """, "words"
        ) { $0.autocapitalizationType },
        rowField(
            """
            <textField><textInputTraits key='textInputTraits' autocorrectionType='no'/></textField>
            """, "no"
        ) { $0.autocorrectionType },
        rowField(
            """
            <textField><textInputTraits key='textInputTraits' spellCheckingType='no'/></textField>
            """, "no"
        ) { $0.spellCheckingType },
        rowField(
            """
            <textField><textInputTraits key='textInputTraits' secureTextEntry='YES'/></textField>
            """, "true"
        ) { $0.isSecureTextEntry },
        rowField(
            """
            <textField><textInputTraits key='textInputTraits' enablesReturnKeyAutomatically='YES'/></textField>
            """, "true"
        ) { $0.enablesReturnKeyAutomatically },
        rowField(
            """
            <textField><textInputTraits key='textInputTraits' textContentType='url' smartQuotesType='no'/></textField>
            """, "url"
        ) { $0.textContentType?.rawValue },
    ]

    static let view: [PropertyRow] = [
        rowView("<textView text='Hello'/>", "Hello") { $0.text },
        rowView("<textView><string key='text'>Hello</string></textView>", "Hello") { $0.text },
        rowView(
            """
            <textView><attributedString key='attributedText'><fragment content='a'/></attributedString></textView>
            """, "a"
        ) { $0.attributedText.string },
        rowView("<textView textAlignment='center'/>", "center") { $0.textAlignment },
        rowView("<textView editable='NO'/>", "false") { $0.isEditable },
        rowView("<textView selectable='NO'/>", "false") { $0.isSelectable },
        rowView("<textView scrollEnabled='NO'/>", "false") { $0.isScrollEnabled },
        rowView(
            """
            <textView><inset key='textContainerInset' minX='1' minY='2' maxX='3' maxY='4'/></textView>
            """, "2.0 1.0 4.0 3.0"
        ) { $0.textContainerInset.numbers },
        rowView(
            """
            <textView><dataDetectorType key='dataDetectorTypes' link='YES' address='YES'/></textView>
            """, "6"
        ) { $0.dataDetectorTypes },
        rowView(
            """
            <textView><textInputTraits key='textInputTraits' autocapitalizationType='none'/></textView>
            """, "none"
        ) { $0.autocapitalizationType },
        rowView(
            """
            <textView><color key='textColor' red='0.25' green='0.5' blue='0.75' alpha='1' colorSpace='custom' customColorSpace='sRGB'/></textView>
            """, "0.25 0.5 0.75 1.0"
        ) { $0.textColor?.numbers },
        rowView(
            """
            <textView><fontDescription key='fontDescription' type='boldSystem' pointSize='20'/></textView>
            """, ".SystemFont-0.4 20.0"
        ) { $0.font?.numbers },
    ]

    @Test("a property of UITextField", arguments: field)
    func propertyField(row: PropertyRow) throws {
        try row.check()
    }

    @Test("a property of UITextView", arguments: view)
    func propertyView(row: PropertyRow) throws {
        try row.check()
    }

    private static func rowField(
        _ element: String, _ expected: String, _ value: @escaping @Sendable (UITextField) -> Any?
    ) -> PropertyRow {
        PropertyRow(element, { UITextField() }, expected, value)
    }

    private static func rowView(
        _ element: String, _ expected: String, _ value: @escaping @Sendable (UITextView) -> Any?
    ) -> PropertyRow {
        PropertyRow(element, { UITextView() }, expected, value)
    }
}
