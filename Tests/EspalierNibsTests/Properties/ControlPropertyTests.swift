import EspalierControls
import EspalierViews
import Foundation
import Testing

@testable import EspalierNibs

@Suite("Properties of controls in interface files")
struct ControlPropertyTests {
    static let control: [PropertyRow] = [
        rowControl("<control enabled='NO'/>", "false") { $0.isEnabled },
        rowControl("<control selected='YES'/>", "true") { $0.isSelected },
        rowControl("<control highlighted='YES'/>", "true") { $0.isHighlighted },
        rowControl(
            """
            <control contentHorizontalAlignment='center'/>
            """, "center"
        ) { $0.contentHorizontalAlignment },
        rowControl(
            """
            <control contentHorizontalAlignment='left'/>
            """, "left"
        ) { $0.contentHorizontalAlignment },
        rowControl(
            """
            <control contentHorizontalAlignment='right'/>
            """, "right"
        ) { $0.contentHorizontalAlignment },
        rowControl(
            """
            <control contentHorizontalAlignment='fill'/>
            """, "fill"
        ) { $0.contentHorizontalAlignment },
        rowControl(
            """
            <control contentHorizontalAlignment='leading'/>
            """, "leading"
        ) { $0.contentHorizontalAlignment },
        rowControl(
            """
            <control contentHorizontalAlignment='trailing'/>
            """, "trailing"
        ) { $0.contentHorizontalAlignment },
        rowControl(
            """
            <control contentVerticalAlignment='center'/>
            """, "center"
        ) { $0.contentVerticalAlignment },
        rowControl(
            """
            <control contentVerticalAlignment='top'/>
            """, "top"
        ) { $0.contentVerticalAlignment },
        rowControl(
            """
            <control contentVerticalAlignment='bottom'/>
            """, "bottom"
        ) { $0.contentVerticalAlignment },
        rowControl(
            """
            <control contentVerticalAlignment='fill'/>
            """, "fill"
        ) { $0.contentVerticalAlignment },
    ]

    static let toggle: [PropertyRow] = [
        rowToggle("<switch on='YES'/>", "true") { $0.isOn },
        rowToggle(
            """
            <switch><rect key='frame' x='5' y='6' width='9' height='9'/></switch>
            """, "(5.0, 6.0, 63.0, 28.0)"
        ) { $0.frame.numbers },
        rowToggle(
            """
            <switch><color key='onTintColor' red='0.25' green='0.5' blue='0.75' alpha='1' colorSpace='custom' customColorSpace='sRGB'/></switch>
            """, "0.25 0.5 0.75 1.0"
        ) { $0.onTintColor?.numbers },
        rowToggle(
            """
            <switch><color key='thumbTintColor' red='0.25' green='0.5' blue='0.75' alpha='1' colorSpace='custom' customColorSpace='sRGB'/></switch>
            """, "0.25 0.5 0.75 1.0"
        ) { $0.thumbTintColor?.numbers },
        rowToggle("<switch onImage='Logo'/>", "Logo") { $0.onImage?.name },
        rowToggle("<switch offImage='Logo'/>", "Logo") { $0.offImage?.name },
    ]

    static let slider: [PropertyRow] = [
        rowSlider(
            """
            <slider value='15' minValue='10' maxValue='20'/>
            """, "15.0 10.0 20.0"
        ) { "\($0.value) \($0.minimumValue) \($0.maximumValue)" },
        rowSlider("<slider minValue='1' maxValue='2' value='9'/>", "2.0") { $0.value },
        rowSlider("<slider continuous='NO'/>", "false") { $0.isContinuous },
        rowSlider("<slider minimumValueImage='Logo'/>", "Logo") { $0.minimumValueImage?.name },
        rowSlider("<slider maximumValueImage='Logo'/>", "Logo") { $0.maximumValueImage?.name },
        rowSlider(
            """
            <slider><color key='minimumTrackTintColor' red='0.25' green='0.5' blue='0.75' alpha='1' colorSpace='custom' customColorSpace='sRGB'/></slider>
            """, "0.25 0.5 0.75 1.0"
        ) { $0.minimumTrackTintColor?.numbers },
        rowSlider(
            """
            <slider><color key='maximumTrackTintColor' red='0.25' green='0.5' blue='0.75' alpha='1' colorSpace='custom' customColorSpace='sRGB'/></slider>
            """, "0.25 0.5 0.75 1.0"
        ) { $0.maximumTrackTintColor?.numbers },
        rowSlider(
            """
            <slider><color key='thumbTintColor' red='0.25' green='0.5' blue='0.75' alpha='1' colorSpace='custom' customColorSpace='sRGB'/></slider>
            """, "0.25 0.5 0.75 1.0"
        ) { $0.thumbTintColor?.numbers },
    ]

    static let stepper: [PropertyRow] = [
        rowStepper(
            """
            <stepper value='150' minimumValue='120' maximumValue='200' stepValue='2.5'/>
            """, "150.0 120.0 200.0 2.5"
        ) { "\($0.value) \($0.minimumValue) \($0.maximumValue) \($0.stepValue)" },
        rowStepper("<stepper wraps='YES'/>", "true") { $0.wraps },
        rowStepper("<stepper autorepeat='NO'/>", "false") { $0.autorepeat },
        rowStepper("<stepper continuous='NO'/>", "false") { $0.isContinuous },
    ]

    static let pages: [PropertyRow] = [
        rowPages(
            """
            <pageControl numberOfPages='3' currentPage='2'/>
            """, "3 2"
        ) { "\($0.numberOfPages) \($0.currentPage)" },
        rowPages("<pageControl hidesForSinglePage='YES'/>", "true") { $0.hidesForSinglePage },
        rowPages(
            """
            <pageControl><color key='pageIndicatorTintColor' red='0.25' green='0.5' blue='0.75' alpha='1' colorSpace='custom' customColorSpace='sRGB'/></pageControl>
            """, "0.25 0.5 0.75 1.0"
        ) { $0.pageIndicatorTintColor?.numbers },
        rowPages(
            """
            <pageControl><color key='currentPageIndicatorTintColor' red='0.25' green='0.5' blue='0.75' alpha='1' colorSpace='custom' customColorSpace='sRGB'/></pageControl>
            """, "0.25 0.5 0.75 1.0"
        ) { $0.currentPageIndicatorTintColor?.numbers },
    ]

    @Test("a property of UIControl", arguments: control)
    func propertyControl(row: PropertyRow) throws {
        try row.check()
    }

    @Test("a property of UISwitch", arguments: toggle)
    func propertyToggle(row: PropertyRow) throws {
        try row.check()
    }

    @Test("a property of UISlider", arguments: slider)
    func propertySlider(row: PropertyRow) throws {
        try row.check()
    }

    @Test("a property of UIStepper", arguments: stepper)
    func propertyStepper(row: PropertyRow) throws {
        try row.check()
    }

    @Test("a property of UIPageControl", arguments: pages)
    func propertyPages(row: PropertyRow) throws {
        try row.check()
    }

    private static func rowControl(
        _ element: String, _ expected: String, _ value: @escaping @Sendable (UIControl) -> Any?
    ) -> PropertyRow {
        PropertyRow(element, { UIControl() }, expected, value)
    }

    private static func rowToggle(
        _ element: String, _ expected: String, _ value: @escaping @Sendable (UISwitch) -> Any?
    ) -> PropertyRow {
        PropertyRow(element, { UISwitch() }, expected, value)
    }

    private static func rowSlider(
        _ element: String, _ expected: String, _ value: @escaping @Sendable (UISlider) -> Any?
    ) -> PropertyRow {
        PropertyRow(element, { UISlider() }, expected, value)
    }

    private static func rowStepper(
        _ element: String, _ expected: String, _ value: @escaping @Sendable (UIStepper) -> Any?
    ) -> PropertyRow {
        PropertyRow(element, { UIStepper() }, expected, value)
    }

    private static func rowPages(
        _ element: String, _ expected: String, _ value: @escaping @Sendable (UIPageControl) -> Any?
    ) -> PropertyRow {
        PropertyRow(element, { UIPageControl() }, expected, value)
    }
}
