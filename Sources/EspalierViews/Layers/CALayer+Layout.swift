import Foundation

/// What a pass asks of layers before it looks at them.
struct LayoutMarks: OptionSet {
    var rawValue: UInt8

    /// `layoutSublayers()` is to be called. Of a layer without a view.
    static let needed = LayoutMarks(rawValue: 1 << 0)
    /// A layer without a view, below this one by layers without views, is marked. Whenever such a layer has a mark, its
    /// superlayer has this.
    static let below = LayoutMarks(rawValue: 1 << 1)
}

extension CALayer {
    /// Whether there is anything to call in a pass.
    private var hasLayoutCode: Bool { !isOfPackage || hasOwnDelegate }

    /// As that of a view.
    final func markForChangedList() {
        if let view { view.markForChangedList() } else { markNeedsLayout() }
    }

    final func markNeedsLayout() {
        if let view { return view.markNeedsLayout() }
        if layoutMarks.contains(.needed) || !hasLayoutCode { return }
        layoutMarks.insert(.needed)
        markPathAbove()
    }

    /// Marks the layers above this one, up to the nearest view, and has that one laid out. While it is being laid out,
    /// it comes to its layers by itself.
    final func markPathAbove() {
        var current = place?.object
        while let layer = current {
            if layer.layoutMarks.contains(.below) { return }
            layer.layoutMarks.insert(.below)
            if let view = layer.view {
                if !view.flags.contains(.layingOut) { view.markNeedsLayout() }
                return
            }
            current = layer.place?.object
        }
    }

    /// Lays out what is marked below this layer, superlayers first.
    final func layOutMarkedSublayers() {
        if !layoutMarks.contains(.below) { return }
        var waiting = [self]
        while let layer = waiting.popLast() {
            if layer.layoutMarks.contains(.needed) {
                layer.layoutMarks.remove(.needed)
                layer.layoutSublayers()
            }
            guard layer.layoutMarks.contains(.below) else { continue }
            layer.layoutMarks.remove(.below)
            // Those of views are laid out with these.
            waiting += layer.own.all.filter { $0.host == nil && !$0.layoutMarks.isEmpty }
        }
    }

    final func layOutIfNeeded() {
        var top = self
        while top.host == nil, let above = top.place?.object { top = above }
        if let view = top.view { return view.layoutIfNeeded() }
        if top.layoutMarks.contains(.needed) {
            top.layoutMarks.remove(.needed)
            top.layoutSublayers()
        }
        top.layOutMarkedSublayers()
    }
}
