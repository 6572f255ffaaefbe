import EspalierContainers
import EspalierControllers
import EspalierViews

extension ControllerWorld {
    /// What a container holds leaves it in the lists.
    private func forget(_ slot: Int) {
        guard let page = held[slot] else { return }
        for host in Self.hosts { children[host]?.removeAll { $0 == page } }
        held[slot] = nil
    }

    private func join(_ slot: Int) {
        if let host = parents[slot], let page = held[slot] { children[host, default: []].append(page) }
    }

    func moveContainers(_ operation: ControllerOperation) {
        switch operation {
        case .prepare(let slot, let host):
            if boxes[slot].view != nil { return }
            let page = page()
            let number = page.number
            boxes[slot].prepareContainer(inside: probes[host]) { page }
            (held[slot], parents[slot]) = (number, host)
            join(slot)
        case .empty(let slot):
            boxes[slot].removeContainer()
            forget(slot)
            parents[slot] = nil
        case .swap(let slot):
            if boxes[slot].parent == nil { return }
            let page = page()
            boxes[slot].insertContainer(view: page)
            forget(slot)
            held[slot] = page.number
            join(slot)
        case .place(let slot, let host):
            if probes[host].view.isDescendant(of: boxes[slot]) { return }
            probes[host].view.addSubview(boxes[slot])
            placed[slot] = true
        case .take(let slot):
            if boxes[slot].superview == nil { return }
            boxes[slot].removeFromSuperview()
            placed[slot] = false
            if held[slot] == nil { return }
            forget(slot)
            parents[slot] = nil
        case .handOver(let slot, let host):
            if boxes[slot].view == nil { return }
            boxes[slot].parent = probes[host]
            if parents[slot] == host { return }
            if let page = held[slot] { for host in Self.hosts { children[host]?.removeAll { $0 == page } } }
            parents[slot] = host
            join(slot)
        case .exchange(let slot, let other):
            guard slot != other, boxes[slot].parent != nil, let page = boxes[other].view else { return }
            boxes[slot].insertContainer(view: page)
            forget(slot)
            forget(other)
            held[slot] = page.number
            join(slot)
        default: break
        }
    }
}
