/// Numbers of which the least is taken first: a binary heap.
struct LeastFirst {
    private var heap: [Int32] = []

    mutating func insert(_ number: Int32) {
        heap.append(number)
        var place = heap.count - 1
        while place > 0 {
            let above = (place - 1) / 2
            if heap[above] <= heap[place] { return }
            heap.swapAt(above, place)
            place = above
        }
    }

    mutating func popLeast() -> Int32? {
        guard let least = heap.first, let last = heap.popLast() else { return nil }
        if heap.isEmpty { return least }
        heap[0] = last
        var place = 0
        while true {
            var smallest = place
            for below in [2 * place + 1, 2 * place + 2] where below < heap.count && heap[below] < heap[smallest] {
                smallest = below
            }
            if smallest == place { return least }
            heap.swapAt(smallest, place)
            place = smallest
        }
    }
}
