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

    /// The views to report on, with what they are called.
    var reported: [(name: String, view: UIView)] {
        [
            ("scroll", scroll), ("cover", cover), ("avatar", avatar), ("names", names), ("follow", follow),
            ("bio", bio),
            ("counts", counts),
        ]
    }
}
