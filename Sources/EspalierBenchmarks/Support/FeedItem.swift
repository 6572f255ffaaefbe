import EspalierControls
import EspalierViews
import Foundation

/// An item of a feed: 25 views, 70 constraints and those of a stack view, 6 labels of which two have several lines, and
/// 3 buttons in the stack.
final class FeedItem {
    let root = UIView()
    let name = UILabel()
    let time = UILabel()
    let body = UILabel()
    let caption = UILabel()
    let link = UILabel()
    private let badge = UILabel()
    private let stack: UIStackView
    private let header = UIView.item()
    private let picture = UIView.item()
    private let avatar = UIView.item()
    private var constraints: [NSLayoutConstraint] = []

    /// Makes the views with texts that differ by `number`, and places them at a width.
    init(_ number: Int, width: CGFloat) throws {
        root.frame = CGRect(x: 0, y: 0, width: width, height: 0)
        let buttons = ["Like", "Comment", "Share"].map { title in
            let button = UIButton(type: .system)
            button.setTitle(title, for: .normal)
            return button
        }
        stack = UIStackView(arrangedSubviews: buttons)
        stack.distribution = .fillEqually
        name.text = "Person \(number)"
        time.text = "\(number % 60) min"
        body.text = Self.words(20 + number % 20)
        caption.text = Self.words(8 + number % 7)
        badge.text = "\(number % 10)"
        link.text = "example.org"
        body.numberOfLines = 0
        caption.numberOfLines = 0
        constraints.reserveCapacity(70)
        let card = UIView.item()
        root.addSubview(card)
        pin(card, in: root, 8)
        add(header, to: card)
        sides(header, of: card, 12)
        constrain(header.topAnchor.constraint(equalTo: card.topAnchor, constant: 12))
        constrain(header.heightAnchor.constraint(greaterThanOrEqualToConstant: 40))
        placeHeader()
        placeText(in: card)
        let media = UIView.item()
        add(media, to: card)
        sides(media, of: card, 0)
        constrain(media.topAnchor.constraint(equalTo: body.bottomAnchor, constant: 8))
        placeMedia(in: media)
        let box = UIView.item()
        add(box, to: card)
        sides(box, of: card, 12)
        constrain(box.topAnchor.constraint(equalTo: media.bottomAnchor, constant: 8))
        placeLink(in: box)
        placeEnd(in: card, below: box)
        NSLayoutConstraint.activate(constraints)
    }

    var constraintCount: Int { constraints.count }

    static func words(_ count: Int) -> String { Array(repeating: "nanosecond", count: count).joined(separator: " ") }

    // MARK: Parts

    private func placeHeader() {
        let more = WishingView(24, 24)
        add(avatar, to: header)
        constrain(avatar.leadingAnchor.constraint(equalTo: header.leadingAnchor))
        constrain(avatar.topAnchor.constraint(equalTo: header.topAnchor))
        constrain(avatar.widthAnchor.constraint(equalToConstant: 40))
        constrain(avatar.heightAnchor.constraint(equalTo: avatar.widthAnchor))
        constrain(avatar.bottomAnchor.constraint(lessThanOrEqualTo: header.bottomAnchor))
        for label in [name, time] {
            add(label, to: header)
            constrain(label.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 8))
        }
        add(more, to: header)
        constrain(name.topAnchor.constraint(equalTo: header.topAnchor))
        constrain(name.trailingAnchor.constraint(lessThanOrEqualTo: more.leadingAnchor, constant: -8))
        constrain(time.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 2))
        constrain(time.trailingAnchor.constraint(lessThanOrEqualTo: more.leadingAnchor, constant: -8))
        constrain(time.bottomAnchor.constraint(lessThanOrEqualTo: header.bottomAnchor))
        let fit = time.bottomAnchor.constraint(equalTo: header.bottomAnchor)
        fit.priority = .defaultLow
        constrain(fit)
        constrain(more.trailingAnchor.constraint(equalTo: header.trailingAnchor))
        constrain(more.centerYAnchor.constraint(equalTo: header.centerYAnchor))
    }

    private func placeText(in card: UIView) {
        add(body, to: card)
        sides(body, of: card, 12)
        constrain(body.topAnchor.constraint(equalTo: header.bottomAnchor, constant: 8))
    }

    private func placeMedia(in media: UIView) {
        add(picture, to: media)
        sides(picture, of: media, 0)
        constrain(picture.topAnchor.constraint(equalTo: media.topAnchor))
        constrain(picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 9.0 / 16))
        let plate = UIView.item()
        add(plate, to: picture)
        constrain(plate.trailingAnchor.constraint(equalTo: picture.trailingAnchor, constant: -8))
        constrain(plate.bottomAnchor.constraint(equalTo: picture.bottomAnchor, constant: -8))
        constrain(plate.heightAnchor.constraint(equalToConstant: 20))
        add(badge, to: plate)
        sides(badge, of: plate, 6)
        constrain(badge.centerYAnchor.constraint(equalTo: plate.centerYAnchor))
        add(caption, to: media)
        sides(caption, of: media, 12)
        constrain(caption.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 6))
        constrain(caption.bottomAnchor.constraint(equalTo: media.bottomAnchor))
    }

    private func placeLink(in box: UIView) {
        let icon = WishingView(16, 16)
        add(icon, to: box)
        constrain(icon.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 8))
        constrain(icon.centerYAnchor.constraint(equalTo: box.centerYAnchor))
        add(link, to: box)
        constrain(link.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 6))
        constrain(link.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -8))
        constrain(link.topAnchor.constraint(equalTo: box.topAnchor, constant: 8))
        constrain(link.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -8))
        icon.setContentHuggingPriority(.required, for: .horizontal)
    }

    private func placeEnd(in card: UIView, below box: UIView) {
        let (line, numbers, other) = (UIView.line(), UIView.item(), UIView.line())
        let (likes, comments) = (WishingView(16, 16), WishingView(16, 16))
        var above = box.bottomAnchor
        for (view, gap) in [(line, 8), (numbers, 0), (other, 0), (stack, 0)] as [(UIView, CGFloat)] {
            add(view, to: card)
            sides(view, of: card, 0)
            constrain(view.topAnchor.constraint(equalTo: above, constant: gap))
            above = view.bottomAnchor
        }
        constrain(stack.bottomAnchor.constraint(equalTo: card.bottomAnchor))
        add(likes, to: numbers)
        constrain(likes.leadingAnchor.constraint(equalTo: numbers.leadingAnchor, constant: 12))
        constrain(likes.topAnchor.constraint(equalTo: numbers.topAnchor, constant: 6))
        constrain(likes.bottomAnchor.constraint(equalTo: numbers.bottomAnchor, constant: -6))
        add(comments, to: numbers)
        constrain(comments.trailingAnchor.constraint(equalTo: numbers.trailingAnchor, constant: -12))
        constrain(comments.centerYAnchor.constraint(equalTo: numbers.centerYAnchor))
    }

    private func add(_ view: UIView, to superview: UIView) {
        view.translatesAutoresizingMaskIntoConstraints = false
        superview.addSubview(view)
    }

    private func constrain(_ constraint: NSLayoutConstraint) { constraints.append(constraint) }

    private func sides(_ view: UIView, of other: UIView, _ gap: CGFloat) {
        constrain(view.leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: gap))
        constrain(view.trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -gap))
    }

    private func pin(_ view: UIView, in other: UIView, _ gap: CGFloat) {
        sides(view, of: other, gap)
        constrain(view.topAnchor.constraint(equalTo: other.topAnchor, constant: gap))
        constrain(view.bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -gap))
    }

    // MARK: Checking

    /// The height at a width, without constraints.
    func height(_ width: CGFloat) -> CGFloat {
        let card = width - 16
        func text(_ label: UILabel, _ width: CGFloat) -> CGFloat {
            label.sizeThatFits(CGSize(width: width, height: 0)).height
        }
        let header = max(40, text(name, 0) + 2 + text(time, 0))
        let media = card * 9 / 16 + 6 + text(caption, card - 24)
        let buttons = stack.arrangedSubviews.map(\.intrinsicContentSize.height).max() ?? 0
        return 16 + 12 + header + 8 + text(body, card - 24) + 8 + media + 8 + 16 + text(link, 0) + 8 + 1 + 28 + 1
            + buttons
    }

    /// The root is as wide as it was made and as high as that needs.
    func check() throws {
        let width = root.bounds.size.width
        let height = height(width)
        try WrongAnswer.check(root.layoutConflicts.isEmpty, "conflicts: \(root.layoutConflicts)")
        try WrongAnswer.check(
            abs(root.bounds.size.height - height) < 1e-6, "the item is \(root.bounds.size) and should be \(height) high"
        )
        try picture.checkFrame(CGRect(x: 0, y: 0, width: width - 16, height: (width - 16) * 9 / 16))
        try avatar.checkFrame(CGRect(x: 0, y: 0, width: 40, height: 40))
    }
}

extension UIView {
    /// A line of one point.
    fileprivate static func line() -> UIView { WishingView(UIView.noIntrinsicMetric, 1) }
}
