import EspalierControls
import Foundation
import Testing

@Suite("Images of files")
struct ImageFileTests {
    private func sizeOf(_ data: Data) -> CGSize? { UIImage(data: data)?.size }
    private func sizeOf(_ text: String) -> CGSize? { sizeOf(Data(text.utf8)) }

    @Test("A PNG says its size in its header, also behind the chunk of Xcode's optimiser")
    func png() {
        #expect(sizeOf(ImageFiles.png(120, 44)) == size(120, 44))
        var optimised = ImageFiles.png(7, 9)
        optimised.insert(contentsOf: [0, 0, 0, 4] + Array("CgBI".utf8) + [1, 2, 3, 4, 5, 6, 7, 8], at: 8)
        #expect(sizeOf(optimised) == size(7, 9))
    }

    @Test("A JPEG says its size in its first frame, behind other segments, and Exif may turn it")
    func jpeg() {
        #expect(sizeOf(ImageFiles.jpeg(640, 480)) == size(640, 480))
        #expect(sizeOf(ImageFiles.jpeg(640, 480, padding: 60_000)) == size(640, 480))
        for orientation in 1...8 {
            let expected = orientation >= 5 ? size(480, 640) : size(640, 480)
            #expect(sizeOf(ImageFiles.jpeg(640, 480, orientation: orientation)) == expected)
        }
        #expect(sizeOf(ImageFiles.jpeg(640, 480, orientation: 9)) == size(640, 480))
    }

    @Test("GIF and the three forms of WebP")
    func others() {
        #expect(sizeOf(ImageFiles.gif(300, 2)) == size(300, 2))
        let head = Data("RIFF\0\0\0\0WEBP".utf8)
        let lossy: [UInt8] = Array("VP8 ".utf8) + [0, 0, 0, 0, 1, 2, 3, 0x9D, 0x01, 0x2A, 0x2C, 0x41, 0x10, 0x00]
        #expect(sizeOf(head + lossy) == size(0x012C, 16))
        let bits = (99) | (49 << 14)
        let lossless: [UInt8] = Array("VP8L".utf8) + [0, 0, 0, 0, 0x2F] + ImageFiles.big(bits, 4).reversed()
        #expect(sizeOf(head + lossless) == size(100, 50))
        let extended: [UInt8] = Array("VP8X".utf8) + [0, 0, 0, 0, 0, 0, 0, 0, 0x3F, 1, 0, 0x0F, 0, 0]
        #expect(sizeOf(head + extended) == size(320, 16))
    }

    @Test("An image of HEIF is as large as the largest of its parts, and may be turned")
    func heif() {
        let ispe = { (width: Int, height: Int) -> [UInt8] in
            [0, 0, 0, 20] + Array("ispe".utf8) + [0, 0, 0, 0] + ImageFiles.big(width, 4) + ImageFiles.big(height, 4)
        }
        let file: [UInt8] = [0, 0, 0, 24] + Array("ftypheic\0\0\0\0mif1heic".utf8) + ispe(512, 512) + ispe(4032, 3024)
        #expect(sizeOf(Data(file)) == size(4032, 3024))
        #expect(sizeOf(Data(file + [0, 0, 0, 9] + Array("irot".utf8) + [1])) == size(3024, 4032))
    }

    @Test("A PDF has the size of its first media box that stands there in numbers")
    func pdf() {
        #expect(sizeOf("%PDF-1.4 <</MediaBox 7 0 R>> <</Type /Page /MediaBox [ 0 0 24.5 32 ]>>") == size(24.5, 32))
        #expect(sizeOf("%PDF-1.4 /MediaBox[10 20 -2 4]") == size(12, 16))
        #expect(sizeOf("%PDF-1.7 /ObjStm") == nil)
        #expect(sizeOf("%PDF-1.4 /MediaBox [0 0 1e999 1]") == nil && sizeOf("%PDF-1.4 /MediaBox [0 0") == nil)
    }

    @Test(
        "An SVG has its width and its height, else those of its view box",
        arguments: [
            (#"<svg width="24" height='30.5'>"#, size(24, 30.5)), (#"<svg viewBox="0 0 16 8"/>"#, size(16, 8)),
            (
                #"<?xml version="1.0"?><!-- <svg width="1" height="1"> --><!DOCTYPE svg>\#n<svg width="10px" height="72pt" >"#,
                size(10, 96)
            ),
            (#"<svg width="100%" height="100%" viewBox="0,0,12,13">"#, size(12, 13)),
            (#"<svg width="20" viewBox="0 0 10 30">"#, size(20, 60)),
            (#"<svg height="15" viewBox="0 0 10 30">"#, size(5, 15)),
            (#"<svg stroke-width="3" width="2" height="2">"#, size(2, 2)),
        ])
    func svg(text: String, expected: CGSize) {
        #expect(sizeOf(text) == expected)
    }

    @Test(
        "What says no size is no image",
        arguments: [
            "", "<html>", "<svg>", "<svg width='a' height='2'>", "<svg width='0' height='2'>",
            "<svg width='1' height='2'",
            "text", "<!--", "GIF89a", "RIFF", "%PDF-",
        ])
    func none(text: String) {
        #expect(sizeOf(text) == nil)
        #expect(UIImage(data: Data(text.utf8), scale: 2) == nil)
    }

    @Test("No beginning of a file, and no byte of it in another state, stops the program")
    func cutAndChanged() {
        let files = [
            ImageFiles.png(3, 4), ImageFiles.gif(3, 4), ImageFiles.jpeg(30, 40, orientation: 6),
            Data(#"<svg width="24" height="30" viewBox="0 0 1 2">"#.utf8), Data("%PDF-1 /MediaBox [0 0 1 2]".utf8),
        ]
        for file in files {
            for count in 0..<file.count { _ = UIImage(data: file.prefix(count)) }
            for index in file.indices {
                for byte: UInt8 in [0, 1, 0x7F, 0xFF] {
                    var changed = file
                    changed[index] = byte
                    if let image = UIImage(data: changed) {
                        #expect(image.size.width > 0 && image.size.height.isFinite)
                    }
                }
            }
        }
        // Offsets that lead beyond everything, and segments that lead nowhere.
        #expect(
            sizeOf(Data([0xFF, 0xD8, 0xFF, 0xE1, 0, 22] + Array("Exif\0\0MM\0*".utf8) + [0xFF, 0xFF, 0xFF, 0xFF]))
                == nil)
        #expect(sizeOf(Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 0])) == nil)
        #expect(sizeOf(ImageFiles.png(0, 4)) == nil)
    }

    @Test("A file's name says the scale; one that is not there, a folder and a pipe make none")
    func files() throws {
        let folder = try AssetFolder()
        try folder.write("logo@3x.png", ImageFiles.png(30, 60))
        try folder.write("late.jpg", ImageFiles.jpeg(8, 6, padding: 60_000))
        let image = try #require(UIImage(contentsOfFile: folder.url.path + "/logo@3x.png"))
        #expect(image.size == size(10, 20) && image.scale == 3)
        #expect(UIImage(contentsOfFile: folder.url.path + "/late.jpg")?.size == size(8, 6))
        #expect(UIImage(contentsOfFile: folder.url.path + "/other.png") == nil)
        #expect(UIImage(contentsOfFile: folder.url.path) == nil)
        #expect(mkfifo(folder.url.path + "/pipe.png", 0o600) == 0)
        #expect(UIImage(contentsOfFile: folder.url.path + "/pipe.png") == nil)
    }

    @Test("Bytes have the scale that is asked for, and a scale that cannot be makes no image")
    func scales() {
        let image = UIImage(data: ImageFiles.png(30, 60), scale: 2)
        #expect(image?.size == size(15, 30) && image?.scale == 2)
        #expect(UIImage(data: ImageFiles.png(30, 60), scale: 0) == nil)
        #expect(UIImage(data: ImageFiles.png(30, 60), scale: .nan) == nil)
    }
}
