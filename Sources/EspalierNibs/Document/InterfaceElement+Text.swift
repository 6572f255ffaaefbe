import Foundation

extension InterfaceElement {
    /// The root of an XML text of any kind, read under the same checks as interface files: no document type, no entities,
    /// nothing from outside.
    package static func root(
        of data: Data, name: String, limits: InterfaceLimits
    ) throws(InterfaceError) -> InterfaceElement {
        InterfaceElement(storage: try InterfaceReader.read(data, name: name, limits: limits), index: 0)
    }
}
