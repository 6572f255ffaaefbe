import Testing

@testable import EspalierNibs

@Suite("What a document keeps as data")
struct DataTests {
    private let document: InterfaceDocument

    init() throws {
        document = try Interface.document(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB">
            <scenes><scene sceneID="s"><objects>
            <viewController id="vc">
              <layoutGuides><viewControllerLayoutGuide type="top" id="top"/></layoutGuides>
              <view key="view" id="v">
                <subviews><view id="w"/></subviews>
                <viewLayoutGuide key="safeArea" id="safe"/>
                <constraints>
                  <constraint firstItem="w" firstAttribute="width" secondItem="w" secondAttribute="height"
                              multiplier="16:9" id="c1"/>
                  <constraint firstAttribute="trailing" relation="greaterThanOrEqual" secondItem="w"
                              secondAttribute="trailing" constant="-8.5" priority="750" id="c2"/>
                  <constraint firstItem="w" firstAttribute="width" multiplier="1:0" id="c3"/>
                  <constraint firstItem="w" firstAttribute="width" secondItem="v" secondAttribute="width"
                              multiplier="2/3" id="c4"/>
                </constraints>
                <variation key="heightClass=compact">
                  <mask key="constraints"><include reference="c1"/><exclude reference="c2"/></mask>
                </variation>
                <connections><segue destination="vc" kind="show" identifier="go" id="seg"/></connections>
              </view>
              <connections>
                <action selector="buy:" destination="vc" eventType="touchUpInside" id="act"/>
              </connections>
            </viewController>
            </objects></scene></scenes>
            <inferredMetricsTieBreakers><segue reference="seg"/></inferredMetricsTieBreakers>
            </document>
            """)
    }

    @Test("constraints have items, attributes, a relation, numbers and a place; ratios are divided")
    func constraints() throws {
        try #require(document.constraints.map(\.id) == ["c1", "c2", "c4"])
        #expect(document.constraints[2].multiplier == 2.0 / 3)
        let (first, second) = (document.constraints[0], document.constraints[1])
        #expect(first.multiplier == 16.0 / 9 && first.constant == 0 && first.priority == 1000)
        #expect(first.relation == .equal && first.firstItem == "w" && first.secondAttribute == "height")
        #expect(second.firstItem == "v" && second.owner == "v" && second.secondItem == "w")
        #expect(second.constant == -8.5 && second.priority == 750 && second.relation == .greaterThanOrEqual)
        #expect(first.place == TextPlace(line: 9, column: 7))
    }

    @Test("guides know whose they are")
    func guides() {
        #expect(document.guides.map(\.id) == ["top", "safe"])
        #expect(document.guides.map(\.owner) == ["vc", "v"])
        #expect(document.guides.map(\.kind) == ["top", "safeArea"])
        #expect(document.guides.map(\.isOfController) == [true, false])
    }

    @Test("variations know what they have and have not")
    func variations() {
        #expect(document.variations.map(\.owner) == ["v"])
        #expect(document.variations.map(\.key) == ["heightClass=compact"])
        #expect(document.variations.first?.members.map(\.reference) == ["c1", "c2"])
        #expect(document.variations.first?.members.map(\.isIncluded) == [true, false])
    }

    @Test("segues and actions are data; references to segues are none")
    func connections() {
        #expect(document.segues.map(\.identifier) == ["go"])
        #expect(document.segues.map(\.source) == ["v"])
        #expect(document.actions.map(\.selector) == ["buy:"])
        #expect(document.actions.map(\.source) == ["vc"] && document.actions.map(\.eventType) == ["touchUpInside"])
    }
}
