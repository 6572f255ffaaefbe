import EspalierViews
import Foundation
import TestSupport
import Testing

@Suite("Constraints: attributes and guides")
struct AttributeTests {
    private func pinned(
        _ attribute: NSLayoutConstraint.Attribute, _ other: NSLayoutConstraint.Attribute, multiplier: CGFloat = 1,
        constant: CGFloat = 0, isRightToLeft: Bool = false
    ) -> CGRect {
        let root = makeRoot(400, 300)
        if isRightToLeft { root.semanticContentAttribute = .forceRightToLeft }
        let box = UIView(frame: area(100, 50, 80, 40))
        box.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        root.addSubview(box)
        let view = makeItem(in: root)
        view.layoutMargins = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
        lay(
            root,
            [
                view.widthAnchor.constraint(equalToConstant: 20), view.heightAnchor.constraint(equalToConstant: 10),
                NSLayoutConstraint(
                    item: view, attribute: attribute, relatedBy: .equal, toItem: box, attribute: other,
                    multiplier: multiplier, constant: constant),
            ])
        return view.frame
    }

    @Test("AUTOLAYOUT 2.7: places of different axes; from right to left the horizontal one counts from the other side")
    func acrossAxes() {
        #expect(pinned(.left, .top).minX == 50 && pinned(.left, .bottom, constant: 3).minX == 93)
        #expect(pinned(.top, .right, multiplier: 0.5, constant: 4).minY == 94)
        #expect(pinned(.centerY, .leading).midY == 100 && pinned(.leading, .firstBaseline).minX == 50)
        #expect(pinned(.leftMargin, .topMargin).minX == 45)
        func reversed(
            _ one: NSLayoutConstraint.Attribute, _ other: NSLayoutConstraint.Attribute, _ multiplier: CGFloat = 1
        ) -> CGRect {
            pinned(one, other, multiplier: multiplier, constant: 3, isRightToLeft: true)
        }
        #expect(reversed(.leading, .top).maxX == 347)
        #expect(reversed(.left, .top).minX == 53)
        #expect(reversed(.top, .leading).minY == 223)
        #expect(reversed(.top, .trailing, 0.5).minY == 153)
        #expect(reversed(.trailing, .centerY, 2).minX == 257)
    }

    @Test("AUTOLAYOUT 2.7: a horizontal distance equal to a vertical one, in both directions")
    func distancesAcrossAxes() {
        for isRightToLeft in [false, true] {
            let root = makeRoot(400, 300)
            if isRightToLeft { root.semanticContentAttribute = .forceRightToLeft }
            let box = UIView(frame: area(100, 50, 80, 40))
            root.addSubview(box)
            let view = makeItem(in: root)
            let constraint = root.leadingAnchor.anchorWithOffset(to: view.leadingAnchor).constraint(
                equalTo: root.topAnchor.anchorWithOffset(to: box.bottomAnchor))
            lay(root, [constraint, view.widthAnchor.constraint(equalToConstant: 20)])
            #expect(isRightToLeft ? view.frame.maxX == 310 : view.frame.minX == 90)
        }
    }

    @Test("AUTOLAYOUT 2.6, 3.5: across the axes conflicts are named, edges lie on pixels, and what depends is known")
    func conflictAcrossAxes() {
        let root = makeRoot(400, 300)
        root.diagnosticsHandler = { _ in }
        let view = makeItem(in: root)
        view.name = "v"
        let sized = [
            view.widthAnchor.constraint(equalToConstant: 20), view.heightAnchor.constraint(equalToConstant: 10.3),
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: 7.3),
        ]
        func across(_ constant: CGFloat) -> NSLayoutConstraint {
            NSLayoutConstraint(
                item: view, attribute: .left, relatedBy: .equal, toItem: view, attribute: .bottom, multiplier: 1,
                constant: constant)
        }
        let (first, second) = (across(1), across(2))
        root.treeTraits.displayScale = 2
        lay(root, sized + [first, second])
        #expect(view.frame == area(18.5, 7.5, 20, 10))
        #expect(root.layoutConflicts.map(\.broken) == [second] && root.layoutConflicts.first?.with == [first])
        #expect("\(first)".contains("v.left == v.bottom + 1"))
        #expect(!view.hasAmbiguousLayout && view.constraintsAffectingLayout(for: .horizontal).contains(first))
        sized[1].constant = 20
        root.layoutIfNeeded()
        #expect(view.frame.minX == 28.5)
    }

    @Test("AUTOLAYOUT 1.4: edges, centres and margins are what they are called")
    func places() {
        #expect(pinned(.left, .left).minX == 100)
        #expect(pinned(.left, .right).minX == 180)
        #expect(pinned(.right, .left).minX == 80)
        #expect(pinned(.centerX, .centerX).minX == 130)
        #expect(pinned(.right, .centerX, constant: 3).minX == 123)
        #expect(pinned(.top, .bottom).minY == 90)
        #expect(pinned(.bottom, .top).minY == 40)
        #expect(pinned(.centerY, .centerY).minY == 65)
        #expect(pinned(.left, .leftMargin).minX == 102)
        #expect(pinned(.right, .rightMargin).maxX == 176)
        #expect(pinned(.leftMargin, .left).minX == 94)
        #expect(pinned(.rightMargin, .right).maxX == 188)
        #expect(pinned(.top, .topMargin).minY == 51)
        #expect(pinned(.bottom, .bottomMargin).maxY == 87)
        #expect(pinned(.centerX, .centerXWithinMargins).midX == 139)
        #expect(pinned(.centerY, .centerYWithinMargins).midY == 69)
        #expect(pinned(.left, .left, multiplier: 0.5, constant: 4).minX == 54)
        #expect(pinned(.firstBaseline, .firstBaseline).minY == 50)
        #expect(pinned(.lastBaseline, .lastBaseline).maxY == 90)
        #expect(pinned(.firstBaseline, .lastBaseline).minY == 90)
    }

    @Test("AUTOLAYOUT 1.4: leading and trailing are left and right")
    func leftToRight() {
        #expect(pinned(.leading, .trailing, constant: 8).minX == 188)
        #expect(pinned(.trailing, .leading, constant: -8).maxX == 92)
        #expect(pinned(.leading, .leadingMargin).minX == 102)
        #expect(pinned(.trailing, .trailingMargin).maxX == 176)
    }

    @Test("AUTOLAYOUT 1.4: from right to left a constraint with them is mirrored as a whole")
    func rightToLeft() {
        #expect(pinned(.leading, .trailing, constant: 8, isRightToLeft: true).maxX == 92)
        #expect(pinned(.leading, .leading, constant: 8, isRightToLeft: true).maxX == 172)
        #expect(pinned(.trailing, .leading, constant: -8, isRightToLeft: true).minX == 188)
        #expect(pinned(.leading, .centerX, constant: 5, isRightToLeft: true).maxX == 135)
        #expect(pinned(.leading, .leadingMargin, isRightToLeft: true).maxX == 176)
        #expect(pinned(.trailing, .trailingMargin, isRightToLeft: true).minX == 102)
        // Places count from the right side of the common ancestor: 400 - 180 = 220, half of it, and 4.
        #expect(abs(pinned(.leading, .leading, multiplier: 0.5, constant: 4, isRightToLeft: true).maxX - 286) < 1e-6)
        #expect(pinned(.left, .right, constant: 8, isRightToLeft: true).minX == 188)
        #expect(pinned(.centerX, .centerX, constant: 8, isRightToLeft: true).midX == 148)
    }

    @Test("AUTOLAYOUT 1.4: from right to left the relation is mirrored too")
    func mirroredRelation() {
        let root = makeRoot(100, 100)
        root.semanticContentAttribute = .forceRightToLeft
        let view = makeItem(in: root)
        lay(
            root,
            [
                view.widthAnchor.constraint(equalToConstant: 10), view.topAnchor.constraint(equalTo: root.topAnchor),
                view.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 20),
                view.heightAnchor.constraint(equalToConstant: 10),
            ])
        #expect(view.frame.maxX <= 80)
        root.semanticContentAttribute = .forceLeftToRight
        root.layoutIfNeeded()
        #expect(view.frame.minX == 20)
    }

    @Test("AUTOLAYOUT 1.4: the direction is that of the nearest common ancestor, and is not inherited")
    func direction() {
        let root = makeRoot(100, 100)
        root.semanticContentAttribute = .forceRightToLeft
        let box = UIView(frame: area(0, 0, 100, 100))
        root.addSubview(box)
        let view = makeItem(in: box)
        let lead = view.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 10)
        lay(root, [lead, view.widthAnchor.constraint(equalToConstant: 10)])
        #expect(view.frame.minX == 10)
        box.semanticContentAttribute = .forceRightToLeft
        root.layoutIfNeeded()
        #expect(view.frame.maxX == 90)
        lead.constant = 20
        root.layoutIfNeeded()
        #expect(view.frame.maxX == 80)
    }

    @Test("AUTOLAYOUT 1.4: baselines are those of the views that answer for them")
    func baselines() {
        final class Text: UIView, BaselineLayout {
            let firstBaseline = BaselinePosition(share: 0, offset: 12)
            let lastBaseline = BaselinePosition(share: 1, offset: -4)
        }
        final class Card: UIView {
            let title = Text()
            let note = Text()
            override var forFirstBaselineLayout: UIView { title }
            override var forLastBaselineLayout: UIView { note }
        }
        let root = makeRoot()
        let card = makeItem(in: root, Card())
        for text in [card.title, card.note] {
            text.translatesAutoresizingMaskIntoConstraints = false
            card.addSubview(text)
        }
        let text = makeItem(in: root, Text())
        let other = makeItem(in: root, Text())
        lay(
            root,
            card.placed(10, 20, 100, 100) + card.title.placed(0, 30, 50, 20) + card.note.placed(0, 60, 50, 20) + [
                text.heightAnchor.constraint(equalToConstant: 20), other.heightAnchor.constraint(equalToConstant: 20),
                text.firstBaselineAnchor.constraint(equalTo: card.firstBaselineAnchor),
                other.lastBaselineAnchor.constraint(equalTo: card.lastBaselineAnchor, constant: 5),
            ])
        #expect(text.frame.minY == 50)
        #expect(other.frame.maxY == 105)
    }

    @Test("AUTOLAYOUT 1.5: guides that a view has by itself lie at their insets from it")
    func ownGuides() {
        let window = UIWindow(frame: area(0, 0, 400, 300))
        window.screenSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
        let box = makeItem(in: window)
        box.layoutMargins = UIEdgeInsets(top: 10, left: 11, bottom: 12, right: 13)
        let safe = makeItem(in: box)
        let margins = makeItem(in: box)
        let key = makeItem(in: window)
        func fill(_ view: UIView, _ guide: UILayoutGuide) -> [NSLayoutConstraint] {
            [
                view.leftAnchor.constraint(equalTo: guide.leftAnchor),
                view.rightAnchor.constraint(equalTo: guide.rightAnchor),
                view.topAnchor.constraint(equalTo: guide.topAnchor),
                view.heightAnchor.constraint(equalTo: guide.heightAnchor),
            ]
        }
        lay(
            window,
            box.placed(0, 0, 400, 300) + fill(safe, box.safeAreaLayoutGuide) + fill(margins, box.layoutMarginsGuide) + [
                key.bottomAnchor.constraint(equalTo: window.keyboardLayoutGuide.topAnchor),
                key.heightAnchor.constraint(equalToConstant: 10),
            ])
        #expect(safe.frame == area(0, 20, 400, 250))
        #expect(margins.frame == area(11, 30, 376, 228))
        #expect(key.frame.maxY == 270)
        window.screenSafeAreaInsets.top = 40
        box.layoutMargins = UIEdgeInsets(top: 10, left: 50, bottom: 12, right: 13)
        window.layoutIfNeeded()
        #expect(safe.frame == area(0, 40, 400, 230))
        #expect(margins.frame == area(50, 50, 337, 208))
    }

    @Test("AUTOLAYOUT 1.5: insets that solving changes are read again in the same pass")
    func changingInsets() {
        let window = UIWindow(frame: area(0, 0, 400, 300))
        window.screenSafeAreaInsets.top = 50
        let box = makeItem(in: window)
        let inner = makeItem(in: box)
        let top = box.topAnchor.constraint(equalTo: window.topAnchor, constant: 0)
        lay(
            window,
            [
                top, box.heightAnchor.constraint(equalToConstant: 100),
                inner.topAnchor.constraint(equalTo: box.safeAreaLayoutGuide.topAnchor),
                inner.heightAnchor.constraint(equalToConstant: 10),
            ])
        #expect(inner.frame.minY == 50)
        top.constant = 30
        window.layoutIfNeeded()
        #expect(inner.frame.minY == 20)
        top.constant = 80
        window.layoutIfNeeded()
        #expect(inner.frame.minY == 0)
    }

    @Test("AUTOLAYOUT 1.5: insets that go on changing end after 20 turns with a diagnostic")
    func endlessInsets() {
        let window = UIWindow(frame: area(0, 0, 400, 300))
        window.screenSafeAreaInsets.top = 50
        let box = makeItem("box", in: window)
        let inner = makeItem(in: box)
        // The lower the box, the smaller its safe area, and the smaller that, the higher the box.
        let messages = reports(of: window) {
            lay(
                window,
                [
                    box.heightAnchor.constraint(equalToConstant: 100),
                    NSLayoutConstraint(
                        item: inner, attribute: .top, relatedBy: .equal, toItem: box.safeAreaLayoutGuide,
                        attribute: .top, multiplier: -2, constant: 0),
                    inner.topAnchor.constraint(equalTo: window.topAnchor),
                    inner.heightAnchor.constraint(equalToConstant: 10),
                ])
        }
        #expect(messages.count == 1)
        #expect(messages.first?.contains("20 turns") ?? false)
    }

    @Test("AUTOLAYOUT 1.5: readable content is at most 672 wide")
    func readable() {
        let root = makeRoot(1000, 100)
        let view = makeItem(in: root)
        let guide = root.readableContentGuide
        lay(
            root,
            [
                view.leftAnchor.constraint(equalTo: guide.leftAnchor),
                view.rightAnchor.constraint(equalTo: guide.rightAnchor),
            ])
        #expect(view.frame.minX == 164 && view.frame.width == 672)
        root.frame.size.width = 200
        root.layoutIfNeeded()
        #expect(view.frame.minX == 8 && view.frame.width == 184)
    }

    @Test("AUTOLAYOUT 1.5: inside a scroll view its edges are those of the content, its size that of its frame")
    func scroll() {
        final class Scroll: UIView, ScrollingContent {
            var told: [CGRect] = []
            func contentGuideDidChange(_ frame: CGRect) { told.append(frame) }
        }
        let root = makeRoot()
        let scroll = makeItem(in: root, Scroll())
        scroll.bounds.origin = CGPoint(x: 30, y: 40)
        let content = makeItem(in: scroll)
        lay(
            root,
            scroll.placed(10, 10, 100, 80) + [
                content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 5),
                content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor, constant: -5),
                content.topAnchor.constraint(equalTo: scroll.topAnchor),
                content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
                content.widthAnchor.constraint(equalTo: scroll.widthAnchor, multiplier: 2),
                content.heightAnchor.constraint(equalToConstant: 500),
            ])
        #expect(content.frame == area(5, 0, 200, 500))
        #expect(scroll.told == [area(0, 0, 210, 500)])
        #expect(scroll.frame == area(10, 10, 100, 80))
        scroll.bounds.origin.y = 100
        root.layoutIfNeeded()
        #expect(content.frame == area(5, 0, 200, 500))
    }

    @Test("AUTOLAYOUT 1.4, 1.5: from right to left, places in a scroll view count from the far side of its content")
    func mirroredScroll() {
        final class Scroll: UIView, ScrollingContent {
            var told: [CGRect] = []
            func contentGuideDidChange(_ frame: CGRect) { told.append(frame) }
        }
        let root = makeRoot()
        let scroll = makeItem(in: root, Scroll())
        scroll.semanticContentAttribute = .forceRightToLeft
        let (first, second, half) = (makeItem(in: scroll), makeItem(in: scroll), makeItem(in: scroll))
        let content = scroll.ownGuide(.contentLayout)
        lay(
            root,
            scroll.placed(10, 10, 100, 80) + [
                first.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 5),
                first.widthAnchor.constraint(equalTo: scroll.widthAnchor, multiplier: 2),
                second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 20),
                second.widthAnchor.constraint(equalToConstant: 30),
                second.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -15),
                half.widthAnchor.constraint(equalToConstant: 10),
                NSLayoutConstraint(
                    item: half, attribute: .leading, relatedBy: .equal, toItem: second, attribute: .leading,
                    multiplier: 0.5, constant: 0),
            ])
        #expect(scroll.told == [area(0, 0, 270, 0)])
        #expect(first.frame == area(65, 0, 200, 0))
        #expect(second.frame == area(15, 0, 30, 0))
        // Half as far from the right side of the content as the second one, which is 225 away.
        #expect(half.frame == area(270 - 112.5 - 10, 0, 10, 0))
        scroll.semanticContentAttribute = .forceLeftToRight
        root.layoutIfNeeded()
        #expect(first.frame.minX == 5 && second.frame.minX == 225 && half.frame.minX == 112.5)
    }

    @Test("AUTOLAYOUT 1.5: margins and frame of a scroll view, as guides, follow what is shown of it")
    func scrollGuides() {
        final class Scroll: UIView, ScrollingContent {
            func contentGuideDidChange(_ frame: CGRect) {}
        }
        let root = makeRoot()
        let scroll = makeItem(in: root, Scroll())
        let view = makeItem(in: scroll)
        let other = makeItem(in: scroll)
        lay(
            root,
            scroll.placed(0, 0, 100, 80) + [
                view.topAnchor.constraint(equalTo: scroll.ownGuide(.frameLayout).topAnchor, constant: 3),
                view.heightAnchor.constraint(equalToConstant: 10),
                other.bottomAnchor.constraint(equalTo: scroll.layoutMarginsGuide.bottomAnchor),
                other.heightAnchor.constraint(equalToConstant: 10),
            ])
        #expect(view.frame.minY == 3 && other.frame.maxY == 72)
        scroll.bounds.origin.y = 100
        root.layoutIfNeeded()
        #expect(view.frame.minY == 103 && other.frame.maxY == 172)
    }

    @Test("AUTOLAYOUT 7.7: a distance between two anchors is a size that may be negative")
    func offsets() {
        let root = makeRoot()
        let first = makeItem(in: root)
        let second = makeItem(in: root)
        let third = makeItem(in: root)
        let space = first.leftAnchor.anchorWithOffset(to: second.leftAnchor)
        lay(
            root,
            first.placed(50, 0, 10, 10) + [
                second.widthAnchor.constraint(equalToConstant: 10), third.widthAnchor.constraint(equalToConstant: 10),
                space.constraint(equalToConstant: -20),
                second.leftAnchor.anchorWithOffset(to: third.leftAnchor).constraint(equalTo: space, multiplier: -2),
            ])
        #expect(second.frame.minX == 30 && third.frame.minX == 70)
    }
}
