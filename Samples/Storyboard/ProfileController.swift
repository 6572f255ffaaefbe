// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
import Espalier

/// The controller that the storyboard names. Its outlets lead to the views that it reports on.
final class ProfileController: UIViewController {
    @Outlet var scroll: UIScrollView!
    @Outlet var cover: UIImageView!
    @Outlet var avatar: UIImageView!
    @Outlet var names: UIStackView!
    @Outlet var follow: UIButton!
    @Outlet var bio: UILabel!
    @Outlet var counts: UIStackView!
    @Outlet var coverLimit: NSLayoutConstraint!

    override func updateViewConstraints() {
        // A telephone on its side has no room for a high cover.
        coverLimit.constant = traitCollection.verticalSizeClass == .compact ? 96 : 240
        super.updateViewConstraints()
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        view.setNeedsUpdateConstraints()
    }

    /// The views to report on, with what they are called.
    var reported: [(name: String, view: UIView)] {
        [
            ("scroll", scroll), ("cover", cover), ("avatar", avatar), ("names", names), ("follow", follow),
            ("bio", bio),
            ("counts", counts),
        ]
    }
}
