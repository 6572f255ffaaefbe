import EspalierControls
import EspalierViews
import Foundation
import Testing

@testable import EspalierScenarios

@Suite("Writing a view tree with constraints as a scenario")
struct CapturingConstraintTests {
    private func message(_ view: UIView) -> String {
        do {
            return try ScenarioDocument(capturing: view).json()
        } catch {
            return error.description
        }
    }

    private func root(_ width: CGFloat = 390, _ height: CGFloat = 844) -> UIView {
        UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    }

    private func item(_ name: String? = nil, in superview: UIView) -> UIView {
        let view = UIView()
        view.name = name
        view.translatesAutoresizingMaskIntoConstraints = false
        superview.addSubview(view)
        return view
    }

    @Test("AUTOLAYOUT 5: constraints are written as texts in the list of their holder, views by name, path or 'self'")
    func texts() throws {
        let root = root()
        root.name = "screen"
        let icon = item("icon", in: root)
        let nameless = item(in: root)
        let twin = item("icon", in: nameless)
        let quoted = item("it's", in: root)
        let spaced = item("my view", in: root)
        let wide = icon.widthAnchor.constraint(equalToConstant: 44)
        wide.identifier = "wide"
        let again = icon.heightAnchor.constraint(equalTo: icon.widthAnchor, multiplier: 0.5, constant: -1.25)
        again.identifier = "wide"
        again.priority = UILayoutPriority(749.5)
        NSLayoutConstraint.activate([
            icon.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor), wide, again,
            icon.topAnchor.constraint(greaterThanOrEqualTo: root.topAnchor, constant: 20),
            nameless.leftAnchor.constraint(lessThanOrEqualTo: icon.rightAnchor, constant: 8),
            twin.centerXAnchor.constraint(equalTo: nameless.centerXAnchor),
            twin.widthAnchor.constraint(equalTo: icon.widthAnchor),
            quoted.widthAnchor.constraint(equalTo: spaced.widthAnchor, multiplier: 0),
        ])
        root.layoutIfNeeded()
        let document = try ScenarioDocument(capturing: root)
        let lists = document.root.views.map { $0.constraints.map(\.text) }
        #expect(
            lists[0] == [
                "icon.leading == self.margins.leading", "icon.top >= self.top + 20", "/1.left <= icon.right + 8",
                "/1/0.width == icon.width", "/2.width == 0 * 'my view'.width",
            ])
        #expect(lists[1] == ["wide: self.width == 44", "'wide 2': self.height == 0.5 * self.width - 1.25 @749.5"])
        #expect(lists[2] == ["icon.centerX == self.centerX"])
        #expect(document.root.views.map(\.translatesAutoresizing) == [nil, false, false, false, false, false])
        try checkRun(of: root)
    }

    @Test("AUTOLAYOUT 5: guides are written, each under a name that nothing else has")
    func guides() throws {
        let root = root()
        let box = item("cap", in: root)
        let guides = ["cap", "gap", "", "gap", "/x"].map { name in
            let guide = UILayoutGuide()
            guide.identifier = name
            return guide
        }
        for guide in guides { (guide === guides[3] ? box : root).addLayoutGuide(guide) }
        var constraints = guides.enumerated().map { index, guide in
            guide.widthAnchor.constraint(equalToConstant: CGFloat(10 + index))
        }
        constraints += guides.map { box.widthAnchor.constraint(greaterThanOrEqualTo: $0.widthAnchor, multiplier: 2) }
        NSLayoutConstraint.activate(constraints)
        root.layoutIfNeeded()
        let document = try ScenarioDocument(capturing: root)
        #expect(document.root[0].layoutGuides == ["cap 2", "gap", "guide", "guide 2"])
        #expect(document.root[1].layoutGuides == ["gap 2"])
        #expect(document.root[0].constraints.map(\.text).contains("'gap 2'.width == 13") == false)
        #expect(document.root[1].constraints.map(\.text) == ["'gap 2'.width == 13", "self.width >= 2 * 'gap 2'.width"])
        #expect(box.frame.width == 28)
        try checkRun(of: root)
    }

    @Test("AUTOLAYOUT 5: what constraints read is written where it is not what a new view of the class has")
    func inputs() throws {
        let root = root()
        let label = UILabel()
        let title = UILabel()
        for (index, view) in [label, title].enumerated() {
            view.text = "Settings"
            view.translatesAutoresizingMaskIntoConstraints = false
            view.name = "label\(index)"
            root.addSubview(view)
        }
        title.font = .systemFont(ofSize: 34)
        title.setContentHuggingPriority(.required, for: .horizontal)
        title.setContentCompressionResistancePriority(UILayoutPriority(1), for: .vertical)
        label.semanticContentAttribute = .forceRightToLeft
        label.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let given = UIView()
        root.addSubview(given)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
            title.topAnchor.constraint(equalTo: label.layoutMarginsGuide.bottomAnchor),
            title.leftAnchor.constraint(equalTo: given.rightAnchor, constant: 5),
        ])
        root.layoutIfNeeded()
        let views = try ScenarioDocument(capturing: root).root.views
        #expect(
            views[1].intrinsicContentSize == nil && views[1].hugging == nil && views[1].compressionResistance == nil)
        #expect(views[1].semanticContent == .forceRightToLeft)
        #expect(views[1].layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        // The size follows from the font.
        #expect(views[2].intrinsicContentSize == nil)
        #expect(views[2].settings.entries.last?.value == .font(.system(size: 34, weight: "regular")))
        #expect(views[2].hugging == ScenarioPriorities(horizontal: 1000, vertical: 250))
        #expect(views[2].compressionResistance == ScenarioPriorities(horizontal: 750, vertical: 1))
        #expect(views[2].layoutMargins == nil && views[2].semanticContent == nil)
        // A frame of zeros alone would leave it to the constraint.
        #expect(views[3].translatesAutoresizing == true)
        try checkRun(of: root)
    }

    @Test("AUTOLAYOUT 5: the safe area of a window is that of the root, and margins count without it")
    func safeArea() throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.screenSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
        let screen = UIView(frame: window.bounds)
        window.addSubview(screen)
        let bar = item("bar", in: screen)
        let inner = item("inner", in: bar)
        inner.insetsLayoutMarginsFromSafeArea = false
        let leaf = item("leaf", in: inner)
        NSLayoutConstraint.activate([
            bar.topAnchor.constraint(equalTo: screen.topAnchor, constant: 10),
            bar.leftAnchor.constraint(equalTo: screen.safeAreaLayoutGuide.leftAnchor),
            bar.bottomAnchor.constraint(equalTo: screen.layoutMarginsGuide.bottomAnchor),
            inner.topAnchor.constraint(equalTo: bar.safeAreaLayoutGuide.topAnchor, constant: -20),
            inner.heightAnchor.constraint(equalToConstant: 100),
            leaf.topAnchor.constraint(equalTo: inner.layoutMarginsGuide.topAnchor),
            leaf.heightAnchor.constraint(equalToConstant: 5),
        ])
        window.layoutIfNeeded()
        #expect(bar.frame.maxY == 802 && inner.frame.minY == 17 && leaf.frame.minY == 8)
        let document = try ScenarioDocument(capturing: screen)
        #expect(document.root[0].safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
        #expect(document.root.views.map(\.layoutMargins?.top) == [nil, nil, nil, nil])
        #expect(document.root.views.map(\.insetsMarginsFromSafeArea) == [nil, nil, false, nil])
        try checkRun(of: screen)
        window.isHidden = false
        try checkRun(of: window)
    }

    @Test("AUTOLAYOUT 7.4: the guides of a controller are written as the edges that they have")
    func barGuides() throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.screenSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
        let screen = UIView(frame: window.bounds)
        window.addSubview(screen)
        let (top, bottom) = (screen.ownGuide(.topBars), screen.ownGuide(.bottomBars))
        let (body, back) = (item("body", in: screen), item("back", in: screen))
        NSLayoutConstraint.activate([
            body.topAnchor.constraint(equalTo: top.bottomAnchor, constant: 3),
            body.bottomAnchor.constraint(equalTo: bottom.topAnchor),
            body.leadingAnchor.constraint(equalTo: top.leadingAnchor),
            back.topAnchor.constraint(equalTo: top.topAnchor),
            back.bottomAnchor.constraint(equalTo: bottom.bottomAnchor),
        ])
        window.layoutIfNeeded()
        #expect(body.frame.minY == 50 && body.frame.maxY == 810 && back.frame.height == 844)
        let document = try ScenarioDocument(capturing: screen)
        #expect(
            document.root.views[0].constraints.map(\.text) == [
                "body.top == self.safeArea.top + 3", "body.bottom == self.safeArea.bottom",
                "body.leading == self.leading",
                "back.top == self.top", "back.bottom == self.bottom",
            ])
        try checkRun(of: screen)
        body.heightAnchor.constraint(equalTo: top.heightAnchor).isActive = true
        #expect(message(screen).contains("the height of what bars cover cannot be written down"))
    }

    @Test("A tree in which constraints place nothing is written with what its views were given")
    func none() throws {
        let root = root()
        let label = UILabel()
        label.setContentHuggingPriority(.required, for: .horizontal)
        root.layoutMargins.top = 20
        root.addSubview(label)
        root.addLayoutGuide(UILayoutGuide())
        #expect(
            message(root) == """
                {"espalier": 1, "root": {"frame": [0, 0, 390, 844], "layoutGuides": ["guide"], "layoutMargins": [20, 8, 8, 8], \
                "subviews": [{"class": "UILabel", "hugging": [1000, 250]}]}}
                """)
    }

    @Test(
        "Constraints of the root alone to what is outside are left out, and those that addConstraint put further up are not"
    )
    func above() throws {
        let outside = root()
        let screen = item("screen", in: outside)
        let (one, other) = (item("one", in: screen), item("other", in: screen))
        NSLayoutConstraint.activate([
            screen.leadingAnchor.constraint(equalTo: outside.leadingAnchor, constant: 30),
            screen.safeAreaLayoutGuide.widthAnchor.constraint(equalTo: outside.widthAnchor, multiplier: 0.5),
            one.widthAnchor.constraint(equalToConstant: 40),
        ])
        outside.addConstraint(other.widthAnchor.constraint(equalTo: one.widthAnchor, constant: 1))
        outside.addConstraint(one.heightAnchor.constraint(equalToConstant: 9))
        outside.layoutIfNeeded()
        let lists = try ScenarioDocument(capturing: screen).root.views.map { $0.constraints.map(\.text) }
        #expect(lists == [["other.width == one.width + 1", "one.height == 9"], ["self.width == 40"], []])
        #expect(screen.frame.width == 195 && other.frame.width == 41)
        try checkRun(of: screen)
    }

    @Test("What a document cannot say of constraints is refused, with the view and the constraint")
    func refusals() throws {
        let outside = root()
        outside.name = "outside"
        let screen = root()
        screen.name = "screen"
        outside.addSubview(screen)
        let (one, other) = (item("one", in: screen), item("other", in: screen))
        func check(_ constraint: NSLayoutConstraint, _ expected: String, _ location: SourceLocation = #_sourceLocation)
        {
            constraint.isActive = true
            outside.layoutIfNeeded()
            #expect(message(screen) == expected, sourceLocation: location)
            constraint.isActive = false
        }
        check(
            one.topAnchor.constraint(equalTo: outside.topAnchor),
            """
            /0: constraint 'one.top == outside.top': it speaks of UIView 'outside', which is not in the tree
            fix: capture a view that both are in
            """)
        check(
            one.leftAnchor.anchorWithOffset(to: other.leftAnchor).constraint(equalToConstant: 5),
            """
            /: constraint 'other.left - one.left == 5': the distance between two anchors cannot be written down
            fix: use constraints between two attributes
            """)
        let weak = one.widthAnchor.constraint(equalToConstant: 5)
        weak.priority = UILayoutPriority(0.5)
        check(
            weak,
            """
            /0: constraint 'one.width == 5 @0.5': the priority 0.5 cannot stand in a scenario
            fix: set it to 1 or more
            """)
        one.setContentHuggingPriority(UILayoutPriority(0.25), for: .vertical)
        #expect(
            message(screen)
                == "/0: the priority 0.25 of its content cannot stand in a scenario\nfix: set it to 1 to 1000")
        one.setContentHuggingPriority(.defaultLow, for: .vertical)
        one.layoutMargins.left = .infinity
        #expect(
            message(screen) == "/0: its margins or its safe area are not finite\nfix: set them to finite numbers")
    }

    @Test("Where constraints are in conflict, one that addConstraint gave to a view further up is refused")
    func conflicts() throws {
        let screen = root()
        let one = item("one", in: screen)
        screen.addConstraint(one.widthAnchor.constraint(equalToConstant: 9))
        one.addConstraint(one.widthAnchor.constraint(equalToConstant: 10))
        screen.layoutIfNeeded()
        #expect(
            message(screen) == """
                /0: constraint 'one.width == 9': addConstraint(_:) gave it to another view than the nearest common \
                ancestor of its items, so that in a scenario another constraint might break
                fix: activate it by 'isActive', or put the conflicts of the tree right
                """)
    }

    @Test("A safe area that a controller adds to is refused where a constraint speaks of it")
    func addedSafeArea() throws {
        let screen = root()
        let scroll = UIScrollView(frame: screen.bounds)
        screen.addSubview(scroll)
        let owner = Owner()
        owner.additionalSafeAreaInsets.top = 40
        let inner = item("inner", in: screen)
        inner.owner = owner
        let window = UIWindow(frame: screen.bounds)
        window.addSubview(screen)
        let leaf = item("leaf", in: inner)
        leaf.topAnchor.constraint(equalTo: inner.layoutMarginsGuide.topAnchor).isActive = true
        window.layoutIfNeeded()
        #expect(leaf.frame.minY == 48)
        try checkRun(of: screen)
        leaf.topAnchor.constraint(equalTo: inner.safeAreaLayoutGuide.topAnchor, constant: 8).isActive = true
        window.layoutIfNeeded()
        #expect(
            message(screen) == """
                /1: constraint 'leaf.top == inner.safeArea.top + 8': its safe area is not its part of what \
                covers the root, and cannot be written down
                fix: capture the view of the controller that adds to it
                """)
    }
}

/// The owner of a view, as a controller is.
private final class Owner: UIResponder, ViewOwner {
    var additionalSafeAreaInsets = UIEdgeInsets.zero
    var minimumLayoutMargins: UIEdgeInsets?

    func viewWillLayoutSubviews(_ view: UIView) {}
    func viewDidLayoutSubviews(_ view: UIView) {}
    func viewDidMoveToWindow(_ view: UIView) {}
}
