import EspalierViews
import Foundation

/// A view that shows a text of its own.
package protocol TextShowing: UIView {
    /// What the shown lines follow from; nil where there is no text.
    ///
    /// - Complexity: O(1) for a text without attributes, as long as nothing is asked of the lines.
    var textSetting: TextSetting? { get }
}

extension UILabel: TextShowing {
    package final var textSetting: TextSetting? {
        guard let text = shown else { return nil }
        let runs = runs(of: text)
        guard let first = runs.first, !first.text.isEmpty else { return nil }
        var setting = textSetting(of: runs, in: bounds, first.paragraph?.alignment ?? textAlignment)
        setting.verticalShare = 0.5
        setting.lineBreakMode = lineBreakMode
        setting.maximumLines = numberOfLines
        if adjustsFontSizeToFitWidth, numberOfLines == 1 {
            setting.minimumScale = minimumScaleFactor
            setting.tightening = usedTightening
        }
        return setting
    }
}

extension UITextField: TextShowing {
    package final var textSetting: TextSetting? {
        let content = shownText
        let isPlaceholder = content.text.isEmpty
        guard let shown = isPlaceholder ? shownPlaceholder : content, !shown.text.isEmpty else {
            return nil
        }
        let bounds = bounds
        let room =
            isPlaceholder
            ? placeholderRect(forBounds: bounds)
            : isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
        var setting = textSetting(of: shown.runs(font: usedFont), in: room, textAlignment)
        if isSecureTextEntry && !isPlaceholder { setting.hideCharacters() }
        setting.isPlaceholder = isPlaceholder
        setting.verticalShare = contentVerticalAlignment.share
        if adjustsFontSizeToFitWidth, minimumFontSize > 0 {
            setting.minimumScale = minimumFontSize / usedFont.pointSize
        }
        return setting
    }
}

extension UITextView: TextShowing {
    package final var textSetting: TextSetting? {
        let content = shownText
        if content.text.isEmpty { return nil }
        let (inset, bounds) = (textContainerInset, bounds)
        let padding = ownContainer?.lineFragmentPadding ?? 5
        let room = CGRect(
            x: inset.left + padding, y: inset.top,
            width: max(0, bounds.width - inset.left - inset.right - 2 * padding), height: max(bounds.height, 0))
        var setting = textSetting(of: content.runs(font: usedFont), in: room, textAlignment)
        setting.lineBreakMode = ownContainer?.lineBreakMode ?? .byWordWrapping
        setting.maximumLines = ownContainer?.maximumNumberOfLines ?? 0
        setting.isLimitedByHeight = false
        setting.sight = bounds.minY...max(bounds.minY, bounds.maxY)
        return setting
    }
}

extension UIView {
    /// What all views with texts have in common.
    fileprivate final func textSetting(
        of runs: [TextRun], in room: CGRect, _ alignment: NSTextAlignment
    ) -> TextSetting {
        var setting = TextSetting(runs, in: room)
        setting.alignment = alignment
        // A side that is named needs no look at the direction.
        setting.isRightToLeft = readsFromRightToLeft(alignment)
        setting.scale = textScale
        setting.fonts = textFonts
        return setting
    }

    private func readsFromRightToLeft(_ alignment: NSTextAlignment) -> Bool {
        switch alignment {
        case .natural, .justified: effectiveUserInterfaceLayoutDirection == .rightToLeft
        case .left, .center, .right: false
        }
    }
}
