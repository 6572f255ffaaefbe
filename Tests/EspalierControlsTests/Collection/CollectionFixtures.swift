import EspalierControls
import EspalierViews
import Foundation

/// A cell that says which item it shows, and what has happened to it.
class ItemCell: UICollectionViewCell {
    var text = ""
    var preparations = 0

    override func prepareForReuse() {
        super.prepareForReuse()
        preparations += 1
        text = ""
    }
}

final class BandView: UICollectionReusableView {
    var text = ""
    var preparations = 0

    override func prepareForReuse() {
        super.prepareForReuse()
        preparations += 1
    }
}

/// A data source of named items, that writes down what it is asked.
class ItemSource: UICollectionViewDataSource {
    var sections: [[String]]
    var log: [String] = []

    init(_ sections: [[String]]) { self.sections = sections }

    convenience init(counts: [Int]) {
        self.init(counts.enumerated().map { section, count in (0..<count).map { "\(section).\($0)" } })
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int {
        log.append("sections")
        return sections.count
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        log.append("items \(section)")
        return sections[section].count
    }

    func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        log.append("cell \(indexPath.section).\(indexPath.item)")
        let cell = view.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        (cell as? ItemCell)?.text = sections[indexPath.section][indexPath.item]
        return cell
    }

    func collectionView(
        _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        log.append("\(kind.suffix(6).lowercased()) \(indexPath[0])")
        let band = view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "band", for: indexPath)
        (band as? BandView)?.text = "\(indexPath[0])"
        return band
    }
}

/// A delegate that writes into the log of a data source.
class ItemDelegate: UICollectionViewDelegate {
    let source: ItemSource
    var refuses: Set<String> = []
    var onDisplay: ((UICollectionView, UICollectionViewCell, IndexPath) -> Void)?

    init(_ source: ItemSource) { self.source = source }

    func note(_ what: String, _ path: IndexPath) { source.log.append("\(what) \(path.section).\(path.item)") }

    func asked(_ what: String, _ path: IndexPath) -> Bool {
        note("\(what)?", path)
        return !refuses.contains(what)
    }

    func collectionView(_ view: UICollectionView, shouldHighlightItemAt path: IndexPath) -> Bool {
        asked("highlight", path)
    }
    func collectionView(_ view: UICollectionView, didHighlightItemAt path: IndexPath) { note("highlighted", path) }
    func collectionView(_ view: UICollectionView, didUnhighlightItemAt path: IndexPath) { note("unhighlighted", path) }
    func collectionView(_ view: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool { asked("select", path) }
    func collectionView(_ view: UICollectionView, shouldDeselectItemAt path: IndexPath) -> Bool {
        asked("deselect", path)
    }
    func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) { note("selected", path) }
    func collectionView(_ view: UICollectionView, didDeselectItemAt path: IndexPath) { note("deselected", path) }

    func collectionView(_ view: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath) {
        note("will", path)
        onDisplay?(view, cell, path)
    }
    func collectionView(
        _ view: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt path: IndexPath
    ) { note("ended", path) }
    func collectionView(
        _ view: UICollectionView, willDisplaySupplementaryView band: UICollectionReusableView,
        forElementKind kind: String, at path: IndexPath
    ) { note("will \(kind.suffix(6).lowercased())", path) }
    func collectionView(
        _ view: UICollectionView, didEndDisplayingSupplementaryView band: UICollectionReusableView,
        forElementOfKind kind: String, at path: IndexPath
    ) { note("ended \(kind.suffix(6).lowercased())", path) }
}

/// A delegate that also gives the metrics of a flow layout; nil leaves a metric to the layout.
final class FlowDelegate: ItemDelegate, UICollectionViewDelegateFlowLayout {
    var size: (IndexPath) -> CGSize = { _ in CGSize(width: 50, height: 50) }
    var header = CGSize.zero

    func collectionView(
        _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
    ) -> CGSize {
        note("size", path)
        return size(path)
    }
    func collectionView(
        _ view: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int
    ) -> UIEdgeInsets {
        source.log.append("inset \(section)")
        return .zero
    }
    func collectionView(
        _ view: UICollectionView, layout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat {
        source.log.append("line spacing \(section)")
        return 10
    }
    func collectionView(
        _ view: UICollectionView, layout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat {
        source.log.append("item spacing \(section)")
        return 10
    }
    func collectionView(
        _ view: UICollectionView, layout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int
    ) -> CGSize {
        source.log.append("header size \(section)")
        return header
    }
    func collectionView(
        _ view: UICollectionView, layout: UICollectionViewLayout, referenceSizeForFooterInSection section: Int
    ) -> CGSize {
        source.log.append("footer size \(section)")
        return .zero
    }
}

let headerKind = UICollectionView.elementKindSectionHeader
let footerKind = UICollectionView.elementKindSectionFooter

func itemPath(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

/// A collection view of that size with everything registered.
func collection(
    _ source: ItemSource?, _ layout: UICollectionViewLayout = UICollectionViewFlowLayout(), width: CGFloat = 320,
    height: CGFloat = 480
) -> UICollectionView {
    let view = UICollectionView(frame: rect(0, 0, width, height), collectionViewLayout: layout)
    view.register(ItemCell.self, forCellWithReuseIdentifier: "item")
    for kind in [headerKind, footerKind] {
        view.register(BandView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "band")
    }
    if let source { view.keep(source) }
    view.dataSource = source
    return view
}

private let kept = StoredProperty<UICollectionView, [AnyObject]>(default: [])

extension UICollectionView {
    /// Holds an object that the view itself does not, as long as there is the view.
    func keep(_ object: AnyObject) { self[stored: kept].append(object) }

    /// Sets a delegate and holds it.
    func keepDelegate(_ delegate: any UICollectionViewDelegate) {
        keep(delegate)
        self.delegate = delegate
    }
}

func flow(
    _ itemSize: CGSize, spacing: CGFloat = 10, inset: CGFloat = 0, horizontal: Bool = false
) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = itemSize
    layout.minimumLineSpacing = spacing
    layout.minimumInteritemSpacing = spacing
    layout.sectionInset = UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset)
    if horizontal { layout.scrollDirection = .horizontal }
    return layout
}

/// What is shown, in the order of the subviews: texts and frames.
func shownItems(_ view: UICollectionView) -> [String] {
    view.subviews.map { subview in
        let text = (subview as? ItemCell)?.text ?? (subview as? BandView).map { "band \($0.text)" } ?? "other"
        let frame = subview.frame
        return "\(text) (\(frame.minX) \(frame.minY) \(frame.width) \(frame.height))"
    }
}
