import Testing
import UIKit

/// A view around another one, whose class is a parameter.
private final class Padded<Content: UIView>: UIView {
    let content = Content()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(content)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

private final class Dot: UIView {
    private(set) var log = ["stored"]

    override init(frame: CGRect) {
        super.init(frame: frame)
        log.append("init(frame:)")
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

/// It has initialisers of its own only.
private final class Meter: UIView {
    let limit: Int

    init(limit: Int) {
        self.limit = limit
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

private final class Note: UITableViewCell {
    private(set) var styles: [CellStyle] = []

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        styles.append(style)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

private final class Screen: UIViewController {
    private(set) var made = 0

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        made += 1
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

private func make<View: UIView>(_ type: View.Type = View.self) -> View { View() }
private func make<View: UIView>(frame: CGRect) -> View { View(frame: frame) }
private func makeCell<Cell: UITableViewCell>() -> Cell { Cell() }
private func makeController<Controller: UIViewController>() -> Controller { Controller() }

@Suite("Objects of classes that are parameters")
struct GenericMakingTests {
    @Test("A view is made by its own init(frame:), in generic functions and types")
    func views() {
        let dot: Dot = make()
        #expect(dot.log == ["stored", "init(frame:)"] && dot.frame == .zero)
        let placed: Dot = make(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(placed.log == dot.log && placed.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(make(UISwitch.self).bounds.size == UISwitch().bounds.size)
        let padded = Padded<Padded<Dot>>()
        #expect(padded.content.content.log == dot.log && padded.subviews == [padded.content])
        #expect(type(of: make(UILabel.self)) == UILabel.self)
        let known: UIView.Type = Dot.self
        #expect((known.init() as? Dot)?.log == dot.log)
    }

    @Test("A cell is made by init(style:reuseIdentifier:), a controller by init(nibName:bundle:)")
    func others() {
        let note: Note = makeCell()
        #expect(note.styles == [.default] && note.reuseIdentifier == nil)
        #expect(note.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
        let screen: Screen = makeController()
        #expect(screen.made == 1 && screen.nibName == nil && !screen.isViewLoaded)
        let navigation: UINavigationController = makeController()
        #expect(navigation.viewControllers.isEmpty)
    }

    @Test(
        "A class with initialisers of its own compiles without init(frame:), and stops the program if that is asked for"
    )
    func missing() async {
        #expect(Meter(limit: 3).limit == 3)
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let meter: Meter = make()
            print(meter.limit)
        }
        let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
        #expect(text.contains("unimplemented initializer 'init(frame:)'") && text.contains("Meter"))
    }
}
