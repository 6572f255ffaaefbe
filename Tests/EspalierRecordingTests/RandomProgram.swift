import EspalierControls
import EspalierLayout
import EspalierScenarios
import EspalierViews
import Foundation
import TestSupport

/// A tree that a random program changes by the setters that programs use, with what it sees of it.
final class RandomProgram {
    static let role = StoredProperty<UIView, String>(default: "")

    var random: SplitMix64
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private var constraints: [NSLayoutConstraint] = []
    /// Views that are in no superview.
    private var aside: [UIView] = []
    private var count = 0
    private let rows = Rows()
    let framesTurned: Bool
    /// Whether there are stacks, tables, and panels with many constraints.
    let hasContainers: Bool

    /// - Parameters:
    ///   - window: where the tree stands from the beginning on.
    ///   - framesTurned: whether frames of turned views are set. Not every size comes out of such a frame again.
    ///   - hasContainers: whether there are stacks, tables, and panels with many constraints.
    init(seed: UInt64, in window: UIWindow? = nil, framesTurned: Bool = true, hasContainers: Bool = false) {
        self.hasContainers = hasContainers
        random = SplitMix64(seed: seed)
        self.framesTurned = framesTurned
        root.name = "screen"
        window?.addSubview(root)
        for _ in 0..<12 { change(0) }
        root.layoutIfNeeded()
    }

    /// What the program changes. The rows of lists are their affair.
    private var views: [UIView] { seen { $0 is UITableView || $0 is UICollectionView } }

    private func seen(_ isClosed: (UIView) -> Bool) -> [UIView] {
        var views: [UIView] = []
        let classes = ScenarioClasses()
        root.walkSubtree { view in
            views.append(view)
            return !classes.hidesSubviews(view) && !isClosed(view)
        }
        return views
    }

    private func newView() -> UIView {
        count += 1
        if hasContainers, random.oneIn(3) { return newContainer() }
        let view = random.oneIn(3) ? UILabel() : UIView()
        view.frame = rect()
        if random.oneIn(2) { view.name = random.oneIn(4) ? "twin" : "v\(count)" }
        if let label = view as? UILabel { label.text = "label \(count)" }
        if random.oneIn(4) {
            let inner = UIView(frame: rect())
            inner.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
            inner.name = "inner\(count)"
            view.addSubview(inner)
        }
        return view
    }

    private func newContainer() -> UIView {
        switch random.below(6) {
        case 0, 1:
            let stack = UIStackView(frame: rect())
            if random.oneIn(2) { stack.name = "stack\(count)" }
            for index in 0..<random.below(6) {
                let label = UILabel()
                label.text = "row \(index) of \(count)"
                if random.oneIn(3) { label.name = "row\(index)" }
                if random.oneIn(4) { stack.addSubview(label) } else { stack.addArrangedSubview(label) }
            }
            set(stack)
            return stack
        case 2:
            let panel = UIView(frame: rect())
            panel.name = "panel\(count)"
            let inner = UIView()
            panel.addSubview(inner)
            inner.translatesAutoresizingMaskIntoConstraints = false
            for index in 0..<50 {
                inner.widthAnchor.constraint(greaterThanOrEqualToConstant: Double(index)).isActive = true
            }
            inner.leadingAnchor.constraint(equalTo: panel.leadingAnchor, constant: 3).isActive = true
            return panel
        case 3:
            let control: UIView =
                switch random.below(4) {
                case 0: UISwitch()
                case 1: UISlider(frame: rect())
                case 2: UISegmentedControl(items: ["one", "two"])
                default: UIButton(type: .system)
                }
            (control as? UIButton)?.setTitle("button \(count)", for: .normal)
            return control
        case 4:
            let table = UITableView(frame: rect(), style: random.oneIn(2) ? .plain : .grouped)
            table.rowHeight = CGFloat(10 + random.below(30))
            if random.oneIn(2) {
                table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
                table.dataSource = rows
            }
            return table
        default:
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 20 + random.below(30), height: 20)
            let collection = UICollectionView(frame: rect(), collectionViewLayout: layout)
            collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
            collection.dataSource = rows
            return collection
        }
    }

    /// Whether what stands in a view is its own affair.
    private static func isFilled(_ view: UIView) -> Bool {
        view is UITableView || view is UICollectionView || ScenarioClasses().hidesSubviews(view)
    }

    private func set(_ stack: UIStackView) {
        switch random.below(6) {
        case 0: stack.axis = random.oneIn(2) ? .vertical : .horizontal
        case 1:
            let all: [UIStackView.Distribution] = [
                .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
            ]
            stack.distribution = random.any(all)
        case 2: stack.alignment = random.any([.fill, .leading, .center, .trailing, .firstBaseline])
        case 3: stack.spacing = CGFloat(random.below(12))
        case 4: stack.isLayoutMarginsRelativeArrangement.toggle()
        default:
            guard let view = stack.arrangedSubviews.first else { return }
            stack.setCustomSpacing(
                random.oneIn(3) ? UIStackView.spacingUseDefault : CGFloat(random.below(20)), after: view)
        }
    }

    /// A change of a stack, of a table, or of what rules measure.
    private func changeContainer() {
        let views = views
        let stacks = views.compactMap { $0 as? UIStackView }
        guard let stack = stacks.isEmpty ? nil : random.any(stacks) else {
            return root.insertSubview(newView(), at: random.below(root.subviewCount + 1))
        }
        switch random.below(9) {
        case 0: stack.addArrangedSubview(newView())
        case 1: stack.insertArrangedSubview(newView(), at: random.below(stack.arrangedSubviews.count + 1))
        case 2: if let view = stack.arrangedSubviews.last { stack.removeArrangedSubview(view) }
        case 3:
            if let view = stack.arrangedSubviews.first {
                view.removeFromSuperview()
                if random.oneIn(2) { aside.append(view) }
            }
        case 4: if let view = stack.subviews.last { stack.insertArrangedSubview(view, at: 0) }
        case 5: if !stack.subviews.isEmpty { random.any(stack.subviews).isHidden.toggle() }
        case 6:
            if let view = aside.popLast(), !stack.isDescendant(of: view) { stack.addArrangedSubview(view) }
        case 7:
            if let table = views.compactMap({ $0 as? UITableView }).first {
                table.rowHeight = CGFloat(10 + random.below(40))
                rows.count = random.below(8)
                table.reloadData()
            }
        default: set(stack)
        }
    }

    private func rect() -> CGRect {
        CGRect(
            x: Double(random.below(200)) / 3, y: Double(random.below(200)), width: Double(random.below(150)) / 7,
            height: Double(random.below(100)))
    }

    /// One change of any kind.
    func change() {
        if hasContainers, random.oneIn(3) { changeContainer() } else { change(random.below(24)) }
    }

    private func change(_ kind: Int) {
        let views = views
        let view = random.any(views)
        switch kind {
        case 0, 1:
            if Self.isFilled(view) { return }
            view.insertSubview(newView(), at: random.below(view.subviewCount + 1))
        case 2:
            guard view !== root else { return }
            view.removeFromSuperview()
            if random.oneIn(2) { aside.append(view) }
        case 3:
            let target = random.any(views)
            if view !== root, !target.isDescendant(of: view), !Self.isFilled(target) {
                target.insertSubview(view, at: random.below(target.subviewCount + 1))
            }
        case 4:
            guard let view = aside.popLast() else { return }
            // What changes while it is away.
            view.frame = rect()
            view.tag += 1
            root.addSubview(view)
        case 5:
            let rect = random.oneIn(4) ? view.frame : rect()
            if framesTurned || view.transform.isIdentity { view.frame = rect }
        case 6: view.bounds = random.oneIn(4) ? view.bounds : rect()
        case 7: view.center = CGPoint(x: Double(random.below(100)) / 3, y: Double(random.below(100)))
        case 8:
            view.transform = random.oneIn(2) ? .identity : CGAffineTransform(rotationAngle: Double(random.below(6)))
        case 9: view.autoresizingMask = UIView.AutoresizingMask(rawValue: UInt(random.below(64)))
        case 10: view.tag = random.below(5)
        case 11: view.name = random.oneIn(4) ? nil : "w\(random.below(6))"
        case 12: view.isHidden.toggle()
        case 13: view.alpha = Double(random.below(10)) / 10
        case 14: (view as? UILabel)?.text = "text \(random.below(9))"
        case 15: view[stored: Self.role] = random.oneIn(3) ? "" : "role \(random.below(3))"
        case 16:
            view.setContentHuggingPriority(UILayoutPriority(Float(1 + random.below(900))), for: .horizontal)
        case 17: view.layoutMargins = UIEdgeInsets(top: 1, left: Double(random.below(9)), bottom: 2, right: 3)
        case 18, 19:
            let siblings = view.superview?.subviews.filter { $0 !== view } ?? []
            guard view.superview != nil else { return }
            if let sibling = siblings.first, random.oneIn(3) {
                try? view.layoutRules.add("ll = %ll + \(random.below(20))", sibling)
            } else {
                try? view.layoutRules.add("tt = \(random.below(30)), w = \(10 + random.below(50))")
            }
        case 20, 21:
            let other = random.any(views)
            guard other !== view, view !== root else { return }
            let constraint = NSLayoutConstraint(
                item: view, attribute: .width, relatedBy: random.oneIn(2) ? .equal : .greaterThanOrEqual, toItem: other,
                attribute: .width, multiplier: 1, constant: Double(random.below(60)) / 3)
            constraint.priority = UILayoutPriority(Float(1 + random.below(999)))
            if random.oneIn(2) { view.translatesAutoresizingMaskIntoConstraints = false }
            constraint.isActive = true
            constraints.append(constraint)
        case 22:
            guard let constraint = constraints.last(where: { $0.isActive }) ?? constraints.last else { return }
            if random.oneIn(2) {
                constraint.constant = Double(random.below(90)) / 3
            } else if constraint.isActive {
                constraint.isActive = false
            } else if constraint.hasCommonAncestor {
                constraint.isActive = true
            }
        default: (random.oneIn(3) ? view : root).layoutIfNeeded()
        }
    }

    /// Everything that is recorded, of all views.
    func state() -> [String] {
        seen { _ in false }.map { view in
            let rules = view.layoutRules.sources.map(\.text)
            let constraints = view.constraints.filter { !$0.isOfArrangement }.map(\.text).sorted()
            let margins = view.ownLayoutMargins.map { "\($0)" } ?? "-"
            return "\(view.path) \(type(of: view)) \(view.name ?? "-") \(view.tag) \(Self.numbers(view)) "
                + "\(view.autoresizingMask.rawValue) \(view.isHidden) \(view.alpha) \((view as? UILabel)?.text ?? "-") "
                + "\(view[stored: Self.role]) \(view.contentHuggingPriority(for: .horizontal).rawValue) \(margins) "
                + "\(view.translatesAutoresizingMaskIntoConstraints) \(rules) \(constraints) \(Self.arranged(view))"
        }
    }

    /// What a document shows of it.
    static func shape(_ root: UIView) -> [String] {
        var lines: [String] = []
        let classes = ScenarioClasses()
        root.walkSubtree { view in
            lines.append(
                "\(path(view.path, below: root)) \(type(of: view)) \(view.name ?? "-") \(view.tag) \(numbers(view)) "
                    + "\(view.isHidden) \(view.alpha) \((view as? UILabel)?.text ?? "-") "
                    + "\(view.autoresizingMask.rawValue) \(view.translatesAutoresizingMaskIntoConstraints) "
                    + arranged(view))
            return !classes.hidesSubviews(view)
        }
        return lines
    }

    /// What a stack arranges, and how.
    private static func arranged(_ view: UIView) -> String {
        guard let stack = view as? UIStackView else { return "" }
        let views = stack.arrangedSubviews.map { "\($0.indexInSuperview ?? -1) \(stack.customSpacing(after: $0))" }
        return "\(stack.axis) \(stack.distribution) \(stack.alignment) \(stack.spacing) \(views)"
    }

    /// What a view stores of its geometry.
    private static func numbers(_ view: UIView) -> [CGFloat] {
        let geometry = view.storedGeometry
        let transform = geometry.transform
        return [
            geometry.rect.minX, geometry.rect.minY, geometry.rect.width, geometry.rect.height, geometry.center.x,
            geometry.center.y, geometry.boundsOrigin.x, geometry.boundsOrigin.y, transform.a, transform.b,
            transform.c, transform.d, transform.tx, transform.ty,
        ]
    }

    /// A path as it is where `root` is the topmost view.
    static func path(_ path: String, below root: UIView) -> String {
        if root.superview == nil { return path }
        let rest = path.dropFirst(root.path.count)
        return rest.isEmpty ? "/" : String(rest)
    }
}

/// What fills the lists of a random program.
private final class Rows: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    var count = 3

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = "row \(indexPath.row)"
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
}
