import EspalierRelatives
import EspalierViews
import Foundation

// What the views say, beside what the arrays say.
extension FuzzedProgram {
    func ask(_ number: Int, _ other: Int, _ tag: Int) {
        let tagged = tree.below(number).filter { tree.views[$0].tag == tag }
        require(list(views[number].groupDescendants(by: [tag])[tag]) == tagged, "descendants of v\(number) by \(tag)")
        require(
            views[number].isDescendant(of: views[other]) == tree.isInside(number, other), "v\(number) below v\(other)")
        require(
            self.number(of: views[number].findFirstDescendant(by: [tag])) == tagged.first ?? -1, "first of v\(number)")
        guard let index, tag > 0 else { return }
        let isInside = tree.isInside(number, index.root)
        require(list(index.groups.descendants(of: views[number], tag)) == (isInside ? tagged : []), "index, v\(number)")
    }

    func compare() {
        for (number, view) in views.enumerated() {
            let expected = tree.views[number]
            require(self.number(of: view.superview) == expected.parent, "superview of v\(number)")
            require(list(view.subviews) == expected.children, "subviews of v\(number)")
            require(view.tag == expected.tag && view.name == Self.names[expected.name ?? 0], "v\(number)")
            let frame = view.frame
            require(
                [frame.minX, frame.minY, frame.width, frame.height] == expected.frame, "frame of v\(number): \(frame)")
        }
        if let index {
            let all = tree.below(index.root).filter { tree.views[$0].tag != 0 }
            let expected = Dictionary(grouping: all) { tree.views[$0].tag }
            require(index.groups.groups.mapValues { list($0) } == expected, "groups of the index")
        }
        require(records == tree.records, "records: \(records), not \(tree.records)")
        require(tagChanges == tree.tagChanges, "tags: \(tagChanges), not \(tree.tagChanges)")
        (records, tree.records, tagChanges, tree.tagChanges) = ([], [], [], [])
    }

    func number(of view: UIView?) -> Int { view.flatMap { numbers[ObjectIdentifier($0)] } ?? -1 }
    func list(_ views: [UIView]?) -> [Int] { (views ?? []).map { number(of: $0) } }
}
