import EspalierRendering
import EspalierSupport

// How each subcommand is called.
extension Subcommand {
    var usage: CommandUsage {
        switch self {
        case .simulate: Self.simulateUsage
        case .batch: Self.batchUsage
        case .import: Self.importUsage
        case .tree: Self.treeUsage
        case .query: Self.queryUsage
        case .diff: Self.diffUsage
        case .render: Self.renderUsage
        case .inspect: Self.inspectUsage
        case .explain: Self.explainUsage
        case .lint: Self.lintUsage
        case .replay: Self.replayUsage
        case .bisect: Self.bisectUsage
        case .shrink: Self.shrinkUsage
        case .port: Self.portUsage
        case .devices: Self.devicesUsage
        case .kinds: Self.kindsUsage
        case .completions: Self.completionsUsage
        case .manual: Self.manualUsage
        }
    }

    static let document = CommandArgument(
        placeholder: "FILE", kind: .file, what: "document",
        about: "FILE is a scenario document (JSON); '-' reads standard input.")

    /// What an interface file among the arguments stands for.
    private static let sceneNames =
        "a scene of a .storyboard or .xib file, as FILE#NAME: by its object's identifier, its storyboard or reuse "
        + "identifier, its class or its title"

    static let documentOrScene = CommandArgument(
        placeholder: "FILE", kind: .file, what: "document",
        about:
            "FILE is a scenario document (JSON), or \(sceneNames); '-' reads a document from standard input. Without a "
            + "name it is the initial scene, or the only one.")

    private static let documentsOrScenes = CommandArgument(
        placeholder: "FILE", kind: .file, what: "document",
        about:
            "FILE is a scenario document (JSON), or \(sceneNames); '-' reads a document from standard input. There may be "
            + "several: if one is wrong, the others are still done, and the exit status is the highest of all.",
        isRepeated: true)

    private static let documentsOrAllScenes = CommandArgument(
        placeholder: "FILE", kind: .file, what: "document",
        about: documentsOrScenes.about + " Without a name it is all scenes of the file.", isRepeated: true)

    static let wrongDocument = (
        CommandStatus.document, "the document is wrong or cannot be read, or a step could not be done"
    )

    private static let simulateUsage = CommandUsage(
        summary: "run scenarios, print what they did",
        about: [
            "Runs a scenario: builds its views, takes its steps, and prints what changed, what observers heard and "
                + "what queries found.",
            "With several documents the name of each file comes before its result, and a list of those that failed comes "
                + "last. As JSON each result is a line with the member \"file\"; a refused document has the member "
                + "\"error\".",
        ],
        arguments: [documentsOrScenes],
        options: [.formats, .views, .recursive] + CommandOption.scenePlace + CommandOption.reading + [
            .output("result.txt")
        ],
        examples: [
            "espalier simulate screen.json --format json --views last -o result.json",
            "espalier simulate --recursive Screens --views none",
        ],
        statuses: [(.failure, "an expectation failed"), wrongDocument])

    private static let batchUsage = CommandUsage(
        summary: "run one scenario a line, print one result a line",
        about: [
            "Runs one scenario a line, and writes one JSON result a line, in the same order. The bytes are the same for "
                + "any number of jobs. A wrong line gets an error in place of its result, and the run goes on. Memory "
                + "does not grow with the number of lines. A last line on standard error counts the lines that were "
                + "well, wrong and failed."
        ],
        arguments: [
            CommandArgument(
                placeholder: "FILE", kind: .file, what: "document",
                about: "FILE has one scenario document a line (JSON Lines); '-' or nothing reads standard input. Empty "
                    + "lines are ignored.", isOptional: true)
        ],
        options: [.jobs, .isolate, .views] + CommandOption.reading + [.output("results.jsonl")],
        examples: [
            "espalier batch screens.jsonl --views none --jobs cores > results.jsonl",
            "espalier batch foreign.jsonl --isolate -o results.jsonl",
            "parallel --pipe --keep-order espalier batch < screens.jsonl > results.jsonl",
        ],
        statuses: [(.failure, "an expectation failed"), (.document, "a line was wrong, or the file cannot be read")])

    private static let importUsage = CommandUsage(
        summary: "print a view of an interface file as a scenario",
        about: [
            "Prints a view of an interface file as a scenario: its tree, and its constraints. Views that constraints or a "
                + "stack place have no frames. Standard error lists what the scenario leaves out of the file."
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
                + "frame, and values that are not the default. 'espalier diff' reads such a text. With several documents "
                + "the name of each file comes before its tree. As JSON a tree is a line with a list of views."
        ],
        arguments: [documentsOrAllScenes],
        options: [.step, .ids, .formats, .recursive] + CommandOption.scenePlace + CommandOption.reading + [
            .output("tree.txt")
        ],
        examples: [
            "espalier tree screen.json --step 0 --ids", "espalier tree screen.json --format json",
            "espalier tree Main.storyboard --languages de --text-sizes AX3",
        ],
        statuses: [(.usage, "wrong usage, or no such step"), wrongDocument])

    private static let queryUsage = CommandUsage(
        summary: "find views in the tree after a step",
        about: [
            "Runs a scenario, and searches the tree after one of its steps: for the relatives of a view, in groups by class, "
                + "tag, name or a stored property, or for the views that match a selector. It prints the path of each view.",
            "In a selector, 'A B' means B below A, 'A > B' B among its subviews, 'A << B' B above it, 'A < B' its "
                + "superview, 'A ~ B' B among its siblings, 'A + B' its next sibling, and 'A, B' both. A and B are a class, "
                + "a .name, [properties] with a comparison, and ':first'.",
        ],
        arguments: [documentOrScene],
        options: [.from, .group, .by, .select, .step, .formats] + CommandOption.scenePlace + CommandOption.reading + [
            .output("views.txt")
        ],
        examples: [
            "espalier query screen.json --from form --group descendants --by class=UILabel",
            "espalier query screen.json --select UILabel.title --step 2 --format json",
        ],
        statuses: [
            (.success, "views were found"), (.failure, "none was found"), (.usage, "wrong usage, or no such step"),
            (.document, "\(wrongDocument.1), or there is no such view after the step"),
        ])

    private static let diffUsage = CommandUsage(
        summary: "print how two trees differ",
        about: [
            "Compares two trees, and prints a line for each view that was moved, resized, re-parented, reordered, "
                + "renamed, added or removed, or whose properties changed; nothing if both are the same."
        ],
        arguments: [
            CommandArgument(
                placeholder: "A", kind: .file, what: "document",
                about:
                    "A and B are scenario documents, compared after their last steps, trees as 'espalier tree' prints them, "
                    + "or .storyboard and .xib files, whose scenes are compared one by one by their objects' identifiers; "
                    + "FILE#NAME is one scene. One of them may be '-' for standard input. The seven arguments of git's "
                    + "external diff are understood, too.",
                fix: "write the paths of two files, or of one and '--steps I K'"),
            CommandArgument(
                placeholder: "B", kind: .file, what: "second document", about: "", isOptional: true,
                fix: "write the paths of two files, or of one and '--steps I K'"),
        ],
        options: [.steps, .diffFormats] + CommandOption.scenePlace + CommandOption.reading + [.output("changes.txt")],
        examples: [
            "espalier diff before.json after.json", "espalier diff screen.json --steps 0 2",
            "espalier diff Old.storyboard New.storyboard",
            "espalier diff Old.storyboard New.storyboard --format html -o changes.html",
        ],
        statuses: [
            (.success, "the trees are the same"), (.failure, "the trees differ"),
            (.usage, "wrong usage, or no such step"), wrongDocument,
        ])

    private static let renderUsage = CommandUsage(
        summary: "draw the view tree after a step",
        about: [
            "Draws a scene of an interface file as its users see it, or the tree after a step of a scenario: frames, "
                + "names, rules with their values, and what has moved since the step before. '--look' says which of both.",
            "With several documents -o names a folder. Each picture is a file in it, with the name of its document; if "
                + "a folder was given, with its path below that folder.",
        ],
        arguments: [documentsOrAllScenes],
        options: [.pictureFormats, .look, .step, .crop, .withoutNames, .deviceFrame, .recursive]
            + CommandOption.scenePlace + [
                .pictureAppearance
            ] + CommandOption.reading + [.output("screen.svg")],
        examples: [
            "espalier render Main.storyboard#Home --devices iPhone-SE --appearance dark -o home.svg",
            "espalier render screen.json --format svg --step 2 -o screen.svg",
            "espalier render --recursive Screens -o Pictures",
        ],
        statuses: [(.usage, "wrong usage, or no such step"), wrongDocument])

    private static let inspectUsage = CommandUsage(
        summary: "write a page that shows the run in a browser",
        about: [
            "Runs a scenario, and writes a page for a browser that shows all of its steps: the tree, the views in "
                + "place, events, queries, properties, and why each view is where it is. The page is one file, and "
                + "needs no network.",
            "A slider shows the views at other widths of the root, with what is wrong there. Documents with few views "
                + "and steps have it without the option, if any view follows the width.",
            "With several documents -o names a folder. Each page is a file in it, with the name of its document; if a "
                + "folder was given, with its path below that folder.",
        ],
        arguments: [documentsOrAllScenes],
        options: [.pageWidths, .recursive] + CommandOption.scenePlace + CommandOption.reading + [
            .output("report.html")
        ],
        examples: [
            "espalier inspect screen.json -o report.html",
            "espalier inspect screen.json --widths 280...600 -o report.html",
        ],
        statuses: [(.failure, "an expectation failed, as the page shows"), wrongDocument])

    private static let explainUsage = CommandUsage(
        summary: "tell why a view is where it is",
        about: [
            "Runs a scenario up to a step, and tells which rule gave each number of a view's frame, from what, and where "
                + "the rule is written, or which constraints hold the number. Without a view, it tells which constraints "
                + "contradict one another, and which views could be elsewhere."
        ],
        arguments: [
            documentOrScene,
            CommandArgument(
                placeholder: "VIEW", kind: .view, what: "view",
                about: "VIEW is the name of a view, or its path, such as /0/2.", isOptional: true,
                fix: "write the name of a view, or its path, such as /0/2"),
        ],
        options: [.attributes, .step, .withoutConstraint, .nudge, .breaking, .formats] + CommandOption.scenePlace
            + CommandOption.reading
            + [.output("why.txt")],
        examples: [
            "espalier explain screen.json title --attribute width --step 0",
            "espalier explain Main.storyboard#Cart titleLabel --devices 'iPhone 16'",
            "espalier explain screen.json --nudge gap",
        ],
        statuses: [
            (.usage, "wrong usage, or no such step"),
            (.document, "\(wrongDocument.1), or there is no such view or constraint after the step"),
        ])

    private static let lintUsage = CommandUsage(
        summary: "tell what is probably a mistake",
        about: [
            "Looks for probable mistakes in the screens of an application, or in scenarios, and prints each finding with its "
                + "place, where it shows, and how to mend it.",
            "A folder is searched through for storyboards, nibs and scenario documents, with the translations, assets and "
                + "fonts that belong to them. Each screen is laid out on each device, in each orientation, language and text "
                + "size that the options or the file .espalier.json ask for.",
            "With --widths, --heights, --text-sizes, --direction or --lengthen it lays each document out at every one of "
                + "these, and tells the ranges in which a finding occurs. It combines every width and every height with "
                + "each of the others; it tries other pairs at their ends and where something changes.",
            "The kinds: " + LintKind.allCases.map { "\($0.rawValue) (\($0.summary))" }.joined(separator: ", ")
                + ". It looks for all except "
                + LintOptions().without.map(\.rawValue).ordered().joined(separator: " and ")
                + ".",
        ],
        arguments: [
            CommandArgument(
                placeholder: "PATH", kind: .file, what: "path",
                about:
                    "PATH is an application's folder, a .storyboard or .xib file, FILE#NAME for one of its scenes, or a "
                    + "scenario document (JSON); '-' reads one from standard input. There may be several; without one it is "
                    + "the working folder.", isOptional: true, isRepeated: true)
        ],
        options: [
            .devices, .orientations, .languages, .appearance, .sizes, .widths, .heights, .textSizes, .direction,
            .lengthen, .page, .without, .with, .only, .includeDesigned, .shrinks,
            .lintFormats, .configuration, .noConfiguration, .printConfiguration, .classes, .baseline, .writeBaseline,
            .since, .watch, .forceExclude, .strict, .exitZero, .quiet, .statistics, .recursive,
        ] + CommandOption.reading + [.lintOutput],
        examples: [
            "espalier lint MyApp --devices all --languages all",
            "espalier lint --since origin/main --output sarif=findings.sarif --output junit=findings.xml",
            "espalier lint MyApp --watch",
            "espalier lint screen.json --sizes 320x568,390x844,1024x768 --without small-target",
            "espalier lint Screens/*.json --widths 320...1366 --text-sizes all --direction both",
        ],
        statuses: [
            (.success, "nothing was found"), (.failure, "an error was found; with --strict also a warning"),
            (.usage, "wrong usage, no such revision, or a wrong configuration"),
            (
                .document,
                "a file is wrong or cannot be read, or a step could not be done; the others were still looked at"
            ),
        ])

    private static let portUsage = CommandUsage(
        summary: "rewrite Swift sources for UIKit",
        about: [
            "Rewrites Swift sources for UIKit, so that they compile where there is no Objective-C: "
                + "imports, selectors, outlets, '@objc', 'UIScreen.main', and overrides in extensions, which move into their "
                + "classes. Everything else stays as it is. Rewritten sources do not compile for iOS any more. Standard "
                + "error lists what you must do by hand, with line and reason."
        ],
        arguments: [
            CommandArgument(
                placeholder: "FILE", kind: .file, what: "source",
                about:
                    "FILE is a Swift source; '-' reads standard input. With several, '-o' names a folder, where each result "
                    + "has the name of its source.", isRepeated: true)
        ],
        options: [.output("Ported.swift")],
        examples: ["espalier port CartController.swift -o Ported.swift", "espalier port App/*.swift -o Ported"],
        statuses: [
            (.failure, "something is left to do by hand"), (.document, "a source cannot be read, or does not compile"),
        ])

    private static let devicesUsage = CommandUsage(
        summary: "list the devices that screens are laid out on",
        about: [
            "Lists the devices: name, size in points, inches, whether it is a phone or a pad, and the year of the last model "
                + "with that screen. Those that count without '--devices' are marked 'current'."
        ],
        options: [.output("devices.txt")],
        examples: ["espalier devices"])

    private static let kindsUsage = CommandUsage(
        summary: "list the kinds of findings",
        about: ["Lists the kinds of findings: what each means, how much it weighs, and how to mend and to silence it."],
        options: [.output("kinds.txt")],
        examples: ["espalier kinds"])

    private static let completionsUsage = CommandUsage(
        summary: "print what completes the command in a shell",
        about: [
            "Prints a script that lets a shell complete subcommands, options, their values, files, and the names of views."
        ],
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
