import EspalierControls
import EspalierViews
import Foundation
import TestSupport
import Testing

@Suite("UIButton.Configuration")
struct ButtonConfigurationTests {
    /// "Test" in 17 points is 32.5 by 20.5, in 12 points 24.5 by 14.5.
    let title = size(32.5, 20.5)

    private func made(_ change: (inout UIButton.Configuration) -> Void) -> UIButton {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Test"
        change(&configuration)
        return UIButton(configuration: configuration)
    }

    @Test("Defaults")
    func defaults() {
        let configuration = UIButton.Configuration.plain()
        #expect(configuration.title == nil && configuration.subtitle == nil && configuration.image == nil)
        #expect(configuration.contentInsets == NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
        #expect(configuration.imagePadding == 0 && configuration.titlePadding == 1)
        #expect(configuration.imagePlacement == .leading && configuration.titleAlignment == .automatic)
        #expect(configuration.buttonSize == .medium && configuration.cornerStyle == .dynamic)
        #expect(!configuration.showsActivityIndicator && configuration.automaticallyUpdateForSelection)
        let button = UIButton()
        #expect(button.configuration == nil && button.automaticallyUpdatesConfiguration)
        #expect(button.configurationUpdateHandler == nil && button.subtitleLabel == nil)
    }

    @Test("Styles are not equal, and are as large as one another")
    func styles() {
        let styles: [UIButton.Configuration] = [
            .plain(), .tinted(), .gray(), .filled(), .borderless(), .bordered(), .borderedTinted(),
            .borderedProminent(),
        ]
        #expect(Set(styles).count == styles.count)
        for style in styles {
            let button = made {
                $0 = style; $0.title = "Test"
            }
            #expect(button.intrinsicContentSize == size(56.5, 34.5) && button.buttonType == .system)
        }
    }

    @Test("A title has the insets around it, in the size that the button size has; without content there is a line")
    func titles() {
        #expect(made { _ in }.intrinsicContentSize == size(title.width + 24, title.height + 14))
        #expect(made { _ in }.sizeThatFits(size(3, 3)) == size(56.5, 34.5))
        let inset = made { $0.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4.2) }
        #expect(inset.intrinsicContentSize == size(39, 24.5))
        #expect(made { $0.title = nil }.intrinsicContentSize == size(24, 34.5))
        #expect(made { $0.buttonSize = .large }.intrinsicContentSize == size(72.5, 50.5))
        let small = made { $0.buttonSize = .small }
        #expect(small.titleLabel?.font == .systemFont(ofSize: 15) && small.intrinsicContentSize == size(49.5, 28))
        var set = UIButton.Configuration.plain()
        set.contentInsets = .zero
        set.buttonSize = .large
        #expect(set.contentInsets == .zero)
        set.setDefaultContentInsets()
        #expect(set.contentInsets.leading == 20)
    }

    @Test("A subtitle stands below the title, as wide as the wider of both, at the side that the alignment says")
    func subtitles() throws {
        func laid(_ alignment: UIButton.Configuration.TitleAlignment) throws -> (UIButton, UILabel, UILabel) {
            let button = made {
                $0.subtitle = "Test"
                $0.titlePadding = 3
                $0.titleAlignment = alignment
            }
            button.frame = rect(0, 0, 100, 60)
            button.layoutIfNeeded()
            return (button, try #require(button.titleLabel), try #require(button.subtitleLabel))
        }
        let (button, title, subtitle) = try laid(.automatic)
        #expect(subtitle.font == .systemFont(ofSize: 12) && subtitle.superview === button)
        #expect(button.intrinsicContentSize == size(56.5, 20.5 + 3 + 14.5 + 14))
        // The block of 38 in the middle of the 46 that the insets leave.
        #expect(title.frame == rect(33.75, 11, 32.5, 20.5) && subtitle.frame == rect(37.75, 34.5, 24.5, 14.5))
        #expect(try laid(.leading).2.frame.minX == 33.75)
        #expect(try laid(.trailing).2.frame.maxX == 66.25)
        button.configuration?.subtitle = nil
        #expect(button.subtitleLabel == nil && button.intrinsicContentSize == size(56.5, 34.5))
    }

    struct Placement: Sendable, CustomTestStringConvertible {
        let edge: NSDirectionalRectEdge
        let direction: UISemanticContentAttribute
        let wish: CGSize
        let image: CGPoint
        let title: CGPoint
        var testDescription: String { "\(edge) \(direction)" }
    }

    /// In 124 by 74, of which the insets leave (12, 7, 100, 60). The image is 10 by 30, 5 from the title.
    static let placements = [
        Placement(
            edge: .leading, direction: .forceLeftToRight, wish: size(71.5, 44), image: CGPoint(x: 38.25, y: 22),
            title: CGPoint(x: 53.25, y: 26.75)),
        Placement(
            edge: .leading, direction: .forceRightToLeft, wish: size(71.5, 44), image: CGPoint(x: 75.75, y: 22),
            title: CGPoint(x: 38.25, y: 26.75)),
        Placement(
            edge: .trailing, direction: .forceLeftToRight, wish: size(71.5, 44), image: CGPoint(x: 75.75, y: 22),
            title: CGPoint(x: 38.25, y: 26.75)),
        Placement(
            edge: .top, direction: .forceLeftToRight, wish: size(56.5, 69.5), image: CGPoint(x: 57, y: 9.25),
            title: CGPoint(x: 45.75, y: 44.25)),
        Placement(
            edge: .bottom, direction: .forceLeftToRight, wish: size(56.5, 69.5), image: CGPoint(x: 57, y: 34.75),
            title: CGPoint(x: 45.75, y: 9.25)),
    ]

    @Test("The image stands at its edge of the title, both as one block in the middle", arguments: placements)
    func images(row: Placement) throws {
        let button = made {
            $0.image = UIImage(size: size(10, 30))
            $0.imagePadding = 5
            $0.imagePlacement = row.edge
        }
        button.semanticContentAttribute = row.direction
        #expect(button.intrinsicContentSize == row.wish)
        button.frame = rect(0, 0, 124, 74)
        button.layoutIfNeeded()
        #expect(button.imageView?.frame == CGRect(origin: row.image, size: size(10, 30)))
        #expect(button.titleLabel?.frame == CGRect(origin: row.title, size: title))
    }

    @Test("Alignments of the control place the block; filling gives the titles what the image leaves")
    func alignments() {
        let button = made { $0.image = UIImage(size: size(10, 10)) }
        button.frame = rect(0, 0, 100, 60)
        button.contentHorizontalAlignment = .right
        button.contentVerticalAlignment = .bottom
        button.layoutIfNeeded()
        #expect(button.titleLabel?.frame == rect(55.5, 32.5, 32.5, 20.5))
        button.contentHorizontalAlignment = .leading
        button.contentVerticalAlignment = .top
        button.layoutIfNeeded()
        #expect(button.titleLabel?.frame == rect(22, 7, 32.5, 20.5) && button.imageView?.frame.minX == 12)
        button.contentHorizontalAlignment = .fill
        button.configuration?.titleAlignment = .trailing
        button.layoutIfNeeded()
        #expect(button.titleLabel?.frame.maxX == 88 && button.imageView?.frame.minX == 12)
    }

    @Test("Where the title has too little room it breaks into lines")
    func narrow() {
        let button = made { $0.title = "word word" }
        button.frame = rect(0, 0, 24 + 60, 100)
        button.layoutIfNeeded()
        #expect(button.titleLabel?.frame.height == 41)
        #expect(button.intrinsicContentSize.height == 34.5)
    }

    @Test("An activity indicator takes the image's place")
    func indicators() throws {
        let button = made {
            $0.image = UIImage(size: size(90, 90))
            $0.showsActivityIndicator = true
        }
        #expect(button.intrinsicContentSize == size(56.5 + 20, 34.5))
        button.sizeToFit()
        button.layoutIfNeeded()
        let indicator = try #require(button.subviews.compactMap { $0 as? UIActivityIndicatorView }.first)
        #expect(indicator.frame == rect(12, 7.25, 20, 20) && indicator.isAnimating)
        button.configuration?.showsActivityIndicator = false
        #expect(indicator.superview == nil && button.intrinsicContentSize.height == 104)
    }

    @Test("Attributes count, of the text's own and by a transformer")
    func attributes() {
        var text = AttributedString("Te")
        var rest = AttributedString("st")
        rest.font = .systemFont(ofSize: 34)
        text += rest
        let mixed = made { $0.attributedTitle = text }
        #expect(mixed.configuration?.title == "Test" && mixed.currentAttributedTitle?.string == "Test")
        #expect(mixed.intrinsicContentSize.height == 55)
        let transformer = UIConfigurationTextAttributesTransformer { incoming in
            var outgoing = incoming
            outgoing.font = incoming.font?.withSize(34)
            return outgoing
        }
        let large = made { $0.titleTextAttributesTransformer = transformer }
        #expect(large.titleLabel?.font == .systemFont(ofSize: 34) && large.intrinsicContentSize.height == 55)
        #expect(transformer == transformer)
        #expect(transformer != UIConfigurationTextAttributesTransformer { $0 })
    }

    @Test("Title and image of the normal state are the configuration's; what came last counts")
    func states() {
        let button = made { $0.image = UIImage(size: size(1, 1)) }
        #expect(button.title(for: .normal) == "Test" && button.currentImage?.size == size(1, 1))
        button.setTitle("state", for: .normal)
        #expect(button.configuration?.title == "state" && button.titleLabel?.text == "state")
        button.configuration?.title = "configuration"
        #expect(button.currentTitle == "configuration" && button.titleLabel?.text == "configuration")
        button.setTitle("selected", for: .selected)
        button.isSelected = true
        #expect(button.titleLabel?.text == "selected" && button.configuration?.title == "configuration")
        button.isSelected = false
        button.setImage(nil, for: .normal)
        #expect(button.configuration?.image == nil)
        button.setAttributedTitle(NSAttributedString(string: "rich"), for: .normal)
        #expect(button.configuration?.title == "rich" && button.titleLabel?.text == "rich")
        button.setAttributedTitle(nil, for: .normal)
        #expect(button.configuration?.title == "configuration")
        let plain = UIButton()
        plain.setTitle("Test", for: .normal)
        plain.configuration = .filled()
        #expect(plain.titleLabel?.text == "Test" && plain.intrinsicContentSize == size(56.5, 34.5))
        plain.configuration = nil
        #expect(plain.titleLabel?.font == .systemFont(ofSize: 18) && plain.intrinsicContentSize == size(35, 34))
    }

    @Test("The handler is called once before the next layout, and when the state changes; what it sets is there then")
    func handler() {
        let log = CallLog()
        let button = made { _ in }
        button.configurationUpdateHandler = { button in
            log.note("\(button.state.rawValue)")
            button.configuration?.title = button.isSelected ? "selected" : "normal"
        }
        let root = UIView(frame: rect(0, 0, 300, 300))
        root.addSubview(button)
        #expect(log.calls == [])
        root.layoutIfNeeded()
        #expect(log.calls == ["0"] && button.titleLabel?.text == "normal")
        button.isEnabled = false
        button.isEnabled = true
        button.isSelected = true
        root.layoutIfNeeded()
        root.layoutIfNeeded()
        #expect(log.calls == ["0", "4"] && button.titleLabel?.text == "selected")
        button.setNeedsUpdateConfiguration()
        _ = button.intrinsicContentSize
        #expect(log.calls == ["0", "4", "4"])
        button.automaticallyUpdatesConfiguration = false
        button.isSelected = false
        root.layoutIfNeeded()
        #expect(log.calls.count == 3)
    }

    @Test("A subclass updates first, and needs no configuration to begin with")
    func subclass() {
        final class Own: UIButton {
            var updates = 0
            override func updateConfiguration() {
                updates += 1
                if configuration == nil { configuration = .filled() }
                configuration?.title = isHighlighted ? "down" : "up"
            }
        }
        let button = Own()
        let root = UIView()
        root.addSubview(button)
        root.layoutIfNeeded()
        #expect(button.updates == 1 && button.titleLabel?.text == "up")
        button.isHighlighted = true
        root.layoutIfNeeded()
        #expect(button.updates == 2 && button.titleLabel?.text == "down")
    }

    @Test("Constraints place it by its wish and by the baseline of its title")
    func constraints() throws {
        let root = UIView(frame: rect(0, 0, 300, 300))
        let (label, button) = (UILabel(), made { $0.subtitle = "Test" })
        label.text = "label"
        label.font = .systemFont(ofSize: 40)
        for view in [label, button] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
            label.leftAnchor.constraint(equalTo: root.leftAnchor),
            button.leftAnchor.constraint(equalTo: label.rightAnchor),
            button.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
        ])
        root.layoutIfNeeded()
        #expect(button.frame.size == button.intrinsicContentSize)
        let title = try #require(button.titleLabel)
        let baseline = title.convert(title.bounds, to: root).minY + 16
        // 17 points have their baseline at 16.19, 40 points at 38.09.
        #expect(abs(baseline - 138) < 1e-6)
        button.configuration?.contentInsets.top = 30
        root.layoutIfNeeded()
        #expect(abs(title.convert(title.bounds, to: root).minY + 16 - 138) < 1e-6)
    }

    @Test("Fonts follow the user's size of texts")
    func categories() {
        let window = UIWindow(screen: .iPhone14)
        let button = made { $0.subtitle = "Test" }
        window.addSubview(button)
        let before = button.intrinsicContentSize
        window.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
        #expect(button.titleLabel?.font.pointSize == 23 && button.subtitleLabel?.font.pointSize == 18)
        #expect(button.intrinsicContentSize.height > before.height + 10)
    }

    @Test("The configuration is observed, and marks the superview where it changes")
    func marks() throws {
        let button = made { _ in }
        let superview = CountingView()
        superview.addSubview(button)
        #expect(superview.layouts { button.configuration?.imagePadding = 3 } == 1)
        #expect(superview.layouts { button.configuration?.imagePadding = 3 } == 0)
        #expect(told(button, \.configuration) { button.configuration?.title = "other" } == 1)
    }
}
