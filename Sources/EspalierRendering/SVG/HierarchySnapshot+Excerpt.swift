import Foundation

extension HierarchySnapshot {
    /// A picture in SVG of what stands around some frames, with these outlined: for who reads of something wrong. The same
    /// snapshot gives the same bytes.
    ///
    /// - Parameter outlines: frames in the root's coordinates; none: the whole tree is shown.
    /// - Complexity: O(number of views and length of their texts).
    package func excerpt(around outlines: [CGRect]) -> [UInt8] {
        SVGPicture(self, around: outlines).bytes()
    }
}
