import EspalierRendering
import EspalierSupport

extension ApplicationReport {
    /// The findings for reading.
    ///
    /// - Parameters:
    ///   - paths: how files are called.
    ///   - limit: how many findings of a kind are told of one object at most; the rest is counted.
    public func text(_ paths: FindingPaths, limit: Int = 20) -> String {
        var text = ""
        // How many were told of each kind and object, and what was left out, by the same keys.
        var counts: [String: Int] = [:]
        var left: [(key: String, finding: ApplicationFinding, count: Int)] = []
        var places: [String: Int] = [:]
        for finding in findings {
            let keys = Set(finding.objects.isEmpty ? [""] : finding.objects).ordered().map {
                "\(finding.kind.rawValue) \(finding.file) \($0)"
            }
            if let full = keys.first(where: { counts[$0, default: 0] >= limit }) {
                if let index = places[full] {
                    left[index].count += 1
                } else {
                    places[full] = left.count
                    left.append((full, finding, 1))
                }
                continue
            }
            for key in keys { counts[key, default: 0] += 1 }
            text += finding.text(paths)
        }
        for (key, finding, count) in left {
            let object = key.split(separator: " ").last ?? ""
            text +=
                "\(PlainText.line(paths.path(of: finding.file))): \(finding.kind.rawValue): \(count) more about "
                + "'\(PlainText.line(String(object)))'; --format json lists all\n"
        }
        return text
    }

    /// What the last line says: scenes, layouts, findings by weight, what is silenced, in the baseline, and unknown classes.
    ///
    /// - Parameter seconds: how long it took; nil leaves it out.
    public func summary(seconds: Double?) -> String {
        var parts = [
            "\(scenes) \(scenes == 1 ? "scene" : "scenes")",
            "\(layouts.grouped) \(layouts == 1 ? "layout" : "layouts")",
        ]
        let counts = [LintSeverity.error, .warning, .note].compactMap { severity -> String? in
            let count = findings.count { $0.severity == severity }
            return count == 0 ? nil : "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
        }
        parts.append(counts.isEmpty ? "no findings" : counts.joined(separator: ", "))
        if silenced > 0 { parts.append("\(silenced) silenced") }
        if known > 0 { parts.append("\(known) in the baseline") }
        if !errors.isEmpty { parts.append("\(errors.count) \(errors.count == 1 ? "file" : "files") broken") }
        if !passedOver.isEmpty {
            let kinds = Set(passedOver.map(\.what)).sorted().joined(separator: ", ")
            parts.append("\(passedOver.count) passed over (\(kinds))")
        }
        if !unknownClasses.isEmpty {
            let names = unknownClasses.sorted()
            let rest = names.count > 3 ? ", …" : ""
            parts.append(
                "\(names.count) unknown \(names.count == 1 ? "class" : "classes") (\(PlainText.line(names.prefix(3).joined(separator: ", ")))\(rest))"
            )
        }
        if isInterrupted { parts.append("interrupted before the rest") }
        if let seconds { parts.append("\(PlainText.number((seconds * 10).rounded() / 10)) s") }
        return parts.joined(separator: "; ") + "\n"
    }

    /// How many findings of each kind there are, the most frequent first.
    public var statistics: String {
        let counts = LintKind.allCases.map { kind in (kind, findings.count { $0.kind == kind }) }.filter { $0.1 > 0 }
        return counts.ordered { $0.1 > $1.1 }.map { "\($0.1)\t\($0.0.rawValue)\t\($0.0.summary)\n" }.joined()
    }
}

extension ApplicationReport {
    /// Takes over what another report has, for the last line and the status.
    package mutating func add(_ other: ApplicationReport) {
        findings += other.findings
        scenes += other.scenes
        layouts += other.layouts
        silenced += other.silenced
        known += other.known
        gone += other.gone
        unusedIgnores += other.unusedIgnores
        unknownClasses.formUnion(other.unknownClasses)
        errors += other.errors
        passedOver += other.passedOver
        isInterrupted = isInterrupted || other.isInterrupted
    }
}

extension ApplicationFinding {
    /// `FILE:LINE:COLUMN: SEVERITY: KIND: what`, below it where it shows, other places that have a part in it, and the fix.
    func text(_ paths: FindingPaths) -> String {
        let place = place.map { ":\($0)" } ?? ""
        var text =
            "\(PlainText.line(paths.path(of: file)))\(place): \(severity.rawValue): \(kind.rawValue): "
            + "\(PlainText.line(message))\n"
        if !occurrence.isEmpty { text += "  \(PlainText.line(occurrence))\n" }
        for other in related {
            let place = other.place.map { ":\($0)" } ?? ""
            text +=
                "  with \(PlainText.line(paths.path(of: other.file ?? file)))\(place): \(PlainText.line(other.text))\n"
        }
        return text + "  fix: \(PlainText.line(fix))\n"
    }
}

extension Int {
    /// With a comma before each three digits.
    var grouped: String {
        var digits = String(magnitude)
        var parts: [String] = []
        while digits.count > 3 {
            parts.insert(String(digits.suffix(3)), at: 0)
            digits.removeLast(3)
        }
        return (self < 0 ? "-" : "") + ([digits] + parts).joined(separator: ",")
    }
}
