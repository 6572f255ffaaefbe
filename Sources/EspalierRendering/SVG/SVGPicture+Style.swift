extension SVGPicture {
    /// The style sheet: light, and dark where the reader's system is.
    func writeStyle(to writer: inout SVGWriter) {
        if window != nil { return writeExcerptStyle(to: &writer) }
        writer.line("<style>")
        for style in SVGText.Style.allCases {
            let weight = style.isBold ? 600 : 400
            writer.line(
                "  text.\(style.rawValue) { font: \(weight) \(Int(clamping: style.size))px Helvetica, Arial, sans-serif; }"
            )
        }
        writer.line("  text.shown { font-family: -apple-system, Helvetica, Arial, sans-serif; }")
        for rule in Self.light { writer.line("  \(rule)") }
        if !constraints.dependents.isEmpty { writer.line("  \(Self.dependent(color: "#c02f35"))") }
        writer.line("  @media (prefers-color-scheme: dark) {")
        for rule in Self.dark { writer.line("    \(rule)") }
        if !constraints.dependents.isEmpty { writer.line("    \(Self.dependent(color: "#f2777c"))") }
        writer.line("  }")
        writer.line("</style>")
    }

    /// The rules that an excerpt needs, of which a report has many, and that for what is wrong.
    private func writeExcerptStyle(to writer: inout SVGWriter) {
        func needed(_ rules: [String]) -> [String] {
            rules.filter { rule in [".paper", "text {", ".view {", ".root"].contains { rule.hasPrefix($0) } }
        }
        writer.line("<style>")
        writer.line("  text.shown { font-family: -apple-system, Helvetica, Arial, sans-serif; }")
        for rule in needed(Self.light) { writer.line("  \(rule)") }
        writer.line("  .wrong { fill: #d92d20; fill-opacity: 0.07; stroke: #d92d20; stroke-width: 2.5; }")
        writer.line("  @media (prefers-color-scheme: dark) {")
        for rule in needed(Self.dark) { writer.line("    \(rule)") }
        writer.line("    .wrong { fill: #ff7a70; stroke: #ff7a70; }")
        writer.line("  }")
        writer.line("</style>")
    }

    private static func dependent(color: String) -> String {
        ".dependent { fill: url(#hatch); fill-opacity: 0.5; stroke: \(color); stroke-dasharray: 5 3; } "
            + ".stripe { fill: \(color); }"
    }

    private static let light = [
        ".paper { fill: #eef0ea; }",
        "text { fill: #1c231e; white-space: pre; }",
        // Names stand over outlines and arrows.
        "text.name, text.changed, text.added { paint-order: stroke; stroke: #eef0ea; stroke-width: 3; }",
        "text.fact { fill: #5d685f; } text.rule { fill: #33503f; }",
        "text.changed { fill: #a45205; } text.added { fill: #1d7a4c; } text.removed { fill: #c02f35; }",
        "text.empty { fill: #8b958c; }",
        ".view { fill: #28402c; fill-opacity: 0.035; stroke: #28402c; stroke-opacity: 0.45; }",
        ".root { fill: #ffffff; fill-opacity: 1; }",
        ".moved { fill: #b45f06; stroke: #b45f06; stroke-opacity: 1; fill-opacity: 0.07; stroke-width: 1.5; }",
        ".view.changed { stroke: #7a3fb0; stroke-opacity: 1; stroke-width: 1.5; }",
        ".view.added { fill: #1d7a4c; stroke: #1d7a4c; stroke-opacity: 1; fill-opacity: 0.09; stroke-width: 1.5; }",
        "polygon.removed { fill: none; stroke: #c02f35; stroke-dasharray: 5 3; }",
        ".before { fill: none; stroke: #b45f06; stroke-dasharray: 4 3; }",
        ".arrow { fill: none; stroke: #b45f06; stroke-width: 1.5; } .tip { fill: #b45f06; }",
        ".constraint { fill: none; stroke: #c02f35; } .broken, .open { stroke-width: 2; } .open { stroke: #c79a00; }",
        ".leader { fill: none; stroke: #5d685f; stroke-opacity: 0.4; stroke-width: 0.75; }",
    ]

    private static let dark = [
        ".paper { fill: #0f1311; }",
        "text.name, text.changed, text.added { stroke: #0f1311; }",
        "text { fill: #e6ece7; } text.fact { fill: #9aa69d; } text.rule { fill: #a8cbb6; }",
        "text.changed { fill: #f0a04b; } text.added { fill: #5ec98f; } text.removed { fill: #f2777c; }",
        "text.empty { fill: #6f7a72; }",
        ".view { fill: #d6ebde; stroke: #d6ebde; } .root { fill: #191f1b; }",
        ".moved, .before, .arrow { stroke: #f0a04b; } .tip { fill: #f0a04b; }",
        ".constraint { stroke: #f2777c; } .open { stroke: #e8c547; }",
        ".view.added { stroke: #5ec98f; } polygon.removed { stroke: #f2777c; }",
    ]
}
