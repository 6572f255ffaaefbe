import EspalierControls
import EspalierViews
import Foundation
import Testing

@testable import EspalierNibs

@Suite(
    "The 55 real files, laid out by their constraints",
    .enabled(if: RealFolder.isThere, "the folder ../shared/interface-files is not there"))
struct WholeFileTests {
    /// Views that come out otherwise, and why.
    static let differences = [
        // A table in a stack has no content size, and nothing else says how high it is.
        "DuckDuckGo_BrowsingMenu_BrowsingMenuViewController.storyboard HR0-BU-e9e",
        "DuckDuckGo_BrowsingMenu_BrowsingMenuViewController.storyboard Mqv-D2-X5j",
        "DuckDuckGo_BrowsingMenu_BrowsingMenuViewController.storyboard QrH-ru-nHf",
        "DuckDuckGo_BrowsingMenu_BrowsingMenuViewController.storyboard iK5-06-xwx",
        "DuckDuckGo_BrowsingMenu_BrowsingMenuViewController.storyboard mPw-NF-QvA",
        "DuckDuckGo_BrowsingMenu_BrowsingMenuViewController.storyboard p9P-yx-t6g",
        "DuckDuckGo_BrowsingMenu_BrowsingMenuViewController.storyboard ssw-57-OlQ",
        // Cells with 11 above and below, where 31 of 41 cells of such files have 15.
        "DuckDuckGo_Debug.storyboard 6RK-ug-mZa", "DuckDuckGo_Debug.storyboard CEs-qD-H1t",
        "DuckDuckGo_Debug.storyboard Nkj-yK-cgm", "DuckDuckGo_Debug.storyboard UrI-B0-rWf",
        "DuckDuckGo_Debug.storyboard gKw-J7-XIW", "DuckDuckGo_Debug.storyboard j3A-OZ-DWy",
        "DuckDuckGo_Debug.storyboard oIo-bO-bgn", "DuckDuckGo_Debug.storyboard pKD-Xm-Eu1",
        // Both labels are 20 points from the safe area by their constraints, and at its edge by their stored frames.
        "Tests_Resources_Launch_Screen.storyboard GJd-Yh-RWb",
        "Tests_Resources_Launch_Screen.storyboard obG-Y5-kRd",
        // A text view that scrolls has no content size, and nothing else says how wide it is.
        "Tests_Resources_ViewsWithTextColorAndBackgroundColor.xib sQd-pp-Obl",
    ]

    @Test("get the frames that they have stored, within half a point; what differs is known")
    func frames() throws {
        var counts = (roots: 0, views: 0)
        var differences: [String] = []
        for folder in ["IBDecodable", "duckduckgo-ios", "eidolon"] {
            for url in RealFolder.files(folder) {
                let document = try CanvasRun.document(url)
                for root in document.elements where root.isRootView && !root.isStale {
                    let run = try CanvasRun(document, root: #require(root.id))
                    counts.roots += 1
                    for (id, view, stored) in run.placedViews(below: root, of: document) {
                        counts.views += 1
                        if view.frame.agrees(with: stored) { continue }
                        differences.append("\(url.lastPathComponent) \(id)")
                    }
                }
            }
        }
        #expect(counts == (138, 365))
        #expect(differences.sorted() == Self.differences)
    }
}

extension CanvasRun {
    /// The views that constraints or stacks place, with the frames that the file holds for right.
    fileprivate func placedViews(
        below root: InterfaceElement, of document: InterfaceDocument
    ) -> [(id: String, view: UIView, stored: CGRect)] {
        document.elements.compactMap { element in
            guard !element.isStale, element.isBelow(root), let id = element.id, let view = views[id],
                !view.translatesAutoresizingMaskIntoConstraints, let stored = element.frame?.finiteRectangle
            else { return nil }
            return (id, view, stored)
        }
    }
}

extension InterfaceElement {
    /// A view at the top of a file, or a controller's.
    fileprivate var isRootView: Bool {
        first("rect") != nil && id != nil && (parent?.name == "objects" || key == "view")
    }

    /// Whether Interface Builder itself says that the stored frame is not the one that the constraints give.
    fileprivate var isStale: Bool { self["misplaced"] == "YES" || self["ambiguous"] == "YES" }
}
