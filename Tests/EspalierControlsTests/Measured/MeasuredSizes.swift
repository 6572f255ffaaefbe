import EspalierControls
import EspalierViews
import Foundation
import TestSupport
import Testing

/// The numbers in `control-sizes.json`, by their paths: `switch[0].size`, `pageControl[1].height`.
enum MeasuredSizes {
    /// What says how many there were, and of what.
    private static let counts: Set = ["accessory", "n", "nWidth", "note", "of", "tools", "xcode"]

    static func numbers() throws -> [String: [CGFloat]] {
        let data = try Data(contentsOf: SharedFolder.text.appendingPathComponent("control-sizes.json"))
        var open: [(path: String, value: Any)] = [("", try JSONSerialization.jsonObject(with: data))]
        var numbers: [String: [CGFloat]] = [:]
        while let (path, value) = open.popLast() {
            switch value {
            case let object as [String: Any]:
                for (key, value) in object where !counts.contains(key) {
                    open.append((path.isEmpty ? key : "\(path).\(key)", value))
                }
            case let list as [NSNumber]: numbers[path] = list.map { CGFloat($0.doubleValue) }
            case let list as [Any]:
                for (index, value) in list.enumerated() { open.append(("\(path)[\(index)]", value)) }
            case let number as NSNumber: numbers[path] = [CGFloat(number.doubleValue)]
            default: break
            }
        }
        return numbers
    }
}

/// One measurement that is held.
struct HeldSize: Sendable, CustomTestStringConvertible {
    /// How what comes out is to agree with what is stored.
    enum Agreement: Sendable {
        /// Number by number, to the hundredth that is stored.
        case equal
        /// The first number, the second says how many there were; or the first two, and the third.
        case first(Int)
        /// With one of the numbers.
        case any
        /// Between both.
        case within
    }

    let path: String
    let agreement: Agreement
    let designs: [ControlDesign]
    let actual: @Sendable (ControlDesign) -> [CGFloat]
    var testDescription: String { path }

    init(
        _ path: String, _ designs: [ControlDesign], _ agreement: Agreement,
        _ actual: @escaping @Sendable (ControlDesign) -> [CGFloat]
    ) {
        (self.path, self.designs, self.agreement, self.actual) = (path, designs, agreement, actual)
    }

    init(_ path: String, _ designs: [ControlDesign], _ actual: @escaping @Sendable (ControlDesign) -> [CGFloat]) {
        self.init(path, designs, .equal, actual)
    }

    func agrees(_ actual: [CGFloat], with stored: [CGFloat]) -> Bool {
        func isNear(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) < 0.01 }
        switch agreement {
        case .equal: return actual.count == stored.count && zip(actual, stored).allSatisfy(isNear)
        case .first(let count): return actual.count == count && zip(actual, stored).allSatisfy(isNear)
        case .any: return actual.count == 1 && stored.contains { isNear($0, actual[0]) }
        case .within: return actual.count == 1 && stored.count == 2 && (stored[0]...stored[1]).contains(actual[0])
        }
    }
}

/// Makes views as they were when they were stored: alone in a window of a design, on a screen of a scale.
enum Measuring {
    static func window(_ design: ControlDesign, scale: CGFloat = 2, width: CGFloat = 375) -> UIWindow {
        let window = UIWindow(screen: UIScreen(name: "", portraitSize: CGSize(width: width, height: 800), scale: scale))
        window.controlDesign = design
        return window
    }

    /// The size of a view's frame that fits.
    static func fitting(_ view: UIView, _ design: ControlDesign, scale: CGFloat = 2) -> CGSize {
        let window = window(design, scale: scale)
        window.addSubview(view)
        return view.sizeThatFits(CGSize(width: 200, height: 0))
    }

    /// A cell in a table, laid out: that of the only row.
    static func cell(
        _ style: UITableViewCell.CellStyle, _ design: ControlDesign, scale: CGFloat = 2, width: CGFloat = 375,
        rowHeight: CGFloat = UITableView.automaticDimension, separator: UITableViewCell.SeparatorStyle = .singleLine,
        _ fill: (UITableViewCell) -> Void = { _ in }
    ) -> UITableViewCell {
        final class Source: UITableViewDataSource {
            let cell: UITableViewCell
            init(_ cell: UITableViewCell) { self.cell = cell }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { cell }
        }
        let cell = UITableViewCell(style: style, reuseIdentifier: nil)
        fill(cell)
        let window = window(design, scale: scale, width: width)
        let table = UITableView(frame: window.bounds)
        let source = Source(cell)
        table.rowHeight = rowHeight
        table.separatorStyle = separator
        table.dataSource = source
        window.addSubview(table)
        window.layoutIfNeeded()
        return withExtendedLifetime((window, source)) { cell }
    }
}
