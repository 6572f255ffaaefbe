import UIKit

/// An album: four covers in a square, a title and a count.
final class AlbumView: UIView {
    private(set) var covers: [UIImageView] = (0..<4).map { _ in UIImageView() }
    let titleLabel = UILabel()
    let countLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        let square = UIView()
        square.layer.cornerRadius = 8
        square.clipsToBounds = true
        let rows = [covers[0..<2], covers[2..<4]].map { pair -> UIStackView in
            let row = UIStackView(arrangedSubviews: Array(pair))
            row.spacing = 2
            row.distribution = .fillEqually
            return row
        }
        let grid = UIStackView(arrangedSubviews: rows)
        grid.axis = .vertical
        grid.spacing = 2
        grid.distribution = .fillEqually
        square.addSubview(grid)
        [square, titleLabel, countLabel].forEach(addSubview)
        [square, grid, titleLabel, countLabel].forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
        let views = ["square": square, "title": titleLabel, "count": countLabel, "grid": grid]
        for format in ["H:|[square]|", "H:|[grid]|", "V:|[grid]|", "V:|[square]-6-[title][count]"] {
            let options: NSLayoutConstraint.FormatOptions =
                format.contains("count") ? [.alignAllLeading, .alignAllTrailing] : []
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(
                    withVisualFormat: format, options: options, metrics: nil, views: views))
        }
        square.heightAnchor.constraint(equalTo: square.widthAnchor).isActive = true
        let bottom = countLabel.bottomAnchor.constraint(equalTo: bottomAnchor)
        bottom.priority = .defaultHigh
        bottom.isActive = true
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

/// Albums in a row that goes sideways.
final class AlbumsController: UIViewController, UICollectionViewDataSource {
    typealias Cell = HostingCollectionCell<AlbumView>

    private let albums: [(title: String, count: Int)]
    private(set) lazy var collectionView: UICollectionView = {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 150, height: 200)
        layout.sectionInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
        layout.minimumLineSpacing = 12
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.register(Cell.self, forCellWithReuseIdentifier: "album")
        view.dataSource = self
        return view
    }()

    init(albums: [(title: String, count: Int)]) {
        self.albums = albums
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(collectionView)
        collectionView.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            collectionView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            collectionView.heightAnchor.constraint(equalToConstant: 220),
        ])
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        albums.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "album", for: indexPath) as! Cell
        cell.hosted.titleLabel.text = albums[indexPath.item].title
        cell.hosted.countLabel.text = "\(albums[indexPath.item].count)"
        return cell
    }
}
