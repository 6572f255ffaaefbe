import EspalierViews
import Foundation

// The views of headers and footers in sight.
extension UITableView {
    /// Gives each header and footer in sight its view and its place. Answers whether any height has changed.
    final func placeBands() -> Bool {
        let started = generation
        let wanted = bandsInSight()
        let out = shownBands.filter { band in !wanted.contains { $0.kind == band.kind && $0.section == band.section } }
        if !out.isEmpty {
            shownBands.removeAll { band in out.contains { $0.kind == band.kind && $0.section == band.section } }
            out.forEach(hide)
        }
        var hasChanged = false
        for (kind, section) in wanted {
            if generation != started { return false }
            if let shown = shownBands.first(where: { $0.kind == kind && $0.section == section }) {
                if measure(shown) { hasChanged = true }
                updateFrame(of: shown)
            } else if show(kind, section) {
                hasChanged = true
            }
        }
        return hasChanged
    }

    /// The headers and footers that meet the bounds where they stand now, in order.
    private func bandsInSight() -> [(kind: TableBandKind, section: Int)] {
        let sight = bounds
        guard let model, sight.width > 0, sight.height > 0 else { return [] }
        var found: [(kind: TableBandKind, section: Int)] = []
        var section = model.firstSection(endingBeyond: sight.minY, startingBefore: sight.maxY)
        while let current = section {
            for kind in [TableBandKind.header, .footer] {
                let band = model.band(kind, current)
                let frame = shownRect(kind, current)
                guard band.height > 0, frame.minY < sight.maxY, frame.maxY > sight.minY else { continue }
                found.append((kind, current))
            }
            section = model.section(after: current, startingBefore: sight.maxY)
        }
        return found
    }

    /// Where a header or footer stands now: in plain tables it sticks to the edge while its section is in sight, and is
    /// pushed off by the section's end.
    final func shownRect(_ kind: TableBandKind, _ section: Int) -> CGRect {
        var frame = bandRect(kind, section)
        guard style == .plain else { return frame }
        let whole = sectionRect(section)
        let (sight, inset) = (bounds, adjustedContentInset)
        if kind == .header {
            frame.origin.y = min(max(frame.minY, sight.minY + inset.top), whole.maxY - frame.height)
        } else {
            frame.origin.y = max(min(frame.minY, sight.maxY - inset.bottom - frame.height), whole.minY)
        }
        return frame
    }

    /// Asks for the view of a header or footer and puts it there. Answers whether a height has changed.
    private func show(_ kind: TableBandKind, _ section: Int) -> Bool {
        let started = generation
        let view = takeMadeView(kind, section) ?? askView(kind, section) ?? titledView(kind, section)
        guard generation == started else { return false }
        let shown = ShownBand(section: section, kind: kind, view: view)
        shownBands.insert(shown, at: shownBands.insertionIndex { $0.isBefore(shown) })
        if let view = view as? UITableViewHeaderFooterView {
            view.showingTable = self
            view.isFooter = kind == .footer
            view.applyConfiguration()
        }
        let hasChanged = measure(shown)
        (view as? UITableViewHeaderFooterView)?.wasFitted()
        guard let view else { return hasChanged }
        updateFrame(of: shown)
        addBand(view, shown)
        if kind == .header {
            tableDelegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
        } else {
            tableDelegate?.tableView(self, willDisplayFooterView: view, forSection: section)
        }
        return hasChanged
    }

    /// Finds the height of a band that is not final, and answers whether it is another one. What is below a band that
    /// begins above the bounds stays where it is on the screen.
    private func measure(_ shown: ShownBand) -> Bool {
        guard var band = model?.band(shown.kind, shown.section), !band.isFinal else { return false }
        let old = band.height
        let top = model?.bandTop(shown.kind, shown.section) ?? 0
        band.height = height(of: shown, band)
        band.isFinal = true
        model?.setBand(shown.kind, of: shown.section, band)
        if band.height == old { return false }
        if top < bounds.minY { keepInPlace(by: band.height - old) }
        return true
    }

    private func height(of shown: ShownBand, _ band: TableBand) -> CGFloat {
        guard let view = shown.view else { return usualBandHeight(shown.kind, shown.section, isShown: false) }
        let usual = usualBandHeight(shown.kind, shown.section, isShown: true)
        guard band.rule == .selfSizing else { return usual }
        let what = "the \(shown.kind) of section \(shown.section)"
        counters.bandsMeasured += 1
        if let view = view as? UITableViewHeaderFooterView {
            view.usualHeight = usual
            defer { view.wasFitted() }
            return fittedHeight(of: view, width: bounds.width, what)
        }
        if view.holdsConstraints { return fittedHeight(of: view, width: bounds.width, what) }
        guard band.asksAnyView else { return usual }
        return plainHeight(of: view, what)
    }

    private func takeMadeView(_ kind: TableBandKind, _ section: Int) -> UIView? {
        let index = answers.madeViews.firstIndex { $0.kind == kind && $0.section == section }
        return index.map { answers.madeViews.remove(at: $0).view }
    }

    /// The table's own view for a title.
    private func titledView(_ kind: TableBandKind, _ section: Int) -> UIView? {
        guard let title = model?.band(kind, section).title ?? askTitle(kind, section) else { return nil }
        let view = registry.titled.popLast() ?? UITableViewHeaderFooterView(reuseIdentifier: nil)
        view.isTitled = true
        view.prepareForReuse()
        view.textLabel?.text = title
        return view
    }

    private func updateFrame(of shown: ShownBand) {
        guard let view = shown.view else { return }
        let frame = shownRect(shown.kind, shown.section)
        if view.frame != frame { view.frame = frame }
    }

    /// In front of all cells and of the headers and footers before it.
    private func addBand(_ view: UIView, _ shown: ShownBand) {
        let index = shownBands.insertionIndex { $0.isBefore(shown) }
        let below = shownBands[..<index].last(where: { $0.view?.superview === self })?.view ?? shownRows.last?.cell
        if let below, below.superview === self {
            insertSubview(view, aboveSubview: below)
        } else if let ownBackground, ownBackground.superview === self {
            insertSubview(view, aboveSubview: ownBackground)
        } else {
            insertSubview(view, at: 0)
        }
    }

    /// A header or footer has left the list of those that are shown.
    final func hide(_ shown: ShownBand) {
        guard let view = shown.view else { return }
        (view as? UITableViewHeaderFooterView)?.showingTable = nil
        if shown.kind == .header {
            tableDelegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: shown.section)
        } else {
            tableDelegate?.tableView(self, didEndDisplayingFooterView: view, forSection: shown.section)
        }
        if view.superview === self { view.removeFromSuperview() }
        guard let view = view as? UITableViewHeaderFooterView else { return }
        if view.isTitled {
            registry.titled.append(view)
        } else if let identifier = view.reuseIdentifier {
            registry.bands[identifier, default: []].append(view)
        }
    }
}
