import EspalierViews
import Foundation

/// Something that makes trees of objects again and again: the content of an interface file.
///
/// Where it comes from is the maker's affair; views and tables only ask for new objects.
open class UINib: UIKitObject {
    /// A key of the options of `instantiate(withOwner:options:)`.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The key's text.
        public let rawValue: String
        /// Makes a key.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The objects that stand for placeholders of the file, by identifier.
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }

    private let make: (Any?, [OptionsKey: Any]?) -> [Any]
    /// What the objects are made from, for who made the nib.
    package let content: AnyObject?

    /// Makes a nib.
    /// - Parameter make: Makes the objects at the top level, anew at each call; gets the owner.
    package convenience init(making make: @escaping (_ owner: Any?) -> [Any]) {
        self.init(content: nil) { owner, _ in make(owner) }
    }

    /// Makes a nib that objects are read from.
    /// - Parameters:
    ///   - content: What they are read from; held.
    ///   - make: Makes the objects at the top level, anew at each call; gets the owner and the options.
    package init(content: AnyObject?, making make: @escaping (_ owner: Any?, _ options: [OptionsKey: Any]?) -> [Any]) {
        self.content = content
        self.make = make
    }

    /// Makes the objects.
    ///
    /// - Parameters:
    ///   - ownerOrNil: The object that stands for the file's owner, or nil.
    ///   - optionsOrNil: `.externalObjects`, with a dictionary, for the placeholders that stand for other objects.
    /// - Returns: The objects at the top level, in the order of the file.
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
        make(ownerOrNil, optionsOrNil)
    }
}
