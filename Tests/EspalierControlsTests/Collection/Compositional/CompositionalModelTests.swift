import EspalierViews
import Foundation
import TestSupport
import Testing

@testable import EspalierControls

/// Random descriptions of groups.
private struct RandomNodes {
    var random: SplitMix64

    mutating func chance(_ part: Int) -> Bool { Int.random(in: 0..<part, using: &random) == 0 }
    mutating func length(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &random)) }

    mutating func dimension(group: Bool, estimates: Bool) -> Dimension {
        switch Int.random(in: 0..<(estimates ? 7 : 4), using: &random) {
        case 0: return .absolute(length(10...120))
        case 1: return .fractionalWidth([0.2, 0.25, 0.5, 1][Int.random(in: 0..<4, using: &random)])
        case 2: return .fractionalHeight([0.1, 0.25, 0.5, 1][Int.random(in: 0..<4, using: &random)])
        case 3: return .absolute(length(10...60))
        case 4 where !group: return .uniformAcrossSiblings(estimate: length(10...60))
        default: return .estimated(length(10...90))
        }
    }

    mutating func space() -> NaiveSpace? {
        chance(2) ? nil : NaiveSpace(length: length(0...12), isFlexible: chance(2))
    }

    mutating func node(depth: Int, estimates: Bool) -> NaiveNode {
        let node = NaiveNode()
        let isGroup = depth > 0 && (depth == 3 || chance(2))
        node.width = dimension(group: isGroup, estimates: estimates)
        node.height = dimension(group: isGroup, estimates: estimates)
        if chance(3) {
            node.insets = NSDirectionalEdgeInsets(
                top: length(0...6), leading: length(0...6), bottom: length(0...6), trailing: length(0...6))
        }
        if chance(3) { node.edges = [space(), space(), space(), space()] }
        guard isGroup else { return node }
        node.axis = chance(2) ? .horizontal : .vertical
        node.gap = space()
        switch Int.random(in: 0..<4, using: &random) {
        case 0: node.rule = .times(Int.random(in: 1...4, using: &random))
        case 1: node.rule = .equally(Int.random(in: 1...4, using: &random))
        default: node.rule = .fill
        }
        var count = 1
        if case .fill = node.rule { count = Int.random(in: 1...3, using: &random) }
        node.children = (0..<count).map { _ in self.node(depth: depth - 1, estimates: estimates) }
        return node
    }
}

@Suite("Compositional layout against its rules, group by group")
struct CompositionalModelTests {
    private func areClose(_ left: CGRect?, _ right: CGRect) -> Bool {
        guard let left else { return false }
        return abs(left.minX - right.minX) < 1e-6 && abs(left.minY - right.minY) < 1e-6
            && abs(left.width - right.width) < 1e-6 && abs(left.height - right.height) < 1e-6
    }

    private func randomLayout(_ nodes: inout RandomNodes) -> NaiveLayout {
        let isHorizontal = nodes.chance(2)
        let sections = (0..<Int.random(in: 1...3, using: &nodes.random)).map { _ in
            let estimates = nodes.chance(2)
            let count = nodes.chance(8) ? 0 : Int.random(in: 1...40, using: &nodes.random)
            var section = NaiveLayout.Section(
                node: nodes.node(depth: 3, estimates: estimates), wishes: Array(repeating: nil, count: count))
            section.insets = NSDirectionalEdgeInsets(
                top: nodes.length(0...20), leading: nodes.length(0...20), bottom: nodes.length(0...20),
                trailing: nodes.length(0...20))
            section.spacing = nodes.length(nodes.chance(4) ? -40...0 : 0...15)
            section.header = nodes.length(0...30)
            section.footer = nodes.length(0...30)
            section.isOrthogonal = nodes.chance(3)
            return section
        }
        return NaiveLayout(
            axis: isHorizontal ? .horizontal : .vertical,
            room: CGSize(width: nodes.length(100...400), height: nodes.length(100...400)),
            spacing: nodes.length(0...20),
            sections: sections)
    }

    private func made(_ naive: NaiveLayout) -> UICollectionViewCompositionalLayout {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = naive.axis == .horizontal ? .horizontal : .vertical
        configuration.interSectionSpacing = naive.spacing
        let isVertical = naive.axis == .vertical
        return UICollectionViewCompositionalLayout(
            sectionProvider: { index, _ in
                let said = naive.sections[index]
                guard let group = said.node.made() as? NSCollectionLayoutGroup else { return nil }
                let section = NSCollectionLayoutSection(group: group)
                section.contentInsets = said.insets
                section.interGroupSpacing = said.spacing
                section.orthogonalScrollingBehavior = said.isOrthogonal ? .continuous : .none
                for (kind, length, isHeader) in [(headerKind, said.header, true), (footerKind, said.footer, false)]
                where length > 0 {
                    let size =
                        isVertical
                        ? layoutSize(.fractionalWidth(1), .absolute(length))
                        : layoutSize(.absolute(length), .fractionalHeight(1))
                    section.boundarySupplementaryItems.append(
                        NSCollectionLayoutBoundarySupplementaryItem(
                            layoutSize: size, elementKind: kind,
                            alignment: isVertical ? (isHeader ? .top : .bottom) : (isHeader ? .leading : .trailing)))
                }
                return section
            }, configuration: configuration)
    }

    /// Compares all frames, the size of the content, and what meets some rectangles.
    private func compare(_ view: UICollectionView, _ naive: NaiveLayout, _ random: inout SplitMix64, _ what: String) {
        let wanted = naive.frames()
        for (section, frames) in wanted.items.enumerated() {
            for (item, frame) in frames.enumerated() {
                let found = view.layoutAttributesForItem(at: itemPath(item, section))?.frame
                if !areClose(found, frame) {
                    Issue.record(
                        "\(what), item \(item) of section \(section): \(String(describing: found)), not \(frame)")
                    return
                }
            }
        }
        let length = view.collectionViewLayout.collectionViewContentSize[naive.axis]
        #expect(abs(length - wanted.length) < 1e-6, "\(what)")
        for _ in 0..<6 {
            let asked = CGRect(
                x: CGFloat(Int.random(in: -50...600, using: &random)) + 0.0625,
                y: CGFloat(Int.random(in: -50...600, using: &random)) + 0.0625,
                width: CGFloat(Int.random(in: 1...300, using: &random)) + 0.25,
                height: CGFloat(Int.random(in: 1...300, using: &random)) + 0.25)
            let found = (view.collectionViewLayout.layoutAttributesForElements(in: asked) ?? []).filter {
                $0.representedElementCategory == .cell
            }
            var there: [IndexPath] = []
            for (section, frames) in wanted.items.enumerated() {
                var part = asked
                if naive.sections[section].isOrthogonal { part = part.intersection(wanted.scrollers[section]) }
                if part.isNull { continue }
                there += frames.indices.filter { surelyMeets(frames[$0], part) }.map { itemPath($0, section) }
            }
            let all = Set(found.map(\.indexPath))
            #expect(there.allSatisfy { all.contains($0) }, "\(what), rectangle \(asked)")
            #expect(
                all.count == found.count && found.allSatisfy { $0.frame.meets(asked) }, "\(what), rectangle \(asked)")
        }
    }

    /// Not by the last digits of sums.
    private func surelyMeets(_ frame: CGRect, _ rect: CGRect) -> Bool {
        frame.width > 1e-3 && frame.height > 1e-3 && frame.insetBy(dx: 1e-4, dy: 1e-4).meets(rect)
    }

    @Test(
        "Random sections of nested groups, and views that ask for other sizes one after the other",
        arguments: randomPrograms(240))
    func random(seed: UInt64) throws {
        var nodes = RandomNodes(random: SplitMix64(seed: seed))
        var naive = randomLayout(&nodes)
        let layout = made(naive)
        let source = ItemSource(counts: naive.sections.map(\.wishes.count))
        let view = collection(source, layout, width: naive.room.width, height: naive.room.height)
        // Nothing is in sight: views without constraints would want what they are given.
        view.contentOffset = CGPoint(x: -100_000, y: -100_000)
        view.layoutIfNeeded()
        compare(view, naive, &nodes.random, "seed \(seed)")
        for round in 0..<8 {
            for _ in 0..<Int.random(in: 1...3, using: &nodes.random) {
                let section = Int.random(in: 0..<naive.sections.count, using: &nodes.random)
                let count = naive.sections[section].wishes.count
                guard count > 0 else { continue }
                let item = Int.random(in: 0..<count, using: &nodes.random)
                let original = try #require(view.layoutAttributesForItem(at: itemPath(item, section)))
                if layout.keptAxes(of: original) == [.width, .height] { continue }
                let preferred = try #require(original.copy() as? UICollectionViewLayoutAttributes)
                preferred.size = CGSize(width: nodes.length(5...120), height: nodes.length(5...120))
                naive.sections[section].wishes[item] = preferred.size
                layout.invalidateLayout(
                    with: layout.invalidationContext(
                        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
            }
            compare(view, naive, &nodes.random, "seed \(seed), round \(round)")
        }
        let computed = layout.compositionalCounters.computations
        #expect(computed == 1, "seed \(seed)")
    }
}
