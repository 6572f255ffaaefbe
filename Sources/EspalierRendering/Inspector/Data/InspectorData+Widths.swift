import EspalierControls
import EspalierScenarios
import EspalierViews
import Foundation

extension InspectorData {
    /// The step at other widths, as far as there is room; nothing where it has none.
    mutating func writeWidths(_ step: ScenarioRecording.Step, to json: inout JSONWriter) {
        guard let widths = step.widths, widthRoom >= 0 else { return }
        if let last = widthStep, recording.steps[last].snapshot.sharesAll(with: step.snapshot),
            recording.steps[last].widths == widths
        {
            return json.member("widths") { $0.integer(last) }
        }
        let before = newClasses
        var written = JSONWriter(.embedded)
        write(widths, of: step.snapshot, to: &written)
        widthRoom -= written.text.utf8.count
        if widthRoom < 0 {
            newClasses = before
            widthNote =
                "From step \(step.index) on there are no other widths: with these they would take more than "
                + "\(recording.mostWidthBytes >> 10) KB of the page."
            return
        }
        widthStep = step.index
        json.member("widths") { $0.written(written.text) }
    }

    private mutating func write(_ widths: StepWidths, of snapshot: HierarchySnapshot, to json: inout JSONWriter) {
        let first = written.count + newClasses.count
        newClasses += widths.newClasses.map { texts.number(of: $0) }
        let entries = snapshot.entries
        func id(_ view: Int) -> Int {
            view < 0 ? -1 : view < entries.count ? entries[view].id : first + view - entries.count
        }
        json.object { json in
            json.member("from") { $0.integer(widths.widths.lowerBound) }
            json.member("to") { $0.integer(widths.widths.upperBound) }
            json.member("views") { json in
                json.list { json in
                    for (number, view) in widths.views.enumerated() {
                        let known =
                            number < entries.count ? written[entries[number].id] ?? WrittenView() : WrittenView()
                        write(view, id(number), known, to: &json)
                    }
                }
            }
            let own = entries.enumerated().map { StepWidths.Place(view: $0, parent: $1.parent ?? -1) }
            if widths.trees.count > 1 || widths.trees.first?.value != own {
                json.member("trees") { json in
                    json.list { json in
                        for run in widths.trees {
                            json.list {
                                $0.integer(run.start)
                                $0.integers(run.value.flatMap { [id($0.view), id($0.parent)] })
                            }
                        }
                    }
                }
            }
            json.member("findings") { json in
                json.list { json in
                    for finding in widths.findings {
                        let names = [finding.kind.rawValue, finding.what, finding.fix, finding.path]
                        json.integers(
                            names.map { texts.number(of: $0) }
                                + finding.ranges.flatMap { [$0.lowerBound, $0.upperBound] })
                    }
                }
            }
        }
    }

    /// A view that is ever another one than the page knows it.
    private mutating func write(
        _ view: StepWidths.View, _ id: Int, _ known: WrittenView, to json: inout JSONWriter
    ) {
        var knownFacts = known.facts
        knownFacts.lines = []
        let rect = known.frame
        let numbers = [rect.origin.x, rect.origin.y, rect.width, rect.height].map { Double($0) }
        let hasFrame = zip(view.frame, numbers).allSatisfy { $0.constant == $1 }
        let hasFacts = view.facts.allSatisfy { $0.value == knownFacts }
        let lines = view.lines.first?.value ?? []
        let hasLines =
            view.lines.count == 1 && lines.count == known.facts.lines.count
            && zip(lines, known.facts.lines).allSatisfy { $0.isAlways($1) }
        if hasFrame && hasFacts && hasLines { return }
        json.list { json in
            json.integer(id)
            for track in view.frame { track.write(to: &json) }
            if hasFacts && hasLines { return }
            json.list { json in
                for run in view.facts where !hasFacts {
                    json.list { json in
                        json.integer(run.start)
                        json.object { run.value.write(differingFrom: knownFacts, to: &$0) }
                    }
                }
            }
            if hasLines { return }
            json.list { json in
                for run in view.lines {
                    json.list { json in
                        json.integer(run.start)
                        json.list { json in for line in run.value { write(line, to: &json) } }
                    }
                }
            }
        }
    }

    private mutating func write(_ line: StepWidths.Line, to json: inout JSONWriter) {
        json.list { json in
            json.integer(texts.number(of: line.text))
            json.number(line.fontSize)
            json.integer(line.weight)
            for track in line.tracks { track.write(to: &json) }
        }
    }
}

extension StepWidths.Line {
    /// Whether the line is the same at all widths, and another one.
    fileprivate func isAlways(_ line: VisibleText.Line) -> Bool {
        let numbers = [line.frame.minX, line.frame.minY, line.frame.width, line.frame.height, line.baseline]
        return text == line.text && weight == line.weight && abs(fontSize - Double(line.fontSize)) < 0.01
            && zip(tracks, numbers).allSatisfy { track, number in
                track.constant.map { abs($0 - Double(number)) < 0.01 } ?? false
            }
    }
}

extension WidthTrack {
    fileprivate func write(to json: inout JSONWriter) {
        if let constant { return json.number(constant) }
        json.list { json in
            for piece in pieces {
                json.integer(piece.start)
                json.integer(piece.first.count)
                json.number(piece.rise)
                for number in piece.first { json.number(number) }
            }
        }
    }
}
