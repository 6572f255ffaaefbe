import EspalierViews
import Foundation
import TestSupport
import Testing

#if canImport(Glibc)
    @Suite("What constraints cost, in objects that are made", .enabled(if: ObjectCount.isOptimised))
    struct ConstraintObjectTests {
        @Test("A3: a constant that changes, and the pass after it, make no object for the constraints")
        func oneLeaf() async {
            let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
                let tree = ColumnTree(111)
                let height = tree.ownHeight(of: 110)
                tree.root.layoutIfNeeded()
                func change() {
                    for turn in 0..<100 {
                        height.constant = CGFloat(10 + turn % 2)
                        tree.root.layoutIfNeeded()
                    }
                }
                change()
                // What any pass makes that lays out the leaf.
                let plain = ObjectCount.objects {
                    for _ in 0..<100 {
                        tree.views[110].setNeedsLayout()
                        tree.root.layoutIfNeeded()
                    }
                }
                ObjectCount.expect(plain, change)
            }
            #expect(errorText(result).isEmpty)
        }
    }
#endif
