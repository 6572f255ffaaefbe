import EspalierApplications
import EspalierRendering
import EspalierSupport
import EspalierViews
import Foundation

extension CommandLineTool {
    /// `espalier devices`.
    func devices(_ options: CommandOptions) throws(CommandError) -> CommandStatus {
        let current = Set(Device.current.map(\.screen.portraitSize.listed))
        let rows = Device.all.map { device in
            let size = device.screen.portraitSize.listed
            let isCurrent = Device.current.contains { $0.name == device.name }
            return "\(device.name)\t\(size)\t\(PlainText.number(device.inches))\t\(device.isPad ? "pad" : "phone")"
                + "\t\(device.year)\(isCurrent ? "\tcurrent" : current.contains(size) ? "\tcurrent, as another" : "")\n"
        }
        return try write(rows.joined(), options)
    }

    /// `espalier kinds`.
    func kinds(_ options: CommandOptions) throws(CommandError) -> CommandStatus {
        let texts = LintKind.allCases.map { kind in
            let help = kind.help
            return "\(kind.rawValue) (\(kind.usualSeverity?.rawValue ?? "off")): \(kind.summary)\n  \(help.meaning)\n"
                + "  To mend it: \(help.mend)\n  \(help.silence)\n  For example: \(help.example)\n"
        }
        return try write(texts.joined(separator: "\n"), options)
    }
}

extension CGSize {
    /// As options write it.
    fileprivate var listed: String { "\(PlainText.number(Double(width)))x\(PlainText.number(Double(height)))" }
}
