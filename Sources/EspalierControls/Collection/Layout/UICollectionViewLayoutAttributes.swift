import EspalierViews
import Foundation

/// Where and how one element of a collection view is shown, as its layout says.
///
/// A subclass with properties of its own overrides `copy(with:)`, `isEqual(_:)`, and the layout's
/// `layoutAttributesClass`; it needs default values for them, as attributes are made of their class by `init()`.
open class UICollectionViewLayoutAttributes: UIKitObjectMadeByClass, NSCopying {
    /// What is shown: an item, or by `representedElementKind` what stands beside items.
    open var indexPath = IndexPath(item: 0, section: 0)
    private var kind: String?
    private var isDecoration = false
    /// The frame as it would be without a transform; kept whole, so that a frame reads back as it was set.
    private var rect = CGRect.zero

    /// Makes attributes of the item 0 in the section 0, of a zero frame.
    public init() { super.init(making: .plain) }

    /// Not to be called. See ``ObjectMadeByClass``.
    @available(*, unavailable, message: "write T()")
    public required convenience init(making request: InstanceRequest) { self.init() }

    /// Makes attributes of an item, of a zero frame.
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }

    /// Makes attributes of a supplementary view, of a zero frame.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        kind = elementKind
    }

    /// Makes attributes of a decoration, of a zero frame.
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        kind = decorationViewKind
        isDecoration = true
    }

    // MARK: Element

    /// Whether an item is meant, a supplementary view or a decoration.
    open var representedElementCategory: UICollectionView.ElementCategory {
        kind == nil ? .cell : isDecoration ? .decorationView : .supplementaryView
    }

    /// The kind of the supplementary view or the decoration; nil for an item.
    open var representedElementKind: String? { kind }

    // MARK: Geometry

    /// The rectangle in the coordinates of the collection view. Under a transform the bounding box of the transformed
    /// rectangle; setting it sets `center` and `size`.
    open var frame: CGRect {
        get {
            if transform.isIdentity { return rect }
            let box = transform.boxOfTransformed(rect.size)
            return CGRect(
                x: rect.middle.x - box.width / 2, y: rect.middle.y - box.height / 2, width: box.width,
                height: box.height)
        }
        set {
            guard newValue.isFinite else { trap("frame of \(brief) set to \(newValue): every part must be finite") }
            rect = newValue
        }
    }

    /// The rectangle in the element's own coordinates: the size, at zero. Its origin stays zero.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: rect.size) }
        set { size = newValue.size }
    }

    /// The middle of the frame.
    open var center: CGPoint {
        get { rect.middle }
        set {
            frame = CGRect(
                x: newValue.x - rect.width / 2, y: newValue.y - rect.height / 2, width: rect.width,
                height: rect.height)
        }
    }

    /// The size without the transform. Setting it keeps `center`.
    open var size: CGSize {
        get { rect.size }
        set {
            let middle = rect.middle
            frame = CGRect(
                x: middle.x - newValue.width / 2, y: middle.y - newValue.height / 2, width: newValue.width,
                height: newValue.height)
        }
    }

    /// How the element is drawn around its centre. The identity by default.
    open var transform = CGAffineTransform.identity

    // MARK: Appearance

    /// Opacity from 0 to 1. 1 by default.
    open var alpha: CGFloat = 1

    /// Elements of a greater one are in front. 0 by default; among equals cells are behind supplementary views, and
    /// each kind is in the order of index paths.
    open var zIndex = 0

    /// Whether the element is not shown. False by default. No view is made for it.
    open var isHidden = false

    // MARK: Copies

    /// A copy, of the same class. A subclass copies its own properties on top of what `super` answers.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy: UICollectionViewLayoutAttributes = made(as: type(of: self))
        copy.indexPath = indexPath
        copy.kind = kind
        copy.isDecoration = isDecoration
        copy.rect = rect
        copy.transform = transform
        copy.alpha = alpha
        copy.zIndex = zIndex
        copy.isHidden = isHidden
        return copy
    }

    /// Whether the other object is of the same class and says the same. A subclass adds its own properties.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes, type(of: other) == type(of: self) else {
            return false
        }
        return element == other.element && rect == other.rect
            && transform == other.transform && alpha == other.alpha && zIndex == other.zIndex
            && isHidden == other.isHidden
    }

    /// Equal for equal attributes: of the element and where it is.
    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(element)
        for number in [rect.minX, rect.minY, rect.width, rect.height] { hasher.combine(number) }
        return hasher.finalize()
    }

    /// The class, the element and the frame.
    open override var description: String { "<\(type(of: self)) of \(element.brief), \(frame)>" }

    final var element: CollectionElement {
        CollectionElement(kind: kind, indexPath: indexPath, isDecoration: isDecoration)
    }

    /// The element in a message.
    final var brief: String {
        "layout attributes of \(element.brief)"
    }

    /// What the layout of this package makes, in one step.
    final func become(_ element: CollectionElement, frame: CGRect, zIndex: Int = 0) {
        indexPath = element.indexPath
        kind = element.kind
        isDecoration = element.isDecoration
        self.frame = frame
        self.zIndex = zIndex
    }
}
