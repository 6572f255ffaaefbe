import EspalierControls
import EspalierViews
import Foundation

extension Bundle {
    /// Makes the objects of the nib of that name in this bundle.
    ///
    /// The main bundle also knows the bundles of resources beside the program; see ``UINib/init(nibName:bundle:)``.
    /// - Returns: the objects at the top level; nil where there is no such nib.
    /// - Precondition: the file can be read; else the program stops and says what is wrong with it.
    public func loadNibNamed(
        _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
    ) -> [Any]? {
        let bundle = self == .main ? nil : self
        guard NibFinder(bundle).find(name, "xib") != nil else { return nil }
        return UINib(nibName: name, bundle: bundle).instantiate(withOwner: owner, options: options)
    }
}

extension UINib {
    /// The nib of a class: of its name, in the bundle, or where nibs are looked for without one. Nil where there is
    /// none.
    package static func named(
        after type: AnyClass, bundle: Bundle? = nil, classes: InterfaceClasses = .init()
    ) -> UINib? {
        let name = String(describing: type)
        guard NibFinder(bundle).find(name, "xib") != nil else { return nil }
        return UINib(nibName: name, bundle: bundle, classes: classes)
    }
}
