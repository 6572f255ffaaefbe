import EspalierControllers
import EspalierControls
import EspalierViews
import Foundation
import TestSupport
import Testing

/// Notes what a search controller and its bar tell.
private final class Searcher: UISearchResultsUpdating, UISearchControllerDelegate, UISearchBarDelegate {
    let log: CallLog
    init(_ log: CallLog) { self.log = log }

    func updateSearchResults(for searchController: UISearchController) {
        log.note("update '\(searchController.searchBar.text ?? "nil")' \(searchController.isActive)")
    }
    func presentSearchController(_ searchController: UISearchController) { log.note("present") }
    func willPresentSearchController(_ searchController: UISearchController) { log.note("will present") }
    func didPresentSearchController(_ searchController: UISearchController) { log.note("did present") }
    func willDismissSearchController(_ searchController: UISearchController) { log.note("will dismiss") }
    func didDismissSearchController(_ searchController: UISearchController) { log.note("did dismiss") }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log.note("editing") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.note("cancel") }
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        log.note("scope \(selectedScope)")
    }
}

/// A controller whose view scrolls.
private final class Scrolling: UIViewController {
    let scroll = UIScrollView()
    override func loadView() { view = scroll }
}

@Suite("Search controllers")
struct SearchTests {
    private func shown(
        _ stage: Stage, results: Probe? = nil, _ root: UIViewController? = nil
    ) -> (list: UIViewController, search: UISearchController, searcher: Searcher) {
        let list = root ?? stage.probe("list")
        let search = UISearchController(searchResultsController: results)
        search.title = "search"
        let searcher = Searcher(stage.log)
        search.searchResultsUpdater = searcher
        search.delegate = searcher
        search.searchBar.delegate = searcher
        list.navigationItem.title = "List"
        list.navigationItem.searchController = search
        stage.window.rootViewController = UINavigationController(rootViewController: list)
        stage.window.makeKeyAndVisible()
        stage.log.clear()
        return (list, search, searcher)
    }

    @Test("The bar stands below the title, in a row of 52 that the safe area knows")
    func bar() {
        onStage { stage in
            let (list, search, _) = shown(stage)
            #expect(list.view.safeAreaInsets == insets(153, 0, 34, 0))
            #expect(search.searchBar.convert(search.searchBar.bounds, to: nil) == rect(0, 101, 390, 52))
            #expect(list.navigationItem.searchController === search && !search.isActive)
            list.navigationController?.navigationBar.prefersLargeTitles = true
            stage.window.layoutIfNeeded()
            #expect(list.view.safeAreaInsets.top == 205)
            #expect(search.searchBar.convert(search.searchBar.bounds, to: nil) == rect(0, 153, 390, 52))
            list.navigationItem.searchController = nil
            stage.window.layoutIfNeeded()
            #expect(list.view.safeAreaInsets.top == 153 && search.searchBar.superview == nil)
            let older = stage.window
            older.controlDesign = .iOS18
            list.navigationController?.navigationBar.prefersLargeTitles = false
            list.navigationItem.searchController = search
            older.layoutIfNeeded()
            #expect(list.view.safeAreaInsets.top == 143)
        }
    }

    @Test("Typing begins a search: delegate, results and updates in their order; cancelling ends it")
    func typing() {
        onStage { stage in
            let results = stage.probe("results")
            let (list, search, searcher) = shown(stage, results: results)
            withExtendedLifetime(searcher) {
                stage.window.tap(search.searchBar.searchTextField)
                #expect(
                    stage.log.take(without: "Layout") == [
                        "editing", "present", "will present", "results.willMove(search)", "results.loadView",
                        "results.viewDidLoad", "results.didMove(search)", "results.viewWillAppear",
                        "results.viewIsAppearing", "results.viewDidAppear", "did present", "update '' true",
                    ])
                #expect(search.isActive && search.searchBar.showsCancelButton && search.parent === list)
                #expect(search.presentingViewController === list && results.view.isHidden)
                // The rows above make room.
                #expect(list.view.safeAreaInsets.top == 99 && results.view.safeAreaInsets == insets(99, 0, 34, 0))
                stage.window.typeText("ab")
                #expect(stage.log.take(without: "Layout") == ["update 'ab' true"] && !results.view.isHidden)
                #expect(place(results) == rect(0, 0, 390, 844))
                search.searchBar.tapCancelButton()
                #expect(
                    stage.log.take(without: "Layout") == [
                        "cancel", "will dismiss", "update '' false", "results.viewWillDisappear",
                        "results.viewDidDisappear", "did dismiss",
                    ])
                #expect(!search.isActive && search.parent == nil && !search.searchBar.showsCancelButton)
                #expect(search.searchBar.text == "" && list.view.safeAreaInsets.top == 153)
                #expect(!search.searchBar.isFirstResponder && search.presentingViewController == nil)
            }
        }
    }

    @Test("Code begins and ends a search too; text that code sets is searched for")
    func byCode() {
        onStage { stage in
            let (list, search, searcher) = shown(stage)
            withExtendedLifetime(searcher) {
                search.hidesNavigationBarDuringPresentation = false
                search.isActive = true
                #expect(
                    stage.log.take(without: "Layout") == [
                        "present", "will present", "did present", "editing", "update '' true",
                    ])
                #expect(search.searchBar.isFirstResponder && list.view.safeAreaInsets.top == 153)
                search.searchBar.text = "x"
                #expect(stage.log.take(without: "Layout") == ["update 'x' true"])
                var ended = false
                search.dismiss(animated: true) { ended = true }
                #expect(ended && !search.isActive)
                search.isActive = false
                #expect(stage.log.take(without: "Layout") == ["will dismiss", "update '' false", "did dismiss"])
            }
        }
    }

    @Test("Without results the content is covered, and a touch on it ends the search, unless it is not to be obscured")
    func obscuring() {
        onStage { stage in
            let (list, search, searcher) = shown(stage)
            withExtendedLifetime(searcher) {
                let button = UIButton(frame: rect(100, 400, 100, 44))
                var taps = 0
                button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
                list.view.addSubview(button)
                search.isActive = true
                stage.window.tap(at: CGPoint(x: 150, y: 420))
                #expect(taps == 0 && !search.isActive)
                search.obscuresBackgroundDuringPresentation = false
                search.isActive = true
                stage.window.tap(at: CGPoint(x: 150, y: 420))
                #expect(taps == 1 && search.isActive)
            }
        }
    }

    @Test("Results may be shown by code, and touches on them stay theirs")
    func results() {
        onStage { stage in
            let results = stage.probe("results")
            let (_, search, searcher) = shown(stage, results: results)
            withExtendedLifetime(searcher) {
                search.automaticallyShowsSearchResultsController = false
                search.isActive = true
                #expect(results.view.isHidden && !search.showsSearchResultsController)
                search.showsSearchResultsController = true
                #expect(!results.view.isHidden)
                stage.window.tap(at: CGPoint(x: 150, y: 420))
                #expect(search.isActive)
            }
        }
    }

    @Test("The bar goes while the content is scrolled down, and comes at the top, unless it is to stay")
    func scrolling() {
        onStage { stage in
            let list = Scrolling()
            let (_, search, searcher) = shown(stage, results: stage.probe("results"), list)
            withExtendedLifetime(searcher) {
                let view = list.scroll
                view.contentSize = CGSize(width: 390, height: 3000)
                stage.window.layoutIfNeeded()
                #expect(view.contentOffset.y == -153)
                func scroll(to way: CGFloat) -> CGFloat {
                    view.contentOffset.y = way
                    stage.window.layoutIfNeeded()
                    return view.safeAreaInsets.top
                }
                #expect(scroll(to: -110) == 153 && scroll(to: 0) == 101 && search.searchBar.superview == nil)
                #expect(scroll(to: -60) == 101 && scroll(to: -101) == 153 && search.searchBar.window != nil)
                #expect(scroll(to: 500) == 101)
                search.isActive = true
                stage.window.layoutIfNeeded()
                #expect(view.safeAreaInsets.top == 99 && search.searchBar.isFirstResponder)
                search.isActive = false
                #expect(view.safeAreaInsets.top == 101)
                list.navigationItem.hidesSearchBarWhenScrolling = false
                stage.window.layoutIfNeeded()
                #expect(view.safeAreaInsets.top == 153 && scroll(to: 700) == 153)
            }
        }
    }

    @Test("Over a table the results lie over what is visible, with the table's safe area")
    func overTable() {
        onStage { stage in
            let table = UITableViewController(style: .plain)
            let results = stage.probe("results")
            let (_, search, searcher) = shown(stage, results: results, table)
            withExtendedLifetime(searcher) {
                table.navigationItem.hidesSearchBarWhenScrolling = false
                table.tableView.contentOffset.y = 400
                stage.window.layoutIfNeeded()
                search.isActive = true
                stage.window.layoutIfNeeded()
                #expect(place(results) == rect(0, 0, 390, 844))
                #expect(results.view.safeAreaInsets == insets(99, 0, 34, 0))
            }
        }
    }

    @Test("A controller that is pushed covers the search, which goes on when it is popped")
    func pushed() {
        onStage { stage in
            let results = stage.probe("results")
            let (list, search, searcher) = shown(stage, results: results)
            withExtendedLifetime(searcher) {
                search.isActive = true
                stage.window.typeText("a")
                stage.log.clear()
                let detail = stage.probe("detail")
                results.navigationController?.pushViewController(detail, animated: false)
                #expect(
                    stage.log.takeAppearance() == [
                        "list will-", "results will-", "detail will+", "detail is+", "results did-", "list did-",
                        "detail did+",
                    ])
                #expect(detail.view.safeAreaInsets.top == 101 && search.isActive)
                list.navigationController?.popViewController(animated: false)
                #expect(place(results) == rect(0, 0, 390, 844) && list.view.safeAreaInsets.top == 99)
            }
        }
    }

    @Test("Scopes come with the search, and another one is searched for")
    func scopes() async {
        onStage { stage in
            let (_, search, searcher) = shown(stage)
            withExtendedLifetime(searcher) {
                search.searchBar.scopeButtonTitles = ["All", "New"]
                search.isActive = true
                #expect(search.searchBar.showsScopeBar)
                stage.log.clear()
                search.searchBar.tapScopeButton(1)
                #expect(stage.log.take(without: "Layout") == ["scope 1", "update '' true"])
                search.isActive = false
                #expect(!search.searchBar.showsScopeBar && search.searchBar.selectedScopeButtonIndex == 1)
            }
        }
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            UISearchBar().tapScopeButton(0)
        }
        #expect(errorText(result).contains("which has 0 scopes"))
    }

    @Test("A bar that stands in the content searches the controller whose view it is in")
    func inContent() {
        onStage { stage in
            let results = stage.probe("results")
            let search = UISearchController(searchResultsController: results)
            let list = stage.shown("list")
            search.searchBar.frame = rect(0, 47, 390, 56)
            list.view.addSubview(search.searchBar)
            search.isActive = true
            #expect(search.parent === list && place(results) == rect(0, 0, 390, 844))
            search.isActive = false
            #expect(search.parent == nil)
        }
    }

    @Test("An item gives up the controller that another one gets")
    func moved() {
        let search = UISearchController()
        let (one, two) = (UINavigationItem(title: "1"), UINavigationItem(title: "2"))
        one.searchController = search
        two.searchController = search
        #expect(one.searchController == nil && two.searchController === search)
        search.isActive = true
        #expect(search.isActive && search.parent == nil)
        two.searchController = nil
        #expect(!search.isActive)
    }
}
