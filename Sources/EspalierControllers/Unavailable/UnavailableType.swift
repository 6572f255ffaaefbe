import EspalierControls
import Foundation

// Names that code from UIKit reaches for and that are not here. They are declared so that the compiler says what to do
// instead of "cannot find in scope". A declaration of the same name in one's own module goes first.

/// What stands behind the name of a class that is not here.
///
/// The compiler says what a mark says only of code that has the right types otherwise. So an object of this class has
/// all members, each of which takes all there is and is one more; the initialisers are the usual ones of the classes
/// that it stands for. Nothing of it does anything.
@dynamicMemberLookup
@dynamicCallable
open class UnavailableType: Hashable {
    /// Makes an object that does nothing, as the initialisers below do.
    public init() {}

    // MARK: Members

    /// Any member, to go on from.
    public final subscript(dynamicMember name: String) -> UnavailableType {
        get { self }
        set {}
    }

    /// Any member, as a value or an optional one.
    @_disfavoredOverload
    public final subscript<Value>(dynamicMember name: String) -> Value? {
        get { nil }
        set {}
    }

    /// Any member, as a condition.
    @_disfavoredOverload
    public final subscript(dynamicMember name: String) -> Bool { false }

    /// Any member of the class.
    public static subscript(dynamicMember name: String) -> UnavailableType { UnavailableType() }

    /// Any method. Answers this object.
    @discardableResult
    public final func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, Any?>) -> UnavailableType {
        self
    }

    /// Whether both are the same object.
    public static func == (lhs: UnavailableType, rhs: UnavailableType) -> Bool { lhs === rhs }

    /// Hashes the object's identity.
    public final func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}

// Initialisers, by their labels.
extension UnavailableType {
    /// As of renderers.
    public convenience init(size: CGSize) { self.init() }
    /// As of recognisers.
    public convenience init(target: Any?, action: Any?) { self.init() }
    /// As of display links.
    public convenience init(target: Any?, selector: Any?) { self.init() }
    /// As of alerts.
    public convenience init(title: String?, message: String?, preferredStyle: UnavailableType) { self.init() }
    /// As of what one can choose in alerts.
    public convenience init(
        title: String?, style: UnavailableType, handler: ((UnavailableType) -> Void)? = nil
    ) { self.init() }
    /// As of menus.
    public convenience init(title: String = "", children: [Any]) { self.init() }
    /// As of generators of feedback.
    public convenience init(style: UnavailableType) { self.init() }
    /// As of controllers that share.
    public convenience init(activityItems: [Any], applicationActivities: [Any]?) { self.init() }
    /// As of configurations of lists.
    public convenience init(appearance: UnavailableType) { self.init() }
    /// As of sizes of compositional layouts.
    public convenience init(widthDimension: UnavailableType, heightDimension: UnavailableType) { self.init() }
    /// As of items of compositional layouts.
    public convenience init(layoutSize: UnavailableType) { self.init() }
    /// As of sections of compositional layouts.
    public convenience init(group: UnavailableType) { self.init() }
    /// As of compositional layouts.
    public convenience init(section: UnavailableType) { self.init() }
    /// As of diffable data sources.
    public convenience init(
        tableView: UITableView, cellProvider: @escaping (UITableView, IndexPath, Any) -> UITableViewCell?
    ) { self.init() }
    /// As of diffable data sources.
    public convenience init(
        collectionView: UICollectionView,
        cellProvider: @escaping (UICollectionView, IndexPath, Any) -> UICollectionViewCell?
    ) { self.init() }
    /// As of swipe actions.
    public convenience init(actions: [UnavailableType]) { self.init() }
    /// As of one swipe action.
    public convenience init(
        style: UnavailableType, title: String?,
        handler: @escaping (UnavailableType, UnavailableType, (Bool) -> Void) -> Void
    ) { self.init() }
    /// As of interactions.
    public convenience init(delegate: Any) { self.init() }

    /// As of renderers.
    public final func image(actions: (UnavailableType) -> Void) -> UnavailableType { self }
}

/// What stands behind the name of a protocol that is not here.
public protocol UnavailableProtocol {}

// What stands behind a dot where one of the classes is asked for.
extension UnavailableType {
    /// As of alerts.
    public static var alert: UnavailableType { UnavailableType() }
    /// As of alerts.
    public static var actionSheet: UnavailableType { UnavailableType() }
    /// As of what one can choose in alerts.
    public static var `default`: UnavailableType { UnavailableType() }
    /// As of what one can choose in alerts.
    public static var cancel: UnavailableType { UnavailableType() }
    /// As of what one can choose in alerts, and of swipe actions.
    public static var destructive: UnavailableType { UnavailableType() }
    /// As of swipe actions.
    public static var normal: UnavailableType { UnavailableType() }
    /// As of devices.
    public static var pad: UnavailableType { UnavailableType() }
    /// As of devices.
    public static var phone: UnavailableType { UnavailableType() }
    /// As of generators of feedback.
    public static var light: UnavailableType { UnavailableType() }
    /// As of generators of feedback.
    public static var medium: UnavailableType { UnavailableType() }
    /// As of generators of feedback.
    public static var heavy: UnavailableType { UnavailableType() }
    /// As of lists.
    public static var plain: UnavailableType { UnavailableType() }
    /// As of lists.
    public static var insetGrouped: UnavailableType { UnavailableType() }
    /// As of compositional layouts.
    public static func fractionalWidth(_ fraction: CGFloat) -> UnavailableType { UnavailableType() }
    /// As of compositional layouts.
    public static func fractionalHeight(_ fraction: CGFloat) -> UnavailableType { UnavailableType() }
    /// As of compositional layouts.
    public static func absolute(_ points: CGFloat) -> UnavailableType { UnavailableType() }
    /// As of compositional layouts.
    public static func estimated(_ points: CGFloat) -> UnavailableType { UnavailableType() }
}
