/// A program of edits, each a byte for what is done and some for what it is done with. The first byte says whether a
/// system of constraints is edited or a tree of views. What was edited is what is built anew.
func fuzzConstraintEdits(_ bytes: [UInt8]) {
    // More would test the machine's time rather than the edits.
    var rest = bytes.prefix(1024)[...]
    guard let choice = rest.popFirst() else { return }
    if choice % 2 == 0 {
        let system = FuzzedConstraintSystem()
        while let operation = rest.popFirst() { system.perform(operation, &rest) }
        system.compare()
    } else {
        let tree = FuzzedConstraintTree()
        while let operation = rest.popFirst() { tree.perform(operation, &rest) }
        tree.compare()
    }
}
