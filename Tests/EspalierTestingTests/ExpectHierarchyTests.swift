import EspalierControls
import EspalierRendering
import EspalierTesting
import EspalierViews
import Foundation
import Testing

@Suite("Expecting trees in Swift Testing")
struct ExpectHierarchyTests {
    private func screen() -> UIView {
        let screen = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        screen.name = "screen"
        let title = UILabel(frame: CGRect(x: 16, y: 16, width: 358, height: 24))
        title.name = "title"
        title.text = "Hello"
        screen.addSubview(title)
        return screen
    }

    @Test("A tree that is as expected passes")
    func passes() {
        expectHierarchy(
            screen(),
            matches: """
                UIView "screen" [0, 0, 390, 844]
                  UILabel "title" [16, 16, 358, 24] text "Hello"
                """)
    }

    @Test("A tree that differs records an issue with the differences, at the place of the call")
    func fails() {
        let line = #line + 2
        withKnownIssue {
            expectHierarchy(screen(), matches: "UIView \"screen\" [0, 0, 390, 844]")
        } matching: { issue in
            issue.sourceLocation?.line == line
                && issue.sourceLocation?.fileName == "ExpectHierarchyTests.swift"
                && issue.comments.contains {
                    $0.rawValue.contains("+ UILabel \"title\" at /0 [16, 16, 358, 24] text \"Hello\"")
                }
        }
    }

    @Test("A screen that breaks at some sizes records an issue with the ranges, at the place of the call")
    func layout() {
        expectLayout(LayoutSweep(widths: 320...340)) { UIView() }
        let line = #line + 2
        withKnownIssue {
            expectLayout(LayoutSweep(widths: 320...340)) {
                let screen = UIView()
                screen.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 330, height: 5)))
                return screen
            }
        } matching: { issue in
            issue.sourceLocation?.line == line
                && issue.comments.contains {
                    $0.rawValue.contains("/0 lies outside its superview / at widths 320 to 329; first at 320x844: 10 ")
                        && $0.rawValue.contains("covered: widths 320 to 340; 21 layouts")
                }
        }
    }
}
