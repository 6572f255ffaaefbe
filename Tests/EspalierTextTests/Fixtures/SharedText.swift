import Foundation

/// What was measured of texts on phones: a folder beside the project, and no part of it.
enum SharedText {
    static let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
    static let folder = project.deletingLastPathComponent().appendingPathComponent("shared/text")
    static let isThere = FileManager.default.fileExists(atPath: folder.path)

    static func decode<Content: Decodable>(_ type: Content.Type, _ file: String) throws -> Content {
        try JSONDecoder().decode(type, from: Data(contentsOf: folder.appendingPathComponent(file)))
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
            let size, scale, predicted: Double
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
