import EspalierConstraintText
import EspalierViews
import Foundation
import Testing

@Suite("Texts of constraints")
struct ConstraintTextTests {
    let scene = ConstraintScene()

    /// The text of a width of 5, once it is active.
    private func text(_ item: AnyObject) -> String {
        let constraint = width(item, 5)
        constraint.isActive = true
        return constraint.text
    }

    /// That a document's list of constraints takes the text, and would write it so itself.
    private func expect(_ item: AnyObject, _ expected: String) {
        let found = text(item)
        #expect(found == expected + ".width == 5")
        #expect(ConstraintSyntax.parse(found).syntax?.text == found)
    }

    @Test("Views are called by names that lead to them, else by their paths")
    func views() {
        expect(scene.icon, "icon")
        scene.icon.name = "an icon"
        expect(scene.icon, "'an icon'")
        scene.icon.name = "self"
        expect(scene.icon, "'self'")
        for name in [nil, "", "it's"] {
            scene.icon.name = name
            expect(scene.icon, "/0/0")
        }
        scene.root.name = nil
        expect(scene.root, "/")
    }

    @Test("Of two views of one name a list names the one that it means, and the other by its path")
    func twice() {
        scene.text.name = "icon"
        let constraint = leftEdges(scene.icon, scene.text)
        constraint.isActive = true
        #expect(constraint.text == "icon.left == /0/1/0.left")
        // The list of a view looks at that view and below it first.
        #expect(text(scene.text) == "icon.width == 5" && text(scene.icon) == "icon.width == 5")
        let inner = leftEdges(scene.title, scene.text)
        inner.isActive = true
        #expect(scene.title.constraints.contains(inner) && inner.text == "title.left == icon.left")
    }

    @Test("Guides are called by their names, those of a view by the view and their word")
    func guides() {
        expect(scene.panel.safeAreaLayoutGuide, "panel.safeArea")
        expect(scene.panel.layoutMarginsGuide, "panel.margins")
        expect(scene.panel.readableContentGuide, "panel.readable")
        scene.icon.name = nil
        expect(scene.icon.keyboardLayoutGuide, "/0/0.keyboard")
        let guide = UILayoutGuide()
        scene.panel.addLayoutGuide(guide)
        #expect(text(guide) == "a guide of 'panel'.width == 5")
        guide.identifier = "gap"
        expect(guide, "gap")
        guide.identifier = "the gap"
        expect(guide, "'the gap'")
    }

    @Test("What is not active has no tree, and is told in words where it has no name")
    func inactive() {
        let (one, other) = (UIView(), UIView())
        #expect(leftEdges(one, other).text == "UIView at /.left == UIView at /.left")
        #expect(width(scene.panel.safeAreaLayoutGuide, 5).text == "the safe area of 'panel'.width == 5")
        #expect(width(scene.icon, 5).text == "icon.width == 5")
    }
}
