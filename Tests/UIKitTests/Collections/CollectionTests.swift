import Testing
import UIKit

final class TileCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(label)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = contentView.bounds.insetBy(dx: 4, dy: 4)
    }
}

final class TilesViewController: UIViewController {
    let layout: UICollectionViewLayout
    private(set) lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    var heights: [CGFloat]

    init(layout: UICollectionViewLayout, heights: [CGFloat]) {
        self.layout = layout
        self.heights = heights
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(TileCell.self, forCellWithReuseIdentifier: "tile")
        collectionView.dataSource = self
        collectionView.delegate = self
        (layout as? WaterfallLayout)?.delegate = self
        collectionView.frame = view.bounds
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(collectionView)
    }
}

extension TilesViewController: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout, WaterfallLayoutDelegate {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        heights.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        // swift-format-ignore: NeverForceUnwrap
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath) as! TileCell
        cell.label.text = "\(indexPath.item)"
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        CGSize(width: 100, height: heights[indexPath.item])
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets {
        UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    }

    func collectionView(_ collectionView: UICollectionView, heightForItemAt indexPath: IndexPath) -> CGFloat {
        heights[indexPath.item]
    }
}

@Suite("Collection views written for iOS")
struct CollectionTests {
    func shown(_ layout: UICollectionViewLayout, heights: [CGFloat]) -> (TilesViewController, UIWindow) {
        let controller = TilesViewController(layout: layout, heights: heights)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        return (controller, window)
    }

    func frames(_ controller: TilesViewController) -> [CGRect?] {
        controller.heights.indices.map {
            controller.collectionView.cellForItem(at: IndexPath(item: $0, section: 0))?.frame
        }
    }

    @Test("A flow layout asks its delegate for sizes and insets")
    func flow() {
        let layout = UICollectionViewFlowLayout()
        layout.minimumInteritemSpacing = 0
        layout.minimumLineSpacing = 5
        let (controller, window) = shown(layout, heights: [40, 60, 40, 50])
        #expect(
            frames(controller) == [
                CGRect(x: 10, y: 20, width: 100, height: 40), CGRect(x: 110, y: 10, width: 100, height: 60),
                CGRect(x: 210, y: 20, width: 100, height: 40), CGRect(x: 10, y: 75, width: 100, height: 50),
            ])
        #expect(controller.collectionView.contentSize == CGSize(width: 320, height: 135))
        let label = (controller.collectionView.cellForItem(at: IndexPath(item: 3, section: 0)) as? TileCell)?.label
        #expect(label?.frame == CGRect(x: 4, y: 4, width: 92, height: 42) && label?.text == "3")
        withExtendedLifetime(window) {}
    }

    @Test("A layout of one's own fills columns, and prepares again for another width")
    func custom() {
        let (controller, window) = shown(WaterfallLayout(), heights: [92, 42, 42, 142])
        #expect(
            frames(controller) == [
                CGRect(x: 4, y: 4, width: 152, height: 92), CGRect(x: 164, y: 4, width: 152, height: 42),
                CGRect(x: 164, y: 54, width: 152, height: 42), CGRect(x: 4, y: 104, width: 152, height: 142),
            ])
        #expect(controller.collectionView.contentSize == CGSize(width: 320, height: 250))
        window.frame.size.width = 400
        window.layoutIfNeeded()
        #expect(frames(controller).last == CGRect(x: 4, y: 104, width: 192, height: 142))
    }
}
