import EspalierControls
import EspalierViews

/// Sets what elements of one document say to views that others have made, without making the document's objects.
package struct ElementProperties {
    private let context: InterfaceContext

    /// - Parameter assets: where names of images and colours are looked for first.
    package init(_ document: InterfaceDocument, assets: AssetCatalog = AssetCatalog()) {
        let content = NibContent(document, InterfaceClasses())
        content.assets = assets
        context = InterfaceContext(content, ExternalObjects())
    }

    /// Sets attributes, children that are values, and what is different for the size classes. What is wrong or unknown
    /// is passed over, and so are subviews.
    ///
    /// - Complexity: O(attributes and children of the element).
    package func apply(_ element: InterfaceElement, to view: UIView, for classes: InterfaceSizeClasses) {
        InterfaceProperties.apply(element, to: view, in: context)
        for variation in element.variations(for: classes) {
            InterfaceProperties.apply(variation: variation, of: element, to: view, in: context)
        }
        guard let layout = (view as? UICollectionView)?.collectionViewLayout as? UICollectionViewFlowLayout,
            let child = element.child(key: "collectionViewLayout")
        else { return }
        InterfaceProperties.apply(child, to: layout, in: context)
    }
}
