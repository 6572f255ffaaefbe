import EspalierSupport

/// Turns the tokens of a rule text into nodes and diagnostics in one loop, by operator precedence (SLL 4.1).
///
/// What is still open, such as a parenthesis or an operator that waits for its right operand, lies on a stack of its
/// own, so nothing recurses. After the first mistake of a statement that is no unknown name the rest of it makes no
/// nodes: only wrong characters, unknown names and parentheses are still looked at, so that one mistake is told once.
struct RuleParser {
    var lexer: RuleLexer
    var collector: DiagnosticCollector
    var nodes: [RuleSyntax.Node] = []
    var statements: [Int] = []
    var formats: [RuleSyntax.FormatUse] = []

    /// What waits for its right operand or its `)`, innermost last.
    var pending: [Pending] = []
    /// The token before the present one. A comma stands for the beginning of the statement.
    var previous = RuleToken(kind: .comma, start: 0, end: 0)
    /// Where the present statement begins.
    var statementStart = 0
    /// How many entries of `pending` are parentheses.
    var openCount = 0
    /// Whether a value must come next. If not, there is one, and its node is the last of `nodes`.
    var expectsValue = true
    /// Whether the statement has no mistake yet but unknown names.
    var isSound = true
    /// Whether a `)` without its `(` was told in this statement.
    var toldStray = false
    /// The parenthesis that the statement before left open, and the comma that ended it.
    var leftOpen: (opening: PlaceFinder.Place, comma: PlaceFinder.Place)?

    init(bytes: UnsafeBufferPointer<UInt8>) {
        lexer = RuleLexer(bytes: bytes)
        collector = DiagnosticCollector(bytes: bytes)
        // A typical rule has a node for every four bytes. A long text may be anything, and grows as it needs.
        nodes.reserveCapacity(min(bytes.count, 1000) / 4 + 1)
    }

    var bytes: UnsafeBufferPointer<UInt8> { lexer.bytes }

    mutating func run() {
        var token = lexer.next()
        while true {
            switch token.kind {
            case .end:
                finishStatement(at: token.start, next: token.start, endsAtComma: false)
                return
            case .comma:
                finishStatement(at: token.start, next: token.end, endsAtComma: true)
                token = lexer.next()
                continue
            case .name(let name):
                let following = lexer.next()
                if takeName(name, token, following) {
                    previous = following
                    token = lexer.next()
                } else {
                    previous = token
                    token = following
                }
                continue
            case .number(let value):
                takeValue(.number(value), token)
            case .percentage(let value, let axis):
                takeValue(.percentage(value, axis: axis), token)
            case .null:
                takeValue(.null, token)
            case .format(let format):
                takeFormat(format, token)
            case .operator(let operation):
                takeOperator(operation, token)
            case .assign:
                takeStrayAssignment(token)
            case .open:
                takeOpening(token)
            case .close:
                takeClosing(token)
            case .bad:
                reportBad(token)
                isSound = false
            }
            previous = token
            token = lexer.next()
        }
    }

    /// Ends the statement before `end` and begins the one at `next`.
    mutating func finishStatement(at end: Int, next: Int, endsAtComma: Bool) {
        leftOpen = nil
        if case .comma = previous.kind {
            // Empty (SLL 4.2).
        } else {
            if isSound, expectsValue {
                if case .open = previous.kind {} else { reportMissingValue(at: end, before: nil) }
            }
            if openCount > 0 {
                reportUnclosed(end: end, endsAtComma: endsAtComma)
            } else if isSound {
                reduceAll()
                statements.append(nodes.count - 1)
            }
        }
        pending.removeAll(keepingCapacity: true)
        previous = RuleToken(kind: .comma, start: next, end: next)
        statementStart = next
        openCount = 0
        expectsValue = true
        isSound = true
        toldStray = false
    }
}
