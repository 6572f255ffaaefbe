import EspalierViews
import Foundation
import TestSupport
import Testing

@Suite("Sublayers")
struct SublayerTests {
    /// One list of subviews and own layers by their names, changed as the page says.
    private struct Model {
        var list: [String] = []

        var views: [String] { list.filter { $0.hasPrefix("v") } }

        /// Right behind the next view of the list; in front of all where there is none.
        mutating func put(_ view: String, before next: String?) {
            list.insert(view, at: next.flatMap { list.firstIndex(of: $0) } ?? list.count)
        }
    }

    @Test("Own layers keep their places among subviews that come, go and move", arguments: randomPrograms(160))
    func order(seed: Int) {
        var random = SplitMix64(seed: UInt64(seed))
        let root = UIView()
        let views = Dictionary(uniqueKeysWithValues: (0..<8).map { ("v\($0)", makeView("v\($0)")) })
        let layers = Dictionary(
            uniqueKeysWithValues: (0..<6).map { number -> (String, CALayer) in
                let layer = CALayer()
                layer.name = "l\(number)"
                return (layer.name ?? "", layer)
            })
        var model = Model()
        for _ in 0..<60 {
            let view = "v\(random.below(8))"
            let layer = "l\(random.below(6))"
            let others = model.views.filter { $0 != view }
            switch random.below(9) {
            case 0:
                root.addSubview(views[view]!)
                model.list.removeAll { $0 == view }
                model.list.append(view)
            case 1:
                let index = random.below(others.count + 1)
                let next = index < others.count ? others[index] : nil
                root.insertSubview(views[view]!, at: index)
                model.list.removeAll { $0 == view }
                model.put(view, before: next)
            case 2:
                views[view]!.removeFromSuperview()
                model.list.removeAll { $0 == view }
            case 3:
                guard model.views.count >= 2 else { break }
                let (a, b) = (random.below(model.views.count), random.below(model.views.count))
                let (one, other) = (model.views[a], model.views[b])
                root.exchangeSubview(at: a, withSubviewAt: b)
                let (i, j) = (model.list.firstIndex(of: one)!, model.list.firstIndex(of: other)!)
                model.list.swapAt(i, j)
            case 4:
                root.layer.addSublayer(layers[layer]!)
                model.list.removeAll { $0 == layer }
                model.list.append(layer)
            case 5:
                model.list.removeAll { $0 == layer }
                let index = random.below(model.list.count + 2)
                root.layer.insertSublayer(layers[layer]!, at: UInt32(index))
                model.list.insert(layer, at: min(index, model.list.count))
            case 6:
                let sibling = random.any(model.list + ["none"])
                if sibling == layer { break }
                model.list.removeAll { $0 == layer }
                let target = views[sibling]?.layer ?? layers[sibling]
                let isAbove = random.oneIn(2)
                if isAbove {
                    root.layer.insertSublayer(layers[layer]!, above: target)
                } else {
                    root.layer.insertSublayer(layers[layer]!, below: target)
                }
                let place = model.list.firstIndex(of: sibling).map { isAbove ? $0 + 1 : $0 }
                model.list.insert(layer, at: place ?? model.list.count)
            case 7:
                layers[layer]!.removeFromSuperlayer()
                model.list.removeAll { $0 == layer }
            default:
                guard let old = model.list.filter({ $0.hasPrefix("l") && $0 != layer }).first else { break }
                model.list.removeAll { $0 == layer }
                root.layer.replaceSublayer(layers[old]!, with: layers[layer]!)
                model.list[model.list.firstIndex(of: old)!] = layer
            }
            let names = (root.layer.sublayers ?? []).map { layer in
                layer.name ?? (layer.delegate as? UIView)?.name ?? "?"
            }
            #expect(names == model.list, "seed \(seed)")
            #expect(root.subviews.compactMap(\.name) == model.views)
            for (name, layer) in layers {
                #expect((layer.superlayer === root.layer) == model.list.contains(name), "seed \(seed)")
            }
        }
    }

    @Test("A view's layer lies in its superview's, and goes with the view")
    func views() {
        let root = UIView()
        let view = makeView("view", in: root)
        #expect(view.layer.superlayer === root.layer && root.layer.sublayers?.first === view.layer)
        view.removeFromSuperview()
        #expect(view.layer.superlayer == nil && root.layer.sublayers == nil)
    }

    @Test("Adding a view's layer elsewhere moves the layer alone, until the view moves")
    func apart() {
        let (root, other) = (UIView(), UIView())
        let view = makeView("view", in: root)
        other.layer.addSublayer(view.layer)
        #expect(view.superview === root && view.layer.superlayer === other.layer)
        #expect(root.layer.sublayers == nil && other.layer.sublayers?.first === view.layer)
        root.addSubview(UIView())
        other.addSubview(view)
        #expect(view.layer.superlayer === other.layer && other.layer.sublayers?.count == 1)
        view.layer.removeFromSuperlayer()
        #expect(view.superview === other && view.layer.superlayer == nil && other.layer.sublayers == nil)
        root.addSubview(view)
        #expect(view.layer.superlayer === root.layer && root.layer.sublayers?.count == 2)
    }

    @Test("Setting the list takes out what is not in it")
    func setting() {
        let root = UIView()
        let (one, other) = (makeView("one", in: root), makeView("other", in: root))
        let (back, front) = (CALayer(), CALayer())
        root.layer.sublayers = [back, one.layer, front, other.layer]
        #expect(root.layer.sublayers == [back, one.layer, front, other.layer] && root.subviews == [one, other])
        root.layer.sublayers = [other.layer, front]
        #expect(root.layer.sublayers == [other.layer, front] && back.superlayer == nil && one.superview === root)
        root.layer.sublayers?.forEach { $0.removeFromSuperlayer() }
        #expect(root.layer.sublayers == nil && root.subviews == [one, other])
        let lone = CALayer()
        lone.sublayers = [back, front]
        lone.sublayers = nil
        #expect(lone.sublayers == nil && back.superlayer == nil)
    }

    @Test("A chain of layers of any length goes without recursing, and what others hold stays")
    func chains() {
        var top: CALayer? = CALayer()
        var last = top!
        for _ in 0..<50_000 {
            let next = CALayer()
            last.addSublayer(next)
            last = next
        }
        let above = last.superlayer
        #expect(last.convert(CGPoint.zero, to: top) == .zero)
        top = nil
        #expect(last.superlayer === above && above?.superlayer == nil)
    }
}
