// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
import EspalierControllers
import EspalierControls
import EspalierViews
import Foundation
import Testing

@testable import EspalierNibs

/// A view that looks at itself, and changes itself, when `super.init(coder:)` has returned.
private final class Box: UIView {
    var seen: [String] = []
    var inside: [UIView] = []

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        inside = subviews
        seen = [
            "\(subviews.count)", "\(frame.size.width) x \(frame.size.height)", "\(backgroundColor == .red)", "\(alpha)",
            "\(constraints.count)", "\(superview == nil)", "\(gestureRecognizers?.count ?? 0)",
        ]
        backgroundColor = .green
        alpha = 0.5
    }
}

private final class OwnLabel: UILabel {
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        text = "by init, was \(text ?? "nil")"
        isUserInteractionEnabled = true
    }
}

private final class OwnLayout: UICollectionViewFlowLayout {
    var spacing: CGFloat = -1

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        spacing = minimumLineSpacing
        minimumLineSpacing = 1
    }
}

private final class OwnGrid: UICollectionView {
    var found: OwnLayout?

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        found = collectionViewLayout as? OwnLayout
        found?.minimumInteritemSpacing = 3
    }
}

private final class OwnStack: UIStackView {
    var arranged: [Int] = []

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        arranged = arrangedSubviews.map(\.tag)
        spacing += 1
    }
}

private final class OwnCell: UITableViewCell {
    var inContent: [Int] = []
    var reuse: String?

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        inContent = contentView.subviews.map(\.tag)
        reuse = reuseIdentifier
        textLabel?.text = "by init, was \(textLabel?.text ?? "nil")"
        accessoryType = .checkmark
    }
}

private final class OwnItem: UIBarButtonItem {
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        title = "by init, was \(title ?? "nil")"
    }
}

private final class OwnNavigation: UINavigationController {
    var contained: [String] = []

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        contained = viewControllers.map { $0.title ?? "" }
        title = "by init, was \(title ?? "nil")"
    }
}

private final class OwnController: UIViewController {
    var items: [String] = []
    @Outlet var label: UILabel!
    var early: UIView?

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        items = navigationItem.rightBarButtonItems?.map { $0.title ?? "" } ?? []
        title = "by init, was \(title ?? "nil")"
        if title?.contains("early") == true { early = view }
    }
}

/// Fails once it has been filled.
private final class RefusingView: UIView {
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        return nil
    }
}

/// Makes its objects past `init?(coder:)` of its superclass.
private final class Past: UIView {
    required init?(coder: NSCoder) { super.init(frame: CGRect(x: 0, y: 0, width: 1, height: 1)) }
}

/// Notes when it begins and ends.
private final class Ordered: UIView {
    nonisolated(unsafe) static var log: [String] = []
    let number: Int

    required init?(coder: NSCoder) {
        number = (coder as? InterfaceCoder)?.element["tag"].flatMap { Int($0) } ?? 0
        Self.log.append("\(number) begins")
        super.init(coder: coder)
        Self.log.append("\(number) ends with \(subviews.count)")
    }

    override func didAddSubview(_ subview: UIView) {
        super.didAddSubview(subview)
        Self.log.append("\(number) gets \(subview.tag)")
    }
}

/// Keeps the archive, and makes another view of it.
private final class Keeper: UIView {
    let coder: NSCoder
    var other: UILabel?

    required init?(coder: NSCoder) {
        self.coder = coder
        super.init(coder: coder)
        other = UILabel(coder: coder)
        other?.text = "other"
    }
}

@Suite("Decoding inside init?(coder:)", .serialized)
struct DecodingTests {
    private static var classes: InterfaceClasses {
        var classes = InterfaceClasses()
        classes.register(Box.self)
        classes.register(OwnLabel.self)
        classes.register(OwnLayout.self)
        classes.register(OwnGrid.self)
        classes.register(OwnStack.self)
        classes.register(OwnCell.self)
        classes.register(OwnItem.self)
        classes.register(OwnNavigation.self)
        classes.register(OwnController.self)
        classes.register(RefusingView.self)
        classes.register(Past.self)
        classes.register(Ordered.self)
        classes.register(Keeper.self)
        return classes
    }

    private static func build(_ objects: String) throws -> InterfaceBuild {
        try Interface.nib(objects, classes: classes).build()
    }

    private static func object<Object>(_ build: InterfaceBuild, _ id: String) throws -> Object {
        try #require(build.object(id: id) as? Object)
    }

    @Test("a view has frame, properties, subviews, constraints after super.init(coder:), and what it sets then stays")
    func view() throws {
        let build = try Self.build(
            """
            <view id="b" customClass="Box" alpha="0.75">\(Interface.rect(0, 0, 30, 40))
            <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            <subviews><view id="i" customClass="Box" translatesAutoresizingMaskIntoConstraints="NO">
            <constraints><constraint firstAttribute="width" constant="9" id="w"/></constraints></view></subviews>
            <constraints><constraint firstItem="i" firstAttribute="leading" secondItem="b" secondAttribute="leading"
            constant="3" id="c"/></constraints></view>
            """)
        let box: Box = try Self.object(build, "b")
        #expect(box.seen == ["1", "30.0 x 40.0", "true", "0.75", "1", "true", "0"])
        #expect(box.alpha == 0.5 && box.backgroundColor == .green)
        let inner: Box = try Self.object(build, "i")
        #expect(inner.seen == ["0", "0.0 x 0.0", "false", "1.0", "1", "true", "0"] && box.inside == [inner])
        #expect(build.reports == [])
    }

    @Test("what a label, a stack, a bar item and a collection view's layout set in init?(coder:) wins over the file")
    func classes() throws {
        let build = try Self.build(
            """
            <label id="l" customClass="OwnLabel" text="from nib" userInteractionEnabled="NO"/>
            <stackView id="s" customClass="OwnStack" spacing="4"><subviews><view tag="1"/><view tag="2"/></subviews>
            </stackView>
            <barButtonItem id="b" customClass="OwnItem" title="file"/>
            <collectionView id="g" customClass="OwnGrid"><collectionViewFlowLayout key="collectionViewLayout"
            id="y" customClass="OwnLayout" minimumLineSpacing="17" minimumInteritemSpacing="10"/></collectionView>
            """)
        let label: OwnLabel = try Self.object(build, "l")
        #expect(label.text == "by init, was from nib" && label.isUserInteractionEnabled)
        let stack: OwnStack = try Self.object(build, "s")
        #expect(stack.arranged == [1, 2] && stack.spacing == 5)
        let item: OwnItem = try Self.object(build, "b")
        #expect(item.title == "by init, was file")
        let (grid, layout): (OwnGrid, OwnLayout) = (try Self.object(build, "g"), try Self.object(build, "y"))
        #expect(grid.found === layout && grid.collectionViewLayout === layout)
        #expect(layout.spacing == 17 && layout.minimumLineSpacing == 1 && layout.minimumInteritemSpacing == 3)
    }

    @Test("cells of prototypes and static rows go the same way")
    func cells() throws {
        func cell(_ id: String) -> String {
            """
            <tableViewCell id="\(id)" customClass="OwnCell" reuseIdentifier="r" style="IBUITableViewCellStyleDefault"
            textLabel="\(id)t"><tableViewCellContentView key="contentView" id="\(id)c"><subviews>
            <label id="\(id)t" text="file" tag="5"/><view tag="6"/></subviews></tableViewCellContentView></tableViewCell>
            """
        }
        let build = try Self.build(
            """
            <tableView id="p">\(Interface.rect(0, 0, 320, 100))<prototypes>\(cell("a"))</prototypes></tableView>
            <tableView id="s"><sections><tableViewSection><cells>\(cell("b"))</cells></tableViewSection></sections>
            </tableView>
            """)
        let table: UITableView = try Self.object(build, "p")
        let prototype = try #require(table.dequeueReusableCell(withIdentifier: "r") as? OwnCell)
        for cell in [prototype, try Self.object(build, "b") as OwnCell] {
            #expect(cell.inContent.contains(6) && cell.reuse == "r" && cell.accessoryType == .checkmark)
            #expect(cell.textLabel?.text == "by init, was file")
        }
    }

    @Test("controllers of storyboards have their items and the controllers that they contain")
    func controllers() throws {
        let storyboard = try Interface.storyboard(
            initial: "n",
            [
                """
                <navigationController id="n" customClass="OwnNavigation" title="file"><connections>
                <segue destination="c" kind="relationship" relationship="rootViewController" id="r"/></connections>
                </navigationController>
                """,
                """
                <viewController id="c" customClass="OwnController" title="early"><view key="view" id="v"><subviews>
                <label id="l" text="x"/></subviews></view>
                <navigationItem key="navigationItem" id="i"><rightBarButtonItems>
                <barButtonItem title="one" id="b1"/><barButtonItem title="two" id="b2"/></rightBarButtonItems></navigationItem>
                <connections><outlet property="label" destination="l" id="o"/></connections></viewController>
                """,
            ], classes: Self.classes)
        var reports: [InterfaceReport] = []
        storyboard.reportHandler = { reports.append($0) }
        let navigation = try #require(storyboard.instantiateInitialViewController() as? OwnNavigation)
        #expect(navigation.contained == ["by init, was early"] && navigation.title == "by init, was file")
        let controller = try #require(navigation.viewControllers.first as? OwnController)
        #expect(controller.items == ["one", "two"] && controller.storyboard === storyboard)
        // Its view was asked for in init?(coder:), before its outlets were set.
        #expect(controller.early === controller.view && controller.label === controller.view.subviews.first)
        #expect(controller.label != nil && reports == [])
    }

    @Test("outer objects begin first and end last; all of a list are made before the first is put in")
    func order() throws {
        Ordered.log = []
        _ = try Self.build(
            """
            <view customClass="Ordered" tag="1"><subviews><view customClass="Ordered" tag="2"><subviews>
            <view customClass="Ordered" tag="3"/></subviews></view><view customClass="Ordered" tag="4"/></subviews></view>
            """)
        #expect(
            Ordered.log == [
                "1 begins", "2 begins", "3 begins", "3 ends with 0", "2 gets 3", "2 ends with 1", "4 begins",
                "4 ends with 0", "1 gets 2", "1 gets 4", "1 ends with 2",
            ])
    }

    @Test("an initialiser that fails leaves nothing of what it has made, and another object takes its place")
    func failing() throws {
        let build = try Self.build(
            """
            <view id="r" customClass="RefusingView" tag="3"><subviews><label id="l" text="x"/></subviews>
            <constraints><constraint firstItem="l" firstAttribute="top" secondItem="r" secondAttribute="top" id="c"/>
            </constraints></view>
            <view id="p" customClass="Past" tag="4"><subviews><view id="q"/></subviews></view>
            """)
        let view: UIView = try Self.object(build, "r")
        let label: UILabel = try Self.object(build, "l")
        #expect(view.tag == 3 && label.superview === view && view.constraints.count == 1)
        #expect(build.objects.filter { $0.element.id == "l" }.count == 1)
        #expect(build.reports.map(\.message) == ["init?(coder:) of 'RefusingView' gave nil; UIView takes its place"])
        let past: Past = try Self.object(build, "p")
        #expect(past.tag == 4 && past.subviews.count == 1)
    }

    @Test("a coder that is used again, or later, makes objects of an empty archive")
    func coderAgain() throws {
        let build = try Self.build(
            "<view id=\"k\" customClass=\"Keeper\" tag=\"3\"><subviews><view/></subviews></view>")
        let keeper: Keeper = try Self.object(build, "k")
        #expect(keeper.tag == 3 && keeper.subviews.count == 1 && keeper.other?.tag == 0)
        let later = try #require(UIView(coder: keeper.coder))
        #expect(later.tag == 0 && later.subviews.isEmpty && later.frame == .zero)
    }

    @Test("a constraint that refers to what stands outside of its list's view is active once that is there")
    func outerConstraint() throws {
        let build = try Self.build(
            """
            <view id="a"><subviews><view id="b" translatesAutoresizingMaskIntoConstraints="NO"><constraints>
            <constraint firstItem="b" firstAttribute="leading" secondItem="c" secondAttribute="trailing" id="k"/>
            </constraints></view><view id="c" translatesAutoresizingMaskIntoConstraints="NO"/></subviews></view>
            """)
        let constraint: NSLayoutConstraint = try Self.object(build, "k")
        #expect(constraint.isActive && build.reports == [])
    }

    // MARK: Depth

    private static func nested(_ depth: Int, _ attributes: String = "") -> String {
        (0..<depth).map { "<view id=\"v\($0)\"\(attributes)><subviews>" }.joined()
            + String(repeating: "</subviews></view>", count: depth)
    }

    private static func depth(of root: UIView) -> Int {
        var (count, view) = (1, root)
        while let next = view.subviews.first { (count, view) = (count + 1, next) }
        return count
    }

    @Test("499 views may stand in one another, of the program's classes too; the 500th is left out with a report")
    func deep() throws {
        let attributes = " customClass=\"Box\""
        let limits = InterfaceLimits(maxDepth: 100_000)
        for (depth, built) in [(499, 499), (500, 499), (20_000, 499)] {
            let document = try Interface.document(Interface.xib(Self.nested(depth, attributes)), limits: limits)
            let build = UINib(document, classes: Self.classes).build()
            #expect(Self.depth(of: try Self.object(build, "v0")) == built)
            #expect(build.reports.count == (depth > 499 ? 1 : 0))
            if let report = build.reports.first {
                #expect(report.place == document.element(id: "v499")?.place)
                #expect(report.message.contains("499 objects stand around it"))
            }
        }
    }

    @Test("on a thread with a small stack, what is too deep for it is left out with a report")
    func smallStack() throws {
        let document = try Interface.document(Interface.xib(Self.nested(400, " customClass=\"Box\"")))
        nonisolated(unsafe) var result: (depth: Int, reports: [String]) = (0, [])
        let done = DispatchSemaphore(value: 0)
        let thread = Thread {
            let build = UINib(document, classes: Self.classes).build()
            result = (
                (build.object(id: "v0") as? UIView).map(Self.depth) ?? 0, build.reports.map(\.message)
            )
            done.signal()
        }
        thread.stackSize = 512 * 1_024
        thread.start()
        done.wait()
        #expect(result.depth >= 8)
        if result.depth < 400 {
            #expect(result.reports.count == 1 && result.reports[0].contains("the stack of this thread is too small"))
        }
    }
}
