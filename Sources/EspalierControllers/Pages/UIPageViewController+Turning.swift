import EspalierControls
import EspalierViews
import Foundation

/// A turn to other pages by a user.
struct PageTurn {
    let isForward: Bool
    let pages: [UIViewController]
}

/// Pages that wait for the answer where the spine is.
struct PagesForSpine {
    var pages: [UIViewController]?
    var animated = false
    var completion: ((Bool) -> Void)?
}

extension UIPageViewController {
    /// How fast a finger is that turns a page that curls, in points per second.
    private static let curlVelocity: CGFloat = 200

    /// The pages that a turn leads to; empty where there are none, not as many as are shown, or such as are shown.
    private func neighbours(forward: Bool) -> [UIViewController] {
        guard let dataSource, var page = forward ? shownPages.last : shownPages.first else { return [] }
        var found: [UIViewController] = []
        let steps = spine == .mid || (isDoubleSided && style == .pageCurl) ? 2 : 1
        for _ in 0..<steps {
            let next =
                forward
                ? dataSource.pageViewController(self, viewControllerAfter: page)
                : dataSource.pageViewController(self, viewControllerBefore: page)
            guard let next, !(found + shownPages).contains(where: { $0 === next }) else { return [] }
            found.append(next)
            page = next
        }
        if spine != .mid { found = found.suffix(1) }
        return forward ? found : found.reversed()
    }

    /// Begins a turn to pages, if the controller is on screen; the delegate hears it first.
    private func begin(_ turn: PageTurn) {
        guard self.turn == nil, !turn.pages.isEmpty, appearance.isOn, viewIfLoaded?.window != nil else { return }
        self.turn = turn
        delegate?.pageViewController(self, willTransitionTo: turn.pages)
        for page in turn.pages {
            addChild(page)
            page.loadViewIfNeeded()
        }
        let change = ContentChange(leaving: shownPages, entering: turn.pages)
        change.begin(animated: true) {
            guard let host = pageHost else { return }
            for page in turn.pages { if let pageView = page.viewStorage { put(pageView, in: host) } }
            if let dots { dots.superview?.bringSubviewToFront(dots) }
            placePages()
        }
    }

    /// Ends the turn that is under way, and tells the delegate.
    ///
    /// - Parameter completed: Whether the pages that were turned to are shown from now on.
    private func endTurn(completed: Bool) {
        guard let turn else { return }
        let old = shownPages
        let window = viewIfLoaded?.window
        if completed {
            for page in old { page.call(.willMove) { page.willMove(toParent: nil) } }
            self.turn = nil
            shownPages = turn.pages
            queue?.rest()
            placePages()
            ContentChange(leaving: old, entering: turn.pages).end(in: self, window, waited: true)
            finish(turn.pages, old)
            if let dots {
                dotPage += turn.isForward ? 1 : -1
                dots.currentPage = dotPage
            }
        } else {
            let back = ContentChange(leaving: turn.pages, entering: old)
            back.begin(animated: true) {}
            self.turn = nil
            for page in turn.pages { page.call(.willMove) { page.willMove(toParent: nil) } }
            back.end(in: self, window, waited: true)
            finish([], turn.pages)
        }
        delegate?.pageViewController(
            self, didFinishAnimating: true, previousViewControllers: old, transitionCompleted: completed)
    }

    /// Ends a turn before its time: completed if more of the new page than of the old one is shown.
    final func settleTurn() {
        if let turn {
            let progress = queue.map { isReversed ? -$0.progress : $0.progress } ?? 0
            endTurn(completed: turn.isForward ? progress >= 0.5 : progress <= -0.5)
        }
        // The delegate may have let another turn begin.
        guard turn == nil, let queue else { return }
        queue.rest()
        openQueue()
    }

    /// A turn that nothing but the clock can end any more.
    private func turnAlone(forward: Bool) {
        guard !transitions.isBusy, turn == nil else { return }
        begin(PageTurn(isForward: forward, pages: neighbours(forward: forward)))
        completeLater()
    }

    private func completeLater() {
        guard turn != nil, let window = viewIfLoaded?.window else { return }
        transitions.finish(after: TransitionTime.page, in: window) { [weak self] in self?.endTurn(completed: true) }
    }

    /// A tap on the page control has moved its dot, and turns the page; the turn's end moves the dot.
    final func dotsWereTapped() {
        guard let dots else { return }
        let isForward = dots.currentPage > dotPage
        dots.currentPage = dotPage
        turnAlone(forward: isForward)
    }

    // MARK: Pages that curl

    final func makeRecognizers(on view: UIView) {
        let pan = UIPanGestureRecognizer()
        pan.maximumNumberOfTouches = 1
        pan.addTarget(self) { [unowned pan] controller in controller.panned(pan) }
        let tap = UITapGestureRecognizer()
        tap.addTarget(self) { [unowned tap] controller in controller.tapped(tap) }
        curlRecognizers = [pan, tap]
        for recognizer in curlRecognizers { view.addGestureRecognizer(recognizer) }
    }

    /// How far along the axis, towards the page after.
    private func way(_ vector: CGPoint) -> CGFloat {
        let number = axis == .horizontal ? -vector.x : -vector.y
        return isReversed ? -number : number
    }

    private func panned(_ pan: UIPanGestureRecognizer) {
        let translation = pan.translation(in: viewIfLoaded)
        switch pan.state {
        case .began:
            transitions.finish()
            let along = axis == .horizontal ? translation.x : translation.y
            let across = axis == .horizontal ? translation.y : translation.x
            guard abs(along) >= abs(across) else { return }
            let isForward = way(translation) > 0
            begin(PageTurn(isForward: isForward, pages: neighbours(forward: isForward)))
        case .ended, .cancelled:
            guard let turn, !transitions.isBusy, let size = viewIfLoaded?.bounds.size else { return }
            let sign: CGFloat = turn.isForward ? 1 : -1
            let speed = sign * way(pan.velocity(in: viewIfLoaded))
            let isFar = sign * way(translation) > (axis == .horizontal ? size.width : size.height) / 2
            let turns = pan.state == .ended && (abs(speed) < Self.curlVelocity ? isFar : speed > 0)
            if turns { completeLater() } else { endTurn(completed: false) }
        default: break
        }
    }

    private func tapped(_ tap: UITapGestureRecognizer) {
        guard tap.state == .ended, let view = viewIfLoaded else { return }
        let point = tap.location(in: view)
        let (place, length) =
            axis == .horizontal
            ? (point.x - view.bounds.minX, view.bounds.width) : (point.y - view.bounds.minY, view.bounds.height)
        guard place < length / 8 || place > length * 7 / 8 else { return }
        turnAlone(forward: (place > length / 2) != isReversed)
    }

    // MARK: The spine

    final func askForSpine(with coordinator: any UIViewControllerTransitionCoordinator) {
        guard style == .pageCurl, delegate != nil else { return }
        coordinator.animate { [weak self] _ in
            guard let self, let delegate else { return }
            finishTransitions()
            pagesForSpine = PagesForSpine()
            let new = delegate.pageViewController(self, spineLocationFor: presentOrientation)
            let asked = pagesForSpine
            pagesForSpine = nil
            askedSpine = new
            viewIfLoaded?.setNeedsLayout()
            if let asked, let pages = asked.pages {
                setPages(pages, animated: asked.animated, asked.completion)
            }
        }
    }
}

extension UIPageViewController: PageQueueOwner {
    /// A finger is about to turn pages: the data source is asked for both neighbours.
    package final func queueWillDrag(_ queue: PageQueueView) {
        finishTransitions()
        offered = (neighbours(forward: false), neighbours(forward: true))
        limitQueue(before: !offered.before.isEmpty, after: !offered.after.isEmpty)
    }

    /// The finger turns to one side; one that comes back to the other side ends the first turn.
    package final func queueDidMove(_ queue: PageQueueView) {
        let progress = isReversed ? -queue.progress : queue.progress
        if progress == 0 || transitions.isBusy { return }
        let isForward = progress > 0
        if let turn, turn.isForward != isForward { endTurn(completed: false) }
        if turn == nil {
            begin(PageTurn(isForward: isForward, pages: isForward ? offered.after : offered.before))
        }
    }

    package final func queueDidRest(_ queue: PageQueueView) {
        transitions.run { self.settleTurn() }
    }
}
