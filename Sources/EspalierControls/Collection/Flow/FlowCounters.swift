/// What a flow layout has done so far, so that tests hold costs by counts.
package struct FlowCounters: Equatable, Sendable {
    /// Sizes of items that the delegate was asked for.
    package var sizesAsked = 0
    /// Preparations that computed the sections.
    package var computations = 0
    /// Lines that are stored one by one at the moment.
    package var storedLines = 0
    /// Sizes of items that are stored at the moment.
    package var storedSizes = 0
    /// Attributes that were made.
    package var attributesMade = 0
    /// Steps of searches, and items and sections that were looked at.
    package var steps = 0
}
