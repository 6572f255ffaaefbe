import EspalierViews
import Foundation
import TestSupport
import Testing

@Suite("Traps of animators")
struct AnimatorTrapTests {
    @Test("A fraction and a delay that are no numbers stop the program")
    func numbers() async {
        let fraction = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            UIViewPropertyAnimator(duration: 1, curve: .linear).fractionComplete = .nan
        }
        #expect(errorText(fraction).contains("fractionComplete of an animator set to nan: it must be finite"))
        let delay = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            UIViewPropertyAnimator(duration: 1, curve: .linear).startAnimation(afterDelay: .infinity)
        }
        #expect(errorText(delay).contains("startAnimation(afterDelay: inf): the delay must be finite"))
    }
}
