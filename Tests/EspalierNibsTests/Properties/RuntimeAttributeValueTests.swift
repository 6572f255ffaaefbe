import EspalierControls
import EspalierViews
import Foundation
import Testing

@testable import EspalierNibs

@Suite("Values of user-defined runtime attributes")
struct RuntimeAttributeValueTests {
    static let rows: [(String, String)] = [
        ("type='number'><integer key='value' value='-8'/>", "Int -8"),
        ("type='number'><integer key='value' value='9007199254740993'/>", "Int 9007199254740993"),
        ("type='number'><real key='value' value='0.5'/>", "Double 0.5"),
        ("type='boolean' value='YES'>", "Bool true"),
        ("type='boolean' value='NO'>", "Bool false"),
        ("type='string' value='Tabs'>", "String Tabs"),
        ("type='string'><string key='value'>Two words</string>", "String Two words"),
        ("type='string'><mutableString key='value'>Two words</mutableString>", "String Two words"),
        ("type='string' value=''>", "String "),
        ("type='localizedString' value='Tabs'>", "String Tabs"),
        (
            "type='color'><color key='value' white='1' alpha='1' colorSpace='calibratedWhite'/>",
            "UIColor UIColor(white: 1.0, alpha: 1.0)"
        ),
        ("type='rect'><rect key='value' x='1' y='2' width='3' height='4'/>", "CGRect (1.0, 2.0, 3.0, 4.0)"),
        ("type='point'><point key='value' x='1' y='2'/>", "CGPoint (1.0, 2.0)"),
        ("type='size'><size key='value' width='1' height='2'/>", "CGSize (1.0, 2.0)"),
        ("type='range'><range key='value' location='3' length='4'/>", "NSRange {3, 4}"),
        ("type='image' value='Logo'>", "UIImage UIImage(\"Logo\", 128.0 × 64.0 @1.0)"),
        ("type='image' value=''>", "UIImage UIImage(0.0 × 0.0 @1.0)"),
        ("type='nil'>", "none"),
        (
            "type='boolean' value='1'>",
            "wrong 4:1: value of <userDefinedRuntimeAttribute> is '1': YES or NO is needed; it is left out"
        ),
        (
            "type='number'><integer key='value' value='x'/>",
            "wrong 4:56: value of <userDefinedRuntimeAttribute> is 'x': a whole number is needed; it is left out"
        ),
        (
            "type='secret' value='x'>",
            "wrong 4:1: the runtime attribute 'k' of the type 'secret' has no value"
        ),
    ]

    @Test("each type has its value", arguments: rows)
    func value(text: String, expected: String) throws {
        let xml = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
            <resources>\(PropertyRow.resources.replacing("\n", with: " "))</resources>
            <objects>
            <userDefinedRuntimeAttribute keyPath='k' \(text)</userDefinedRuntimeAttribute></objects></document>
            """
        let document = try InterfaceDocument(data: Data(xml.utf8), name: "Test.xib")
        let context = InterfaceContext(NibContent(document, InterfaceClasses()), ExternalObjects())
        let element = try #require(document.root.first("objects")?.children.first)
        let found =
            switch InterfaceProperties.value(ofRuntimeAttribute: element, in: context) {
            case .value(let value): Self.describe(value)
            case .none: "none"
            case .wrong: "wrong " + context.reports.map { "\($0.place): \($0.message)" }.joined()
            }
        #expect(found == expected)
    }

    private static func describe(_ value: Any) -> String {
        switch value {
        case let value as Bool: "Bool \(value)"
        case let value as CGRect: "CGRect \(value.numbers)"
        case let value as CGPoint: "CGPoint (\(value.x), \(value.y))"
        case let value as CGSize: "CGSize (\(value.width), \(value.height))"
        case let value as NSRange: "NSRange {\(value.location), \(value.length)}"
        default: "\(type(of: value)) \(value)"
        }
    }
}
