import EspalierSupport

/// The diagnostics of one text, kept in the order of their places.
///
/// At most `limit` of them are kept, those that come first in the text: a text of millions of wrong characters is
/// told no worse by them, and costs no more.
struct DiagnosticCollector: TextBytes {
    static let limit = 100

    let bytes: UnsafeBufferPointer<UInt8>
    private(set) var diagnostics: [RuleDiagnostic] = []
    /// Where the last mistake was found; these places only go forward.
    private var places: PlaceFinder
    /// Where the parentheses are that a statement left open. They are found late, at its end, but among themselves
    /// they only go forward as well.
    private var openings: PlaceFinder

    init(bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        places = PlaceFinder(bytes: bytes)
        openings = PlaceFinder(bytes: bytes)
    }

    /// Whether a diagnostic at `offset` would be kept. Asked before a message is put together.
    func accepts(_ offset: Int) -> Bool {
        guard diagnostics.count == DiagnosticCollector.limit, let last = diagnostics.last else { return true }
        return offset < last.offset
    }

    /// The place of `offset`, for a message that mentions a second place.
    mutating func place(at offset: Int) -> PlaceFinder.Place {
        places.place(at: offset)
    }

    /// The place of a parenthesis that was left open.
    mutating func openingPlace(at offset: Int) -> PlaceFinder.Place {
        openings.place(at: offset)
    }

    mutating func add(_ kind: RuleDiagnostic.Kind, at offset: Int, _ message: String, fix: String) {
        add(kind, at: places.place(at: offset), message, fix: fix)
    }

    mutating func add(_ kind: RuleDiagnostic.Kind, at place: PlaceFinder.Place, _ message: String, fix: String) {
        guard accepts(place.offset) else { return }
        let mistake = TextMistake(message, fix: fix, at: place, in: bytes)
        diagnostics.insertInOrder(RuleDiagnostic(kind: kind, mistake: mistake))
        if diagnostics.count > DiagnosticCollector.limit { diagnostics.removeLast() }
    }
}
