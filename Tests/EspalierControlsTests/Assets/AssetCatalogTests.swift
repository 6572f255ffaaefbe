import EspalierControls
import EspalierViews
import Foundation
import Testing

@Suite("Catalogues of images")
struct AssetCatalogTests {
    private func traits(_ fill: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        UITraitCollection(mutations: fill)
    }

    @Test("Of an image's scales the one of the screen counts, else the next larger, else the largest")
    func scales() throws {
        let folder = try AssetFolder()
        try folder.imageSet(
            "logo",
            [
                (#""idiom": "universal", "scale": "1x""#, "a.png", ImageFiles.png(10, 10)),
                (#""idiom": "universal", "scale": "2x""#, "b.png", ImageFiles.png(21, 20)),
            ])
        let assets = try folder.catalog()
        #expect(assets.reports.isEmpty && assets.imageNames == ["logo"])
        #expect(assets.image(named: "logo")?.size == size(10.5, 10) && assets.image(named: "logo")?.scale == 2)
        let single = assets.image(named: "logo", compatibleWith: UITraitCollection(displayScale: 1))
        #expect(single?.size == size(10, 10) && single?.scale == 1 && single?.name == "logo")
        #expect(assets.image(named: "logo", compatibleWith: UITraitCollection(displayScale: 1.5))?.scale == 2)
        #expect(assets.image(named: "other") == nil)
    }

    @Test("Devices, size classes, appearances and directions choose; the device goes first")
    func traitsChoose() throws {
        let folder = try AssetFolder()
        try folder.imageSet(
            "hero",
            [
                (#""idiom": "universal""#, "a.png", ImageFiles.png(1, 1)),
                (#""idiom": "ipad""#, "b.png", ImageFiles.png(2, 1)),
                (
                    #""idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}]"#, "c.png",
                    ImageFiles.png(3, 1)
                ),
                (#""idiom": "universal", "height-class": "compact""#, "d.png", ImageFiles.png(4, 1)),
                (#""idiom": "universal", "language-direction": "right-to-left""#, "e.png", ImageFiles.png(5, 1)),
                (
                    #""idiom": "universal", "appearances": [{"appearance": "contrast", "value": "high"}]"#, "f.png",
                    ImageFiles.png(6, 1)
                ),
            ])
        let assets = try folder.catalog()
        func width(_ fill: (inout any UIMutableTraits) -> Void) -> CGFloat? {
            assets.image(named: "hero", compatibleWith: traits(fill))?.size.width
        }
        #expect(width { _ in } == 1)
        #expect(width { $0.userInterfaceIdiom = .pad } == 2)
        #expect(width { $0.userInterfaceStyle = .dark } == 3)
        #expect(width { $0.accessibilityContrast = .high } == 6)
        #expect(width { $0.verticalSizeClass = .compact } == 4)
        #expect(width { $0.layoutDirection = .rightToLeft } == 5)
        #expect(
            width {
                $0.userInterfaceIdiom = .pad
                $0.userInterfaceStyle = .dark
            } == 2)
    }

    @Test("An image for another device only is none")
    func otherDevice() throws {
        let folder = try AssetFolder()
        try folder.imageSet("pad", [(#""idiom": "ipad""#, "a.png", ImageFiles.png(2, 1))])
        let assets = try folder.catalog()
        #expect(assets.image(named: "pad") == nil)
        #expect(assets.image(named: "pad", compatibleWith: UITraitCollection(userInterfaceIdiom: .pad)) != nil)
    }

    @Test("A vector image has its size in points at each scale")
    func vectors() throws {
        let folder = try AssetFolder()
        try folder.imageSet(
            "icon", [(#""idiom": "universal""#, "a.pdf", Data("%PDF-1.4 /MediaBox [0 0 24 18]".utf8))])
        let assets = try folder.catalog()
        let image = assets.image(named: "icon", compatibleWith: UITraitCollection(displayScale: 2))
        #expect(image?.size == size(24, 18) && image?.scale == 2)
    }

    @Test("Insets are in pixels in the file and in points in the image; a template is one")
    func insets() throws {
        let folder = try AssetFolder()
        let entry = """
            "scale": "2x", "resizing": {"mode": "9-part", "center": {"mode": "stretch"}, "cap-insets": \
            {"top": 4, "left": 6, "bottom": 8, "right": 10}}, "alignment-insets": {"top": 2, "left": 4}
            """
        try folder.imageSet(
            "card", properties: #""template-rendering-intent": "template""#, [(entry, "a.png", ImageFiles.png(40, 60))])
        let image = try #require(try folder.catalog().image(named: "card"))
        #expect(image.capInsets == UIEdgeInsets(top: 2, left: 3, bottom: 4, right: 5) && image.resizingMode == .stretch)
        #expect(image.alignmentRectInsets == UIEdgeInsets(top: 1, left: 2, bottom: 0, right: 0))
        #expect(image.renderingMode == .alwaysTemplate)
        let view = UIImageView(image: image)
        #expect(view.frame.size == size(20, 30) && view.intrinsicContentSize == size(18, 29))
        #expect(view.alignmentRectInsets == image.alignmentRectInsets)
    }

    @Test("A group gives its name to what stands in it only where it provides a namespace")
    func namespaces() throws {
        let folder = try AssetFolder()
        let image = [(entry: #""scale": "1x""#, file: "a.png", data: ImageFiles.png(5, 5))]
        try folder.imageSet("Icons/star", image)
        try folder.imageSet("Plain v1.0/moon", image)
        try folder.imageSet("Icons/Sub/sun", image)
        try folder.write("Assets.xcassets/Icons/Contents.json", #"{"properties": {"provides-namespace": true}}"#)
        try folder.write("Assets.xcassets/Plain v1.0/Contents.json", "{}")
        try folder.write("Assets.xcassets/App.appiconset/Contents.json", "{")
        let assets = try folder.catalog()
        #expect(assets.imageNames == ["Icons/star", "Icons/sun", "moon"] && assets.reports.isEmpty)
    }

    @Test("Symbols are known by name alone")
    func symbols() throws {
        let folder = try AssetFolder()
        try folder.write("Assets.xcassets/bolt.symbolset/Contents.json", "{}")
        let symbol = try folder.catalog().image(named: "bolt")
        #expect(symbol?.size == .zero && symbol?.name == "bolt" && symbol?.renderingMode == .alwaysTemplate)
    }

    @Test("Loose files are images by their names, at any depth of a folder that is given")
    func loose() throws {
        let folder = try AssetFolder()
        try folder.write("Sources/a.png", ImageFiles.png(10, 10))
        try folder.write("Sources/a@2x.png", ImageFiles.png(22, 22))
        try folder.write("Sources/a~ipad.png", ImageFiles.png(99, 99))
        try folder.write("Sources/b.jpg", ImageFiles.jpeg(4, 4))
        try folder.write("Sources/.hidden/c.png", ImageFiles.png(1, 1))
        let assets = try folder.catalog()
        #expect(assets.imageNames == ["a", "a.png", "b", "b.jpg"])
        #expect(assets.image(named: "a")?.size == size(11, 11) && assets.image(named: "a.png")?.size == size(11, 11))
        let pad = traits { $0.userInterfaceIdiom = .pad }
        #expect(assets.image(named: "a", compatibleWith: pad)?.size == size(99, 99))
    }

    @Test("A bundle is looked through at its top, and a name that it does not have is nil if it has any")
    func bundles() throws {
        let folder = try AssetFolder()
        let bundle = try #require(Bundle(path: folder.url.path))
        // Nothing is known of images: the name is.
        #expect(UIImage(named: "logo", in: bundle, compatibleWith: nil)?.size == .zero)
        #expect(UIColor(named: "ink", in: bundle, compatibleWith: nil) == nil)
        try folder.imageSet("logo", [(#""scale": "1x""#, "a.png", ImageFiles.png(10, 10))])
        try folder.colorSet("ink", #"{"color": {"components": {"red": "1.0", "green": "0", "blue": "0x80"}}}"#)
        try folder.write("top.png", ImageFiles.png(3, 3))
        try folder.write("deep/low.png", ImageFiles.png(3, 3))
        #expect(UIImage(named: "logo", in: bundle, compatibleWith: nil)?.size == size(10, 10))
        #expect(UIImage(named: "top", in: bundle, compatibleWith: nil)?.size == size(3, 3))
        #expect(UIImage(named: "low", in: bundle, compatibleWith: nil) == nil)
        #expect(UIImage(named: "", in: bundle, compatibleWith: nil) == nil)
        #expect(
            UIColor(named: "ink", in: bundle, compatibleWith: nil)
                == UIColor(red: 1, green: 0, blue: 128.0 / 255, alpha: 1))
        #expect(AssetCatalog(bundle: bundle).imageNames == ["logo", "top", "top.png"])
        #expect(AssetCatalog(bundle: bundle).colorNames == ["ink"])
    }

    @Test("Without a bundle a name that no catalogue has gives an image without a size, and no colour")
    func own() {
        #expect(UIImage(named: "no such image")?.size == .zero && UIImage(named: "") == nil)
        #expect(UIImage(named: "no such image", in: nil, compatibleWith: nil)?.name == "no such image")
        #expect(UIColor(named: "no such colour") == nil)
        #expect(UIColor(named: "no such colour", in: nil, compatibleWith: nil) == nil)
    }

    @Test("An image view shows the variant for its own traits, and asks for another size when they change")
    func following() throws {
        let folder = try AssetFolder()
        try folder.imageSet(
            "hero",
            [
                (#""idiom": "universal""#, "a.png", ImageFiles.png(10, 10)),
                (#""appearances": [{"appearance": "luminosity", "value": "dark"}]"#, "c.png", ImageFiles.png(30, 10)),
            ])
        let window = UIWindow(screen: .iPhone14)
        let view = UIImageView(image: try folder.catalog().image(named: "hero"))
        view.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(view)
        view.leadingAnchor.constraint(equalTo: window.leadingAnchor).isActive = true
        window.layoutIfNeeded()
        #expect(view.frame.width == 10)
        window.overrideUserInterfaceStyle = .dark
        #expect(window.traitOverrides.userInterfaceStyle == .dark)
        window.layoutIfNeeded()
        #expect(view.frame.width == 30 && view.intrinsicContentSize == size(30, 10))
        #expect(view.image?.size == size(10, 10))
        let dark = view.image?.imageAsset?.image(with: UITraitCollection(userInterfaceStyle: .dark))
        #expect(dark?.size == size(30, 10))
        #expect(UIImage(size: size(1, 1)).imageAsset == nil)
    }

    @Test("Of two catalogues the first one's names count")
    func adding() throws {
        let (one, other) = (try AssetFolder(), try AssetFolder())
        try one.write("a.png", ImageFiles.png(1, 1))
        try other.write("a.png", ImageFiles.png(2, 2))
        try other.write("b.png", ImageFiles.png(3, 3))
        var assets = AssetCatalog()
        #expect(assets.isEmpty)
        assets.add(try one.catalog())
        assets.add(try other.catalog())
        #expect(assets.image(named: "a")?.size == size(1, 1) && assets.image(named: "b")?.size == size(3, 3))
    }
}
