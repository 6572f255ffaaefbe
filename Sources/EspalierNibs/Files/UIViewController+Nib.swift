import EspalierControllers
import EspalierControls
import EspalierViews
import Foundation

extension UIViewController: NibViewLoading {
    /// The view of the nib that the controller names, or else of the one that is named as its class, or as its class
    /// without "Controller"; this controller is the file's owner.
    package func loadViewFromNib() -> UIView? {
        guard let nib = ownNib() else { return nil }
        let objects = nib.instantiate(withOwner: self, options: nil)
        let root = viewIfLoaded ?? objects.lazy.compactMap { $0 as? UIView }.first
        nibObjects = objects.filter { $0 as AnyObject !== root }.map { $0 as AnyObject }
        if root == nil, let nibName { trap("the nib '\(nibName)' of \(type(of: self)) holds no view") }
        return root
    }

    private func ownNib() -> UINib? {
        if let nibName { return UINib(nibName: nibName, bundle: nibBundle) }
        // The classes of this package have no nibs.
        guard !ElementKind.isOurs(type(of: self)) else { return nil }
        let finder = NibFinder(nibBundle)
        let name = String(describing: type(of: self))
        var names = [name]
        if name.hasSuffix("Controller") { names.append(String(name.dropLast("Controller".count))) }
        guard let found = names.first(where: { finder.find($0, "xib") != nil }) else { return nil }
        return UINib(nibName: found, bundle: nibBundle)
    }

    /// The storyboard that the controller came from, or nil.
    public var storyboard: UIStoryboard? { storyboardSource as? UIStoryboard }
}

extension ElementKind {
    static func isOurs(_ type: AnyClass) -> Bool {
        InterfaceMaking.module(of: type) == InterfaceMaking.module(of: UIViewController.self)
    }
}
