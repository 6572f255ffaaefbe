import EspalierControls
import EspalierViews
import Testing

@testable import EspalierNibs

@Suite("Properties of buttons in interface files")
struct ButtonPropertyTests {
    static let button: [PropertyRow] = [
        rowButton("<button/>", "custom") { $0.buttonType },
        rowButton("<button buttonType='roundedRect'/>", "system") { $0.buttonType },
        rowButton("<button buttonType='system'/>", "system") { $0.buttonType },
        rowButton("<button buttonType='custom'/>", "custom") { $0.buttonType },
        rowButton("<button buttonType='detailDisclosure'/>", "detailDisclosure") { $0.buttonType },
        rowButton("<button buttonType='infoLight'/>", "infoLight") { $0.buttonType },
        rowButton("<button buttonType='infoDark'/>", "infoDark") { $0.buttonType },
        rowButton("<button buttonType='contactAdd'/>", "contactAdd") { $0.buttonType },
        rowButton("<button buttonType='close'/>", "close") { $0.buttonType },
        rowButton(
            """
            <button><state key='normal' title='Go'/></button>
            """, "Go"
        ) { $0.title(for: .normal) },
        rowButton(
            """
            <button><state key='highlighted' title='Go'/></button>
            """, "Go"
        ) { $0.title(for: .highlighted) },
        rowButton(
            """
            <button><state key='selected' title='Go'/></button>
            """, "Go"
        ) { $0.title(for: .selected) },
        rowButton(
            """
            <button><state key='disabled' title='Go'/></button>
            """, "Go"
        ) { $0.title(for: .disabled) },
        rowButton(
            """
            <button><state key='focused' title='Go'/></button>
            """, "Go"
        ) { $0.title(for: .focused) },
        rowButton(
            """
            <button><state key='selected' title='Go'/></button>
            """, "nil"
        ) { $0.title(for: .normal) },
        rowButton(
            """
            <button><state key='normal'><string key='title'>Go</string></state></button>
            """, "Go"
        ) { $0.title(for: .normal) },
        rowButton(
            """
            <button><state key='normal'><attributedString key='attributedTitle'><fragment content='G'/><fragment content='o'/></attributedString></state></button>
            """, "Go"
        ) { $0.attributedTitle(for: .normal)?.string },
        rowButton(
            """
            <button><state key='normal' image='Logo'/></button>
            """, "128.0 64.0"
        ) { $0.image(for: .normal)?.size.numbers },
        rowButton(
            """
            <button><state key='normal' image='star' catalog='system'/></button>
            """, "20.0 18.0"
        ) { $0.image(for: .normal)?.size.numbers },
        rowButton(
            """
            <button><state key='normal'><imageReference key='image' image='star' catalog='system'/></state></button>
            """, "star"
        ) { $0.image(for: .normal)?.name },
        rowButton(
            """
            <button><state key='normal' backgroundImage='Logo'/></button>
            """, "Logo"
        ) { $0.backgroundImage(for: .normal)?.name },
        rowButton(
            """
            <button><state key='highlighted'><color key='titleColor' red='0.25' green='0.5' blue='0.75' alpha='1' colorSpace='custom' customColorSpace='sRGB'/></state></button>
            """, "0.25 0.5 0.75 1.0"
        ) { $0.titleColor(for: .highlighted)?.numbers },
        rowButton(
            """
            <button><state key='normal'><color key='titleShadowColor' red='0.25' green='0.5' blue='0.75' alpha='1' colorSpace='custom' customColorSpace='sRGB'/></state></button>
            """, "0.25 0.5 0.75 1.0"
        ) { $0.titleShadowColor(for: .normal)?.numbers },
        rowButton(
            """
            <button buttonType='system'><buttonConfiguration key='configuration' style='plain' title='Plain'/></button>
            """, "Plain"
        ) { $0.title(for: .normal) },
        rowButton(
            """
            <button><buttonConfiguration key='configuration' style='filled'><attributedString key='title'><fragment content='A'/></attributedString></buttonConfiguration></button>
            """, "A nil"
        ) { "\($0.currentAttributedTitle?.string ?? "nil") \($0.title(for: .normal) ?? "nil")" },
        rowButton(
            """
            <button><buttonConfiguration key='configuration' style='filled' title='A' subtitle='B' imagePlacement='trailing' imagePadding='3' titlePadding='4' titleAlignment='center' cornerStyle='capsule' buttonSize='large' showsActivityIndicator='YES'/></button>
            """, "A B true 3.0 4.0 center capsule large true"
        ) {
            guard let set = $0.configuration else { return "nil" }
            return "\(set.title ?? "") \(set.subtitle ?? "") \(set.imagePlacement == .trailing) \(set.imagePadding) "
                + "\(set.titlePadding) \(set.titleAlignment) \(set.cornerStyle) \(set.buttonSize) "
                + "\(set.showsActivityIndicator)"
        },
        rowButton(
            """
            <button><buttonConfiguration key='configuration' style='plain' title='A'><directionalEdgeInsets key='contentInsets' top='1' leading='2' bottom='3' trailing='4'/><fontDescription key='titleFontDescription' type='system' pointSize='30'/></buttonConfiguration><fontDescription key='fontDescription' type='system' pointSize='9'/></button>
            """, "1.0 2.0 3.0 4.0 30.0"
        ) {
            guard let set = $0.configuration?.contentInsets else { return "nil" }
            return "\(set.top) \(set.leading) \(set.bottom) \(set.trailing) \($0.titleLabel?.font.pointSize ?? 0)"
        },
        rowButton(
            """
            <button><inset key='contentEdgeInsets' minX='1' minY='2' maxX='3' maxY='4'/></button>
            """, "2.0 1.0 4.0 3.0"
        ) { $0.contentEdgeInsets.numbers },
        rowButton(
            """
            <button><inset key='titleEdgeInsets' minX='1' minY='2' maxX='3' maxY='4'/></button>
            """, "2.0 1.0 4.0 3.0"
        ) { $0.titleEdgeInsets.numbers },
        rowButton(
            """
            <button><inset key='imageEdgeInsets' minX='1' minY='2' maxX='3' maxY='4'/></button>
            """, "2.0 1.0 4.0 3.0"
        ) { $0.imageEdgeInsets.numbers },
        rowButton(
            """
            <button><fontDescription key='fontDescription' type='boldSystem' pointSize='21'/><state key='normal' title='Go'/></button>
            """, ".SystemFont-0.4 21.0"
        ) { $0.titleLabel?.font.numbers },
        rowButton(
            """
            <button buttonType='system'><fontDescription key='fontDescription' type='system' pointSize='0.0'/></button>
            """, ".SystemFont 15.0"
        ) { $0.titleLabel?.font.numbers },
        rowButton(
            """
            <button lineBreakMode='wordWrap'><state key='normal' title='Go'/></button>
            """, "byWordWrapping"
        ) { $0.titleLabel?.lineBreakMode },
        rowButton(
            """
            <button lineBreakMode='middleTruncation'><state key='normal' image='Logo'/></button>
            """, "1"
        ) { $0.subviews.count },
        rowButton(
            """
            <button reversesTitleShadowWhenHighlighted='YES'/>
            """, "true"
        ) { $0.reversesTitleShadowWhenHighlighted },
        rowButton(
            """
            <button showsTouchWhenHighlighted='YES'/>
            """, "true"
        ) { $0.showsTouchWhenHighlighted },
        rowButton(
            """
            <button adjustsImageWhenHighlighted='NO'/>
            """, "false"
        ) { $0.adjustsImageWhenHighlighted },
        rowButton(
            """
            <button adjustsImageWhenDisabled='NO'/>
            """, "false"
        ) { $0.adjustsImageWhenDisabled },
    ]

    @Test("a property of UIButton", arguments: button)
    func propertyButton(row: PropertyRow) throws {
        try row.check()
    }

    private static func rowButton(
        _ element: String, _ expected: String, _ value: @escaping @Sendable (UIButton) -> Any?
    ) -> PropertyRow {
        PropertyRow(element, { UIButton() }, expected, value)
    }
}
