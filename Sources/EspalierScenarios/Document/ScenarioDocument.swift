import EspalierNibs

/// A scenario: a view tree, the observers on it, and the steps that change it and ask it questions.
///
/// Reading checks everything that can be known without running: the syntax of the JSON, keys, types, rule texts.
///
///     let document = try ScenarioDocument(
///         json: #"{"espalier": 1, "root": {"subviews": [{"rules": ["tt = ll = 16, w = h = 8"]}]}}"#)
///
/// Documents are equal if they say the same, whatever the layout of their texts.
public struct ScenarioDocument: Sendable, Equatable {
    /// When layout passes run.
    package enum Layout: String, Sendable, CaseIterable {
        /// A pass from the root after the tree is built, and after each step.
        case automatic
        /// Passes run only at `layout` steps.
        case manual
    }

    /// What reading a document allows.
    public struct Options: Sendable {
        /// How many views may be inside one another, the outermost included; 1,000 unless set.
        public var maxDepth = 1000
        /// How many views the root and the `add` steps may have together; 1,000,000 unless set.
        public var maxViews = 1_000_000
        /// How many steps there may be; 1,000,000 unless set.
        public var maxSteps = 1_000_000
        /// How many bytes of UTF-8 a rule text may have; 100,000 unless set.
        public var maxRuleLength = 100_000
        /// How many bytes the text may have; 268,435,456 (256 MB) unless set. More than 2,147,483,647 cannot be read.
        public var maxBytes = 256 * 1_024 * 1_024
        /// How many bytes the result of running the document may have. Nil, the default, means 268,435,456 (256 MB), or
        /// 64 times as many as the document has if that is more.
        public var maxOutput: Int?
        /// The classes that `class` may name. Nil, the default, means all. If a name is not among them, the error
        /// suggests the nearest one.
        public var knownClasses: [String]?

        /// The options that the format prescribes.
        public init() {}

        /// What the JSON may have. Far more than views and steps within their limits need: this keeps texts that hold
        /// something else from filling the memory.
        var textLimits: JSONReader.Limits {
            var limits = JSONReader.Limits()
            limits.bytes = maxBytes
            limits.nodes = Self.sum(1_000_000, Self.sum(maxViews, maxSteps, times: 16))
            limits.depth = Self.sum(1_000_000, Self.sum(maxDepth, maxDepth))
            return limits
        }

        /// How many bytes the result of a document may have.
        func output(ofDocument bytes: Int) -> Int {
            let factor = ScenarioDocument.usualOutputFactor
            return maxOutput ?? max(ScenarioDocument.usualOutput, Self.sum(0, bytes, times: factor))
        }

        /// A sum that stays at the greatest number where it would go beyond.
        private static func sum(_ one: Int, _ other: Int, times factor: Int = 1) -> Int {
            let (sum, isBeyond) = max(one, 0).addingReportingOverflow(max(other, 0))
            let (product, isFurther) = sum.multipliedReportingOverflow(by: factor)
            return isBeyond || isFurther ? .max : product
        }
    }

    /// The title of the scenario.
    public var title: String?
    /// What messages call the text that it was read from, where they tell at which line a rule was added. Nothing that
    /// the document says.
    package var name = "scenario"
    package var layout = Layout.automatic
    /// The surroundings of the tree; nil where the document says nothing of them.
    package var traits: ScenarioTraits?
    /// The view tree. Its root has no superview.
    package var root: ScenarioTree
    /// The interface file whose view is the root; `root` is an empty view in its place then. Nil for a root that the
    /// document describes.
    package var nib: ScenarioNib?
    /// Registered in order when the tree is built.
    package var observers: [ScenarioObserver] = []
    /// Run in order.
    package var steps: [ScenarioStep] = []
    /// What the lint does not tell.
    package var ignored: [ScenarioIgnored] = []
    /// How many bytes the result of running it may have: as the options of reading say, and 268,435,456 (256 MB) for a
    /// document that was not read. A run whose result would be larger ends with an error. Not part of the document's
    /// text.
    public var maxOutput = usualOutput
    /// What the document was read from; marks lead into it.
    let source: JSONTree?
    /// The interface file that the document was made of; marks lead to its elements then.
    let interface: InterfaceDocument?

    /// A document of a view tree alone, which no text has.
    package init(root: ScenarioTree) {
        self.init(root: root, source: nil, interface: nil)
    }

    init(root: ScenarioTree, source: JSONTree? = nil, interface: InterfaceDocument? = nil) {
        self.root = root
        self.source = source
        self.interface = interface
    }

    /// Whether the documents say the same.
    ///
    /// Complexity: O(length of the documents).
    public static func == (first: ScenarioDocument, second: ScenarioDocument) -> Bool {
        first.title == second.title && first.layout == second.layout && first.root == second.root
            && first.traits == second.traits && first.nib == second.nib && first.observers == second.observers
            && first.steps == second.steps && first.ignored == second.ignored
    }
}

extension ScenarioDocument {
    /// Reads a document from JSON.
    ///
    /// - Throws: All problems of the document, in the order of the text; if the text is not JSON, the first one.
    /// - Complexity: O(length of the text).
    public init(json text: String, options: Options = Options()) throws(ScenarioError) {
        try self.init(json: Array(text.utf8), options: options)
    }

    /// The text that places in a document count in: its own, or where its steps stand behind it, all of it as one.
    package static func sourceText(_ bytes: [UInt8]) -> [UInt8] { StepLines.joined(bytes) ?? bytes }

    /// Reads a document from the UTF-8 bytes of JSON. A byte order mark at the beginning is ignored.
    ///
    /// The steps may also follow the rest, one a line, as a recording writes them while they happen: a first line that
    /// ends with `"steps": "lines"}`, and a step in each line after it. A last line that is cut off is ignored.
    ///
    /// - Throws: All problems of the document, in the order of the text; if the bytes are not JSON, the first one.
    /// - Complexity: O(number of bytes).
    public init(json bytes: [UInt8], options: Options = Options()) throws(ScenarioError) {
        var decoder = try ScenarioDecoder(Self.sourceText(bytes), options: options)
        self = try decoder.decode()
        maxOutput = options.output(ofDocument: bytes.count)
    }
}
