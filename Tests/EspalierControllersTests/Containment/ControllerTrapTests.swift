import EspalierControllers
import EspalierControls
import EspalierViews
import Foundation
import TestSupport
import Testing

@Suite("Traps of controllers")
struct ControllerTrapTests {
    @Test("A root that somebody presents stops the program")
    func presentedRoot() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let window = UIWindow(frame: .zero)
            let root = UIViewController()
            let presented = UIViewController()
            window.rootViewController = root
            window.isHidden = false
            root.present(presented, animated: false)
            window.rootViewController = presented
        }
        #expect(
            errorText(result).contains("rootViewController set to UIViewController, which UIViewController presents"))
    }

    @Test("Traits for a controller that is no child stop the program")
    func strangersTraits() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            UIViewController().setOverrideTraitCollection(nil, forChild: UIViewController())
        }
        #expect(
            errorText(result).contains(
                "setOverrideTraitCollection(_:forChild:) of UIViewController with UIViewController, which is no child"))
    }

    @Test("A transition of controllers that are no children stops the program")
    func strangers() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            UIViewController().transition(from: UIViewController(), to: UIViewController(), duration: 0)
        }
        #expect(
            errorText(result).contains("transition(from:to:) on UIViewController: UIViewController is not its child"))
    }

    @Test("A tab that is given twice stops the program")
    func doubledTab() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let tab = UIViewController()
            UITabBarController().setViewControllers([tab, tab], animated: false)
        }
        #expect(
            errorText(result).contains(
                "setViewControllers on UITabBarController: UIViewController is in the list twice"))
    }

    @Test("List controllers that have rows or items, and no cells for them, stop the program")
    func cells() async {
        let rows = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            final class Rows: UITableViewController {
                override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
            }
            let controller = Rows(style: .plain)
            controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            controller.view.layoutIfNeeded()
        }
        #expect(errorText(rows).contains("that has rows must override tableView(_:cellForRowAt:)"))
        let items = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            final class Items: UICollectionViewController {
                override func collectionView(
                    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
                ) -> Int { 1 }
            }
            let controller = Items(collectionViewLayout: UICollectionViewFlowLayout())
            controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            controller.view.layoutIfNeeded()
        }
        #expect(errorText(items).contains("that has items must override collectionView(_:cellForItemAt:)"))
    }
}
