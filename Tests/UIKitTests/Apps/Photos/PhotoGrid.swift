import UIKit

/// A photo with a mark when it is selected, and a length when it is a film.
final class PhotoCell: UICollectionViewCell {
    let imageView = UIImageView()
    private let dim = UIView()
    private let mark = UIView()
    let durationLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        imageView.contentMode = .scaleAspectFill
        imageView.clipsToBounds = true
        dim.backgroundColor = UIColor.white.withAlphaComponent(0.4)
        mark.backgroundColor = .systemBlue
        mark.layer.borderColor = UIColor.white.cgColor
        mark.layer.borderWidth = 1.5
        durationLabel.textColor = .white
        durationLabel.font = .monospacedDigitSystemFont(ofSize: 12, weight: .semibold)
        [imageView, dim, mark, durationLabel].forEach(contentView.addSubview)
        updateSelection()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    var markFrame: CGRect? { mark.isHidden ? nil : mark.frame }

    override var isSelected: Bool {
        didSet { updateSelection() }
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        durationLabel.text = nil
    }

    private func updateSelection() {
        dim.isHidden = !isSelected
        mark.isHidden = !isSelected
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let bounds = contentView.bounds
        imageView.frame = bounds
        dim.frame = bounds
        mark.frame = CGRect(x: bounds.maxX - 26, y: bounds.maxY - 26, width: 20, height: 20)
        mark.layer.cornerRadius = 10
        let size = durationLabel.sizeThatFits(bounds.size)
        durationLabel.frame = CGRect(
            origin: CGPoint(x: bounds.minX + 6, y: bounds.maxY - 6 - size.height), size: size)
    }
}

/// Photos in columns that a pinch makes more or fewer; several of them are chosen in a mode of its own.
final class PhotoGridController: UICollectionViewController {
    private let durations: [Int?]
    private(set) var columns = 3 {
        didSet { if columns != oldValue { collectionViewLayout.invalidateLayout() } }
    }
    private var isSelecting = false
    private(set) var opened: [Int] = []

    init(durations: [Int?]) {
        self.durations = durations
        let layout = UICollectionViewFlowLayout()
        layout.minimumLineSpacing = 2
        layout.minimumInteritemSpacing = 2
        super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
        collectionView.addGestureRecognizer(
            UIPinchGestureRecognizer(target: self, action: PhotoGridController.pinched(_:)))
        navigationItem.rightBarButtonItem = editButtonItem
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        collectionView.allowsMultipleSelection = editing
        if !editing {
            collectionView.indexPathsForSelectedItems?.forEach {
                collectionView.deselectItem(at: $0, animated: animated)
            }
        }
        updateTitle()
    }

    private func updateTitle() {
        let count = collectionView.indexPathsForSelectedItems?.count ?? 0
        title = isEditing ? "\(count) chosen" : "Photos"
    }

    private func pinched(_ gesture: UIPinchGestureRecognizer) {
        guard gesture.state == .ended else { return }
        columns = min(max(columns + (gesture.scale > 1 ? -1 : 1), 2), 5)
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        durations.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath) as! PhotoCell
        cell.durationLabel.text = durations[indexPath.item].map { String(format: "%d:%02d", $0 / 60, $0 % 60) }
        return cell
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard !isEditing else { return updateTitle() }
        collectionView.deselectItem(at: indexPath, animated: false)
        opened.append(indexPath.item)
    }

    override func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        updateTitle()
    }
}

extension PhotoGridController: UICollectionViewDelegateFlowLayout {
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let room = collectionView.bounds.width - CGFloat(columns - 1) * 2
        let side = (room / CGFloat(columns)).rounded(.down)
        return CGSize(width: side, height: side)
    }
}
