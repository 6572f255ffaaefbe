import EspalierControls
import EspalierScenarios
import EspalierViews
import Foundation
import Testing

@testable import EspalierRendering

/// A picture of a tree, as text.
func screen(of view: UIView, cropped: String? = nil, hasNames: Bool = false) -> String {
    var numbering = ViewNumbering(painting: true)
    let snapshot = HierarchySnapshot(of: view, numbering: &numbering)
    let place = cropped.flatMap { snapshot.index(ofViewCalled: $0) }
    return String(decoding: snapshot.screen(cropped: place, hasNames: hasNames), as: UTF8.self)
}

private func box(_ frame: CGRect, _ color: UIColor? = nil, in parent: UIView? = nil) -> UIView {
    let view = UIView(frame: frame)
    view.backgroundColor = color
    parent?.addSubview(view)
    return view
}

/// Where texts come one after the other.
private func isOrdered(_ texts: [String], in picture: String) -> Bool {
    var rest = picture[...]
    for text in texts {
        guard let found = rest.range(of: text) else { return false }
        rest = rest[found.upperBound...]
    }
    return true
}

@Suite("Pictures of the screen")
struct LookTests {
    private let root = box(CGRect(x: 0, y: 0, width: 100, height: 100))

    @Test("Paint backgrounds back to front, and the border of a view over its subviews")
    func order() {
        let card = box(CGRect(x: 10, y: 10, width: 50, height: 50), .red, in: root)
        card.layer.borderWidth = 2
        card.layer.borderColor = UIColor.green.cgColor
        _ = box(CGRect(x: 0, y: 0, width: 20, height: 20), .blue, in: card)
        #expect(isOrdered(["#ffffff", "#ff0000", "#0000ff", "stroke: #00ff00"], in: screen(of: root)))
    }

    @Test("Paint an opacity around all of a view, and nothing of what is hidden")
    func opacity() {
        let pale = box(CGRect(x: 0, y: 0, width: 50, height: 50), .red, in: root)
        pale.alpha = 0.5
        _ = box(CGRect(x: 0, y: 0, width: 20, height: 20), .blue, in: pale)
        let hidden = box(CGRect(x: 0, y: 0, width: 20, height: 20), .green, in: root)
        hidden.isHidden = true
        _ = box(CGRect(x: 0, y: 0, width: 20, height: 20), .cyan, in: hidden)
        let picture = screen(of: root)
        #expect(isOrdered([#"<g opacity="0.5">"#, "#ff0000", "#0000ff"], in: picture))
        #expect(!picture.contains("#00ff00") && !picture.contains("#00ffff"))
    }

    @Test("Cut subviews off at round corners, and at those of the views around, but not the view's own shadow")
    func clipping() {
        let outer = box(CGRect(x: 10, y: 10, width: 60, height: 60), nil, in: root)
        outer.clipsToBounds = true
        let card = box(CGRect(x: 40, y: 40, width: 40, height: 40), .red, in: outer)
        card.layer.cornerRadius = 8
        card.clipsToBounds = true
        let inner = box(CGRect(x: 0, y: 0, width: 40, height: 40), .blue, in: card)
        inner.layer.shadowOpacity = 0.5
        let picture = screen(of: root)
        #expect(picture.contains(##"<clipPath id="c0">"##) && picture.contains("M10,10L70,10L70,70L10,70Z"))
        #expect(picture.contains(##"<clipPath id="c1" clip-path="url(#c0)">"##))
        #expect(isOrdered([#"<g clip-path="url(#c0)">"#, "#ff0000", #"<g clip-path="url(#c1)">"#], in: picture))
        #expect(isOrdered(["feGaussianBlur", ##"filter="url(#b3)""##, "#0000ff"], in: picture))
    }

    @Test("Show a scrolled view where it is, and leave out what is out of sight")
    func scrolling() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        root.addSubview(scroll)
        scroll.contentSize = CGSize(width: 100, height: 500)
        _ = box(CGRect(x: 0, y: 20, width: 10, height: 10), .red, in: scroll)
        _ = box(CGRect(x: 0, y: 220, width: 10, height: 10), .blue, in: scroll)
        scroll.contentOffset = CGPoint(x: 0, y: 200)
        let picture = screen(of: root)
        #expect(isOrdered(["translate(0 20)", "#0000ff"], in: picture) && !picture.contains("#ff0000"))
    }

    @Test("Turn what is turned")
    func transforms() {
        let view = box(CGRect(x: 10, y: 10, width: 20, height: 10), .red, in: root)
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        #expect(screen(of: root).contains("matrix(0 1 -1 0 25 5)"))
    }

    @Test("Write texts in their colour, as wide as the tree measures them and no wider than their view")
    func texts() throws {
        let label = UILabel(frame: CGRect(x: 10, y: 10, width: 60, height: 60))
        label.text = "Some words that are longer than that"
        label.textColor = .systemRed
        label.numberOfLines = 2
        root.addSubview(label)
        let picture = screen(of: root)
        let lines = picture.matches(of: /<text x="([0-9.]+)".* textLength="([0-9.]+)".*fill="#ff3b30">([^<]*)</)
        #expect(lines.count == 2 && lines.last?.output.3.hasSuffix("…") == true)
        for line in lines {
            let (x, width) = try (#require(Double(line.output.1)), #require(Double(line.output.2)))
            #expect(x >= 0 && width > 0 && x + width <= 60.01)
        }
    }

    @Test("Take the colours of the appearance")
    func appearance() throws {
        let json = #"""
            {"espalier": 1, "traits": {"userInterfaceStyle": "dark"},
             "root": {"frame": [0, 0, 50, 50], "subviews": [{"class": "UILabel", "text": "a", "frame": [0, 0, 50, 20]}]}}
            """#
        let recording = try ScenarioRecording(
            running: ScenarioDocument(json: json), source: nil, classes: ScenarioClasses(), nibs: ScenarioNibs(),
            fonts: FontBook(), explaining: false, painting: true, afterStep: { _ in })
        let snapshot = try #require(recording.steps.first?.snapshot)
        let picture = String(decoding: snapshot.screen(), as: UTF8.self)
        #expect(isOrdered(["fill: #000000", ##"fill="#ffffff""##], in: picture))
    }

    @Test("Show one view alone, by its name or its path, and say names only where they are wanted")
    func cropping() {
        let card = box(CGRect(x: 10, y: 20, width: 30, height: 40), .red, in: root)
        card.name = "card"
        for way in ["card", "/0"] {
            #expect(screen(of: root, cropped: way).contains(#"width="30" height="40" viewBox="10 20 30 40""#))
        }
        #expect(screen(of: root, hasNames: true).contains("<title>card (UIView)</title>"))
        #expect(!screen(of: root).contains("<title>"))
        var numbering = ViewNumbering()
        let snapshot = HierarchySnapshot(of: root, numbering: &numbering)
        #expect(snapshot.index(ofViewCalled: "/") == 0 && snapshot.index(ofViewCalled: "/1") == nil)
        #expect(snapshot.index(ofViewCalled: "/0/0") == nil && snapshot.index(ofViewCalled: "other") == nil)
    }

    @Test("Cost a look at each view, and none below a hidden one; nothing is kept where no picture is wanted")
    func cost() {
        for _ in 0..<50 { _ = box(CGRect(x: 0, y: 0, width: 10, height: 10), .red, in: root) }
        let hidden = box(CGRect(x: 0, y: 0, width: 10, height: 10), .red, in: root)
        hidden.isHidden = true
        for _ in 0..<50 { _ = box(CGRect(x: 0, y: 0, width: 10, height: 10), .red, in: hidden) }
        var numbering = ViewNumbering(painting: true)
        let list = DisplayList(HierarchySnapshot(of: root, numbering: &numbering), in: root.bounds)
        #expect(list.visits == 52 && list.commands.count == 50)
        var plain = ViewNumbering()
        #expect(HierarchySnapshot(of: root, numbering: &plain).entries.allSatisfy { $0.shared.paint == nil })
    }

    @Test("Nest no deeper than readers of pictures go, however deep the tree is")
    func depth() {
        var view = root
        for _ in 0..<3000 {
            view = box(root.bounds, .red, in: view)
            view.alpha = 0.999
            view.clipsToBounds = true
            view.layer.cornerRadius = 1
        }
        var numbering = ViewNumbering(painting: true)
        let list = DisplayList(HierarchySnapshot(of: root, numbering: &numbering), in: root.bounds)
        var (depth, deepest) = (0, 0)
        for command in list.commands {
            if case .open = command { depth += 1 }
            if case .close = command { depth -= 1 }
            deepest = max(deepest, depth)
        }
        #expect(depth == 0 && deepest == 64)
        var chain = 0
        var current = list.clips.indices.last
        while let clip = current {
            chain += 1
            current = list.clips[clip].parent
        }
        #expect(chain <= 64)
    }
}

@Suite("Texts, grounds and devices in pictures of the screen")
struct LookPartsTests {
    private let root = box(CGRect(x: 0, y: 0, width: 200, height: 100))

    @Test("A text has each of its colours, also on a line that is broken or cut off")
    func colors() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
        let text = NSMutableAttributedString(string: "Päid twice in the end, and more of it")
        text.addAttribute(.foregroundColor, value: UIColor.systemRed, range: NSRange(location: 0, length: 4))
        text.addAttribute(
            .foregroundColor, value: UIColor.systemGreen.withAlphaComponent(0.5), range: NSRange(location: 5, length: 5)
        )
        label.attributedText = text
        label.numberOfLines = 2
        root.addSubview(label)
        let picture = screen(of: root)
        #expect(picture.contains(##"fill="#ff3b30">Päid</text>"##))
        #expect(picture.contains(##"<tspan fill="#34c759" fill-opacity="0.5">twice</tspan><tspan fill="#ff3b30""##))
        #expect(picture.contains("…</t") && !picture.contains("\u{FFFD}"))
        label.isEnabled = false
        #expect(!screen(of: root).contains("tspan"))
    }

    @Test("A line of one colour is written as before, and one whose beginning is cut off has one colour")
    func oneColor() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        label.attributedText = NSAttributedString(
            string: "Some words", attributes: [.foregroundColor: UIColor.systemRed])
        label.lineBreakMode = .byTruncatingHead
        root.addSubview(label)
        let picture = screen(of: root)
        #expect(picture.contains(##"fill="#ff3b30""##) && !picture.contains("tspan"))
    }

    /// Gives its subviews a ground, as presentations do.
    private final class Ground: UIView, SurfaceGiving {
        func surface(of view: UIView) -> SystemSurface? {
            guard view.superview === self else { return nil }
            var surface = SystemSurface(view.bounds, radius: 10, isOnEdge: true, color: .systemBackground)
            surface.lines = [CGRect(x: 0, y: 20, width: 50, height: 1)]
            return surface
        }
    }

    @Test("What the system presents has a ground that cuts off the view's own background, and lines over it")
    func surfaces() {
        let ground = Ground(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        root.addSubview(ground)
        let sheet = box(CGRect(x: 10, y: 10, width: 50, height: 40), .red, in: ground)
        _ = sheet
        let picture = screen(of: root)
        #expect(
            isOrdered(
                ["clipPath", "feGaussianBlur", "fill: #ffffff", "clip-path=\"url(#c0)\"", "#ff0000", "fill: #3c3c43"],
                in: picture))
    }

    @Test("The frame of a device has the size, the status bar and the home indicator that the safe area tells")
    func device() {
        let window = UIWindow(screen: .iPhone14)
        let view = UIView(frame: window.bounds)
        view.backgroundColor = .red
        window.addSubview(view)
        window.isHidden = false
        func picture(_ window: UIWindow) -> String {
            var numbering = ViewNumbering(painting: true)
            return String(
                decoding: HierarchySnapshot(of: window, numbering: &numbering).screen(hasFrame: true), as: UTF8.self)
        }
        let phone = picture(window)
        #expect(phone.contains(#"viewBox="-12 -12 414 868""#) && phone.contains(">9:41<"))
        #expect(isOrdered(["#121212", "id=\"glass\"", "url(#glass)", "#ff0000", ">9:41<"], in: phone))
        #expect(phone.contains("fill: #000000"))
        window.overrideUserInterfaceStyle = .dark
        #expect(picture(window).contains("fill: #ffffff"))
        let old = UIWindow(screen: UIScreen(name: "", portraitSize: CGSize(width: 320, height: 568), scale: 2))
        #expect(!picture(old).contains("9:41"))
    }
}
