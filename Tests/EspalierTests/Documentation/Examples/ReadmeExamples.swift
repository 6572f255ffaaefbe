// swift-format-ignore-file
// The examples of README.md, made from the page by a test: edit the page, and record.
import Espalier
import EspalierApplications
import Foundation
import Testing

private func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
    Printed.add(items, separator: separator, terminator: terminator)
}

@Suite("The examples of README.md")
struct ReadmeExamples {
    @Test("1: Three doors")
    func example1() async throws {
        let printed = try await Printed.collect {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }

            for finding in try Application(folder: folder).lint().findings {
                print(finding.file, finding.message)
            }
        }
        try Printed.compare(printed, withExample: 1, of: "README.md")
    }

    @Test("2: Three doors")
    func example2() async throws {
        let printed = try await Printed.collect {
            let screen = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            let title = UILabel()
            title.text = "Settings"
            title.translatesAutoresizingMaskIntoConstraints = false
            screen.addSubview(title)
            NSLayoutConstraint.activate([
                title.leadingAnchor.constraint(equalTo: screen.layoutMarginsGuide.leadingAnchor),
                title.topAnchor.constraint(equalTo: screen.safeAreaLayoutGuide.topAnchor, constant: 16),
            ])
            screen.layoutIfNeeded()
            print(title, screen.layoutConflicts)  // <UILabel at /0; frame = (8.0 16.0; 63.0 20.5)> []
        }
        try Printed.compare(printed, withExample: 2, of: "README.md")
    }

    @Test("3: Three doors")
    func example3() async throws {
        let printed = try await Printed.collect {
            let screen = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            let (avatar, title) = (UIImageView(), UILabel())
            [avatar, title].forEach(screen.addSubview)
            try avatar.layoutRules.add("tt = ll = 16, w = h = 48")
            try title.layoutRules.add("ll = %rl + 8, ct = %ct, rr = 16, h = 20", avatar, avatar)
            let token = title.observe(\.frame, options: .new) { _, change in print("width", change.newValue?.width ?? 0) }
            try screen.solveLayout()
            screen.frame.size.width = 320
            try screen.solveLayout()
            token.invalidate()
            let card = UIView()
            screen.addSubview(card)
            card.addSubview(title)
            print(avatar.groupSiblings(by: [UILabel.self, UIView.self]).count, title.findFirstAncestor { $0 !== card } === screen)
        }
        try Printed.compare(printed, withExample: 3, of: "README.md")
    }
}
