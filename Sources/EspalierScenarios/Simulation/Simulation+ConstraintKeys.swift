import EspalierViews
import Foundation

extension Simulation {
    /// On views that are left to the constraints that name them.
    private static let isLeft = StoredProperty<UIView, Bool>(default: false)

    /// Gives a new view its guides.
    func addGuides(to view: UIView, as description: ScenarioView) {
        for name in description.layoutGuides { addGuide(name, to: view) }
    }

    func addGuide(_ name: String, to view: UIView) {
        let guide = UILayoutGuide()
        guide.identifier = name
        view.addLayoutGuide(guide)
    }

    /// Notes that a new view is to be placed by the constraints that name it.
    func noteConstraints(of view: UIView, as description: ScenarioView) {
        if usesConstraints, !description.isPlacedByItself { view[stored: Self.isLeft] = true }
    }

    /// A step says what places a view: it has the last word.
    func noteSaid(_ field: ScenarioField, of view: UIView) {
        if field == .translatesAutoresizingMaskIntoConstraints, view[stored: Self.isLeft] {
            view[stored: Self.isLeft] = false
        }
    }

    /// A constraint that names the view is activated: from here on it is placed by constraints, where the document
    /// gives it neither frame, mask nor rules (AUTOLAYOUT 5).
    func leaveToConstraints(_ view: UIView?) {
        guard let view, view[stored: Self.isLeft] else { return }
        view[stored: Self.isLeft] = false
        view.translatesAutoresizingMaskIntoConstraints = false
    }
}
