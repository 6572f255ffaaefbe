import EspalierControls
import EspalierRendering
import EspalierTesting
import EspalierViews
import Foundation
import TestSupport
import Testing

@Suite("Expecting trees in Swift Testing", .hearsIssues)
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

    /// Expects that something records one issue, and what the issue is like.
    private func expectIssue(
        _ body: () throws -> Void, matching: (Issue) -> Bool, sourceLocation: SourceLocation = #_sourceLocation
    ) rethrows {
        let issues = try recordedIssues(body)
        #expect(issues.count == 1 && issues.allSatisfy(matching), "\(issues)", sourceLocation: sourceLocation)
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
        expectIssue {
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
        expectIssue {
            expectLayout(LayoutSweep(widths: 320...340)) {
                let screen = UIView()
                screen.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 330, height: 5)))
                return screen
            }
        } matching: { issue in
            issue.sourceLocation?.line == line
                && issue.comments.contains {
                    $0.rawValue.contains("its superview, the root view at widths 320 to 329; first at 320x844: 10 ")
                        && $0.rawValue.contains("covered: widths 320 to 340; 21 layouts")
                }
        }
    }

    /// A box of two widths, and of no height.
    private func box() -> (UIView, NSLayoutConstraint) {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let box = UIView()
        box.name = "box"
        box.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(box)
        let second = box.widthAnchor.constraint(equalToConstant: 20)
        NSLayoutConstraint.activate([
            box.leftAnchor.constraint(equalTo: root.leftAnchor), box.topAnchor.constraint(equalTo: root.topAnchor),
            box.widthAnchor.constraint(equalToConstant: 10),
        ])
        return (root, second)
    }

    @Test("A layout that is ambiguous or has a conflict records an issue with the report")
    func constraints() {
        let (root, second) = box()
        root.diagnosticsHandler = { _ in }
        expectLayout(of: root, isUnambiguous: false)
        expectIssue {
            expectLayout(of: root)
        } matching: { issue in
            issue.comments.contains { $0.rawValue.contains("ambiguous: box.height +1") }
        }
        second.isActive = true
        let line = #line + 2
        expectIssue {
            expectLayout(of: root, isUnambiguous: false)
        } matching: { issue in
            issue.sourceLocation?.line == line
                && issue.comments.contains { $0.rawValue.contains("conflict: the constraint box.width == 20") }
        }
    }

    @Test("A conflict in any later pass records an issue, and other reports go on to the handler")
    func conflicts() {
        let (root, second) = box()
        var others: [String] = []
        root.diagnosticsHandler = { others.append($0.message) }
        expectNoConflicts(in: root)
        root.layoutIfNeeded()
        root.diagnosticsHandler?(ViewDiagnostic(message: "something else", views: []))
        #expect(others == ["something else"])
        expectIssue {
            second.isActive = true
            root.layoutIfNeeded()
        } matching: { issue in
            issue.comments.contains { $0.rawValue.contains("box.width == 20") }
        }
        #expect(others.count == 1)
    }
}
