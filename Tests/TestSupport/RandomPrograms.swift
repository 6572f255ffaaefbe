/// The numbers of a test's random programs: all of them in a release build, such as `.ci/sanitize address` makes, and the
/// first quarter in a debug build, which takes many times as long for each.
package func randomPrograms<Number: FixedWidthInteger>(_ all: Number) -> Range<Number> {
    #if DEBUG
        0..<max(1, all / 4)
    #else
        0..<all
    #endif
}
