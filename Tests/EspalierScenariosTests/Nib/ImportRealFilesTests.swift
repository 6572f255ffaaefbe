import EspalierNibs
import EspalierViews
import Foundation
import TestSupport
import Testing

@testable import EspalierScenarios

/// The interface files beside the package, read in place.
enum InterfaceFiles {
    static let folder = SharedFolder.there("interface-files")

    static func all() throws -> [URL] { SharedFolder.interfaceFiles(below: try #require(folder)) }
}

@Suite(
    "Real interface files, imported",
    .enabled(if: InterfaceFiles.folder != nil, "there is no folder ../shared/interface-files beside the package"))
struct ImportRealFilesTests {
    /// Three files have controllers without views only.
    static let withoutViews = [
        "Tests_Resources_StoryboardEmpty.storyboard", "Tests_Resources_StoryboardReferences.storyboard",
        "DuckDuckGo_Downloads.storyboard",
    ]

    /// Views whose frames come out otherwise than the file has them, and why.
    private static let differences = [
        // Switches are 51 wide here; the file has 49, and what stands beside one follows it.
        "Tests_Resources_StoryboardAllViews.storyboard 0 /4", "Tests_Resources_StoryboardAllViews.storyboard 0 /31",
        "DuckDuckGo_Base.lproj_Bookmarks.storyboard 3 /5/0/0", "DuckDuckGo_Base.lproj_Bookmarks.storyboard 3 /5/0/1",
        // The file has frames that its own constraints contradict.
        "Tests_Resources_StoryboardAttributes.storyboard 2 /0/0",
        "DuckDuckGo_Base.lproj_TabSwitcher.storyboard 1 /0/0/0/2/0",
        // A frame that is not rounded to pixels as its neighbour's is.
        "DuckDuckGo_Base.lproj_Onboarding.storyboard 0 /3",
        // Saved for an iPad, for which the constraint is not installed.
        "DuckDuckGo_Base.lproj_Tab.storyboard 0 /3/0/1",
    ]

    @Test("run, and their rules give the frames that the files have; what differs is known")
    func frames() throws {
        let files = try InterfaceFiles.all()
        #expect(files.count == 55)
        var counts = (trees: 0, views: 0, ruled: 0, rules: 0, leftOut: 0)
        var differences: [String] = []
        for file in files {
            let interface = try InterfaceDocument(contentsOf: file)
            let name = file.lastPathComponent
            #expect(interface.topViews.isEmpty == Self.withoutViews.contains(name), "\(name)")
            for (number, top) in interface.topViews.enumerated() {
                let imported = try InterfaceImport(interface, view: top.id, options: .rules)
                let document = try ScenarioDocument(json: imported.document.json())
                #expect(document == imported.document)
                let result = try document.simulate()
                #expect(result.error == nil, "\(name) \(number)")
                let views = try #require(result.steps.first?.views)
                #expect(views.count == document.root.views.count)
                #expect(result.steps.allSatisfy { $0.diagnostics.isEmpty })
                for (view, solved) in zip(document.root.views, views) {
                    counts.rules += view.rules.count
                    if !view.rules.isEmpty { counts.ruled += 1 }
                    let isSame = zip(view.frame.numbers, solved.frame.numbers).allSatisfy { abs($0 - $1) < 0.51 }
                    if !isSame { differences.append("\(name) \(number) \(solved.path)") }
                }
                counts.trees += 1
                counts.views += views.count
                counts.leftOut += imported.untranslated.count
            }
        }
        #expect(differences.sorted() == Self.differences.sorted())
        #expect(counts == (143, 996, 353, 1000, 379))
    }

    @Test("can be the root of a scenario")
    func realFiles() throws {
        var views = 0
        for file in try InterfaceFiles.all() where !Self.withoutViews.contains(file.lastPathComponent) {
            var nibs = ScenarioNibs()
            nibs.folder = file.deletingLastPathComponent().path
            for top in try InterfaceDocument(contentsOf: file).topViews {
                let id = try #require(top.id as String?)
                let root = #"{"nib": "\#(file.lastPathComponent)", "view": "\#(id)"}"#
                let document = try ScenarioDocument(json: #"{"espalier": 1, "root": \#(root)}"#)
                let result = try document.simulate(nibs: nibs)
                #expect(result.error == nil)
                views += result.steps.first?.views?.count ?? 0
            }
        }
        #expect(views > 1000)
    }
}
