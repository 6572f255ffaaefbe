import EspalierControllers
import EspalierControls
import EspalierViews
import Foundation
import TestSupport
import Testing

@Suite("The toolbar of navigation controllers")
struct ToolbarTests {
    @Test("It shows the items of the controller on top, and goes with one that hides the bars at the bottom")
    func items() {
        onStage { stage in
            let (a, b) = (stage.probe("a"), stage.probe("b"))
            let navigation = UINavigationController(rootViewController: a)
            let own = UIBarButtonItem(title: "Own", style: .plain, target: nil, action: nil)
            let other = UIBarButtonItem(title: "Other", style: .plain, target: nil, action: nil)
            a.toolbarItems = [own]
            stage.window.rootViewController = navigation
            stage.window.makeKeyAndVisible()
            navigation.isToolbarHidden = false
            stage.window.layoutIfNeeded()
            #expect(navigation.toolbar.items == [own] && a.view.safeAreaInsets.bottom == 78)
            a.setToolbarItems([own, other], animated: true)
            #expect(navigation.toolbar.items == [own, other])
            navigation.pushViewController(b, animated: false)
            #expect(navigation.toolbar.items == nil)
            b.toolbarItems = [other]
            #expect(navigation.toolbar.items == [other])
            navigation.popViewController(animated: false)
            b.hidesBottomBarWhenPushed = true
            navigation.pushViewController(b, animated: false)
            #expect(navigation.toolbar.isHidden && b.view.safeAreaInsets.bottom == 34 && !navigation.isToolbarHidden)
            navigation.popViewController(animated: false)
            #expect(!navigation.toolbar.isHidden && a.view.safeAreaInsets.bottom == 78)
        }
    }

    @Test("Items that code gives the toolbar itself stay as long as no controller has some")
    func own() {
        let a = UIViewController(), b = UIViewController()
        let navigation = UINavigationController(rootViewController: a)
        let item = UIBarButtonItem(title: "Own", style: .plain, target: nil, action: nil)
        navigation.toolbar.items = [item]
        navigation.isToolbarHidden = false
        navigation.loadViewIfNeeded()
        navigation.pushViewController(b, animated: false)
        #expect(navigation.toolbar.items == [item] && a.toolbarItems == nil)
    }
}
