import Foundation

// Frame, bounds and centre from one another, and what masks make of subviews.
extension ModelForest {
    /// What is set of the geometry.
    enum Setting {
        case frame(CGRect), bounds(CGRect), center(CGPoint), transform(Turning)
    }

    func frame(of view: Int) -> CGRect { Self.frame(views[view]) }

    static func frame(_ view: View) -> CGRect {
        if view.turning == .identity { return view.rect }
        let size = view.turning.box(view.rect.size)
        return CGRect(
            x: view.center.x - size.width / 2, y: view.center.y - size.height / 2, width: size.width,
            height: size.height)
    }

    func bounds(of view: Int) -> CGRect { CGRect(origin: views[view].origin, size: views[view].rect.size) }

    func setFrame(_ view: Int, _ frame: CGRect) { changeGeometry(view, .frame(frame)) }

    func setBounds(_ view: Int, _ bounds: CGRect) { changeGeometry(view, .bounds(bounds)) }

    func setCenter(_ view: Int, _ center: CGPoint) { changeGeometry(view, .center(center)) }

    private static func apply(_ setting: Setting, to view: inout View) -> Watched? {
        func resize(_ center: CGPoint, _ size: CGSize) {
            if center != view.center || size != view.rect.size {
                view.rect = CGRect(
                    x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
                    height: size.height)
            }
            view.center = center
        }
        switch setting {
        case .frame(let frame):
            if view.turning == .identity {
                view.rect = frame
                view.center = middle(frame)
            } else {
                resize(middle(frame), view.turning.unbox(frame.size))
            }
            return .frame
        case .bounds(let bounds):
            resize(view.center, bounds.size)
            view.origin = bounds.origin
            return .bounds
        case .center(let center):
            resize(center, view.rect.size)
            return .center
        case .transform(let turning):
            view.turning = turning
            return nil
        }
    }

    func changeGeometry(_ view: Int, _ setting: Setting) {
        let old = views[view]
        var new = old
        let property = Self.apply(setting, to: &new)
        var changed: [Watched] = []
        if Self.frame(old) != Self.frame(new) { changed.append(.frame) }
        if old.rect.size != new.rect.size || old.origin != new.origin { changed.append(.bounds) }
        if old.center != new.center { changed.append(.center) }
        let isBatch = !scope(of: view).isEmpty
        if isBatch { batchDepth += 1 }
        let told = tellBefore([(view, changed + (property.map { [$0] } ?? []))])
        _ = Self.apply(setting, to: &views[view])
        if changed.contains(.frame) { recordProperty(.frame, of: view, 0, 0) }
        if old.rect.size != new.rect.size { resizeSubviews(of: view, from: old.rect.size) }
        tellAfter(told, changed: changed)
        if isBatch { endBatch() }
    }

    private func resizeSubviews(of view: Int, from old: CGSize) {
        if !views[view].resizes { return }
        for child in views[view].children where views[child].mask != 0 {
            if views[child].parent != view { continue }
            let rect = views[child].rect
            let new = views[view].rect.size
            let mask = views[child].mask
            let (x, width) = Self.autoresized(
                rect.origin.x, rect.width, old.width, new.width, mask & 1 != 0, mask & 2 != 0, mask & 4 != 0)
            let (y, height) = Self.autoresized(
                rect.origin.y, rect.height, old.height, new.height, mask & 8 != 0, mask & 16 != 0, mask & 32 != 0)
            let resized = CGRect(x: x, y: y, width: width, height: height)
            if resized == rect { continue }
            if views[child].turning == .identity {
                setFrame(child, resized)
            } else {
                setBounds(child, CGRect(origin: views[child].origin, size: resized.size))
                setCenter(child, Self.middle(resized))
            }
        }
    }

    /// The difference goes to the flexible parts by their absolute lengths; equally where all are zero.
    private static func autoresized(
        _ position: Double, _ length: Double, _ old: Double, _ new: Double, _ leading: Bool, _ flexible: Bool,
        _ trailing: Bool
    ) -> (Double, Double) {
        let difference = new - old
        if difference == 0 || !leading && !flexible { return (position, length) }
        let margin = old - position - length
        let parts = [(leading, abs(position)), (flexible, abs(length)), (trailing, abs(margin))].filter(\.0).map(\.1)
        let total = parts.reduce(0, +)
        func share(_ part: Double) -> Double {
            total == 0 ? difference / Double(parts.count) : part == total ? difference : difference * part / total
        }
        var (x, size) = (position, length)
        if leading { x += share(abs(position)) }
        if flexible { size += share(abs(length)) }
        if size >= 0 { return (x, size) }
        return (leading && !trailing ? new - margin : x, 0)
    }
}
