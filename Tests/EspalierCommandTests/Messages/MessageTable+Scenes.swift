import TestSupport

@testable import EspalierCommand

// What is said about scenes of interface files that stand in place of documents.
extension MessageTable {
    static let scenes = [
        MessageGroup("scenes of interface files", sceneCalls, done: { "espalier \($0.joined(separator: " "))" }) {
            call in
            let mac = "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"><objects/></document>"
            let folder = try TemporaryFolder([
                "Main.storyboard": SceneCommandTests.storyboard().replacing("initialViewController=\"n\"", with: ""),
                "Mac.xib": mac, "Empty.xib": "<document><objects/></document>", "Broken.xib": "<document>",
            ])
            let run = CommandRun(
                call.map { $0.replacing("FOLDER", with: folder.path) }, environment: ["GIT_DIFF_PATH_COUNTER": "1"])
            return (run.errors + run.output).replacing(folder.path, with: "FOLDER")
        }
    ]

    private static let sceneCalls = [
        ["tree", "FOLDER/Main.storyboard#All"], ["tree", "FOLDER/Main.storyboard#nobody"],
        ["explain", "FOLDER/Main.storyboard", "l"], ["tree", "FOLDER/Main.storyboard", "--devices", "phones"],
        ["tree", "FOLDER/Main.storyboard", "--devices", "iPhone 1"], ["tree", "FOLDER/Mac.xib"],
        ["tree", "FOLDER/Empty.xib"], ["tree", "FOLDER/Broken.xib"], ["tree", "FOLDER/Gone.xib"],
        ["replay", "FOLDER/Main.storyboard#c"], ["diff", "FOLDER/Main.storyboard"],
        ["render", "FOLDER/Main.storyboard#c", "--step", "1"],
    ]
}
