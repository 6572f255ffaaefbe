import EspalierScenarios

/// Where a part of a tree stands in what the tree was made from.
package enum SourceMark: Sendable {
    /// A part of a document. Its place is looked up when all findings are known, as that takes a walk over the text.
    case document(ScenarioMark)
    /// A part of a file, with its place and what it is called there, such as an element of an interface file with its
    /// object id.
    case file(String, TextPlace, path: String)
    /// Nowhere: code has made it.
    case none
}

/// What a finding is about, so that those of two runs can be compared (see ``FindingIdentity``).
package enum FindingObject: Sendable {
    /// What the source calls it for good: a name, an object id.
    case id(String)
    /// What has no such name: the path of its place stands for it.
    case mark(SourceMark)
}

/// A mark, looked up.
struct SourcePlace {
    /// Nil for the file that is asked about, and where there is none.
    var file: String?
    var place: TextPlace?
    var path = ""
}

/// Looks marks up, all of a kind at once.
struct SourcePlaces {
    /// The document that the marks lead into; nil for trees without one.
    let document: ScenarioDocument?

    /// - Complexity: O(length of the document), and O(n log n) for n marks.
    func places(of marks: [SourceMark]) -> [SourcePlace] {
        var places = [SourcePlace](repeating: SourcePlace(), count: marks.count)
        var asked: [(index: Int, mark: ScenarioMark)] = []
        for (index, mark) in marks.enumerated() {
            switch mark {
            case .document(let mark): asked.append((index, mark))
            case .file(let file, let place, path: let path):
                places[index] = SourcePlace(file: file, place: place, path: path)
            case .none: break
            }
        }
        guard let document, !asked.isEmpty else { return places }
        for (index, found) in zip(asked.map(\.index), document.places(of: asked.map(\.mark))) {
            places[index] = SourcePlace(place: found.place, path: found.path)
        }
        return places
    }
}

/// What is known of a finding but where its parts stand: that is looked up for all findings together.
struct FindingParts: Sendable {
    var objects: [FindingObject] = []
    var related: [(text: String, mark: SourceMark)] = []
}

extension SourcePlaces {
    /// Tells findings where they stand and what they are about.
    ///
    /// - Parameter parts: of each finding its mark and its parts.
    func complete(_ findings: inout [LintFinding], _ parts: [(mark: SourceMark, parts: FindingParts)]) {
        var marks: [SourceMark] = []
        for (mark, parts) in parts {
            marks.append(mark)
            marks += parts.related.map(\.mark)
            for case .mark(let mark) in parts.objects { marks.append(mark) }
        }
        var found = places(of: marks)[...]
        for (index, (_, parts)) in parts.enumerated() {
            guard let own = found.popFirst() else { return }
            findings[index].file = own.file
            findings[index].place = own.place
            findings[index].documentPath = own.path
            findings[index].related = parts.related.map { text, _ in
                let place = found.popFirst() ?? SourcePlace()
                return LintFinding.Related(text: text, file: place.file, place: place.place, documentPath: place.path)
            }
            let ids = parts.objects.map { object in
                if case .id(let id) = object { return id }
                return found.popFirst()?.path ?? ""
            }
            findings[index].objects = Set(ids).sorted()
        }
    }
}
