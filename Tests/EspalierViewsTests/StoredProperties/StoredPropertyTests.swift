import EspalierViews
import Foundation
import TestSupport
import Testing

@Suite("Stored properties")
struct StoredPropertyTests {
    final class Card: UIView {}
    final class Token {}

    static let gap = StoredProperty<UIView, Double>(default: 8)
    static let otherGap = StoredProperty<UIView, Double>(default: 8)
    static let role = StoredProperty<UIView, String?>(default: nil)
    static let rank = StoredProperty<Card, Int>(default: 1)
    static let partner: StoredProperty<UIView, UIView?> = .weak()
    static let token = StoredProperty<UIView, Token?>(default: nil)
    static let list = StoredProperty<UIView, [Int]>(default: [])

    @Test("A view without a value reads the default, and keeps what is written")
    func readAndWrite() {
        let view = UIView()
        #expect(view[stored: Self.gap] == 8)
        view[stored: Self.gap] = 12
        #expect(view[stored: Self.gap] == 12)
        #expect(UIView()[stored: Self.gap] == 8)
        #expect(Self.gap.defaultValue == 8)
        view[stored: Self.list].append(3)
        view[stored: Self.list].append(4)
        #expect(view[stored: Self.list] == [3, 4])
    }

    @Test("The key's identity is the key: two keys of one type and default are apart")
    func identity() {
        let view = UIView()
        view[stored: Self.gap] = 1
        #expect(view[stored: Self.otherGap] == 8)
        view[stored: Self.otherGap] = 2
        #expect(view[stored: Self.gap] == 1)
    }

    @Test("nil is a value of an optional property; taking the value out brings back the default")
    func removal() {
        let view = UIView()
        let optional = StoredProperty<UIView, Int?>(default: 5)
        #expect(view[stored: optional] == 5)
        view[stored: optional] = nil
        #expect(view[stored: optional] == nil)
        view.removeStoredValue(of: optional)
        #expect(view[stored: optional] == 5)
        view.removeStoredValue(of: optional)
        #expect(view[stored: optional] == 5)
    }

    @Test("A property of a subclass")
    func ofSubclass() {
        let card = Card()
        card[stored: Self.rank] += 4
        #expect(card[stored: Self.rank] == 5)
        card[stored: Self.gap] = 3
        #expect(card[stored: Self.gap] == 3)
    }

    @Test("A property of a subclass asked of another view is the caller's bug")
    func ofWrongClass() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let view = UIView()
            view.name = "plain"
            _ = view[stored: Self.rank]
        }
        let text = errorText(result)
        #expect(text.contains("plain") && text.contains("is no Card, whose stored property was asked for"), "\(text)")
    }

    @Test("Strong values live and die with their view")
    func lifetime() {
        weak var released: Token?
        do {
            let view = UIView()
            do {
                let token = Token()
                released = token
                view[stored: Self.token] = token
            }
            #expect(released != nil)
            #expect(view[stored: Self.token] === released)
        }
        #expect(released == nil)
    }

    @Test("A value that is overwritten is released")
    func overwritten() {
        weak var released: Token?
        let view = UIView()
        do {
            let token = Token()
            released = token
            view[stored: Self.token] = token
        }
        view[stored: Self.token] = nil
        #expect(released == nil)
    }

    @Test("A weak property does not hold: it reads nil once the object is gone")
    func weakValues() {
        let view = UIView()
        var partner: UIView? = UIView()
        #expect(view[stored: Self.partner] == nil)
        view[stored: Self.partner] = partner
        #expect(view[stored: Self.partner] === partner)
        weak let released = partner
        partner = nil
        #expect(released == nil)
        #expect(view[stored: Self.partner] == nil)
        let next = UIView()
        view[stored: Self.partner] = next
        #expect(view[stored: Self.partner] === next)
        view[stored: Self.partner] = nil
        #expect(view[stored: Self.partner] == nil)
    }

    @Test("Two views that point at one another weakly are released")
    func weakCycle() {
        weak var released: UIView?
        do {
            let one = UIView()
            let other = UIView()
            released = one
            one[stored: Self.partner] = other
            other[stored: Self.partner] = one
        }
        #expect(released == nil)
    }

    @Test("Many properties on one view, against a dictionary", arguments: UInt64(1)...5)
    func many(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let keys = (0..<40).map { StoredProperty<UIView, Int>(default: -$0) }
        let view = UIView()
        var model: [Int: Int] = [:]
        for step in 0..<2000 {
            let key = random.below(keys.count)
            switch random.below(3) {
            case 0:
                view[stored: keys[key]] = step
                model[key] = step
            case 1:
                view.removeStoredValue(of: keys[key])
                model[key] = nil
            default:
                break
            }
            let read = random.below(keys.count)
            #expect(view[stored: keys[read]] == model[read] ?? -read, "seed \(seed), step \(step)")
        }
    }

    @Test("Values stay where a view moves, and are not seen by other views")
    func independentOfTheTree() {
        let root = UIView()
        let view = makeView("view", in: root)
        view[stored: Self.role] = "title"
        view.removeFromSuperview()
        UIView().addSubview(view)
        #expect(view[stored: Self.role] == "title")
        #expect(root[stored: Self.role] == nil)
    }
}
