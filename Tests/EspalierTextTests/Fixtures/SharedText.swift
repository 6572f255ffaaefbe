import Foundation
import TestSupport

/// What was measured of texts on phones.
enum SharedText {
    static let isThere = SharedFolder.isThere

    static func decode<Content: Decodable>(_ type: Content.Type, _ file: String) throws -> Content {
        try SharedFolder.decode(type, file)
    }

    /// `system-font-widths.json`.
    struct Widths: Decodable {
        struct Entry: Decodable {
            let text, display: Double
        }

        struct Tracking: Decodable {
            let thousandthsOfEm: [String: Double]
        }

        struct Correction: Decodable {
            let withKerning: [String: Double]
        }

        struct Kerning: Decodable {
            let pairs: [String: [String: Double]]
        }

        let tracking: Tracking
        let correction: Correction
        let weightsWithKerning: [String: [String: Entry]]
        let kerning: Kerning
    }

    /// `line-heights.json`.
    struct LineHeights: Decodable {
        struct Row: Decodable {
            let size, scale, predicted, commonest: Double
            let era: String
        }

        struct Baselines: Decodable {
            struct Row: Decodable {
                let sizes: [Double]
                let stored: Double
                let n: Int
            }

            let rows: [Row]
        }

        let rows: [Row]
        let baselines: Baselines
    }
}
