// swift-format-ignore-file
// The examples of Docs/Trees.md, made from the page by a test: edit the page, and record.
import Espalier
import EspalierTesting
import Testing

private func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
    Printed.add(items, separator: separator, terminator: terminator)
}

private func makeScreen() -> UIView {
    let screen = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let avatar = UIImageView(frame: CGRect(x: 16, y: 16, width: 64, height: 64))
    let title = UILabel(frame: CGRect(x: 88, y: 36, width: 286, height: 24))
    screen.name = "screen"
    avatar.name = "avatar"
    title.name = "title"
    title.text = "Hello"
    screen.addSubview(avatar)
    screen.addSubview(title)
    return screen
}


@Test func titleStandsBesideTheAvatar() {
    let screen = makeScreen()
    screen.layoutIfNeeded()
    expectHierarchy(
        screen,
        matches: """
            UIView "screen" [0, 0, 390, 844]
              UIImageView "avatar" [16, 16, 64, 64]
              UILabel "title" [88, 36, 286, 24] text "Hello"
            """)
}

@Suite("The examples of Docs/Trees.md")
struct TreesExamples {
    @Test("1: The text of a tree")
    func example1() async throws {
        let printed = try await Printed.collect {
            let screen = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            let avatar = UIImageView(frame: CGRect(x: 16, y: 16, width: 64, height: 64))
            let title = UILabel(frame: CGRect(x: 88, y: 36, width: 286, height: 24))
            screen.name = "screen"
            avatar.name = "avatar"
            avatar.tag = 7
            avatar.isHidden = true
            title.name = "title"
            title.text = "Hello"
            title.alpha = 0.5
            screen.addSubview(avatar)
            screen.addSubview(title)
            print(screen.hierarchyText)
            Printed.endBlock()
            var numbering = ViewNumbering()
            let before = HierarchySnapshot(of: screen, numbering: &numbering)
            title.frame.origin.y += 4
            let after = HierarchySnapshot(of: screen, numbering: &numbering)
            print(before.text(.init(ids: true)))
            print(HierarchyDiff(from: before, to: after).text())
        }
        try Printed.compare(printed, withExample: 1, of: "Docs/Trees.md")
    }
}
