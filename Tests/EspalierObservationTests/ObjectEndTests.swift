import Testing

@testable import EspalierObservation

@Suite("Objects whose deinit is running")
struct ObjectEndTests {
    final class Asking {
        let answer: (Bool, Bool) -> Void

        init(_ answer: @escaping (Bool, Bool) -> Void) { self.answer = answer }

        var isEnding: (Bool, Bool) {
            (ObjectEnd.isUnderWay(of: self), ObjectEnd.isUnderWayByWeakReference(of: self))
        }

        deinit { answer(isEnding.0, isEnding.1) }
    }

    @Test("Are told from others, with the runtime's help and without")
    func told() {
        var answers: [Bool] = []
        do {
            let object = Asking { answers += [$0, $1] }
            answers += [object.isEnding.0, object.isEnding.1]
            withExtendedLifetime(object) {}
        }
        #expect(answers == [false, false, true, true])
    }
}
