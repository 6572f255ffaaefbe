import EspalierViews
import Foundation

extension UILabel {
    final var shown: LabelText? {
        let font = font ?? Self.defaultFont
        if let attributed = currentAttributed {
            return .attributed(shown(attributed, adjusts: adjustsFontForContentSizeCategory), font)
        }
        return text.map { .plain($0, font) }
    }

    final func runs(of text: LabelText) -> [TextRun] {
        switch text {
        case .plain(let text, let font): return [TextRun(text, font: font)]
        case .attributed(let attributed, let font):
            var runs = attributed.runs(font: font)
            // The label breaks its lines itself, whatever the paragraphs say of texts that are too long.
            for index in runs.indices {
                guard let mode = runs[index].paragraph?.lineBreakMode, mode != .byCharWrapping else { continue }
                runs[index].paragraph?.lineBreakMode = .byWordWrapping
            }
            return runs
        }
    }

    private func extent(of text: LabelText, wrapping: TextWrapping, lines: Int) -> TextExtent {
        guard let measurer = knownTextMeasurer else {
            return usedTextMeasurer.extent(of: runs(of: text), wrapping: wrapping, maximumLines: lines)
        }
        guard text.isWorthKeeping else {
            return measurer.extent(of: runs(of: text), wrapping: wrapping, maximumLines: lines)
        }
        let memo = ensureMemo()
        let question = LabelMemo.Question(text: text, wrapping: wrapping, lines: lines, measurer: measurer)
        if let extent = memo.extent(for: question) { return extent }
        let extent = measurer.extent(of: runs(of: text), wrapping: wrapping, maximumLines: lines)
        memo.keep(extent, for: question)
        return extent
    }

    private func wrapping(at width: CGFloat, lines: Int) -> TextWrapping {
        if lines == 1 { return .none }
        return lineBreakMode == .byCharWrapping ? .charactersAt(width) : .at(width)
    }

    final func textSize(wrappingAt width: CGFloat) -> CGSize {
        let lines = numberOfLines
        let isLimited = lines != 1 && width > 0
        let room = CGSize(
            width: isLimited ? width : TextMeasurer.unlimitedWidth, height: TextMeasurer.unlimitedWidth)
        return textRect(forBounds: CGRect(origin: .zero, size: room), limitedToNumberOfLines: lines).size
    }

    final func measuredRect(in bounds: CGRect, lines: Int) -> CGRect {
        guard let text = shown, bounds.width > 0 else { return CGRect(origin: bounds.origin, size: .zero) }
        var size = extent(of: text, wrapping: wrapping(at: bounds.width, lines: lines), lines: lines).size
        if lines == 1, adjustsFontSizeToFitWidth, size.width > bounds.width {
            size = shrunkSize(of: text, width: bounds.width)
        }
        return CGRect(
            x: bounds.minX, y: bounds.minY, width: min(size.width, bounds.width),
            height: min(size.height, bounds.height))
    }

    /// The width that the intrinsic size wraps at: what constraints ask about, or what the label was told.
    final var wrappingWidth: CGFloat {
        let asked = memo?.layoutWidth ?? 0
        return asked > 0 ? asked : preferredMaxLayoutWidth
    }

    /// The extent of the text in the label's own size.
    final var ownExtent: TextExtent {
        guard let text = shown else { return TextExtent() }
        let lines = numberOfLines
        return extent(of: text, wrapping: wrapping(at: wrappingWidth, lines: lines), lines: lines)
    }

    // MARK: Becoming smaller

    /// How much closer characters may move before a text is cut, as a share of the font's size.
    private static let tightening: CGFloat = 0.05

    /// See ``TextMeasuring/shrinking(of:toWidth:minimum:tightening:)``.
    final var usedTightening: CGFloat { allowsDefaultTighteningForTruncation ? Self.tightening : 0 }

    private func shrunkSize(of text: LabelText, width: CGFloat) -> CGSize {
        let runs = runs(of: text)
        let measurer = usedTextMeasurer
        let factor = measurer.shrinking(
            of: runs, toWidth: width, minimum: minimumScaleFactor, tightening: usedTightening)
        return measurer.extent(of: runs, scaledBy: factor, wrapping: .none, maximumLines: 1).size
    }
}

// A label that may have several lines is as high as its width makes it (AUTOLAYOUT 7.1).
extension UILabel: WidthDependentContent {
    /// A width of one's own for the lines counts instead of the label's.
    package final var heightFollowsWidth: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }

    package final func contentHeight(forWidth width: CGFloat) -> CGFloat {
        // Asked of the property, so that overrides of it, such as for a border, count.
        let memo = ensureMemo()
        memo.layoutWidth = max(width, 0)
        defer { memo.layoutWidth = 0 }
        return intrinsicContentSize.height
    }
}

// Where the baselines of the text lie, which begins at the top of the label.
extension UILabel: BaselineLayout {
    package final var firstBaseline: BaselinePosition { BaselinePosition(share: 0, offset: firstBaselineFromTop) }

    package final var lastBaseline: BaselinePosition {
        BaselinePosition(share: 1, offset: -max(0, intrinsicContentSize.height - ownExtent.lastBaseline))
    }

    private var firstBaselineFromTop: CGFloat {
        hasAttributes ? ownExtent.firstBaseline : ascent(of: font ?? Self.defaultFont)
    }
}

extension UILabel: TraitDependentContent {
    package final func contentTraitsDidChange(from old: TraitValues, to new: TraitValues) {
        if old.differsInFonts(from: new) { fontsDidChange() }
        if old.displayScale != new.displayScale { invalidateIntrinsicContentSize() }
    }

    /// Fonts may be shown in other sizes.
    final func fontsDidChange() {
        let stored = self[stored: Self.fontProperty]
        let attributed = self[stored: Self.attributedProperty]
        if stored.scaling == nil && attributed == nil { return }
        if adjustsFontForContentSizeCategory {
            // Written, so that whoever observes it hears.
            let adjusted = shown(stored, adjusts: true)
            if let attributed {
                setContent(Self.attributedProperty, shown(attributed, adjusts: true))
                setContent(Self.fontProperty, adjusted)
            } else if adjusted != stored {
                font = adjusted
            }
        }
        contentDidChange()
    }
}
