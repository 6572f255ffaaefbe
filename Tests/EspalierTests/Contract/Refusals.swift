import Espalier
import EspalierApplications

extension Refusal {
    /// What is tried: everything public that throws, and each of its errors.
    static let all = rules + keyPaths + scenarios + reports + interfaceFiles + fontFiles + assets + applications

    private static let applications = [
        Refusal("an application's folder that is not there") { _ in
            _ = try Application(folder: URL(filePath: "/no/such/folder"))
        }
    ]

    private static let rules: [Refusal] =
        ["tt = , ll = 4", "w = 5, q = 3", "ll = 4, rr = %f", "h = (3", "w = 1 / /", "ll = %f tt = 9"].map { text in
            Refusal("the rule '\(text)'") { try $0.card.layoutRules.add(text) }
        } + [
            Refusal("a rule with too many arguments") { try $0.card.layoutRules.add("ll = %f", 3, 4) },
            Refusal("a rule with an argument of another kind") { try $0.title.layoutRules.add("ll = 9, w = %w", 3) },
            Refusal("a rule that was read, with too few arguments") {
                try $0.card.layoutRules.add(try LayoutRule("ll = 3, w = %w"))
            },
            Refusal("a text that is no rule") { _ in _ = try LayoutRule("ll = = 4") },
            Refusal("a cycle") { world in
                try world.card.layoutRules.add("h = %h", world.title)
                try world.title.layoutRules.add("h = %h", world.card)
            } _: {
                try $0.root.solveLayout()
            },
        ]

    private static let keyPaths: [Refusal] =
        [
            ("frame.size.widht", 1), ("superview", 1), ("name", 1), ("alpha", Double.infinity), ("frame..x", 1),
            ("frame.size.width", .nan), ("superview.superview.tag", 2),
        ].map { keyPath, value in
            Refusal("\(value) for '\(keyPath)'") { try $0.card.setValue(value, forKeyPath: keyPath) }
        } + [
            Refusal("reading 'colour'") { _ = try $0.card.value(forKeyPath: "colour") },
            Refusal("reading 'superview..tag'") { _ = try $0.card.value(forKeyPath: "superview..tag") },
            Refusal("a selector without an end") { _ = try $0.root.views(matching: "UILabel[tag=") },
        ]

    private static let scenarios = [
        Refusal("a document that is no JSON") { _ in _ = try ScenarioDocument(json: "{") },
        Refusal("a document with an unknown key") { _ in
            _ = try ScenarioDocument(json: #"{"espalier": 1, "root": {"fram": 1}}"#)
        },
        Refusal("running a class that nobody registered") { _ in _ = try document(#"{"class": "Nobody"}"#).simulate() },
        Refusal("a step about a view that there is not") { _ in
            if let error = try document("{}", #"{"remove": "b"}"#).simulate().error { throw error }
        },
        Refusal("writing a rule with a block as a scenario") {
            try $0.card.layoutRules.add("w = %^f", .block { _ in 5 })
        } _: {
            _ = try ScenarioDocument(capturing: $0.root)
        },
        Refusal("replaying to a step that there is not") { _ in try ScenarioReplay(of: document("{}")).go(to: 1) },
        Refusal("replaying a step that cannot be done") { _ in
            try ScenarioReplay(of: document("{}", #"{"remove": "b"}"#)).go(to: 1)
        },
        Refusal("replaying a class that nobody registered") { _ in
            try ScenarioReplay(of: document(#"{"class": "Nobody"}"#)).go(to: 0)
        },
        Refusal("an expectation that is none") { _ in _ = try ScenarioCondition(expecting: #"{"layout": "/"}"#) },
        Refusal("a picture of a step that did not run") { _ in
            _ = try ScenarioRecording(running: document("{}"), source: "").svg(step: 9)
        },
    ]

    private static let reports = [
        Refusal("the reasons of a view of a class that nobody registered") { _ in
            _ = try document(#"{"class": "Nobody"}"#).explain("/")
        },
        Refusal("the reasons where the run ends before") { _ in
            _ = try document("{}", #"{"remove": "b"}"#, #"{"layout": "/"}"#).explain("/", step: 2)
        },
        Refusal("the reasons at a step that there is not") { _ in _ = try document("{}").explain("/", step: 4) },
        Refusal("the reasons of a view that there is not") { _ in _ = try document("{}").explain("nobody") },
        Refusal("what would be without a constraint that there is not") { _ in
            _ = try document("{}").supposing(.without("gap"))
        },
        Refusal("a size to lint at") { _ in _ = try LintOptions.sizes("3x") },
        Refusal("a fault that there is not") { _ in _ = try ScenarioFault("overlaps") },
        Refusal("a kind of finding") { _ in _ = try LintOptions.kinds("names") },
        Refusal("a text that is no tree") { _ in _ = try HierarchySnapshot(text: "UIView [0, 0") },
    ]

    private static let fontFiles = [
        Refusal("a font file that is none") { _ in _ = try FontFile(data: Data("<svg>".utf8), name: "a.ttf") },
        Refusal("a folder of fonts that there is not") { _ in
            _ = try FontBook(folder: URL(fileURLWithPath: "/there/is/no/such"))
        },
    ]

    private static let assets = [
        Refusal("a catalogue that there is not") { _ in
            _ = try AssetCatalog(folder: URL(fileURLWithPath: "/there/is/no/such"))
        }
    ]

    private static let interfaceFiles = [
        Refusal("an interface file that is no XML") { _ in
            _ = try InterfaceDocument(data: Data("<document".utf8), name: "a.xib")
        },
        Refusal("an interface file that there is not") { _ in
            _ = try InterfaceDocument(contentsOf: URL(fileURLWithPath: "/there/is/no/such.xib"))
        },
        Refusal("a storyboard from a xib") { _ in
            let xib = "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects/></document>"
            _ = try UIStoryboard(InterfaceDocument(data: Data(xib.utf8), name: "a.xib"))
        },
    ]

    private static func document(_ root: String, _ steps: String...) throws -> ScenarioDocument {
        let steps = steps.joined(separator: ", ")
        return try ScenarioDocument(json: #"{"espalier": 1, "root": \#(root), "steps": [\#(steps)]}"#)
    }
}
