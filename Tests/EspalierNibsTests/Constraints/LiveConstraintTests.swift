// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
import EspalierControls
import EspalierViews
import Foundation
import Testing

@testable import EspalierNibs

@Suite("Constraints of an interface file in a live tree")
struct LiveConstraintTests {
    static let free = "translatesAutoresizingMaskIntoConstraints=\"NO\""

    /// A root of 100 by 200 with elements in it and constraints.
    static func build(
        _ subviews: String, _ constraints: String, extra: String = "", classes: InterfaceClasses = .init(),
        sizes: InterfaceSizeClasses? = nil
    ) throws -> InterfaceBuild {
        let nib = try Interface.nib(
            """
            <view id="root" \(classes.isEmpty ? "" : "customClass=\"Holder\"")>\(Interface.rect(0, 0, 100, 200))
            <subviews>\(subviews)</subviews><constraints>\(constraints)</constraints>\(extra)</view>
            """, classes: classes)
        if let sizes { nib.sizeClasses = sizes }
        return nib.build()
    }

    static func view(_ build: InterfaceBuild, _ id: String) throws -> UIView {
        try #require(build.object(id: id) as? UIView)
    }

    static let box = "<view \(free) id=\"a\">\(Interface.rect(1, 2, 3, 4))</view>"

    static func pinned(_ attributes: String) -> String {
        """
        <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="10"/>
        <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20"/>
        <constraint firstItem="a" firstAttribute="width" constant="30" id="w"/>
        <constraint firstItem="a" firstAttribute="height" \(attributes) id="h"/>
        """
    }

    @Test("place the views that gave up their masks, held by the views whose lists they stand in")
    func places() throws {
        let build = try Self.build(
            Self.box, Self.pinned("secondItem=\"a\" secondAttribute=\"width\" multiplier=\"2:3\""))
        let (root, a) = (try Self.view(build, "root"), try Self.view(build, "a"))
        #expect(root.constraints.count == 4 && a.constraints.isEmpty)
        #expect(!a.translatesAutoresizingMaskIntoConstraints && root.translatesAutoresizingMaskIntoConstraints)
        root.layoutIfNeeded()
        #expect(a.frame == CGRect(x: 10, y: 20, width: 30, height: 20))
        #expect(build.reports.isEmpty)
    }

    @Test("keep the frame where it is fixed")
    func fixedFrame() throws {
        let build = try Self.build(
            "<view fixedFrame=\"YES\" \(Self.free) id=\"a\">\(Interface.rect(1, 2, 3, 4))</view>", "")
        let a = try Self.view(build, "a")
        #expect(a.translatesAutoresizingMaskIntoConstraints)
        try Self.view(build, "root").layoutIfNeeded()
        #expect(a.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    }

    @Test("have their relation, priority, constant and identifier; what is symbolic is 8")
    func parts() throws {
        let build = try Self.build(
            Self.box,
            """
            <constraint firstItem="a" firstAttribute="trailing" relation="lessThanOrEqual" secondItem="root" \
            secondAttribute="trailingMargin" priority="250" constant="-4.5" identifier="gap" id="c"/>
            <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" symbolic="YES" id="s"/>
            """)
        let c = try #require(build.object(id: "c") as? NSLayoutConstraint)
        #expect(c.relation == .lessThanOrEqual && c.priority == .defaultLow && c.constant == -4.5)
        #expect(c.identifier == "gap" && c.secondAttribute == .trailingMargin && c.isActive)
        #expect((build.object(id: "s") as? NSLayoutConstraint)?.constant == 8)
    }

    @Test("leave placeholders out, also where an outlet leads to one")
    func placeholders() throws {
        let build = try Self.build(
            Self.box, "<constraint firstAttribute=\"width\" placeholder=\"YES\" constant=\"3\" id=\"p\"/>",
            extra: "<connections><outlet property=\"p\" destination=\"p\" id=\"o\"/></connections>")
        #expect(try Self.view(build, "root").constraints.isEmpty)
        #expect(
            build.reports.map(\.message) == [
                "the outlet 'p' leads to 'p', a placeholder, which stays out of running programs"
            ])
    }

    @Test("speak of all kinds of guides")
    func guides() throws {
        func constraint(_ guide: String) -> String {
            "<constraint firstItem=\"a\" firstAttribute=\"top\" secondItem=\"\(guide)\" secondAttribute=\"top\" id=\"c-\(guide)\"/>"
        }
        let keys = ["safeArea", "layoutMarginsGuide", "readableContent", "keyboard"]
        let build = try Self.build(
            Self.box, keys.map(constraint).joined() + constraint("own"),
            extra: keys.map { "<viewLayoutGuide key=\"\($0)\" id=\"\($0)\"/>" }.joined()
                + "<viewLayoutGuide id=\"own\" identifier=\"mine\"/>")
        let root = try Self.view(build, "root")
        func item(_ guide: String) -> AnyObject? { (build.object(id: "c-" + guide) as? NSLayoutConstraint)?.secondItem }
        #expect(item("safeArea") === root.safeAreaLayoutGuide)
        #expect(item("layoutMarginsGuide") === root.layoutMarginsGuide)
        #expect(item("readableContent") === root.readableContentGuide)
        #expect(item("keyboard") === root.keyboardLayoutGuide)
        #expect(root.layoutGuides.map(\.identifier) == ["mine"] && item("own") === root.layoutGuides.first)
        #expect(build.reports.isEmpty)
    }

    @Test("in a scroll view give its content a size")
    func scrolling() throws {
        let build = try Self.build(
            """
            <scrollView \(Self.free) id="s">\(Interface.rect(0, 0, 1, 1))<subviews>
            <view \(Self.free) id="a">\(Interface.rect(0, 0, 1, 1))</view></subviews><constraints>
            <constraint firstItem="a" firstAttribute="leading" secondItem="content" secondAttribute="leading"/>
            <constraint firstItem="a" firstAttribute="trailing" secondItem="content" secondAttribute="trailing"/>
            <constraint firstItem="a" firstAttribute="top" secondItem="s" secondAttribute="top"/>
            <constraint firstAttribute="bottom" secondItem="a" secondAttribute="bottom" constant="5"/>
            <constraint firstItem="a" firstAttribute="width" secondItem="f" secondAttribute="width" multiplier="2"/>
            <constraint firstItem="a" firstAttribute="height" constant="300"/>
            </constraints><viewLayoutGuide key="contentLayoutGuide" id="content"/>
            <viewLayoutGuide key="frameLayoutGuide" id="f"/></scrollView>
            """,
            ["leading", "trailing", "top", "bottom"].map {
                "<constraint firstItem=\"s\" firstAttribute=\"\($0)\" secondItem=\"root\" secondAttribute=\"\($0)\"/>"
            }.joined())
        try Self.view(build, "root").layoutIfNeeded()
        let scroll = try #require(build.object(id: "s") as? UIScrollView)
        #expect(scroll.frame.size == CGSize(width: 100, height: 200))
        #expect(scroll.contentSize == CGSize(width: 200, height: 305))
        #expect(try Self.view(build, "a").frame == CGRect(x: 0, y: 0, width: 200, height: 300))
    }

    @Test("that nothing can be made of are reported with their places, and the others hold")
    func wrong() throws {
        let wrong = [
            "firstItem=\"a\" firstAttribute=\"leading\" secondItem=\"root\" secondAttribute=\"left\"",
            "firstItem=\"a\" firstAttribute=\"width\" secondItem=\"root\" secondAttribute=\"left\"",
            "firstItem=\"a\" firstAttribute=\"top\" constant=\"3\"",
            "firstItem=\"nobody\" firstAttribute=\"width\" constant=\"3\"",
            "firstItem=\"w\" firstAttribute=\"width\" constant=\"3\"",
            "firstItem=\"a\" firstAttribute=\"girth\" constant=\"3\"",
            "firstItem=\"a\" constant=\"3\"",
            "firstItem=\"a\" firstAttribute=\"width\" constant=\"nan\"",
            "firstItem=\"a\" firstAttribute=\"width\" constant=\"1e999\"",
            "firstItem=\"a\" firstAttribute=\"width\" constant=\"1\" priority=\"0\"",
            "firstItem=\"a\" firstAttribute=\"width\" constant=\"1\" priority=\"1001\"",
            "firstItem=\"a\" firstAttribute=\"width\" secondItem=\"root\" secondAttribute=\"width\" multiplier=\"1:0\"",
            "firstItem=\"a\" firstAttribute=\"width\" relation=\"about\" constant=\"1\"",
            "firstItem=\"outside\" firstAttribute=\"width\" secondItem=\"a\" secondAttribute=\"width\"",
        ]
        let build = try Interface.nib(
            """
            <view id="root">\(Interface.rect(0, 0, 100, 200))<subviews>\(Self.box)</subviews><constraints>
            \(Self.pinned("constant=\"40\""))\(wrong.map { "<constraint \($0)/>" }.joined(separator: "\n"))
            </constraints></view><view id="outside">\(Interface.rect(0, 0, 1, 1))</view>
            """
        ).build()
        #expect(build.reports.count == wrong.count)
        #expect(build.reports.allSatisfy { $0.message.hasPrefix("the constraint ''") })
        let root = try Self.view(build, "root")
        root.layoutIfNeeded()
        #expect(try Self.view(build, "a").frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    }

    @Test("lead outlets and collections to the constraints themselves, and take runtime attributes before they awake")
    func outlets() throws {
        var classes = InterfaceClasses()
        classes.register(Holder.self)
        classes.register(ThinConstraint.self)
        let build = try Self.build(
            Self.box,
            Self.pinned("constant=\"40\"").replacing(
                "id=\"h\"/>",
                with: """
                    customClass="ThinConstraint" id="h"><userDefinedRuntimeAttributes>
                    <userDefinedRuntimeAttribute type="string" keyPath="identifier" value="thin"/>
                    <userDefinedRuntimeAttribute type="number" keyPath="priority"><integer key="value" value="2000"/>
                    </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></constraint>
                    """),
            extra: """
                <connections><outlet property="height" destination="h" id="o1"/>
                <outletCollection property="all" destination="w" id="o2"/>
                <outletCollection property="all" destination="h" id="o3"/></connections>
                """, classes: classes)
        let holder = try #require(build.object(id: "root") as? Holder)
        #expect(holder.height is ThinConstraint && holder.height.identifier == "thin" && holder.height.constant == 0.5)
        #expect(holder.all == [build.object(id: "w") as? NSLayoutConstraint, holder.height])
        #expect(build.reports.count == 1 && build.reports[0].message.contains("'priority' is not set"))
        #expect(holder.height.priority == .required)
        holder.height.constant = 7
        holder.layoutIfNeeded()
        #expect(try Self.view(build, "a").frame.height == 7)
    }
}

/// A view with outlets to constraints.
private final class Holder: UIView {
    @Outlet var height: NSLayoutConstraint!
    @OutletCollection var all: [NSLayoutConstraint]
}

/// A line as thin as a pixel.
private final class ThinConstraint: NSLayoutConstraint {
    override func awakeFromNib() {
        super.awakeFromNib()
        constant = identifier == "thin" ? 0.5 : 0
    }
}

extension InterfaceClasses {
    fileprivate var isEmpty: Bool { maker(for: "Holder", module: nil, owner: nil) == nil }
}
