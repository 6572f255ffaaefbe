import Testing
import UIKit

private final class ListController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    private(set) var selected: [IndexPath] = []
    private(set) var scrolls = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.dataSource = self
        tableView.delegate = self
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        view.addSubview(tableView)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        selected.append(indexPath)
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 60 }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Section \(section)" }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        scrolls += 1
    }
}

private final class GridDelegate: NSObject, UICollectionViewDelegateFlowLayout {
    private(set) var selected: [IndexPath] = []

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        selected.append(indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 10, height: 20) }
}

private final class FormDelegate: NSObject, UITextFieldDelegate, UITextViewDelegate, UISearchBarDelegate {
    private(set) var texts: [String] = []

    func textFieldShouldReturn(_ textField: UITextField) -> Bool { false }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { string != "x" }

    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        text != "y"
    }

    func textViewDidChange(_ textView: UITextView) {
        texts.append(textView.text)
    }

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        texts.append(searchText)
    }
}

/// A table that hears of its delegate, and a pager that does.
private final class HearingTable: UITableView {
    private(set) var changes = 0
    override var delegate: (any UITableViewDelegate)? {
        didSet { changes += 1 }
    }
}

private final class HearingPager: UIScrollView {
    private(set) var changes = 0
    override var delegate: (any UIScrollViewDelegate)? {
        didSet { changes += 1 }
    }
}

@Suite("Delegates of their own types, and calls of optional methods")
struct OptionalCallTests {
    @Test("Of a table: the delegate, the data source, and what both inherit")
    func table() {
        let controller = ListController()
        controller.loadViewIfNeeded()
        let tableView = controller.tableView
        let path = IndexPath(row: 1, section: 0)
        tableView.delegate?.tableView?(tableView, didSelectRowAt: path)
        #expect(controller.selected == [path])
        let delegate: (any UITableViewDelegate)? = tableView.delegate
        #expect(delegate === controller)
        #expect(tableView.delegate?.tableView?(tableView, heightForRowAt: path) == 60)
        #expect(tableView.delegate?.tableView(tableView, heightForRowAt: path) == 60)
        // What is not implemented answers nil, where UIKit takes the table's property.
        #expect(tableView.delegate?.tableView?(tableView, heightForHeaderInSection: 0) == nil)
        #expect(tableView.delegate?.tableView?(tableView, viewForHeaderInSection: 0) == nil)
        #expect(tableView.dataSource?.tableView?(tableView, titleForHeaderInSection: 2) == "Section 2")
        #expect(tableView.dataSource?.numberOfSections?(in: tableView) == 1)
        tableView.delegate?.scrollViewDidScroll?(tableView)
        tableView.delegate?.scrollViewDidEndDragging?(tableView, willDecelerate: false)
        #expect(controller.scrolls == 1)
        tableView.delegate = nil
        #expect(tableView.delegate?.tableView?(tableView, heightForRowAt: path) == nil)
    }

    @Test("The table asks the delegate that was set, whatever it was set by")
    func asked() {
        let controller = ListController()
        controller.loadViewIfNeeded()
        controller.tableView.layoutIfNeeded()
        #expect(controller.tableView.rectForRow(at: IndexPath(row: 2, section: 0)).height == 60)
        let other = ListController()
        let scrollView: UIScrollView = controller.tableView
        scrollView.delegate = other
        #expect(controller.tableView.delegate === other && scrollView.delegate === other)
        scrollView.setContentOffset(CGPoint(x: 0, y: 7), animated: false)
        #expect(other.scrolls == 1 && controller.scrolls == 0)
    }

    @Test("Of a collection view, with a flow layout's delegate")
    func collection() {
        let layout = UICollectionViewFlowLayout()
        let grid = UICollectionView(frame: .zero, collectionViewLayout: layout)
        let delegate = GridDelegate()
        grid.delegate = delegate
        let path = IndexPath(item: 4, section: 0)
        grid.delegate?.collectionView?(grid, didSelectItemAt: path)
        #expect(delegate.selected == [path])
        #expect(grid.delegate?.collectionView?(grid, shouldSelectItemAt: path) == true)
        let flow = grid.delegate as? any UICollectionViewDelegateFlowLayout
        #expect(flow?.collectionView?(grid, layout: layout, sizeForItemAt: path) == CGSize(width: 10, height: 20))
        #expect(flow?.collectionView?(grid, didDeselectItemAt: path) != nil)
    }

    @Test("Of text fields, text views and search bars")
    func text() {
        let delegate = FormDelegate()
        let field = UITextField()
        field.delegate = delegate
        #expect(field.delegate?.textFieldShouldReturn?(field) == false)
        let range = NSRange(location: 0, length: 0)
        let may = field.delegate?.textField?(field, shouldChangeCharactersIn: range, replacementString: "x")
        #expect(may == false && field.delegate?.textFieldShouldClear?(field) == true)
        let view = UITextView()
        view.delegate = delegate
        view.text = "a"
        view.delegate?.textViewDidChange?(view)
        #expect(view.delegate?.textView?(view, shouldChangeTextIn: range, replacementText: "y") == false)
        view.insertText("b")
        let bar = UISearchBar()
        bar.delegate = delegate
        bar.delegate?.searchBar?(bar, textDidChange: "c")
        #expect(delegate.texts == ["a", "ab", "c"])
    }

    @Test("The property can be overridden with its type")
    func overridden() {
        let controller = ListController()
        let table = HearingTable()
        table.delegate = controller
        let pager = HearingPager()
        pager.delegate = controller
        #expect(table.changes == 1 && pager.changes == 1 && table.delegate === controller)
    }
}
