import Foundation
import TestSupport
import Testing

@testable import EspalierViews

@Suite("Fitted sizes that are asked again (AUTOLAYOUT 3.4)")
struct FittingAgainTests {
    /// A view with a text and a bar of a height.
    private final class Card: UIView, FittingListener {
        let text = WishingView(50, 20)
        let bar = UIView()
        private(set) var height = NSLayoutConstraint()
        var told = 0

        convenience init() {
            self.init(frame: .zero)
            height = bar.heightAnchor.constraint(equalToConstant: 8)
            for view in [text, bar] {
                view.translatesAutoresizingMaskIntoConstraints = false
                addSubview(view)
            }
            NSLayoutConstraint.activate([
                text.leftAnchor.constraint(equalTo: leftAnchor), text.rightAnchor.constraint(equalTo: rightAnchor),
                text.topAnchor.constraint(equalTo: topAnchor), bar.topAnchor.constraint(equalTo: text.bottomAnchor),
                bar.leftAnchor.constraint(equalTo: leftAnchor), bar.bottomAnchor.constraint(equalTo: bottomAnchor),
                height,
            ])
        }

        func fittedSizeMayHaveChanged() { told += 1 }

        var fitted: CGSize { systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
    }

    @Test("A wish, a priority and a constant are solved again; what was fitted is not made anew")
    func changes() {
        let card = Card()
        #expect(card.fitted == CGSize(width: 50, height: 28) && card.fittingCount == 1)
        card.text.content = CGSize(width: 60, height: 30)
        #expect(card.fitted == CGSize(width: 60, height: 38) && card.fittingCount == 2)
        card.height.constant = 10
        #expect(card.fitted == CGSize(width: 60, height: 40) && card.fittingCount == 3)
        #expect(card.fitted.height == 40 && card.fittingCount == 3)
        card.text.setContentCompressionResistancePriority(UILayoutPriority(1), for: .horizontal)
        #expect(card.fitted.width == 0 && card.fittingCount == 4)
        // In a tree too, where the engine of the tree hears of the same changes.
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        root.addSubview(card)
        card.frame = CGRect(x: 0, y: 0, width: 70, height: 60)
        root.layoutIfNeeded()
        #expect(card.text.frame == CGRect(x: 0, y: 0, width: 70, height: 50))
        card.text.content = CGSize(width: 60, height: 15)
        card.height.constant = 12
        #expect(card.fitted.height == 27 && card.fittingCount == 5)
        // Another constraint is another system.
        let more = card.text.heightAnchor.constraint(equalToConstant: 44)
        more.isActive = true
        #expect(card.fitted.height == 56 && card.fittingCount == 1)
        more.isActive = false
        #expect(card.fitted.height == 27 && card.fittingCount == 1)
    }

    @Test("The view's own frame, its moves and questions about views above change nothing of it")
    func kept() {
        let (root, other) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
        let card = Card()
        root.addSubview(other)
        root.addSubview(card)
        #expect(card.fitted.height == 28)
        card.frame = CGRect(x: 5, y: 5, width: 60, height: 60)
        root.layoutIfNeeded()
        other.addSubview(card)
        root.layoutIfNeeded()
        card.removeFromSuperview()
        _ = other.systemLayoutSizeFitting(.zero)
        #expect(card.fitted.height == 28 && card.fittingCount == 1)
        // A subview that leaves is another system.
        card.bar.removeFromSuperview()
        #expect(card.fitted.height == 0)
    }

    @Test("What is fitted above a view follows it, and does not outlive a view that leaves")
    func above() {
        let root = UIView()
        var card: Card? = Card()
        card?.translatesAutoresizingMaskIntoConstraints = false
        if let card {
            root.addSubview(card)
            NSLayoutConstraint.activate([
                card.topAnchor.constraint(equalTo: root.topAnchor),
                card.leftAnchor.constraint(equalTo: root.leftAnchor),
                root.bottomAnchor.constraint(equalTo: card.bottomAnchor),
                root.rightAnchor.constraint(equalTo: card.rightAnchor),
            ])
        }
        func fitted() -> CGSize { root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
        #expect(fitted() == CGSize(width: 50, height: 28))
        #expect(card?.fitted == CGSize(width: 50, height: 28))
        card?.text.content = CGSize(width: 90, height: 20)
        #expect(fitted().width == 90 && card?.fitted.width == 90)
        card?.removeFromSuperview()
        card = nil
        #expect(fitted() == .zero)
    }

    @Test("Who listens is told once, until it is fitted and heard again")
    func listening() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let card = Card()
        root.addSubview(card)
        _ = card.fitted
        card.hearFittings()
        card.text.content = CGSize(width: 60, height: 20)
        #expect(card.told >= 1)
        let told = card.told
        _ = card.fitted
        card.hearFittings()
        root.layoutIfNeeded()
        card.frame.size = CGSize(width: 90, height: 90)
        root.layoutIfNeeded()
        #expect(card.told == told)
        card.height.isActive = false
        #expect(card.told == told + 1)
        // Nothing was fitted since: there is nothing to be told.
        card.height.isActive = true
        #expect(card.told == told + 1)
        // Without a question, a view whose size is known from elsewhere is heard too.
        card.hearFittings()
        card.text.content = CGSize(width: 70, height: 20)
        #expect(card.told == told + 2)
    }
}
