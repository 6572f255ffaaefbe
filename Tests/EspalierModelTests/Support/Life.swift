/// How many views or controllers of a program live: none, once it has ended.
final class Life {
    var count = 0
}
