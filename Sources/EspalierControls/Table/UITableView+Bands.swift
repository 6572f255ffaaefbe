import EspalierViews
import Foundation

// The heights of headers and footers.
extension UITableView {
    /// A header or footer with a title or a view and no height, in a plain table.
    private static let plainBandHeight: CGFloat = 28
    /// What a grouped table keeps above its first section, and between others.
    private static let firstGap: CGFloat = 35
    private static let gap: CGFloat = 17.5
    /// A line of 17 points.
    private static let lineHeight: CGFloat = 20.5

    /// What is known of a header or footer before it is seen.
    final func band(_ kind: TableBandKind, of section: Int) -> TableBand {
        let estimated = kind == .header ? estimatedSectionHeaderHeight : estimatedSectionFooterHeight
        if let answer = delegateBandHeight(kind, section) {
            if answer >= 0 { return TableBand(height: answer) }
            return TableBand(
                height: estimated > 0 ? estimated : Self.plainBandHeight, rule: .selfSizing, isFinal: false)
        }
        let title = askTitle(kind, section)
        let usual = usualBandHeight(kind, section, isShown: true)
        let isSelfSizing = estimated > 0 && bandHeightProperty(kind) < 0
        func shown(isCertain: Bool) -> TableBand {
            TableBand(
                height: isSelfSizing ? estimated : usual,
                rule: isSelfSizing ? .selfSizing : isCertain ? .fixed : .ifThereIsAView,
                isFinal: isCertain && !isSelfSizing, title: title)
        }
        if title != nil { return shown(isCertain: true) }
        let wasUnknown = answers.bandViews[kind.rawValue] == .unknown
        if wasUnknown, let view = askView(kind, section) {
            answers.madeViews.append((kind, section, view))
            return shown(isCertain: true)
        }
        // Asked once already, for this section: it has no view.
        if wasUnknown || answers.bandViews[kind.rawValue] == .absent || tableDelegate == nil {
            let height = usualBandHeight(kind, section, isShown: false)
            return TableBand(height: height, mayShow: false)
        }
        return shown(isCertain: false)
    }

    private func bandHeightProperty(_ kind: TableBandKind) -> CGFloat {
        kind == .header ? sectionHeaderHeight : sectionFooterHeight
    }

    /// The height of a band that the delegate says nothing of.
    final func usualBandHeight(_ kind: TableBandKind, _ section: Int, isShown: Bool) -> CGFloat {
        let property = bandHeightProperty(kind)
        if style == .plain {
            if !isShown { return 0 }
            return property >= 0 ? property : Self.plainBandHeight
        }
        if property >= 0 { return property }
        let gap = kind == .header && section == 0 ? Self.firstGap : Self.gap
        return isShown ? gap + Self.lineHeight : gap
    }

    private func delegateBandHeight(_ kind: TableBandKind, _ section: Int) -> CGFloat? {
        guard let delegate = tableDelegate, answers.bandHeights[kind.rawValue] != .absent else { return nil }
        reachedDefault = false
        let answer =
            kind == .header
            ? delegate.tableView(self, heightForHeaderInSection: section)
            : delegate.tableView(self, heightForFooterInSection: section)
        answers.bandHeights[kind.rawValue] = reachedDefault ? .absent : .implemented
        if reachedDefault { return nil }
        checkHeight(
            answer, kind == .header ? "heightForHeaderInSection" : "heightForFooterInSection", "section \(section)")
        return answer
    }

    final func askTitle(_ kind: TableBandKind, _ section: Int) -> String? {
        guard let dataSource else { return nil }
        return kind == .header
            ? dataSource.tableView(self, titleForHeaderInSection: section)
            : dataSource.tableView(self, titleForFooterInSection: section)
    }

    /// The view that the delegate gives.
    final func askView(_ kind: TableBandKind, _ section: Int) -> UIView? {
        guard let delegate = tableDelegate, answers.bandViews[kind.rawValue] != .absent else { return nil }
        reachedDefault = false
        let view =
            kind == .header
            ? delegate.tableView(self, viewForHeaderInSection: section)
            : delegate.tableView(self, viewForFooterInSection: section)
        answers.bandViews[kind.rawValue] = reachedDefault ? .absent : .implemented
        return view
    }
}
