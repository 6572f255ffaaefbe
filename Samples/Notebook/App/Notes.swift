import Foundation

/// The notes, the last one first.
@MainActor
final class Notes {
    static let didChange = Notification.Name("NotesDidChange")

    private(set) var texts: [String] = []

    init() {}

    func add(_ text: String) {
        texts.insert(text, at: 0)
        NotificationCenter.default.post(name: Self.didChange, object: self)
    }

    func remove(at index: Int) {
        texts.remove(at: index)
        NotificationCenter.default.post(name: Self.didChange, object: self)
    }
}
