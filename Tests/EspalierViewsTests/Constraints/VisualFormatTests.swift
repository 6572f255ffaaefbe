import EspalierViews
import Foundation
import TestSupport
import Testing

@Suite("Constraints of visual formats")
struct VisualFormatTests {
    let scene = ConstraintScene()

    private func made(
        _ format: String, _ options: NSLayoutConstraint.FormatOptions = [], _ metrics: [String: Any]? = nil
    ) -> [String] {
        let views: [String: Any] = ["icon": scene.icon, "title": scene.title, "guide": scene.panel.safeAreaLayoutGuide]
        return NSLayoutConstraint.constraints(
            withVisualFormat: format, options: options, metrics: metrics, views: views
        ).map { constraint in
            #expect(!constraint.isActive)
            return "\(constraint)".replacingOccurrences(of: "<NSLayoutConstraint ", with: "")
                .replacingOccurrences(of: " (inactive)>", with: "")
        }
    }

    @Test("Spaces: none, the usual ones, and given ones")
    func spaces() {
        #expect(
            made("|[icon]-[title]-|") == [
                "icon.leading == panel.leading", "title.leading == icon.trailing + 8",
                "panel.trailingMargin == title.trailing",
            ])
        #expect(
            made("V:|-5-[icon]-(>=2,<=9@250)-[title]-0-|") == [
                "icon.top == panel.top + 5", "title.top >= icon.bottom + 2", "title.top <= icon.bottom + 9 @250",
                "panel.bottom == title.bottom",
            ])
        #expect(made("V:|-[icon]") == ["icon.top == panel.topMargin"])
    }

    @Test("Sizes: numbers, metrics, other views")
    func sizes() {
        #expect(
            made("[icon(80)][title(>=icon,low@weak)]", [], ["low": 12, "weak": 300.5]) == [
                "icon.width == 80", "title.leading == icon.trailing", "title.width >= icon.width",
                "title.width == 12 @300.5",
            ])
        #expect(made("V:[icon(<=title)]") == ["icon.height <= title.height"])
        #expect(made("H:[icon]-gap-[title]", [], ["gap": CGFloat(3)]) == ["title.leading == icon.trailing + 3"])
        #expect(made("[guide(3)]") == ["the safe area of 'panel'.width == 3"])
    }

    @Test("Directions")
    func directions() {
        #expect(
            made("|-1-[icon]-2-[title]-3-|", .directionLeftToRight) == [
                "icon.left == panel.left + 1", "title.left == icon.right + 2", "panel.right == title.right + 3",
            ])
        #expect(
            made("|-1-[icon]-(>=2)-[title]-|", .directionRightToLeft) == [
                "panel.right == icon.right + 1", "icon.left >= title.right + 2", "title.left == panel.leftMargin",
            ])
    }

    @Test("Alignments, and spaces between baselines")
    func alignments() {
        #expect(
            made("[icon][title]", [.alignAllTop, .alignAllLastBaseline]) == [
                "title.leading == icon.trailing", "title.top == icon.top", "title.lastBaseline == icon.lastBaseline",
            ])
        #expect(
            made("V:[icon]-4-[title]", [.alignAllLeading, .spacingBaselineToBaseline]) == [
                "title.firstBaseline == icon.lastBaseline + 4", "title.leading == icon.leading",
            ])
    }

    @Test("What cannot be made stops with the sentence, a caret and a fix")
    func traps() async {
        let syntax = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = NSLayoutConstraint.constraints(withVisualFormat: "|-[icon", metrics: nil, views: ["icon": UIView()])
        }
        #expect(errorText(syntax).contains("Unable to parse constraint format"))
        #expect(errorText(syntax).contains("^"))
        let name = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = NSLayoutConstraint.constraints(
                withVisualFormat: "[icon]-[titel]", metrics: nil, views: ["icon": UIView()])
        }
        #expect(
            errorText(name).contains(
                """
                1:9: Unable to parse constraint format: titel is not a key in the views dictionary
                  [icon]-[titel]
                          ^
                fix: add 'titel' to the views
                """))
        let lonely = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = NSLayoutConstraint.constraints(withVisualFormat: "|[icon]", metrics: nil, views: ["icon": UIView()])
        }
        #expect(errorText(lonely).contains("Unable to interpret '|' character"))
        let metric = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = NSLayoutConstraint.constraints(
                withVisualFormat: "[icon]-gap-[icon]", metrics: ["other": 3], views: ["icon": UIView()])
        }
        #expect(errorText(metric).contains("gap is not a key in the metrics dictionary"))
        let options = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = NSLayoutConstraint.constraints(
                withVisualFormat: "V:[icon][icon]", options: .alignAllTop, metrics: nil, views: ["icon": UIView()])
        }
        #expect(errorText(options).contains("Options mask required views to be aligned"))
    }
}
