import EspalierViews
import Foundation
import TestSupport
import Testing

@Suite("Layout reports")
struct LayoutReportTests {
    /// `name` and `price` side by side in 200 points, both as wide as their contents wish, 80 and 60.
    private func row(_ hugging: Float = 250) -> (root: UIView, name: WishingView, price: WishingView) {
        let root = makeRoot(200, 50)
        root.name = "root"
        let name = makeItem("name", in: root, WishingView(80, 20))
        let price = makeItem("price", in: root, WishingView(60, 20))
        name.setContentHuggingPriority(UILayoutPriority(hugging), for: .horizontal)
        lay(
            root,
            [
                name.leftAnchor.constraint(equalTo: root.leftAnchor),
                price.leftAnchor.constraint(equalTo: name.rightAnchor),
                price.rightAnchor.constraint(equalTo: root.rightAnchor),
                name.topAnchor.constraint(equalTo: root.topAnchor),
                price.topAnchor.constraint(equalTo: root.topAnchor),
            ])
        return (root, name, price)
    }

    @Test("An ambiguity names what moves together, the wishes that decide nothing, and two ways out")
    func direction() throws {
        let (root, _, _) = row()
        let report = root.layoutReport()
        #expect(report.conflicts.isEmpty)
        let ambiguity = try #require(report.ambiguities.first)
        #expect(report.ambiguities.count == 1)
        #expect(ambiguity.direction == "name.width +1 and price.x +1 and price.width -1 together")
        #expect(
            ambiguity.description == """
                ambiguous: name.width +1 and price.x +1 and price.width -1 together
                  the hugging of name.width 80, the hugging of price.width 60: all at 250, so that none of them decides
                  fix: hug name horizontally at 251, or hug price horizontally at 251
                """)
    }

    @Test("Each way out decides what was free")
    func waysOut() throws {
        for way in 0..<2 {
            let (root, name, price) = row()
            let ambiguity = try #require(root.layoutReport().ambiguities.first)
            guard case .hugging(let view, let axis, let priority) = ambiguity.waysOut[way] else {
                Issue.record("\(ambiguity.waysOut[way])")
                continue
            }
            #expect(view === (way == 0 ? name : price))
            view.setContentHuggingPriority(priority, for: axis)
            #expect(root.layoutReport().isEmpty)
            #expect(!name.hasAmbiguousLayout && !price.hasAmbiguousLayout)
        }
        #expect(row(251).root.layoutReport().isEmpty)
    }

    @Test("What has no content is to be constrained")
    func constrained() throws {
        let root = makeRoot()
        let box = makeItem("box", in: root)
        lay(
            root,
            [box.leftAnchor.constraint(equalTo: root.leftAnchor), box.heightAnchor.constraint(equalToConstant: 5)])
        let found = root.layoutReport().ambiguities
        #expect(found.map(\.direction) == ["box.width +1", "box.y +1"])
        #expect(
            found.map { $0.waysOut.map(\.description) } == [
                ["constrain box.trailing == /.trailing", "constrain box.width == 44"],
                ["constrain box.top == /.top + 8", "constrain box.centerY == /.centerY"],
            ])
        #expect(found[0].undecided.isEmpty)
    }

    @Test("Optional constraints that decide nothing are named by identifier and text")
    func undecided() throws {
        let root = makeRoot()
        root.name = "root"
        let box = makeItem("box", in: root)
        let near = box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10)
        let far = box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20)
        for (constraint, identifier) in [(near, "near"), (far, "far")] {
            constraint.identifier = identifier
            constraint.priority = .init(500)
        }
        lay(
            root,
            [
                near, far, box.topAnchor.constraint(equalTo: root.topAnchor),
                box.widthAnchor.constraint(equalToConstant: 5), box.heightAnchor.constraint(equalToConstant: 5),
            ])
        let ambiguity = try #require(root.layoutReport().ambiguities.first)
        #expect(
            ambiguity.undecided == [
                "near: box.left == root.left + 10 @500, far: box.left == root.left + 20 @500: all at 500, "
                    + "so that none of them decides"
            ])
    }

    @Test("A guide that is free is named too")
    func guide() {
        let root = makeRoot()
        let guide = UILayoutGuide()
        guide.identifier = "gap"
        root.addLayoutGuide(guide)
        lay(
            root,
            [
                guide.leftAnchor.constraint(equalTo: root.leftAnchor),
                guide.topAnchor.constraint(equalTo: root.topAnchor),
                guide.heightAnchor.constraint(equalToConstant: 4),
            ])
        let moves = root.layoutReport().ambiguities.flatMap(\.moves)
        #expect(moves.map(\.number) == [.width])
        #expect(moves.first?.item === guide)
    }

    @Test("A conflict tells its views and what each other choice would give")
    func conflict() throws {
        let root = makeRoot(300, 100)
        root.name = "root"
        root.diagnosticsHandler = { _ in }
        let card = makeItem("card", in: root)
        let (left, right) = (
            card.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
            card.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -10)
        )
        let width = card.widthAnchor.constraint(equalToConstant: 200)
        width.identifier = "fixed"
        for constraint in [left, right, width] { constraint.isActive = true }
        lay(
            root,
            [card.topAnchor.constraint(equalTo: root.topAnchor), card.heightAnchor.constraint(equalToConstant: 40)])
        let report = root.layoutReport()
        // Taken up: the one that the card holds comes last.
        #expect(report.conflicts.map(\.conflict.broken) == [width])
        #expect(
            report.description == """
                conflict: the constraint fixed: card.width == 200 cannot hold together with
                    card.left == root.left + 10
                    card.right == root.right - 10
                    the frame of 'root'
                  the broken one counts nothing; views:
                    card  /0  [10, 0, 280, 40]
                    root  /  [0, 0, 300, 100]
                  without 'card.left == root.left + 10' instead: card.x 10 → 90, card.width 280 → 200
                  without 'card.right == root.right - 10' instead: card.width 280 → 200
                  depend on which one is broken: card /0
                  fix: take one of them out, or give it a priority below 1000
                """)
        #expect(
            report.conflicts[0].summary
                == "conflict: fixed: card.width == 200 is broken: it cannot hold with card.left == root.left + 10; "
                + "card.right == root.right - 10; the frame of 'root'")
        #expect(card.frame == area(10, 0, 280, 40))
        // The other choice, made.
        left.isActive = false
        root.layoutIfNeeded()
        #expect(card.frame == area(90, 0, 200, 40))
        #expect(root.layoutReport().isEmpty)
    }

    /// Three views, of which a few random constraints say too much.
    private func contradictory(seed: UInt64) -> (root: UIView, views: [UIView], constraints: [NSLayoutConstraint]) {
        var random = SplitMix64(seed: seed)
        let root = makeRoot(200, 100)
        root.diagnosticsHandler = { _ in }
        let views = (0..<3).map { makeItem("v\($0)", in: root) }
        let attributes: [NSLayoutConstraint.Attribute] = [.left, .right, .centerX, .width]
        var constraints: [NSLayoutConstraint] = []
        for _ in 0..<9 {
            let attribute = attributes.randomElement(using: &random) ?? .left
            let relation = [NSLayoutConstraint.Relation.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]
            let view = views[Int.random(in: 0..<3, using: &random)]
            let other =
                attribute == .width ? nil : (views + [root]).filter { $0 !== view }.randomElement(using: &random)
            constraints.append(
                NSLayoutConstraint(
                    item: view, attribute: attribute, relatedBy: relation.randomElement(using: &random) ?? .equal,
                    toItem: other, attribute: other == nil ? .notAnAttribute : attribute, multiplier: 1,
                    constant: CGFloat(Int.random(in: -40...80, using: &random))))
        }
        lay(root, constraints)
        return (root, views, constraints)
    }

    @Test(
        "What another choice would give is what comes when that constraint is taken out",
        arguments: 0..<60 as Range<UInt64>)
    func choices(seed: UInt64) {
        let (root, views, constraints) = contradictory(seed: seed)
        for (place, conflict) in root.layoutReport().conflicts.enumerated() {
            var moved: Set<Int> = []
            for choice in conflict.choices {
                let other = contradictory(seed: seed)
                let broken = other.root.layoutConflicts[place].broken
                for side in [choice.constraint, choice.partner].compactMap(\.self) {
                    guard let number = constraints.firstIndex(where: { $0 === side }) else { continue }
                    other.constraints[number].isActive = false
                }
                other.root.layoutIfNeeded()
                #expect(!other.root.layoutConflicts.contains { $0.broken === broken }, "seed \(seed): \(choice)")
                let changed = views.indices.filter {
                    abs(views[$0].frame.minX - other.views[$0].frame.minX) > 1e-9
                        || abs(views[$0].frame.width - other.views[$0].frame.width) > 1e-9
                }
                let told = Set(
                    choice.changes.filter { abs($0.from - $0.to) > 1e-9 }.compactMap { change in
                        views.firstIndex { $0 === change.item }
                    })
                #expect(told == Set(changed), "seed \(seed): \(choice)")
                for change in choice.changes {
                    guard let view = views.firstIndex(where: { $0 === change.item }) else { continue }
                    let frame = other.views[view].frame
                    let got = change.number == .x ? frame.minX : change.number == .width ? frame.width : frame.minY
                    if change.number != .y, change.number != .height {
                        #expect(abs(got - change.to) < 1e-6, "seed \(seed): \(choice)")
                    }
                }
                moved.formUnion(changed)
            }
            let dependents = Set(conflict.dependents.compactMap { view in views.firstIndex { $0 === view } })
            #expect(moved.isSubset(of: dependents), "seed \(seed)")
        }
    }

    @Test("Optional constraints that do not hold are told on request")
    func unsatisfied() {
        let root = makeRoot(300, 100)
        let box = makeItem("box", in: root)
        let wide = box.widthAnchor.constraint(equalToConstant: 400)
        wide.priority = UILayoutPriority(500)
        lay(root, box.placed(0, 0, 250, 10) + [wide])
        #expect(root.layoutReport().isEmpty)
        let report = root.layoutReport(includesUnsatisfied: true)
        #expect(report.unsatisfied.map(\.violation) == [150])
        #expect(report.unsatisfied.first?.constraint === wide)
        #expect(report.description.hasPrefix("unsatisfied: box.width == 400 @500 ("))
        #expect(report.description.hasSuffix("), by 150"))
    }

    @Test("A report tells of the view that is asked and what is below it")
    func subtree() {
        let root = makeRoot()
        root.diagnosticsHandler = { _ in }
        let (first, second) = (makeItem("first", in: root), makeItem("second", in: root))
        lay(root, first.placed(0, 0, 10, 10) + [second.widthAnchor.constraint(equalToConstant: -5)])
        #expect(first.layoutReport().isEmpty)
        #expect(second.layoutReport().conflicts.count == 1)
        #expect(
            second.layoutReport().ambiguities.map(\.direction) == [
                "second.x +1", "second.width +1", "second.y +1", "second.height +1",
            ])
        #expect(UIView().layoutReport().description == "every constraint holds, and nothing is ambiguous")
    }

    @Test("What is due is laid out first")
    func lays() {
        let (root, name, _) = row()
        name.setContentHuggingPriority(UILayoutPriority(300), for: .horizontal)
        #expect(root.layoutReport().isEmpty)
        #expect(name.frame.width == 80)
    }
}
