import EspalierViews
import Foundation

extension Workload {
    static let properties = [
        Workload(ids: ["F1"], sizes: [1000, 100_000], run: setFrames),
        Workload(ids: ["F2"], sizes: [1000], run: read),
    ]

    private static func setFrames(_ n: Int) throws -> [Result] {
        let tree = Tree.wideAndDeep(n)
        let leaf = tree.views[n - 1]
        let rounds = 1_000_000
        var one: [Double] = []
        for _ in 0..<9 {
            let time = nanoseconds {
                for index in 0..<rounds {
                    leaf.frame = CGRect(x: Double(index & 7), y: 0, width: Double(index & 15), height: 10)
                }
            }
            one.append(time / Double(rounds))
        }
        try WrongAnswer.check(leaf.frame.origin.x == Double((rounds - 1) & 7), "the frame of \(leaf) is not the last")
        var generator = SeededGenerator(seed: 1)
        let order = (0..<100_000).map { _ in Int.random(in: 0..<n, using: &generator) }
        func samples(_ set: (Int, CGRect) -> Void) -> [Double] {
            (0..<9).map { round in
                let time = nanoseconds {
                    for index in order {
                        set(index, CGRect(x: Double(round), y: 0, width: Double(index & 15), height: 10))
                    }
                }
                return time / Double(order.count)
            }
        }
        let random = samples { tree.views[$0].frame = $1 }
        // A counted reference waits for the memory of its object, and what follows waits for that.
        let handles = tree.views.map(\.reference)
        let uncounted = withExtendedLifetime(tree) {
            samples { index, frame in handles[index].with { $0.frame = frame } }
        }
        // What the memory alone takes: objects as large as views, which do nothing but keep a rectangle.
        let plain = (0..<n).map { _ in PlainObject() }
        let floor = samples { plain[$0].setRect($1) }
        return [
            Result(workload: "F1", variant: "one view", n: n, unit: "ns", samples: one),
            Result(workload: "F1", variant: "random views", n: n, unit: "ns", samples: random),
            Result(workload: "F1", variant: "random views, not counted", n: n, unit: "ns", samples: uncounted),
            Result(workload: "F1", variant: "random objects of a view's size", n: n, unit: "ns", samples: floor),
        ]
    }

    /// As large as a view, which `malloc` gives 128 bytes.
    private final class PlainObject {
        private var rect = CGRect.zero
        private var rest = (0, 0, 0, 0, 0, 0, 0, 0, 0)

        /// Like a setter of an open class: the compiler knows nothing of it at the call.
        @inline(never)
        func setRect(_ new: CGRect) {
            if rect.size != new.size { rest.0 &+= 1 }
            rect = new
        }
    }

    private static func read(_ n: Int) throws -> [Result] {
        let tree = Tree.wideAndDeep(n)
        let view = tree.views[n / 2]
        view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        let rounds = 1_000_000
        var frames: [Double] = []
        var tags: [Double] = []
        for _ in 0..<9 {
            // Not a sum: each addition would wait for the one before, for longer than a read takes.
            var right = 0
            frames.append(
                nanoseconds { for _ in 0..<rounds where view.frame.origin.x == 1 { right &+= 1 } } / Double(rounds))
            try WrongAnswer.check(right == rounds, "the frame of \(view) was misread")
            right = 0
            tags.append(
                nanoseconds { for _ in 0..<rounds where view.tag == n / 2 % 1000 { right &+= 1 } } / Double(rounds))
            try WrongAnswer.check(right == rounds, "the tag of \(view) was misread")
        }
        return [
            Result(workload: "F2", variant: "frame", n: n, unit: "ns", samples: frames),
            Result(workload: "F2", variant: "tag", n: n, unit: "ns", samples: tags),
        ]
    }
}
