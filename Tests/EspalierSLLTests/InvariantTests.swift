import EspalierSLL
import Testing

@Suite("The invariants of a syntax are checked")
struct InvariantTests {
    @Test("An operand after its operator")
    func order() async {
        await #expect(processExitsWith: .failure) {
            var syntax = RuleSyntax.parse("-5").syntax
            syntax.nodes.swapAt(0, 1)
            syntax._checkInvariants()
        }
    }

    @Test("A node that nothing uses")
    func unused() async {
        await #expect(processExitsWith: .failure) {
            var syntax = RuleSyntax.parse("5, 6").syntax
            syntax.statements = [1]
            syntax._checkInvariants()
        }
    }

    @Test("A format at another place than its node")
    func format() async {
        await #expect(processExitsWith: .failure) {
            var syntax = RuleSyntax.parse("w = %w").syntax
            syntax.formats[0].offset = 3
            syntax._checkInvariants()
        }
    }

    @Test("Statements out of order")
    func statements() async {
        await #expect(processExitsWith: .failure) {
            var syntax = RuleSyntax.parse("5, 6").syntax
            syntax.statements = [1, 0]
            syntax._checkInvariants()
        }
    }
}
