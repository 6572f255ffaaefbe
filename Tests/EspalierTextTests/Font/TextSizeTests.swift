import Foundation
import Testing

@testable import EspalierText

@Suite("Text styles")
struct TextSizeTests {
    static let styles: [UIFont.TextStyle] = [
        .largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote, .caption1,
        .caption2,
    ]
    /// A row for each of the user's sizes of texts, from extra small on, in the order of the styles.
    static let table: [[CGFloat]] = [
        [31, 25, 19, 17, 14, 14, 13, 12, 12, 11, 11], [32, 26, 20, 18, 15, 15, 14, 13, 12, 11, 11],
        [33, 27, 21, 19, 16, 16, 15, 14, 12, 11, 11], [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11],
        [36, 30, 24, 22, 19, 19, 18, 17, 15, 14, 13], [38, 32, 26, 24, 21, 21, 20, 19, 17, 16, 15],
        [40, 34, 28, 26, 23, 23, 22, 21, 19, 18, 17], [44, 38, 34, 31, 28, 28, 26, 25, 23, 22, 20],
        [48, 43, 39, 37, 33, 33, 32, 30, 27, 26, 24], [52, 48, 44, 43, 40, 40, 38, 36, 33, 32, 29],
        [56, 53, 50, 49, 47, 47, 44, 42, 38, 37, 34], [60, 58, 56, 55, 53, 53, 51, 49, 44, 43, 40],
    ]

    @Test("Each style has its size at each of the user's sizes of texts", arguments: 0..<12)
    func sizes(step: Int) {
        let fonts = Self.styles.map { UIFont.preferredFont(forTextStyle: $0, step: step) }
        #expect(fonts.map(\.pointSize) == Self.table[step])
        #expect(fonts.allSatisfy { $0.weight == ($0.scaling?.style == .headline ? .semibold : .regular) })
    }

    @Test("Lines are farther apart the larger the text is")
    func leadings() {
        for style in Self.styles {
            let row = TextSizes.row(of: style)
            #expect(row.leadings.count == 12 && row.leadings == row.leadings.sorted())
            #expect(zip(row.leadings, row.sizes).allSatisfy { $0 > $1 && $0 < 1.45 * $1 })
        }
        #expect(TextSizes.row(of: .init(rawValue: "other")).sizes == TextSizes.row(of: .body).sizes)
    }
}
