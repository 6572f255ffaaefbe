/// The name of a type as `String(describing:)` gives it, without its module. That one asks a type first whether it conforms
/// to several protocols, and the first answer for a type takes the runtime a search through all that the program declares.
package func typeName(_ type: Any.Type) -> String { _typeName(type, qualified: false) }
