import EspalierScenarios
import Foundation

// A descriptor that is closed would be given to the next file that is opened. A placeholder keeps its place, and
// refuses what would be done with it.
for descriptor: Int32 in 0...2 where fcntl(descriptor, F_GETFD) == -1 {
    _ = open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
}
// Writing to a pipe that nobody reads is an error like others, and not the end of the process.
signal(SIGPIPE, SIG_IGN)

let interruption = Interruption()
interruption.listen()

let tool = CommandLineTool(
    input: FileStream(descriptor: 0), output: FileStream(descriptor: 1), errors: FileStream(descriptor: 2),
    environment: ProcessInfo.processInfo.environment, outputIsTerminal: isatty(1) == 1,
    errorsAreTerminal: isatty(2) == 1, interruption: interruption,
    program: Bundle.main.executablePath ?? CommandLine.arguments[0])
let undecodable = (1..<max(1, Int(CommandLine.argc))).first { place in
    CommandLine.unsafeArgv[place].map { String(validatingCString: $0) == nil } ?? false
}
let status = tool.run(Array(CommandLine.arguments.dropFirst()), undecodable: undecodable.map { $0 - 1 })
interruption.endProcess()
exit(status.rawValue)
