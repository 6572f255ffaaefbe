import Foundation

/// An archive that says of objects what is set inside their `init?(coder:)`: properties, and what they contain.
package protocol ObjectDecoding: NSCoder {
    /// Sets what the archive says of an object that is initialised but for the code of subclasses outside the package.
    func decodeContent(of object: AnyObject)
}

extension NSCoder {
    /// Sets what the archive says of an object, if it is one that does so.
    ///
    /// The last call of `init?(coder:)` of each class whose superclass has none. A class that sets anything after
    /// `super.init` goes by `super.init(frame:)` and calls this itself at the end, so that nothing of the package comes after
    /// what the archive says.
    package final func decode(_ object: AnyObject) {
        (self as? any ObjectDecoding)?.decodeContent(of: object)
    }
}
