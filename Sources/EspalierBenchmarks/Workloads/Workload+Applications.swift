import EspalierApplications
import EspalierNibs
import EspalierRendering
import EspalierViews
import Foundation

extension Workload {
    static let applications = [
        Workload(ids: ["S5"], sizes: [1], run: lintUsual), Workload(ids: ["S6"], sizes: [1], run: lintAll),
    ]

    /// The files of others beside the project; nil where they are not there, and there is nothing to measure.
    private static var shared: URL? {
        var project = URL(filePath: #filePath)
        for _ in 0..<4 { project.deleteLastPathComponent() }
        let folder = project.deletingLastPathComponent().appending(path: "shared/interface-builder/files")
        return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
    }

    /// S5: all files in the usual settings, told as text: processor time.
    private static func lintUsual(_ n: Int) throws -> [Result] {
        guard let shared else { return [] }
        return [try lint("S5", shared, ApplicationLintOptions(), samples: 3)]
    }

    /// S6: all devices both ways, twelve text sizes, two more languages with their texts a third longer.
    private static func lintAll(_ n: Int) throws -> [Result] {
        guard let shared else { return [] }
        let folder = try translated(shared)
        defer { try? FileManager.default.removeItem(at: folder) }
        var options = ApplicationLintOptions()
        options.settings.devices = Device.all
        options.settings.orientations = [.portrait, .landscapeRight]
        options.settings.textSizes = try LayoutSweep.textSizes("XS,S,M,L,XL,XXL,XXXL,AX1,AX2,AX3,AX4,AX5")
        options.settings.languages = ["de", "ar"]
        return [try lint("S6", folder, options, samples: 1)]
    }

    private static func lint(
        _ id: String, _ folder: URL, _ options: ApplicationLintOptions, samples: Int
    ) throws -> Result {
        var times: [Double] = []
        var report = ApplicationReport()
        var length = 0
        for _ in 0..<samples {
            let start = clock()
            report = try Application(folder: folder).lint(options)
            length = report.text(FindingPaths(prefix: "")).utf8.count
            times.append(Double(clock() - start) / Double(CLOCKS_PER_SEC))
        }
        try WrongAnswer.check(report.errors.isEmpty && report.scenes > 0 && length > 0, "\(report.errors)")
        return Result(
            workload: id, variant: "processor time", n: report.scenes, unit: "s", samples: times,
            counters: [
                ("layouts", report.layouts), ("made", report.work.layouts), ("scenes built", report.work.stages),
                ("findings", report.findings.count),
            ])
    }

    /// A copy of a folder with string tables beside each file: in German each text with a third more words, in Arabic letters as
    /// long.
    private static func translated(_ folder: URL) throws -> URL {
        let copy = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.copyItem(at: folder, to: copy)
        let files = FileManager.default.enumerator(at: copy, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL }
        for file in files ?? [] where ["xib", "storyboard"].contains(file.pathExtension) {
            guard let document = try? InterfaceDocument(data: Data(contentsOf: file), name: file.lastPathComponent)
            else {
                continue
            }
            let name = file.deletingPathExtension().lastPathComponent
            for language in ["de", "ar"] {
                let lines = document.texts.map { text in
                    let value = language == "ar" ? arabic(text.value) : longer(text.value)
                    return "\"\(text.key)\" = \"\(value)\";"
                }
                let table = file.deletingLastPathComponent().appending(path: "\(language).lproj")
                try FileManager.default.createDirectory(at: table, withIntermediateDirectories: true)
                try lines.joined(separator: "\n").write(
                    to: table.appending(path: "\(name).strings"), atomically: false, encoding: .utf8)
            }
        }
        return copy
    }

    /// 1.3 times as long: its own beginning stands behind it once more.
    private static func longer(_ text: String) -> String {
        escaped(text + text.prefix(Int((Double(text.count) * 0.3).rounded(.up))))
    }

    private static func arabic(_ text: String) -> String {
        let letters = Array("ابتثجحخدذرزسشصضطظعغفقكلمنهوي")
        return escaped(
            String(
                text.map { letter in
                    guard letter.isLetter, let scalar = letter.unicodeScalars.first else { return letter }
                    return letters[Int(scalar.value) % letters.count]
                }))
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    }
}
