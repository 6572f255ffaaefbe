import EspalierControls
import EspalierViews
import Foundation
import Testing

@testable import EspalierRendering

@Suite("Findings: names")
struct ViewNamerTests {
    final class RatingView: UIView {}
    final class PayButton: UIButton {}

    @Test(
        "the first of outlet, user label, identifier and text is taken (APPLICATIONS 3.2)",
        arguments: [
            (ViewFacts(outlet: "total", userLabel: "Sum", identifier: "sum", text: "12"), "the label 'total'"),
            (ViewFacts(userLabel: "Sum", identifier: "sum", text: "12"), "the label 'Sum'"),
            (ViewFacts(identifier: "sum", text: "12", objectID: "a-b-c"), "the label 'sum'"),
            (ViewFacts(text: "12", objectID: "a-b-c"), "the label '12'"),
            (ViewFacts(outlet: " ", text: "A\nB  C"), "the label 'A B C'"),
            (
                ViewFacts(text: "abcdefghijklmnopqrstuvwxyz012345"), "the label 'abcdefghijklmnopqrstuvwxyz012…'"
            ), (ViewFacts(objectID: "a-b-c"), "the label"), (ViewFacts(), "the label"),
        ] as [(ViewFacts, String)])
    func order(_ facts: ViewFacts, _ name: String) {
        let view = UILabel()
        #expect(ViewNamer(view) { _ in facts }.name(of: view) == name)
    }

    @Test("classes are said in words, and those of an application by their names")
    func classes() {
        func name(_ view: UIView, _ facts: ViewFacts = ViewFacts()) -> String {
            let root = UIView()
            root.addSubview(view)
            return ViewNamer(root) { $0 === view ? facts : ViewFacts(outlet: "screen") }.name(of: view)
        }
        #expect(name(UISegmentedControl()) == "the segmented control in 'screen'")
        #expect(name(WKWebView()) == "the web view in 'screen'")
        #expect(name(RatingView()) == "a view of class RatingView in 'screen'")
        #expect(name(RatingView(), ViewFacts(outlet: "stars")) == "the view 'stars' of class RatingView")
        #expect(name(UIView(), ViewFacts(className: "StarsView")) == "a view of class StarsView in 'screen'")
        #expect(name(PayButton(), ViewFacts(text: "Pay")) == "the button 'Pay'")
    }

    @Test("an ancestor's name tells views of one name apart, and an object id those of one ancestor")
    func ancestors() {
        let root = UIView()
        let (header, footer) = (UIView(), UIView())
        let buttons = (0..<4).map { _ in UIButton() }
        root.addSubview(header)
        root.addSubview(footer)
        for button in buttons[..<2] { footer.addSubview(button) }
        let inner = UIView()
        header.addSubview(inner)
        inner.addSubview(buttons[2])
        root.addSubview(buttons[3])
        let namer = ViewNamer(root) { view in
            if view === header { return ViewFacts(outlet: "header") }
            if view === footer { return ViewFacts(outlet: "footer") }
            guard let place = buttons.firstIndex(where: { $0 === view }) else { return ViewFacts() }
            return ViewFacts(text: "Pay", objectID: "b\(place)")
        }
        #expect(
            buttons.map { namer.name(of: $0) } == [
                "the button 'Pay' in 'footer' (b0)", "the button 'Pay' in 'footer' (b1)",
                "the button 'Pay' in 'header'", "the button 'Pay'",
            ])
        #expect(namer.name(of: root) == "the root view")
        #expect(namer.name(of: inner) == "the view in 'header'")
    }

    @Test("what has no name at all is told by its path")
    func paths() {
        let root = UIView()
        let views = [UIView(), UIView()]
        for view in views { root.addSubview(view) }
        let namer = ViewNamer(root) { _ in ViewFacts() }
        #expect(views.map { namer.name(of: $0) } == ["the view at /0", "the view at /1"])
    }

    @Test("a view that comes later is called by what it was when it came")
    func later() {
        let root = UIView()
        let namer = ViewNamer(root) { ViewFacts(text: ($0 as? UILabel)?.text) }
        let label = UILabel()
        label.text = "Total"
        root.addSubview(label)
        namer.note(label)
        label.text = "Toottaall"
        #expect(namer.name(of: label) == "the label 'Total'")
    }

    @Test("constraints are written as Xcode does, with their identifiers")
    func constraints() {
        let root = UIView()
        let (control, label) = (UISegmentedControl(), UILabel())
        root.addSubview(control)
        root.addSubview(label)
        let namer = ViewNamer(root) {
            $0 === control ? ViewFacts(outlet: "selectorControl") : ViewFacts(text: ($0 as? UILabel)?.text)
        }
        label.text = "Total"
        func text(_ constraint: NSLayoutConstraint, _ identifier: String? = nil, _ priority: Float = 1000) -> String {
            constraint.identifier = identifier
            constraint.priority = UILayoutPriority(priority)
            return namer.text(of: constraint)
        }
        #expect(
            text(control.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16))
                == "selectorControl.leading = Superview.leading + 16")
        #expect(
            text(root.trailingAnchor.constraint(greaterThanOrEqualTo: control.trailingAnchor, constant: -8), "end")
                == "Superview.trailing ≥ selectorControl.trailing - 8 (end)")
        #expect(
            text(control.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5), nil, 750)
                == "selectorControl.width = 0.5 × Superview.width @ 750")
        #expect(text(control.heightAnchor.constraint(lessThanOrEqualToConstant: 44)) == "selectorControl.height ≤ 44")
        #expect(
            text(control.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor))
                == "selectorControl.top = Safe Area.top")
        #expect(
            text(control.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 8))
                == "selectorControl.top = label.bottom + 8")
    }

    @Test("in constraints, views of one name are told apart by their object ids")
    func repeatedNames() {
        let root = UIView()
        let views = [UIView(), UIView(), UILabel()]
        for view in views { root.addSubview(view) }
        let namer = ViewNamer(root) { view in
            ViewFacts(objectID: views.firstIndex { $0 === view }.map { "id-\($0)" })
        }
        #expect(
            namer.text(of: views[0].topAnchor.constraint(equalTo: views[1].bottomAnchor, constant: 12))
                == "view (id-0).top = view (id-1).bottom + 12")
        #expect(
            namer.text(of: views[2].topAnchor.constraint(equalTo: views[1].bottomAnchor))
                == "label.top = view (id-1).bottom")
    }
}
