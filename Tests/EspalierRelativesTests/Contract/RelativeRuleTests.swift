import EspalierRelatives
import EspalierViews
import Testing

@Suite("Docs/Relatives.md: what UIKit's calls count, and relatives do not")
struct RelativeRuleTests {
    @Test("2.9 viewWithTag and view(named:) begin with the view itself, finding a descendant does not")
    func itself() {
        let family = Family()
        family.root.tag = 5
        family.d.tag = 5
        #expect(family.root.viewWithTag(5) === family.root)
        #expect(family.root.findFirstDescendant(by: [5]) === family.d)
        #expect(family.d.viewWithTag(5) === family.d)
        #expect(family.d.findFirstDescendant(by: [5]) == nil)
        family.e.name = "root"
        #expect(family.root.view(named: "root") === family.root)
        #expect(family.root.findFirstDescendant(by: ["root"]) === family.e)
    }

    @Test("4.1 A view is a descendant of itself for UIKit, and for relatives it is none")
    func descendantOfItself() {
        let family = Family()
        for view in family.all {
            #expect(view.isDescendant(of: view))
            #expect(!view.isRelativeDescendant(of: view))
            #expect(view.isDescendant(of: family.root))
            #expect(view.isRelativeDescendant(of: family.root) == (view !== family.root))
        }
        #expect(!family.root.isDescendant(of: family.a))
        #expect(!family.e.isDescendant(of: family.b))
    }
}
