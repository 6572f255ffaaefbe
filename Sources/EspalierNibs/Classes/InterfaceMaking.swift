import EspalierControllers
import EspalierControls
import EspalierViews
import Foundation

/// Makes objects of classes that are known at run time only.
enum InterfaceMaking {
    static func canMake(_ type: AnyClass) -> Bool {
        type is UIView.Type || type is UIViewController.Type || type is UIBarItem.Type
            || type is UINavigationItem.Type || type is UICollectionViewLayout.Type
            || type is NSLayoutConstraint.Type || type is UIGestureRecognizer.Type
            || type is any InterfaceCreatable.Type
    }

    /// Makes an object; nil where its initialiser fails.
    static func make(_ type: AnyClass, _ coder: NSCoder) -> AnyObject? {
        switch type {
        case let type as UIView.Type: type.init(coder: coder)
        case let type as UIViewController.Type: type.init(coder: coder)
        case let type as UIBarItem.Type: type.init(coder: coder)
        case let type as UINavigationItem.Type: type.init(coder: coder)
        case let type as UICollectionViewLayout.Type: type.init(coder: coder)
        case let type as NSLayoutConstraint.Type: type.init(fromInterface: coder)
        case let type as UIGestureRecognizer.Type: UIGestureRecognizer.make(of: type)
        case let type as any InterfaceCreatable.Type: type.init(coder: coder)
        default: nil
        }
    }

    /// The module of a class.
    static func module(of type: AnyClass) -> String? {
        let name = String(reflecting: type)
        return name.firstIndex(of: ".").map { String(name[..<$0]) }
    }

    /// The module of the program, as its file name tells it.
    static let mainModule = {
        let name = CommandLine.arguments.first.map { URL(fileURLWithPath: $0).lastPathComponent } ?? ""
        return String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    }()
}

/// What `init?(coder:)` gets of an object that is read from an interface file. It holds no values by keys, each answers
/// as absent: what the file says is set by the classes of the package, inside `super.init(coder:)`.
///
/// That happens once, for the object that comes first, and while its element is being made; an object that code makes with
/// the coder besides, or later, is one of an empty archive.
package final class InterfaceCoder: NSCoder, ObjectDecoding {
    /// What the object is made from.
    package let element: InterfaceElement
    private weak var builder: NibBuilder?

    init(_ element: InterfaceElement, _ builder: NibBuilder) {
        self.element = element
        self.builder = builder
        super.init()
    }

    package func decodeContent(of object: AnyObject) {
        guard let builder else { return }
        close()
        builder.decode(element, object)
    }

    /// Says that nothing is decoded any more.
    func close() { builder = nil }

    package override var allowsKeyedCoding: Bool { true }
    package override func containsValue(forKey key: String) -> Bool { false }
    package override func decodeObject(forKey key: String) -> Any? { nil }
    package override func decodeBool(forKey key: String) -> Bool { false }
    package override func decodeInteger(forKey key: String) -> Int { 0 }
    package override func decodeInt32(forKey key: String) -> Int32 { 0 }
    package override func decodeInt64(forKey key: String) -> Int64 { 0 }
    package override func decodeFloat(forKey key: String) -> Float { 0 }
    package override func decodeDouble(forKey key: String) -> Double { 0 }
}
