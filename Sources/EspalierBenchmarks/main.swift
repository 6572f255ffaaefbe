import Foundation

// Runs the workloads and prints one result a line. Build with `-c release`.
do {
    let options = try Options(arguments: Array(CommandLine.arguments.dropFirst()))
    if options.showsHelp {
        print(Options.help)
    } else {
        for workload in Workload.all where options.selects(workload) {
            for n in options.sizes ?? workload.sizes {
                for result in try workload.run(n) { print(options.isText ? result.text : result.json) }
            }
        }
    }
} catch {
    FileHandle.standardError.write(Data("espalier-benchmarks: \(error)\n".utf8))
    exit(2)
}
