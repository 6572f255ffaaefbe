import EspalierViews
import Foundation

/// One section of a flow: header, inset, lines, inset, footer, in the axes of a vertical layout.
struct FlowSection {
    /// Where the section begins.
    var top: CGFloat
    var header: CGFloat
    var footer: CGFloat
    var insets: UIEdgeInsets
    var lines: FlowLines

    /// Where items are counted from.
    var origin: CGPoint { CGPoint(x: insets.left, y: top + header + insets.top) }
    var height: CGFloat { header + insets.top + lines.height + insets.bottom + footer }
    var bottom: CGFloat { top + height }
    var footerTop: CGFloat { bottom - footer }
}

/// The sections of a flow layout as the last preparation computed them.
struct FlowContent {
    var axes = FlowAxes(isHorizontal: false)
    /// The length of the lines, insets included.
    var breadth: CGFloat = 0
    /// What the insets of the sections count from, at both ends of the lines.
    var sides = UIEdgeInsets.zero
    var sections: [FlowSection] = []
    /// The lowest bottoms of the sections up to each: rises, so that it can be searched. Negative insets make it differ
    /// from the bottoms.
    var reaches: [CGFloat] = []

    mutating func append(_ section: FlowSection) {
        sections.append(section)
        reaches.append(max(reaches.last ?? 0, section.bottom))
    }

    /// Where the next section begins.
    var bottom: CGFloat { sections.last?.bottom ?? 0 }

    var contentSize: CGSize { axes.exchanged(CGSize(width: breadth, height: max(0, bottom))) }

    /// The frame of a header, before it is pinned. nil if the section has none.
    func headerFrame(of section: Int) -> CGRect? {
        let section = sections[section]
        return section.header > 0 ? CGRect(x: 0, y: section.top, width: breadth, height: section.header) : nil
    }

    /// The frame of a footer, before it is pinned. nil if the section has none.
    func footerFrame(of section: Int) -> CGRect? {
        let section = sections[section]
        return section.footer > 0 ? CGRect(x: 0, y: section.footerTop, width: breadth, height: section.footer) : nil
    }

    /// The first section that reaches below `y`.
    func firstSection(below y: CGFloat, counting steps: inout Int) -> Int {
        var low = 0
        var high = sections.count
        while low < high {
            steps += 1
            let middle = (low + high) / 2
            if reaches[middle] > y { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
