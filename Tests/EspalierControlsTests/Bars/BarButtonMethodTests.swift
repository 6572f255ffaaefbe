import EspalierControls
import EspalierViews
import TestSupport
import Testing

private final class Listener {
    var heard: [UIBarButtonItem] = []
    func tapped(_ item: UIBarButtonItem) { heard.append(item) }
}

@Suite("Bar buttons that call a method with themselves")
struct BarButtonMethodTests {
    @Test("With a title, with an image, of the system; the target is not held")
    func passing() {
        var listener: Listener? = Listener()
        let isHeld = { [weak target = listener] in target != nil }
        func items(_ target: Listener) -> [UIBarButtonItem] {
            [
                UIBarButtonItem(title: "Edit", style: .plain, target: target, action: Listener.tapped),
                UIBarButtonItem(image: nil, style: .done, target: target, action: Listener.tapped),
                UIBarButtonItem(barButtonSystemItem: .add, target: target, action: Listener.tapped),
            ]
        }
        let made = listener.map(items) ?? []
        made.forEach { $0.performPrimaryAction() }
        #expect(listener?.heard == made && made.count == 3)
        #expect(made[0].title == "Edit" && made[1].style == .done)
        listener = nil
        #expect(!isHeld())
        made.forEach { $0.performPrimaryAction() }
    }

    @Test("An action of a class that the target is not of stops the program")
    func wrongTarget() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let item = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
            let view = UIView()
            item.target = view
            item.action = .init(Listener.tapped)
            item.performPrimaryAction()
        }
        #expect(
            errorText(result).contains("UIBarButtonItem: the action is one of Listener, and the target is a UIView"))
    }
}
