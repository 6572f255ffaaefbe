import EspalierControls
import EspalierViews
import Foundation
import Testing

@testable import EspalierNibs

@Suite("Variations by size class")
struct SizeClassTests {
    static let phone = InterfaceSizeClasses(horizontal: .compact, vertical: .regular)
    static let pad = InterfaceSizeClasses(horizontal: .regular, vertical: .regular)

    static func build(_ sizes: InterfaceSizeClasses) throws -> InterfaceBuild {
        try LiveConstraintTests.build(
            """
            <view hidden="YES" \(LiveConstraintTests.free) id="a">\(Interface.rect(0, 0, 1, 1))
            <variation key="widthClass=regular" hidden="NO"/></view>
            <view \(LiveConstraintTests.free) id="b">\(Interface.rect(0, 0, 1, 1))</view>
            """,
            """
            <constraint firstItem="a" firstAttribute="width" constant="10" id="narrow"/>
            <constraint firstItem="a" firstAttribute="width" constant="20" id="wide"/>
            <constraint firstItem="a" firstAttribute="height" constant="5" id="h">
            <variation key="heightClass=regular-widthClass=regular" constant="7"/>
            <variation key="widthClass=regular" constant="6"/></constraint>
            <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="bottom" id="ab"/>
            """,
            extra: """
                <variation key="default"><mask key="constraints"><exclude reference="wide"/></mask>
                <mask key="subviews"><exclude reference="b"/></mask></variation>
                <variation key="widthClass=regular"><mask key="constraints"><include reference="wide"/>
                <exclude reference="narrow"/></mask><mask key="subviews"><include reference="b"/></mask></variation>
                <variation key="gamut=P3"><mask key="constraints"><exclude reference="h"/></mask></variation>
                """, sizes: sizes)
    }

    @Test("decide which constraints and views are installed, and what constants and properties are")
    func installed() throws {
        for (sizes, width, height, isThere) in [(Self.phone, 10.0, 5.0, false), (Self.pad, 20, 7, true)] {
            let build = try Self.build(sizes)
            let root = try LiveConstraintTests.view(build, "root")
            let (a, b) = (try LiveConstraintTests.view(build, "a"), try LiveConstraintTests.view(build, "b"))
            root.layoutIfNeeded()
            #expect(a.frame.size == CGSize(width: width, height: height))
            #expect(a.isHidden != isThere)
            #expect((b.superview === root) == isThere)
            #expect((build.object(id: "ab") as? NSLayoutConstraint)?.isActive == isThere)
            #expect(build.reports.isEmpty)
        }
    }

    @Test("are those of the device that the file was last shown on, unless others are set")
    func devices() throws {
        func sizes(_ device: String) throws -> InterfaceSizeClasses {
            UINib(try Interface.document("<document>\(device)<objects/></document>")).sizeClasses
        }
        #expect(try sizes("") == Self.phone)
        #expect(try sizes("<device id=\"retina4_7\" orientation=\"portrait\"/>") == Self.phone)
        #expect(try sizes("<device id=\"ipad9_7\" orientation=\"landscape\"/>") == Self.pad)
        let low = InterfaceSizeClasses(horizontal: .compact, vertical: .compact)
        #expect(try sizes("<device id=\"retina4_7\" orientation=\"landscape\"/>") == low)
        let wide = InterfaceSizeClasses(horizontal: .regular, vertical: .compact)
        #expect(try sizes("<device id=\"retina6_1\" orientation=\"landscape\"/>") == wide)
    }
}
