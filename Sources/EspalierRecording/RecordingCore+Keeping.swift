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
        if case .arrangement(let stack, let old, _) = change, old.contains(where: { $0.view.superview !== stack }) {
            // A view is leaving.
            return lost.append(RecordedEntry(change: change, isConsequence: true))
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
        var entry = entry
        if !entry.isConsequence { lastPass = nil }
        entry.steps = now.steps(of: entry)
        stream?.write(entry)
        // What no step says belongs to the step before it, or to the start.
        if entry.steps.isEmpty && steps.isEmpty { return start = now }
        if !entry.steps.isEmpty, !entry.isConsequence {
            // A pass belongs to what made it necessary.
            if entry.change.beginsGroup || steps.isEmpty, !hasChangedInGroup {
                group += 1
                hasChangedInGroup = true
            }
        }
        place(entry, group)
        position = steps.count
        if let limit, steps.count > limit + max(16, limit / 4) { fold(steps.count - limit) }
    }

    /// Adds an entry with its steps.
    private func place(_ entry: RecordedEntry, _ group: Int) {
        let number = entries.count
        entries.append(entry)
        if entry.steps.isEmpty {
            // It happens with what further steps of the last entry say of it.
            var last = steps.count - 1
            while last >= 0, steps[last].first == number {
                steps[last].first += 1
                last -= 1
            }
            return
        }
        if case .mark = entry.change { marks.append(steps.count) }
        for place in entry.steps.indices {
            // Views come with the first step, all else happens with the last one.
            let isOver = entry.change.comesFirst && place > 0
            steps.append(Step(first: isOver ? number + 1 : number, entry: number, group: group))
        }
    }

    /// A change after some were taken back: those cannot be made again.
    private func forgetUndone() {
        guard position < steps.count else { return }
        // Of what it takes several steps to say, all stay or none.
        let end = steps[position].first
        entries.removeSubrange(end...)
        steps.removeAll { $0.entry >= end }
        position = steps.count
        while let last = marks.last, last >= position { marks.removeLast() }
        now = tree(before: end)
        releaseForgotten()
    }

    func mark(_ text: String) {
        hasChangedInGroup = false
        append(RecordedEntry(change: .mark(text), isConsequence: false))
        hasChangedInGroup = false
    }

    /// Makes the oldest steps part of the start.
    private func fold(_ least: Int) {
        var count = least
        while count < steps.count, steps[count].entry == steps[count - 1].entry { count += 1 }
        let end = count < steps.count ? steps[count].entry : entries.count
        start = tree(before: end)
        start.forgetReleased()
        start.forgetUnmeasured()
        let aside = start.beginAside()
        startSteps = aside.steps
        ruledLater = aside.later
        // What is left is written against the new start.
        let rest = entries[end...]
        var groups: [Int: Int] = [:]
        for step in steps[count...] { groups[step.entry] = step.group }
        entries = []
        steps = []
        marks = []
        now = start
        var last = 0
        for (number, entry) in zip(rest.indices, rest) {
            var entry = entry
            entry.steps = now.steps(of: entry)
            last = groups[number] ?? last
            if entry.steps.isEmpty && steps.isEmpty { start = now } else { place(entry, last) }
        }
        position = steps.count
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
        // Rules measure what stands aside.
        for (id, entry) in Array(away) where !reached.contains(id) && !now.contains(entry.view) {
            entry.token.invalidate()
            away[id] = nil
            entry.view.walkSubtree { view in
                known.remove(ObjectIdentifier(view))
                return true
            }
        }
    }
}
