import EspalierObservation
import EspalierViews
import Foundation
import TestSupport
import Testing

@testable import EspalierRelatives

@Suite("Docs/Relatives.md, 7: what a group index notices")
struct IndexNoticingRuleTests {
    /// How many keys are computed when something is asked.
    private func computed<Key>(_ index: GroupIndex<Key>, _ change: () -> Void) -> Int {
        let before = index.core.keysComputed
        change()
        #expect(index.core.keysComputed == before, "a key was computed by a change")
        _ = index.count
        return index.core.keysComputed - before
    }

    private func asked<Key>(_ root: UIView, _ key: @escaping (UIView) -> Key?) -> GroupIndex<Key> {
        let index = GroupIndex(of: root, by: key)
        _ = index.count
        return index
    }

    private final class Switch {
        @Observed var isOn = false
    }

    @Test("7.1 A view that comes gets a key, one that leaves is in no group, one that comes back gets a new key")
    func comingAndLeaving() {
        let family = Family()
        let index = asked(family.root) { $0.tag }
        let view = put(UIView(), "new", tag: 4)
        #expect(computed(index) { family.b.addSubview(view) } == 1)
        #expect(index[4] == [view])
        #expect(computed(index) { view.removeFromSuperview() } == 0)
        #expect(index[4].isEmpty && index.count == 6)
        view.tag = 5
        #expect(computed(index) { family.a.addSubview(view) } == 1)
        #expect(index[5] == [view] && index[4].isEmpty)
        #expect(computed(index) { family.a.removeFromSuperview() } == 0)
        #expect(computed(index) { family.b.addSubview(family.a) } == 5)
    }

    @Test("7.2 A property of the view that keys are computed from counts, and no other one")
    func ownProperties() {
        let family = Family()
        let index = asked(family.root) { $0.isHidden ? 0 : $0.frame.width }
        #expect(computed(index) { family.c.isHidden = true } == 1)
        #expect(computed(index) { family.d.frame.size.width = 3 } == 1)
        #expect(computed(index) { family.d.bounds.size.width = 4 } == 1)
        #expect(names(index.groups) == [0: ["a", "c", "e", "b", "f"], 4: ["d"]])
        let others = computed(index) {
            family.d.tag = 8
            family.d.name = "dee"
            family.d.alpha = 0.5
            family.root.isHidden = true
        }
        #expect(others == 0)
    }

    @Test("7.3 What a key reads of other objects counts, for the views whose keys have read it")
    func otherObjects() {
        let family = Family()
        let control = Switch()
        let index = asked(family.root) { view -> Int? in
            if view === family.e { return view.superview?.superview?.tag }
            if view === family.f { return control.isOn ? 1 : 0 }
            return nil
        }
        #expect(computed(index) { control.isOn = true } == 1)
        #expect(computed(index) { family.a.tag = 6 } == 1)
        #expect(names(index.groups) == [6: ["e"], 1: ["f"]])
        #expect(computed(index) { family.b.addSubview(family.c) } > 0)
        #expect(names(index.groups) == [0: ["e"], 1: ["f"]])
        family.b.tag = 7
        #expect(names(index.groups) == [1: ["f"], 7: ["e"]])
        #expect(computed(index) { family.a.tag = 9 } == 0, "it is not read any more")
    }

    @Test("7.4 A set of an equal value computes nothing, several changes compute one key")
    func severalChanges() {
        let family = Family()
        let index = asked(family.root) { $0.tag }
        #expect(computed(index) { family.c.tag = 0 } == 0)
        let several = computed(index) {
            for tag in 1...9 { family.c.tag = tag }
        }
        #expect(several == 1)
        #expect(index[9] == [family.c])
    }

    @Test("7.5 A move below the root computes the key of what moved, where keys read the superview; an order none")
    func moves() {
        let family = Family()
        let byTag = asked(family.root) { $0.tag }
        let byPlace = asked(family.root) { $0.superview?.name }
        #expect(computed(byTag) { family.b.addSubview(family.c) } == 0)
        #expect(computed(byPlace) {} == 1)
        #expect(names(byTag[0]) == ["a", "d", "b", "f", "c", "e"])
        #expect(names(byPlace["b"]) == ["f", "c"])
        #expect(computed(byTag) { family.b.sendSubviewToBack(family.c) } == 0)
        #expect(computed(byPlace) {} == 0)
        #expect(names(byPlace["b"]) == ["c", "f"])
        #expect(names(byTag[0]) == ["a", "d", "b", "c", "e", "f"])
    }

    @Test("7.6 Variables, relatives and other indexes are not noticed: invalidating is")
    func invalidating() {
        let family = Family()
        var limit = 0
        let byLimit = asked(family.root) { $0.tag > limit }
        #expect(computed(byLimit) { limit = -1 } == 0)
        #expect(computed(byLimit) { byLimit.invalidate(family.c) } == 1)
        #expect(byLimit.count(of: true) == 1)
        #expect(computed(byLimit) { byLimit.invalidate() } == 6)
        #expect(byLimit.count(of: true) == 6 && names(byLimit[true]).count == 6)
        let byRelative = asked(family.root) { $0.findFirstAncestor(by: [3])?.name }
        let byIndex = asked(family.root) { byLimit[true].first === $0 }
        #expect(computed(byRelative) { family.a.tag = 3 } == 0)
        #expect(computed(byRelative) { byRelative.invalidate() } == 6)
        #expect(names(byRelative["a"]) == ["c", "e", "d"])
        #expect(computed(byIndex) { family.a.removeFromSuperview() } == 0)
        byIndex.invalidate()
        #expect(names(byIndex[true]) == ["b"])
        #expect(
            computed(byIndex) {
                byIndex.invalidate(family.root)
                byIndex.invalidate(family.a)
                byIndex.invalidate(UIView())
            } == 0)
    }

    @Test("7.7 Answers are kept until their group changes, also where keys were computed again and are the same")
    func keptAnswers() {
        let tagged = TaggedFamily()
        let (family, index) = (tagged.family, tagged.index)
        func touched(_ change: () -> Void) -> Int {
            _ = index.groups
            let before = index.core.groups.touches
            change()
            _ = index.groups
            return index.core.groups.touches - before
        }
        #expect(touched {} == 0)
        #expect(touched { index.invalidate() } == 0)
        #expect(touched { put(UIView(), tag: 3, in: family.f) } == 0)
        // Of b and f, which come first now, only b is in a group, and the order of that is another one.
        #expect(touched { family.root.sendSubviewToBack(family.b) } == 1)
        #expect(touched { family.e.addSubview(family.f) } == 0)
        #expect(touched { family.e.tag = 2 } == 2)
        #expect(names(index.groups) == [1: ["a"], 2: ["b", "c", "e", "d"], 3: ["?"]])
    }

    @Test("7.8 A key closure may change the tree")
    func changingClosure() {
        let family = Family()
        family.c.tag = 9
        let index = GroupIndex(of: family.root) { view -> Int? in
            guard view.tag != 9 else {
                view.removeFromSuperview()
                return nil
            }
            if view === family.b, view.subviews.count < 2 { put(UIView(), "made", in: view) }
            return view.tag
        }
        #expect(names(index.groups) == [0: ["a", "d", "b", "f", "made"]])
        #expect(index.count == 5)
    }

    @Test("7.8 A key closure that changes what it has read runs once more, and no oftener")
    func changingOwnReads() {
        let family = Family()
        let settled = asked(family.root) { view -> Int in
            if view.tag == 0 { view.tag = 4 }
            return view.tag
        }
        #expect(settled.keys == [4] && settled.count(of: 4) == 6)
        #expect(settled.core.keysComputed == 6 + 6)
        let restless = asked(family.root) { view -> Int in
            view.tag += 1
            return view.tag
        }
        #expect(restless.core.keysComputed == 6 + 6)
        #expect(restless.keys == [6])
    }

    @Test("7.9 A key closure that asks its own index traps")
    func ownIndex() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let family = Family()
            var own: GroupIndex<Int>?
            own = GroupIndex(of: family.root) { own?.count(of: $0.tag) }
            _ = own?.count
        }
        let text = errorText(result)
        #expect(text.contains("keys must not ask their own index") && text.contains("root"), "\(text)")
    }

    @Test("7.9 A key closure that invalidates its own index traps")
    func ownInvalidation() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let family = Family()
            var own: GroupIndex<Int>?
            own = GroupIndex(of: family.root) { view in
                own?.invalidate()
                return view.tag
            }
            _ = own?.count
        }
        let text = errorText(result)
        #expect(text.contains("keys must not invalidate their own index") && text.contains("root"), "\(text)")
    }

    @Test("7.9 Key closures that change one another's keys for ever trap")
    func restless() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let root = UIView()
            let pair = [UIView(), UIView()]
            for view in pair { root.addSubview(view) }
            let index = GroupIndex(of: root) { view in
                pair[view === pair[0] ? 1 : 0].tag += 1
                return view.tag
            }
            _ = index.count
        }
        let text = errorText(result)
        #expect(text.contains("never come to rest"), "\(text)")
    }

    @Test(
        "7.10 A build with checks traps where a key has become another one unnoticed, another build answers as before")
    func checks() async {
        #if ESPALIER_CHECKS
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                let family = Family()
                var key = 1
                let index = GroupIndex(of: family.root) { _ in key }
                _ = index[1]
                key = 2
                _ = index[1]
            }
            // Optimised builds leave out what preconditions say.
            #if DEBUG
                #expect(errorText(result).contains("a group index answered"), "\(errorText(result))")
            #else
                #expect(result != nil)
            #endif
        #else
            let family = Family()
            var key = 1
            let index = asked(family.root) { _ in key }
            key = 2
            #expect(index[1].count == 6 && index[2].isEmpty)
            index.invalidate()
            #expect(index[1].isEmpty && index[2].count == 6)
        #endif
    }

    @Test("7.1 A view that leaves and comes back many times before a question has one key computed")
    func flickering() {
        let family = Family()
        let index = asked(family.root) { $0.tag }
        let keys = computed(index) {
            for number in 0..<1000 {
                family.e.tag = number
                family.e.removeFromSuperview()
                family.c.addSubview(family.e)
                family.b.addSubview(family.e)
                family.c.addSubview(family.e)
            }
            family.d.tag = 999
        }
        #expect(keys == 2)
        #expect(names(index[999]) == ["e", "d"])
    }
}
