import EspalierPorting
import Testing

@Suite("Sources for UIKit rewritten")
struct PortingTests {
    struct Row: Sendable, CustomTestStringConvertible {
        var source: String
        var ported: String
        var left: [String] = []
        var testDescription: String { source }
    }

    static let rows = [
        Row(source: "import UIKit\n", ported: "import UIKit\n"),
        Row(source: "import class UIKit.UIView\n", ported: "import UIKit\n"),
        Row(source: "import QuartzCore", ported: "import UIKit\n#if canImport(QuartzCore)\nimport QuartzCore\n#endif"),
        Row(
            source: "@testable import CoreData\n",
            ported: "#if canImport(CoreData)\n@testable import CoreData\n#endif\n",
            left: ["'CoreData' is on Apple's systems only"]),
        Row(
            source: "#if canImport(MapKit)\nimport MapKit\n#endif",
            ported: "#if canImport(MapKit)\nimport MapKit\n#endif"),
        Row(source: "#if os(macOS)\nimport AppKit\n#endif", ported: "#if os(macOS)\nimport AppKit\n#endif"),
        Row(source: "import Alamofire", ported: "import Alamofire"),
        Row(
            source: "#if os(iOS) || os(tvOS)\n#elseif !os(iOS)\n#endif",
            ported: "#if canImport(UIKit) || os(tvOS)\n#elseif !canImport(UIKit)\n#endif"),
        Row(
            source: "class A: UIView {\n    @objc\n    private func b() {}\n}",
            ported: "class A: UIView {\n    private func b() {}\n}"),
        Row(source: "@objc(XYA) class A {}", ported: "class A {}"),
        Row(source: "class A { @objc (b) }", ported: "class A { (b) }"),
        Row(
            source: "@objc protocol P { @objc optional func a() }", ported: "protocol P { optional func a() }",
            left: ["a method of a protocol cannot be optional"]),
        Row(
            source: "class A { @objc dynamic var b = 1 }", ported: "class A { var b = 1 }",
            left: ["nothing hears of changes of 'b' without 'dynamic'"]),
        Row(source: "class A { dynamic func b() {} }", ported: "class A { func b() {} }"),
        Row(source: "a.dynamic = 1", ported: "a.dynamic = 1"),
        Row(
            source: "class A { class B { func c() { d.addTarget(self, action: #selector(e), for: .f) } } }",
            ported: "class A { class B { func c() { d.addTarget(self, action: A.B.e, for: .f) } } }"),
        Row(
            source: "extension A { func c() { d.addTarget(self, action: #selector(self.e(_:)), for: .f) } }",
            ported: "extension A { func c() { d.addTarget(self, action: A.e(_:), for: .f) } }"),
        Row(
            source: "class A { lazy var t = UITapGestureRecognizer(target: self, action: #selector(B.c)) }",
            ported: "class A { lazy var t = UITapGestureRecognizer(target: self, action: B.c) }"),
        Row(
            source: "class A { func b() { c.action = #selector(d) } }",
            ported: "class A { func b() { c.action = .init(A.d) } }"),
        Row(
            source: "class A { func b() { c.removeTarget(self, action: #selector(d), for: .e) } }",
            ported: "class A { func b() { c.removeTarget(self, action: nil, for: .e) } }"),
        Row(
            source: "class A { func b() { c(action: #selector(d)) } }",
            ported: "class A { func b() { c(action: #selector(d)) } }",
            left: ["'action' of 'c' takes a selector, and there are none without Objective-C"]),
        Row(
            source: "class A { func b() { c.addTarget(d, action: #selector(UIView.endEditing), for: .e) } }",
            ported: "class A { func b() { c.addTarget(d, action: #selector(UIView.endEditing), for: .e) } }",
            left: ["a selector of 'UIView' is not one of the code's own types"]),
        Row(
            source: "class A { func b() { c.addTarget(self, action: #selector(getter: d), for: .e) } }",
            ported: "class A { func b() { c.addTarget(self, action: #selector(getter: d), for: .e) } }",
            left: ["a selector of a property cannot be a method"]),
        Row(
            source: "class A { func b() { c.addTarget(self, action: #selector(super.d), for: .e) } }",
            ported: "class A { func b() { c.addTarget(self, action: #selector(super.d), for: .e) } }",
            left: ["a method of 'super' cannot be handed over"]),
        Row(
            source: "protocol A {}\nlet s = b(#selector(c))", ported: "protocol A {}\nlet s = b(#selector(c))",
            left: ["a selector outside of a type"]),
        Row(source: "class A { @IBOutlet weak var b: UILabel! }", ported: "class A { @Outlet var b: UILabel! }"),
        Row(
            source: "class A { @IBOutlet private(set) weak var b: UILabel? }",
            ported: "class A { @Outlet private(set) var b: UILabel? }"),
        Row(
            source: "class A { @IBOutlet var b: [UILabel]!\n @IBOutlet var c: [UIView] }",
            ported: "class A { @OutletCollection var b: [UILabel]\n @OutletCollection var c: [UIView] }"),
        Row(
            source: "class A { @IBOutlet weak var dataSource: UITableViewDataSource? }",
            ported: "class A { @Outlet(.weak) var dataSource: UITableViewDataSource? }"),
        Row(
            source: """
                class A: UIView {
                    class B: C {
                        @IBOutlet private weak var b: UILabel! {
                            didSet { b.tag = 1 }
                        }
                        @IBOutlet var plain: UILabel!
                        @IBOutlet var c: [UILabel]! { willSet {} }
                    }
                }
                """,
            ported: """
                class A: UIView {
                    class B: C {
                        @Outlet private var b: UILabel! {
                            didSet { b.tag = 1 }
                        }
                        @Outlet var plain: UILabel!
                        @OutletCollection var c: [UILabel] { willSet {} }

                        override class var interfaceMembers: InterfaceMembers {
                            super.interfaceMembers
                                .outlet("b", \\A.B.b)
                                .outletCollection("c", \\A.B.c)
                        }
                    }
                }
                """),
        Row(
            source: """
                public final class A: NSObject {
                    @IBOutlet override var b: UILabel! { didSet {} }
                    @IBOutlet weak var d: UILabel? { get { e } set { e = newValue } }
                }
                """,
            ported: """
                public final class A: NSObject, InterfaceMemberListing {
                    override var b: UILabel! { didSet {} }
                    weak var d: UILabel? { get { e } set { e = newValue } }

                    public class var interfaceMembers: InterfaceMembers {
                        InterfaceMembers()
                            .outlet("b", \\A.b)
                            .outlet("d", \\A.d)
                    }
                }
                """),
        Row(
            source: "class A { @IBOutlet var b: C! { didSet {} } }",
            ported: """
                class A: InterfaceMemberListing { @Outlet var b: C! { didSet {} } 
                    class var interfaceMembers: InterfaceMembers {
                        InterfaceMembers()
                            .outlet("b", \\A.b)
                    }
                }
                """),
        Row(
            source: "extension A { @IBOutlet var b: C! { get { c } set {} } }",
            ported: "extension A { var b: C! { get { c } set {} } }",
            left: ["the outlet 'b' is not listed, so that a file does not call its setter"]),
        Row(
            source: "class A: D {\nclass var interfaceMembers: E { x }\n@IBOutlet var b: C! { didSet {} }\n}",
            ported: "class A: D {\nclass var interfaceMembers: E { x }\n@Outlet var b: C! { didSet {} }\n}",
            left: ["the outlet 'b' is not in 'interfaceMembers', so that a file does not call its setter"]),
        Row(
            source: "class A: UIView { func b() { if c { d(UIScreen.main.scale) } } }",
            ported: "class A: UIView { func b() { if c { d((window?.screen ?? UIScreen.main).scale) } } }"),
        Row(
            source: "class A: UIViewController { var b: CGFloat { UIScreen.main.scale } }",
            ported: "class A: UIViewController { var b: CGFloat { (view.window?.screen ?? UIScreen.main).scale } }"),
        Row(
            source: """
                class A: UIView {
                    let a = UIScreen.main.scale
                    static func b() { c(UIScreen.main) }
                    func d() { e { UIScreen.main } }
                    init() { f(UIScreen.main) }
                    static var g: CGFloat { UIScreen.main.scale }
                    lazy var h: CGFloat = { UIScreen.main.scale }()
                    func i() { var j: Int
                        k.forEach { UIScreen.main } }
                }
                func l() { UIScreen.main }
                """,
            ported: """
                class A: UIView {
                    let a = UIScreen.main.scale
                    static func b() { c(UIScreen.main) }
                    func d() { e { UIScreen.main } }
                    init() { f(UIScreen.main) }
                    static var g: CGFloat { UIScreen.main.scale }
                    lazy var h: CGFloat = { UIScreen.main.scale }()
                    func i() { var j: Int
                        k.forEach { UIScreen.main } }
                }
                func l() { UIScreen.main }
                """),
        Row(
            source:
                "class A: B {\n    func c() {}\n}\n\nextension A {\n    func d() {}\n\n    /// E.\n    override func e() { f() }\n}\n",
            ported:
                "class A: B {\n    func c() {}\n\n    /// E.\n    override func e() { f() }\n}\n\nextension A {\n    func d() {}\n}\n"
        ),
        Row(
            source: "class A: B {}\nextension A { override var c: Int { 1 } }",
            ported: "class A: B {\n    override var c: Int { 1 }\n}\nextension A {  }"),
        Row(
            source: "extension A {\n    override func e() {}\n}", ported: "extension A {\n    override func e() {}\n}",
            left: ["an override in an extension of 'A', whose class is not in this file"]),
        Row(
            source: "class A<T> {}\nextension A where T == Int { override func e() {} }",
            ported: "class A<T> {}\nextension A where T == Int { override func e() {} }",
            left: ["an override in an extension of 'A' that has conditions"]),
        Row(
            source: "UIApplication.shared.a(); b.perform(c); d.value(forKey: e); f as? NSObject",
            ported: "UIApplication.shared.a(); b.perform(c); d.value(forKey: e); f as? NSObject",
            left: [
                "nobody launches an application", "'perform' takes a selector, and there are none",
                "values are not asked for by their names", "views and controllers are no NSObjects here",
            ]),
    ]

    @Test("Each form becomes what compiles, or is told", arguments: rows + ModuleTests.rows)
    func row(_ row: Row) throws {
        // Names of UIKit are at home in the rows that import nothing.
        let head = row.source.contains("import ") ? "" : "import UIKit\n"
        let outcome = try PortedSource(Array((head + row.source).utf8))
        #expect(outcome.text == head + row.ported)
        #expect(outcome.leftovers.map(\.message) == row.left)
        #expect(outcome.leftovers.allSatisfy { $0.fix != nil } && outcome.changes.allSatisfy { $0.fix == nil })
        // What is rewritten stays so.
        #expect(try PortedSource(Array(outcome.text.utf8)).text == outcome.text)
    }

    @Test("Notes name the place in the source as it was, in its order")
    func places() throws {
        let source =
            "import QuartzCore\nclass A {\n    @objc func b() {}\n}\nextension A {\n    override func c() {}\n}\n"
        let outcome = try PortedSource(Array(source.utf8))
        #expect(outcome.changes.map { [$0.place.line, $0.place.column] } == [[1, 1], [1, 1], [3, 5], [6, 5]])
    }
}
