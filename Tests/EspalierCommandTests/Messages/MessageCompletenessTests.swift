import Foundation
import Testing

/// A message of the sources that no row of the table brings about is found here.
@Suite("Messages of the sources")
struct MessageCompletenessTests {
    private static let sources = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Sources")

    private static let targets = [
        "EspalierCommand", "EspalierLayout", "EspalierNibs", "EspalierObservation", "EspalierRendering", "EspalierSLL",
        "EspalierScenarios", "EspalierText",
    ]

    /// What these say is no message: names of elements, descriptions of steps, help, reports, pictures and pages.
    private static let others = [
        "EspalierCommand/Arguments/CommandHelp", "EspalierCommand/Arguments/CommandUsage",
        "EspalierCommand/Arguments/CommandOption+Table", "EspalierCommand/Arguments/Completions",
        "EspalierCommand/Arguments/ManualPage", "EspalierCommand/Arguments/Shell", "EspalierCommand/Batch/",
        "EspalierCommand/CommandVersion", "EspalierCommand/Reports/", "EspalierCommand/Scenes/SceneDiff+",
        "EspalierLayout/Explanation/",
        "EspalierNibs/Properties/Known/", "EspalierNibs/Properties/Rules/", "EspalierRendering/Diff/",
        "EspalierRendering/Explain/ViewExplanation+Text", "EspalierRendering/Inspector/",
        "EspalierRendering/Explain/SupposedLayout+Text", "EspalierRendering/Explain/ConstraintExplanation",
        "EspalierRendering/Findings/LintKind", "EspalierRendering/Findings/ViewNamer", "EspalierRendering/Look/",
        "EspalierRendering/SVG/SVG",
        "EspalierRendering/Sweep/SweepPage",
        "EspalierRendering/Widths/", "EspalierRendering/Shrink/ScenarioDocument+SwiftTest",
        "EspalierScenarios/Streams/StepLines", "EspalierScenarios/Summaries/", "EspalierScenarios/SwiftSource/",
        "EspalierText/Tables/",
    ]

    /// What a caller's mistake stops the program with, and assumptions, stand in these calls.
    private static let stops = [
        "trap(", "precondition(", "preconditionFailure(", "assert(", "deprecated", "available(",
    ]

    /// Pieces of messages without a row, each group with the reason.
    private static let unsaid: [String] =
        // What cannot be brought about: the program's own mistakes, and codes that the XML parser does not give.
        [
            "scenarios have no such guide", "was not written down", "a piece of character data that does not end",
            "an element without an end tag",
            "something after the root element", "of the XML parser", ": no view was made of <",
            "; no registered class has a text", "has no result", "others take its place in every pass",
            // A page for a browser.
            #"<!DOCTYPE html><meta charset="utf-8"><style>@page { size:"#,
            #"px; margin: 0 } body { margin: 0 } img { display: block }</style><img src="picture.svg">"#,
            "the folder cannot be read", "allow it to be read, or write the paths of the files",
        ]
        // A file of ten million bytes: `ReadingTests` has the same with fewer.
        + [
            "a tag, a comment or a text has more than", "bytes, which is more than", "the system's XML parser reads",
            "make it shorter, or leave it out",
        ]
        // Tests of applications' folders hear these, and tests of decoding.
        + [
            "there is no such file or folder",
            "write the path of an application's folder, of a .storyboard, a .xib or a scenario document",
            ": warning: there is no storyboard, nib or scenario document in it that is",
            "looked at fix: name another folder, or see what the configuration includes and excludes",
            ": warning: nothing in it is translated into", ", all or longest", "fix: write some of",
            "mend it, or exclude it", "the same as before", "on other settings than before",
            "'--since' asks git, and there is no command 'git'", "install git, or leave '--since' out",
            "'--since' needs a clone of git, and", "is in none", "name a folder of a clone, or leave '--since' out",
            "git knows no revision",
            "write a branch, a tag or a commit, as in '--since origin/main'; a shallow clone may not have it",
            "' has failed:", "mend the clone, or leave '--since' out", "git cannot be started:",
            // What 'espalier kinds' prints.
            "To mend it:", "For example:",
            "tcurrent, as another", "note: what is ignored does not occur:", "note: gone from the baseline:",
            "of the outlet '", "is not called; list the outlet in",
            "'interfaceMembers' of the class, as 'espalier port' does",
            "objects stand around it, and no more may; take the views between out of the file",
            "objects stand around it, and the stack of this thread is too small for more; load the file on the",
            "main thread, or on one with a larger stackSize", "> is left out:",
        ]
        // Letters, in no message.
        + [#"ABCDEFGHIKLMNOPRSTUVWXYZabcdefhiklmnorstuvwxz0123456789 .:!?+-*'"=#%&äöüÄÖÜ"#]
        // Words of messages that other rows bring about in other cases.
        + ["a point or a size", "write another one"]
        // What takes thousands of objects, another thread's luck, or an object that goes at one certain moment.
        + [
            "controllers stand in one another", "more than 10000 controllers are contained", "notifications are nested",
            "an ended observation", "an object that is gone", "a key path of", "a view that is gone",
            "a view that it measures is gone", "left out)", "the tree has", "a file in",
        ]
        // How far a run has come.
        + [
            "looking at step", "looked at,", "values left",
        ]
        // What tests of their own pin: recording writes files, and what goes with steps.
        + [
            "it is no UTF-8", "recorded at", "; look at the change and run the test again", "in the rule of step",
            "the tree as it is built", "smallest: none, as", "no document can say what code has built here",
            "a document of this layout alone does not show it",
            // Of views that code places.
            "set its frame, or constrain it",
            // Code carries out segues, and no document.
            "the segue leads to '", "segues of the kind '", "' are not carried out",
            "there is no class of segues '", "'; the kind '", "' decides what is done; register it",
            "with InterfaceClasses.register(segue:)",
            // Notes of recordings, and steps that speak of kept views.
            "cannot stand in a document, and is left out", "cannot be written: frames of its views are set by steps",
            "a guide that a class makes for itself cannot be written down",
            "measures a view outside of the recording", "has a number that is not finite", "asks code",
            "keep a view before, by a step {\"keep\": VIEW}", "the kept views are \"//0\" to \"//",
            "nobody above takes the unwind action '", "': register it with",
        ]

    @Test("stand in messages.txt, all of them", arguments: targets)
    func complete(target: String) throws {
        let said = try String(contentsOf: MessageTable.file, encoding: .utf8)
            .split { $0.isWhitespace }.joined(separator: " ")
        let folder = Self.sources.appendingPathComponent(target)
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
        var texts = 0
        for path in paths where path.hasSuffix(".swift") {
            let name = "\(target)/\(path)"
            if Self.others.contains(where: { name.hasPrefix($0) }) { continue }
            let source = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
            let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
            for piece in SourceTexts(source).pieces {
                let near = lines[max(0, piece.line - 4)..<min(piece.line, lines.count)]
                if near.contains(where: { line in Self.stops.contains { line.contains($0) } }) { continue }
                texts += 1
                if Self.unsaid.contains(piece.text) || said.contains(piece.text) { continue }
                Issue.record("\(name):\(piece.line): no row of MessageTable brings about \"\(piece.text)\"")
            }
        }
        #expect(texts > 5, "the sources are at \(folder.path)")
    }
}
