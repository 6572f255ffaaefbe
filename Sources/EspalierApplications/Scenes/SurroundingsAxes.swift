import EspalierViews

/// The respects in which surroundings differ from the usual ones, and which two of them are looked at together: each value by
/// itself; of every two axes their ends; and both sides of where something begins or ends.
struct SurroundingsAxes: Sendable {
    var base = SceneSurroundings()
    /// By axis, its values besides the usual one, each an end: languages, directions, appearances.
    var plain: [[SceneSurroundings]] = []
    /// By axis, its values besides the usual one, from small to large: text sizes, lengths of texts.
    var ordered: [[SceneSurroundings]] = []

    /// What is looked at in any case.
    var planned: [SceneSurroundings] {
        let ends = ordered.map { [$0.first, $0.last].compactMap(\.self) }
        return unique([base] + plain.joined() + ordered.joined() + pairs(plain + ends))
    }

    /// All that may be looked at.
    var all: [SceneSurroundings] { unique(planned + pairs(plain + ordered)) }

    /// What is looked at besides, as something begins or ends at a value of an ordered axis.
    ///
    /// - Parameter shown: what shows in surroundings.
    func pairs(wherever shown: (SceneSurroundings) -> Set<String>) -> [SceneSurroundings] {
        let changing = ordered.map { values in
            let all = values.isEmpty ? [] : (values + [base]).sorted(by: SceneSurroundings.isSmaller)
            let changes = zip(all, all.dropFirst()).filter { shown($0) != shown($1) }
            return unique(changes.flatMap { [$0, $1] }).filter { $0 != base }
        }
        let known = Set(planned)
        return unique(pairs(plain + changing)).filter { !known.contains($0) }
    }

    private func pairs(_ axes: [[SceneSurroundings]]) -> [SceneSurroundings] {
        axes.indices.flatMap { one in
            axes[(one + 1)...].joined().flatMap { other in axes[one].map { merged($0, other) } }
        }
    }

    /// What differs from the usual in either.
    private func merged(_ one: SceneSurroundings, _ other: SceneSurroundings) -> SceneSurroundings {
        var result = one
        if other.language != base.language { result.language = other.language }
        if other.direction != base.direction { result.direction = other.direction }
        if other.textSize != base.textSize { result.textSize = other.textSize }
        if other.lengthening != base.lengthening { result.lengthening = other.lengthening }
        if other.appearance != base.appearance { result.appearance = other.appearance }
        return result
    }

    private func unique(_ list: [SceneSurroundings]) -> [SceneSurroundings] {
        var seen: Set<SceneSurroundings> = []
        return list.filter { seen.insert($0).inserted }
    }
}

extension SceneSurroundings {
    /// Of two that differ in text size or length alone: which one has the smaller texts.
    fileprivate static func isSmaller(_ one: SceneSurroundings, _ other: SceneSurroundings) -> Bool {
        one.textSize == other.textSize ? one.lengthening < other.lengthening : one.textSize < other.textSize
    }
}
