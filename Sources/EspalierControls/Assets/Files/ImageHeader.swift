import Foundation

/// What the beginning of an image file says of how large the image is. Nothing is decoded.
struct ImageHeader: Hashable, Sendable {
    /// In pixels; in points where `isVector`. Finite and above 0.
    let size: CGSize
    /// Whether the image is drawn at any scale: PDF and SVG.
    let isVector: Bool

    /// Reads the header of a file.
    ///
    /// Of most files a few kilobytes are read. Those whose size may stand anywhere (JPEG, PDF, SVG, HEIC) are read up to
    /// `limit`.
    init(contentsOf url: URL, limit: Int) throws(AssetFailure) {
        let brief = min(limit, Self.briefCount)
        let beginning = try AssetFile.bytes(of: url, atMost: brief)
        if let header = Self.quick(ImageBytes(beginning)) {
            self = try Self.checked(header)
            return
        }
        self = try Self(beginning.count < brief ? beginning : AssetFile.bytes(of: url, atMost: limit), limit: limit)
    }

    /// Reads the header at the beginning of bytes.
    init(_ data: Data, limit: Int) throws(AssetFailure) {
        let bytes = ImageBytes(data.prefix(max(limit, 0)))
        guard let header = Self.quick(bytes) ?? Self.slow(bytes) else {
            throw AssetFailure(
                reason: data.isEmpty
                    ? "the file is empty"
                    : "the beginning of the file says no size, or it is no image that is known here")
        }
        self = try Self.checked(header)
    }

    init(width: Double, height: Double, isVector: Bool = false) {
        size = CGSize(width: width, height: height)
        self.isVector = isVector
    }

    init(width: Int, height: Int) { self.init(width: Double(width), height: Double(height)) }

    private static let briefCount = 4_096

    private static func checked(_ header: ImageHeader) throws(AssetFailure) -> ImageHeader {
        let (width, height) = (header.size.width, header.size.height)
        guard width.isFinite, height.isFinite, width > 0, height > 0 else {
            throw AssetFailure(reason: "the size must be finite and above 0: \(width) × \(height)")
        }
        return header
    }

    /// Of files that say their size at a fixed place.
    private static func quick(_ bytes: ImageBytes) -> ImageHeader? {
        png(bytes) ?? gif(bytes) ?? webP(bytes)
    }

    private static func slow(_ bytes: ImageBytes) -> ImageHeader? {
        jpeg(bytes) ?? pdf(bytes) ?? heif(bytes) ?? svg(bytes)
    }
}
