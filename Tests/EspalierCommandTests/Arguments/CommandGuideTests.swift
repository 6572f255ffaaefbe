import Foundation
import Testing

@testable import EspalierCommand

@Suite("The guide to the command")
struct CommandGuideTests {
    private static let package = (0..<4).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }

    @Test("shows the help of the command and of each subcommand as they are")
    func help() throws {
        let guide = try String(contentsOf: Self.package.appending(path: "Docs/Command.md"), encoding: .utf8)
        #expect(guide.contains("```\n$ espalier --help\n\(CommandHelp.overview)```\n"))
        for command in Subcommand.allCases {
            let block = "```\n$ espalier \(command.rawValue) --help\n\(CommandHelp.text(command))```\n"
            #expect(guide.contains(block), "\(command.rawValue)")
        }
    }
}
