import EspalierViews
import Testing

@testable import EspalierNibs

@Suite("Colours in interface files")
struct ColorPropertyTests {
    static let rows: [PropertyRow] = [
        color("white='0.25' alpha='0.5' colorSpace='calibratedWhite'", "0.25 0.25 0.25 0.5"),
        color(
            "white='0.25' alpha='1' colorSpace='custom' customColorSpace='genericGamma22GrayColorSpace'",
            "0.25 0.25 0.25 1.0"),
        color("white='0.25' alpha='1' colorSpace='custom' customColorSpace='extendedGray'", "0.25 0.25 0.25 1.0"),
        color("white='0.25' colorSpace='deviceWhite'", "0.25 0.25 0.25 1.0"),
        // 1.055 · 0.25^(1 / 2.4) − 0.055
        color(
            "white='0.25' alpha='1' colorSpace='custom' customColorSpace='extendedLinearGray'",
            "0.537 0.537 0.537 1.0"),
        color("red='0.1' green='0.2' blue='0.3' alpha='0.4' colorSpace='calibratedRGB'", "0.1 0.2 0.3 0.4"),
        color(
            "red='0.1' green='0.2' blue='0.3' alpha='0.4' colorSpace='custom' customColorSpace='sRGB'",
            "0.1 0.2 0.3 0.4"),
        color("red='0.1' green='0.2' blue='0.3' alpha='0.4' colorSpace='deviceRGB'", "0.1 0.2 0.3 0.4"),
        color(
            "red='0.1' green='0.2' blue='0.3' alpha='0.4' colorSpace='custom' customColorSpace='extendedSRGB'",
            "0.1 0.2 0.3 0.4"),
        color(
            "red='0.25' green='0' blue='1' alpha='1' colorSpace='custom' customColorSpace='linearSRGB'",
            "0.537 0.0 1.0 1.0"),
        // The red of Display P3 lies outside sRGB: its green and its blue are below 0.
        color(
            "red='1' green='0' blue='0' alpha='1' colorSpace='custom' customColorSpace='displayP3'",
            "1.093 -0.227 -0.15 1.0"),
        color(
            "red='1' green='1' blue='1' alpha='1' colorSpace='custom' customColorSpace='displayP3'",
            "1.0 1.0 1.0 1.0"),
        color(
            "red='0.5' green='0.5' blue='0.5' alpha='1' colorSpace='custom' customColorSpace='displayP3'",
            "0.5 0.5 0.5 1.0"),
        color(
            "red='0' green='1' blue='0' alpha='1' colorSpace='custom' customColorSpace='adobeRGB1998'",
            "-0.664 1.0 -0.229 1.0"),
        color(
            "cyan='1' magenta='0.5' yellow='0' black='0.5' alpha='1' colorSpace='deviceCMYK'",
            "0.0 0.25 0.5 1.0"),
        color(
            "cyan='0' magenta='0' yellow='0' black='0' alpha='0.5' colorSpace='custom' "
                + "customColorSpace='genericCMYKColorSpace'", "1.0 1.0 1.0 0.5"),
        // By name: as the file's resources say.
        color("name='accent'", "0.25 0.5 0.75 1.0"),
        color("systemColor='systemRedColor'", "1.0 0.25 0.125 1.0"),
        // What stands beside the name goes before the resources.
        color(
            "systemColor='systemRedColor' red='0' green='1' blue='0' alpha='1' colorSpace='custom' "
                + "customColorSpace='sRGB'", "0.0 1.0 0.0 1.0"),
        // What the resources do not name: the light appearance that Apple documents.
        color("systemColor='systemGreenColor'", "0.204 0.78 0.349 1.0"),
        color("systemColor='secondaryLabelColor'", "0.235 0.235 0.263 0.6"),
        color("cocoaTouchSystemColor='darkTextColor'", "0.0 0.0 0.0 1.0"),
        color(
            "xcode11CocoaTouchSystemColor='systemGray6Color' cocoaTouchSystemColor='whiteColor'",
            "0.949 0.949 0.969 1.0"),
        color("xcode11CocoaTouchSystemColor='laterColor' cocoaTouchSystemColor='whiteColor'", "1.0 1.0 1.0 1.0"),
        color("name='textColor' catalog='System' colorSpace='catalog'", "0.0 0.0 0.0 1.0"),
    ]

    @Test("a colour becomes one of the extended sRGB space", arguments: rows)
    func color(row: PropertyRow) throws {
        try row.check()
    }

    static let wrong: [(String, String)] = [
        ("name='nowhere'", "the colour 'nowhere' of <view> is not known, nor do the resources name it; it is left out"),
        (
            "systemColor='systemOctarineColor'",
            "the colour 'systemOctarineColor' of <view> is not known, nor do the resources name it; it is left out"
        ),
        ("white='pale' alpha='1'", "white of <color> is 'pale': a number is needed; the colour is left out"),
        ("red='1' blue='1' alpha='1'", "a colour has no 'green'; it is left out"),
        ("red='1' green='nan' blue='1'", "green of <color> is 'nan': a number is needed; the colour is left out"),
    ]

    @Test("a colour that is not known is reported and left out", arguments: wrong)
    func wrongColor(attributes: String, message: String) throws {
        let view = UIView()
        view.backgroundColor = .brown
        let applied = try Applied("<view>\n  <color key='backgroundColor' \(attributes)/></view>", to: view)
        #expect(applied.reports == ["5:3: \(message)"])
        #expect(view.backgroundColor == .brown)
    }

    @Test("`nil` takes a colour away")
    func none() throws {
        let view = UIView()
        view.backgroundColor = .brown
        _ = try Applied("<view><nil key='backgroundColor'/></view>", to: view)
        #expect(view.backgroundColor == nil)
    }

    @Test("the tint is a colour of its own")
    func tint() throws {
        let applied = try Applied(
            "<view><color key='tintColor' red='1' green='0' blue='0' alpha='1'/></view>", to: UIView())
        #expect(applied.object.tintColor == .red && applied.object.backgroundColor == nil)
    }

    private static func color(_ attributes: String, _ expected: String) -> PropertyRow {
        PropertyRow(
            "<view><color key='backgroundColor' \(attributes)/></view>", { UIView() }, expected,
            { $0.backgroundColor?.numbers })
    }
}
