import EspalierControls
import EspalierViews
import Foundation
import TestSupport
import Testing

@Suite("Attributed text of labels")
struct LabelTextTests {
    let label = UILabel()

    func text(_ pieces: [(String, CGFloat?)]) -> NSMutableAttributedString {
        let text = NSMutableAttributedString(string: "")
        for (piece, points) in pieces {
            text.append(
                NSAttributedString(string: piece, attributes: points.map { [.font: UIFont.unit($0)] }))
        }
        return text
    }

    @Test("Runs are measured each in its font; a line is as high as the highest of them")
    func runs() {
        label.font = .unit(500)
        label.attributedText = text([("n", 1000), ("nn", 500)])
        // Half of 1112 beside 556; a line of 1000 points is 1193.36 high.
        #expect(label.intrinsicContentSize == size(1112, 1193.5))
        label.attributedText = text([("nn ", 500), ("n", 1000)])
        label.numberOfLines = 0
        #expect(label.sizeThatFits(size(600, 0)) == size(556, 1790.5))
        #expect(label.sizeThatFits(size(1300, 0)) == size(1251, 1193.5))
        label.numberOfLines = 1
        #expect(label.sizeThatFits(size(600, 0)) == size(1251, 1193.5))
    }

    @Test("Text without a font is in the label's; an empty line is as high as the font of its break")
    func defaultFont() {
        label.font = .unit(1000)
        label.attributedText = text([("n", nil)])
        #expect(label.intrinsicContentSize == size(556, 1193.5))
        label.numberOfLines = 0
        label.attributedText = text([("n\n", 1000), ("\n", 500), ("n", 1000)])
        #expect(label.intrinsicContentSize.height == 2983.5)
        label.numberOfLines = 2
        #expect(label.intrinsicContentSize.height == 1790.5)
    }

    @Test("A text of one run measures as plain text does")
    func oneRun() {
        let plain = UILabel()
        plain.font = .unit(17)
        for words in ["Test", "Test Test", "a-b c\n", " "] {
            plain.text = words
            label.attributedText = text([(words, 17)])
            #expect(label.intrinsicContentSize == plain.intrinsicContentSize, "\(words.debugDescription)")
        }
    }

    @Test("Random texts measure alike in one run and in many of the same font", arguments: [1, 2, 3, 4, 5] as [UInt64])
    func split(seed: UInt64) {
        var generator = SplitMix64(seed: seed)
        let font = UIFont.unit(1000)
        for _ in 0..<200 {
            let runs = (0..<Int.random(in: 2...6, using: &generator)).map { _ in
                String(
                    (0..<Int.random(in: 0...5, using: &generator)).map { _ in
                        "nnn  -\n".randomElement(using: &generator) ?? "n"
                    })
            }
            let limit = CGFloat(Int.random(in: 1...30, using: &generator) * 100)
            let lines = Int.random(in: 0...3, using: &generator)
            let whole = TextMeasurer().size(
                of: runs.joined(), font: font, wrapping: .at(limit), maximumLines: lines)
            let parts = TextMeasurer().size(
                of: runs.map { TextRun($0, font: font) }, wrapping: .at(limit), maximumLines: lines)
            #expect(parts == whole, "seed \(seed), \(runs), limit \(limit), lines \(lines)")
        }
    }

    @Test("Setting an attributed text sets the text, its font and its colour; setting text takes the attributes away")
    func textAndAttributes() {
        let attributed = NSMutableAttributedString(
            string: "ab", attributes: [.font: UIFont.unit(9), .foregroundColor: UIColor.red])
        #expect(told(label, \.text) { label.attributedText = attributed } == 1)
        #expect(label.text == "ab" && label.font == .unit(9) && label.textColor == .red)
        attributed.append(NSAttributedString(string: "c"))
        #expect(label.attributedText?.string == "ab")
        #expect(told(label, \.attributedText) { label.text = "cd" } > 0)
        #expect(label.attributedText?.string == "cd")
        #expect(label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == label.font)
        label.attributedText = nil
        #expect(label.text == nil && label.attributedText == nil && label.intrinsicContentSize == .zero)
    }

    @Test("Setting the font sets that of the whole attributed text")
    func fontOverAll() {
        label.attributedText = text([("n", 500), ("n", 1000)])
        label.font = .unit(1000)
        #expect(label.intrinsicContentSize == size(1112, 1193.5))
        #expect(label.attributedText?.attribute(.font, at: 1, effectiveRange: nil) as? UIFont == label.font)
    }

    @Test("Another attributed text marks the superview; an equal one does not")
    func marks() {
        let superview = CountingView()
        superview.addSubview(label)
        #expect(superview.layouts { label.attributedText = text([("n", 500)]) } == 1)
        #expect(superview.layouts { label.attributedText = text([("n", 500)]) } == 0)
        #expect(superview.layouts { label.attributedText = text([("n", 501)]) } == 1)
    }

    @Test("By characters, lines are filled without regard to words")
    func byCharacters() {
        let label = unitLabel("nn nn", lines: 0)
        #expect(label.sizeThatFits(size(2000, 0)).width == 1112)
        let superview = CountingView()
        superview.addSubview(label)
        #expect(superview.layouts { label.lineBreakMode = .byCharWrapping } == 1)
        #expect(label.sizeThatFits(size(2000, 0)).width == 1946)
    }

    @Test("Defaults of what a label has besides, and reading it back")
    func otherProperties() throws {
        #expect(label.attributedText == nil && label.lineBreakMode == .byTruncatingTail)
        #expect(!label.adjustsFontSizeToFitWidth && label.minimumScaleFactor == 0 && !label.isHighlighted)
        #expect(label.highlightedTextColor == nil && label.shadowColor == nil && label.shadowOffset == size(0, -1))
        #expect(label.baselineAdjustment == .alignBaselines && !label.allowsDefaultTighteningForTruncation)
        label.shadowOffset = size(1, 1)
        label.minimumScaleFactor = 0.5
        label.shadowColor = .red
        #expect(label.shadowOffset == size(1, 1) && label.minimumScaleFactor == 0.5 && label.shadowColor == .red)
        try expectTextKey("lineBreakMode", of: label, reads: \.lineBreakMode, afterSetting: .byClipping)
        try expectTextKey("isHighlighted", of: label, reads: \.isHighlighted, afterSetting: true)
        try expectTextKey("text", of: label, reads: \.text, afterSetting: "x")
        try expectTextKey(
            "adjustsFontSizeToFitWidth", of: label, reads: \.adjustsFontSizeToFitWidth, afterSetting: true)
        try expectTextKey("minimumScaleFactor", of: label, reads: \.minimumScaleFactor, afterSetting: 0.25)
    }

    @Test("An override of textRect gives the label its size")
    func padding() {
        final class Padded: UILabel {
            override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
                let inner = bounds.inset(by: UIEdgeInsets(top: 1, left: 10, bottom: 2, right: 20))
                let rect = super.textRect(forBounds: inner, limitedToNumberOfLines: numberOfLines)
                return rect.inset(by: UIEdgeInsets(top: -1, left: -10, bottom: -2, right: -20))
            }
        }
        let label = Padded()
        label.text = "Test"
        #expect(label.intrinsicContentSize == size(62.5, 23.5) && label.sizeThatFits(.zero) == size(62.5, 23.5))
        label.numberOfLines = 0
        label.text = "Test Test"
        #expect(label.sizeThatFits(size(70, 0)) == size(62.5, 44))
    }

    @Test("textRect begins at the corner of the bounds and does not leave them")
    func textRect() {
        label.text = "Test"
        let inside = label.textRect(forBounds: rect(5, 6, 100, 100), limitedToNumberOfLines: 1)
        #expect(inside == rect(5, 6, 32.5, 20.5))
        #expect(label.textRect(forBounds: rect(5, 6, 20, 10), limitedToNumberOfLines: 1) == rect(5, 6, 20, 10))
        #expect(label.textRect(forBounds: .zero, limitedToNumberOfLines: 1) == .zero)
    }
}
