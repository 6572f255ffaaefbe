import EspalierViews
import Foundation

extension UICollectionViewLayout {
    /// New attributes of the class that the layout says.
    final func makeAttributes() -> UICollectionViewLayoutAttributes {
        let answered: AnyClass = type(of: self).layoutAttributesClass
        guard let attributesClass = answered as? UICollectionViewLayoutAttributes.Type else {
            trap(
                "\(type(of: self)).layoutAttributesClass is \(answered), which is no UICollectionViewLayoutAttributes")
        }
        return made(as: attributesClass)
    }
}

/// Makes an object of a class that is known at run time only, by its `init()`: a class without one stops the program.
func made<Object: UIKitObjectMadeByClass>(as type: Object.Type) -> Object {
    let making: any InstanceMaking.Type = type
    // A class makes objects of itself.
    return unsafeDowncast(making.init(making: .plain) as AnyObject, to: Object.self)
}
