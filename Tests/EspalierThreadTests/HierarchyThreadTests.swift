import EspalierViews
import Testing

@Suite("Hierarchy observers on several threads")
struct HierarchyThreadTests {
    @Test("Two trees on two threads do not meet")
    func trees() async {
        let counts = await withTaskGroup(of: Int.self) { group in
            for _ in 0..<2 {
                group.addTask {
                    let root = UIView()
                    var count = 0
                    let token = root.observeHierarchy(HierarchyObservingOptions(keyPaths: [\.tag])) { _ in count += 1 }
                    for index in 0..<1000 {
                        UIView.performChanges {
                            root.addSubview(UIView())
                            root.tag = index + 1
                            if index % 3 == 0 { root.subviews[0].removeFromSuperview() }
                        }
                    }
                    withExtendedLifetime(token) {}
                    return count
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(counts == [1000, 1000])
    }
}
