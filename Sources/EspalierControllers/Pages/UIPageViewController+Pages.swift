import EspalierControls
import EspalierViews
import Foundation

extension UIPageViewController {
    /// Where the spine is: pages that scroll have none, and those that curl have one.
    final var spine: SpineLocation {
        style == .scroll ? .none : askedSpine == .none ? .min : askedSpine
    }

    private var count: Int { spine == .mid ? 2 : 1 }

    /// Where pages stand: the queue, or the root view.
    final var pageHost: UIView? { style == .scroll ? queue : viewIfLoaded }

    final func setPages(_ new: [UIViewController], animated: Bool, _ completion: ((Bool) -> Void)?) {
        if pagesForSpine != nil {
            pagesForSpine = PagesForSpine(pages: new, animated: animated, completion: completion)
            return
        }
        let mayHaveBack = isDoubleSided && count == 1
        if new.count != count && !(mayHaveBack && new.count == 2) {
            trap("setViewControllers on \(brief) with \(new.count) pages: it shows \(count)")
        }
        if new.count == 2 && new[0] === new[1] {
            trap("setViewControllers on \(brief): \(new[0].brief) is in the list twice")
        }
        finishTransitions()
        let pages = Array(new.prefix(count))
        transitions.run { self.change(to: pages, animated: animated, completion) }
    }

    private func change(to pages: [UIViewController], animated: Bool, _ completion: ((Bool) -> Void)?) {
        let leaving = shownPages.filter { old in !pages.contains { $0 === old } }
        for page in leaving { page.call(.willMove) { page.willMove(toParent: nil) } }
        let entering = pages.filter { new in !shownPages.contains { $0 === new } }
        for page in entering { addChild(page) }
        shownPages = pages.filter { $0.parentStorage === self }
        dotsAreDue = true
        let end = { [weak self] in
            self?.finish(entering, leaving)
            completion?(true)
        }
        guard let view = viewIfLoaded else { return end() }
        if leaving.isEmpty && entering.isEmpty {
            // The same pages have nothing to wait for, but may stand in another order.
            view.setNeedsLayout()
            return end()
        }
        for page in shownPages { page.loadViewIfNeeded() }
        guard appearance.isOn, let window = view.window else {
            for page in leaving { page.viewStorage?.removeFromSuperview() }
            preparePages()
            return end()
        }
        let change = ContentChange(leaving: leaving, entering: entering.filter { $0.parentStorage === self })
        change.begin(animated: animated) { preparePages() }
        let time = animated && UIView.areAnimationsEnabled ? TransitionTime.page : nil
        // What waits for the clock holds neither the window nor the container.
        transitions.finish(after: time, in: window) { [weak self, weak window] in
            change.end(in: self, window, waited: time != nil)
            end()
        }
    }

    final func finish(_ entering: [UIViewController], _ leaving: [UIViewController]) {
        endMoves(entering: entering, leaving: leaving)
        updateStatusBar()
    }

    // MARK: Placing

    /// Puts the shown pages in, and what turns them.
    final func preparePages() {
        guard let view = viewIfLoaded else { return }
        if style == .scroll, queue == nil { makeQueue(in: view) }
        if style == .pageCurl, curlRecognizers.isEmpty { makeRecognizers(on: view) }
        updateDots()
        for page in shownPages { page.loadViewIfNeeded() }
        guard let host = pageHost else { return }
        placePages()
        for page in shownPages {
            guard let pageView = page.viewStorage, pageView.superview !== host else { continue }
            put(pageView, in: host)
        }
        placePages()
    }

    final func put(_ pageView: UIView, in host: UIView) {
        pageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        host.addSubview(pageView)
    }

    private func makeQueue(in view: UIView) {
        let made = PageQueueView(isVertical: axis == .vertical, spacing: spacing)
        made.book = self
        queue = made
        view.insertSubview(made, at: 0)
        openQueue()
    }

    /// Whether the page after the shown one stands before it in the row.
    final var isReversed: Bool {
        axis == .horizontal && viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    /// Before a finger comes, both sides are open, where there is somebody to ask for pages.
    final func openQueue() { limitQueue(before: dataSource != nil, after: dataSource != nil) }

    final func limitQueue(before: Bool, after: Bool) {
        queue?.setNeighbours(
            before: isReversed ? after : before, after: isReversed ? before : after, pulls: dataSource != nil)
    }

    final func placePages() {
        guard let view = viewIfLoaded else { return }
        var area = view.bounds
        if let dots {
            let height = dots.intrinsicContentSize.height
            let top = max(area.minY, area.maxY - view.safeAreaInsets.bottom - height)
            dots.frame = CGRect(x: area.minX, y: top, width: area.width, height: height)
            area.size.height = top - area.minY
        }
        queue?.fill(area)
        place(shownPages, at: 0, in: area)
        if let turn { place(turn.pages, at: turn.isForward ? 1 : -1, in: area) }
    }

    private func place(_ pages: [UIViewController], at step: CGFloat, in area: CGRect) {
        if let queue {
            let frame = queue.frame(ofPage: isReversed ? -step : step)
            for page in pages { page.viewStorage?.frame = frame }
        } else if spine == .mid {
            let (first, second) = area.halves(across: axis == .horizontal)
            for (page, frame) in zip(pages, isReversed ? [second, first] : [first, second]) {
                page.viewStorage?.frame = frame
            }
        } else {
            for page in pages { page.viewStorage?.frame = area }
        }
    }

    // MARK: The page control

    final func dataSourceDidChange() {
        dotsAreDue = true
        // A page that is being turned was another source's.
        if turn == nil { openQueue() }
        viewIfLoaded?.setNeedsLayout()
    }

    private func updateDots() {
        guard dotsAreDue, let view = viewIfLoaded else { return }
        dotsAreDue = false
        let shows = style == .scroll && axis == .horizontal && !shownPages.isEmpty
        let count = shows ? dataSource?.presentationCount(for: self) ?? 0 : 0
        guard count > 0, let dataSource else {
            dots?.removeFromSuperview()
            dots = nil
            return
        }
        let control = dots ?? makeDots(in: view)
        control.numberOfPages = count
        control.currentPage = dataSource.presentationIndex(for: self)
        dotPage = control.currentPage
    }

    private func makeDots(in view: UIView) -> UIPageControl {
        let made = UIPageControl()
        made.addTarget(self, for: .valueChanged) { controller in controller.dotsWereTapped() }
        dots = made
        view.addSubview(made)
        return made
    }
}

extension CGRect {
    /// The left and the right half, or the upper and the lower one.
    fileprivate func halves(across: Bool) -> (CGRect, CGRect) {
        let parts = divided(atDistance: (across ? width : height) / 2, from: across ? .minXEdge : .minYEdge)
        return (parts.slice, parts.remainder)
    }
}
