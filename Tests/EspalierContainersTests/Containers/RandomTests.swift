import Espalier
import EspalierContainers
import TestSupport
import Testing

/// Containers on a stage, and beside them plain numbers that say what should be where.
private final class Model {
    static let slots = 4, parents = 2

    let stage: Stage
    let containers: [Container<Page>]
    let parents: [Page]
    var made = 0
    /// By container: the name of what it holds, its parent's number, whether it is placed.
    var held: [String?]
    var parent: [Int?]
    var placed: [Bool]
    /// By parent: the names of its children, in order.
    var children: [[String]]
    var pages: [String: Page] = [:]
    var trace: [String] = []

    init(_ stage: Stage) {
        self.stage = stage
        let side = Container<Page>(in: stage.root) { stage.page("side") }
        stage.root.view.addSubview(side)
        parents = [stage.root, side.view]
        containers = (0..<Self.slots).map { _ in Container(frame: .zero) }
        held = Array(repeating: nil, count: Self.slots)
        parent = Array(repeating: nil, count: Self.slots)
        placed = Array(repeating: false, count: Self.slots)
        children = [["side"], []]
    }

    private func newPage() -> Page {
        made += 1
        let page = stage.page("p\(made)")
        pages[page.name] = page
        return page
    }

    private func forget(_ slot: Int) {
        guard let name = held[slot] else { return }
        for number in children.indices { children[number].removeAll { $0 == name } }
        held[slot] = nil
        pages[name] = nil
    }

    func step(_ random: inout SplitMix64) {
        let slot = random.below(Self.slots), number = random.below(Self.parents)
        let container = containers[slot], host = parents[number]
        switch random.below(7) {
        case 0 where held[slot] == nil:
            trace.append("prepare \(slot) in \(number)")
            let page = newPage()
            container.prepareContainer(inside: host) { page }
            (held[slot], parent[slot]) = (page.name, number)
            children[number].append(page.name)
        case 1:
            trace.append("remove \(slot)")
            container.removeContainer()
            forget(slot)
            parent[slot] = nil
        case 2 where parent[slot] != nil:
            trace.append("swap \(slot)")
            let page = newPage()
            container.insertContainer(view: page)
            forget(slot)
            held[slot] = page.name
            if let number = parent[slot] { children[number].append(page.name) }
        case 3:
            trace.append("place \(slot) in \(number)")
            host.view.addSubview(container)
            placed[slot] = true
        case 4 where placed[slot]:
            trace.append("take \(slot)")
            container.removeFromSuperview()
            if held[slot] != nil {
                forget(slot)
                parent[slot] = nil
            }
            placed[slot] = false
        case 5 where held[slot] != nil:
            trace.append("parent of \(slot) is \(number)")
            container.parent = host
            if parent[slot] != number, let name = held[slot] {
                for other in children.indices { children[other].removeAll { $0 == name } }
                children[number].append(name)
            }
            parent[slot] = number
        case 6:
            let other = random.below(Self.slots)
            guard other != slot, let name = held[other], parent[slot] != nil, let page = pages[name] else { return }
            trace.append("from \(other) into \(slot)")
            container.insertContainer(view: page)
            forget(slot)
            for list in children.indices { children[list].removeAll { $0 == name } }
            held[other] = nil
            held[slot] = name
            if let number = parent[slot] { children[number].append(name) }
        default: return
        }
        if random.below(3) == 0 { stage.rest() }
    }

    /// What is wrong, or nil.
    var mistake: String? {
        for (slot, container) in containers.enumerated() {
            if container.view?.name != held[slot] { return "\(slot) holds \(container.view?.name ?? "nothing")" }
            if container.parent !== parent[slot].map({ parents[$0] }) { return "\(slot) has another parent" }
            if let page = container.view, page.view.superview !== container { return "\(slot)'s view is elsewhere" }
            if container.subviews.count != (held[slot] == nil ? 0 : 1) { return "\(slot) has other subviews" }
        }
        for (number, host) in parents.enumerated() {
            let names = host.children.compactMap { ($0 as? Page)?.name }
            if names != children[number] { return "\(number) has the children \(names), not \(children[number])" }
        }
        // The root, the side, and what is held: everything else is gone.
        let living = 2 + held.compactMap { $0 }.count
        if stage.log.living.count != living { return "\(stage.log.living.count) controllers live, not \(living)" }
        return nil
    }
}

@Suite("Containers: random sequences")
struct RandomTests {
    @Test("8.3 Any sequence of preparing, swapping, moving and taking out leaves what a model says", arguments: 0..<40)
    func sequences(seed: Int) {
        // Containers are placed below other controllers than their parents, too: that is the sequence's doing.
        onStage(allowing: "its view lies in that of") { stage in
            var random = SplitMix64(seed: UInt64(seed))
            let model = Model(stage)
            for _ in 0..<250 {
                model.step(&random)
                if let mistake = model.mistake {
                    Issue.record("seed \(seed): \(mistake) after \(model.trace.suffix(20))")
                    return
                }
            }
            stage.rest()
            expectBalance(stage.log.take(), seed)
        }
    }

    /// Each page hears will+ did+ will- did- in turns (it may leave before did+), and willMove and didMove in pairs.
    private func expectBalance(_ calls: [String], _ seed: Int) {
        let next = ["did-": ["will+"], "will+": ["did+", "will-"], "did+": ["will-"], "will-": ["did-"]]
        var states: [String: String] = [:], moves: [String: String] = [:]
        for call in calls {
            let parts = call.split(separator: " ").map(String.init)
            let (name, heard) = (parts[0], parts[1])
            if name == "root" { continue }
            if heard.hasPrefix("willMove") {
                #expect(moves[name] == nil, "seed \(seed): \(call) after \(moves[name] ?? "")")
                moves[name] = heard
            } else if heard.hasPrefix("didMove") {
                #expect(moves[name].map { $0.dropFirst(4) } == heard.dropFirst(3), "seed \(seed): \(call)")
                moves[name] = nil
            } else if heard != "load" {
                let legal = next[states[name] ?? "did-"] ?? []
                #expect(legal.contains(heard), "seed \(seed): \(call) after \(states[name] ?? "nothing")")
                states[name] = heard
            }
        }
        #expect(moves.isEmpty, "seed \(seed)")
    }
}
