// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
import EspalierControllers
import EspalierControls
import EspalierViews
import Foundation
import TestSupport
import Testing

@testable import EspalierNibs

final class CartOwner {
    @Outlet var label: UILabel!
}

final class CartViewController: UIViewController {
    @Outlet var label: UILabel!
}

final class BareViewController: UIViewController {}

@Suite("Interface files in bundles")
struct BundleTests {
    /// A folder with interface files, as a bundle; gone with the value.
    private final class Folder {
        let url: URL
        let bundle: Bundle

        init(_ files: [String: String]) throws {
            url = FileManager.default.temporaryDirectory.appendingPathComponent("espalier-\(UUID().uuidString)")
            for (name, text) in files.sorted(by: { $0.key < $1.key }) {
                let file = url.appendingPathComponent(name)
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(text.utf8).write(to: file)
            }
            bundle = try #require(Bundle(path: url.path))
        }

        deinit { try? FileManager.default.removeItem(at: url) }
    }

    private static let labelled = Interface.xib(
        "<view id=\"v\" tag=\"3\"><subviews><label id=\"l\" text=\"hi\"/></subviews></view><view id=\"w\" tag=\"5\"/>",
        owner: "<connections><outlet property=\"label\" destination=\"l\"/></connections>")

    @Test("a nib is found by its name, also in Base.lproj, and loaded with its owner")
    func named() throws {
        let folder = try Folder(["Cart.xib": Self.labelled, "Base.lproj/Basket.xib": Self.labelled])
        for name in ["Cart", "Basket"] {
            let owner = CartOwner()
            let objects = folder.bundle.loadNibNamed(name, owner: owner)
            #expect(objects?.count == 2 && owner.label?.text == "hi")
        }
        #expect(folder.bundle.loadNibNamed("Nothing", owner: nil) == nil)
        #expect(UINib(nibName: "Cart", bundle: folder.bundle).instantiate(withOwner: nil).count == 2)
    }

    @Test("a nib that is not there stops the program with the places that were searched")
    func missing() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = UIViewController(nibName: "NoSuchNib", bundle: nil).view
        }
        let text = errorText(result)
        #expect(text.contains("there is no nib 'NoSuchNib': looked for NoSuchNib.xib") && text.contains("/"))
    }

    @Test(
        "a controller's view is that of its nib, of one named as its class, or as its class without Controller",
        arguments: ["Other", "CartViewController", "CartView"])
    func controllers(_ file: String) throws {
        let folder = try Folder(["\(file).xib": Self.labelled])
        let controller = CartViewController(nibName: file == "Other" ? file : nil, bundle: folder.bundle)
        #expect(controller.view.tag == 3 && controller.label.text == "hi")
        #expect(controller.nibObjects.compactMap { ($0 as? UIView)?.tag } == [5])
    }

    @Test("an outlet view of the file's owner says which view it is")
    func viewOutlet() throws {
        let text = Interface.xib(
            "<view id=\"v\" tag=\"3\"/><view id=\"w\" tag=\"5\"/>",
            owner: "<connections><outlet property=\"view\" destination=\"w\"/></connections>")
        let folder = try Folder(["CartView.xib": text])
        #expect(CartViewController(nibName: nil, bundle: folder.bundle).view.tag == 5)
    }

    @Test("a controller without a nib has a plain view")
    func plain() {
        let controller = BareViewController()
        #expect(controller.view.subviews.isEmpty && controller.view.autoresizingMask != [])
    }

    @Test("a table makes cells of a nib")
    func cells() throws {
        let nib = try Interface.nib("<tableViewCell id=\"c\" tag=\"9\" reuseIdentifier=\"Song\"/>")
        let table = UITableView(frame: .zero, style: .plain)
        table.register(nib, forCellReuseIdentifier: "Song")
        #expect(table.dequeueReusableCell(withIdentifier: "Song")?.tag == 9)
    }
}
