import EspalierSLL
import Testing

private let names = "the names are ll cl rl lr cr rr tt ct bt tb cb bb w h minw maxw minh maxh"

@Suite("SLL 3.6, 12.1: characters that start no token")
struct CharacterTests {
    @Test("3.6: signs", arguments: signs)
    func sign(source: MarkedSource) { source.check() }

    @Test("3.6: upper-case and foreign letters, one diagnostic a word", arguments: letters)
    func letter(source: MarkedSource) { source.check() }

    @Test("3.2, 3.6: a prefix that no percentage follows at once", arguments: prefixes)
    func prefix(source: MarkedSource) { source.check() }

    @Test("3.6: a '%' that belongs to no token", arguments: percents)
    func percent(source: MarkedSource) { source.check() }
}

private func character(_ shown: String, _ fix: String) -> Expected {
    Expected(.unexpectedCharacter, "unexpected character \(shown)", fix: fix)
}

private let signs = [
    MarkedSource("tt = 10①; ll = 5", character("';'", "statements are separated by commas; write ',' instead")),
    MarkedSource("tt = 10 ①; , w", character("';'", "statements are separated by commas; leave out the ';'")),
    MarkedSource("tt = 10①!", character("'!'", "leave out the '!'")),
    MarkedSource("①!①!", character("'!'", "leave out the '!'"), character("'!'", "leave out the '!'")),
    MarkedSource("tt ①: 5", character("':'", "leave it out; only 'H:' and 'V:' before a percentage have a colon")),
    MarkedSource("5.①.", character("'.'", "leave it out, or write digits next to it, as in '0.5'")),
    MarkedSource("tt = ①[5①]", character("'['", "write '(' instead"), character("']'", "write ')' instead")),
    MarkedSource("tt = ①−5", character("'−'", "write '-' instead")),
    MarkedSource("tt = 5 ①× 5", character("'×'", "write '*' instead")),
    MarkedSource("tt ①\u{A0}= 5", character("U+00A0", "write a plain space instead")),
    MarkedSource("tt = 5①\u{C}", character("U+000C", "write a plain space instead")),
    MarkedSource("tt = 5①\u{0}", character("U+0000", "leave out the U+0000")),
    MarkedSource("tt = 5①\u{301}", character("U+0301", "leave out the U+0301")),
    MarkedSource("w = ①👨‍👩‍👧 + 5, h = 5", character("'👨'", "leave out the '👨'")),
]

private let letters = [
    MarkedSource("①LL = 5", character("'L'", "did you mean 'll'?")),
    MarkedSource("min①W = 5", character("'W'", "did you mean 'minw'?")),
    MarkedSource("tt①X = 5", character("'X'", "did you mean 'tt'?")),
    MarkedSource("tt = ①NIL", character("'N'", "did you mean 'nil'?")),
    MarkedSource("①Foo = 5", character("'F'", names)),
    MarkedSource(
        "tt = ①V",
        character("'V'", "a prefix has a colon, as in 'V:50%', and names are written in lower-case letters")),
    MarkedSource("gr①öße = 5", character("'ö'", names + "; they consist of the letters a to z")),
    MarkedSource("①тт = 5", character("'т'", names + "; they consist of the letters a to z")),
]

private func prefixed(_ prefix: String, _ fix: String) -> Expected {
    Expected(.unexpectedCharacter, "unexpected '\(prefix)': no percentage follows it at once", fix: fix)
}

private let prefixes = [
    MarkedSource("①H: 10%", prefixed("H:", "write 'H:10%' without a space")),
    MarkedSource("①H:- 10%", prefixed("H:", "write 'H:-10%' without a space")),
    MarkedSource("①V:--10%", prefixed("V:", "write one sign at most, as in 'V:-10%'")),
    MarkedSource("①H:10", prefixed("H:", "write a percentage after it, as in 'H:10%', or leave out the 'H:'")),
    MarkedSource("①H:10 %p", prefixed("H:", "write a percentage after it, as in 'H:10%', or leave out the 'H:'")),
    MarkedSource("①H:5.5.5%", prefixed("H:", "write a percentage after it, as in 'H:5.5%', or leave out the 'H:'")),
    MarkedSource("①V:tt", prefixed("V:", "write a percentage after it, as in 'V:50%', or leave out the 'V:'")),
    MarkedSource("①H:", prefixed("H:", "write a percentage after it, as in 'H:50%', or leave out the 'H:'")),
    MarkedSource("①H: %p", prefixed("H:", "write 'H:%p' without a space")),
    MarkedSource("①H:+%p", prefixed("H:", "put the sign before the prefix, as in '-H:%p'")),
    MarkedSource("①V:-%^p", prefixed("V:", "put the sign before the prefix, as in '-V:%^p'")),
    MarkedSource("①H:%f", prefixed("H:", "leave it out; only percentages have a prefix, as in 'H:%p'")),
    MarkedSource("h①:50%", character("':'", "write 'H:' with an upper-case letter")),
    MarkedSource("v①:50%", character("':'", "write 'V:' with an upper-case letter")),
    MarkedSource(
        "①H:①H:5", prefixed("H:", "write a percentage after it, as in 'H:50%', or leave out the 'H:'"),
        prefixed("H:", "write a percentage after it, as in 'H:5%', or leave out the 'H:'")),
]

private let percents = [
    MarkedSource("10 ①%", character("'%'", "write '10%' without the space")),
    MarkedSource("10%①%", character("'%'", "leave it out; a percentage is a number with a '%', as in '50%'")),
    MarkedSource("tt = ①% f", character("'%'", "write '%f' without the space")),
    MarkedSource("tt = ①% ll", character("'%'", "write '%ll' without the space")),
    MarkedSource("tt = ①% (5)", character("'%'", "leave it out; a percentage is a number with a '%', as in '50%'")),
    MarkedSource("①%LL", character("'%': there is no format '%LL'", "did you mean '%ll'?")),
    MarkedSource("①%lx", character("'%': there is no format '%lx'", "did you mean '%ll'?")),
    MarkedSource("①%^w", character("'%': there is no format '%^w'", "did you mean '%^f'?")),
    MarkedSource(
        "①%xyz",
        character(
            "'%': there is no format '%xyz'",
            "the formats are %f %^f %@f %p %^p %@p %w %h %ll %cl %rl %lr %cr %rr %tt %ct %bt %tb %cb %bb")),
]
