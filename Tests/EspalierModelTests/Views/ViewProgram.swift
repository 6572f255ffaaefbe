import EspalierViews
import Foundation
import TestSupport

@testable import LayoutOracle

/// A program over views, rules, observers and indexes.
struct ViewProgram: ModelProgram {
    static let test = "EspalierModelTests.ViewModelTests"

    let profile: ViewProfile
    let operations: [ViewOperation]

    init(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        profile = ViewProfile(&random)
        var generator = ViewGenerator(profile, random)
        operations = generator.program()
    }

    func mistake(in operations: [ViewOperation], isPatient: Bool) -> String? {
        let life: LivingCount
        do {
            let real = RealForest(profile)
            life = real.life
            if let mistake = mistake(in: operations, of: real, isPatient: isPatient) { return mistake }
        }
        return life.count == 0 ? nil : "\(life.count) views live on after their forest"
    }

    private func mistake(in operations: [ViewOperation], of real: RealForest, isPatient: Bool) -> String? {
        let model = ModelForest(profile)
        // Small trees after each operation; big ones now and then.
        let pause = isPatient ? 1 : max(1, profile.count / 8)
        for (step, operation) in operations.enumerated() {
            if ModelRunner.traces { print("  \(operation)") }
            model.perform(operation)
            real.perform(operation)
            if let mistake = Comparison(model, real).mistake(after: operation, isFull: step % pause == 0) {
                return mistake + ", after \(operation)"
            }
        }
        return Comparison(model, real).mistake(after: nil, isFull: true).map { $0 + ", at the end" }
    }
}
