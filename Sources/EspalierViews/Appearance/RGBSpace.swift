import Foundation

/// How the numbers of a colour space become those of the extended sRGB space.
///
/// The matrices follow from the published primaries and white points (IEC 61966-2-1 for sRGB, SMPTE RP 431-2 with the
/// white D65 for Display P3, Adobe RGB (1998) version 2005-05); the curve of P3 is that of sRGB.
package enum RGBSpace {
    case shared, linear, displayP3, adobe

    package init(named name: String) {
        switch name {
        case "displayP3", "extendedDisplayP3": self = .displayP3
        case "linearSRGB", "extendedLinearSRGB", "genericRGBLinear", "linearGray", "extendedLinearGray": self = .linear
        case "adobeRGB1998": self = .adobe
        default: self = .shared
        }
    }

    package var isLinear: Bool { self == .linear }

    /// Converts red, green and blue.
    package func converted(_ rgb: [CGFloat]) -> [CGFloat] {
        switch self {
        case .shared:
            rgb
        case .linear:
            rgb.map(Self.encoded)
        case .displayP3:
            Self.product(Self.fromP3, rgb.map(Self.decoded)).map(Self.encoded)
        case .adobe:
            Self.product(Self.fromAdobe, rgb.map { Self.power($0, 563.0 / 256.0) }).map(Self.encoded)
        }
    }

    private static let fromP3: [[CGFloat]] = [
        [1.2249401762805598, -0.2249401762805598, 0],
        [-0.0420569547096881, 1.0420569547096881, 0],
        [-0.0196375545903344, -0.0786360455506319, 1.0982736001409663],
    ]

    private static let fromAdobe: [[CGFloat]] = [
        [1.3983557439607783, -0.3983557439607783, 0],
        [0, 1, 0],
        [0, -0.0429289893456180, 1.0429289893456180],
    ]

    private static func product(_ matrix: [[CGFloat]], _ vector: [CGFloat]) -> [CGFloat] {
        matrix.map { row in zip(row, vector).reduce(0) { $0 + $1.0 * $1.1 } }
    }

    /// Negative numbers mirror positive ones, as extended ranges have it.
    private static func power(_ number: CGFloat, _ exponent: CGFloat) -> CGFloat {
        number < 0 ? -pow(-number, exponent) : pow(number, exponent)
    }

    /// From the curve of sRGB to light.
    static func decoded(_ number: CGFloat) -> CGFloat {
        let size = abs(number)
        let light = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
        return number < 0 ? -light : light
    }

    /// From light to the curve of sRGB.
    package static func encoded(_ light: CGFloat) -> CGFloat {
        let size = abs(light)
        let number = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
        return light < 0 ? -number : number
    }
}
