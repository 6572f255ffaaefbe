import Foundation

/// A view that makes recognizers of its own when somebody looks for them: until then it pays for none.
package protocol GestureMaking: UIView {
    /// Adds them, if they are not there.
    func makeGestureRecognizers()
}

extension UIView {
    final var recognizers: [UIGestureRecognizer] {
        get { side?.recognizers ?? [] }
        set { ensureSide().recognizers = newValue }
    }

    /// The view's recognizers with those that it makes for itself; nil where there never was one.
    final var knownRecognizers: [UIGestureRecognizer]? {
        if type(of: self) != UIView.self { (self as? any GestureMaking)?.makeGestureRecognizers() }
        return side?.recognizers
    }

    final var allRecognizers: [UIGestureRecognizer] { knownRecognizers ?? [] }

    /// Adds recognizers of the view's own before those of others.
    package final func insertOwnRecognizers(_ own: [UIGestureRecognizer]) {
        recognizers.insert(contentsOf: own, at: 0)
        for recognizer in own { recognizer.progress.view = self }
    }

    final func setRecognizers(_ new: [UIGestureRecognizer]) {
        for old in recognizers where !new.contains(old) { removeGestureRecognizer(old) }
        for recognizer in new { addGestureRecognizer(recognizer) }
    }

    final func add(_ recognizer: UIGestureRecognizer) {
        if let old = recognizer.progress.view {
            if old === self { return }
            old.removeGestureRecognizer(recognizer)
        }
        recognizers.append(recognizer)
        recognizer.progress.view = self
    }

    final func remove(_ recognizer: UIGestureRecognizer) {
        guard recognizer.progress.view === self else { return }
        recognizers.removeAll { $0 === recognizer }
        recognizer.withdraw()
        recognizer.progress.view = nil
    }
}
