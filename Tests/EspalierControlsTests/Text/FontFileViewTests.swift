import EspalierControls
import EspalierViews
import Foundation
import TestSupport
import Testing

@Suite("Font files in views")
struct FontFileViewTests {
    /// A font of 1000 units in which A is 700 wide, V 680, n 550 and a space 250; AV is 80 closer, a line 1120 high.
    private func fonts() throws -> FontBook {
        try FontBook([FontFile(data: Data(SyntheticFont().bytes), name: "unit.ttf")])
    }

    private static let name = "UnitSans-Regular"

    private func named(_ size: CGFloat = 100) throws -> UIFont { try #require(UIFont(name: Self.name, size: size)) }

    @Test("Labels of a window whose measurer knows the font are as wide and as high as the file says")
    func label() throws {
        let window = UIWindow(frame: rect(0, 0, 400, 400)), label = UILabel()
        label.font = try named()
        label.text = "AV"
        window.addSubview(label)
        let nearest = label.intrinsicContentSize
        #expect(nearest != size(130, 112))
        window.textMeasurer = TextMeasurer(fonts: try fonts())
        #expect(label.intrinsicContentSize == size(130, 112))
        label.numberOfLines = 0
        label.text = "nn nn nn"
        #expect(label.sizeThatFits(size(250, 1000)) == size(245, 224))
        label.attributedText = NSAttributedString(string: "AV", attributes: [.font: try named(10)])
        #expect(label.intrinsicContentSize == size(13, 11.5))
        window.textMeasurer = nil
        label.attributedText = nil
        label.text = "AV"
        label.font = try named()
        #expect(label.intrinsicContentSize == nearest)
    }

    @Test("Sizes are rounded to the pixels of the view's screen, unless the measurer says otherwise")
    func pixels() throws {
        let window = UIWindow(screen: .iPhone14), label = UILabel()
        label.font = try named(10)
        label.text = "AV"
        window.addSubview(label)
        window.textMeasurer = TextMeasurer(fonts: try fonts())
        // Three pixels a point.
        #expect(label.intrinsicContentSize.height == 34.0 / 3)
        window.textMeasurer = TextMeasurer(fonts: try fonts(), scale: 1)
        #expect(label.intrinsicContentSize.height == 12)
    }

    @Test("A font that was made by the file has its measures in every view, without a measurer")
    func carried() throws {
        let font = try #require(try fonts().font(named: Self.name, size: 100))
        let label = UILabel()
        label.font = font
        label.text = "AV"
        #expect(label.intrinsicContentSize == size(130, 112))
        #expect("AV".size(withAttributes: [.font: font]) == size(130, 112))
        #expect(font.fontName == Self.name && font.withSize(10).lineHeight == 11.2)
    }

    @Test("A long text is measured again where its window's measurer gets other files")
    func memo() throws {
        let window = UIWindow(frame: rect(0, 0, 400, 400)), label = UILabel()
        label.font = try named()
        label.text = String(repeating: "n", count: 100)
        window.addSubview(label)
        window.textMeasurer = TextMeasurer(fonts: try fonts())
        #expect(label.intrinsicContentSize.width == 5500)
        var wide = SyntheticFont()
        wide.advances = wide.advances.map { ($0.character, $0.advance + 100) }
        let file = try FontFile(data: Data(wide.bytes), name: "wide.ttf")
        window.textMeasurer = TextMeasurer(fonts: try FontBook([file]))
        #expect(label.intrinsicContentSize.width == 6500)
    }

    @Test("Lines, baselines and buttons go by the file, too")
    func heights() throws {
        let window = UIWindow(frame: rect(0, 0, 400, 400))
        window.textMeasurer = TextMeasurer(fonts: try fonts())
        let button = UIButton(), field = UITextField(), label = UILabel(), view = UITextView()
        for view in [button, field, label, view] { window.addSubview(view) }
        button.titleLabel?.font = try named()
        button.setTitle("n", for: .normal)
        #expect(button.intrinsicContentSize.height == 124)
        button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
        #expect(button.intrinsicContentSize.height == 114)
        field.font = try named()
        field.text = "nn"
        #expect(field.intrinsicContentSize.width == 110)
        label.font = try named()
        label.text = "n"
        let marker = UIView()
        window.addSubview(marker)
        for view in [label, marker] { view.translatesAutoresizingMaskIntoConstraints = false }
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: window.topAnchor),
            label.leadingAnchor.constraint(equalTo: window.leadingAnchor),
            marker.topAnchor.constraint(equalTo: label.firstBaselineAnchor),
            marker.bottomAnchor.constraint(equalTo: label.bottomAnchor),
        ])
        window.layoutIfNeeded()
        #expect(label.frame.size == size(55, 112) && marker.frame.minY == 90 && marker.frame.height == 22)
    }
}
