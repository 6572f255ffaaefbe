import Foundation

/// How much room there is on an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    // The cases are UIKit's, in its order.
    case unspecified, compact, regular
}

/// What kind of device an interface is for.
public enum UIUserInterfaceIdiom: Int, Sendable {
    // Numbers are UIKit's.
    case unspecified = -1
    case phone = 0
    case pad = 1
    case tv = 2
    case carPlay = 3
    case mac = 5
    case vision = 6
}

/// Whether an interface is light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
    // The cases are UIKit's, in its order.
    case unspecified, light, dark
}

/// Whether the user wants more contrast.
public enum UIAccessibilityContrast: Int, Sendable {
    // Numbers are UIKit's.
    case unspecified = -1
    case normal = 0
    case high = 1
}

/// Whether an interface stands above the rest, as sheets and popovers do.
public enum UIUserInterfaceLevel: Int, Sendable {
    // Numbers are UIKit's.
    case unspecified = -1
    case base = 0
    case elevated = 1
}

/// In which direction the user's language is read.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    // Numbers are UIKit's.
    case unspecified = -1
    case leftToRight = 0
    case rightToLeft = 1
}

/// How large the user wants texts. The raw values are UIKit's.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    /// The name of the category.
    public let rawValue: String
    /// Makes a category of its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Says nothing about the size.
    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    /// The smallest texts.
    public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
    /// Small texts.
    public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
    /// A little below the default.
    public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
    /// What a user has who has set nothing.
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    /// A little above the default.
    public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
    /// Large texts.
    public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
    /// The largest texts without the accessibility sizes.
    public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
    /// The first of the accessibility sizes.
    public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
    /// The second of the accessibility sizes.
    public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
    /// The third of the accessibility sizes.
    public static let accessibilityExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXL")
    /// The fourth of the accessibility sizes.
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXL")
    /// The largest texts of all.
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

    /// All sizes, small ones first.
    package static let ascending: [UIContentSizeCategory] = [
        extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge, accessibilityMedium,
        accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge,
    ]

    /// Whether it is one of the accessibility sizes.
    public var isAccessibilityCategory: Bool { (place ?? 0) >= 7 }

    private var place: Int? { Self.ascending.firstIndex(of: self) }

    /// Whether one asks for smaller texts than another. False where either is `.unspecified` or unknown.
    public static func < (one: UIContentSizeCategory, other: UIContentSizeCategory) -> Bool {
        guard let first = one.place, let second = other.place else { return false }
        return first < second
    }

    /// Whether one asks for smaller texts than another, or for the same.
    public static func <= (one: UIContentSizeCategory, other: UIContentSizeCategory) -> Bool {
        one == other || one < other
    }

    /// Whether one asks for larger texts than another. False where either is `.unspecified` or unknown.
    public static func > (one: UIContentSizeCategory, other: UIContentSizeCategory) -> Bool { other < one }

    /// Whether one asks for larger texts than another, or for the same.
    public static func >= (one: UIContentSizeCategory, other: UIContentSizeCategory) -> Bool { other <= one }
}
