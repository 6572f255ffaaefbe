/// A step was asked for that a recording does not have.
public struct StepRangeError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The step that was asked for.
    public var step: Int
    /// How many steps the recording has, step 0 included.
    public var count: Int

    /// What is wrong, and below it `fix: what would be right`.
    public var description: String {
        let missing = "there is no step \(step)"
        if count == 0 { return "\(missing): the tree could not be built\nfix: run 'espalier simulate' to see why" }
        return "\(missing)\nfix: write a step from 0 to \(count - 1)"
    }
}

extension ScenarioRecording {
    /// A picture of one step in SVG: the views as outlines with their names, what moved since the step before (the old
    /// outline and an arrow), and a list of all frames and rules with the values that they give.
    ///
    /// Transforms and scroll offsets count. Hidden views, what superviews cut off and what lies far outside the root
    /// are only counted.
    /// No text covers another. The same recording gives the same bytes.
    ///
    ///     let picture = try recording.svg(step: 3)
    ///
    /// - Parameter step: The step; nil for the last one.
    /// - Returns: UTF-8 bytes of a well-formed XML document.
    /// - Throws: `StepRangeError` for a step that did not run.
    /// - Complexity: O(n log n) for n views and rules.
    public func svg(step: Int? = nil) throws(StepRangeError) -> [UInt8] {
        let number = step ?? max(steps.count - 1, 0)
        guard steps.indices.contains(number) else { throw StepRangeError(step: number, count: steps.count) }
        return SVGPicture(self, step: steps[number]).bytes()
    }
}
