import Foundation

/// Gaps that were meant to be even, made at least as large as they must be: a gap below its least gets that, and the
/// others share the rest in proportion to what they were; again until none is below.
struct RepairedGaps {
    let even: [CGFloat]
    let least: [CGFloat]

    /// The gaps, with the sum that the even ones have; nil if there is no room for the least ones.
    /// - Complexity: O(n log n).
    var gaps: [CGFloat]? {
        if zip(even, least).allSatisfy({ $0 >= $1 }) { return even }
        let room = even.reduce(0, +)
        let sum = least.reduce(0, +)
        if sum > room { return nil }
        if let shared = sharedInProportion(room) { return shared }
        // Only where gaps may be negative, or rounding has left too little for the last one.
        let part = (room - sum) / CGFloat(least.count)
        return least.map { $0 + part }
    }

    private func sharedInProportion(_ room: CGFloat) -> [CGFloat]? {
        var gaps = zip(even, least).map(max)
        // What is not above zero takes no part in the sharing. Of the others, those that end at their least stand before
        // those that do not, in the order of the factor that each would need.
        var left = room
        var weights: CGFloat = 0
        for index in even.indices {
            if even[index] > 0 { weights += even[index] } else { left -= gaps[index] }
        }
        let order = even.indices.filter { even[$0] > 0 }.sorted {
            (least[$0] / even[$0], $0) > (least[$1] / even[$1], $1)
        }
        for (place, index) in order.enumerated() {
            let scale = left / weights
            if scale >= least[index] / even[index] {
                for other in order[place...] { gaps[other] = even[other] * scale }
                return gaps
            }
            gaps[index] = least[index]
            left -= least[index]
            weights -= even[index]
        }
        return nil
    }
}
