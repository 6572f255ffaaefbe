/// How many objects of a test live: none, once it has ended.
package final class LivingCount {
    package var count = 0
    /// How many lived at a time, at most, of those that began here.
    package var most = 0

    package init() {}

    package func begin() {
        count += 1
        most = max(most, count)
    }
}
