import EspalierControls
import EspalierScenarios
import EspalierViews
import Foundation

@testable import EspalierRendering

/// A label between margins of 16, as wide as its screen, below it one of several lines, and a button.
enum SweptScreen {
    static let json = #"""
        {"espalier": 1, "root": {"name": "screen", "frame": [0, 0, 390, 844], "subviews": [
          {"class": "UILabel", "name": "title", "text": "Settings of the account", "font": {"style": "title1"}},
          {"class": "UILabel", "name": "body", "lines": 0, "text": "Some words that need several lines at last"},
          {"name": "card", "frame": [20, 300, 340, 40]}
        ], "constraints": [
          "title.leading == self.leading + 16", "title.trailing <= self.trailing - 16", "title.top == self.top + 20",
          "body.leading == self.leading + 16", "body.trailing == self.trailing - 16", "body.top == title.bottom + 8",
          "body.height <= 45"
        ]}}
        """#

    static var document: ScenarioDocument {
        get throws { try ScenarioDocument(json: json) }
    }

    /// The same of the first label, by code.
    @Sendable
    static func view() -> UIView {
        let screen = UIView()
        let title = UILabel()
        title.name = "title"
        title.text = "Settings of the account"
        title.font = .preferredFont(forTextStyle: .title1)
        title.translatesAutoresizingMaskIntoConstraints = false
        screen.addSubview(title)
        NSLayoutConstraint.activate([
            title.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 16),
            title.trailingAnchor.constraint(lessThanOrEqualTo: screen.trailingAnchor, constant: -16),
            title.topAnchor.constraint(equalTo: screen.topAnchor, constant: 20),
        ])
        return screen
    }

    /// The least width at which the title stands whole in a text size.
    static func leastWidth(_ size: UIContentSizeCategory = .large, times factor: Double = 1) -> Int {
        let label = UILabel()
        label.text = LayoutSweep.lengthened("Settings of the account", times: factor)
        label.font = .preferredFont(
            forTextStyle: .title1, compatibleWith: UITraitCollection(preferredContentSizeCategory: size))
        // Half a point is no finding where nobody says how large a pixel is.
        return Int((label.intrinsicContentSize.width + 32 - 0.5).rounded(.up))
    }
}

extension LintFinding {
    /// The ranges of an axis in a setting; those of the base where none is given.
    func ranges(
        _ axis: SweepAxis = .width, textSize: UIContentSizeCategory = .large,
        direction: UITraitEnvironmentLayoutDirection = .leftToRight, lengthening: Double = 1
    ) -> [ClosedRange<Int>] {
        let setting = SweepSurroundings(textSize: textSize, direction: direction, lengthening: lengthening)
        return swept?.lines.first { $0.axis == axis && $0.surroundings == setting }?.ranges ?? []
    }
}
