import EspalierViews
import Foundation

// The attributes of UIKit, by their names: `text.font`, `container.foregroundColor`.
extension AttributeScopes {
    /// The attributes of texts that views have.
    public struct UIKitAttributes: AttributeScope {
        /// The font.
        public let font: FontAttribute
        /// The colour.
        public let foregroundColor: ForegroundColorAttribute
        /// What comes behind each character, in points, in place of the font's kerning.
        public let kern: KernAttribute
        /// How far above the baseline the text stands, in points.
        public let baselineOffset: BaselineOffsetAttribute

        /// The font.
        public enum FontAttribute: AttributedStringKey {
            /// What the attribute holds.
            public typealias Value = UIFont
            /// What the attribute is called.
            public static let name = "NSFont"
        }

        /// The colour.
        public enum ForegroundColorAttribute: AttributedStringKey {
            /// What the attribute holds.
            public typealias Value = UIColor
            /// What the attribute is called.
            public static let name = "NSColor"
        }

        /// What comes behind each character.
        public enum KernAttribute: AttributedStringKey {
            /// What the attribute holds.
            public typealias Value = CGFloat
            /// What the attribute is called.
            public static let name = "NSKern"
        }

        /// How far above the baseline the text stands.
        public enum BaselineOffsetAttribute: AttributedStringKey {
            /// What the attribute holds.
            public typealias Value = CGFloat
            /// What the attribute is called.
            public static let name = "NSBaselineOffset"
        }
    }

    /// The attributes of texts that views have.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
    /// Finds the attributes of ``Foundation/AttributeScopes/UIKitAttributes`` by their names.
    public subscript<Key: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
    ) -> Key {
        self[Key.self]
    }
}

extension AttributedString {
    /// The text alone.
    var plainText: String { String(characters) }

    /// The same text for what takes the older class; nil where no part of it has an attribute that views know.
    var withAttributes: NSAttributedString? {
        let result = NSMutableAttributedString(string: "")
        var hasAny = false
        for run in runs {
            var attributes: [NSAttributedString.Key: Any] = [:]
            attributes[.font] = run[AttributeScopes.UIKitAttributes.FontAttribute.self]
            attributes[.foregroundColor] = run[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self]
            attributes[.kern] = run[AttributeScopes.UIKitAttributes.KernAttribute.self]
            attributes[.baselineOffset] = run[AttributeScopes.UIKitAttributes.BaselineOffsetAttribute.self]
            hasAny = hasAny || !attributes.isEmpty
            let text = String(characters[run.range])
            result.append(NSAttributedString(string: text, attributes: attributes.isEmpty ? nil : attributes))
        }
        return hasAny ? result : nil
    }

    /// A text of the older class, with the attributes that views know.
    package init(known text: NSAttributedString) {
        self.init()
        let whole = text.string as NSString
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
            var piece = AttributedString(whole.substring(with: range))
            piece.font = attributes[.font] as? UIFont
            piece.foregroundColor = attributes[.foregroundColor] as? UIColor
            piece.kern = attributes[.kern].flatMap(AttributedText.number)
            piece.baselineOffset = attributes[.baselineOffset].flatMap(AttributedText.number)
            append(piece)
        }
    }
}
