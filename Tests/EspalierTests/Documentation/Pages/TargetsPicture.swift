/// The picture of the targets: a box for each, an arrow to each that it stands on. What follows from other arrows is left out.
struct TargetsPicture {
    /// Where boxes stand: the column and the row, from the bottom.
    static let places: [String: (column: Int, row: Int)] = [
        "EspalierSupport": (1, 0), "EspalierSLL": (0, 1), "EspalierConstraintText": (1, 1),
        "EspalierObservation": (2, 1), "EspalierSolver": (3, 1), "EspalierViews": (2, 2),
        "EspalierControls": (3, 3), "EspalierText": (3, 2), "EspalierControllers": (3, 4), "EspalierRelatives": (0, 5),
        "EspalierLayout": (1, 5), "EspalierNibs": (3, 5), "EspalierBenchmarks": (3, 9), "EspalierScenarios": (1, 6),
        "EspalierContainers": (3, 6), "EspalierRecording": (0, 7),
        "EspalierRendering": (1, 7), "EspalierTesting": (0, 9), "Espalier": (1, 8), "EspalierApplications": (2, 8),
        "EspalierCommand": (2, 9),
        "EspalierPorting": (2, 7), "UIKit": (2, 6),
    ]

    private static let (width, height) = (176, 36)
    private static let (columnStep, rowStep) = (216, 76)
    private static let margin = 24
    private static let rows = 10

    let manifest: Manifest

    /// One end of each arrow, spread over the edge of a box by where the other ends are.
    private func offsets(of name: String, others: [String]) -> [String: Int] {
        let sorted = others.sorted { Self.center($0) == Self.center($1) ? $0 < $1 : Self.center($0) < Self.center($1) }
        var offsets: [String: Int] = [:]
        for (index, other) in sorted.enumerated() {
            offsets[other] = (2 * index - sorted.count + 1) * 18
        }
        return offsets
    }

    private static func center(_ name: String) -> Int {
        margin + width / 2 + (places[name]?.column ?? 0) * columnStep
    }

    private static func top(_ name: String) -> Int {
        margin + (rows - 1 - (places[name]?.row ?? 0)) * rowStep
    }

    /// The arrows, in the order of the manifest.
    var arrows: [(from: String, to: String)] {
        manifest.targets.flatMap { from in manifest.directDependencies(of: from).map { (from, $0) } }
    }

    /// The picture.
    var svg: String {
        let arrows = arrows
        var lines = [
            """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(2 * Self.margin + 3 * Self.columnStep + Self.width) \
            \(2 * Self.margin + (Self.rows - 1) * Self.rowStep + Self.height)" font-family="sans-serif" font-size="14">
            """,
            "<title>The targets, each with arrows to those on which it depends</title>",
            """
            <defs><marker id="head" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="8" markerHeight="8" orient="auto">\
            <path d="M0 0 L8 4 L0 8 z" fill="#5a6b60"/></marker></defs>
            """,
            "<rect width=\"100%\" height=\"100%\" fill=\"#eef1ea\"/>",
        ]
        for arrow in arrows {
            let out = offsets(of: arrow.from, others: arrows.filter { $0.from == arrow.from }.map(\.to))
            let into = offsets(of: arrow.to, others: arrows.filter { $0.to == arrow.to }.map(\.from))
            lines.append(
                """
                <line x1="\(Self.center(arrow.from) + (out[arrow.to] ?? 0))" y1="\(Self.top(arrow.from) + Self.height)" \
                x2="\(Self.center(arrow.to) + (into[arrow.from] ?? 0))" y2="\(Self.top(arrow.to))" \
                stroke="#5a6b60" marker-end="url(#head)"/>
                """)
        }
        for name in manifest.targets {
            let isProgram = ["EspalierCommand", "EspalierBenchmarks"].contains(name)
            lines.append(
                """
                <rect x="\(Self.center(name) - Self.width / 2)" y="\(Self.top(name))" width="\(Self.width)" \
                height="\(Self.height)" rx="\(isProgram ? Self.height / 2 : 4)" fill="#ffffff" stroke="#2f4a3a"/>\
                <text x="\(Self.center(name))" y="\(Self.top(name) + 23)" text-anchor="middle" fill="#1d2b22">\
                \(name)</text>
                """)
        }
        return (lines + ["</svg>", ""]).joined(separator: "\n")
    }
}
