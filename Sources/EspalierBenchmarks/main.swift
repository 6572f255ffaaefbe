import Foundation

// Runs the workloads and prints one result a line. Build with `-c release`.
do {
    let options = try Options(arguments: Array(CommandLine.arguments.dropFirst()))
    if options.showsHelp {
        print(Options.help)
    } else {
        var comparison: Comparison?
        if let path = options.compared { comparison = try Comparison(path: path) }
        var isKnown = false
        var tables = MarkdownTables()
        for workload in Workload.all where workload.ids.contains(where: { options.selects($0) }) {
            isKnown = true
            for n in options.sizes ?? workload.sizes {
                for result in try workload.run(n) where options.selects(result) {
                    let remark = comparison?.remark(on: result) ?? ""
                    switch options.format {
                    case .text: print(result.text(remark: remark))
                    case .json: print(result.json)
                    case .markdown: tables.add(result)
                    }
                    // Who watches sees each result when it is there.
                    fflush(nil)
                }
            }
        }
        if !isKnown {
            throw UsageError(description: "no workload begins with \(options.workloads.joined(separator: ", "))")
        }
        if options.format == .markdown { print(tables.text) }
        if let comparison {
            // Each line of a result in JSON is an object.
            if options.format == .text {
                print(comparison.summary)
            } else {
                FileHandle.standardError.write(Data((comparison.summary + "\n").utf8))
            }
        }
    }
} catch {
    FileHandle.standardError.write(Data("espalier-benchmarks: \(error)\n".utf8))
    exit(2)
}
