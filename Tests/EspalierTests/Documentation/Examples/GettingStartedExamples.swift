// swift-format-ignore-file
// The examples of Docs/GettingStarted.md, made from the page by a test: edit the page, and record.
import Espalier
import EspalierTesting
import Testing

private func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
    Printed.add(items, separator: separator, terminator: terminator)
}

func makeBanner() -> UIView {
    let banner = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 50))
    let text = UILabel(frame: CGRect(x: 16, y: 15, width: 288, height: 20))
    text.text = "Hello"
    banner.addSubview(text)
    return banner
}

@Test func bannerHoldsItsText() {
    expectHierarchy(
        makeBanner(),
        matches: """
            UIView [0, 0, 320, 50]
              UILabel [16, 15, 288, 20] text "Hello"
            """)
}

@Suite("The examples of Docs/GettingStarted.md")
struct GettingStartedExamples {
    @Test("1: Build a tree")
    func example1() async throws {
        let printed = try await Printed.collect {
            let screen = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            screen.name = "screen"
            let avatar = UIImageView()
            avatar.name = "avatar"
            let title = UILabel()
            title.name = "title"
            title.text = "Ada Lovelace"
            let follow = UIButton(type: .system)
            follow.name = "follow"
            follow.setTitle("Follow", for: .normal)
            for view in [avatar, title, follow] { screen.addSubview(view) }
            print(screen.hierarchyText)
            Printed.endBlock()
            try avatar.layoutRules.add("tt = 60, ll = 16, w = h = 64")
            try title.layoutRules.add("ll = %rl + 12, ct = %ct, rr = 16, h = 24", avatar, avatar)
            try follow.layoutRules.add("tt = %bt + 20, ll = rr = 16, maxw = 400, h = 44", avatar)
            screen.layoutIfNeeded()
            print(screen.hierarchyText)
            Printed.endBlock()
            screen.frame.size = CGSize(width: 844, height: 390)
            screen.layoutIfNeeded()
            print(title.frame.width, follow.frame.width)
            Printed.endBlock()
            let reason = title.layoutRules.explain(.width)
            print("\(reason.value) = \(reason.computed)")
            print("from", reason.needs)
            Printed.endBlock()
            let token = title.observe(\.superview?.frame, options: [.new]) { view, change in
                print(view.name ?? "", "has a superview as wide as", change.newValue??.width ?? 0)
            }
            screen.frame.size.width = 400
            token.invalidate()
            Printed.endBlock()
            let options = HierarchyObservingOptions(keyPaths: [\.frame])
            let watch = screen.observeHierarchy(options) { records in
                for record in records { print(record) }
            }
            UIView.performChanges {
                avatar.removeFromSuperview()
                title.frame.origin.y = 8
            }
            watch.invalidate()
            Printed.endBlock()
            screen.addSubview(avatar)
            print(screen.view(named: "title")?.frame.height ?? 0)
            print(title.groupSiblings(by: [UIButton.self, UIImageView.self]).keys.sorted())
            print(follow.findFirstAncestor { $0.name == "screen" } === screen)
        }
        try Printed.compare(printed, withExample: 1, of: "Docs/GettingStarted.md")
    }

    @Test("2: Show a controller")
    func example2() async throws {
        let printed = try await Printed.collect {
            final class ProfileController: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    title = "Profile"
                }

                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    print("appeared, as wide as", view.frame.width)
                }
            }

            let window = UIWindow(screen: .iPhone14)
            let navigation = UINavigationController(rootViewController: UIViewController())
            window.rootViewController = navigation
            window.makeKeyAndVisible()
            navigation.pushViewController(ProfileController(), animated: true)
            print("pushed")
            window.clock.advance(by: 0.35)
        }
        try Printed.compare(printed, withExample: 2, of: "Docs/GettingStarted.md")
    }
}
