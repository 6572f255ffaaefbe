/// An entry of a menu that stands for others which are asked for when the menu is shown.
open class UIDeferredMenuElement: UIMenuElement {
    /// What answers the entries, by a call of what it is given, at once or later.
    public typealias ElementProvider = (_ completion: @escaping ([UIMenuElement]) -> Void) -> Void

    private let provider: ElementProvider
    private let isCached: Bool
    private var elements: [UIMenuElement]?
    private var isWaiting = false

    private init(isCached: Bool, provider: @escaping ElementProvider) {
        self.provider = provider
        self.isCached = isCached
        super.init(title: "", subtitle: nil, image: nil)
    }

    /// Makes an element whose entries are asked for once.
    /// - Parameter elementProvider: called when the menu is shown first, and not again once it has answered. What it answers
    ///   later is there when the menu is shown next.
    public convenience init(_ elementProvider: @escaping ElementProvider) {
        self.init(isCached: true, provider: elementProvider)
    }

    /// Makes an element whose entries are asked for each time that the menu is shown.
    /// - Parameter elementProvider: called each time that the menu is shown.
    public class func uncached(_ elementProvider: @escaping ElementProvider) -> UIDeferredMenuElement {
        UIDeferredMenuElement(isCached: false, provider: elementProvider)
    }

    /// The entries, as far as they are known. Asks for them where that is due.
    final func provide() -> [UIMenuElement] {
        if isCached, let elements { return elements }
        if isCached, isWaiting { return [] }
        isWaiting = true
        var answered: [UIMenuElement]?
        // Weakly, as the provider may keep what it is to call, and this element keeps the provider.
        provider { [weak self] elements in
            answered = elements
            self?.elements = elements
        }
        return answered ?? elements ?? []
    }
}
