import EspalierViews
import Foundation

/// Wheels of rows, one of each selected.
///
/// The data source is asked once, and again after `reloadAllComponents()` or `reloadComponent(_:)`. Rows are not made
/// into subviews; `view(forRow:forComponent:)` makes a row's view.
open class UIPickerView: UIView {
    static let rowHeight: CGFloat = 32
    private static let ownSize = CGSize(width: 320, height: 216)

    /// How many rows each wheel has, and which one is selected; nil before the data source was asked.
    private final var wheels: [(rows: Int, selected: Int)]?

    /// Makes a picker of that frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Makes a picker from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Who knows how many rows there are.
    open weak var dataSource: (any UIPickerViewDataSource)? { didSet { wheels = nil } }

    /// Who knows what rows show, and hears what the user selects.
    open weak var delegate: (any UIPickerViewDelegate)?

    /// How many wheels there are. 0 without a data source.
    open var numberOfComponents: Int { knownWheels().count }

    /// How many rows a wheel has.
    /// - Precondition: there is such a wheel.
    open func numberOfRows(inComponent component: Int) -> Int { wheel(component).rows }

    /// How large a wheel's rows are.
    /// - Precondition: there is such a wheel.
    open func rowSize(forComponent component: Int) -> CGSize {
        _ = wheel(component)
        return CGSize(
            width: delegate?.pickerView(self, widthForComponent: component) ?? equalWidth,
            height: delegate?.pickerView(self, rowHeightForComponent: component) ?? Self.rowHeight)
    }

    /// A view of a row: the delegate's, or a label with its title. nil where there is no such row.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? { madeView(row, component) }

    /// Asks the data source anew; a selected row that is gone gives way to the last one.
    open func reloadAllComponents() { reload() }

    /// Asks the data source anew for one wheel.
    /// - Precondition: there is such a wheel.
    open func reloadComponent(_ component: Int) {
        let selected = wheel(component).selected
        let rows = max(0, dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0)
        // The data source may have changed what is asked.
        guard let count = wheels?.count, component < count else { return }
        wheels?[component] = (rows, min(selected, max(0, rows - 1)))
    }

    /// Selects a row, at once also where `animated` is true; one beyond the rows means the nearer end. Does not tell the
    /// delegate.
    /// - Precondition: there is such a wheel.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        let rows = wheel(component).rows
        wheels?[component].selected = max(0, min(row, rows - 1))
    }

    /// The selected row; -1 in a wheel without rows.
    /// - Precondition: there is such a wheel.
    open func selectedRow(inComponent component: Int) -> Int {
        let wheel = wheel(component)
        return wheel.rows > 0 ? wheel.selected : -1
    }

    /// Selects a row as the user does: tells the delegate.
    /// - Precondition: there is such a wheel.
    public final func turn(toRow row: Int, inComponent component: Int) {
        selectRow(row, inComponent: component, animated: false)
        let selected = selectedRow(inComponent: component)
        if selected >= 0 { delegate?.pickerView(self, didSelectRow: selected, inComponent: component) }
    }

    /// (320, 216).
    open override var intrinsicContentSize: CGSize { Self.ownSize }

    /// (320, 216), whatever the given size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.ownSize }

    final var equalWidth: CGFloat {
        let count = knownWheels().count
        return count > 0 ? bounds.width / CGFloat(count) : bounds.width
    }

    private func knownWheels() -> [(rows: Int, selected: Int)] {
        if wheels == nil { reload() }
        return wheels ?? []
    }

    private func wheel(_ component: Int) -> (rows: Int, selected: Int) {
        let wheels = knownWheels()
        guard wheels.indices.contains(component) else {
            trap("UIPickerView: no component \(component); there are \(wheels.count)")
        }
        return wheels[component]
    }

    private func reload() {
        // Without a data source there is nothing to remember.
        guard let dataSource else { return wheels = nil }
        let old = wheels ?? []
        let count = max(0, dataSource.numberOfComponents(in: self))
        wheels = (0..<count).map { component in
            let rows = max(0, dataSource.pickerView(self, numberOfRowsInComponent: component))
            return (rows, component < old.count ? min(old[component].selected, max(0, rows - 1)) : 0)
        }
    }

    private func madeView(_ row: Int, _ component: Int) -> UIView? {
        guard knownWheels().indices.contains(component), (0..<wheel(component).rows).contains(row), let delegate else {
            return nil
        }
        if let view = delegate.pickerView(self, viewForRow: row, forComponent: component, reusing: nil) { return view }
        let label = UILabel()
        if let title = delegate.pickerView(self, attributedTitleForRow: row, forComponent: component) {
            label.attributedText = title
        } else {
            label.text = delegate.pickerView(self, titleForRow: row, forComponent: component)
        }
        return label
    }
}
