import EspalierPorting
import Testing

@Suite("Sources of one module")
struct ModuleTests {
    typealias Row = PortingTests.Row

    private static let kit = "import UIKit\n"

    static let rows = [
        // Names that come with other imports on iOS.
        Row(
            source: "import CoreGraphics\nstruct S { var x: CGFloat }",
            ported:
                "import UIKit\n#if canImport(CoreGraphics)\nimport CoreGraphics\n#endif\nstruct S { var x: CGFloat }"),
        Row(
            source: "import XCTest\nfinal class T: XCTestCase { let view = UIView() }",
            ported: "import UIKit\nimport XCTest\nfinal class T: XCTestCase { let view = UIView() }"),
        Row(
            source: "import Foundation\nlet a = NSLayoutAttribute()",
            ported: "import UIKit\nimport Foundation\nlet a = NSLayoutAttribute()"),
        Row(source: "import Foundation\nlet UID = a.UIView", ported: "import Foundation\nlet UID = a.UIView"),
        Row(source: "import Espalier\nlet a = UIView()", ported: "import Espalier\nlet a = UIView()"),
        // Actors.
        Row(
            source: kit + "@MainActor final class A { let b: @MainActor () -> Void }",
            ported: kit + "final class A { let b: () -> Void }"),
        Row(
            source: kit + "@MainActor(unsafe) func a() { Task { @MainActor in b() }; Task { @MainActor [c] in c() } }",
            ported: kit + "func a() { Task { b() }; Task { [c] in c() } }"),
        // Attributes of Objective-C.
        Row(
            source: kit + "class A { @objc (other) func b() {}\n @objc(c:) func c() {} }",
            ported: kit + "class A { func b() {}\n func c() {} }"),
        Row(
            source: kit
                + """
                class A: UIView {
                    @IBAction func a() {}
                    @IBAction private func b(_ c: D) {}
                    @IBAction func e(f: D, g: H) {}
                }
                extension A {
                    @IBAction func c(button: D) {}
                }
                """,
            ported: kit
                + """
                class A: UIView {
                    func a() {}
                    private func b(_ c: D) {}
                    func e(f: D, g: H) {}

                    override class var interfaceMembers: InterfaceMembers {
                        super.interfaceMembers
                            .action("a", A.a)
                            .action("b:", A.b(_:))
                            .action("cWithButton:", A.c(button:))
                    }
                }
                extension A {
                    func c(button: D) {}
                }
                """,
            left: ["files do not call the method 'e', which takes more than who calls it"]),
        Row(
            source: kit + "extension A { @IBAction func b(_ c: D) {} }",
            ported: kit + "extension A { func b(_ c: D) {} }",
            left: ["the action 'b' is not listed, so that files do not call it"]),
        Row(
            source: kit + "class A: UIView {\n    @IBOutlet lazy var b: UILabel! = UILabel()\n}",
            ported: kit
                + """
                class A: UIView {
                    lazy var b: UILabel! = UILabel()

                    override class var interfaceMembers: InterfaceMembers {
                        super.interfaceMembers
                            .outlet("b", \\A.b)
                    }
                }
                """),
        // Texts.
        Row(
            source: kit + "a(#keyPath(CALayer.opacity), #keyPath(b.c), #keyPath(self.d), #keyPath(e))",
            ported: kit + #"a("opacity", "b.c", "d", "e")"#),
        Row(
            source: kit + "slider.setValue(1, animated: true); a.setValue(b, forHTTPHeaderField: c)",
            ported: kit + "slider.setValue(1, animated: true); a.setValue(b, forHTTPHeaderField: c)"),
        Row(
            source: kit + "a.setValue(b, forKeyPath: c)", ported: kit + "a.setValue(b, forKeyPath: c)",
            left: ["values are not set by their names"]),
        // Selectors.
        Row(
            source: kit
                + "extension UIView { func a() { b.addTarget(self, action: #selector(UIView.c), for: .d) }; @objc func c() {} }",
            ported: kit + "extension UIView { func a() { b.addTarget(self, action: UIView.c, for: .d) }; func c() {} }"),
        // Conditions.
        Row(
            source: "#if canImport(UIKit) && os(iOS)\nimport UIKit\n#endif",
            ported: "#if canImport(UIKit) && os(iOS)\nimport UIKit\n#endif"),
        Row(
            source: "import UIKit\n#if !os(Linux)\nlet a = UIColor.red\n#else\n#endif",
            ported: "import UIKit\n#if !os(Linux)\nlet a = UIColor.red\n#else\n#endif",
            left: ["views stand under '!os(Linux)', and are left out here"]),
        Row(
            source: "import UIKit\n#if !os(Linux)\nlet a = 1\n#else\nlet a = UIColor.red\n#endif",
            ported: "import UIKit\n#if !os(Linux)\nlet a = 1\n#else\nlet a = UIColor.red\n#endif"),
        // SwiftUI.
        Row(
            source: kit + "#Preview(\"A\") {\n    B()\n}\nlet c = 1",
            ported: kit + "#if canImport(SwiftUI)\n#Preview(\"A\") {\n    B()\n}\n#endif\nlet c = 1"),
        Row(
            source:
                "#if canImport(SwiftUI)\nimport SwiftUI\n#endif\nimport UIKit\nstruct A: UIViewRepresentable {}\nclass B {}",
            ported:
                "#if canImport(SwiftUI)\nimport SwiftUI\n#endif\nimport UIKit\n#if canImport(SwiftUI)\nstruct A: UIViewRepresentable {}\n#endif\nclass B {}"
        ),
        // Classes of UIKit.
        Row(
            source: kit + "extension UITableViewCell { override func a() {} }",
            ported: kit + "extension UITableViewCell { override func a() {} }",
            left: ["an override in an extension of 'UITableViewCell', whose class is not in this file"]),
    ]

    private func ported(_ sources: [String]) throws -> [PortedSource] {
        try PortedSource.module(sources.map { Array($0.utf8) }).map { try $0.get() }
    }

    @Test("An override moves into its class, whichever file that is in; selectors find methods of other files")
    func acrossFiles() throws {
        let sources = [
            "import UIKit\nclass A: UIView {\n}\n",
            "import UIKit\nextension A {\n    override func b() {}\n    func c() { d.addTarget(self, action: #selector(UIView.e), for: .f) }\n}\n",
            "import UIKit\nextension UIView { @objc func e() {} }\n",
        ]
        let outcome = try ported(sources)
        #expect(outcome[0].text == "import UIKit\nclass A: UIView {\n    override func b() {}\n}\n")
        #expect(
            outcome[1].text
                == "import UIKit\nextension A {\n    func c() { d.addTarget(self, action: UIView.e, for: .f) }\n}\n")
        #expect(outcome.allSatisfy { $0.leftovers.isEmpty })
        #expect(outcome[1].changes.first?.place.line == 3)
        #expect(try ported(outcome.map(\.text)).map(\.text) == outcome.map(\.text))
    }

    @Test("One that cannot be read is an error, and the others are rewritten")
    func unreadable() throws {
        let results = PortedSource.module(["class A {", "@objc class B {}"].map { Array($0.utf8) })
        #expect(throws: PortingError.self) { try results[0].get() }
        #expect(try results[1].get().text == "class B {}")
    }
}
