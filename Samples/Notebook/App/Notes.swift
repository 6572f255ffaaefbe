import Foundation

/// The notes, the last one first.
@MainActor
public final class Notes {
    public static let didChange = Notification.Name("NotesDidChange")

    public private(set) var texts: [String] = []

    public init() {}

    public func add(_ text: String) {
        texts.insert(text, at: 0)
        NotificationCenter.default.post(name: Self.didChange, object: self)
    }

    public func remove(at index: Int) {
        texts.remove(at: index)
        NotificationCenter.default.post(name: Self.didChange, object: self)
    }
}
