import EspalierControls
import Foundation

/// An image file: its size is found or not, and is one that an image can have.
func fuzzImage(_ bytes: [UInt8]) {
    let data = Data(bytes)
    guard let image = UIImage(data: data, scale: 2) else {
        require(UIImage(data: data) == nil, "an image at one scale, and none at another")
        return
    }
    require(image.size.width > 0 && image.size.height > 0, "the size \(image.size)")
    require(image.size.width.isFinite && image.size.height.isFinite, "the size \(image.size)")
    // What stands behind the header changes nothing.
    require(UIImage(data: data + Data(repeating: 0, count: 16), scale: 2)?.size.width ?? 0 > 0, "no image any more")
}
