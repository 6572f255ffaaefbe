import EspalierControls
import EspalierViews
import Foundation

/// What a phone or a pad has around its screen and shows over it: a rim, round corners, the status bar, and the home
/// indicator. They follow from the safe area of the view that fills the screen.
struct DeviceFrame {
    /// How wide the rim is, in points.
    private static let rim: CGFloat = 12

    let screen: CGRect
    private let facts: ViewPaint.Screen

    init(_ screen: CGRect, _ facts: ViewPaint.Screen) {
        (self.screen, self.facts) = (screen, facts)
    }

    /// The outer edge of the rim.
    var outline: CGRect { screen.insetBy(dx: -Self.rim, dy: -Self.rim) }

    private var isPad: Bool { min(screen.width, screen.height) >= 700 }

    /// Screens that need no home button have round corners.
    private var radius: CGFloat {
        if facts.safeArea.bottom <= 0 { return 0 }
        return isPad ? 18 : facts.safeArea.top > 50 ? 55 : 47
    }

    /// What the screen is cut off at.
    var glass: PathData { .box(screen, radius: radius) }

    func writeRim(to writer: inout SVGWriter) {
        let body = LayerPiece(
            path: .box(outline, radius: radius > 0 ? radius + Self.rim : 2 * Self.rim),
            fill: .color(UIColor(white: 0.07, alpha: 1)))
        body.write(to: &writer, id: "")
    }

    /// What lies over the screen.
    func writeOverlays(to look: inout LookWriter) {
        let ink: UIColor = facts.isDark ? .white : .black
        writeStatusBar(ink, to: &look)
        guard facts.safeArea.bottom > 0 else { return }
        let width = isPad ? 300 : screen.width > screen.height ? screen.width * 0.25 : 139
        let bar = CGRect(x: screen.midX - width / 2, y: screen.maxY - 13, width: width, height: 5)
        LayerPiece(path: .box(bar, radius: 2.5), fill: .color(ink)).write(to: &look.writer, id: "")
    }

    /// The time, and signs for the network and the battery; phones that lie on their side show none.
    private func writeStatusBar(_ ink: UIColor, to look: inout LookWriter) {
        let height = min(facts.safeArea.top, 54)
        if height < 20 { return }
        let hasCutout = height > 30
        let y = screen.minY + (hasCutout ? height - 20 : height / 2)
        let side: CGFloat = hasCutout ? 34 : 8
        let font = UIFont.systemFont(ofSize: hasCutout ? 17 : 12, weight: .semibold)
        var time = TextSetting(
            [TextRun("9:41", font: font)], in: CGRect(x: screen.minX + side, y: y - 12, width: 80, height: 24))
        time.verticalShare = 0.5
        look.write(PaintedText(setting: time, color: ink))
        var right = screen.maxX - side
        func fill(_ rect: CGRect, _ radius: CGFloat, _ color: UIColor) {
            LayerPiece(path: .box(rect, radius: radius), fill: .color(color)).write(to: &look.writer, id: "")
        }
        right -= 26
        LayerPiece(
            path: .box(CGRect(x: right, y: y - 5.5, width: 23, height: 11), radius: 3),
            line: .init(color: ink.withAlphaComponent(0.4), width: 1)
        ).write(to: &look.writer, id: "")
        fill(CGRect(x: right + 2, y: y - 3.5, width: 19, height: 7), 1.5, ink)
        right -= 24
        for bar in 0..<4 {
            let height = CGFloat(4 + bar * 2)
            fill(CGRect(x: right + CGFloat(bar) * 4.5, y: y + 5 - height, width: 3, height: height), 1, ink)
        }
    }
}
