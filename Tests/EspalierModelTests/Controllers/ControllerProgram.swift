import EspalierControllers
import EspalierViews
import TestSupport

@testable import LayoutOracle

/// A program over windows, controllers and containers.
struct ControllerProgram: ModelProgram {
    static let test = "EspalierModelTests.ControllerModelTests"

    let operations: [ControllerOperation]

    init(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        // Each program is about some of it.
        let (isNested, hasContainers, presents) = (random.oneIn(2), random.oneIn(2), random.oneIn(2))
        var operations: [ControllerOperation] = [.root(0, window: 0), .hide(window: 0, false)]
        for _ in 0..<60 + random.below(60) {
            let operation =
                hasContainers && random.oneIn(2)
                ? Self.containing(&random) : Self.controlling(&random, presents: presents)
            if isNested, random.oneIn(5) {
                let call = random.any(Appearance.allCases)
                operations.append(.inside(random.below(ControllerWorld.stack), call, operation))
            } else {
                operations.append(operation)
            }
        }
        self.operations = operations + [.hide(window: 0, false), .rest]
    }

    private static func controlling(_ random: inout SplitMix64, presents: Bool) -> ControllerOperation {
        let (one, other) = (random.below(6), random.below(6))
        let animated = random.oneIn(3)
        switch random.below(14) {
        case 0: return .root(random.any([0, 1, 2, ControllerWorld.stack]), window: random.below(2))
        case 1: return .hide(window: random.below(2), random.oneIn(3))
        case 2...4: return .embed(random.oneIn(8) ? ControllerWorld.stack : one, in: other)
        case 5: return .leave(one)
        case 6 where presents, 7 where presents:
            return .present(one, from: other, full: random.oneIn(2), animated: animated)
        case 8 where presents: return .dismiss(one, animated: animated)
        case 9: return .push(random.any(Array(ControllerWorld.pushed)), animated: animated)
        case 10: return random.oneIn(4) ? .popToRoot(animated: animated) : .pop(animated: animated)
        case 11: return .advance(random.below(3))
        case 12: return .layOut
        default: return .rest
        }
    }

    private static func containing(_ random: inout SplitMix64) -> ControllerOperation {
        let (slot, host) = (random.below(ControllerWorld.containers), random.below(2))
        switch random.below(8) {
        case 0, 1: return .prepare(container: slot, host: host)
        case 2: return .empty(container: slot)
        case 3: return .swap(container: slot)
        case 4: return .place(container: slot, host: host)
        case 5: return .take(container: slot)
        case 6: return .handOver(container: slot, host: host)
        default: return .exchange(container: slot, other: random.below(ControllerWorld.containers))
        }
    }

    func mistake(in operations: [ControllerOperation], isPatient: Bool) -> String? {
        let life: LivingCount
        do {
            let world = ControllerWorld()
            life = world.life
            for operation in operations {
                if ModelRunner.traces { print("  \(operation)") }
                world.perform(operation)
                if let mistake = world.mistake(after: operation) { return mistake + ", after \(operation)" }
            }
            world.armed = ArmedOperations()
        }
        return life.count == 0 ? nil : "\(life.count) controllers live on after their windows"
    }
}
