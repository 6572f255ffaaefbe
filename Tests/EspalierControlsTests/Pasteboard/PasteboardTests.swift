import EspalierControls
import EspalierViews
import Foundation
import Testing

@Suite("UIPasteboard")
struct PasteboardTests {
    let board = UIPasteboard.withUniqueName()

    @Test("Text that is copied is there for whoever pastes it")
    func text() {
        #expect(board.string == nil && board.strings == nil && !board.hasStrings && board.numberOfItems == 0)
        board.string = "one"
        #expect(board.string == "one" && board.strings == ["one"] && board.hasStrings && board.numberOfItems == 1)
        #expect(board.types == ["public.utf8-plain-text"] && board.url == nil && !board.hasURLs)
        board.strings = ["two", "three"]
        #expect(board.string == "two" && board.strings == ["two", "three"] && board.numberOfItems == 2)
        board.string = nil
        #expect(board.items.isEmpty && board.string == nil)
    }

    @Test("Addresses, images and colours take the place of what was there")
    func others() throws {
        board.string = "text"
        let url = try #require(URL(string: "https://example.org"))
        board.url = url
        #expect(board.url == url && board.urls == [url] && board.hasURLs && board.string == nil)
        let image = UIImage(size: CGSize(width: 3, height: 4), scale: 2, name: "leaf")
        board.image = image
        #expect(board.image == image && board.images == [image] && board.hasImages && !board.hasURLs)
        board.color = .systemRed
        #expect(board.color == .systemRed && board.colors == [.systemRed] && board.hasColors && !board.hasImages)
        board.colors = nil
        #expect(board.numberOfItems == 0)
    }

    @Test("Values by type: one item may have several; the first one answers")
    func types() {
        board.items = [["public.utf8-plain-text": "leaf", "own.type": 7], ["own.other": true]]
        #expect(board.types == ["own.type", "public.utf8-plain-text"] && board.string == "leaf")
        #expect(board.value(forPasteboardType: "own.type") as? Int == 7)
        #expect(board.contains(pasteboardTypes: ["a", "own.type"]) && !board.contains(pasteboardTypes: ["own.other"]))
        board.addItems([["public.utf8-plain-text": "twig"]])
        #expect(board.numberOfItems == 3 && board.strings == ["leaf", "twig"])
        board.setData(Data([1, 2]), forPasteboardType: "own.data")
        #expect(board.data(forPasteboardType: "own.data") == Data([1, 2]) && board.numberOfItems == 1)
        board.setValue("no data", forPasteboardType: "own.data")
        #expect(board.data(forPasteboardType: "own.data") == nil)
    }

    @Test("Each change counts, and is posted")
    func changes() {
        nonisolated(unsafe) var posted = 0
        let token = NotificationCenter.default.addObserver(
            forName: UIPasteboard.changedNotification, object: board, queue: nil
        ) { _ in posted += 1 }
        defer { NotificationCenter.default.removeObserver(token) }
        board.string = "a"
        board.addItems([[:]])
        board.items = []
        #expect(board.changeCount == 3 && posted == 3)
    }

    @Test("Pasteboards of one name have the same items, until the name is forgotten")
    func names() throws {
        let name = UIPasteboard.Name("clippings of a test")
        #expect(UIPasteboard(name: name, create: false) == nil)
        let one = try #require(UIPasteboard(name: name, create: true))
        let other = try #require(UIPasteboard(name: name, create: false))
        one.string = "shared"
        #expect(other.string == "shared" && other.changeCount == 1 && other.name == name)
        #expect(board.string == nil && board.name != UIPasteboard.withUniqueName().name)
        UIPasteboard.remove(withName: name)
        #expect(UIPasteboard(name: name, create: false) == nil && one.string == nil)
        UIPasteboard.remove(withName: .general)
        #expect(UIPasteboard(name: .general, create: false) != nil)
    }

    @Test("The general pasteboard is one object for a thread, and another one elsewhere")
    func general() throws {
        let general = UIPasteboard.general
        let before = general.items
        defer { general.items = before }
        general.string = "here"
        #expect(UIPasteboard.general === general && general.name == .general)
        #expect(UIPasteboard(name: .general, create: false)?.string == "here")
        nonisolated(unsafe) var elsewhere: String? = "not asked"
        let done = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            elsewhere = UIPasteboard.general.string
            done.signal()
        }
        done.wait()
        #expect(elsewhere == nil)
    }
}
