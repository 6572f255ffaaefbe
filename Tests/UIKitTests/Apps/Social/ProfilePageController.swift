import UIKit

/// A head that shrinks with the list below it, tabs that stick, and a list for each.
final class ProfilePageController: UIViewController, UIScrollViewDelegate {
    let scrollView = UIScrollView()
    let headView = UIView()
    let tabs = CategoryTabsView(titles: ["Posts", "Likes"])
    let listView = UIView()
    let followButton = FollowButton(type: .custom)
    private let headHeight: CGFloat = 180
    private let tabsHeight: CGFloat = 44
    private let listHeights: [CGFloat]

    init(listHeights: [CGFloat]) {
        self.listHeights = listHeights
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.delegate = self
        scrollView.contentInsetAdjustmentBehavior = .never
        view.addSubview(scrollView)
        [headView, listView, tabs].forEach(scrollView.addSubview)
        headView.addSubview(followButton)
        followButton.addAction(
            UIAction { action in
                guard let button = action.sender as? FollowButton else { return }
                button.isFollowing.toggle()
            }, for: .touchUpInside)
        tabs.onSelect = { [weak self] _ in self?.view.setNeedsLayout() }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = view.bounds.width
        scrollView.frame = view.bounds.inset(
            by: UIEdgeInsets(top: view.safeAreaInsets.top, left: 0, bottom: 0, right: 0))
        headView.frame = CGRect(x: 0, y: 0, width: width, height: headHeight)
        let button = followButton.intrinsicContentSize
        followButton.frame = CGRect(
            x: width - 16 - button.width, y: headHeight - 16 - button.height, width: button.width,
            height: button.height)
        listView.frame = CGRect(
            x: 0, y: headHeight + tabsHeight, width: width, height: listHeights[tabs.selectedIndex])
        scrollView.contentSize = CGSize(width: width, height: listView.frame.maxY + view.safeAreaInsets.bottom)
        placeTabs()
    }

    private func placeTabs() {
        let y = max(headHeight, scrollView.contentOffset.y)
        tabs.frame = CGRect(x: 0, y: y, width: view.bounds.width, height: tabsHeight)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        placeTabs()
        let pushed = min(max(scrollView.contentOffset.y / headHeight, 0), 1)
        headView.alpha = 1 - pushed
    }
}
