import EspalierViews
import Foundation
import Testing

private final class Interaction: UIInteraction {
    weak var view: UIView?
    var calls: [String] = []
    func willMove(to view: UIView?) { calls.append("will \(view?.tag ?? -1) \(self.view?.tag ?? -1)") }
    func didMove(to view: UIView?) {
        self.view = view
        calls.append("did \(view?.tag ?? -1)")
    }
}

@Suite("Interactions")
struct InteractionTests {
    private func view(_ tag: Int) -> UIView {
        let view = UIView()
        view.tag = tag
        return view
    }

    @Test("An interaction is told before and after it comes and leaves, and leaves the view that it is at first")
    func moving() {
        let (one, two) = (view(1), view(2)), interaction = Interaction()
        one.addInteraction(interaction)
        #expect(one.interactions.count == 1 && interaction.calls == ["will 1 -1", "did 1"])
        interaction.calls = []
        two.addInteraction(interaction)
        #expect(one.interactions.isEmpty && two.interactions.first === interaction)
        #expect(interaction.calls == ["will -1 1", "did -1", "will 2 -1", "did 2"])
        interaction.calls = []
        one.removeInteraction(interaction)
        #expect(interaction.calls.isEmpty)
        two.removeInteraction(interaction)
        #expect(interaction.calls == ["will -1 2", "did -1"] && two.interactions.isEmpty)
    }

    @Test("Setting the list takes away what is not in it, and adds the others")
    func setting() {
        let one = view(1), (first, second, third) = (Interaction(), Interaction(), Interaction())
        one.interactions = [first, second]
        #expect(one.interactions.map { ObjectIdentifier($0) } == [first, second].map { ObjectIdentifier($0) })
        first.calls = []
        second.calls = []
        one.interactions = [second, third]
        #expect(first.calls == ["will -1 1", "did -1"] && second.calls.isEmpty && third.view === one)
    }

    @Test("Generators of feedback count what would have been felt")
    func feedback() {
        let impact = UIImpactFeedbackGenerator(style: .heavy)
        impact.prepare()
        #expect(impact.feedbackCount == 0 && impact.style == .heavy && UIImpactFeedbackGenerator().style == .medium)
        impact.impactOccurred()
        impact.impactOccurred(intensity: 0.5)
        #expect(impact.feedbackCount == 2)
        let notification = UINotificationFeedbackGenerator(), selection = UISelectionFeedbackGenerator()
        notification.notificationOccurred(.success)
        selection.selectionChanged()
        #expect(notification.feedbackCount == 1 && selection.feedbackCount == 1)
        #expect(UIImpactFeedbackGenerator(style: .soft, view: UIView()).style == .soft)
    }

    @Test("A snapshot is a plain view of the same size")
    func snapshot() {
        final class Laying: UIView {
            var passes = 0
            override func layoutSubviews() { passes += 1 }
        }
        let view = Laying(frame: CGRect(x: 5, y: 6, width: 70, height: 80))
        view.addSubview(UIView())
        let before = view.snapshotView(afterScreenUpdates: false)
        #expect(view.passes == 0 && before?.frame == CGRect(x: 0, y: 0, width: 70, height: 80))
        #expect(before?.subviews.isEmpty ?? false)
        _ = view.snapshotView(afterScreenUpdates: true)
        #expect(view.passes == 1)
        let part = view.resizableSnapshotView(
            from: CGRect(x: 1, y: 2, width: 3, height: 4), afterScreenUpdates: false, withCapInsets: .zero)
        #expect(part?.frame == CGRect(x: 0, y: 0, width: 3, height: 4))
    }
}

@Suite("Changes of the tint")
struct TintChangeTests {
    private final class Tinted: UIView {
        var changes = 0
        var told: (() -> Void)?
        override func tintColorDidChange() {
            changes += 1
            told?()
        }
    }

    @Test("A view hears of another tint, and so do those below it that say nothing of their own")
    func inherited() {
        let (root, middle, own, leaf) = (Tinted(), Tinted(), Tinted(), Tinted())
        root.addSubview(middle)
        root.addSubview(own)
        middle.addSubview(leaf)
        own.tintColor = .red
        #expect(own.changes == 1)
        root.tintColor = .green
        #expect([root, middle, own, leaf].map(\.changes) == [1, 1, 1, 1])
        root.tintColor = .green
        #expect(root.changes == 1)
        root.tintColor = nil
        #expect([root, middle, own, leaf].map(\.changes) == [2, 2, 1, 2])
    }

    @Test("Dimming is told too, to all that take it over")
    func dimming() {
        let (root, own, normal) = (Tinted(), Tinted(), Tinted())
        root.addSubview(own)
        root.addSubview(normal)
        own.tintColor = .red
        normal.tintAdjustmentMode = .normal
        let before = own.changes
        root.tintAdjustmentMode = .dimmed
        #expect(root.changes == 1 && own.changes == before + 1 && normal.changes == 0)
        #expect(own.tintColor != .red && normal.tintColor == root.traitTint)
    }

    @Test("A view that was taken away meanwhile is not told")
    func moved() {
        let (root, first, second) = (Tinted(), Tinted(), Tinted())
        root.addSubview(first)
        root.addSubview(second)
        first.told = { second.removeFromSuperview() }
        root.tintColor = .red
        #expect(first.changes == 1 && second.changes == 0)
    }
}

extension UIView {
    /// The tint as it is without dimming.
    fileprivate var traitTint: UIColor { .systemBlue }
}
