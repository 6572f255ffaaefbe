import EspalierNibs
import Foundation
import Testing

@Suite struct InterfaceTextTests {
    private func document() throws -> InterfaceDocument {
        let xml = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects><view id="v">
            <subviews>
            <label text="Total" id="l"/>
            <label id="m"><string key="text">Two
            lines</string></label>
            <button id="b"><state key="normal" title="Pay"/><state key="selected" title="Paid"/>
            <buttonConfiguration key="configuration" style="plain" title="Go" subtitle="now"/></button>
            <textField placeholder="Name" id="f"/>
            <segmentedControl id="s"><segments><segment title="One"/><segment title="Two"/></segments></segmentedControl>
            <searchBar prompt="Find" id="q"><scopeButtonTitles><string>All</string><string>Some</string></scopeButtonTitles></searchBar>
            <label text=" " id="e"/>
            </subviews>
            <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="localizedString" keyPath="hint" value="Tap"/>
            </userDefinedRuntimeAttributes></view></objects></document>
            """
        return try InterfaceDocument(data: Data(xml.utf8), name: "Cart.xib")
    }

    @Test("2.3: each text that a table may replace is listed, as tables name it")
    func texts() throws {
        #expect(
            try document().texts.map { "\($0.key)=\($0.value)" } == [
                "v.ibExternalUserDefinedRuntimeAttributesLocalizableStrings[0]=Tap", "l.text=Total",
                "m.text=Two\nlines",
                "b.normalTitle=Pay", "b.selectedTitle=Paid", "b.configuration.title=Go", "b.configuration.subtitle=now",
                "f.placeholder=Name", "s.segmentTitles[0]=One", "s.segmentTitles[1]=Two", "q.prompt=Find",
                "q.scopeButtonTitles[0]=All", "q.scopeButtonTitles[1]=Some",
            ])
    }

    @Test("2.3: a document in another language has its texts, and the places of its elements")
    func localized() throws {
        let original = try document()
        let other = original.localized(by: [
            "l.text": "Summe", "m.text": "Zwei", "b.normalTitle": "Zahlen", "s.segmentTitles[1]": "Zwei",
            "q.scopeButtonTitles[1]": "Manche", "gone.text": "x", "b.configuration.title": "Los",
        ])
        let texts = Dictionary(uniqueKeysWithValues: other.texts.map { ($0.key, $0.value) })
        #expect(texts["l.text"] == "Summe")
        #expect(texts["m.text"] == "Zwei")
        #expect(texts["b.normalTitle"] == "Zahlen")
        #expect(texts["b.configuration.title"] == "Los")
        #expect(texts["b.selectedTitle"] == "Paid")
        #expect(texts["s.segmentTitles[1]"] == "Zwei")
        #expect(texts["q.scopeButtonTitles[1]"] == "Manche")
        #expect(other.elements.map(\.place) == original.elements.map(\.place))
    }
}
