import EspalierRendering

// How each subcommand is called.
extension Subcommand {
    var usage: CommandUsage {
        switch self {
        case .simulate: Self.simulateUsage
        case .batch: Self.batchUsage
        case .import: Self.importUsage
        case .tree: Self.treeUsage
        case .diff: Self.diffUsage
        case .render: Self.renderUsage
        case .inspect: Self.inspectUsage
        case .explain: Self.explainUsage
        case .lint: Self.lintUsage
        case .completions: Self.completionsUsage
        case .manual: Self.manualUsage
        }
    }

    private static let document = CommandArgument(
        placeholder: "FILE", kind: .file, what: "document",
        about: "FILE is a scenario document (JSON); '-' reads standard input.")

    private static let wrongDocument = (
        CommandStatus.document, "the document is wrong or cannot be read, or a step could not be done"
    )

    private static let simulateUsage = CommandUsage(
        summary: "run one scenario, print what it did",
        about: [
            "Runs one scenario: builds its views, does its steps, and prints what changed, what observers heard and "
                + "what queries found."
        ],
        arguments: [document],
        options: [.formats, .views] + CommandOption.reading + [.output("result.json")],
        examples: ["espalier simulate screen.json --format json --views last -o result.json"],
        statuses: [(.failure, "an expectation failed"), wrongDocument])

    private static let batchUsage = CommandUsage(
        summary: "run one scenario a line, print one result a line",
        about: [
            "Runs one scenario a line, and writes one JSON result a line, in the same order, the same bytes for any "
                + "number of jobs. A line that is wrong gets an error in place of its result, and the run goes on. "
                + "Nothing is kept of what is done."
        ],
        arguments: [
            CommandArgument(
                placeholder: "FILE", kind: .file, what: "document",
                about: "FILE has one scenario document a line (JSON Lines); '-' or nothing reads standard input. Empty "
                    + "lines are passed over.", isOptional: true)
        ],
        options: [.jobs, .views] + CommandOption.reading + [.output("results.jsonl")],
        examples: [
            "espalier batch screens.jsonl --views none --jobs cores > results.jsonl",
            "parallel --pipe --keep-order espalier batch < screens.jsonl > results.jsonl",
        ],
        statuses: [(.failure, "an expectation failed"), (.document, "a line was wrong, or the file cannot be read")])

    private static let importUsage = CommandUsage(
        summary: "print a view of an interface file as a scenario",
        about: [
            "Prints a view of an interface file as a scenario: its tree, and its constraints. Views that constraints or a "
                + "stack place have no frames. On standard error stands what of the file is not in the scenario."
        ],
        arguments: [
            CommandArgument(
                placeholder: "FILE", kind: .file, what: "interface file",
                about: "FILE is a .xib or .storyboard file; '-' reads standard input.")
        ],
        options: [.view, .asRules, .contentSizes, .canvas, .pretty] + CommandOption.readingInterface
            + [.output("screen.json")],
        examples: [
            "espalier import Main.storyboard --view BZq-Ag-Afy -o screen.json",
            "espalier import Cart.xib --content-sizes stored --canvas | espalier simulate -",
        ],
        statuses: [(.usage, "wrong usage, or no such view"), (.document, "the file is wrong or cannot be read")])

    private static let treeUsage = CommandUsage(
        summary: "print the view tree after a step",
        about: [
            "Runs a scenario, and prints the tree after one of its steps: a line for each view, with its class, name, "
                + "frame, and what is not the default. 'espalier diff' reads such a text."
        ],
        arguments: [document],
        options: [.step, .ids] + CommandOption.reading + [.output("tree.txt")],
        examples: ["espalier tree screen.json --step 0 --ids"],
        statuses: [(.usage, "wrong usage, or no such step"), wrongDocument])

    private static let diffUsage = CommandUsage(
        summary: "print how two trees differ",
        about: [
            "Compares two trees, and prints a line for each view that was moved, resized, re-parented, reordered, "
                + "renamed, added or removed, or whose properties changed; nothing where both are the same."
        ],
        arguments: [
            CommandArgument(
                placeholder: "A", kind: .file, what: "document",
                about: "A and B are scenario documents, of which the trees after their last steps are compared, or "
                    + "trees as 'espalier tree' prints them; one of them may be '-' for standard input.",
                fix: "write the paths of two files, or of one and '--steps I K'"),
            CommandArgument(
                placeholder: "B", kind: .file, what: "second document", about: "", isOptional: true,
                fix: "write the paths of two files, or of one and '--steps I K'"),
        ],
        options: [.steps, .formats] + CommandOption.reading + [.output("changes.txt")],
        examples: ["espalier diff before.json after.json", "espalier diff screen.json --steps 0 2"],
        statuses: [
            (.success, "the trees are the same"), (.failure, "the trees differ"),
            (.usage, "wrong usage, or no such step"), wrongDocument,
        ])

    private static let renderUsage = CommandUsage(
        summary: "draw the view tree after a step",
        about: [
            "Runs a scenario, and draws the tree after one of its steps: frames, names, rules with their values, and "
                + "what has moved since the step before."
        ],
        arguments: [document],
        options: [.pictureFormats, .step] + CommandOption.reading + [.output("screen.svg")],
        examples: ["espalier render screen.json --format svg --step 2 -o screen.svg"],
        statuses: [(.usage, "wrong usage, or no such step"), wrongDocument])

    private static let inspectUsage = CommandUsage(
        summary: "write a page that shows the run in a browser",
        about: [
            "Runs a scenario, and writes a page for a browser that shows all of its steps: the tree, the views in "
                + "place, events, queries, properties, and why each view is where it is. The page is one file, and "
                + "needs no network."
        ],
        arguments: [document],
        options: CommandOption.reading + [.output("report.html")],
        examples: ["espalier inspect screen.json -o report.html"],
        statuses: [(.failure, "an expectation failed, as the page shows"), wrongDocument])

    private static let explainUsage = CommandUsage(
        summary: "tell why a view is where it is",
        about: [
            "Runs a scenario up to a step, and tells for a view which rule gave each number of its frame, from what, "
                + "and where the rule stands, or what holds it among constraints. Without a view, tells which constraints "
                + "contradict one another, and which views could be elsewhere."
        ],
        arguments: [
            document,
            CommandArgument(
                placeholder: "VIEW", kind: .text, what: "view",
                about: "VIEW is the name of a view, or its path, such as /0/2.", isOptional: true,
                fix: "write the name of a view, or its path, such as /0/2"),
        ],
        options: [.attributes, .step, .withoutConstraint, .nudge, .breaking, .formats] + CommandOption.reading
            + [.output("why.txt")],
        examples: [
            "espalier explain screen.json title --attribute width --step 0", "espalier explain screen.json --nudge gap",
        ],
        statuses: [
            (.usage, "wrong usage, or no such step"),
            (.document, "\(wrongDocument.1), or there is no such view or constraint after the step"),
        ])

    private static let lintUsage = CommandUsage(
        summary: "tell what is most likely a mistake",
        about: [
            "Looks for what is most likely a mistake in scenarios, and prints a line for each finding, or a line of "
                + "JSON.",
            "With --widths, --heights, --text-sizes, --direction or --lengthen it lays each document out at every one of "
                + "these, and tells the ranges in which a finding occurs: widths and heights by themselves and in each "
                + "of the others; other pairs where they end and where something changes.",
            "The kinds: " + LintKind.allCases.map { "\($0.rawValue) (\($0.summary))" }.joined(separator: ", ") + ".",
        ],
        arguments: [
            CommandArgument(
                placeholder: "FILE", kind: .file, what: "document",
                about: "FILE is a scenario document (JSON); '-' reads standard input. There may be several.",
                isRepeated: true)
        ],
        options: [
            .sizes, .widths, .heights, .textSizes, .direction, .lengthen, .page, .without, .formats,
        ] + CommandOption.reading + [.output("findings.txt")],
        examples: [
            "espalier lint screen.json --sizes 320x568,390x844,1024x768 --without unused-name",
            "espalier lint Screens/*.json --widths 320...1366 --text-sizes all --direction both",
        ],
        statuses: [(.success, "nothing was found"), (.failure, "something was found"), wrongDocument])

    private static let completionsUsage = CommandUsage(
        summary: "print what completes the command in a shell",
        about: ["Prints a script that lets a shell complete subcommands, options, their values, and files."],
        arguments: [
            CommandArgument(
                placeholder: "SHELL", kind: .words(Shell.allCases.map(\.rawValue)), what: "shell", about: "",
                fix: "write bash, zsh or fish")
        ],
        options: [.output("espalier.bash")],
        examples: [
            "source <(espalier completions bash)",
            "espalier completions fish -o ~/.config/fish/completions/espalier.fish",
        ])

    private static let manualUsage = CommandUsage(
        summary: "print the manual page",
        about: ["Prints the manual page of the command, as 'man' reads it."],
        options: [.output("espalier.1")],
        examples: ["espalier manual -o espalier.1 && man ./espalier.1"])
}
