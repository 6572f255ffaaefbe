import EspalierSupport

/// What planning a block needs while it runs, kept so that small blocks allocate next to nothing and large ones copy
/// nothing: which equations have which variables, and what is known.
final class PlanScratch {
    /// By equation: how many of its variables are not known.
    let unknown = PlainBuffer<Int32>()
    /// By equation: whether it defines a variable.
    let isUsed = PlainBuffer<Bool>()
    /// By local number of a variable: whether a parameter or an equation says what it is.
    let known = PlainBuffer<Bool>()
    /// By local number: how well the variable makes a parameter; 0 is best.
    let classes = PlainBuffer<UInt8>()
    static let classCount: UInt8 = 4
    /// Equations with one unknown variable, in the order in which they came to that.
    let queue = PlainBuffer<Int32>()

    /// The variables of all equations, one equation after another.
    private let locals = PlainBuffer<Int32>()
    /// By equation: where its variables end in `locals`.
    private let ends = PlainBuffer<Int32>()
    /// By variable: where its equations begin in `users`.
    private let starts = PlainBuffer<Int32>()
    private let users = PlainBuffer<Int32>()
    private let filled = PlainBuffer<Int32>()

    // Where the search for the next parameter goes on.
    private var candidateClass: UInt8 = 0
    private var candidate: Int32 = 0

    /// Begins with `count` variables.
    func begin(_ count: Int) {
        for buffer in [unknown, queue, locals, ends, starts, users, filled] { buffer.removeAll() }
        isUsed.removeAll()
        known.removeAll()
        known.extend(by: count, with: false)
        starts.extend(by: count + 1, with: 0)
        candidateClass = 0
        candidate = 0
    }

    /// Notes that the equation at hand has a variable; a negative number is none.
    @inline(__always)
    func add(_ local: Int32) {
        if local < 0 { return }
        locals.append(local)
        starts[local + 1] += 1
    }

    func endEquation() {
        unknown.append(Int32(locals.count) - (ends.isEmpty ? 0 : ends[Int32(ends.count - 1)]))
        ends.append(Int32(locals.count))
        isUsed.append(false)
    }

    /// Lists the equations of each variable.
    func finish() {
        for local in 1..<Int32(starts.count) { starts[local] += starts[local - 1] }
        users.extend(by: locals.count, with: 0)
        for local in 0..<Int32(starts.count) { filled.append(starts[local]) }
        var place: Int32 = 0
        for equation in 0..<Int32(ends.count) {
            while place < ends[equation] {
                let local = locals[place]
                users[filled[local]] = equation
                filled[local] += 1
                place += 1
            }
        }
        for equation in 0..<Int32(unknown.count) where unknown[equation] == 1 { queue.append(equation) }
    }

    /// A variable is known: equations with one unknown left come into the queue.
    func makeKnown(_ local: Int32) {
        known[local] = true
        for place in starts[local]..<starts[local + 1] {
            let equation = users[place]
            unknown[equation] -= 1
            if unknown[equation] == 1 { queue.append(equation) }
        }
    }

    /// The unknown variable that makes the best parameter, those of one class in their order; nil if all are known.
    func nextParameter() -> Int32? {
        while candidateClass < Self.classCount {
            while candidate < Int32(known.count) {
                let local = candidate
                candidate += 1
                if classes[local] == candidateClass, !known[local] { return local }
            }
            candidate = 0
            candidateClass += 1
        }
        return nil
    }
}
