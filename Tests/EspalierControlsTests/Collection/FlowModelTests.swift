import EspalierViews
import Foundation
import TestSupport
import Testing

@testable import EspalierControls

/// A section of a naive flow.
private struct NaiveSection: Sendable {
    var sizes: [CGSize]
    var insets: UIEdgeInsets
    var lineSpacing: CGFloat
    var itemSpacing: CGFloat
    var header: CGFloat
    var footer: CGFloat
}

/// The rules one after the other, item by item, over plain arrays.
private func naiveFrames(_ sections: [NaiveSection], width: CGFloat) -> (items: [[CGRect]], height: CGFloat) {
    var y: CGFloat = 0
    var all: [[CGRect]] = []
    for section in sections {
        y += section.header + section.insets.top
        let room = width - section.insets.left - section.insets.right
        var lines: [[CGSize]] = []
        var used: CGFloat = 0
        for size in section.sizes {
            if lines.isEmpty || used + section.itemSpacing + size.width > room + 1e-6 {
                lines.append([size])
                used = size.width
            } else {
                lines[lines.count - 1].append(size)
                used += section.itemSpacing + size.width
            }
        }
        let areEqual = section.sizes.allSatisfy { $0 == section.sizes[0] }
        let capacity = section.sizes.first.map { first in
            var count = 1
            while CGFloat(count + 1) * (first.width + section.itemSpacing) - section.itemSpacing <= room + 1e-6 {
                count += 1
            }
            return count
        }
        var frames: [CGRect] = []
        for (index, line) in lines.enumerated() {
            if index > 0 { y += section.lineSpacing }
            let isLast = index + 1 == lines.count
            let left = room - line.reduce(0) { $0 + $1.width }
            var gap = isLast ? section.itemSpacing : left / CGFloat(max(1, line.count - 1))
            var x: CGFloat = 0
            if areEqual, let capacity {
                let full = room - CGFloat(capacity) * line[0].width
                gap = full / CGFloat(max(1, capacity - 1))
                if capacity == 1 { x = max(0, full / 2) }
            } else if line.count == 1 && (!isLast || lines.allSatisfy { $0.count == 1 }) {
                x = max(0, left / 2)
            }
            let breadth = line.map(\.height).max() ?? 0
            for size in line {
                frames.append(
                    CGRect(
                        x: section.insets.left + x, y: y + (breadth - size.height) / 2, width: size.width,
                        height: size.height))
                x += size.width + gap
            }
            y += breadth
        }
        y += section.insets.bottom + section.footer
        all.append(frames)
    }
    return (all, y)
}

private final class SectionDelegate: UICollectionViewDelegateFlowLayout {
    let sections: [NaiveSection]
    let isHorizontal: Bool

    init(_ sections: [NaiveSection], isHorizontal: Bool) {
        self.sections = sections
        self.isHorizontal = isHorizontal
    }

    func turned(_ size: CGSize) -> CGSize { isHorizontal ? CGSize(width: size.height, height: size.width) : size }

    func collectionView(
        _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
    ) -> CGSize { turned(sections[path.section].sizes[path.item]) }
    func collectionView(
        _ view: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int
    ) -> UIEdgeInsets {
        let insets = sections[section].insets
        guard isHorizontal else { return insets }
        return UIEdgeInsets(top: insets.left, left: insets.top, bottom: insets.right, right: insets.bottom)
    }
    func collectionView(
        _ view: UICollectionView, layout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { sections[section].lineSpacing }
    func collectionView(
        _ view: UICollectionView, layout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat { sections[section].itemSpacing }
    func collectionView(
        _ view: UICollectionView, layout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int
    ) -> CGSize { turned(CGSize(width: 1, height: sections[section].header)) }
    func collectionView(
        _ view: UICollectionView, layout: UICollectionViewLayout, referenceSizeForFooterInSection section: Int
    ) -> CGSize { turned(CGSize(width: 1, height: sections[section].footer)) }
}

@Suite("Flow layout against its rules, item by item")
struct FlowModelTests {
    private func randomSections(_ random: inout SplitMix64) -> [NaiveSection] {
        (0..<Int.random(in: 0...4, using: &random)).map { _ in
            let common = CGSize(
                width: CGFloat(Int.random(in: 5...150, using: &random)),
                height: CGFloat(Int.random(in: 5...60, using: &random)))
            let isUniform = Bool.random(using: &random)
            let sizes = (0..<Int.random(in: 0...30, using: &random)).map { _ in
                isUniform
                    ? common
                    : CGSize(
                        width: CGFloat(Int.random(in: 5...150, using: &random)),
                        height: CGFloat(Int.random(in: 5...60, using: &random)))
            }
            func length() -> CGFloat { CGFloat(Int.random(in: 0...20, using: &random)) }
            return NaiveSection(
                sizes: sizes, insets: UIEdgeInsets(top: length(), left: length(), bottom: length(), right: length()),
                lineSpacing: length(), itemSpacing: length(), header: length(), footer: length())
        }
    }

    private func areClose(_ left: CGRect, _ right: CGRect) -> Bool {
        abs(left.minX - right.minX) < 1e-6 && abs(left.minY - right.minY) < 1e-6 && left.size == right.size
    }

    @Test(
        "Frames, sizes of content and what meets a rectangle, vertical and with the axes exchanged", arguments: 0..<60)
    func random(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let sections = randomSections(&random)
        let width = CGFloat(Int.random(in: 60...400, using: &random))
        let naive = naiveFrames(sections, width: width)
        for isHorizontal in [false, true] {
            let delegate = SectionDelegate(sections, isHorizontal: isHorizontal)
            let layout = flow(CGSize(width: 1, height: 1), horizontal: isHorizontal)
            let extent = delegate.turned(CGSize(width: width, height: 200))
            let source = ItemSource(counts: sections.map(\.sizes.count))
            let view = collection(source, layout, width: extent.width, height: extent.height)
            view.keepDelegate(delegate)
            view.layoutIfNeeded()
            func turned(_ rect: CGRect) -> CGRect {
                isHorizontal ? CGRect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width) : rect
            }
            let content = delegate.turned(view.contentSize)
            #expect(content.width == width && abs(content.height - naive.height) < 1e-6, "seed \(seed)")
            for (section, frames) in naive.items.enumerated() {
                for (item, frame) in frames.enumerated() {
                    let found = try #require(view.layoutAttributesForItem(at: itemPath(item, section))).frame
                    #expect(areClose(turned(found), frame), "seed \(seed), item \(item) of section \(section)")
                }
            }
            for _ in 0..<10 {
                let asked = CGRect(
                    x: CGFloat(Int.random(in: -50...400, using: &random)) + 0.25,
                    y: CGFloat(Int.random(in: -50...900, using: &random)) + 0.25,
                    width: CGFloat(Int.random(in: 1...300, using: &random)),
                    height: CGFloat(Int.random(in: 1...300, using: &random)))
                let found = (layout.layoutAttributesForElements(in: turned(asked)) ?? []).filter {
                    $0.representedElementCategory == .cell
                }
                let wanted = naive.items.enumerated().flatMap { section, frames in
                    frames.indices.filter { frames[$0].meets(asked) }.map { itemPath($0, section) }
                }
                #expect(found.map(\.indexPath) == wanted, "seed \(seed), rectangle \(asked)")
            }
        }
    }
}
