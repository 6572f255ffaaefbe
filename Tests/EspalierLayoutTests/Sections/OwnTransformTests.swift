import EspalierLayout
import EspalierViews
import Foundation
import TestSupport
import Testing

@Suite("SLL 7.6: the own transform of a view with rules")
struct OwnTransformTests {
    @Test("Solving writes the centre and the size of the bounds, as of an upright view")
    func written() throws {
        let stage = Stage()
        let view = stage.view("a", 0, 0, 100, 50)
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        try view.layoutRules.add("ll = 10, tt = 20, w = 30, h = 40")
        try stage.solve()
        #expect(view.center == CGPoint(x: 25, y: 40))
        #expect(view.bounds.size == CGSize(width: 30, height: 40))
        // The enclosing upright rectangle of a rectangle on its side.
        #expect(abs(view.frame.width - 40) < 1e-9)
    }

    @Test("A turned view settles in one pass, where its frame would grow with each")
    func settles() throws {
        let stage = Stage()
        let view = stage.view("a", 0, 0, 20, 20)
        view.transform = CGAffineTransform(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 0, ty: 0)
        try view.layoutRules.add("rr = 10, bb = 10")
        try stage.solve()
        let size = stage.root.bounds.size
        #expect(view.center == CGPoint(x: size.width - 20, y: size.height - 20))
        #expect(view.bounds.size == CGSize(width: 20, height: 20))
        let center = view.center
        for _ in 0..<3 {
            stage.root.setNeedsLayout()
            try stage.solve()
        }
        #expect(view.center == center)
    }

    @Test(
        "Transforms without an inverse and huge ones do no harm",
        arguments: [
            CGAffineTransform(a: 0.5, b: 1, c: 0.5, d: 2, tx: 0, ty: 0),
            CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0),
            CGAffineTransform(a: 1e300, b: 1e300, c: -1e300, d: 1e300, tx: 1e300, ty: 0),
        ])
    func anyTransform(_ transform: CGAffineTransform) throws {
        let stage = Stage()
        let view = stage.view("a", 0, 0, 20, 20)
        let other = stage.view("b", 0, 0, 10, 10)
        view.transform = transform
        try view.layoutRules.add("rr=10,h=20")
        try other.layoutRules.add("w = %w, ll = %ll, tt = %bt", view, view, view)
        for width in [300.0, 200, 100] {
            stage.root.bounds.size.width = width
            try stage.solve()
            #expect(view.bounds.size == CGSize(width: 20, height: 20))
            #expect(view.center == CGPoint(x: width - 20, y: 10))
            #expect(other.frame.width == 20)
        }
    }

    @Test("Of a view without rules the size is that of its frame; with its first rule it is that of its bounds")
    func firstRule() throws {
        let stage = Stage()
        let other = stage.view("b", 100, 100, 40, 20)
        let view = stage.view("a")
        other.transform = CGAffineTransform(rotationAngle: .pi / 2)
        try view.layoutRules.add("w = %w", other)
        try stage.solve()
        #expect(abs(view.frame.width - 20) < 1e-9)
        try other.layoutRules.add("minw = 10")
        try stage.solve()
        #expect(view.frame.width == 40)
        #expect(other.bounds.size == CGSize(width: 40, height: 20))
    }

    @Test("A frame whose middle is out of range stays, and the report names the rule")
    func outOfRange() throws {
        let stage = Stage()
        let view = stage.view("a", 1, 2, 3, 4)
        view.transform = CGAffineTransform(rotationAngle: 1)
        try view.layoutRules.add("ll = %f, w = %f", 1e308, 1.7e308)
        try stage.solve()
        #expect(view.bounds.size == CGSize(width: 3, height: 4))
        #expect(view.center == CGPoint(x: 2.5, y: 4))
        #expect(stage.messages.count == 1)
        #expect(stage.messages.first?.hasPrefix("a.frame comes out as") == true)
        #expect(stage.messages.first?.contains("1:") == true)
    }

    @Test("Huge numbers in masks and bounds are never written")
    func hugeMasks() throws {
        let stage = Stage()
        let view = stage.view("a", -1e308, 0, 1e308, 10)
        view.autoresizingMask = [.flexibleWidth, .flexibleLeftMargin]
        try view.layoutRules.add("h = 5")
        for width in [1e308, 10, 1.7e308] {
            stage.root.frame.size.width = width
            try stage.solve()
            #expect(view.frame.origin.x.isFinite && view.frame.width.isFinite && view.frame.height == 5)
        }
    }

    /// Sizes of siblings, shares of the superview, what is kept, limits: what does not look at the place of a turned
    /// view.
    private static let texts = [
        "ll = 10", "rr = 5", "w = 40", "cl = 50%", "minw = 30", "maxw = 60", "tt = 3", "bb = 7", "h = 20%", "ct = 40",
        "w = %w + 1", "h = %h / 2", "ll = nil", "rr = 12%", "tt = %w", "maxh = 50",
    ]

    @Test("As upright ones, with random rules and transforms", arguments: 0..<40)
    func random(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let (turned, upright) = (Stage(), Stage())
        let names = ["a", "b", "c", "d"]
        let views = [turned, upright].map { stage in
            names.map { stage.view($0, 10, 20, 30, 40) }
        }
        for index in names.indices { for stage in views { try stage[index].layoutRules.add("minw = 0") } }
        for _ in 0..<12 {
            let index = Int.random(in: 0..<4, using: &random)
            let text = Self.texts.randomElement(using: &random) ?? ""
            // Of views that stand before, so that no cycle comes about.
            let other = Int.random(in: 0..<max(index, 1), using: &random)
            if text.contains("%w") || text.contains("%h"), index == 0 { continue }
            for stage in views {
                if text.contains("%w") || text.contains("%h") {
                    try stage[index].layoutRules.add(text, stage[other])
                } else {
                    try stage[index].layoutRules.add(text)
                }
            }
            let parts = (0..<6).map { _ in Double.random(in: -2...2, using: &random) }
            views[0][Int.random(in: 0..<4, using: &random)].transform = CGAffineTransform(
                a: parts[0], b: parts[1], c: parts[2], d: parts[3], tx: parts[4], ty: parts[5])
            let width = Double(Int.random(in: 50...500, using: &random))
            for stage in [turned, upright] {
                stage.root.frame.size.width = width
                try stage.solve()
            }
            for (one, other) in zip(views[0], views[1]) {
                #expect(one.bounds.size == other.bounds.size)
                #expect(abs(one.center.x - other.center.x) < 1e-9 && abs(one.center.y - other.center.y) < 1e-9)
            }
        }
    }
}
