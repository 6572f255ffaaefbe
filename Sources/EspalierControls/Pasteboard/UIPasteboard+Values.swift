import EspalierViews
import Foundation

// Values by what they are: of the first item that has one, and of all that do. What is set takes the place of all items.
extension UIPasteboard {
    private enum Kind: String {
        case text = "public.utf8-plain-text"
        case link = "public.url"
        case image = "public.image"
        case color = "com.apple.uikit.color"
    }

    /// The first text, or nil. Setting nil takes away all items.
    public final var string: String? {
        get { strings?.first }
        set { set(newValue.map { [$0] }, .text) }
    }

    /// The texts of all items that have one; nil without any. Setting nil takes away all items.
    public final var strings: [String]? {
        get { listed(all(.text)) }
        set { set(newValue, .text) }
    }

    /// The first address, or nil. Setting nil takes away all items.
    public final var url: URL? {
        get { urls?.first }
        set { set(newValue.map { [$0] }, .link) }
    }

    /// The addresses of all items that have one; nil without any. Setting nil takes away all items.
    public final var urls: [URL]? {
        get { listed(all(.link)) }
        set { set(newValue, .link) }
    }

    /// The first image, or nil. Setting nil takes away all items.
    public final var image: UIImage? {
        get { images?.first }
        set { set(newValue.map { [$0] }, .image) }
    }

    /// The images of all items that have one; nil without any. Setting nil takes away all items.
    public final var images: [UIImage]? {
        get { listed(all(.image)) }
        set { set(newValue, .image) }
    }

    /// The first colour, or nil. Setting nil takes away all items.
    public final var color: UIColor? {
        get { colors?.first }
        set { set(newValue.map { [$0] }, .color) }
    }

    /// The colours of all items that have one; nil without any. Setting nil takes away all items.
    public final var colors: [UIColor]? {
        get { listed(all(.color)) }
        set { set(newValue, .color) }
    }

    /// Whether an item has a text.
    public final var hasStrings: Bool { string != nil }
    /// Whether an item has an address.
    public final var hasURLs: Bool { url != nil }
    /// Whether an item has an image.
    public final var hasImages: Bool { image != nil }
    /// Whether an item has a colour.
    public final var hasColors: Bool { color != nil }

    private func all<Value>(_ kind: Kind) -> [Value] { items.compactMap { $0[kind.rawValue] as? Value } }

    private func listed<Value>(_ values: [Value]) -> [Value]? { values.isEmpty ? nil : values }

    private func set<Value>(_ values: [Value]?, _ kind: Kind) { items = (values ?? []).map { [kind.rawValue: $0] } }
}
