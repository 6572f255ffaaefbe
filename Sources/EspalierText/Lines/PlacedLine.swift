/// Where a line of a text stands, in points from the top left corner of the text.
struct PlacedLine {
    /// Its part of the text, without a line break; a line that was broken may end with spaces.
    let bytes: Range<Int>
    let isWrapped: Bool
    let indent: Double
    /// Without the indent, and without spaces where the line was broken.
    let width: Double
    let bottom: Double
    let baseline: Double
}
