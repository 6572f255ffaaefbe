import Foundation

extension HierarchySnapshot {
    /// A picture in SVG of what stands around some frames, with these outlined: for who reads of something wrong. The same
    /// snapshot gives the same bytes. It shows the screen where the snapshot's numbering paints, else outlines.
    ///
    /// - Parameters:
    ///   - outlines: frames in the root's coordinates; none: the whole tree is shown.
    ///   - isRight: whether they are as they should be, for comparison.
    /// - Complexity: O(number of views and length of their texts).
    package func excerpt(around outlines: [CGRect], isRight: Bool) -> [UInt8] {
        if entries.first?.shared.paint != nil { return ScreenPicture(self, around: outlines, isRight: isRight).bytes() }
        return SVGPicture(self, around: outlines, isRight: isRight).bytes()
    }
}
