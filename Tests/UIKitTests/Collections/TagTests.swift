import Testing
import UIKit

/// A tag as wide as its text.
final class TagCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
            label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
            label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
            label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

final class TagsViewController: UICollectionViewController {
    var tags: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(TagCell.self, forCellWithReuseIdentifier: "tag")
        let layout = collectionViewLayout as? UICollectionViewFlowLayout
        layout?.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        tags.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tag", for: indexPath) as! TagCell
        cell.label.text = tags[indexPath.item]
        return cell
    }
}

@Suite("Items that size themselves, written for iOS")
struct TagTests {
    @Test("Each tag is as wide as its text, and they flow")
    func flowing() {
        let controller = TagsViewController(collectionViewLayout: UICollectionViewFlowLayout())
        controller.tags = ["one", "a longer one", "and another that is long", "four", "five"]
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        let cells = controller.collectionView.visibleCells.compactMap { $0 as? TagCell }
        #expect(cells.count == 5)
        for cell in cells {
            let text = cell.label.intrinsicContentSize
            #expect(cell.frame.size == CGSize(width: text.width + 16, height: text.height + 8))
        }
        #expect(cells[0].frame.minY == 0 && cells[0].frame.minX == 0)
        #expect(cells[1].frame.maxX <= 320 && cells[2].frame.minX == 0 && cells[2].frame.minY == 38.5)
        withExtendedLifetime(window) {}
    }
}
