import EspalierViews
import Foundation
import TestSupport
import Testing

@testable import EspalierControls

@Suite("UIListContentView: where things stand")
struct ListContentTests {
    /// A cell of a table without a screen, 320 wide, with that content.
    func cell(
        _ content: UIListContentConfiguration, _ change: (UITableViewCell) -> Void = { _ in }
    ) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.contentConfiguration = content
        change(cell)
        cell.frame.size = cell.systemLayoutSizeFitting(
            CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        cell.layoutIfNeeded()
        return cell
    }

    func content(
        _ style: UIListContentConfiguration = .cell(), _ text: String? = "text", _ second: String? = nil,
        image: CGSize? = nil
    ) -> UIListContentConfiguration {
        var content = style
        (content.text, content.secondaryText) = (text, second)
        content.image = image.map { UIImage(size: $0) }
        return content
    }

    /// The frames of image, text and second text.
    func frames(_ cell: UITableViewCell) -> [CGRect] { cell.contentView.subviews.map(\.frame) }

    @Test("A text alone is as wide as the margins leave, in the middle of the row")
    func text() {
        #expect(frames(cell(content())) == [rect(16, 11.75, 288, 20.5)])
        var wide = content()
        wide.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 20, leading: 40, bottom: 30, trailing: 50)
        let row = cell(wide)
        #expect(frames(row) == [rect(40, 20, 230, 20.5)] && row.frame.height == 70.5)
        wide.axesPreservingSuperviewLayoutMargins = []
        wide.directionalLayoutMargins = .zero
        #expect(frames(cell(wide)) == [rect(0, 11.75, 320, 20.5)])
    }

    @Test("Indentation moves the content, and an accessory takes its room and leaves 8")
    func margins() {
        let row = cell(content()) { cell in
            cell.indentationLevel = 2
            cell.accessoryType = .disclosureIndicator
        }
        #expect(row.contentView.frame.width == 293.5)
        #expect(frames(row) == [rect(36, 11.75, 249.5, 20.5)])
    }

    @Test("The image stands before the texts, in the middle of the room that is kept for it")
    func image() {
        let row = cell(content(.cell(), "text", image: size(30, 50)))
        #expect(row.frame.height == 72 && frames(row) == [rect(16, 11, 30, 50), rect(62, 25.75, 242, 20.5)])
        var reserved = content(.cell(), "text", image: size(30, 50))
        reserved.imageProperties.reservedLayoutSize = size(60, 20)
        reserved.imageToTextPadding = 10
        // The room of 20 counts, and the image is larger than it.
        #expect(frames(cell(reserved)) == [rect(31, -3, 30, 50), rect(86, 11.75, 218, 20.5)])
        reserved.imageProperties.reservedLayoutSize.width = UIListContentConfiguration.ImageProperties.standardDimension
        reserved.imageProperties.maximumSize = size(15, 0)
        #expect(frames(cell(reserved)) == [rect(22.5, 9.5, 15, 25), rect(54, 11.75, 250, 20.5)])
        #expect(frames(cell(content(.cell(), nil, image: size(30, 10)))) == [rect(16, 17, 30, 10)])
    }

    @Test("Two texts stand below one another as one block")
    func stacked() {
        let row = cell(content(.subtitleCell(), "text", "second"))
        #expect(row.frame.height == 60)
        #expect(frames(row) == [rect(16, 11, 288, 20.5), rect(16, 34.5, 288, 14.5)])
        #expect(frames(cell(content(.subtitleCell(), nil, "second"))) == [rect(16, 14.75, 288, 14.5)])
    }

    @Test("Beside one another where there is room for both, else below")
    func beside() {
        let row = cell(content(.valueCell(), "text", "value"))
        let value = row.contentView.subviews[1].frame
        #expect(row.frame.height == 44 && value.maxX == 304 && value.minY == 11.75)
        let width = value.minX - 24
        #expect(row.contentView.subviews[0].frame == rect(16, 11.75, width, 20.5))
        let long = Array(repeating: "word", count: 6).joined(separator: " ")
        let stacked = cell(content(.valueCell(), long, long))
        #expect(frames(stacked) == [rect(16, 11, 288, 20.5), rect(16, 34.5, 288, 20.5)])
    }

    @Test("From right to left everything is mirrored")
    func mirrored() {
        let row = cell(content(.valueCell(), "text", "value", image: size(30, 20))) { cell in
            cell.contentView.semanticContentAttribute = .forceRightToLeft
        }
        let (image, text, value) = (frames(row)[0], frames(row)[1], frames(row)[2])
        #expect(image.maxX == 304 && text.maxX == 258 && value.minX == 16 && text.minX == value.maxX + 8)
    }

    @Test("What properties say of texts the labels have")
    func properties() {
        var configuration = content(.cell(), "some text", image: size(10, 10))
        configuration.textProperties.transform = .capitalized
        configuration.textProperties.numberOfLines = 2
        configuration.textProperties.alignment = .center
        configuration.textProperties.colorTransformer = UIConfigurationColorTransformer { $0.withAlphaComponent(0.5) }
        configuration.imageProperties.tintColor = .systemRed
        configuration.imageProperties.cornerRadius = 4
        configuration.alpha = 0.5
        let row = cell(configuration)
        let label = row.contentView.subviews.compactMap { $0 as? UILabel }.first
        #expect(label?.text == "Some Text" && label?.numberOfLines == 2 && label?.textAlignment == .center)
        #expect(label?.textColor == UIColor.label.withAlphaComponent(0.5) && label?.alpha == 0.5)
        #expect(row.contentView.subviews.first?.tintColor == .systemRed)
        #expect(row.contentView.subviews.first?.layer.cornerRadius == 4)
        configuration.attributedText = NSAttributedString(string: "attributed")
        #expect(configuration.text == "attributed")
        #expect(cell(configuration).contentView.subviews.compactMap { ($0 as? UILabel)?.text } == ["attributed"])
        configuration.text = "plain"
        #expect(configuration.attributedText == nil)
        configuration.secondaryAttributedText = NSAttributedString(string: "second")
        #expect(configuration.secondaryText == "second")
        configuration.secondaryText = nil
        #expect(configuration.secondaryAttributedText == nil)
        #expect(configuration.imageProperties.resolvedTintColor(for: .systemBlue) == .systemRed)
        #expect(UIListContentConfiguration.groupedHeader().textProperties.transform == .uppercase)
    }

    @Test("By itself, among constraints, it is as high as its content is at its width")
    func alone() {
        let view = UIListContentView(configuration: content(.subtitleCell(), "text", "second"))
        let root = UIView(frame: rect(0, 0, 200, 400))
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            view.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == rect(0, 0, 200, 60))
        let long = Array(repeating: "word", count: 8).joined(separator: " ")
        view.configuration = content(.subtitleCell(), long, "second")
        root.layoutIfNeeded()
        #expect(view.frame.height == 80.5)
        #expect(view.sizeThatFits(.zero).width > 300)
    }

    @Test("Guides stand where the parts do, for those that there are")
    func guides() throws {
        let row = cell(content(.subtitleCell(), "text", nil, image: size(20, 20)))
        let view = try #require(row.contentView as? UIListContentView)
        let (text, image) = (try #require(view.textLayoutGuide), try #require(view.imageLayoutGuide))
        #expect(view.secondaryTextLayoutGuide == nil && view.textLayoutGuide === text)
        row.setNeedsLayout()
        row.layoutIfNeeded()
        #expect(text.layoutFrame == view.subviews[1].frame && image.layoutFrame == view.subviews[0].frame)
        #expect(row.systemLayoutSizeFitting(CGSize(width: 320, height: 0)).height == 44)
    }
}
