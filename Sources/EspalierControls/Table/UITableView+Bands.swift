import EspalierViews
import Foundation

// The heights of headers and footers.
extension UITableView {
    /// A header or footer with a title or a view and no height, in a plain table.
    static let plainBandHeight: CGFloat = 28
    /// What a grouped table keeps above its first section, and between others.
    private static let firstGap: CGFloat = 35
    static let gap: CGFloat = 17.5
    /// A line of 17 points.
    private static let lineHeight: CGFloat = 20.5

    /// What is known of a header or footer before it is seen.
    final func band(_ kind: TableBandKind, of section: Int) -> TableBand {
        let answer = delegateBandHeight(kind, section)
        if let answer, answer >= 0 { return TableBand(height: answer) }
        let usual = usualBandHeight(kind, section, isShown: true)
        let estimated = bandEstimate(kind, section)
        let isSelfSizing = estimated != 0 && (answer != nil || bandHeightProperty(kind) < 0)
        let hasEstimate = isSelfSizing && estimated > 0
        func shown(_ rule: TableBand.Rule, title: String? = nil) -> TableBand {
            TableBand(
                height: hasEstimate ? estimated : usual,
                rule: isSelfSizing && rule == .ifThereIsAView ? .selfSizing : rule, isFinal: rule == .fixed,
                asksAnyView: answer != nil || hasEstimate, title: title)
        }
        // A title's own view is measured where it counts as something else before.
        if let title = askTitle(kind, section) { return shown(hasEstimate ? .selfSizing : .fixed, title: title) }
        if answers.bandViews[kind.rawValue] == .unknown {
            if let view = askView(kind, section) {
                answers.madeViews.append((kind, section, view))
                return shown(isSelfSizing ? .selfSizing : .fixed)
            }
            // Asked for this section: it has no view.
            return TableBand(height: usualBandHeight(kind, section, isShown: false))
        }
        if answers.bandViews[kind.rawValue] == .absent || tableDelegate == nil {
            return TableBand(height: usualBandHeight(kind, section, isShown: false))
        }
        return shown(.ifThereIsAView)
    }

    /// What a header or footer counts as until it is seen: 0 for no estimate, below 0 for the usual height.
    private func bandEstimate(_ kind: TableBandKind, _ section: Int) -> CGFloat {
        let property = kind == .header ? estimatedSectionHeaderHeight : estimatedSectionFooterHeight
        guard let delegate = tableDelegate, answers.bandEstimates[kind.rawValue] != .absent else { return property }
        reachedDefault = false
        let answer =
            kind == .header
            ? delegate.tableView(self, estimatedHeightForHeaderInSection: section)
            : delegate.tableView(self, estimatedHeightForFooterInSection: section)
        answers.bandEstimates[kind.rawValue] = reachedDefault ? .absent : .implemented
        if reachedDefault { return property }
        checkHeight(
            answer, kind == .header ? "estimatedHeightForHeaderInSection" : "estimatedHeightForFooterInSection",
            "section \(section)")
        return answer
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
