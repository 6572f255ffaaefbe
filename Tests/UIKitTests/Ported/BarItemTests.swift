import Testing
import UIKit

private final class Editor: UIViewController {
    private(set) var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        let space = UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
        let title = UIBarButtonItem(title: "Draft", style: .plain, target: nil, action: nil)
        let share = UIBarButtonItem(image: nil, style: .plain, target: self, action: nil)
        share.action = .init(Editor.share(_:))
        navigationItem.leftBarButtonItems = [title, space, share]
        let save = UIBarButtonItem(barButtonSystemItem: .save, target: self, action: Editor.save)
        navigationItem.rightBarButtonItem = save
    }

    func save() { log.append("save") }
    func share(_ sender: UIBarButtonItem) { log.append("share \(sender.isEnabled)") }
}

@Suite("Bar items with targets and actions")
struct BarItemTests {
    @Test("Neither target nor action: a space, a title, an image")
    func none() throws {
        let editor = Editor()
        editor.loadViewIfNeeded()
        let items = try #require(editor.navigationItem.leftBarButtonItems)
        #expect(items[0].title == "Draft" && items[0].target == nil && items[0].action == nil)
        #expect(items[1].target == nil && items[1].primaryAction == nil)
        items[0].performPrimaryAction()
        #expect(editor.log.isEmpty)
    }

    @Test(
        "Target and action are properties, read and set; a primary action goes first, and a disabled item does nothing")
    func properties() throws {
        let editor = Editor()
        editor.loadViewIfNeeded()
        let save = try #require(editor.navigationItem.rightBarButtonItem)
        #expect(save.target === editor && save.action != nil && save.primaryAction == nil)
        save.performPrimaryAction()
        let share = try #require(editor.navigationItem.leftBarButtonItems?.last)
        share.performPrimaryAction()
        #expect(editor.log == ["save", "share true"])
        save.action = .init(Editor.share)
        save.performPrimaryAction()
        save.isEnabled = false
        save.performPrimaryAction()
        #expect(editor.log.count == 3)
        share.primaryAction = UIAction { _ in }
        share.performPrimaryAction()
        save.isEnabled = true
        save.target = nil
        save.performPrimaryAction()
        #expect(editor.log.count == 3)
    }
}
