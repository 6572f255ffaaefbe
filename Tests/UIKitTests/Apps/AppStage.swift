import Testing
import UIKit

/// A window that shows a controller, or one view at the top of a plain one, and records what its tree complains about.
final class AppStage {
    let window: UIWindow
    private let sourceLocation: SourceLocation
    private(set) var complaints: [String] = []

    init(
        _ controller: UIViewController, on screen: UIScreen = .iPhone14,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        window = UIWindow(screen: screen)
        self.sourceLocation = sourceLocation
        window.diagnosticsHandler = { [weak self] in self?.complaints.append("\($0)") }
        window.rootViewController = controller
        window.makeKeyAndVisible()
    }

    /// Shows a view with a frame of its own.
    convenience init(_ view: UIView, frame: CGRect, sourceLocation: SourceLocation = #_sourceLocation) {
        let controller = UIViewController()
        view.frame = frame
        controller.view.addSubview(view)
        self.init(controller, sourceLocation: sourceLocation)
    }

    /// Shows a view whose height, and whose width unless given, its own constraints and wishes say, 100 points from the top.
    convenience init(fitting view: UIView, width: CGFloat?, sourceLocation: SourceLocation = #_sourceLocation) {
        let controller = UIViewController()
        view.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 100),
            view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
        ])
        if let width { view.widthAnchor.constraint(equalToConstant: width).isActive = true }
        self.init(controller, sourceLocation: sourceLocation)
    }

    deinit {
        layOut()
        for complaint in complaints { Issue.record(Comment(rawValue: complaint), sourceLocation: sourceLocation) }
    }

    /// Runs a pass, and expects that it leaves no conflict.
    func layOut() {
        window.layoutIfNeeded()
        #expect(window.layoutConflicts.isEmpty, sourceLocation: sourceLocation)
    }

    /// Lets the window's time pass.
    func wait(_ seconds: TimeInterval) {
        window.clock.advance(by: seconds)
        layOut()
    }

    /// Types a text as a keyboard does, key by key where lines end.
    func type(_ text: String) {
        for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init).enumerated() {
            if line.offset > 0 { window.typeText("\n") }
            if !line.element.isEmpty { window.typeText(line.element) }
        }
        layOut()
    }

    /// Where a view stands in the window.
    func frame(of view: UIView) -> CGRect {
        view.convert(view.bounds, to: nil)
    }
}

/// Whether two lengths are the same up to a pixel of a screen with three of them a point.
func isNear(_ first: CGFloat, _ second: CGFloat) -> Bool {
    abs(first - second) < 0.34
}

/// Values that are the same but for the rounding of sums.
protocol Near {
    func isVeryNear(_ other: Self) -> Bool
}

extension CGFloat: Near {
    func isVeryNear(_ other: CGFloat) -> Bool { Swift.abs(self - other) < 0.001 }
}

extension CGPoint: Near {
    func isVeryNear(_ other: CGPoint) -> Bool { x.isVeryNear(other.x) && y.isVeryNear(other.y) }
}

extension CGSize: Near {
    func isVeryNear(_ other: CGSize) -> Bool { width.isVeryNear(other.width) && height.isVeryNear(other.height) }
}

extension CGRect: Near {
    func isVeryNear(_ other: CGRect) -> Bool { origin.isVeryNear(other.origin) && size.isVeryNear(other.size) }
}

extension Array: Near where Element: Near {
    func isVeryNear(_ other: [Element]) -> Bool {
        count == other.count && zip(self, other).allSatisfy { $0.isVeryNear($1) }
    }
}

extension Optional: Near where Wrapped: Near {
    func isVeryNear(_ other: Wrapped?) -> Bool {
        switch (self, other) {
        case (nil, nil): true
        case (let first?, let second?): first.isVeryNear(second)
        default: false
        }
    }
}

infix operator ≈ : ComparisonPrecedence

/// Whether frames that constraints have made are what they should be. Sums beside it stand in parentheses: the expansion
/// of `#expect` does not know how strongly it binds.
func ≈ <Value: Near>(first: Value, second: Value) -> Bool { first.isVeryNear(second) }
