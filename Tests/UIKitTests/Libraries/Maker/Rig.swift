import UIKit

/// The door to the maker, of a view or a guide.
struct Rig {
    fileprivate let item: RigItem

    @discardableResult
    func make(_ body: (RigMaker) -> Void) -> [RigRule] { RigMaker.make(item, body) }

    func remake(_ body: (RigMaker) -> Void) {
        RigMaker.remove(item)
        RigMaker.make(item, body)
    }

    func update(_ body: (RigMaker) -> Void) { RigMaker.make(item, updating: true, body) }

    func remove() { RigMaker.remove(item) }

    var left: RigPlace { RigPlace(item: item, attributes: .left) }
    var right: RigPlace { RigPlace(item: item, attributes: .right) }
    var top: RigPlace { RigPlace(item: item, attributes: .top) }
    var bottom: RigPlace { RigPlace(item: item, attributes: .bottom) }
    var leading: RigPlace { RigPlace(item: item, attributes: .leading) }
    var trailing: RigPlace { RigPlace(item: item, attributes: .trailing) }
    var width: RigPlace { RigPlace(item: item, attributes: .width) }
    var leftMargin: RigPlace { RigPlace(item: item, attributes: .leftMargin) }
    var centerX: RigPlace { RigPlace(item: item, attributes: .centerX) }

    var huggingAcross: Float {
        get { (item as? UIView)?.contentHuggingPriority(for: .horizontal).rawValue ?? 0 }
        nonmutating set {
            (item as? UIView)?.setContentHuggingPriority(UILayoutPriority(rawValue: newValue), for: .horizontal)
        }
    }
}

extension UIView {
    var rig: Rig { Rig(item: self) }

    var safeRig: Rig {
        if #available(iOS 11.0, *) { return Rig(item: safeAreaLayoutGuide) }
        return rig
    }
}

@available(iOS 9.0, *)
extension UILayoutGuide {
    var rig: Rig { Rig(item: self) }
}

/// The guides of a controller, whose class nobody knows.
struct RigSupport {
    fileprivate let support: UILayoutSupport

    var top: RigPlace { RigPlace(item: support, attributes: .top) }
    var bottom: RigPlace { RigPlace(item: support, attributes: .bottom) }
    var height: RigPlace { RigPlace(item: support, attributes: .height) }
}

extension UIViewController {
    var topRig: RigSupport { RigSupport(support: topLayoutGuide) }
    var bottomRig: RigSupport { RigSupport(support: bottomLayoutGuide) }
}
