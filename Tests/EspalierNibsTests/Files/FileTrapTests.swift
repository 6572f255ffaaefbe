import EspalierControllers
import EspalierControls
import EspalierViews
import Foundation
import TestSupport
import Testing

@testable import EspalierNibs

@Suite("Traps of interface files", .serialized)
struct FileTrapTests {
    /// Where a trap test puts its files: a process that traps leaves them, and its parent takes them away.
    static func folder(of process: Int32) -> URL {
        FileManager.default.temporaryDirectory.appendingPathComponent("espalier-trap-\(process)")
    }

    /// Puts a file into the folder, and hands it over as a bundle.
    static func withFile(_ name: String, _ text: String, _ body: (Bundle) -> Void) throws {
        let url = folder(of: getppid())
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        try text.write(to: url.appendingPathComponent(name), atomically: true, encoding: .utf8)
        if let bundle = Bundle(path: url.path) { body(bundle) }
    }

    @Test("A nib and a storyboard that cannot be read stop the program, and say what is wrong")
    func unreadable() async {
        defer { try? FileManager.default.removeItem(at: Self.folder(of: getpid())) }
        let nib = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            try FileTrapTests.withFile("Broken.xib", "<document><objects>") {
                _ = UINib(nibName: "Broken", bundle: $0)
            }
        }
        #expect(errorText(nib).contains("the nib 'Broken' cannot be used"))
        let storyboard = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            try FileTrapTests.withFile("Broken.storyboard", "<document><scenes>") {
                _ = UIStoryboard(name: "Broken", bundle: $0)
            }
        }
        #expect(errorText(storyboard).contains("the storyboard 'Broken' cannot be used"))
    }

    @Test("A storyboard that is not there stops the program with the places that were searched")
    func missing() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = UIStoryboard(name: "NoSuchStoryboard", bundle: nil)
        }
        #expect(errorText(result).contains("there is no storyboard 'NoSuchStoryboard': looked for"))
    }

    @Test("Asking the rows of a file for one that it does not have stops the program")
    func rows() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let sections = "<sections><tableViewSection><cells/></tableViewSection></sections>"
            let build = try Interface.nib("<tableView id=\"t\">\(sections)</tableView>").build()
            let table = build.object(id: "t") as? UITableView
            _ = table?.dataSource?.tableView(table ?? UITableView(), cellForRowAt: IndexPath(row: 4, section: 1))
        }
        #expect(errorText(result).contains("the interface file of a table has no row 4 in its section 1"))
    }

    @Test("A controller whose nib holds no view stops the program")
    func viewless() async {
        defer { try? FileManager.default.removeItem(at: Self.folder(of: getpid())) }
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            try FileTrapTests.withFile("Empty.xib", Interface.xib("")) {
                _ = UIViewController(nibName: "Empty", bundle: $0).view
            }
        }
        #expect(errorText(result).contains("the nib 'Empty' of UIViewController holds no view"))
    }
}
