import Testing
import UIKit

@testable import Notebook

@Suite("The notebook, as its user meets it")
struct NotebookTests {
    private func phone(_ controller: UIViewController) -> UIWindow {
        let window = UIWindow(screen: .iPhone14)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return window
    }

    private func find<Found: UIView>(_ type: Found.Type, in view: UIView) -> [Found] {
        ((view as? Found).map { [$0] } ?? []) + view.subviews.flatMap { find(type, in: $0) }
    }

    @Test("a note that was written stands in the list")
    func write() throws {
        try InterfaceFolder(PortedFolder.url, modules: [PortedFolder.module]).use {
            let notes = Notes()
            let navigation = NoteListController.inNavigation(notes)
            let window = phone(navigation)
            // The plus sign, at the end of the bar.
            let bar = navigation.navigationBar
            window.tap(at: bar.convert(CGPoint(x: bar.bounds.maxX - 20, y: bar.bounds.midY), to: nil))
            window.layoutIfNeeded()
            #expect(navigation.topViewController?.title == "New note")
            let field = try #require(find(UITextField.self, in: window).first)
            let keep = try #require(find(UIButton.self, in: window).first { $0.currentTitle == "Keep" })
            #expect(!keep.isEnabled)
            window.tap(field)
            window.typeText("Milk")
            window.tap(keep)
            window.layoutIfNeeded()
            #expect(notes.texts == ["Milk"])
            let cell = try #require(find(NoteCell.self, in: window).first)
            #expect(cell.note == "Milk" && cell.frame.width == 390)
            // The label is as the file places it, and as the outlet's observer sets it.
            let label = try #require(find(UILabel.self, in: cell).first)
            #expect(label.numberOfLines == 2 && label.frame.minX == cell.contentView.layoutMargins.left)
        }
    }
}
