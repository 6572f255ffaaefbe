import EspalierControls
import EspalierRelatives
import EspalierViews

/// The text of a selector: read, written again, and asked of a small tree.
func fuzzSelector(_ bytes: [UInt8]) {
    let text = String(decoding: bytes.prefix(4096), as: UTF8.self)
    let selector: ViewSelector
    do throws(ViewSelectorError) {
        selector = try ViewSelector(text)
    } catch {
        require(error.line >= 1 && error.column >= 1, "a place that is none")
        require((0...text.utf8.count).contains(error.offset), "a place outside the text")
        require(!error.message.isEmpty && !error.fix.isEmpty, "a mistake without a word")
        return
    }
    let written = selector.description
    guard let again = try? ViewSelector(written) else { stop("not read again: \(written)") }
    require(again == selector, "says something else: \(written)")
    let root = UIView()
    let views = [UILabel(), UIView(), UIButton(type: .system), UIView()]
    for (index, view) in views.enumerated() {
        view.tag = index
        view.name = ["a", "title"][index % 2]
        (index == 0 ? root : views[index / 2]).addSubview(view)
    }
    let found = root.views(matching: selector)
    require(found.elementsEqual(root.views(matching: again), by: ===), "finds something else: \(written)")
    require(Set(found.map { ObjectIdentifier($0) }).count == found.count, "a view twice")
}
