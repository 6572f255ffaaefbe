@testable import EspalierRelatives
@testable import EspalierViews

// What a program asks, and what a naive walk says to that.
extension IndexForest {
    /// Everything below `view`.
    static func below(_ view: UIView) -> [UIView] {
        view.subviews.flatMap { [$0] + below($0) }
    }

    func ask() {
        if indexes.isEmpty || random(3) == 0 { askTree() } else { askIndex(indexes[random(indexes.count)]) }
    }

    private func askIndex(_ entry: Entry) {
        let (index, key) = (entry.index, entry.key)
        guard let root = index.root else {
            // While the root is going it has its subviews still.
            if !isInside { expect(index.groups.isEmpty && index.count == 0, "an index without its root is not empty") }
            return
        }
        note("ask index \(entry.kind) of \(number(of: root))")
        let all = Self.below(root)
        let keyed = all.filter { key($0) != nil }
        let groups = index.groups
        expect(same(groups, Dictionary(grouping: keyed) { key($0) ?? 0 }), "groups of an index of kind \(entry.kind)")
        expect(index.count == keyed.count, "the count of all")
        let panel = randomView()
        let wanted = random(3)
        let isInside = panel === root || all.contains { $0 === panel }
        let members = isInside ? Self.below(panel).filter { key($0) == wanted } : []
        expect(index.descendants(of: panel, wanted).elementsEqual(members, by: ===), "descendants of a panel")
        expect(index.count(of: wanted, below: panel) == members.count, "the count below a panel")
        expect(index.first(wanted, below: panel) === members.first, "the first below a panel")
        let siblings = isInside && panel !== root ? panel.superview?.subviews.filter { $0 !== panel } ?? [] : []
        expect(
            same(index.siblings(of: panel), Dictionary(grouping: siblings.filter { key($0) != nil }) { key($0) ?? 0 }),
            "siblings")
    }

    private func askTree() {
        let view = randomView()
        let all = Self.below(view)
        let tags = [random(4), random(4)]
        note("ask tree \(number(of: view)) \(tags)")
        switch random(5) {
        case 0:
            let tagged = Dictionary(grouping: all.filter { tags.contains($0.tag) }, by: \.tag)
            expect(same(view.groupDescendants(by: tags), tagged), "tags")
        case 1:
            let named = Dictionary(grouping: all.filter { ["n0", "n1"].contains($0.name) }) { $0.name ?? "" }
            expect(same(view.groupDescendants(by: ["n0", "n1"]), named), "names")
        case 2:
            let typed = all.filter { type(of: $0) == ForestView.self }
            let found = view.groupDescendants(by: [ForestView.self])["ForestView"] ?? []
            expect(found.elementsEqual(typed, by: ===), "types")
            expect(view.findFirstDescendant(by: [ForestView.self]) === typed.first, "the first of a type")
        case 3:
            expect(view.viewWithTag(tags[0]) === ([view] + all).first { $0.tag == tags[0] }, "viewWithTag")
            expect(view.view(named: "n2") === ([view] + all).first { $0.name == "n2" }, "view(named:)")
        default:
            let other = randomView()
            let isBelow = other === view || all.contains { $0 === other }
            expect(other.isDescendant(of: view) == isBelow, "isDescendant(of:)")
            expect(
                view.findFirstDescendant(by: tags) === all.first { tags.contains($0.tag) }, "the first of some tags")
        }
    }

    private func expect(_ isRight: Bool, _ what: @autoclosure () -> String) {
        if !isRight { fail(what()) }
    }

    private func same<Key>(_ one: [Key: [UIView]], _ other: [Key: [UIView]]) -> Bool {
        one.count == other.count
            && one.allSatisfy { key, views in other[key].map { $0.elementsEqual(views, by: ===) } ?? false }
    }
}
