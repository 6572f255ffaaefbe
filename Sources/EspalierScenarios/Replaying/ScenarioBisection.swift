import EspalierControls

/// What looking for the first step after which something does not hold has found.
public struct ScenarioBisection: Sendable, Equatable {
    /// What is said of one step.
    public enum Verdict: Sendable, Equatable {
        /// It holds.
        case good
        /// It does not hold.
        case bad
        /// Nobody can tell.
        case skipped
    }

    /// The first step after which it does not hold is one of these: one step, or several where those before the last
    /// were skipped. Nil where it holds at the end.
    public var steps: ClosedRange<Int>?
    /// The steps that were asked about, in that order.
    public var asked: [Int]
    /// How often the tree was built; 0 where somebody else looked.
    public var replays = 0

    /// Looks for the first step that is bad, given that all behind it are bad, too: where some are good again, it finds
    /// one that is bad and has a good one before it.
    ///
    /// - Parameters:
    ///   - last: The last step.
    ///   - judge: Says what is true after a step. Step 0 is the tree as it is built; before it all is good.
    /// - Complexity: log2 of the number of steps calls, and one for each step that is skipped.
    public init<Failure: Error>(
        through last: Int, judging judge: (Int) throws(Failure) -> Verdict
    ) throws(Failure) {
        asked = []
        var skipped: Set<Int> = []
        var good = -1
        var bad: Int?
        // The last step that anybody can tell of.
        for step in stride(from: last, through: 0, by: -1) {
            asked.append(step)
            let verdict = try judge(step)
            if verdict == .good { return }
            if verdict == .bad {
                bad = step
                break
            }
            skipped.insert(step)
        }
        guard var bad else { return }
        while let middle = Self.middle(good, bad, besides: skipped) {
            asked.append(middle)
            switch try judge(middle) {
            case .good: good = middle
            case .bad: bad = middle
            case .skipped: skipped.insert(middle)
            }
        }
        steps = (good + 1)...bad
    }

    /// The step nearest to the middle of two that nobody has been asked about; nil where there is none.
    private static func middle(_ good: Int, _ bad: Int, besides skipped: Set<Int>) -> Int? {
        guard bad - good > 1 else { return nil }
        let middle = good + (bad - good) / 2
        for distance in 0...(bad - good) {
            for step in [middle - distance, middle + distance] where step > good && step < bad {
                if !skipped.contains(step) { return step }
            }
        }
        return nil
    }
}

extension ScenarioDocument {
    /// The first step after which a condition does not hold.
    ///
    ///     let condition = try ScenarioCondition(expecting: #"{"expect": "title", "ambiguous": false}"#)
    ///     print(try document.bisected(while: condition).steps)
    ///
    /// It goes by halves, as ``ScenarioBisection/init(through:judging:)`` does. From a step after which the condition
    /// holds, the tree goes on to the next one that is asked about; only behind one that is bad it is built anew, so
    /// there are O(log n) replays of n steps. A run that an error ends is looked at up to there.
    ///
    /// - Parameters:
    ///   - condition: What holds in the beginning.
    ///   - classes: The classes that views may have.
    ///   - nibs: How the interface file is found that the root may be.
    ///   - fonts: The font files that texts are measured by whose fonts they have.
    /// - Throws: what is wrong with the classes of the document or its interface file, or why the tree cannot be built.
    public func bisected(
        while condition: ScenarioCondition, classes: ScenarioClasses = ScenarioClasses(),
        nibs: ScenarioNibs = ScenarioNibs(), fonts: FontBook = FontBook()
    ) throws(ScenarioReplayError) -> ScenarioBisection {
        let replay = ScenarioReplay(of: self, classes: classes, nibs: nibs, fonts: fonts)
        var last = steps.count
        do throws(ScenarioReplayError) {
            try replay.go(to: last)
        } catch {
            guard case .run(let end) = error, end.step > 0 else { throw error }
            last = end.step - 1
        }
        var found = try ScenarioBisection(through: last) { (step) throws(ScenarioReplayError) in
            try replay.go(to: step)
            return replay.holds(condition) ? .good : .bad
        }
        found.replays = replay.replays
        return found
    }
}
