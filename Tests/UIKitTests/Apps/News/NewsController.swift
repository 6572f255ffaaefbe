import UIKit

/// Articles by category; pulling fetches more, and the end of the list does too.
final class NewsController: UIViewController {
    private let categories: [String]
    private let load: (String, Int) -> [Article]
    let tabs: CategoryTabsView
    let tableView = UITableView(frame: .zero, style: .plain)
    private(set) var articles: [Article] = []
    private(set) var page = 0
    private let hero = HeroArticleView()

    init(categories: [String], load: @escaping (_ category: String, _ page: Int) -> [Article]) {
        self.categories = categories
        self.load = load
        tabs = CategoryTabsView(titles: categories)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(HeadlineCell.self, forCellReuseIdentifier: "headline")
        tableView.dataSource = self
        tableView.delegate = self
        tableView.estimatedRowHeight = 110
        tabs.onSelect = { [weak self] _ in self?.reload() }
        for view in [tabs, tableView] {
            view.translatesAutoresizingMaskIntoConstraints = false
            self.view.addSubview(view)
        }
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            tabs.topAnchor.constraint(equalTo: guide.topAnchor),
            tabs.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            tabs.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            tableView.topAnchor.constraint(equalTo: tabs.bottomAnchor),
            tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        reload()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        sizeHeader()
    }

    /// A header of a table has no constraints of its own to the table: its height is fitted by hand.
    private func sizeHeader() {
        let fitting = CGSize(width: tableView.bounds.width, height: UIView.layoutFittingCompressedSize.height)
        let height = hero.systemLayoutSizeFitting(
            fitting, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
        ).height
        guard hero.frame.height != height || tableView.tableHeaderView == nil else { return }
        hero.frame.size.height = height
        tableView.tableHeaderView = hero
    }

    private func reload() {
        page = 0
        articles = load(categories[tabs.selectedIndex], 0)
        hero.titleLabel.text = articles.first?.title
        tableView.reloadData()
        tableView.setContentOffset(.zero, animated: false)
        view.setNeedsLayout()
    }

    private func loadMore() {
        let more = load(categories[tabs.selectedIndex], page + 1)
        guard !more.isEmpty else { return }
        page += 1
        let start = articles.count
        articles += more
        tableView.insertRows(at: (start..<articles.count).map { IndexPath(row: $0, section: 0) }, with: .none)
    }
}

extension NewsController: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { articles.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "headline", for: indexPath)
        (cell as? HeadlineCell)?.configure(with: articles[indexPath.row])
        return cell
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if scrollView.contentOffset.y > scrollView.contentSize.height - scrollView.bounds.height * 1.5 { loadMore() }
    }
}
