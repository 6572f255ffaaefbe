import EspalierViews
import Foundation

/// Under what views are registered and wait for their next use.
struct ReuseKey: Hashable {
    /// The kind of a supplementary view; nil for cells.
    var kind: String?
    var identifier: String

    /// Of a decoration: its kind says everything.
    static func decoration(_ kind: String) -> ReuseKey { ReuseKey(kind: kind, identifier: kind) }
}

/// How views are made, and which wait. Nothing is ever listed in the order of the tables.
struct CollectionRegistry {
    enum Source {
        case byClass(UICollectionReusableView.Type)
        case factory((CGRect) -> UICollectionReusableView)
        case nib(UINib)
    }

    private var sources: [ReuseKey: Source] = [:]
    private var pools: [ReuseKey: [UICollectionReusableView]] = [:]
    /// What registrations are registered by, with the registrations.
    var identifiers: [ObjectIdentifier: (registration: ViewRegistration, identifier: String)] = [:]

    /// A class of reusable views as a source.
    static func source(_ viewClass: AnyClass?, _ kind: String) -> Source? {
        guard let viewClass else { return nil }
        guard let reusable = viewClass as? UICollectionReusableView.Type else {
            trap("\(viewClass) was registered for the decoration \"\(kind)\": it is no UICollectionReusableView")
        }
        return .byClass(reusable)
    }

    mutating func register(_ source: Source?, for key: ReuseKey) {
        sources[key] = source
    }

    func source(for key: ReuseKey) -> Source? { sources[key] }

    /// The view that has waited shortest.
    mutating func takeWaiting(_ key: ReuseKey) -> UICollectionReusableView? { pools[key]?.popLast() }

    mutating func put(_ view: UICollectionReusableView, _ key: ReuseKey) { pools[key, default: []].append(view) }
}
