import Testing
import UIKit

private var noteKey: UInt8 = 0
private var otherKey = 0.5

/// A class of one's own that objects can be attached to.
private final class Model: AssociatedObjectHolder {
    var associatedObjects: AssociatedObjects?
}

extension UIView {
    fileprivate var note: String? {
        get { objc_getAssociatedObject(self, &noteKey) as? String }
        set { objc_setAssociatedObject(self, &noteKey, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC) }
    }
}

private final class Attached {
    let onEnd: () -> Void
    init(_ onEnd: @escaping () -> Void) { self.onEnd = onEnd }
    deinit { onEnd() }
}

@Suite("Associated objects")
struct AssociationTests {
    @Test("are read under the key that they were set under, replaced, and taken away")
    func keys() {
        let (one, other) = (UIView(), UIView())
        one.note = "first"
        objc_setAssociatedObject(one, &otherKey, 7, .OBJC_ASSOCIATION_RETAIN)
        #expect(one.note == "first" && other.note == nil)
        #expect(objc_getAssociatedObject(one, &otherKey) as? Int == 7)
        one.note = "second"
        #expect(one.note == "second")
        one.note = nil
        #expect(one.note == nil && objc_getAssociatedObject(one, &otherKey) as? Int == 7)
        objc_removeAssociatedObjects(one)
        #expect(objc_getAssociatedObject(one, &otherKey) == nil)
    }

    @Test("can be attached to views, guides, constraints, anchors, bar items, controllers and own holders")
    func holders() {
        let view = UIView()
        let holders: [Any] = [
            view, UILayoutGuide(), view.widthAnchor.constraint(equalToConstant: 1), view.leadingAnchor,
            UIBarButtonItem(), UIViewController(), Model(),
        ]
        for (index, holder) in holders.enumerated() {
            #expect(objc_getAssociatedObject(holder, &noteKey) == nil)
            objc_setAssociatedObject(holder, &noteKey, nil, .OBJC_ASSOCIATION_RETAIN)
            #expect((holder as? any AssociatedObjectHolder)?.associatedObjects == nil)
            objc_setAssociatedObject(holder, &noteKey, index, .OBJC_ASSOCIATION_RETAIN)
        }
        for (index, holder) in holders.enumerated() {
            #expect(objc_getAssociatedObject(holder, &noteKey) as? Int == index)
            objc_removeAssociatedObjects(holder)
            #expect(objc_getAssociatedObject(holder, &noteKey) == nil)
        }
        #expect(objc_getAssociatedObject("a text", &noteKey) == nil)
    }

    @Test("go with their object, when they are replaced, and not before")
    func lifetimes() {
        var ended: [Int] = []
        for makes in [{ UIView() as Any }, { UILayoutGuide() }, { NSLayoutConstraint() }, { UIViewController() }] {
            ended = []
            do {
                let holder = makes()
                for number in 1...2 {
                    let attached = Attached { ended.append(number) }
                    objc_setAssociatedObject(holder, &noteKey, attached, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
                }
                #expect(ended == [1])
            }
            #expect(ended == [1, 2])
        }
    }

    @Test("are not held where they are assigned, and read as nil once they are gone")
    func unheld() {
        let view = UIView()
        do {
            let other = UIView()
            objc_setAssociatedObject(view, &noteKey, other, .OBJC_ASSOCIATION_ASSIGN)
            #expect(objc_getAssociatedObject(view, &noteKey) as? UIView === other)
        }
        #expect(objc_getAssociatedObject(view, &noteKey) == nil)
        objc_setAssociatedObject(view, &noteKey, 3, .OBJC_ASSOCIATION_ASSIGN)
        #expect(objc_getAssociatedObject(view, &noteKey) as? Int == 3)
    }

    @Test("are copied where that is asked for")
    func copies() {
        let view = UIView()
        let text = NSMutableAttributedString(string: "before")
        objc_setAssociatedObject(view, &noteKey, text, .OBJC_ASSOCIATION_COPY)
        text.mutableString.append(" and after")
        #expect((objc_getAssociatedObject(view, &noteKey) as? NSAttributedString)?.string == "before")
    }

    @Test("may use their object while they go")
    func reentrance() {
        let view = UIView()
        view.note = "here"
        var seen: String?
        objc_setAssociatedObject(
            view, &otherKey, Attached { [weak view] in seen = view?.note }, .OBJC_ASSOCIATION_RETAIN)
        objc_setAssociatedObject(view, &otherKey, nil, .OBJC_ASSOCIATION_RETAIN)
        #expect(seen == "here")
    }

    @Test("An object without room for them stops the program")
    func refused() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            objc_setAssociatedObject(NSLock(), &noteKey, 1, .OBJC_ASSOCIATION_RETAIN)
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("objc_setAssociatedObject on NSLock, which has no room for associated objects"))
    }
}
