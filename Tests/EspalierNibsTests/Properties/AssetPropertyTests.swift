import EspalierControls
import EspalierNibs
import EspalierViews
import Foundation
import Testing

@Suite("Catalogues of interface files")
struct AssetPropertyTests {
    private static let objects = """
        <imageView id="v" image="logo"><color key="backgroundColor" name="ink"/></imageView>
        <imageView id="w" image="bolt" catalog="system"><color key="tintColor" name="other"/></imageView>
        """

    private func assets() throws -> AssetCatalog {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let set = folder.appendingPathComponent("A.xcassets/ink.colorset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        try #"{"colors": [{"color": {"components": {"white": "0.500"}}}]}"#.write(
            to: set.appendingPathComponent("Contents.json"), atomically: true, encoding: .utf8)
        for name in ["logo.svg", "bolt.svg"] {
            try #"<svg width="24" height="12"/>"#.write(
                to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
        }
        return try AssetCatalog(folder: folder)
    }

    private func made(_ nib: UINib) -> (views: [UIImageView], reports: Int) {
        var reports = 0
        nib.reportHandler = { _ in reports += 1 }
        return (nib.instantiate(withOwner: nil).compactMap { $0 as? UIImageView }, reports)
    }

    @Test("Names are those of the catalogue that is given; the system's are not, and others are as without one")
    func given() throws {
        let nib = try Interface.nib(Self.objects)
        nib.assets = try assets()
        let (views, reports) = made(nib)
        #expect(views[0].image?.size == CGSize(width: 24, height: 12) && views[0].backgroundColor == .gray)
        #expect(views[1].image?.size == .zero && reports == 2 && nib.assets.imageNames.count == 4)
    }

    @Test("Without a catalogue what the file has written down counts")
    func without() throws {
        let (views, reports) = made(try Interface.nib(Self.objects))
        #expect(views[0].image?.size == .zero && views[0].backgroundColor == nil && reports == 4)
    }

    @Test("A storyboard has a catalogue too")
    func storyboard() throws {
        let view = "<imageView key=\"view\" id=\"v\" image=\"logo\"/>"
        let storyboard = try Interface.storyboard(
            initial: "a", ["<viewController id=\"a\">\(view)</viewController>"])
        storyboard.assets = try assets()
        let controller = storyboard.instantiateInitialViewController()
        #expect((controller?.view as? UIImageView)?.image?.size == CGSize(width: 24, height: 12))
        #expect(storyboard.assets.colorNames == ["ink"])
    }

    @Test("A colour of the system's has its dark appearance, whatever light one the file has written down")
    func systemColors() throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
            <view id="v"><color key="backgroundColor" systemColor="systemBackgroundColor"/></view>
            <view id="w"><color key="backgroundColor" systemColor="labelColor"/></view></objects>
            <resources><systemColor name="systemBackgroundColor"><color white="0.75" alpha="1"/></systemColor></resources>
            </document>
            """
        let views = UINib(try Interface.document(text)).instantiate(withOwner: nil).compactMap { $0 as? UIView }
        let dark = UITraitCollection(userInterfaceStyle: .dark), light = UITraitCollection(userInterfaceStyle: .light)
        #expect(views[0].backgroundColor?.resolvedColor(with: light) == UIColor(white: 0.75, alpha: 1))
        #expect(views[0].backgroundColor?.resolvedColor(with: dark) == .black)
        #expect(views[1].backgroundColor == .label)
    }
}
