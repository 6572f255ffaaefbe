import EspalierViews
import Foundation
import TestSupport
import Testing

@testable import EspalierControls

/// Rows that size themselves by constraints under random edits, scrolls and rotations, against sums that know nothing of
/// constraints or tables.
@Suite("UITableView: rows with constraints against a naive sum")
struct ConstrainedRowsModelTests {
    private struct Program {
        var random: SplitMix64
        let posts: PostTable
        /// What each row counts as, as far as was seen last, by its title.
        var heights: [String: CGFloat] = [:]
        var trace: [String] = []
        var names = 0
        /// Measurings that the last step may have made, beyond those of rows that were never seen at this width.
        var again = 0

        init(seed: UInt64) {
            random = SplitMix64(seed: seed)
            posts = PostTable([[]], size: CGSize(width: 320, height: 300))
            posts.source.sections = (0..<number(1...3)).map { _ in newPosts(number(0...9)) }
            posts.table.layoutIfNeeded()
        }

        mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

        mutating func newPosts(_ count: Int) -> [Post] { (0..<count).map { _ in newPost() } }

        mutating func newPost() -> Post {
            names += 1
            return Post(title: "#\(names)", body: PostTable.words(number(0...12)), picture: CGFloat(number(0...9) * 10))
        }

        func post(_ path: IndexPath) -> Post { posts.source.sections[path.section][path.row] }

        var paths: [IndexPath] {
            posts.source.sections.indices.flatMap { section in
                posts.source.sections[section].indices.map { path(section, $0) }
            }
        }

        func isMeasured(_ path: IndexPath) -> Bool { posts.table.model?.isMeasured(RowPath(path)) ?? false }

        // MARK: Steps

        mutating func step() -> String? {
            let table = posts.table
            let measured = table.counters.cellsMeasured
            let known = paths.filter(isMeasured).count
            let shown = table.visibleCells.count
            again = 0
            var anchor: (title: String, y: CGFloat)?
            var problem: String?
            switch number(0...11) {
            case 0...2:
                let y = CGFloat(number(-10...900))
                table.contentOffset.y = y
                trace.append("scroll to \(y)")
            case 3:
                let end = max(0, table.contentSize.height - table.bounds.height)
                table.contentOffset.y = end
                trace.append("jump to the end")
            case 4:
                guard let path = paths.randomElement(using: &random) else { return nil }
                trace.append("scroll to \(path)")
                table.scrollToRow(at: path, at: .top, animated: false)
                table.layoutIfNeeded()
                problem = topProblem(path)
            case 5:
                let width = [250, 320, 480].randomElement(using: &random) ?? 320
                if CGFloat(width) != table.bounds.width { heights = [:] }
                anchor = topmost
                table.frame.size.width = CGFloat(width)
                trace.append("width \(width)")
                again = shown
            case 6...7:
                guard let path = table.indexPathsForVisibleRows?.randomElement(using: &random) else { return nil }
                anchor = topmost
                change(path)
                again = 1
            case 8:
                posts.source.sections = [newPosts(number(0...20)), newPosts(number(0...2))]
                heights = [:]
                table.reloadData()
                trace.append("reload")
                again = known
            case 9:
                table.performBatchUpdates(nil)
                trace.append("empty update")
                again = shown + 1
            default:
                edit()
                again = shown + 1
            }
            table.layoutIfNeeded()
            if let problem { return problem }
            if let anchor, let problem = anchorProblem(anchor) { return problem }
            let now = paths.filter(isMeasured).count
            let count = table.counters.cellsMeasured - measured
            if again == 0, count != now - known { return "\(count) measured, \(now - known) new" }
            return difference()
        }

        private mutating func change(_ path: IndexPath) {
            guard let cell = posts.table.cellForRow(at: path) as? PostCell else { return }
            let picture = CGFloat(number(0...9) * 10)
            let body = PostTable.words(number(0...12))
            posts.source.sections[path.section][path.row].picture = picture
            posts.source.sections[path.section][path.row].body = body
            cell.show(post(path))
            trace.append("change \(path)")
        }

        private mutating func edit() {
            let table = posts.table
            let section = number(0...posts.source.sections.count - 1)
            let count = posts.source.sections[section].count
            let row = count == 0 ? 0 : number(0...count - 1)
            switch number(0...3) {
            case 0 where count > 0:
                posts.source.sections[section].remove(at: row)
                table.deleteRows(at: [path(section, row)], with: .none)
            case 1 where count > 0:
                let old = posts.source.sections[section].remove(at: row)
                let target = number(0...count - 1)
                posts.source.sections[section].insert(old, at: target)
                table.moveRow(at: path(section, row), to: path(section, target))
            case 2 where count > 0:
                // Another post, so that nothing is known of it.
                posts.source.sections[section][row] = newPost()
                table.reloadRows(at: [path(section, row)], with: .none)
            default:
                posts.source.sections[section].insert(newPost(), at: row)
                table.insertRows(at: [path(section, row)], with: .none)
            }
            trace.append("edit \(section).\(row)")
        }

        // MARK: Checks

        var topmost: (title: String, y: CGFloat)? {
            guard let first = posts.table.indexPathsForVisibleRows?.first else { return nil }
            return (post(first).title, posts.table.rectForRow(at: first).minY - posts.table.contentOffset.y)
        }

        /// What was topmost in sight stays there, unless the top of the content holds it.
        private func anchorProblem(_ anchor: (title: String, y: CGFloat)) -> String? {
            guard let path = paths.first(where: { post($0).title == anchor.title }) else { return nil }
            let table = posts.table
            let y = table.rectForRow(at: path).minY - table.contentOffset.y
            if abs(y - anchor.y) < 1e-6 || table.contentOffset.y == 0 { return nil }
            return "\(path) at \(y) on the screen, not \(anchor.y)"
        }

        private func topProblem(_ path: IndexPath) -> String? {
            let table = posts.table
            let end = max(0, table.contentSize.height - table.bounds.height)
            let y = table.rectForRow(at: path).minY
            if abs(table.contentOffset.y - min(y, end)) < 1e-6 { return nil }
            return "scrolled to \(path) at \(y), the end at \(end): the offset is \(table.contentOffset.y)"
        }

        /// What differs, or nil.
        mutating func difference() -> String? {
            let table = posts.table
            let sight = table.bounds
            var y: CGFloat = 0
            var visible: [IndexPath] = []
            for path in paths {
                let rect = table.rectForRow(at: path)
                if abs(rect.minY - y) > 1e-6 { return "\(path) at \(rect.minY), not \(y)" }
                y += rect.height
                let title = post(path).title
                let isVisible = rect.minY < sight.maxY && rect.maxY > sight.minY
                if isVisible { visible.append(path) }
                let wanted = post(path).height(sight.width)
                // Out of sight a row may count as what it was when it was seen.
                let last = heights[title] ?? 44
                if isVisible ? abs(rect.height - wanted) > 1e-6 : rect.height != wanted && rect.height != last {
                    return "\(path) is \(rect.height) high, not \(wanted)"
                }
                if isVisible && !isMeasured(path) { return "\(path) in sight is not measured" }
                heights[title] = rect.height
            }
            if abs(table.contentSize.height - y) > 1e-6 { return "content of \(table.contentSize), not \(y)" }
            if table.indexPathsForVisibleRows != visible {
                return "visible \(table.indexPathsForVisibleRows ?? []), not \(visible)"
            }
            for path in visible {
                guard let cell = table.cellForRow(at: path) as? PostCell else { return "no cell for \(path)" }
                let size = table.rectForRow(at: path).size
                if cell.title.text != post(path).title { return "\(cell.title.text ?? "") for \(path)" }
                if cell.frame != table.rectForRow(at: path) { return "frame \(cell.frame) of \(path)" }
                if cell.contentView.bounds.size != size { return "content of \(path): \(cell.contentView.frame)" }
                if abs(cell.picture.frame.maxY + 8 - size.height) > 1e-6
                    || cell.picture.frame.height != post(path).picture
                {
                    return "picture of \(path): \(cell.picture.frame)"
                }
            }
            if !table.layoutConflicts.isEmpty { return "\(table.layoutConflicts)" }
            return nil
        }
    }

    @Test("Programs of edits, scrolls, changes and rotations", arguments: randomPrograms(6) as Range<UInt64>)
    func programs(block: UInt64) {
        for seed in block * 20..<(block + 1) * 20 {
            var program = Program(seed: seed)
            for _ in 0..<8 {
                let trouble = program.step()
                if let trouble {
                    Issue.record("seed \(seed): \(trouble) after \(program.trace.joined(separator: "; "))")
                    return
                }
            }
        }
    }
}
