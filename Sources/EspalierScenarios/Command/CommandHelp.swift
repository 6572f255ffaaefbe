/// The texts of `--help` and `--version`.
enum CommandHelp {
    static let version = "espalier 0.1.0, scenario format \(ScenarioDecoder.version)\n"

    static let overview = """
        Runs view hierarchies without a screen.

        usage: espalier simulate FILE [options]   run one scenario, print what it did
               espalier batch [FILE] [options]    run one scenario a line, print one result a line
               espalier import FILE [options]     print a view of an interface file as a scenario
               espalier SUBCOMMAND --help         the options of a subcommand
               espalier --version                 the version of the program and of the format

        example: espalier simulate screen.json

        exit status: 0 all well, 1 an expectation failed, 2 wrong usage, 65 a document is wrong or cannot be read,
        70 an error inside, 74 the result could not be written

        """

    static func text(_ command: Subcommand) -> String {
        switch command {
        case .simulate: simulate
        case .batch: batch
        case .import: importing
        }
    }

    private static let simulate = """
        Runs one scenario: builds its views, does its steps, and prints what changed, what observers heard and what queries
        found.

        usage: espalier simulate FILE [options]

        FILE is a scenario document (JSON); '-' reads standard input.

          --format text|json   text for reading (default), or one JSON object
          --views WHICH        which views a step lists: changed (default), all, last (all, after the last step), none
          --max-depth N        how deep views may be nested; 1000 if left out
          --allow-outside      interface files of the scenario may lie outside its folder
          -o, --output FILE    writes the result to FILE instead of standard output
          -h, --help           this text

        example: espalier simulate screen.json --format json --views last -o result.json

        exit status: 0 all well, 1 an expectation failed, 2 wrong usage, 65 the document is wrong or cannot be read,
        70 an error inside, 74 the result could not be written

        """

    private static let batch = """
        Runs one scenario a line, and writes one JSON result a line, in the same order.

        usage: espalier batch [FILE] [options]

        FILE has one scenario document a line (JSON Lines); '-' or nothing reads standard input. Empty lines are passed
        over. A line that is wrong gets an error in place of its result, and the run goes on.

          --views WHICH        which views a step lists: changed (default), all, last (all, after the last step), none
          --max-depth N        how deep views may be nested; 1000 if left out
          --allow-outside      interface files of the scenario may lie outside its folder
          -o, --output FILE    writes the results to FILE instead of standard output
          -h, --help           this text

        example: espalier batch screens.jsonl --views none > results.jsonl

        exit status: 0 every line ran and every expectation held, 1 an expectation failed, 2 wrong usage, 65 a line was
        wrong or the file cannot be read, 70 an error inside, 74 the results could not be written

        """

    private static let importing = """
        Prints a view of an interface file as a scenario: its tree, and its constraints as rules. On standard error
        stands what of the file is not in the scenario, such as constraints that rules cannot say exactly.

        usage: espalier import FILE [options]

        FILE is a .xib or .storyboard file; '-' reads standard input.

          --view ID            the view that becomes the root, or the controller whose view that is; if left out, the
                               first view of a xib, and the view of a storyboard's initial controller
          -o, --output FILE    writes the scenario to FILE instead of standard output
          -h, --help           this text

        example: espalier import Main.storyboard --view BZq-Ag-Afy -o screen.json

        exit status: 0 all well, 2 wrong usage (also: no such view), 65 the file is wrong or cannot be read, 70 an error
        inside, 74 the scenario could not be written

        """
}
