import EspalierControls
import EspalierLayout
import EspalierObservation
import EspalierScenarios
import EspalierViews
import Foundation

extension RecordingCore {
    /// A view and all below it that is not the own affair of some class, which are known from now on.
    ///
    /// - Complexity: O(number of views).
    func capture(_ top: UIView) -> [DescribedView] {
        var captured: [DescribedView] = []
        var places: [ObjectIdentifier: Int] = [:]
        var wasAway = false
        top.walkSubtree { view in
            let parent = view === top ? -1 : view.superview.flatMap { places[ObjectIdentifier($0)] } ?? -1
            places[ObjectIdentifier(view)] = captured.count
            known.insert(ObjectIdentifier(view))
            // Heard from further up from now on, and no change is to be heard twice.
            if let (_, token) = away.removeValue(forKey: ObjectIdentifier(view)) {
                token.invalidate()
                wasAway = true
            }
            var described = kinds.describe(view, parent: parent)
            let safeArea = view.safeAreaInsets
            if view === root { described.state.safeAreaInsets = safeArea == .zero ? nil : safeArea }
            for property in properties {
                let value = property.get(view)
                if value != property.get(UIView()) { described.state.setProperty(property.name, value) }
            }
            captured.append(described)
            return !kinds.classes.hidesSubviews(view)
        }
        // What has left these before, in the same change, was heard from there.
        if wasAway { for (view, parent) in leaving where places[ObjectIdentifier(parent)] != nil { hear(view) } }
        counters.viewsCaptured += captured.count
        return captured
    }

    /// Adds what was there at the beginning.
    func begin() {
        let captured = capture(root)
        start.add(captured, to: nil, at: 0)
        for entry in captured { startSteps += start.notes(on: entry) }
        for entry in captured {
            for (constraint, numbers) in entry.constraints where start.isOwn(constraint) {
                do throws(Unsaid) {
                    try start.hold(constraint, numbers, in: entry.view, isNamed: true)
                } catch {
                    startSteps.append(start.unwritten(constraint))
                }
            }
        }
        now = start
    }
}
