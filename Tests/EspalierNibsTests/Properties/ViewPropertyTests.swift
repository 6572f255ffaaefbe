import EspalierControls
import EspalierViews
import Testing

@testable import EspalierNibs

@Suite("Properties of views in interface files")
struct ViewPropertyTests {
    static let rows: [PropertyRow] = [
        view(
            "<view><rect key='frame' x='-1.5' y='2' width='31.000000000000004' height='4'/></view>",
            "(-1.5, 2.0, 31.000000000000004, 4.0)"
        ) { $0.frame.numbers },
        view(
            """
            <view><rect key='bounds' x='7' y='8' width='30' height='40'/>\
            <rect key='frame' x='1' y='2' width='30' height='40'/></view>
            """, "(7.0, 8.0, 30.0, 40.0) (1.0, 2.0, 30.0, 40.0)"
        ) { $0.bounds.numbers + " " + $0.frame.numbers },
        mask("flexibleMinX", .flexibleLeftMargin), mask("widthSizable", .flexibleWidth),
        mask("flexibleMaxX", .flexibleRightMargin), mask("flexibleMinY", .flexibleTopMargin),
        mask("heightSizable", .flexibleHeight), mask("flexibleMaxY", .flexibleBottomMargin),
        view("<view><autoresizingMask key='autoresizingMask' widthSizable='YES' flexibleMaxY='YES'/></view>", "34") {
            $0.autoresizingMask.rawValue
        },
        view("<view/>", "0") { $0.autoresizingMask.rawValue },
        mode("scaleToFill", .scaleToFill), mode("scaleAspectFit", .scaleAspectFit),
        mode("scaleAspectFill", .scaleAspectFill), mode("redraw", .redraw), mode("center", .center),
        mode("top", .top), mode("bottom", .bottom), mode("left", .left), mode("right", .right),
        mode("topLeft", .topLeft), mode("topRight", .topRight), mode("bottomLeft", .bottomLeft),
        mode("bottomRight", .bottomRight), mode("TopLeft", .topLeft), mode("TopRight", .topRight),
        mode("BottomLeft", .bottomLeft), mode("BottomRight", .bottomRight),
        view("<view tag='-12'/>", "-12") { $0.tag },
        view("<view alpha='0.59999999999999998'/>", "0.6") { $0.alpha },
        view("<view hidden='YES'/>", "true") { $0.isHidden },
        view("<view opaque='NO'/>", "false") { $0.isOpaque },
        view("<view clipsSubviews='YES'/>", "true") { $0.clipsToBounds },
        view("<view multipleTouchEnabled='YES'/>", "true") { $0.isMultipleTouchEnabled },
        view("<view exclusiveTouch='YES'/>", "true") { $0.isExclusiveTouch },
        view("<view userInteractionEnabled='NO'/>", "false") { $0.isUserInteractionEnabled },
        view("<view autoresizesSubviews='NO'/>", "false") { $0.autoresizesSubviews },
        // The frames of the file count as long as its constraints place nothing.
        view("<view translatesAutoresizingMaskIntoConstraints='NO'/>", "false") {
            $0.translatesAutoresizingMaskIntoConstraints
        },
        view("<view preservesSuperviewLayoutMargins='YES'/>", "true") { $0.preservesSuperviewLayoutMargins },
        view("<view insetsLayoutMarginsFromSafeArea='NO'/>", "false") { $0.insetsLayoutMarginsFromSafeArea },
        view(
            """
            <view insetsLayoutMarginsFromSafeArea='NO'>\
            <edgeInsets key='layoutMargins' top='-50' left='1' bottom='2' right='3'/></view>
            """, "-50.0 1.0 2.0 3.0"
        ) {
            let margins = $0.layoutMargins
            return "\(margins.top) \(margins.left) \(margins.bottom) \(margins.right)"
        },
        view(
            """
            <view><directionalEdgeInsets key='directionalLayoutMargins' top='1' leading='2' bottom='3' trailing='4'/>\
            </view>
            """, "1.0 2.0 3.0 4.0"
        ) {
            let margins = $0.directionalLayoutMargins
            return "\(margins.top) \(margins.leading) \(margins.bottom) \(margins.trailing)"
        },
        view("<view semanticContentAttribute='forceRightToLeft'/>", "forceRightToLeft") {
            $0.semanticContentAttribute
        },
        view("<view restorationIdentifier='kept'/>", "kept") { $0.restorationIdentifier ?? "" },
        view(
            """
            <view><accessibility key='accessibilityConfiguration' identifier='Continue' label='Go' hint='Close'>\
            <accessibilityTraits key='traits' button='YES'/><bool key='isElement' value='NO'/></accessibility></view>
            """, "Continue"
        ) { $0.accessibilityIdentifier ?? "" },
        view(
            """
            <view><accessibility key='accessibilityConfiguration' label='Go' hint='Closes'>\
            <accessibilityTraits key='traits' button='YES' selected='NO' header='YES'/>\
            <bool key='isElement' value='YES'/></accessibility></view>
            """, "Go Closes true true true"
        ) {
            "\($0.accessibilityLabel ?? "") \($0.accessibilityHint ?? "") \($0.isAccessibilityElement) "
                + "\($0.accessibilityTraits == [.button, .header]) \($0.accessibilityIdentifier == nil)"
        },
        view(
            """
            <view><accessibility key='accessibilityConfiguration'>\
            <accessibilityTraits key='traits' none='YES'/><string key='label'>All of it</string></accessibility></view>
            """, "All of it false true"
        ) {
            "\($0.accessibilityLabel ?? "") \($0.isAccessibilityElement) \($0.accessibilityTraits == .none)"
        },
        view("<view horizontalHuggingPriority='251' verticalHuggingPriority='252'/>", "251.0 252.0") {
            "\($0.contentHuggingPriority(for: .horizontal).rawValue) "
                + "\($0.contentHuggingPriority(for: .vertical).rawValue)"
        },
        view(
            """
            <view horizontalCompressionResistancePriority='1000' verticalCompressionResistancePriority='751'/>
            """, "1000.0 751.0"
        ) {
            "\($0.contentCompressionResistancePriority(for: .horizontal).rawValue) "
                + "\($0.contentCompressionResistancePriority(for: .vertical).rawValue)"
        },
    ]

    @Test("an attribute or child becomes the property", arguments: rows)
    func property(row: PropertyRow) throws {
        try row.check()
    }

    static let wrong: [(String, String)] = [
        ("<view tag='1.5'/>", "tag of <view> is '1.5': a whole number is needed; it is left out"),
        ("<view tag='99999999999'/>", "tag of <view> is '99999999999': a whole number is needed; it is left out"),
        ("<view alpha='nan'/>", "alpha of <view> is 'nan': a number is needed; it is left out"),
        ("<view alpha='0x1p3'/>", "alpha of <view> is '0x1p3': a number is needed; it is left out"),
        ("<view alpha='1e999'/>", "alpha of <view> is '1e999': a number is needed; it is left out"),
        ("<view hidden='yes'/>", "hidden of <view> is 'yes': YES or NO is needed; it is left out"),
        (
            "<view verticalHuggingPriority='1001'/>",
            "verticalHuggingPriority of <view> is '1001': a priority is at most 1000; it is left out"
        ),
        (
            "<view semanticContentAttribute='up'/>",
            "semanticContentAttribute of <view> is 'up': known are forceLeftToRight, forceRightToLeft, playback, "
                + "spatial, unspecified; it is left out"
        ),
        (
            "<view><rect key='frame' x='1' y='2' width='inf' height='4'/></view>",
            "width of <rect> is 'inf': a number is needed; it is left out"
        ),
        (
            "<view><rect key='frame' x='1' y='2' height='4'/></view>",
            "frame of <view> has no 'width'; it is left out"
        ),
    ]

    @Test("a wrong value is reported with its place and changes nothing", arguments: wrong)
    func wrongValue(element: String, message: String) throws {
        let applied = try Applied(element, to: UIView())
        #expect(applied.reports.map { String($0.drop { $0 != " " }.dropFirst()) } == [message])
        #expect(applied.reports.allSatisfy { $0.hasPrefix("4:") })
        let fresh = UIView()
        #expect(applied.object.frame == fresh.frame)
        #expect(applied.object.tag == 0 && applied.object.alpha == 1 && !applied.object.isHidden)
        #expect(applied.object.contentHuggingPriority(for: .vertical) == fresh.contentHuggingPriority(for: .vertical))
    }

    @Test("an object of another class than the element's gets what every view has, and a report about the rest")
    func otherClass() throws {
        let applied = try Applied("<label text='Hello' tag='3'/>", to: UIView())
        #expect(applied.object.tag == 3)
        #expect(applied.reports == ["4:1: <label> became a UIView, which has no 'text'"])
    }

    private static func view(
        _ element: String, _ expected: String, _ value: @escaping @Sendable (UIView) -> Any?
    ) -> PropertyRow {
        PropertyRow(element, { UIView() }, expected, value)
    }

    private static func mode(_ name: String, _ mode: UIView.ContentMode) -> PropertyRow {
        view("<view contentMode='\(name)'/>", "\(mode)") { $0.contentMode }
    }

    private static func mask(_ name: String, _ part: UIView.AutoresizingMask) -> PropertyRow {
        view("<view><autoresizingMask key='autoresizingMask' \(name)='YES'/></view>", "\(part.rawValue)") {
            $0.autoresizingMask.rawValue
        }
    }
}
