import Testing
import UIKit

/// Views with a name of their own, as applications have them.
private final class Avatar: UIView {
    var name: String = "" {
        didSet { label.text = name }
    }
    let label = UILabel()
}

private final class Station: UIControl {
    let name: String

    init(name: String) {
        self.name = name
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

private class Player: UIView {
    struct Name: Equatable {
        var first: String
    }
    var name: Name? = Name(first: "Ada")
}

private final class Captain: Player {
    override var name: Name? {
        didSet { changes += 1 }
    }
    private(set) var changes = 0
}

private final class Row: UITableViewCell {
    func name(of index: Int) -> String { "row \(index)" }
}

@Suite("A subclass's own name")
struct NameTests {
    @Test("Is stored, constant, of another type, optional, or a method, and overridden")
    func own() {
        let avatar = Avatar()
        avatar.name = "Grace"
        #expect(avatar.name.count == 5 && avatar.label.text == "Grace")
        #expect(Station(name: "North").name.hasPrefix("N"))
        let captain = Captain()
        captain.name = Captain.Name(first: "Edith")
        #expect(captain.name?.first == "Edith" && captain.changes == 1)
        #expect(Row().name(of: 3) == "row 3")
        #expect(avatar[keyPath: \.name] == "Grace")
    }

    @Test("Leaves the view's name what it is: by that views are found, and it is observed")
    func besides() {
        let root = UIView()
        let avatar = Avatar()
        root.addSubview(avatar)
        avatar.name = "Grace"
        let view: UIView = avatar
        #expect(view.name == nil && root.view(named: "Grace") == nil)
        var heard: [String?] = []
        let token = view.observe(\.name, options: .new) { _, change in heard.append(change.newValue ?? nil) }
        view.name = "avatar"
        avatar.name = "Ada"
        #expect(heard == ["avatar"] && root.view(named: "avatar") === avatar && avatar.name == "Ada")
        token.invalidate()
        #expect(view.description.contains("avatar"))
    }
}
