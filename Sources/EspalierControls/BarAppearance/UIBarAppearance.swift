import EspalierViews
import Foundation

/// What the background of a bar would be. Nothing is drawn: it is data.
///
/// A bar keeps a copy of what it is given.
open class UIBarAppearance: ObjectOfUIKit {
    /// The idiom that it was made for.
    public final let idiom: UIUserInterfaceIdiom
    /// The effect behind the bar. A blur of the system's by default.
    open var backgroundEffect: UIBlurEffect? = UIBlurEffect(style: .systemChromeMaterial)
    /// The colour over the effect. nil by default.
    open var backgroundColor: UIColor?
    /// The image over the colour. nil by default.
    open var backgroundImage: UIImage?
    /// How the image fills the bar. `.scaleToFill` by default.
    open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
    /// The colour of the line at the bar's edge. The separators' by default; nil: no line.
    open var shadowColor: UIColor? = .separator
    /// The image of the line at the bar's edge. nil by default.
    open var shadowImage: UIImage?

    /// Makes the appearance of that idiom's bars.
    public init(idiom: UIUserInterfaceIdiom) {
        self.idiom = idiom
    }

    /// Makes the appearance of bars of phones.
    public convenience init() { self.init(idiom: .phone) }

    /// Makes a copy of another one's background.
    public init(barAppearance: UIBarAppearance) {
        idiom = barAppearance.idiom
        backgroundEffect = barAppearance.backgroundEffect
        backgroundColor = barAppearance.backgroundColor
        backgroundImage = barAppearance.backgroundImage
        backgroundImageContentMode = barAppearance.backgroundImageContentMode
        shadowColor = barAppearance.shadowColor
        shadowImage = barAppearance.shadowImage
    }

    /// A copy, of the same class.
    open func copy() -> Any { UIBarAppearance(barAppearance: self) }

    private func setBackground(effect: UIBlurEffect?, color: UIColor?, shadow: UIColor?) {
        backgroundEffect = effect
        backgroundColor = color
        backgroundImage = nil
        shadowColor = shadow
        shadowImage = nil
    }

    /// Takes the background of the system's theme: an effect and a line.
    open func configureWithDefaultBackground() {
        setBackground(effect: UIBlurEffect(style: .systemChromeMaterial), color: nil, shadow: .separator)
    }

    /// Takes an opaque background of the system's colour, and a line.
    open func configureWithOpaqueBackground() {
        setBackground(effect: nil, color: .systemBackground, shadow: .separator)
    }

    /// Takes no background and no line.
    open func configureWithTransparentBackground() { setBackground(effect: nil, color: nil, shadow: nil) }

    /// Whether both are the same object.
    public static func == (lhs: UIBarAppearance, rhs: UIBarAppearance) -> Bool { lhs === rhs }

    /// Hashes the object's identity.
    public final func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}

extension UIBarAppearance {
    /// A copy of the class of `original`.
    static func copied<Appearance: UIBarAppearance>(_ original: Appearance?) -> Appearance? {
        original?.copy() as? Appearance
    }
}
