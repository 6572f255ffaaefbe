/// What is known of a font by its name: whose widths come nearest, and its vertical measures.
///
/// Helvetica, Arial, Times New Roman and Courier have the widths of the fonts that every printer has, or are made to fit
/// them. Others are measured by the nearest of these: with serifs by Times, of one width by Courier, else by Helvetica.
struct FontFamily {
    enum Widths {
        case system, helvetica, times, courier, monospaced
    }

    let widths: Widths
    let measures: VerticalMeasures

    init(name: String) {
        let plain = name.lowercased().filter { $0 != " " && $0 != "-" }
        let row = Self.known.first { row in row.names.contains { plain.hasPrefix($0) } }
        if let row {
            widths = row.widths
            measures = row.measures
        } else {
            // Of a font that is not known, its name may say what kind it is.
            if plain.contains("mono") || plain.contains("code") {
                widths = .courier
            } else if plain.contains("serif") && !plain.contains("sans") {
                widths = .times
            } else {
                widths = .helvetica
            }
            measures = .system
        }
    }

    private typealias Row = (names: [String], widths: Widths, measures: VerticalMeasures)

    /// The first whose name a font's begins with.
    private static let known: [Row] = [
        ([".sfnsmono", ".sfuimono", "sfmono"], .monospaced, .system),
        ([".sf", ".applesystemui", ".systemfont", "sfpro", "sfui", "sanfrancisco", "inter"], .system, .system),
        (
            ["helveticaneue"], .helvetica,
            VerticalMeasures(0.952, -0.213, leading: 0.028, capHeight: 0.714, xHeight: 0.523)
        ),
        (["helvetica"], .helvetica, VerticalMeasures(0.92, -0.23, capHeight: 0.72, xHeight: 0.523)),
        (
            ["arial"], .helvetica,
            VerticalMeasures(0.905273, -0.211914, leading: 0.032715, capHeight: 0.716309, xHeight: 0.518555)
        ),
        (
            ["timesnewroman", "times"], .times,
            VerticalMeasures(0.891113, -0.216309, leading: 0.04248, capHeight: 0.662109, xHeight: 0.447754)
        ),
        (["couriernew"], .courier, VerticalMeasures(0.83252, -0.300293, capHeight: 0.571289, xHeight: 0.42334)),
        (["courier"], .courier, VerticalMeasures(0.904, -0.246, capHeight: 0.581, xHeight: 0.462)),
        (["menlo"], .courier, VerticalMeasures(0.928223, -0.23584, capHeight: 0.729, xHeight: 0.547363)),
        (["georgia"], .times, VerticalMeasures(0.916992, -0.219238, capHeight: 0.692, xHeight: 0.481)),
        (["avenir"], .helvetica, VerticalMeasures(1, -0.366, capHeight: 0.708, xHeight: 0.468)),
        (["verdana"], .helvetica, VerticalMeasures(1.005371, -0.209961, capHeight: 0.727, xHeight: 0.545)),
        (["trebuchet"], .helvetica, VerticalMeasures(0.938965, -0.222168, capHeight: 0.716, xHeight: 0.523)),
        (["gillsans"], .helvetica, VerticalMeasures(0.917969, -0.22998, capHeight: 0.682, xHeight: 0.449)),
        (["roboto"], .helvetica, VerticalMeasures(0.927734, -0.244141, capHeight: 0.711, xHeight: 0.528)),
        (
            ["palatino", "baskerville", "didot", "hoefler", "cochin", "bodoni", "charter", "iowan", "newyork"], .times,
            .system
        ),
    ]
}
