import Testing
import UIKit

/// What every object of UIKit has, as an `NSObject` there: here of the root classes, and of what programs override.
@Suite("Objects: description, isEqual, hash, ==")
struct ObjectTests {
    private final class SpecialLayout: UICollectionViewFlowLayout {
        override var description: String { "special " + super.description }
        override class var layoutAttributesClass: AnyClass { Attributes.self }
        override class var invalidationContextClass: AnyClass { Context.self }
    }

    private final class Attributes: UICollectionViewLayoutAttributes {
        var note = "plain"
        override var description: String { note + " " + super.description }
        override var hash: Int { 7 }
        override func copy(with zone: NSZone? = nil) -> Any {
            let copy = super.copy(with: zone)
            (copy as? Attributes)?.note = note
            return copy
        }
        override func isEqual(_ object: Any?) -> Bool {
            super.isEqual(object) && (object as? Attributes)?.note == note
        }
    }

    private final class Context: UICollectionViewFlowLayoutInvalidationContext {
        var note = "made"
        override var description: String { note }
    }

    /// With an initialiser of its own alone, as UIKit allows.
    private final class Reason: UICollectionViewLayoutInvalidationContext {
        let reason: String
        init(reason: String) {
            self.reason = reason
            super.init()
        }
        override var description: String { reason }
    }

    private final class Card: UICollectionViewLayoutAttributes {
        let suit: Int
        init(suit: Int) {
            self.suit = suit
            super.init()
        }
    }

    // It has no state of its own.
    private final class SmallScreen: UIScreen, @unchecked Sendable {
        override var bounds: CGRect { CGRect(x: 0, y: 0, width: 100, height: 50) }
        override var scale: CGFloat { 4 }
    }

    @Test(
        "Layouts, attributes and contexts: descriptions that are overridden, and objects of classes that a layout names"
    )
    func layouts() throws {
        let layout = SpecialLayout()
        #expect(layout.description == "special <SpecialLayout>" && "\(layout)" == layout.description)
        #expect("\(UICollectionViewFlowLayout())" == "<UICollectionViewFlowLayout>")
        let attributes = Attributes(forCellWith: IndexPath(item: 3, section: 0))
        attributes.note = "mine"
        let copy = try #require(attributes.copy() as? Attributes)
        #expect(copy == attributes && copy !== attributes && copy.hash == attributes.hash)
        copy.note = "other"
        #expect(copy != attributes && !copy.isEqual(nil) && !attributes.isEqual(layout))
        #expect("\(attributes)".hasPrefix("mine <Attributes of item 3"), "\(attributes)")
        let context = layout.invalidationContext(forBoundsChange: .zero)
        #expect("\(context)" == "made" && context is Context)
        #expect("\(Reason(reason: "turned"))" == "turned" && Card(suit: 2).suit == 2)
        #expect(UICollectionViewLayoutAttributes() == UICollectionViewLayoutAttributes())
        #expect(Set([UICollectionViewLayoutAttributes(), UICollectionViewLayoutAttributes()]).count == 1)
    }

    @Test("A layout whose attributes and contexts are of its own classes is laid out with them")
    func namedClasses() {
        final class Source: NSObject, UICollectionViewDataSource {
            func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
            func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
                view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
            }
        }
        let source = Source()
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: SpecialLayout())
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        view.layoutIfNeeded()
        let path = IndexPath(item: 1, section: 0)
        #expect(view.layoutAttributesForItem(at: path) is Attributes && view.visibleCells.count == 2)
        #expect(view.layoutAttributesForItem(at: path) == view.layoutAttributesForItem(at: path))
    }

    @Test("Screens can be subclassed, and are equal if they say the same")
    func screens() {
        let screen = SmallScreen()
        #expect(screen.bounds.size == CGSize(width: 100, height: 50) && screen.nativeScale == 4)
        #expect(UIWindow(screen: screen).frame.size == CGSize(width: 100, height: 50))
        #expect(UIScreen.main === UIScreen.main && UIScreen.main == UIScreen.iPhone14)
        #expect(UIScreen.iPhone14.landscape == UIScreen.iPhone14.turned(to: .landscapeRight))
        #expect(UIScreen.iPhone14.landscape != UIScreen.iPhone14 && SmallScreen() != UIScreen())
        #expect(UIScreen.iPhone14.landscape.hash == UIScreen.iPhone14.landscape.hash)
    }

    /// An object of each class that has no superclass of UIKit here, and such as have another `==`.
    private static var objects: [any NSObjectProtocol] {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(1), heightDimension: .absolute(1))
        let item = NSCollectionLayoutItem(layoutSize: size)
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
        let view = UIView()
        let controller = UIViewController()
        return [
            view, controller, UILayoutGuide(), UITapGestureRecognizer(), CALayer(), view.topAnchor,
            view.widthAnchor.constraint(equalToConstant: 1), UIColor.red, UIFont.systemFont(ofSize: 3),
            UIFont.systemFont(ofSize: 3).fontDescriptor, NSParagraphStyle(), NSShadow(), NSTextAttachment(),
            NSStringDrawingContext(), UIBezierPath(), UITraitCollection(), UIScreen.main, CABasicAnimation(),
            CAMediaTimingFunction(name: .linear), UIViewPropertyAnimator(duration: 1, curve: .linear),
            UIKeyCommand(input: "a", modifierFlags: [], action: nil), UIImpactFeedbackGenerator(),
            UIAccessibilityCustomAction(name: "a", actionHandler: nil),
            UIBarButtonItem(), UITabBarItem(), UINavigationItem(title: "a"), UINavigationBarAppearance(),
            UITabBarItemAppearance(), UIBarButtonItemAppearance(), UIPasteboard.withUniqueName(),
            UIContextMenuConfiguration(), UIAction(title: "a") { _ in }, UIMenu(title: "a", children: []),
            UISwipeActionsConfiguration(actions: []), UIContextualAction(style: .normal, title: nil) { _, _, _ in },
            UIImage(), UIBlurEffect(style: .light), size, size.widthDimension, item, group,
            NSCollectionLayoutSection(group: group), NSCollectionLayoutSpacing.fixed(1),
            NSCollectionLayoutAnchor(edges: .top), UICollectionViewCompositionalLayoutConfiguration(),
            UICollectionViewFlowLayout(), UICollectionViewLayoutAttributes(),
            UICollectionViewLayoutInvalidationContext(), UIAlertAction(title: "a", style: .default),
            UIStoryboardSegue(identifier: nil, source: controller, destination: controller),
            UIPercentDrivenInteractiveTransition(),
            UIPresentationController(
                presentedViewController: UIViewController(), presenting: nil),
        ]
    }

    @Test("Each equals itself and its hash, and no other; its description has no address")
    func all() {
        let objects = Self.objects
        for (index, object) in objects.enumerated() {
            #expect(object.isEqual(object) && !object.isEqual(nil) && object.hash == object.hash)
            #expect(!object.isEqual(objects[(index + 1) % objects.count]))
            #expect(!object.description.isEmpty && !object.description.contains(": 0x"), "\(object.description)")
            #expect(object.debugDescription == object.description)
        }
    }

    @Test("Values equal other ones that say the same, objects with identity do not")
    func values() {
        func same<Object: NSObjectProtocol>(_ make: () -> Object) -> Bool {
            let (one, other) = (make(), make())
            return one.isEqual(other) && one.hash == other.hash
        }
        #expect(same { UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1) })
        #expect(same { UIFont.systemFont(ofSize: 9) } && same { UITraitCollection(displayScale: 2) })
        #expect(same { UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4)) })
        #expect(!same { UIView() } && !same { UICollectionViewFlowLayout() } && !same { UIBarButtonItem() })
        #expect(!same { UINavigationItem(title: "a") } && !same { NSTextAttachment() })
        #expect(UIColor.red.isEqual(UIColor.red) && !UIColor.red.isEqual(UIColor.blue))
    }
}
