/// One run of shrinking: the document as it is so far, and what was done for it.
struct ShrinkRun {
    private(set) var draft: DraftDocument
    /// How many candidates were asked about.
    private(set) var asked = 0
    /// How many values the document had in the beginning.
    private let partCount: Int
    private let limit: Int
    private let classes: ScenarioClasses
    private let progress: (ScenarioShrinking.Progress) -> Void

    /// What was read is within its limits, so nothing that is made from it can be too large.
    private static let reading: ScenarioDocument.Options = {
        var options = ScenarioDocument.Options()
        (options.maxDepth, options.maxViews, options.maxSteps) = (.max, .max, .max)
        (options.maxRuleLength, options.maxBytes) = (.max, Int(Int32.max))
        return options
    }()

    /// - Returns: nil for a document that cannot be written and read again.
    init?(
        _ document: ScenarioDocument, classes: ScenarioClasses, limit: Int,
        progress: @escaping (ScenarioShrinking.Progress) -> Void
    ) {
        guard let read = Self.read(Array(document.json().utf8)) else { return nil }
        draft = DraftDocument(read.document, read.tree)
        self.classes = classes
        self.limit = limit
        self.progress = progress
        partCount = draft.parts.count
    }

    private static func read(_ json: [UInt8]) -> (document: ScenarioDocument, tree: JSONTree)? {
        guard let document = try? ScenarioDocument(json: json, options: reading), let tree = document.source else {
            return nil
        }
        return (document, tree)
    }

    /// Whether no more candidates may be asked about.
    var isAtLimit: Bool { asked >= limit }

    /// Shrinks the document until no pass finds anything more.
    mutating func run<Failure: Error>(
        while shows: (ScenarioDocument) throws(Failure) -> Bool
    ) throws(Failure) {
        var isFirst = true
        var hasChanged = true
        while hasChanged, !isAtLimit {
            hasChanged = false
            for (index, pass) in ShrinkPass.all.enumerated() {
                repeat {
                    guard try reduce(pass, while: shows) else { break }
                    hasChanged = true
                } while pass.repeats
                // Behind the steps, which are the fewest then, and before the views.
                if isFirst, index == 0, let edit = DraftEdit(namingPathsOf: draft, classes: classes) {
                    _ = try attempt(edit, while: shows)
                }
            }
            isFirst = false
        }
    }

    /// Leaves out as much as can be of one pass: large runs first, then smaller ones, and at last each by itself; the
    /// last ones first, because they stand on those before.
    ///
    /// - Returns: whether anything has changed.
    private mutating func reduce<Failure: Error>(
        _ pass: ShrinkPass, while shows: (ScenarioDocument) throws(Failure) -> Bool
    ) throws(Failure) -> Bool {
        var targets = pass.targets(draft)
        var size = targets.count
        var hasChanged = false
        while size > 0 {
            var end = targets.count
            while end > 0 {
                let start = max(0, end - size)
                if try take(targets, start..<end, of: pass, while: shows) {
                    hasChanged = true
                    targets = pass.targets(draft)
                }
                end = min(start, targets.count)
            }
            size = min(size, targets.count) / 2
        }
        return hasChanged
    }

    private mutating func take<Failure: Error>(
        _ targets: [ShrinkTarget], _ range: Range<Int>, of pass: ShrinkPass,
        while shows: (ScenarioDocument) throws(Failure) -> Bool
    ) throws(Failure) -> Bool {
        if try attempt(DraftEdit(targets[range], in: draft), while: shows) { return true }
        guard pass.areViews, holdOthers(targets, range) else { return false }
        return try attempt(DraftEdit(targets[range], in: draft, hoists: true), while: shows)
    }

    /// Whether some of the views hold views that are not among them.
    private func holdOthers(_ targets: [ShrinkTarget], _ range: Range<Int>) -> Bool {
        guard range.upperBound < targets.count, case .remove(let next) = targets[range.upperBound] else { return false }
        return targets[range].contains { target in
            if case .remove(let view) = target { draft.tree.end(view) > next } else { false }
        }
    }

    /// Asks about a candidate, and goes on with it if it shows what is looked for.
    private mutating func attempt<Failure: Error>(
        _ edit: DraftEdit, while shows: (ScenarioDocument) throws(Failure) -> Bool
    ) throws(Failure) -> Bool {
        guard !isAtLimit, let candidate = Self.read(edit.json(of: draft)) else { return false }
        asked += 1
        let isTaken = try shows(candidate.document)
        if isTaken { draft = DraftDocument(candidate.document, candidate.tree) }
        progress(.init(asked: asked, parts: draft.parts.count, partsAtFirst: partCount))
        return isTaken
    }
}
