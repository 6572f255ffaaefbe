import EspalierControls
import EspalierViews

/// What a document says of the surroundings of its tree (AUTOLAYOUT 5). What is nil is as it is outside of a window.
package struct ScenarioTraits: Sendable, Equatable {
    /// Pixels per point, to which frames are rounded as in a window; above 0.
    package var scale: Double?
    package var horizontalSizeClass: SizeClass?
    package var verticalSizeClass: SizeClass?
    package var layoutDirection: LayoutDirection?
    package var contentSizeCategory: ContentSize?
    package var idiom: Idiom?
    /// Which of the system's designs controls and bars have; nil for today's.
    package var controlDesign: Design?
    /// Which colours there are; nil for the light ones.
    package var userInterfaceStyle: Style?
    /// Whether colours have more contrast; nil for the usual one.
    package var accessibilityContrast: Contrast?
    /// Whether it stands above the rest, as sheets do; nil: it does not.
    package var userInterfaceLevel: Level?

    package init() {}

    package enum SizeClass: String, Sendable, CaseIterable { case compact, regular }

    package enum LayoutDirection: String, Sendable, CaseIterable { case leftToRight, rightToLeft }

    package enum Design: String, Sendable, CaseIterable { case iOS12, iOS18, iOS26 }

    package enum Style: String, Sendable, CaseIterable { case light, dark }

    package enum Contrast: String, Sendable, CaseIterable { case normal, high }

    package enum Level: String, Sendable, CaseIterable { case base, elevated }

    package enum Idiom: String, Sendable, CaseIterable { case phone, pad, tv, carPlay, mac, vision }

    /// Small ones first.
    package enum ContentSize: String, Sendable, CaseIterable {
        // swift-format-ignore: AlwaysUseLowerCamelCase
        case XS, S, M, L, XL, XXL, XXXL, AX1, AX2, AX3, AX4, AX5
    }

    /// The same as views have them.
    var values: TraitValues {
        var values = TraitValues.unspecified
        if let scale { values.displayScale = scale }
        if let horizontalSizeClass { values.horizontalSizeClass = horizontalSizeClass.value }
        if let verticalSizeClass { values.verticalSizeClass = verticalSizeClass.value }
        if let layoutDirection {
            values.layoutDirection = layoutDirection == .leftToRight ? .leftToRight : .rightToLeft
        }
        if let contentSizeCategory {
            values.preferredContentSizeCategory = contentSizeCategory.value
            values.scalesAllFonts = true
        }
        if let idiom { values.userInterfaceIdiom = idiom.value }
        if let userInterfaceStyle { values.userInterfaceStyle = userInterfaceStyle == .dark ? .dark : .light }
        if let accessibilityContrast { values.accessibilityContrast = accessibilityContrast == .high ? .high : .normal }
        if let userInterfaceLevel { values.userInterfaceLevel = userInterfaceLevel == .base ? .base : .elevated }
        return values
    }
}

extension ScenarioTraits.SizeClass {
    fileprivate var value: UIUserInterfaceSizeClass { self == .compact ? .compact : .regular }
}

extension ScenarioTraits.Design {
    /// The same as windows have it.
    var value: ControlDesign {
        switch self {
        case .iOS12: .iOS12
        case .iOS18: .iOS18
        case .iOS26: .iOS26
        }
    }
}

extension ScenarioTraits.Idiom {
    fileprivate var value: UIUserInterfaceIdiom {
        switch self {
        case .phone: .phone
        case .pad: .pad
        case .tv: .tv
        case .carPlay: .carPlay
        case .mac: .mac
        case .vision: .vision
        }
    }
}

extension ScenarioTraits.ContentSize {
    fileprivate var value: UIContentSizeCategory {
        switch self {
        case .XS: .extraSmall
        case .S: .small
        case .M: .medium
        case .L: .large
        case .XL: .extraLarge
        case .XXL: .extraExtraLarge
        case .XXXL: .extraExtraExtraLarge
        case .AX1: .accessibilityMedium
        case .AX2: .accessibilityLarge
        case .AX3: .accessibilityExtraLarge
        case .AX4: .accessibilityExtraExtraLarge
        case .AX5: .accessibilityExtraExtraExtraLarge
        }
    }
}

extension ScenarioDecoder {
    private enum TraitKey: String, CaseIterable {
        case scale, horizontalSizeClass, verticalSizeClass, layoutDirection, contentSizeCategory, idiom, controlDesign,
            userInterfaceStyle, accessibilityContrast, userInterfaceLevel
    }

    /// The traits of a document.
    mutating func traits(_ node: Int) -> ScenarioTraits? {
        guard isObject(node, "an object of traits") else { return nil }
        let known = TraitKey.allCases.map(\.rawValue)
        checkKeys(node, of: "traits", required: [], optional: known)
        var traits = ScenarioTraits()
        for member in tree.members(node) {
            switch TraitKey(rawValue: member.key) {
            case .scale: traits.scale = scale(member.value)
            case .horizontalSizeClass: traits.horizontalSizeClass = word(member.value)
            case .verticalSizeClass: traits.verticalSizeClass = word(member.value)
            case .layoutDirection: traits.layoutDirection = word(member.value)
            case .contentSizeCategory: traits.contentSizeCategory = word(member.value)
            case .idiom: traits.idiom = word(member.value)
            case .controlDesign: traits.controlDesign = word(member.value)
            case .userInterfaceStyle: traits.userInterfaceStyle = word(member.value)
            case .accessibilityContrast: traits.accessibilityContrast = word(member.value)
            case .userInterfaceLevel: traits.userInterfaceLevel = word(member.value)
            case nil: break
            }
        }
        return traits
    }

    private mutating func scale(_ node: Int) -> Double? {
        guard let scale = number(node) else { return nil }
        if scale > 0 { return scale }
        report(node, "the scale \(JSONWriter.text(scale)) is not above 0", fix: "write 1, 2 or 3")
        return nil
    }
}

extension JSONWriter {
    mutating func traits(_ traits: ScenarioTraits) {
        beginObject()
        if let scale = traits.scale { member("scale") { $0.number(scale) } }
        member("horizontalSizeClass", traits.horizontalSizeClass?.rawValue)
        member("verticalSizeClass", traits.verticalSizeClass?.rawValue)
        member("layoutDirection", traits.layoutDirection?.rawValue)
        member("contentSizeCategory", traits.contentSizeCategory?.rawValue)
        member("idiom", traits.idiom?.rawValue)
        member("controlDesign", traits.controlDesign?.rawValue)
        member("userInterfaceStyle", traits.userInterfaceStyle?.rawValue)
        member("accessibilityContrast", traits.accessibilityContrast?.rawValue)
        member("userInterfaceLevel", traits.userInterfaceLevel?.rawValue)
        endObject()
    }
}
