import EspalierControls
import Foundation

extension UIContextMenuConfiguration {
    /// Makes the controller of a preview. Never called here: nothing is shown.
    public typealias PreviewProvider = () -> UIViewController?

    /// Makes a configuration with a preview, which is not made here.
    ///
    /// - Parameters:
    ///   - identifier: by what it is found again; nil for a text that no other living one has.
    ///   - previewProvider: never called.
    ///   - actionProvider: makes the menu, at the first time that it is shown; nil for none.
    public convenience init(
        identifier: (any NSCopying)?, previewProvider: PreviewProvider?, actionProvider: ActionProvider? = nil
    ) {
        self.init(identifier: identifier, actionProvider: actionProvider)
    }
}
