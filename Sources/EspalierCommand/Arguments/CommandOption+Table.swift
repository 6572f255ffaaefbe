import EspalierApplications
import EspalierLayout
import EspalierNibs
import EspalierRendering
import EspalierScenarios
import EspalierSupport
import EspalierViews

// The options. One that several subcommands have stands here once.
extension CommandOption {
    static let formats = CommandOption(
        name: .format, values: [.words(["text", "json"])], about: "text for reading (default), or JSON")
    static let diffFormats = CommandOption(
        name: .format, values: [.words(["text", "json", "html", "markdown"])],
        about:
            "text for reading (default), or JSON; of interface files also a page for a browser with pictures of both, or a "
            + "comment for a merge request", example: "--format html")
    static let pictureFormats = CommandOption(
        name: .format, values: [.words(PictureForm.allCases.map(\.rawValue))],
        about:
            "the format of the picture; that of the name behind '-o', or svg, if left out. For png and pdf there must be "
            + "'rsvg-convert' or a Chromium")
    static let views = CommandOption(
        name: .views, values: [.words(["changed", "all", "last", "none"])],
        about: "which views a step lists: changed (default), all, last (all, after the last step), none")
    static let step = CommandOption(
        name: .step, values: [.number("K", least: 0)],
        about: "the step, 0 for the tree as it is built; the last one if left out", example: "--step 3")
    static let steps = CommandOption(
        name: .steps, values: [.number("I", least: 0), .number("K", least: 0)],
        about: "compares two steps of the one document A", example: "--steps 0 2")
    static let ids = CommandOption(
        name: .ids, about: "adds the number of each view, which is the same at all steps")
    static let attributes = CommandOption(
        name: .attribute, values: [.list("NAME", words: LayoutAttribute.allCases.map { "\($0)" })],
        isRepeated: true,
        about: "x, y, width or height, or several with commas between them; all if left out",
        example: "--attribute width,x")
    static let sizes = CommandOption(
        name: .sizes, values: [.text("SIZES", what: "sizes")],
        about: "the sizes of the root at which to check frames, such as 320x568,390x844; its own if left out",
        example: "--sizes 320x568,390x844")
    static let widths = CommandOption(
        name: .widths, values: [.text("A...B", what: "a range of widths")],
        about: "lays the document out at every width from A to B, in points", example: "--widths 320...1366")
    static let pageWidths = CommandOption(
        name: .widths, values: [.text("A...B", what: "a range of widths")],
        about:
            "the widths of the page's slider, each whole one from A to B, in points, or 'none'; for small documents "
            + "320...1366 if left out",
        example: "--widths 280...600")
    static let heights = CommandOption(
        name: .heights, values: [.text("A...B", what: "a range of heights")],
        about: "lays the document out at every height from A to B, in points", example: "--heights 568...1024")
    static let textSizes = CommandOption(
        name: .textSizes, values: [.list("NAME", words: ["all"] + [UIContentSizeCategory].all.map(\.word))],
        about: "the user's text sizes at which to lay it out: all of them, or some with commas between them",
        example: "--text-sizes XS,L,AX5")
    static let direction = CommandOption(
        name: .direction, values: [.words(["both", "ltr", "rtl"])],
        about: "the directions of reading in which to lay it out: from left to right, from right to left, or both")
    static let lengthen = CommandOption(
        name: .lengthen, values: [.text("N", what: "by how many times texts are made longer")],
        about: "lays it out also with all texts N times as long, as translations are", example: "--lengthen 1.4")
    static let page = CommandOption(
        name: .page, values: [.file("PAGE")],
        about: "also writes a page for a browser that shows each finding, with a picture at the first size; "
            + "of an application, a file that ends in .html, or a folder with inspector pages",
        example: "--html findings.html")
    static let without = CommandOption(
        name: .without, values: [.list("KINDS", words: LintKind.allCases.map(\.rawValue))],
        isRepeated: true,
        about: "kinds of findings to leave out, with commas between them; may come several times",
        example: "--without small-target,overlap")
    private static let constraint = Value.text("ID", what: "the identifier or the text of a constraint")
    static let withoutConstraint = CommandOption(
        name: .without, values: [constraint],
        about: "tells which views would move if the constraint were not there, by its identifier or its text",
        example: "--without gap")
    static let nudge = CommandOption(
        name: .nudge, values: [constraint],
        about: "tells which views would move if the constraint's constant were one point larger",
        example: "--nudge gap")
    static let breaking = CommandOption(
        name: .breaking, values: [constraint],
        about: "in a conflict: tells which views would move if this constraint were the broken one",
        example: "--break gap")
    static let view = CommandOption(
        name: .view, values: [.text("ID", what: "the id of a view")],
        about:
            "the view that becomes the root, or its controller; if left out, the first view of a xib, and the view of "
            + "a storyboard's initial controller",
        example: "--view iN0-l3-epB")
    static let asRules = CommandOption(
        name: .asRules,
        about: "constraints become rules, if a rule says exactly the same, and all views keep their frames")
    static let contentSizes = CommandOption(
        name: .contentSizes, values: [.words(["own", "stored"])],
        about:
            "the size that labels and other views with content wish: the size that their class finds (own, default), "
            + "or the size that the file has stored")
    static let canvas = CommandOption(
        name: .canvas,
        about:
            "the insets, size classes and scale of Interface Builder's canvas, in the version that stored the file, "
            + "instead of the device's")
    static let pretty = CommandOption(
        name: .pretty, about: "one key a line; on a terminal this is the default")
    static let jobs = CommandOption(
        name: .jobs, values: [.number("N", least: 1, words: ["cores"])],
        about: "how many scenarios run at a time, or 'cores' for as many as the machine has cores; 1 if left out",
        example: "--jobs 4")
    static let isolate = CommandOption(
        name: .isolate,
        about: "lines run in processes of their own, one for each job: a line that ends its process gets an error, and "
            + "the run goes on")
    static let allowOutside = CommandOption(
        name: .allowOutside, about: "interface files of the scenario may lie outside its folder")
    static let font = CommandOption(
        name: .font, values: [.file("FILE")], isRepeated: true,
        about: "a TrueType or OpenType file: texts in its fonts are measured by it; may come several times",
        example: "--font Inter-Bold.ttf")
    static let fonts = CommandOption(
        name: .fonts, values: [.folder("FOLDER")], isRepeated: true,
        about: "the font files of a folder: .ttf, .otf and .ttc; may come several times",
        example: "--fonts Fonts")
    static let from = CommandOption(
        name: .from, values: [.view("VIEW")],
        about: "the view that is asked, by its name or its path; the root if left out", example: "--from form")
    static let group = CommandOption(
        name: .group, values: [.words(ScenarioQuery.Relatives.allCases.map(\.rawValue))],
        about: "which relatives of the view to find, of those that '--by' selects")
    static let by = CommandOption(
        name: .by, values: [.text("KEY=VALUES", what: "a key and its values")],
        about: "the key of the groups: class=NAMES, tag=NUMBERS or name=NAMES, with commas between several, or "
            + "property=NAME, a stored property",
        example: "--by class=UILabel,UIButton")
    static let select = CommandOption(
        name: .select, values: [.text("SELECTOR", what: "a selector")],
        about: "the views that match a selector, such as 'UILabel.title > [tag=7]'",
        example: "--select UILabel.title")
    static let recursive = CommandOption(
        name: .recursive,
        about: "if FILE is a folder, takes the .json files in it and in its folders, in the order of their paths")
    static let with = CommandOption(
        name: .with, values: [.list("KINDS", words: LintKind.allCases.map(\.rawValue))], isRepeated: true,
        about:
            "kinds of findings to look for besides the others: \(LintOptions().without.map(\.rawValue).ordered().joined(separator: ", "))",
        example: "--with unused-name")
    static let lintFormats = CommandOption(
        name: .format, values: [.words(ReportForm.allCases.map(\.rawValue))],
        about: "text for reading (default), JSON Lines, or the form of a service")
    static let lintOutput = CommandOption(
        name: .output, short: "-o", values: [.file("[FORM=]FILE")], isRepeated: true,
        about:
            "writes to FILE instead of standard output; with a form of --format before it, writes that form to FILE besides, "
            + "and may come several times; a file is there only when all of it is written",
        example: "--output sarif=findings.sarif")
    static let since = CommandOption(
        name: .since, values: [.text("REV", what: "a revision of git")],
        about:
            "only screens whose files, translations, assets or sizes of classes have changed since a revision of git, files "
            + "that git does not know yet included", example: "--since origin/main")
    static let watch = CommandOption(
        name: .watch,
        about:
            "goes on until it is interrupted: when a file is saved, lays out again what it touches, and tells what is new and "
            + "what is gone")
    static let classes = CommandOption(
        name: .classes, values: [.file("FILE")],
        about:
            "sizes of contents of classes that only the application has, as under \"classes\" in .espalier.json: "
            + "{\"RatingView\": {\"size\": [120, 24]}}", example: "--classes sizes.json")
    static let forceExclude = CommandOption(
        name: .forceExclude,
        about: "what the configuration excludes is left out even where a path names it, as hooks of commits need it")
    static let devices = CommandOption(
        name: .devices, values: [.text("NAMES", what: "names of devices")], isRepeated: true,
        about:
            "the devices: current (default), all, phones, pads, names that 'espalier devices' prints, inches, or sizes such "
            + "as 390x844, with commas between them", example: "--devices phones")
    static let orientations = CommandOption(
        name: .orientations, values: [.text("NAMES", what: "orientations")],
        about:
            "how devices are held: portrait, landscape, upside-down or both; if left out, as the Info.plist says, else both",
        example: "--orientations portrait")
    static let languages = CommandOption(
        name: .languages, values: [.text("CODES", what: "languages")],
        about:
            "the languages of the texts: codes with commas between them, all, or longest, which takes for each text its "
            + "longest translation; the development language if left out", example: "--languages de,ar")
    /// What all have that take scenes of interface files.
    static let scenePlace = [
        CommandOption(
            name: .devices, values: [.text("NAME", what: "the name of a device")],
            about:
                "the device that a scene is laid out on: a name that 'espalier devices' prints, or a size such as 390x844; if "
                + "left out, the device that the file was last shown on", example: "--devices 'iPhone 16'"),
        CommandOption(
            name: .orientations, values: [.words(["portrait", "landscape", "upside-down"])],
            about: "how the device is held; portrait if left out"),
        CommandOption(
            name: .languages, values: [.text("CODE", what: "a language")],
            about:
                "the language of a scene's texts: a code, or longest, which takes for each text its longest translation; if "
                + "left out, as the file has them", example: "--languages de"),
        CommandOption(
            name: .textSizes, values: [.list("NAME", words: [UIContentSizeCategory].all.map(\.word))],
            about: "the user's text size for a scene; L if left out", example: "--text-sizes AX3"),
        CommandOption(
            name: .direction, values: [.words(["ltr", "rtl"])],
            about: "the direction of reading of a scene; that of the language if left out"),
    ]
    static let appearance = CommandOption(
        name: .appearance, values: [.list("NAMES", words: ["light", "dark", "both"])],
        about: "the appearance: light (default), dark or both", example: "--appearance dark")
    static let look = CommandOption(
        name: .look, values: [.words(["screen", "wireframe"])],
        about:
            "the screen as its users see it, or the frames of its views with their names; if left out, the screen for "
            + "scenes of interface files, frames for documents")
    static let crop = CommandOption(
        name: .crop, values: [.view("VIEW")],
        about: "shows only that view, by its name or path, in its frame; needs '--look screen'",
        example: "--crop card")
    static let withoutNames = CommandOption(
        name: .withoutNames, about: "leaves out the names that a picture of the screen shows under the pointer")
    static let deviceFrame = CommandOption(
        name: .deviceFrame,
        about: "shows the rim of the device, the status bar and the home indicator around a picture of the screen")
    static let pictureAppearance = CommandOption(
        name: .appearance, values: [.words(["light", "dark"])],
        about: "the appearance; light if left out, or what a document says", example: "--appearance dark")
    static let includeDesigned = CommandOption(
        name: .includeDesigned, about: "tells overlaps too that a file itself has on its own canvas")
    static let only = CommandOption(
        name: .only, values: [.list("KINDS", words: LintKind.allCases.map(\.rawValue))], isRepeated: true,
        about: "only these kinds of findings", example: "--only cut-off,conflict")
    static let strict = CommandOption(name: .strict, about: "warnings make the status 1, too")
    static let exitZero = CommandOption(name: .exitZero, about: "findings do not change the status")
    static let quiet = CommandOption(name: .quiet, about: "leaves out the last line, which counts")
    static let statistics = CommandOption(name: .statistics, about: "adds how many findings of each kind there are")
    static let configuration = CommandOption(
        name: .configuration, values: [.file("FILE")],
        about: "the configuration, instead of .espalier.json above the path",
        example: "--config lint.json")
    static let noConfiguration = CommandOption(name: .noConfiguration, about: "takes no configuration")
    static let printConfiguration = CommandOption(
        name: .printConfiguration, about: "prints what holds for the path, and why, and does nothing else")
    static let baseline = CommandOption(
        name: .baseline, values: [.file("FILE")], about: "leaves out the findings of a baseline, and counts them",
        example: "--baseline espalier-baseline.json")
    static let writeBaseline = CommandOption(
        name: .writeBaseline, about: "writes the findings to the baseline, so that later calls tell only what is new")
    static let color = CommandOption(
        name: .color, values: [.words(["auto", "always", "never"])],
        about: "whether texts and messages are in colour: auto (on a terminal, default), always, never")
    static let help = CommandOption(name: .help, short: "-h", about: "this text")

    /// Where the result goes.
    static func output(_ file: String) -> CommandOption {
        CommandOption(
            name: .output, short: "-o", values: [.file("FILE")],
            about: "writes to FILE instead of standard output; FILE is there only when all of it is written",
            example: "--output \(file)")
    }

    /// What all have that read a scenario.
    static let reading = limits(ScenarioDocument.Options()) + [allowOutside, font, fonts]

    /// What a scenario may have at most.
    private static func limits(_ scenario: ScenarioDocument.Options) -> [CommandOption] {
        [
            limit(.maxDepth, "how deep views may be nested", scenario.maxDepth, least: 1, example: 5000),
            limit(
                .maxViews, "how many views the root and the steps may have", scenario.maxViews, least: 1,
                example: 5_000_000),
            limit(.maxSteps, "how many steps there may be", scenario.maxSteps, least: 0, example: 5_000_000),
            limit(
                .maxRuleLength, "how many bytes the text of a rule may have", scenario.maxRuleLength, least: 0,
                example: 500_000),
            elements,
            limit(.maxBytes, "how many bytes the document may have", scenario.maxBytes, least: 1, example: 500_000_000),
            CommandOption(
                name: .maxOutput, values: [.number("N", least: 1)],
                about: "how many bytes the result may have; if left out, \(ScenarioDocument.usualOutput), or "
                    + "\(ScenarioDocument.usualOutputFactor) times as many as the document has",
                example: "--max-output 1000000000", isLimit: true),
        ]
    }

    private static let elements = limit(
        .maxElements, "how many elements an interface file may have", InterfaceLimits().maxElements, least: 1,
        example: 5_000_000)

    /// What all have that read an interface file alone.
    static let readingInterface = limits(InterfaceLimits())

    private static func limits(_ interface: InterfaceLimits) -> [CommandOption] {
        [
            limit(.maxDepth, "how deep elements may be nested", interface.maxDepth, least: 1, example: 5000),
            elements,
            limit(.maxBytes, "how many bytes the file may have", interface.maxBytes, least: 1, example: 500_000_000),
        ]
    }

    private static func limit(
        _ name: Name, _ about: String, _ usual: Int, least: Int, example: Int
    ) -> CommandOption {
        CommandOption(
            name: name, values: [.number("N", least: least)], about: "\(about); \(usual) if left out",
            example: "\(name.rawValue) \(example)", isLimit: true)
    }
}
