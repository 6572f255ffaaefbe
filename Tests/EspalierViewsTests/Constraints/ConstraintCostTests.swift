import EspalierViews
import Foundation
import TestSupport
import Testing

/// What constraints cost, in counts: a change costs what depends on it, whatever the size of the tree.
@Suite("What constraints cost, in counts")
struct ConstraintCostTests {
    @Test("A1: each number of a first pass is computed once, and each frame written once; nothing is a block")
    func firstPass() {
        let tree = ColumnTree(111)
        let costs = tree.root.costs { tree.root.layoutIfNeeded() }
        #expect(costs.valuesDefined == 4 * 110 && costs.valuesComputed == 4 * 110)
        #expect(costs.engine.translations == 4 * 110 && costs.engine.framesWritten == 110)
        #expect(costs.blocksSolved == 0 && costs.engine.viewsOrdered == 0)
        // Plain views have nothing to wish.
        #expect(costs.engine.wishesRead == 0)
        #expect(tree.root.costs { tree.root.layoutIfNeeded() } == ConstraintCosts())
    }

    @Test("A2: another size of the root computes what depends on it once, and translates nothing again")
    func resizing() {
        let tree = ColumnTree(111)
        tree.root.layoutIfNeeded()
        tree.root.frame.size = CGSize(width: 800, height: 8000)
        let costs = tree.root.costs { tree.root.layoutIfNeeded() }
        // Neither the left edges nor the tops of the eleven first children depend on a size.
        #expect(costs.valuesComputed == 3 * 110 - 11)
        #expect(costs.engine.framesWritten == 110 && costs.engine.framesCompared == 110)
        #expect(costs.engine.translations == 0 && costs.engine.wishesRead == 0 && costs.valuesDefined == 0)
    }

    @Test("A3: a leaf's height costs that and the places below it, at every size of the tree", arguments: [111, 1111])
    func oneLeaf(n: Int) {
        let tree = ColumnTree(n)
        tree.root.layoutIfNeeded()
        for (leaf, below) in [(n - 1, 0), (n - 10, 9)] {
            let height = tree.ownHeight(of: leaf)
            tree.root.layoutIfNeeded()
            for constant: CGFloat in [12, 13] {
                height.constant = constant
                let costs = tree.root.costs { tree.root.layoutIfNeeded() }
                #expect(costs.valuesComputed == 1 + below)
                #expect(costs.engine.framesWritten == 1 + below && costs.engine.framesCompared == 1 + below)
                #expect(costs.engine.translations == 0 && costs.blocksSolved == 0)
            }
        }
    }

    @Test("A5: a row of equal widths is one block, planned once; its width changes without planning it again")
    func equalWidths() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 50))
        var previous: UIView?
        for _ in 0..<20 {
            let view = root.addItem()
            view.pin(.leading, to: previous ?? root, previous == nil ? .leading : .trailing, 4)
            view.pin(.top, to: root, .top)
            view.pin(.bottom, to: root, .bottom)
            if let previous { view.pin(.width, to: previous, .width) }
            previous = view
        }
        root.pin(.trailing, to: previous, .trailing, 4)
        let first = root.costs { root.layoutIfNeeded() }
        #expect(first.blocksPlanned == 1 && first.blocksSolved == 1 && first.engine.framesWritten == 20)
        root.frame.size.width = 600
        let second = root.costs { root.layoutIfNeeded() }
        #expect(second.blocksPlanned == 0 && second.blocksSolved == 1 && second.engine.framesWritten == 20)
        #expect(root.subviews.allSatisfy { abs($0.frame.width - (600 - 21 * 4) / 20) < 1e-9 })
    }

    @Test("A6: the wish of the innermost view solves two blocks, one for each axis, without planning them again")
    func nested() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
        let inner = CostedText(40, 20)
        var outer = root
        for view in (0..<49).map({ _ in UIView() }) + [inner] {
            view.translatesAutoresizingMaskIntoConstraints = false
            outer.addSubview(view)
            view.pin(.leading, to: outer, .leading, 2)
            view.pin(.top, to: outer, .top, 1)
            if outer !== root {
                view.pin(.trailing, to: outer, .trailing, -2)
                view.pin(.bottom, to: outer, .bottom, -1)
            }
            outer = view
        }
        let first = root.costs { root.layoutIfNeeded() }
        #expect(first.blocksPlanned == 2 && first.blocksSolved == 2 && first.programsSolved == 0)
        inner.wish = CGSize(width: 50, height: 30)
        let second = root.costs { root.layoutIfNeeded() }
        #expect(second.blocksPlanned == 0 && second.blocksSolved == 2 && second.programsSolved == 0)
        #expect(second.engine.wishesRead == 1 && second.engine.framesWritten == 50 && second.engine.translations == 0)
        #expect(root.subviews[0].frame.size == CGSize(width: 50 + 4 * 49, height: 30 + 2 * 49))
    }

    @Test("A7: a subtree that moves is translated anew, and nothing else", arguments: [111, 1111])
    func moving(n: Int) {
        let tree = ColumnTree(n)
        let moved = ColumnTree(11)
        moved.root.translatesAutoresizingMaskIntoConstraints = false
        func put(in host: UIView) {
            host.addSubview(moved.root)
            for side in [NSLayoutConstraint.Attribute.leading, .trailing, .top, .bottom] {
                moved.root.pin(side, to: host, side)
            }
        }
        put(in: tree.views[1])
        tree.root.layoutIfNeeded()
        let costs = tree.root.costs {
            moved.root.removeFromSuperview()
            put(in: tree.views[2])
            tree.root.layoutIfNeeded()
        }
        #expect(costs.engine.translations == 4 * 10 + 4)
        // And the width and the height of both hosts are looked at again.
        #expect(costs.valuesComputed == 4 * 11 + 4)
        #expect(costs.valuesDefined == 4 * 11)
        #expect(costs.engine.wishesRead == 0)
        #expect(costs.engine.framesCompared == 11)
        #expect(moved.root.frame.size == tree.views[2].frame.size)
    }

    @Test("A9: rows of texts are blocks of their own; another width solves one for each row")
    func rows() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
        var texts: [CostedText] = []
        for index in 0..<20 {
            let row = root.addItem()
            row.pin(.leading, to: root, .leading)
            row.pin(.trailing, to: root, .trailing)
            row.pin(.top, to: root, .top, CGFloat(index) * 20)
            row.pin(.height, to: nil, .notAnAttribute, 20)
            let (left, right) = (CostedText(60, 10), CostedText(40, 10))
            for text in [left, right] {
                row.addSubview(text)
                text.pin(.top, to: row, .top)
            }
            left.pin(.leading, to: row, .leading)
            right.pin(.leading, to: left, .trailing, 8)
            right.pin(.trailing, to: row, .trailing)
            texts += [left, right]
        }
        let first = root.costs { root.layoutIfNeeded() }
        // The two widths of a row, and each height.
        #expect(first.blocksPlanned == 60 && first.blocksSolved == 60 && first.engine.framesWritten == 60)
        #expect(texts.allSatisfy { $0.asked == 1 })
        root.frame.size.width = 320
        let second = root.costs { root.layoutIfNeeded() }
        #expect(second.blocksPlanned == 0 && second.blocksSolved == 20)
        #expect(second.engine.framesWritten == 40 && second.engine.wishesRead == 0)
        texts[7].wish.width = 50
        let third = root.costs { root.layoutIfNeeded() }
        #expect(third.blocksPlanned == 0 && third.blocksSolved == 1 && third.engine.wishesRead == 1)
    }

    @Test("A10: a stack of texts is one block; one text writes the frames from there on", arguments: [nil, 200.0])
    func stack(height: CGFloat?) {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
        let content = root.addItem()
        content.pin(.leading, to: root, .leading)
        content.pin(.trailing, to: root, .trailing)
        content.pin(.top, to: root, .top)
        if let height { content.pin(.height, to: nil, .notAnAttribute, height) }
        let texts = (0..<20).map { _ in CostedText(100, 20) }
        var previous: UIView?
        for text in texts {
            content.addSubview(text)
            text.pin(.leading, to: content, .leading)
            text.pin(.trailing, to: content, .trailing)
            text.pin(.top, to: previous ?? content, previous == nil ? .top : .bottom)
            previous = text
        }
        content.pin(.bottom, to: previous, .bottom)
        let first = root.costs { root.layoutIfNeeded() }
        #expect(first.blocksPlanned == 1 && first.blocksSolved == 1 && first.engine.framesWritten == 21)
        texts[15].wish.height += 7
        let second = root.costs { root.layoutIfNeeded() }
        #expect(second.blocksPlanned == 0 && second.blocksSolved == 1 && second.engine.wishesRead == 1)
        // Free: the content, the text and the four below it. Too low: of the first texts one more gives way, so those
        // between it and the one that grew move up.
        #expect(second.engine.framesWritten == 6)
        #expect(content.frame.height == height ?? 407)
        #expect(second.pivots < 20)
    }

    @Test("A tree without constraints has no engine, and its views no records")
    func nothing() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 50))
        root.addSubview(view)
        root.layoutIfNeeded()
        view.frame.size.width = 7
        view.setContentHuggingPriority(.required, for: .horizontal)
        view.invalidateIntrinsicContentSize()
        root.layoutIfNeeded()
        #expect(root.constraintCosts == ConstraintCosts())
    }
}
