import Foundation

/// Something that a view can be used for besides its touches: it comes to a view, and leaves it, as an object of its own.
public protocol UIInteraction: AnyObject {
    /// The view that it was added to; nil where it is at none. Not held.
    var view: UIView? { get }
    /// It is about to come to a view, or to leave the one it is at for none (nil).
    func willMove(to view: UIView?)
    /// It has come to a view, or is at none (nil). The place to note the view.
    func didMove(to view: UIView?)
}

private let interactionsProperty = StoredProperty<UIView, [any UIInteraction]>(default: [])

extension UIView {
    /// The interactions of the view, in the order in which they came. Setting takes away those that are not among the new
    /// ones, and then adds the others. Empty by default.
    public final var interactions: [any UIInteraction] {
        get { self[stored: interactionsProperty] }
        set {
            for old in interactions where !newValue.contains(where: { $0 === old }) { removeInteraction(old) }
            for new in newValue where !interactions.contains(where: { $0 === new }) { addInteraction(new) }
        }
    }

    /// Adds an interaction behind those that are there, and tells it before and after. One that is at another view leaves
    /// that first; one that is at this view is taken to the end.
    public final func addInteraction(_ interaction: any UIInteraction) {
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        self[stored: interactionsProperty].append(interaction)
        interaction.didMove(to: self)
    }

    /// Takes an interaction away, and tells it before and after. Does nothing where it is not among `interactions`.
    public final func removeInteraction(_ interaction: any UIInteraction) {
        guard interactions.contains(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        self[stored: interactionsProperty].removeAll { $0 === interaction }
        interaction.didMove(to: nil)
    }
}
