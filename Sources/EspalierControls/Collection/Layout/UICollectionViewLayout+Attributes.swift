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
        return attributesClass.init()
    }
}
