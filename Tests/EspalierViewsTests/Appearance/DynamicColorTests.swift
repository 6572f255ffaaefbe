import EspalierViews
import Foundation
import TestSupport
import Testing

@Suite("Colours that depend on traits")
struct DynamicColorTests {
    private let dark = UITraitCollection(userInterfaceStyle: .dark)
    private let light = UITraitCollection(userInterfaceStyle: .light)
    private let ink = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }

    @Test("A provider is asked for the traits that are given; what is unspecified is a phone's, in the light")
    func provider() {
        #expect(ink.resolvedColor(with: dark) == .white && ink.resolvedColor(with: light) == .black)
        #expect(ink.resolvedColor(with: UITraitCollection()) == .black)
        let seen = UIColor { UIColor(white: $0.userInterfaceIdiom == .phone && $0.displayScale == 1 ? 1 : 0, alpha: 1) }
        #expect(seen.resolvedColor(with: UITraitCollection()) == .white)
        #expect(UIColor.red.resolvedColor(with: dark) == .red)
    }

    @Test("Without traits a colour has the components of its light appearance")
    func plain() {
        var white: CGFloat = 9
        #expect(ink.getWhite(&white, alpha: nil) && white == 0)
        #expect(ink.description == "UIColor(white: 0.0, alpha: 1.0)" && ink.cgColor == .black)
        #expect(ink.resolvedColor(with: dark).cgColor == .white)
    }

    @Test("Two are equal if they were made by one call, or of the same appearances")
    func equality() {
        let other = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        #expect(ink == ink && ink != other && ink != .black && Set([ink, ink, other]).count == 2)
        #expect(UIColor.label != .black && UIColor.label == UIColor.label)
        #expect(ink.withAlphaComponent(0.5) == ink.withAlphaComponent(0.5))
        #expect(ink.withAlphaComponent(0.5) != ink.withAlphaComponent(0.4))
    }

    @Test("Another opacity and a dimmed tint depend on traits as well")
    func adjusted() {
        let faint = ink.withAlphaComponent(0.5)
        #expect(faint.resolvedColor(with: dark) == UIColor(white: 1, alpha: 0.5))
        #expect(faint.resolvedColor(with: light) == UIColor(white: 0, alpha: 0.5))
        let view = UIView()
        view.tintColor = UIColor { $0.userInterfaceStyle == .dark ? .red : .white }
        view.tintAdjustmentMode = .dimmed
        #expect(view.tintColor.resolvedColor(with: light) == .white)
        #expect(view.tintColor.resolvedColor(with: dark) == UIColor(white: 0.2126, alpha: 1))
    }

    @Test("A provider may answer a colour that depends on traits")
    func nested() {
        let outer = UIColor { [ink] _ in ink }
        #expect(outer.resolvedColor(with: dark) == .white)
    }

    @Test("Providers that answer one another without an end stop the program with a message")
    func endless() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            @Sendable func next(_ traits: UITraitCollection) -> UIColor { UIColor(dynamicProvider: next) }
            _ = UIColor(dynamicProvider: next).resolvedColor(with: UITraitCollection())
        }
        #expect(errorText(result).contains("UIColor: 100 dynamic colours in a row answered dynamic colours"))
    }

    @Test("The system's colours have a dark appearance")
    func system() {
        #expect(UIColor.label.resolvedColor(with: dark) == .white)
        #expect(UIColor.systemBackground.resolvedColor(with: dark) == .black)
        #expect(
            UIColor.systemBlue.resolvedColor(with: dark) == UIColor(red: 10 / 255, green: 132 / 255, blue: 1, alpha: 1))
        #expect(UIColor.systemGray.resolvedColor(with: dark) == UIColor.systemGray.resolvedColor(with: light))
    }

    @Test("A view keeps its colour, and its layer has the components under the view's traits")
    func views() {
        let window = UIWindow(screen: .iPhone14), view = UIView()
        window.addSubview(view)
        view.backgroundColor = ink
        #expect(view.backgroundColor == ink && view.layer.backgroundColor == .black)
        window.overrideUserInterfaceStyle = .dark
        #expect(view.traitCollection.userInterfaceStyle == .dark && view.layer.backgroundColor == .white)
        view.overrideUserInterfaceStyle = .light
        #expect(view.layer.backgroundColor == .black && view.traitOverrides.userInterfaceStyle == .light)
        view.overrideUserInterfaceStyle = .unspecified
        #expect(view.layer.backgroundColor == .white && view.backgroundColor == ink)
    }
}
