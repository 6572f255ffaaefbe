import EspalierViews
import Foundation

/// What the height of a sheet is found from.
public protocol UISheetPresentationControllerDetentResolutionContext: AnyObject {
    /// The traits of the sheet's container.
    var containerTraitCollection: UITraitCollection { get }
    /// The height of the large detent, in points: the most that a detent's can be. What is covered at the bottom of the
    /// window does not count.
    var maximumDetentValue: CGFloat { get }
}

extension UISheetPresentationController {
    /// A height at which a sheet rests.
    public final class Detent: ObjectWithIdentity {
        /// What a detent is called.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            /// The name.
            public var rawValue: String
            /// Makes an identifier.
            public init(rawValue: String) { self.rawValue = rawValue }
            /// Makes an identifier.
            public init(_ rawValue: String) { self.rawValue = rawValue }
            /// That of `medium()`.
            public static let medium = Identifier("com.apple.UIKit.medium")
            /// That of `large()`.
            public static let large = Identifier("com.apple.UIKit.large")
        }

        /// What it is called.
        public let identifier: Identifier
        private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

        private let isNamed: Bool

        private init(
            _ identifier: Identifier, isNamed: Bool = true,
            _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) {
            self.identifier = identifier
            self.isNamed = isNamed
            self.resolver = resolver
        }

        /// Half of the container. Not there where there is little room upwards.
        public class func medium() -> Detent {
            Detent(.medium) { context in
                if context.containerTraitCollection.verticalSizeClass == .compact { return nil }
                return (context as? SheetDetentContext)?.half ?? context.maximumDetentValue / 2
            }
        }

        /// All the height that a sheet can have.
        public class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

        /// A height of one's own.
        ///
        /// - Parameters:
        ///   - identifier: what it is called; nil: a name that no other detent has.
        ///   - resolver: the height in points, without what is covered at the bottom of the window; nil: the detent is
        ///     not there at the moment. Asked at each layout of the sheet. Below zero counts as zero, above the large
        ///     detent as that.
        public class func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (_ context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent {
            Detent(identifier ?? Identifier(UUID().uuidString), isNamed: identifier != nil, resolver)
        }

        /// The height in a context; nil where the detent is not there.
        public func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
            resolver(context)
        }

        /// The class, and the identifier if it was given.
        public var description: String { isNamed ? "<Detent \(identifier.rawValue)>" : "<Detent>" }

        /// Whether both are the same object.
        public static func == (lhs: Detent, rhs: Detent) -> Bool { lhs === rhs }

        /// Hashes the object's identity.
        public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }
}

final class SheetDetentContext: UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat
    /// What `medium()` is.
    let half: CGFloat

    init(_ traits: UITraitCollection, maximum: CGFloat, half: CGFloat) {
        containerTraitCollection = traits
        maximumDetentValue = maximum
        self.half = half
    }
}
