import UIKit

/// Tabs, with the small player above the bar while there is something to play.
final class PodcastTabController: UITabBarController, MiniPlayerViewDelegate {
    let miniPlayer = MiniPlayerView()
    private var miniPlayerBottom: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        miniPlayer.delegate = self
        miniPlayer.isHidden = true
        miniPlayer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(miniPlayer)
        NSLayoutConstraint.activate([
            miniPlayer.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            miniPlayer.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            miniPlayer.bottomAnchor.constraint(equalTo: tabBar.topAnchor),
        ])
    }

    func play(_ episode: String) {
        miniPlayer.show(title: episode, position: 30, of: 120)
        miniPlayer.isHidden = false
        viewControllers?.forEach { $0.additionalSafeAreaInsets.bottom = 64 }
    }

    func stop() {
        miniPlayer.isHidden = true
        viewControllers?.forEach { $0.additionalSafeAreaInsets.bottom = 0 }
    }

    func miniPlayerDidTapToExpand(_ player: MiniPlayerView) {
        let full = NowPlayingController(episode: player.titleLabel.text ?? "", duration: 120)
        full.modalPresentationStyle = .fullScreen
        present(full, animated: true)
    }
}

/// What is played next: rows that can be moved and taken out.
final class QueueController: UITableViewController {
    var episodes: [String]
    var onReorder: (([String]) -> Void)?

    init(episodes: [String]) {
        self.episodes = episodes
        super.init(style: .plain)
        title = "Up next"
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(EpisodeCell.self, forCellReuseIdentifier: "episode")
        tableView.isEditing = true
        tableView.tableFooterView = UIView()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { episodes.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "episode", for: indexPath)
        guard let cell = cell as? EpisodeCell else { return cell }
        cell.dateLabel.text = "No. \(indexPath.row + 1)"
        cell.titleLabel.text = episodes[indexPath.row]
        cell.summaryLabel.text = "About " + episodes[indexPath.row]
        return cell
    }

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

    override func tableView(
        _ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath
    ) {
        episodes.insert(episodes.remove(at: source.row), at: destination.row)
        onReorder?(episodes)
    }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        if case .delete = editingStyle {
            episodes.remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .left)
        }
    }
}
