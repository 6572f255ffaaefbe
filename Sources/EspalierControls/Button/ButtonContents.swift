import EspalierViews
import Foundation

/// A value for each of several states. Few have more than two.
struct StateValues<Value: Equatable>: Equatable {
    private var entries: [Entry] = []

    private struct Entry: Equatable {
        let state: UIControl.State
        var value: Value
    }

    /// The value of a state; where it has none, that of `.normal`.
    func value(for state: UIControl.State) -> Value? {
        own(state) ?? own(.normal)
    }

    private func own(_ state: UIControl.State) -> Value? {
        entries.first { $0.state == state }?.value
    }

    mutating func set(_ value: Value?, for state: UIControl.State) {
        entries.removeAll { $0.state == state }
        if let value { entries.append(Entry(state: state, value: value)) }
    }
}

/// What a button shows by state.
struct ButtonContents: Equatable {
    var titles = StateValues<String>()
    var attributedTitles = StateValues<AttributedText>()
    var titleColors = StateValues<UIColor>()
    var shadowColors = StateValues<UIColor>()
    var images = StateValues<UIImage>()
    var backgroundImages = StateValues<UIImage>()
}
