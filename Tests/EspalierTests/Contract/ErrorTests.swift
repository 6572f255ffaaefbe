import Espalier
import Testing

/// Something that is refused, with the error that says so.
struct Refusal: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// What goes before, which is no part of it.
    var prepared: @Sendable (ErrorWorld) throws -> Void = { _ in }
    let refused: @Sendable (ErrorWorld) throws -> Void

    init(_ text: String, _ refused: @escaping @Sendable (ErrorWorld) throws -> Void) {
        testDescription = text
        self.refused = refused
    }

    init(
        _ text: String, after prepared: @escaping @Sendable (ErrorWorld) throws -> Void,
        _ refused: @escaping @Sendable (ErrorWorld) throws -> Void
    ) {
        testDescription = text
        self.prepared = prepared
        self.refused = refused
    }

    /// The error, or nil where nothing was refused.
    func error(in world: ErrorWorld) -> (any Error)? {
        do {
            try refused(world)
            return nil
        } catch {
            return error
        }
    }
}

@Suite("Errors")
struct ErrorTests {
    @Test(
        "Nothing has changed where one was thrown, and all goes on as if nothing had been tried", arguments: Refusal.all
    )
    func unchanged(refusal: Refusal) throws {
        let world = try ErrorWorld(), other = try ErrorWorld()
        try refusal.prepared(world)
        try refusal.prepared(other)
        let before = world.state
        let error = refusal.error(in: world)
        #expect(error != nil, "nothing was refused")
        #expect(world.state == before)
        #expect(world.goOn() == other.goOn())
        #expect(other.state != before)
    }

    @Test("Each public error, each of its cases and each of its reasons is among those that are tried")
    func complete() throws {
        var thrown: Set<String> = []
        for refusal in Refusal.all {
            let world = try ErrorWorld()
            try refusal.prepared(world)
            if let error = refusal.error(in: world) { thrown.formUnion(DeclaredErrors.names(of: error)) }
        }
        let declared = try DeclaredErrors.all()
        #expect(declared.subtracting(thrown).sorted() == [], "add a row to Refusal.all")
        #expect(thrown.subtracting(declared).sorted() == [], "no error of the sources")
        #expect(declared.count >= 19)
    }

    @Test("The errors of a source are found with their cases, and nothing else is")
    func reading() {
        let source = """
            public struct AError: Error {
                public enum Reason: Equatable {
                    case one(number: Int)
                    case two
                }
                func f() { switch reason { case .three: break } }
            }
            public enum BError: Error, Sendable {
                case four, five
            }
            public enum Other: Equatable {
                case six
            }
            enum Inner: Error { case seven }
            """
        #expect(DeclaredErrors.names(in: source) == ["AError.one", "AError.two", "BError.four", "BError.five"])
        #expect(DeclaredErrors.names(in: "public struct CError: Error {\n    let text: String\n}") == ["CError"])
    }
}
