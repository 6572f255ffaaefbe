import EspalierViews
import Foundation
import Testing

private final class Told: UIView {
    var log: [String] = []

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        let previous = previousTraitCollection.map { "\($0.horizontalSizeClass)" } ?? "nil"
        log.append("\(previous) -> \(traitCollection.horizontalSizeClass)")
    }

    func take() -> [String] {
        defer { log = [] }
        return log
    }
}

@Suite("What views know of their surroundings")
struct ViewTraitTests {
    private func chain(_ count: Int, in window: UIWindow? = nil) -> [Told] {
        let views = (0..<count).map { _ in Told() }
        for (above, below) in zip(views, views.dropFirst()) { above.addSubview(below) }
        if let first = views.first { window?.addSubview(first) }
        return views
    }

    @Test("Outside of a window it is a phone held upright, one pixel a point")
    func outside() {
        let traits = UIView().traitCollection
        #expect(traits.userInterfaceIdiom == .phone && traits.displayScale == 1)
        #expect(traits.horizontalSizeClass == .compact && traits.verticalSizeClass == .regular)
        #expect(traits.layoutDirection == .leftToRight && traits.preferredContentSizeCategory == .large)
        #expect(traits.userInterfaceStyle == .light)
    }

    @Test("A window's screen counts for all views in it, and coming to it from none is no change")
    func inWindow() {
        let window = UIWindow(screen: .iPad10Point9Inch)
        let views = chain(3, in: window)
        #expect(views.allSatisfy { $0.traitCollection.horizontalSizeClass == .regular && $0.log.isEmpty })
        views[0].removeFromSuperview()
        #expect(views[2].traitCollection.horizontalSizeClass == .compact && views[2].log.isEmpty)
    }

    @Test("Turning tells all views whose traits are others")
    func turned() {
        let window = UIWindow(screen: .iPhone15ProMax)
        let views = chain(2, in: window)
        window.rotate(to: .landscapeLeft)
        #expect(views.allSatisfy { $0.take() == ["compact -> regular"] })
        window.rotate(to: .landscapeRight)
        #expect(views.allSatisfy { $0.log.isEmpty }, "both ways to lie are one")
        window.rotate(to: .portrait)
        #expect(views.allSatisfy { $0.take() == ["regular -> compact"] })
    }

    @Test("An override counts for the view and all below it, the nearest one first")
    func overrides() {
        let window = UIWindow(screen: .iPhone15)
        let views = chain(4, in: window)
        views[1].traitOverrides.horizontalSizeClass = .regular
        #expect(views[0].traitCollection.horizontalSizeClass == .compact && views[0].log.isEmpty)
        #expect(views[1...].allSatisfy { $0.traitCollection.horizontalSizeClass == .regular })
        #expect(views[1...].allSatisfy { $0.take() == ["compact -> regular"] })
        #expect(views[3].traitCollection.displayScale == 3, "what is not said stays")
        views[2].traitOverrides.horizontalSizeClass = .compact
        #expect(views[1].log.isEmpty && views[3].take() == ["regular -> compact"])
        #expect(views[2].traitOverrides.contains(UITraitHorizontalSizeClass.self))
        #expect(!views[2].traitOverrides.contains(UITraitDisplayScale.self))
        views[1].traitOverrides.remove(UITraitHorizontalSizeClass.self)
        #expect(views[1].take() == ["regular -> compact"])
        #expect(views[3].log.isEmpty, "for it nothing has changed")
        views[2].traitOverrides = UITraitOverrides()
        #expect(views[3].log.isEmpty && views[3].traitCollection.horizontalSizeClass == .compact)
    }

    @Test("A move in a window to other traits is told, each view once; one to the same is not")
    func moves() {
        let window = UIWindow(screen: .iPhone15)
        let (left, right) = (Told(), Told())
        window.addSubview(left)
        window.addSubview(right)
        right.traitOverrides.horizontalSizeClass = .regular
        _ = right.take()
        let views = chain(3)
        left.addSubview(views[0])
        #expect(views.allSatisfy { $0.log.isEmpty })
        right.addSubview(views[0])
        #expect(views.allSatisfy { $0.take() == ["compact -> regular"] })
        views[0].removeFromSuperview()
        window.addSubview(views[0])
        #expect(views.allSatisfy { $0.log.isEmpty }, "it came from nowhere")
        UIWindow(screen: .iPad10Point9Inch).addSubview(views[0])
        #expect(views.allSatisfy { $0.traitCollection.userInterfaceIdiom == .phone }, "that window is gone")
    }

    @Test("A subtree with an override takes it along")
    func carried() {
        let views = chain(2)
        views[1].traitOverrides.verticalSizeClass = .compact
        let window = UIWindow(screen: .iPhone15)
        window.addSubview(views[0])
        #expect(views[1].traitCollection.verticalSizeClass == .compact)
        #expect(views[0].traitCollection.verticalSizeClass == .regular)
        let below = UIView()
        views[1].addSubview(below)
        #expect(below.traitCollection.verticalSizeClass == .compact)
    }

    @Test("Handlers hear of their own traits only, in their order, until they are taken out")
    func registrations() {
        let window = UIWindow(screen: .iPhone15)
        let view = chain(1, in: window)[0]
        var log: [String] = []
        let first = view.registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (view: Told, previous) in
            log.append("first \(previous.horizontalSizeClass) \(view.traitCollection.horizontalSizeClass)")
        }
        view.registerForTraitChanges([UITraitDisplayScale.self, UITraitVerticalSizeClass.self]) { _, _ in
            log.append("second")
        }
        view.traitOverrides.horizontalSizeClass = .regular
        #expect(log == ["first compact regular"])
        window.rotate(to: .landscapeLeft)
        #expect(log == ["first compact regular", "second"])
        view.unregisterForTraitChanges(first)
        view.traitOverrides.horizontalSizeClass = .unspecified
        #expect(log.count == 2)
    }

    @Test("What a change adds and takes away below is not told about what is gone")
    func changedMeanwhile() {
        final class Cutting: UIView {
            override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
                subviews.first?.removeFromSuperview()
            }
        }
        let window = UIWindow(screen: .iPhone15)
        let cutting = Cutting()
        let (first, second) = (Told(), Told())
        for view in [first, second] { cutting.addSubview(view) }
        window.addSubview(cutting)
        window.traitOverrides.horizontalSizeClass = .regular
        #expect(first.log.isEmpty && second.take() == ["compact -> regular"])
    }

    @Test("1.4: an overridden direction mirrors the constraints below, and no others")
    func direction() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let (plain, mirrored) = (UIView(), UIView())
        var inner: [UIView] = []
        for (index, box) in [plain, mirrored].enumerated() {
            root.addSubview(box)
            box.frame = CGRect(x: 0, y: 50 * index, width: 200, height: 50)
            let view = UIView()
            box.addSubview(view)
            view.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 10),
                view.topAnchor.constraint(equalTo: box.topAnchor), view.widthAnchor.constraint(equalToConstant: 40),
                view.heightAnchor.constraint(equalToConstant: 20),
            ])
            inner.append(view)
        }
        root.layoutIfNeeded()
        #expect(inner.map(\.frame.origin.x) == [10, 10])
        mirrored.traitOverrides.layoutDirection = .rightToLeft
        #expect(mirrored.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        root.layoutIfNeeded()
        #expect(inner.map(\.frame.origin.x) == [10, 150])
        plain.addSubview(UIView())
        root.traitOverrides.layoutDirection = .rightToLeft
        root.layoutIfNeeded()
        #expect(inner.map(\.frame.origin.x) == [150, 150])
        mirrored.traitOverrides.layoutDirection = .leftToRight
        root.layoutIfNeeded()
        #expect(inner.map(\.frame.origin.x) == [150, 10])
        #expect(root.systemLayoutSizeFitting(.zero) == root.systemLayoutSizeFitting(.zero))
    }
}
