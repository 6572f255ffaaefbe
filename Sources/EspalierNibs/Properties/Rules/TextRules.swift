import EspalierControls
import EspalierViews
import Foundation

extension PropertyRule {
    static let label = list(UILabel.self) { label in
        label.child("fontDescription") { part, label in
            if let font = part.font(usual: label.font) { label.font = font }
        }
        label.color("textColor", \.textColor)
        label.text("text", \.text)
        label.child("attributedText") { part, label in
            guard let text = part.attributedText else { return }
            label.attributedText = text
            guard let style = part.paragraphStyle else { return }
            if let part = style.attribute("alignment"), let alignment = part.choice(alignments) {
                label.textAlignment = alignment
            }
        }
        label.choice("textAlignment", \.textAlignment, alignments)
        label.choice("lineBreakMode", \.lineBreakMode, lineBreakModes)
        label.integer("numberOfLines", \.numberOfLines, least: 0)
        label.number("preferredMaxLayoutWidth", \.preferredMaxLayoutWidth, least: 0)
        label.flag("adjustsFontSizeToFit", \.adjustsFontSizeToFitWidth)
        label.number("minimumScaleFactor", \.minimumScaleFactor, least: 0)
        label.choice(
            "baselineAdjustment", \.baselineAdjustment,
            ["alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none])
        label.flag("adjustsLetterSpacingToFitWidth", \.allowsDefaultTighteningForTruncation)
        label.flag("enabled", \.isEnabled)
        label.flag("highlighted", \.isHighlighted)
        label.color("highlightedColor", \.highlightedTextColor)
        label.color("shadowColor", \.shadowColor)
        label.size("shadowOffset", \.shadowOffset, least: -PropertyPart.largest)
        label.known(
            attributes: """
                usesAttributedText minimumFontSize adjustsFontForContentSizeCategory showsExpansionTextWhenTruncated \
                lineBreakStrategy preferredVibrancy
                """)
    }

    static let textView = list(UITextView.self) { view in
        view.child("fontDescription") { part, view in
            if let font = part.font(usual: view.font ?? .systemFont(ofSize: 14)) { view.font = font }
        }
        view.color("textColor", \.textColor)
        view.set("text") { part, view in view.text = part.value }
        view.child("text") { part, view in
            if let text = part.text { view.text = text }
        }
        view.child("attributedText") { part, view in
            guard let text = part.attributedText else { return }
            view.attributedText = text
            if let style = part.paragraphStyle?.attribute("alignment"), let alignment = style.choice(alignments) {
                view.textAlignment = alignment
            }
        }
        view.choice("textAlignment", \.textAlignment, alignments)
        view.flag("editable", \.isEditable)
        view.flag("selectable", \.isSelectable)
        view.insets("textContainerInset", \.textContainerInset)
        view.child("dataDetectorTypes") { part, view in view.dataDetectorTypes = part.dataDetectors }
        view.child("textInputTraits") { part, view in part.setTraits(of: view) }
        view.known(
            attributes: """
                usesAttributedText allowsEditingTextAttributes clearsOnInsertion adjustsFontForContentSizeCategory \
                findInteractionEnabled
                """)
    }

    static let textField = list(UITextField.self) { field in
        field.child("fontDescription") { part, field in
            if let font = part.font(usual: field.font) { field.font = font }
        }
        field.color("textColor", \.textColor)
        field.text("text", \.text)
        field.child("attributedText") { part, field in
            if let text = part.attributedText { field.attributedText = text }
        }
        field.text("placeholder", \.placeholder)
        field.child("attributedPlaceholder") { part, field in
            if let text = part.attributedText { field.attributedPlaceholder = text }
        }
        field.choice("textAlignment", \.textAlignment, alignments)
        field.choice(
            "borderStyle", \.borderStyle,
            ["none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect])
        field.choice("clearButtonMode", \.clearButtonMode, fieldModes)
        field.choice("leftViewMode", \.leftViewMode, fieldModes)
        field.choice("rightViewMode", \.rightViewMode, fieldModes)
        field.flag("adjustsFontSizeToFit", \.adjustsFontSizeToFitWidth)
        field.number("minimumFontSize", \.minimumFontSize, least: 0)
        field.flag("clearsOnBeginEditing", \.clearsOnBeginEditing)
        field.flag("clearsOnInsertion", \.clearsOnInsertion)
        field.flag("allowsEditingTextAttributes", \.allowsEditingTextAttributes)
        field.image("background", \.background)
        field.image("disabledBackground", \.disabledBackground)
        field.child("textInputTraits") { part, field in part.setTraits(of: field) }
        field.known(attributes: "usesAttributedText adjustsFontForContentSizeCategory catalog")
    }

    static let alignments: [String: NSTextAlignment] = [
        "left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural,
    ]

    static let lineBreakModes: [String: NSLineBreakMode] = [
        "wordWrap": .byWordWrapping, "characterWrap": .byCharWrapping, "clip": .byClipping,
        "headTruncation": .byTruncatingHead, "tailTruncation": .byTruncatingTail,
        "middleTruncation": .byTruncatingMiddle,
    ]

    private static let fieldModes: [String: UITextField.ViewMode] = [
        "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always,
    ]
}

extension PropertyPart {
    /// The bits of a `dataDetectorType` child, as UIKit numbers them.
    var dataDetectors: UInt {
        let bits: KeyValuePairs<String, UInt> = [
            "phoneNumber": 1, "link": 2, "address": 4, "calendarEvent": 8, "shipmentTrackingNumber": 16,
            "flightNumber": 32, "lookupSuggestion": 64, "all": .max,
        ]
        return bits.reduce(0) { attribute($1.key)?.bool == true ? $0 | $1.value : $0 }
    }
}
