import EspalierControls
import EspalierViews
import Foundation
import Testing

@Suite("Text measured by itself")
struct StringMeasuringTests {
    private let font = UIFont.systemFont(ofSize: 17)
    /// As wide and high as it is, where a label is rounded up to (32.5, 20.5).
    private let test = CGSize(width: 32.2524, height: 20.287109375)
    private let unlimited = CGFloat.greatestFiniteMagnitude

    @Test("Strings of both kinds and attributed ones are as large as their runs")
    func sizes() {
        #expect("Test".size(withAttributes: [.font: font]).isNear(test))
        #expect(NSString(string: "Test").size(withAttributes: [.font: font]).isNear(test))
        #expect(NSAttributedString(string: "Test", attributes: [.font: font]).size().isNear(test))
        #expect("Te\nst".size(withAttributes: [.font: font]).height == 2 * test.height)
        #expect("".size(withAttributes: [.font: font]) == .zero)
    }

    @Test("A single space is as wide for a string as for a label, which rounds up, on one line and on several")
    func space() {
        for text in [" ", "  ", "a "] {
            let label = UILabel()
            label.text = text
            let room = CGSize(width: 100, height: 100)
            let options: [NSStringDrawingOptions] = [[], .usesLineFragmentOrigin]
            let font = UIFont.systemFont(ofSize: 17)
            for option in options {
                let exact = text.boundingRect(with: room, options: option, attributes: [.font: font], context: nil).size
                let size = CGSize(
                    width: (2 * exact.width).rounded(.up) / 2, height: (2 * exact.height).rounded(.up) / 2)
                #expect(size.width > 0 && size == label.intrinsicContentSize)
                label.numberOfLines = 0
                #expect(size == label.sizeThatFits(room))
            }
        }
    }

    @Test("Without a font it is 12 points")
    func noFont() {
        #expect("Test".size().isNear(CGSize(width: 24.0048, height: 14.3203125)))
    }

    @Test("Lines break at the width only where the options say so, and 0 is no limit")
    func wrapping() {
        func height(_ width: CGFloat, _ options: NSStringDrawingOptions) -> CGFloat {
            let room = CGSize(width: width, height: unlimited)
            return "word word".boundingRect(with: room, options: options, attributes: [.font: font], context: nil)
                .height
        }
        #expect(height(50, [.usesLineFragmentOrigin]) == 2 * test.height)
        #expect(height(50, [.usesFontLeading]) == test.height)
        #expect(height(0, [.usesLineFragmentOrigin]) == test.height)
    }

    @Test("A height that cuts off lines keeps those that fit, and one at least", arguments: [(0, 1), (50, 2), (70, 3)])
    func cutting(height: CGFloat, lines: CGFloat) {
        let text = NSAttributedString(string: "word word word", attributes: [.font: font])
        let room = CGSize(width: 50, height: height)
        let cut = text.boundingRect(
            with: room, options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], context: nil)
        #expect(cut.height == lines * test.height)
        let whole = text.boundingRect(with: room, options: .usesLineFragmentOrigin, context: NSStringDrawingContext())
        #expect(whole.height == 3 * test.height && whole.origin == .zero)
    }
}

extension CGSize {
    fileprivate func isNear(_ other: CGSize) -> Bool {
        abs(width - other.width) < 1e-9 && abs(height - other.height) < 1e-9
    }
}

@Suite("Paragraph styles")
struct ParagraphStyleTests {
    @Test("A mutable one is copied by value, and equal by its values")
    func copies() throws {
        let style = NSMutableParagraphStyle()
        #expect(style == NSParagraphStyle.default && style.alignment == .natural)
        style.alignment = .right
        style.lineBreakMode = .byTruncatingTail
        style.lineSpacing = 1
        style.paragraphSpacing = 2
        style.paragraphSpacingBefore = 3
        style.lineHeightMultiple = 4
        style.minimumLineHeight = 5
        style.maximumLineHeight = 6
        style.firstLineHeadIndent = 7
        style.headIndent = 8
        style.tailIndent = 9
        let copy = try #require(style.copy() as? NSParagraphStyle)
        let mutable = try #require(style.mutableCopy() as? NSMutableParagraphStyle)
        #expect(copy == style && mutable == style && copy.hashValue == style.hashValue)
        #expect(!(copy is NSMutableParagraphStyle))
        #expect(copy.alignment == .right && copy.lineBreakMode == .byTruncatingTail)
        let numbers = [
            copy.lineSpacing, copy.paragraphSpacing, copy.paragraphSpacingBefore, copy.lineHeightMultiple,
            copy.minimumLineHeight, copy.maximumLineHeight, copy.firstLineHeadIndent, copy.headIndent, copy.tailIndent,
        ]
        #expect(numbers == [1, 2, 3, 4, 5, 6, 7, 8, 9])
        style.alignment = .left
        #expect(copy.alignment == .right && copy != style)
        style.setParagraphStyle(copy)
        #expect(copy == style)
    }

    @Test("It is an attribute of a text, and keeps lines apart")
    func attribute() {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 20
        let label = UILabel()
        label.attributedText = NSAttributedString(
            string: "Te\nst",
            attributes: [
                .paragraphStyle: style, .font: UIFont.systemFont(ofSize: 17),
                .underlineStyle: NSUnderlineStyle.single.rawValue,
            ])
        label.numberOfLines = 0
        let read = label.attributedText?.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
        #expect(read?.lineSpacing == 20)
        #expect(label.intrinsicContentSize.height == 61)
    }
}
