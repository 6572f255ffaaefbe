import EspalierViews
import Foundation
import TestSupport
import Testing

#if canImport(Glibc)
    @Suite("What setting geometry costs, in objects that are made", .enabled(if: ObjectCount.isOptimised))
    struct FrameCostTests {
        @Test("Setting a frame, bounds or a centre makes none: alone, in a superview, in a window")
        func frames() async {
            let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
                let window = UIWindow(frame: rect(0, 0, 100, 100))
                let superview = UIView(frame: rect(0, 0, 100, 100))
                let view = UIView(frame: rect(0, 0, 1, 1))
                func set() {
                    for turn in 0..<100 {
                        view.frame = rect(0, 0, CGFloat(turn), 1)
                        view.center = point(CGFloat(turn), 8)
                        view.bounds = rect(0, 0, 1, CGFloat(turn))
                        view.frame.origin.x += 1
                    }
                }
                ObjectCount.expect(0) { set() }
                superview.addSubview(view)
                ObjectCount.expect(0) { set() }
                window.addSubview(superview)
                ObjectCount.expect(0) { set() }
            }
            #expect(errorText(result).isEmpty)
        }

        @Test("Setting and reading a tag makes none")
        func tags() async {
            let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
                let view = UIView()
                var sum = 0
                ObjectCount.expect(0) {
                    for turn in 0..<100 {
                        view.tag = turn
                        sum &+= view.tag
                    }
                }
                // What needs more room has a record, once.
                view.tag = .max
                ObjectCount.expect(0) { for turn in 0..<100 { view.tag = .max - turn } }
                require(sum == 2 * 4950, "\(sum)")
            }
            #expect(errorText(result).isEmpty)
        }
    }
#endif
