import Foundation

/// A value of a `Contents.json`; what is missing or of another kind is nil.
struct AssetNode {
    private let value: Any?

    private init(value: Any?) { self.value = value }

    init(contentsOf url: URL, limit: Int) throws(AssetFailure) {
        let data = try AssetFile.bytes(of: url, atMost: max(limit, 0) &+ 1)
        if data.count > limit { throw AssetFailure(reason: "the file has more than \(limit) bytes") }
        guard let value = try? JSONSerialization.jsonObject(with: data), value is [String: Any] else {
            throw AssetFailure(reason: "the file is no JSON object")
        }
        self.value = value
    }

    subscript(key: String) -> AssetNode { AssetNode(value: (value as? [String: Any])?[key]) }

    var list: [AssetNode] { (value as? [Any] ?? []).map { AssetNode(value: $0) } }
    var text: String? { value as? String }
    var isTrue: Bool { (value as? NSNumber)?.boolValue ?? false }
    var isMissing: Bool { value == nil }

    /// A finite number.
    var number: Double? {
        guard let number = (value as? NSNumber)?.doubleValue, number.isFinite else { return nil }
        return number
    }
}
