import EspalierViews
import Foundation

// What moves of the view cause by themselves. A move is announced before the write, and followed when it has ended:
// then the calls follow from where the view is, whatever callbacks have done in between.
extension UIViewController {
    /// Whether moves of the view tell this controller: not while somebody brackets the calls, nor where the parent
    /// forwards them itself.
    private var hearsMoves: Bool {
        if appearance.isManaged { return false }
        return parentStorage?.shouldAutomaticallyForwardAppearanceMethods ?? true
    }

    /// Whether what the view depends on is on screen.
    private var isCarried: Bool {
        if let parentStorage { return parentStorage.appearance.isOn }
        if let host { return !(host.window?.isHidden ?? true) }
        return true
    }

    private var isOnScreen: Bool { viewStorage?.window != nil && isCarried }

    /// The view is about to move to `window`.
    final func announceAppearance(in window: UIWindow?) {
        guard hearsMoves else { return }
        if appearance.isOn, viewStorage?.window != nil {
            tellWillDisappear(animated: false)
        } else if !appearance.isOn, window != nil, isCarried {
            tellWillAppear(animated: false)
        }
    }

    /// A move of the view has ended, or something that it depends on has changed.
    final func updateAppearance() {
        viewStorage?.window?.ensuredControllers.see(self)
        guard hearsMoves else { return }
        let wanted = isOnScreen
        let parentState = parentStorage?.appearance
        switch appearance.state {
        case .disappearing:
            // Else it goes with its parent.
            if !wanted && parentState?.state == .disappearing { return }
            tellDidDisappear()
            if isOnScreen && appearance.state == .disappeared && hearsMoves { appearNow() }
        case .appearing where wanted:
            // Else it comes with its parent.
            if let parentState, parentState.state == .appearing, !parentState.isAppearingTold { return }
            isAppearingNow()
        case .appeared where !wanted, .appearing:
            tellWillDisappear(animated: false)
            tellDidDisappear()
            // A callback may have shown it again.
            if isOnScreen && appearance.state == .disappeared && hearsMoves { appearNow() }
        case .disappeared where wanted:
            appearNow()
        case .appeared, .disappeared:
            return
        }
    }

    private func appearNow() {
        tellWillAppear(animated: false)
        if appearance.state == .appearing { updateAppearance() }
    }

    private func isAppearingNow() {
        if appearance.isAppearingTold { return }
        tellIsAppearing()
        guard appearance.state == .appearing else { return }
        // With a parent that is still appearing it ends with the parent.
        if parentStorage?.appearance.state == .appearing { return }
        viewStorage?.window?.ensuredControllers.awaitPass(self)
    }

    // MARK: Bracketed by a container or an author

    /// Begins to appear or to disappear; moves of the view cause no calls until `endTransition()`.
    final func beginTransition(appearing: Bool, animated: Bool) {
        if !appearing { finishTransitions() }
        appearance.isManaged = true
        if appearing {
            if !appearance.isOn { tellWillAppear(animated: animated) }
        } else {
            tellWillDisappear(animated: animated)
        }
    }

    final func endTransition() {
        appearance.isManaged = false
        appearance.isByHand = false
        switch appearance.state {
        case .appearing: tellDidAppear()
        case .disappearing: tellDidDisappear()
        case .appeared, .disappeared: return
        }
    }

    final func beginByHand(_ appearing: Bool, _ animated: Bool) {
        if appearance.isOn == appearing {
            note(
                .doubled, "beginAppearanceTransition(\(appearing), animated:)",
                "call it when the child is \(appearing ? "off" : "on") screen, once, before endAppearanceTransition()")
            return
        }
        loadViewIfNeeded()
        appearance.isByHand = true
        beginTransition(appearing: appearing, animated: animated)
    }

    final func endByHand() {
        guard appearance.isManaged else {
            return note(
                .unbalanced, "endAppearanceTransition()", "call beginAppearanceTransition(_:animated:) before it")
        }
        endTransition()
    }
}
