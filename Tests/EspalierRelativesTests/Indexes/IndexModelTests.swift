import EspalierObservation
import TestSupport
import Testing

@testable import EspalierRelatives
@testable import EspalierViews

/// Random programs over trees with indexes of all kinds: every answer is compared with what a naive walk finds.
@Suite("Indexes under random changes give what a fresh walk gives")
struct IndexModelTests {
    @Test("answers equal those of walks, and labels follow the tree", arguments: randomPrograms(80))
    func program(seed: Int) {
        var model = IndexModel(seed: UInt64(seed), size: seed % 4 == 0 ? 60 : 16)
        for step in 0..<400 {
            model.change()
            model.checkLabels()
            if !model.ask() {
                Issue.record("seed \(seed), step \(step): \(model.trace.suffix(8).joined(separator: "; "))")
                return
            }
        }
    }
}

/// Some trees, some indexes on views of them, and what is done to both.
struct IndexModel {
    static let role = StoredProperty<UIView, String?>(default: nil)

    var generator: SplitMix64
    var views: [UIView] = []
    var indexes: [(name: String, index: GroupIndex<Int>, key: (UIView) -> Int?)] = []
    var trace: [String] = []

    init(seed: UInt64, size: Int) {
        generator = SplitMix64(seed: seed)
        for number in 0..<size {
            let view = number % 5 == 0 ? Special() : UIView()
            view.tag = number % 4
            views.append(view)
        }
    }

    final class Special: UIView {}

    private mutating func random(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }

    private mutating func randomView() -> UIView { views[random(views.count)] }

    // MARK: Changing

    mutating func change() {
        let view = randomView()
        let other = randomView()
        let choice = random(20)
        trace.append("\(choice) \(number(of: view)) \(number(of: other))")
        switch choice {
        case 0..<6: if !other.isDescendant(of: view) { other.addSubview(view) }
        case 6..<9:
            let index = random(4)
            if !other.isDescendant(of: view) { other.insertSubview(view, at: index) }
        case 9: view.removeFromSuperview()
        case 10: view.superview?.bringSubviewToFront(view)
        case 11: view.superview?.sendSubviewToBack(view)
        case 12:
            let count = view.subviews.count
            if count > 1 { view.exchangeSubview(at: random(count), withSubviewAt: random(count)) }
        case 13, 14: view.tag = random(5)
        case 15: view.name = random(3) == 0 ? nil : "n\(random(3))"
        case 16: view.isHidden.toggle()
        case 17: view[stored: Self.role] = random(2) == 0 ? nil : "r\(random(3))"
        case 18: view.frame.size.width = Double(random(3))
        default: changeIndexes(at: view)
        }
    }

    private mutating func changeIndexes(at view: UIView) {
        switch random(8) {
        case 0, 1, 2:
            let kind = random(6)
            let key: (UIView) -> Int? =
                switch kind {
                case 0: { $0.tag % 3 }
                case 1: { $0.isHidden ? 1 : nil }
                case 2: { $0.superview?.tag }
                case 3: { $0.subviews.count }
                case 4: { $0[stored: Self.role]?.count }
                default: { $0.frame.width > 1 ? $0.tag : nil }
                }
            indexes.append(("\(kind) of \(number(of: view))", GroupIndex(of: view, by: key), key))
        case 3: if !indexes.isEmpty { indexes.remove(at: random(indexes.count)) }
        case 4: if !indexes.isEmpty { indexes[random(indexes.count)].index.release() }
        case 5:
            // A view that only its superview holds may go with that; another one takes its place here.
            let place = random(views.count)
            trace.append("replaced \(place)")
            let made = UIView()
            made.tag = random(4)
            views[place] = made
        default:
            let top = view.topmost
            let kind = [TreeIndexes.Kind.tags, .types, .names][random(3)]
            TreeOrder.ensured(for: top).ensureIndexes().make(kind)
        }
    }

    func number(of view: UIView) -> Int { views.firstIndex { $0 === view } ?? -1 }

    // MARK: Checking

    func checkLabels() {
        for view in views where view.order?.root == view.reference {
            view.order?.checkInvariants()
        }
        for view in views where view.order == nil {
            precondition(view.realSuperview?.order == nil, "a view below an ordered one is not ordered")
        }
    }

    /// Everything below `view` by a naive recursive walk.
    static func below(_ view: UIView) -> [UIView] {
        view.subviews.flatMap { [$0] + below($0) }
    }

    mutating func ask() -> Bool {
        if indexes.isEmpty || random(3) == 0 { return askTree(randomView()) }
        let (name, index, key) = indexes[random(indexes.count)]
        trace.append("ask \(name)")
        guard let root = index.root else { return index.groups.isEmpty && index.count == 0 }
        let all = Self.below(root)
        let expected = Dictionary(grouping: all.filter { key($0) != nil }) { key($0) ?? 0 }
        guard note("groups", same(index.groups, expected)),
            note("count of all", index.count == expected.values.reduce(0) { $0 + $1.count })
        else { return false }
        let panel = randomView()
        let inside = panel === root || all.contains { $0 === panel }
        let below = inside ? Self.below(panel) : []
        let siblings = inside && panel !== root ? panel.superview?.subviews.filter { $0 !== panel } ?? [] : []
        for wanted in [0, 1, 2] {
            let members = below.filter { key($0) == wanted }
            guard note("descendants", index.descendants(of: panel, wanted).elementsEqual(members, by: ===)),
                note("count", index.count(of: wanted, below: panel) == members.count),
                note("first", index.first(wanted, below: panel) === members.first),
                note(
                    "siblings of a key",
                    index.siblings(of: panel, wanted).elementsEqual(siblings.filter { key($0) == wanted }, by: ===))
            else { return false }
        }
        let grouped = Dictionary(grouping: siblings.filter { key($0) != nil }) { key($0) ?? 0 }
        return note("siblings", same(index.siblings(of: panel), grouped))
    }

    private mutating func askTree(_ view: UIView) -> Bool {
        let all = Self.below(view)
        let tags = [random(5), random(5)]
        trace.append("ask tags \(tags) of \(number(of: view))")
        let types: [UIView.Type] = random(2) == 0 ? [Special.self, UIView.self] : [Special.self]
        let other = randomView()
        let named = Dictionary(grouping: all.filter { ["n0", "n1"].contains($0.name) }) { $0.name ?? "" }
        let typed = all.filter { one in types.contains { $0 == type(of: one) } }
        let isBelow = other === view || all.contains { $0 === other }
        return note(
            "tags",
            same(view.groupDescendants(by: tags), Dictionary(grouping: all.filter { tags.contains($0.tag) }, by: \.tag))
        )
            && note("names", same(view.groupDescendants(by: ["n0", "n1"]), named))
            && note(
                "types",
                same(view.groupDescendants(by: types), Dictionary(grouping: typed) { String(describing: type(of: $0)) })
            )
            && note("viewWithTag", view.viewWithTag(tags[0]) === ([view] + all).first { $0.tag == tags[0] })
            && note("view(named:)", view.view(named: "n2") === ([view] + all).first { $0.name == "n2" })
            && note("first tag", view.findFirstDescendant(by: tags) === all.first { tags.contains($0.tag) })
            && note("first type", view.findFirstDescendant(by: types) === typed.first)
            && note("isDescendant", other.isDescendant(of: view) == isBelow)
    }

    /// Notes which answer is wrong.
    private mutating func note(_ what: String, _ isRight: Bool) -> Bool {
        if !isRight { trace.append("wrong: \(what)") }
        return isRight
    }

    private func same<Key>(_ one: [Key: [UIView]], _ other: [Key: [UIView]]) -> Bool {
        one.count == other.count
            && one.allSatisfy { key, views in other[key].map { $0.elementsEqual(views, by: ===) } ?? false }
    }
}
