import Testing

@Suite("Reading declarations, for the page about UIKit")
struct PublicDeclarationsTests {
    private let declarations: PublicDeclarations = {
        var declarations = PublicDeclarations()
        declarations.add(
            #"""
            // public class Commented {}
            /* public class /* nested */ AlsoCommented {} */
            public let text = "public class Quoted { \(make { "}" }) \" "
            public let long = """
                public class Long { "
                """
            open class Base: Hashable {
                @available(*, deprecated) public final internal(set) var stored = { 1 }()
                open class func made(_ first: Int, by second: (Int, Int) -> Void = { _, _ in }) -> Base { Base() }
                public convenience init<T: Sequence>(of list: Map<T, Int>, `for` name: String) {}
                public subscript(stored key: Int) -> Int { let hidden = key; return hidden }
                package var seam = 0
                var inside: Int { 0 }
                public enum Kind: Int { case one, two(x: Int), three = -3, four; var size: Int { 0 } }
                struct Hidden { public var member = 0 }
                public static func == (lhs: Base, rhs: Base) -> Bool { true }
            }
            open class Heir: Base, Codable { public func own() { func local() {} } }
            extension Base.Kind { public var name: String { "a" } }
            public protocol Asking: AnyObject { func ask(); var answer: Int { get } }
            public extension Heir { func shown() {}; private func kept() {} }
            public func global(at x: Int) {}
            public typealias Short = Base
            @available(*, unavailable, message: "use Base") public typealias Gone<X> = Base
            @available(*, unavailable) public func lost() {}
            extension Base { @available(*, unavailable, message: "no") public final var away: Int { 0 }; public func near() {} }
            """#)
        return declarations
    }()

    @Test("Public types are found, nested ones too; not those in comments and strings, nor hidden ones")
    func types() {
        #expect(declarations.types.sorted() == ["Asking", "Base", "Base.Kind", "Heir", "Short"])
    }

    @Test("Members are found with their labels, where they can be used")
    func members() {
        #expect(
            declarations.members.subtracting(["Base.Hidden.member"]).sorted() == [
                "Asking.answer", "Asking.ask()", "Base.Kind.four", "Base.Kind.name", "Base.Kind.one", "Base.Kind.three",
                "Base.Kind.two", "Base.init(of:for:)", "Base.made(_:by:)", "Base.near()", "Base.stored",
                "Base.subscript(stored:)",
                "Heir.own()", "Heir.shown()", "global(at:)", "long", "text",
            ])
    }

    @Test("What is unavailable is found apart, with whether something is said of it")
    func unavailable() {
        #expect(declarations.unavailable == ["Gone": true, "lost()": false, "Base.away": true])
    }

    @Test("Names are looked up with and without labels, and through supertypes")
    func lookup() {
        for name in [
            "Base", "Base.Kind", "Base.made", "Base.made(_:by:)", "Heir.made(_:by:)", "Heir.stored", "global", "text",
            "Heir.Kind",
        ] {
            #expect(declarations.has(name), "\(name)")
        }
        for name in [
            "Base.own()", "Base.made(_:)", "Base.seam", "Heir.kept()", "Heir.local()", "Quoted", "made", "Gone",
        ] {
            #expect(!declarations.has(name), "\(name)")
        }
    }
}
