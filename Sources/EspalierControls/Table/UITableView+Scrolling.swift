import EspalierSupport
import EspalierViews
import Foundation

extension UITableView {
    /// How often the target is computed anew while rows near it are measured.
    private static let scrollBudget = 100

    final func scroll(to path: RowPath, _ position: ScrollPosition, animated: Bool) {
        // As in UIKit, where a section without rows is named by NSNotFound.
        guard path.row != NSNotFound else { return scroll(toSection: path.section, animated: animated) }
        checkRow(path, "scrollToRow(at:at:animated:)")
        setContentOffset(target(path, position), animated: animated)
        guard model?.isLazy ?? false, updateDepth == 0 else { return }
        // What becomes visible is measured, so that the row may come to stand elsewhere.
        for _ in 0..<Self.scrollBudget {
            placeContent()
            guard let model, model.contains(path) else { return }
            let wanted = target(path, position)
            if wanted == contentOffset { return }
            contentOffset = wanted
        }
    }

    private func scroll(toSection section: Int, animated: Bool) {
        let count = loaded.sections.count
        guard section >= 0, section < count else {
            trap(
                "scrollToRow(at:at:animated:) of \(brief): there is no section \(section): there are \(count) sections")
        }
        setContentOffset(clamped(sectionRect(section).minY - adjustedContentInset.top), animated: animated)
    }

    private func target(_ path: RowPath, _ position: ScrollPosition) -> CGPoint {
        let (row, inset, sight) = (rowRect(path), adjustedContentInset, bounds)
        // In a plain table the section's header covers what is below it.
        let head = style == .plain ? loaded.sections[path.section].header.height : 0
        let top = row.minY - inset.top - head
        let bottom = row.maxY + inset.bottom - sight.height
        switch position {
        case .top: return clamped(top)
        case .bottom: return clamped(bottom)
        case .middle: return clamped((top + bottom) / 2)
        case .none:
            if sight.minY > top { return clamped(top) }
            if sight.minY < bottom { return clamped(min(bottom, top)) }
            return sight.origin
        }
    }

    private func clamped(_ y: CGFloat) -> CGPoint {
        let inset = adjustedContentInset
        let most = max(-inset.top, contentSize.height + inset.bottom - bounds.height)
        return CGPoint(x: contentOffset.x, y: min(max(y, -inset.top), most))
    }

    final func scrollToNearestSelection(_ position: ScrollPosition, animated: Bool) {
        let model = loaded
        let middle = bounds.midY
        let paths = selection.filter(model.contains).ordered()
        let nearest = paths.min { distance($0, middle) < distance($1, middle) }
        if let nearest { scroll(to: nearest, position, animated: animated) }
    }

    private func distance(_ path: RowPath, _ y: CGFloat) -> CGFloat { abs(rowRect(path).midY - y) }
}
