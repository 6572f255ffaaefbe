import EspalierScenarios
import Foundation

/// Writes a recording in the form that the page reads: the tree once, then only what each step changed.
///
/// The form, version 1. Texts that come again are numbers in `texts`; -1 is none. Views are called by their ids.
///
///     version, title, texts,
///     classes     by id: the class
///     reasons     records [[rule text, origin, …], then four times
///                 [[name as assigned, name in the formula or -1, 1 for a limit that applies and 2 for one that
///                 changes nothing, rule, line, column, …], [id, attribute, …], formula]]
///     constraints [[identifier, place, relation, priority, multiplier, constant, text, first, second], …]; sides are
///                 [id, guide, attribute, 1 for vertical, share, offset, share, offset], the second one may be null
///     steps       title, json, line, and, where there is something:
///                 out         ids that leave their superviews
///                 in          [id, superview, index, …] that are put in after that
///                 frames      [gap from the id before, mask of x 1, y 2, width 4, height 8, the numbers, …]
///                 facts       [id, {n name, g tag, h hidden, a alpha, c clips, t text, l lines [[text, x, y, width,
///                             height, baseline, font size, weight], …], b bounds origin, m transform, s bounds size, o [[property, value], …],
///                             k what background and layer draw (LayerPiece), back to front}, …]: those that are others
///                             than before
///                 reasons     [gap, record, …]; record -1: none any more
///                 events      [[observer, kind, path, key path, old, new, from, parent, index, from index, indexes,
///                             batch, prior], …], eventCount
///                 constraints [[gap, …] that are not active any more, [gap, …] that are now]
///                 conflicts   [[broken, [constraint, …], [what is given, in words, …], [constraint that may be broken
///                             instead, text, [id, sum of x 1, y 2, width 4, height 8, …], …]], …]
///                 ambiguous   [id, sum of x 1, y 2, width 4, height 8, …], where it is another list than before
///                 placed      [id, …] that constraints place, where it is another list than before
///                 queries     [[id, answer], …]     diagnostics  [[path, message], …]
///                 failures    [[path, expected, got, query], …]
///                 screen      the picture of the screen (SVG) as a number of `texts`, where pictures were recorded
///                 widths      the step at other widths: {from, to, views, trees, findings}, or the number of the step
///                             that has the same. A number by width is itself, where it is always the same, or pieces
///                             [start, period, rise, the numbers of a period, …, start, …]; starts count from `from`.
///                             views [[id, x, y, width, height, [[start, {facts}], …],
///                             [[start, [[text, font size, weight, x, y, width, height, baseline], …]], …]], …],
///                             those that are ever another one than at the step; lists at the end may be missing.
///                             trees [[start, [id, superview, …]], …], where the hierarchy is ever another one.
///                             findings [[kind, what, fix, path, first width, last width, …], …], texts by numbers
///     error       step, message, fix, path, line, column; or null
///     expectations  how many were asked
///     widthNote     why steps have no other widths, in words; missing where they have, or nobody asked
struct InspectorData {
    let recording: ScenarioRecording
    /// How many events of one step the page shows; the others are only counted.
    let eventLimit: Int
    var texts = TextTable()
    /// Written reasons, by number.
    var records = TextTable()
    /// By id: what was written of the view last.
    var written: [WrittenView?] = []
    /// By id: the number of the reasons that were written last.
    var writtenRecords: [Int] = []
    /// By id: what the record was made from, which is told apart faster than what is written of it.
    var writtenCauses: [RuleCauses?] = []
    /// What was told of constraints last.
    var writtenStep = StepConstraints()
    /// The classes of views that are in no step's own tree; their ids follow those of the others.
    var newClasses: [Int] = []
    /// How many bytes may still be written of other widths; negative where they are used up.
    var widthRoom = 0
    /// The last step whose other widths were written.
    var widthStep: Int?
    var widthNote: String?
    /// How many bytes of pictures may still be written; negative where they are used up.
    var screenRoom = Self.mostScreenBytes
    /// The picture that was written last.
    var screen: Int?

    init(_ recording: ScenarioRecording, eventLimit: Int) {
        self.recording = recording
        self.eventLimit = eventLimit
    }

    /// The JSON of the recording.
    ///
    /// - Complexity: O(number of steps · number of views); memory for what is written.
    mutating func json() -> [UInt8] {
        let count = 1 + (recording.steps.lazy.flatMap { $0.snapshot.entries }.map(\.id).max() ?? -1)
        written = Array(repeating: nil, count: count)
        writtenRecords = Array(repeating: -1, count: count)
        writtenCauses = Array(repeating: nil, count: count)
        widthRoom = recording.mostWidthBytes
        widthNote = recording.widthNote
        var classes = [Int](repeating: -1, count: count)
        var places = [Int](repeating: -1, count: count)
        var before = HierarchySnapshot()
        var steps = JSONWriter(.embedded)
        steps.list { json in
            for step in recording.steps {
                for entry in step.snapshot.entries where classes[entry.id] < 0 {
                    classes[entry.id] = texts.number(of: entry.className)
                }
                write(step, before: before, places: places, to: &json)
                for entry in before.entries { places[entry.id] = -1 }
                for (index, entry) in step.snapshot.entries.enumerated() { places[entry.id] = index }
                before = step.snapshot
            }
        }
        let constraints = writtenConstraints(recording.constraints)
        var json = JSONWriter(.embedded)
        json.object { json in
            json.member("version") { $0.integer(1) }
            json.member("title") { $0.optional(recording.title) }
            json.member("expectations") { $0.integer(recording.expectationCount) }
            json.member("error") { Self.write(recording.error, to: &$0) }
            if let widthNote { json.member("widthNote") { $0.string(widthNote) } }
            json.member("classes") { $0.integers(classes + newClasses) }
            json.member("texts") { $0.list { list in for text in texts.texts { list.string(text) } } }
            json.member("reasons") { $0.list { list in for record in records.texts { list.written(record) } } }
            if !recording.constraints.isEmpty { json.member("constraints") { $0.written(constraints) } }
            json.member("steps") { $0.written(steps.text) }
        }
        return json.bytes
    }

    private static func write(_ error: ScenarioRunError?, to json: inout JSONWriter) {
        guard let error else { return json.null() }
        json.object { json in
            json.member("step") { $0.integer(error.step) }
            json.member("message") { $0.string(error.problem.message) }
            json.member("fix") { $0.string(error.problem.fix) }
            json.member("path") { $0.string(error.problem.path) }
            json.member("line") { $0.integer(error.problem.place?.line ?? 0) }
            json.member("column") { $0.integer(error.problem.place?.column ?? 0) }
        }
    }
}
