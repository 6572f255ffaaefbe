import EspalierControls
import EspalierViews
import Foundation
import TestSupport
import Testing

@testable import EspalierRendering

@Suite("Images in pictures of the screen")
struct ImageLookTests {
    private func picture(_ image: UIImage, _ change: (UIImageView) -> Void = { _ in }) -> String {
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
        view.image = image
        change(view)
        return screen(of: view)
    }

    private func file(_ name: String, _ bytes: [UInt8]) throws -> (folder: TemporaryFolder, image: UIImage?) {
        let folder = try TemporaryFolder([:])
        let path = "\(folder.path)/\(name)"
        try Data(bytes).write(to: URL(fileURLWithPath: path))
        return (folder, UIImage(contentsOfFile: path))
    }

    private static let svg = Array(#"<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"/>"#.utf8)

    @Test("Are in the picture once, however often they are shown, and need no file any more")
    func embedding() throws {
        let (folder, made) = try file("a.svg", Self.svg)
        let image = try #require(made)
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
        for _ in 0..<2 { root.addSubview(UIImageView(image: image)) }
        let text = screen(of: root)
        #expect(text.components(separatedBy: "data:image/svg+xml;base64,").count == 2)
        #expect(text.components(separatedBy: "<use ").count == 3 && !text.contains(folder.path))
    }

    @Test("Have the tint where they are templates")
    func templates() throws {
        let (folder, made) = try file("a.svg", Self.svg)
        let image = try #require(made).withRenderingMode(.alwaysTemplate)
        let text = picture(image) { $0.tintColor = .systemRed }
        #expect(text.contains(##"flood-color="#ff3b30""##) && text.contains(##"filter="url(#tff3b30)""##))
        withExtendedLifetime(folder) {}
    }

    @Test("Are boxes with their names where there is no file to show; symbols are drawings or boxes in the tint")
    func boxes() throws {
        #expect(picture(UIImage(size: CGSize(width: 60, height: 30), name: "photo")).contains(">photo<"))
        let symbol = picture(UIImage(symbol: "leaf", size: CGSize(width: 20, height: 20)))
        #expect(symbol.contains("#007aff") && symbol.contains(">leaf<"))
        let drawn = picture(UIImage(symbol: "plus", size: CGSize(width: 20, height: 20)))
        #expect(drawn.contains("stroke: #007aff") && !drawn.contains("plus"))
        let (folder, made) = try file("a.pdf", Array("%PDF-1.4\n1 0 obj <</MediaBox [0 0 20 10]>> endobj".utf8))
        #expect(try picture(#require(made)).contains("base64") == false)
        withExtendedLifetime(folder) {}
    }

    @Test(
        "Lie where their content mode says",
        arguments: [
            (UIView.ContentMode.scaleToFill, CGRect(x: 0, y: 0, width: 60, height: 30)),
            (.scaleAspectFit, CGRect(x: 15, y: 0, width: 30, height: 30)),
            (.scaleAspectFill, CGRect(x: 0, y: -15, width: 60, height: 60)),
            (.center, CGRect(x: 20, y: 5, width: 20, height: 20)), (.top, CGRect(x: 20, y: 0, width: 20, height: 20)),
            (.bottomRight, CGRect(x: 40, y: 10, width: 20, height: 20)),
            (.left, CGRect(x: 0, y: 5, width: 20, height: 20)),
        ])
    func modes(mode: UIView.ContentMode, frame: CGRect) {
        let bounds = CGRect(x: 0, y: 0, width: 60, height: 30)
        #expect(mode.frame(of: CGSize(width: 20, height: 20), in: bounds) == frame)
    }
}

@Suite("Images whose edges keep their size")
struct SlicedImageTests {
    private func slices(_ mode: UIImage.ResizingMode, _ frame: CGRect) -> [SlicedImage.Slice] {
        let caps = UIEdgeInsets(top: 2, left: 3, bottom: 4, right: 5)
        return SlicedImage(
            UIImage(size: CGSize(width: 20, height: 10)).resizableImage(withCapInsets: caps, resizingMode: mode),
            in: frame
        ).slices
    }

    @Test("Are nine parts, of which the corners are as they were, and cover all of the frame")
    func nine() {
        let frame = CGRect(x: 10, y: 20, width: 100, height: 50)
        let slices = slices(.stretch, frame)
        #expect(slices.count == 9 && slices.allSatisfy { !$0.isTiled })
        #expect(
            slices.first
                == .init(
                    source: CGRect(x: 0, y: 0, width: 3, height: 2), target: CGRect(x: 10, y: 20, width: 3, height: 2)))
        #expect(
            slices[4]
                == .init(
                    source: CGRect(x: 3, y: 2, width: 12, height: 4),
                    target: CGRect(x: 13, y: 22, width: 92, height: 44)))
        #expect(slices.last?.target == CGRect(x: 105, y: 66, width: 5, height: 4))
        #expect(slices.reduce(0) { $0 + $1.target.width * $1.target.height } == 5000)
    }

    @Test("Are repeated in the middle, unless that takes very many, and smaller where there is no room for the edges")
    func tiles() {
        #expect(slices(.tile, CGRect(x: 0, y: 0, width: 100, height: 50)).filter(\.isTiled).count == 5)
        #expect(slices(.tile, CGRect(x: 0, y: 0, width: 1e6, height: 1e6)).filter(\.isTiled).isEmpty)
        let small = slices(.stretch, CGRect(x: 0, y: 0, width: 4, height: 3))
        #expect(small.count == 4 && small[0].target == CGRect(x: 0, y: 0, width: 1.5, height: 1))
    }

    @Test("Are in the picture part by part where the view makes them larger, and whole in another mode")
    func picture() throws {
        let folder = try TemporaryFolder(["a.svg": #"<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"/>"#]
        )
        let image = try #require(UIImage(contentsOfFile: "\(folder.path)/a.svg"))
            .resizableImage(withCapInsets: UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2), resizingMode: .stretch)
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
        view.image = image
        #expect(screen(of: view).components(separatedBy: "<use ").count == 10)
        view.contentMode = .scaleAspectFit
        #expect(screen(of: view).components(separatedBy: "<use ").count == 2)
    }
}
