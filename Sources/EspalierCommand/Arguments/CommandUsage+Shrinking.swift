import EspalierRendering

// How the subcommands are called that look for the step or the part of a document that something comes from.
extension Subcommand {
    /// How commands that look at documents are called, which bisect and shrink have in common.
    private static let aboutCommand =
        "CMD runs in the shell. The document is its standard input, and the file that $1 names; what CMD prints is not "
        + "shown."

    static let replayUsage = CommandUsage(
        summary: "run a scenario up to a step, print the tree there",
        about: [
            "Runs a scenario up to a step, and prints what the step did, and all views with their frames after it. Later "
                + "steps do not run."
        ],
        arguments: [document],
        options: [.to, .tree, .formats] + CommandOption.reading + [.output("step.txt")],
        examples: ["espalier replay screen.json --to 3", "espalier replay screen.json --to 3 --tree"],
        statuses: [(.usage, "wrong usage, or no such step"), wrongDocument])

    static let bisectUsage = CommandUsage(
        summary: "find the first step that breaks a condition",
        about: [
            "Finds the first step after which a condition does not hold, by halves: it must hold before that step, and not "
                + "after it. The condition is an expectation, the result of a query, or the answer of a command.",
            aboutCommand
                + " It gets the document up to the step, and says by its exit status whether all is well: 0 yes, "
                + "125 unknown, anything else no.",
        ],
        arguments: [document],
        options: [.expect, .query, .equals, .contains, .program, .timeout, .formats] + CommandOption.reading
            + [.output("found.txt")],
        examples: [
            #"espalier bisect screen.json --expect '{"expect": "title", "frame": [16, 60, 287, 33.5]}'"#,
            #"espalier bisect screen.json --query '{"query": "q", "from": "/", "named": "title"}'"#,
            #"espalier bisect screen.json --command './check "$1"'"#,
        ],
        statuses: [
            (.success, "a step was found"), (.failure, "the condition holds after the last step"), wrongDocument,
        ])

    static let shrinkUsage = CommandUsage(
        summary: "make the smallest document that shows a fault",
        about: [
            "Makes the smallest document that still shows a fault of a large one: it leaves out steps, views, rules, "
                + "constraints, properties, numbers and names as long as the fault stays. The same document gives the same "
                + "result.",
            "CONDITION is 'failure' (an expectation does not hold), 'error' (the run ends with an error), 'conflict' (a "
                + "required constraint cannot hold after some step), or another kind of finding of 'espalier lint'. A text "
                + "of the message or of the constraint, or the name of the view, may follow after a colon: "
                + "'error:no view', 'conflict:gap', 'overlap:title'.",
            "With --command, CONDITION is 'fails' (any exit status but 0 and 125; if left out), 'status:N', 'crash' (it is "
                + "ended by a signal), 'hang' (it is not done in time), or 'output:TEXT'. " + aboutCommand,
        ],
        arguments: [documentOrScene],
        options: [.condition, .program, .timeout, .size, .maxRuns, .swift] + CommandOption.scenePlace
            + CommandOption.reading
            + [.output("small.json")],
        examples: [
            "espalier shrink screen.json --while conflict -o small.json --swift SmallTests.swift",
            "espalier shrink screen.json --while overlap:title --size 320x568",
            #"espalier shrink screen.json --command 'espalier simulate "$1"' --while crash"#,
        ],
        statuses: [(.failure, "the document does not show it"), (.document, "the document is wrong or cannot be read")])
}

extension CommandOption {
    static let to = CommandOption(
        name: .to, values: [.number("STEP", least: 0)],
        about: "the step, 0 for the tree as it is built; the last one if left out", example: "--to 3")
    static let tree = CommandOption(
        name: .tree, about: "prints the tree as 'espalier tree' does, with all values that are not the default")
    static let expect = CommandOption(
        name: .expect, values: [.text("EXPECTATION", what: "an expectation of a view, as a step of a document")],
        about: "the condition: this expectation of a view, as a step of a document, holds",
        example: #"--expect '{"expect": "title", "ambiguous": false}'"#)
    static let query = CommandOption(
        name: .query, values: [.text("QUERY", what: "a query, as a step of a document")],
        about: "the condition: this query, as a step of a document, finds something: a view, a group, or true",
        example: #"--query '{"query": "q", "from": "/", "named": "title"}'"#)
    static let equals = CommandOption(
        name: .equals, values: [.text("ANSWER", what: "what the query finds, as in results")],
        about: "the query finds exactly this, as results write it", example: #"--equals '"/0/1"'"#)
    static let contains = CommandOption(
        name: .contains, values: [.view("VIEW")],
        about: "the query finds this view, among others", example: "--contains title")
    static let program = CommandOption(
        name: .program, values: [.text("CMD", what: "a command of the shell")],
        about: "the condition: this command's answer about the document", example: #"--command './check "$1"'"#)
    static let timeout = CommandOption(
        name: .timeout, values: [.number("SECONDS", least: 1)],
        about: "how long the command may take before it is ended; \(ShellCommand.usualTimeout) if left out",
        example: "--timeout 10")
    static let condition = CommandOption(
        name: .condition, values: [.text("CONDITION", what: "what the document shows")],
        about: "what the document must still show", example: "--while conflict")
    static let size = CommandOption(
        name: .size, values: [.text("SIZE", what: "a size")],
        about: "the size of the root, in points; the document's own if left out", example: "--size 320x568")
    static let maxRuns = CommandOption(
        name: .maxRuns, values: [.number("N", least: 1)],
        about: "how many documents it tries before it ends with the smallest so far; no limit if left out",
        example: "--max-runs 1000")
    static let swift = CommandOption(
        name: .swift, values: [.file("TEST")],
        about: "also writes a test in Swift that builds the same tree and shows the fault",
        example: "--swift SmallTests.swift")
    static let shrinks = CommandOption(
        name: .shrinks, about: "adds to each finding the smallest document that shows it")
}
