import EspalierControls
import Foundation
import Testing

@testable import EspalierRelatives
@testable import EspalierViews

@Suite("Selecting views by text")
struct SelectorTests {
    @Test("11.3 Properties of controls, parts of values, and missing properties")
    func properties() throws {
        let root = UIView()
        let label = UILabel()
        label.text = "Sign in"
        let empty = UILabel()
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 44, height: 20))
        for view in [label, empty, box] { root.addSubview(view) }
        #expect(try root.views(matching: "[text]") == [label])
        #expect(try root.views(matching: "[text=nil]") == [empty])
        #expect(try root.views(matching: "[text!=Save]") == [label, empty])
        #expect(try root.views(matching: "UILabel[text^=\"Sign\"], [frame.size.width>=44]") == [label, box])
        #expect(try root.views(matching: "[frame.size.nonsense=1]").isEmpty)
    }

    @Test("11.3 What a caller knows of a view by keys of its own goes before the properties of classes")
    func ownKeys() throws {
        struct Depth: SelectorValues {
            func value(_ key: String, of view: UIView) -> SelectorValue? {
                switch key {
                case "depth": SelectorValue(view.superview?.superview == nil ? 1 : 2)
                case "tag": SelectorValue(nil)
                default: nil
                }
            }
        }
        let root = UIView()
        let inner = UIView()
        let label = UILabel()
        root.addSubview(inner)
        inner.addSubview(label)
        label.tag = 5
        label.text = "Sign in"
        #expect(root.views(matching: try ViewSelector("[depth=2]"), Depth()) == [label])
        #expect(root.views(matching: try ViewSelector("[depth<2]"), Depth()) == [inner])
        #expect(root.views(matching: try ViewSelector("[text]"), Depth()) == [label])
        #expect(try root.views(matching: "[depth]").isEmpty)
    }

    @Test("11.4 The view itself is found where a step leads back to it, and views above it too")
    func origin() throws {
        let family = Family()
        #expect(try names(family.c.views(matching: "<< *")) == ["root", "a"])
        #expect(try names(family.c.views(matching: "<< *:first")) == ["a"])
        #expect(try names(family.a.views(matching: ".e << .c < *")) == ["a"])
        #expect(try names(family.root.views(matching: ".f, .c ~ *, .e")) == ["e", "d", "f"])
        #expect(try names(family.root.views(matching: "> * > *:first")) == ["c", "f"])
        #expect(try names(family.a.views(matching: "+ *")) == ["b"])
    }
}
