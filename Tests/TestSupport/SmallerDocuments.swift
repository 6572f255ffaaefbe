import Foundation

/// All documents that lack one thing of another one: a member of an object, an element of a list, or a view whose
/// subviews stand in its place. Knows nothing of the format but `subviews`.
package enum SmallerDocuments {
    /// - Returns: the documents as JSON, each with the path of what it lacks.
    package static func all(of json: String) throws -> [(lacking: String, json: String)] {
        let whole = try JSONSerialization.jsonObject(with: Data(json.utf8))
        return try ways(in: whole, []).map { way in
            let smaller = removing(way[...], from: whole)
            let data = try JSONSerialization.data(withJSONObject: smaller, options: [.sortedKeys])
            return (way.map(\.description).joined(), String(decoding: data, as: UTF8.self))
        }
    }

    private enum Part: CustomStringConvertible {
        case key(String)
        case index(Int)
        /// The view itself goes, its subviews stay.
        case hoisted(Int)

        var description: String {
            switch self {
            case .key(let key): ".\(key)"
            case .index(let index): "[\(index)]"
            case .hoisted(let index): "[\(index) hoisted]"
            }
        }
    }

    private static func ways(in value: Any, _ way: [Part]) -> [[Part]] {
        var found: [[Part]] = []
        if let object = value as? [String: Any] {
            for key in object.keys.sorted() {
                found.append(way + [.key(key)])
                found += ways(in: object[key] as Any, way + [.key(key)])
            }
        } else if let list = value as? [Any] {
            for (index, element) in list.enumerated() {
                found.append(way + [.index(index)])
                if case .key("subviews")? = way.last, let view = element as? [String: Any], view["subviews"] != nil {
                    found.append(way + [.hoisted(index)])
                }
                found += ways(in: element, way + [.index(index)])
            }
        }
        return found
    }

    private static func removing(_ way: ArraySlice<Part>, from value: Any) -> Any {
        guard let first = way.first else { return value }
        let rest = way.dropFirst()
        switch first {
        case .key(let key):
            var object = value as? [String: Any] ?? [:]
            object[key] = rest.isEmpty ? nil : removing(rest, from: object[key] as Any)
            return object
        case .index(let index):
            var list = value as? [Any] ?? []
            if rest.isEmpty { list.remove(at: index) } else { list[index] = removing(rest, from: list[index]) }
            return list
        case .hoisted(let index):
            var list = value as? [Any] ?? []
            let subviews = (list[index] as? [String: Any])?["subviews"] as? [Any] ?? []
            list.replaceSubrange(index...index, with: subviews)
            return list
        }
    }
}
