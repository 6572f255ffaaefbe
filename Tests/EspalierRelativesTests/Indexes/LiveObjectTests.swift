import EspalierObservation
import EspalierRelatives
import EspalierViews
import Testing

/// Is counted while it lives.
private final class CountedView: UIView {
    var living: Living? {
        didSet { living?.count += 1 }
    }

    deinit { living?.count -= 1 }

    static func made(_ living: Living) -> CountedView {
        let view = CountedView()
        view.living = living
        return view
    }
}

private final class Living {
    var count = 0
}

/// What is in use must not hold what is released.
@Suite("A released tree takes all with it")
struct LiveObjectTests {
    enum Use: CaseIterable {
        case nothing, tokens, blocks, hierarchyObserver, tagIndex, closureIndex
    }

    @Test("views with observers and indexes", arguments: Use.allCases)
    func release(use: Use) {
        let living = Living()
        let observer = UIView()
        var kept: [Any] = []
        autoreleasing {
            var views: [UIView] = [CountedView.made(living)]
            for number in 1..<1000 {
                let view = CountedView.made(living)
                view.tag = number % 10
                views[(number - 1) / 10].addSubview(view)
                views.append(view)
            }
            #expect(living.count == 1000)
            switch use {
            case .nothing: break
            case .tokens: kept = views.map { $0.observe(\.tag) { _, _ in } }
            case .blocks: views.forEach { BlockObserver.of(observer).add($0, keyPath: \.tag) { _, _, _ in } }
            case .hierarchyObserver: kept = [views[0].observeHierarchy { _ in }]
            case .tagIndex: for _ in 0..<100 { _ = views[0].groupDescendants(by: [3]) }
            case .closureIndex:
                let index = GroupIndex(of: views[0]) { $0.tag }
                #expect(index.count == 999)
                kept = [index]
            }
            for view in views { view.tag += 1 }
        }
        #expect(living.count == 0)
        withExtendedLifetime((kept, observer)) {}
    }

    /// Runs `body` in a function of its own, so that what it held is gone when it returns.
    @inline(never)
    private func autoreleasing(_ body: () -> Void) { body() }
}
