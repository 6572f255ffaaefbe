import EspalierViews
import Foundation

/// What a view was at the end of the step before, as far as the present step may have changed that.
///
/// It does not hold the view: one that is removed is gone at once, as rules that name it must notice (SLL 11.4). Its
/// memory is not used again while this is kept, so that identities stay apart.
struct OldView {
    /// Where a view stood.
    struct Place {
        let parent: ViewReference
        let index: Int
    }

    unowned let view: UIView
    /// Stands for the view also when it is gone.
    let reference: ViewReference
    var tag: Int
    var frame: CGRect
    var name: String?
    /// What a document calls its class; known of those that are gone, where somebody wants to know.
    var className: String?
    /// Where it stood, if it has moved since: nil for others, whose superview is the same, and whose index follows from
    /// the changes of that one's list.
    var place: Place?
    /// It was not in the tree.
    var isNew = false
    /// It is not in the tree now.
    var isGone = false
    /// It is new, or has been out of the tree, where nobody hears it: nothing follows from its present list of subviews.
    var wasOut = false

    /// - Parameter view: has the old values still.
    init(_ view: UIView) {
        self.view = view
        reference = view.reference
        tag = view.storedTag
        frame = view.storedGeometry.frame
        name = view.currentName
    }

    /// Takes the present values, by running the view's code.
    mutating func ask() {
        tag = view.tag
        frame = view.frame
        name = view.name
    }
}
