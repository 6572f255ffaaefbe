import EspalierViews
import Foundation
import TestSupport
import Testing

@Suite("7.6: what is said of constraints that cannot be made")
struct ConstraintMessageTests {
    @Test("The constraint as it would be written, and what is wrong with it")
    func written() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = NSLayoutConstraint(
                item: ConstraintScene.named("fjord"), attribute: .left, relatedBy: .equal, toItem: nil,
                attribute: .notAnAttribute, multiplier: 1, constant: 5)
        }
        #expect(errorText(result).contains("a constraint cannot be made of fjord.left == 5: Location attributes"))
    }

    @Test("Nothing as the first item")
    func nothing() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let view: UIView? = nil
            _ = NSLayoutConstraint(
                item: view as Any, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
                multiplier: 1, constant: 5)
        }
        #expect(errorText(result).contains("a constraint was made with nil as its first item: give it a UIView"))
    }

    @Test("An anchor that a constraint has shown after its view was gone")
    func goneItem() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var view: UIView? = UIView()
            let constraint = view?.widthAnchor.constraint(equalToConstant: 5)
            view = nil
            guard let anchor = constraint?.firstAnchor else { return }
            _ = anchor.constraint(equalTo: anchor)
        }
        #expect(errorText(result).contains("an anchor of a constraint whose item is gone: make it with another anchor"))
    }

    @Test("A distance with a number that is not finite")
    func distance() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let view = ConstraintScene.named("fjord")
            _ = view.leftAnchor.anchorWithOffset(to: view.rightAnchor).constraint(equalToConstant: .nan)
        }
        #expect(errorText(result).contains("has the multiplier 1.0 and the constant nan: both must be finite"))
    }

    @Test("A size to fit a view into that is not finite")
    func fitting() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = UIView().systemLayoutSizeFitting(CGSize(width: CGFloat.infinity, height: 5))
        }
        #expect(errorText(result).contains("inf") && errorText(result).contains("both lengths must be finite"))
    }
}
