import EspalierApplications
import Foundation

// The report of `espalier lint --html`.
extension CommandLineTool {
    /// Writes a report: one file, or a folder. Its index takes the place of another one when all that it names is there, and
    /// what only the other one named is removed then, so that there is a whole report at any time.
    func write(_ report: ReportPage, to place: String) throws(CommandError) {
        let files = report.allFiles()
        if place.hasSuffix(".html") {
            for file in files { try write(file.bytes, making: place) }
            return
        }
        let folder = place.count > 1 && place.hasSuffix("/") ? String(place.dropLast()) : place
        for file in files { try write(file.bytes, making: "\(folder)/\(file.path)") }
        let named = Set(files.map(\.path))
        for (part, endings) in [("pictures", [".svg"]), ("inspector", [".html", ".css", ".js"])] {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(part)")) ?? []
            for name in names
            where !named.contains("\(part)/\(name)") && endings.contains(where: { Self.isNameOfReport(name, $0) }) {
                unlink("\(folder)/\(part)/\(name)")
            }
        }
    }

    /// Whether a report has called a file so, after its content: nothing else is ever removed.
    private static func isNameOfReport(_ name: String, _ ending: String) -> Bool {
        let digits = name.dropLast(ending.count)
        return name.hasSuffix(ending) && digits.utf8.count == 32
            && digits.utf8.allSatisfy { (48...57).contains($0) || (97...102).contains($0) }
    }

    private func write(_ bytes: [UInt8], making path: String) throws(CommandError) {
        let buffer = OutputBuffer(path) {
            try ResultFolder.makeFolders(of: path)
            return try ReplacingFile(path, interruption)
        }
        try buffer.write(bytes)
        try buffer.finish()
    }
}
