import EspalierRendering

/// The groups by which a report counts and filters findings.
struct ReportFacets {
    enum Group: String, CaseIterable {
        case severity, kind, device, language, file

        var title: String {
            switch self {
            case .severity: "Severity"
            case .kind: "Kind"
            case .device: "Device"
            case .language: "Language"
            case .file: "File"
            }
        }
    }

    /// By group: each value with the number of its findings, and its token in the page.
    private(set) var values: [Group: [(value: String, count: Int, token: String)]] = [:]
    /// By finding: its tokens.
    private(set) var tokens: [[String]] = []

    /// - Parameter findings: each with the path of its file.
    init(_ findings: [(finding: ApplicationFinding, path: String)]) {
        tokens = Array(repeating: [], count: findings.count)
        for (letter, group) in zip("skdlf", Group.allCases) {
            var numbers: [String: Int] = [:]
            var list: [(value: String, count: Int, token: String)] = []
            for (index, entry) in findings.enumerated() {
                for value in Self.values(of: entry.finding, entry.path, group) {
                    let number = numbers[value] ?? list.count
                    if number == list.count {
                        numbers[value] = number
                        list.append((value, 0, "\(letter)\(number)"))
                    }
                    list[number].count += 1
                    tokens[index].append(list[number].token)
                }
            }
            // Files stand in the order of the page, devices from small to large, the rest by how many there are.
            switch group {
            case .file: break
            case .device:
                let order = Dictionary(
                    Device.all.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
                list = list.ordered { order[$0.value] ?? .max < order[$1.value] ?? .max }
            default: list = list.ordered { $0.count > $1.count }
            }
            values[group] = list
        }
    }

    private static func values(of finding: ApplicationFinding, _ path: String, _ group: Group) -> [String] {
        switch group {
        case .severity: [finding.severity.rawValue]
        case .kind: [finding.kind.rawValue]
        case .device: finding.devices
        case .language: finding.languages
        case .file: [path]
        }
    }

    /// The groups as lists of links that work as filters. A group with one value is none to choose from.
    func html() -> String {
        var html = ""
        for group in Group.allCases {
            let list = values[group] ?? []
            if list.count < 2, group != .kind, group != .file { continue }
            html += "<details class=\"group\" open><summary>\(group.title)</summary>\n<ul>\n"
            for (value, count, token) in list {
                let text = HTMLText.escaped(value)
                html +=
                    "<li><a href=\"#\" data-group=\"\(group.rawValue)\" data-token=\"\(token)\" data-value=\"\(text)\" title=\"\(text)\">"
                    + "<span>\(text)</span><em>\(count)</em></a></li>\n"
            }
            html += "</ul></details>\n"
        }
        return html
    }
}
