import FuzzedInputs

/// One execution, by the name under which libFuzzer knows it.
@_cdecl("LLVMFuzzerTestOneInput")
func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
    guard let chosenKind else {
        let names = FuzzedKind.allCases.map(\.rawValue).joined(separator: ", ")
        stop("set ESPALIER_FUZZ to one of \(names)")
    }
    chosenKind.run(Array(UnsafeBufferPointer(start: start, count: count)))
    return 0
}

/// Asked for once, not for each of some million inputs.
private let chosenKind = FuzzedKind.chosen
