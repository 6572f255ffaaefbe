import EspalierControls
import EspalierLayout
import EspalierObservation
import EspalierScenarios
import EspalierViews
import Foundation

extension RecordingCore {
    /// Keeps a change, as the next step or as a part of the last one.
    func keep(_ change: RecordedChange) {
        counters.changes += 1
        if restored != nil {
            restored?.append(change)
            stream?.write(RecordedEntry(change: change, isConsequence: false))
            return
        }
        var isConsequence = true
        switch ChangeCause.current {
        case .code: isConsequence = false
        case .change:
            if case .deactivated = change { return lost.append(RecordedEntry(change: change, isConsequence: true)) }
            // What it follows from has happened outside.
            if isGeometryOfRoot(change) { isConsequence = false }
        case .pass(let number, let view):
            if isGeometryOfRoot(change) {
                // The pass of a document leaves its root where it is, and places the others by it.
                append(RecordedEntry(change: change, isConsequence: false))
                append(RecordedEntry(change: .layout(view), isConsequence: false))
                lastPass = number
                return
            }
            if lastPass != number || position < steps.count {
                append(RecordedEntry(change: .layout(view), isConsequence: false))
                lastPass = number
            }
        }
        append(RecordedEntry(change: change, isConsequence: isConsequence))
        guard !lost.isEmpty else { return }
        let waiting = lost
        lost = []
        for entry in waiting { append(entry) }
    }

    private func isGeometryOfRoot(_ change: RecordedChange) -> Bool {
        if case .geometry(let view, _, _) = change { view === root } else { false }
    }

    /// Keeps that code has set a property to the value that it has: the observers that heard it hear it again when the
    /// document is run. Nothing has changed, so that what was taken back can still be made again.
    func keepRepeated(_ view: UIView, _ setting: ScenarioSetting) {
        guard restored == nil, case .code = ChangeCause.current else { return }
        let entry = RecordedEntry(change: .repeated(view, setting), isConsequence: false)
        if position < steps.count { stream?.write(entry) } else { append(entry) }
    }

    private func append(_ entry: RecordedEntry) {
        forgetUndone()
        if !entry.isConsequence || steps.isEmpty {
            // A pass belongs to what made it necessary.
            if entry.change.beginsGroup || steps.isEmpty, !hasChangedInGroup {
                group += 1
                hasChangedInGroup = true
            }
            lastPass = nil
            if case .mark = entry.change { marks.append(steps.count) }
            steps.append((entries.count, group))
            position = steps.count
        }
        entries.append(entry)
        stream?.write(entry)
        if let limit, steps.count > limit + max(16, limit / 4) { fold(steps.count - limit) }
    }

    /// A change after some were taken back: those cannot be made again.
    private func forgetUndone() {
        guard position < steps.count else { return }
        entries.removeSubrange(steps[position].first...)
        steps.removeSubrange(position...)
        while let last = marks.last, last >= position { marks.removeLast() }
        releaseForgotten()
    }

    func mark(_ text: String) {
        hasChangedInGroup = false
        append(RecordedEntry(change: .mark(text), isConsequence: false))
        hasChangedInGroup = false
    }

    /// Makes the oldest steps part of the start.
    private func fold(_ count: Int) {
        let end = count < steps.count ? steps[count].first : entries.count
        for entry in entries[..<end] { _ = start.steps(of: entry) }
        entries.removeSubrange(..<end)
        steps.removeSubrange(..<count)
        for index in steps.indices { steps[index].first -= end }
        marks = marks.compactMap { $0 < count ? nil : $0 - count }
        position -= count
        foldedSteps += count
        counters.stepsFolded += count
        releaseForgotten()
    }

    /// Lets go of views that are away and that no step can bring back.
    private func releaseForgotten() {
        guard !away.isEmpty else { return }
        var reached: Set<ObjectIdentifier> = []
        for entry in entries {
            if let view = entry.change.movedView { reached.insert(ObjectIdentifier(view)) }
        }
        for (id, entry) in away where !reached.contains(id) {
            entry.token.invalidate()
            away[id] = nil
            entry.view.walkSubtree { view in
                known.remove(ObjectIdentifier(view))
                return true
            }
        }
    }
}
