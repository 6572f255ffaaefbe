import EspalierControls
import EspalierViews
import Foundation

extension UINib {
    /// Reads a `.xib` file as Xcode saves it. Objects are made by `instantiate(withOwner:options:)`, anew each time.
    ///
    /// - Parameters:
    ///   - url: Of the file.
    ///   - classes: What stands for the custom classes that the file names.
    ///   - limits: How large the file may be.
    /// - Throws: ``InterfaceError`` if there is no such file, and if it is no such file, or one for another system than
    ///   iOS: with line and column.
    public convenience init(
        contentsOf url: URL, classes: InterfaceClasses = .init(), limits: InterfaceLimits = .init()
    ) throws(InterfaceError) {
        let document = try InterfaceDocument(contentsOf: url, limits: limits)
        if let error = document.foreignError { throw error }
        self.init(document, classes: classes)
    }

    /// Makes a nib of a document that has been read. Of a storyboard, there is nothing at the top level: see
    /// ``UIStoryboard``. Of a file for another system than iOS nothing is made, which is reported.
    public convenience init(_ document: InterfaceDocument, classes: InterfaceClasses = .init()) {
        let content = NibContent(document, classes)
        self.init(content: content) { owner, options in
            content.build(owner: owner.map { $0 as AnyObject }, options: options).topLevelObjects
        }
    }

    /// Reads the file of that name (`NAME.xib`).
    ///
    /// It is looked for in the bundle; without one, in the program's main bundle, and in the `*.resources` bundles
    /// beside the program, which is where the package manager puts what targets declare as resources; directly there,
    /// in `Base.lproj`, then in the other `*.lproj` folders by name.
    /// - Precondition: there is such a file, and it can be read; else the program stops and says where it was looked
    ///   for, or what is wrong with it.
    public convenience init(
        nibName name: String, bundle bundleOrNil: Bundle? = nil, classes: InterfaceClasses = .init()
    ) {
        let finder = NibFinder(bundleOrNil)
        guard let url = finder.find(name, "xib") else {
            trap("there is no nib '\(name)': looked for \(name).xib in \(finder.description)")
        }
        do {
            try self.init(contentsOf: url, classes: classes)
        } catch {
            trap("the nib '\(name)' cannot be used: \(error)")
        }
    }

    private var file: NibContent? { content as? NibContent }

    /// What the objects are made from, constraints, guides and variations included; nil for a nib that no file stands
    /// behind.
    public var document: InterfaceDocument? { file?.document }

    /// What in the file is not known, in the order of the file: elements, attributes, and values of properties that are
    /// not here.
    public var reports: [InterfaceReport] { file?.reports ?? [] }

    /// Hears what is passed over while objects are made, also later, when rows are made from prototypes. nil by
    /// default. `reports` is not told.
    public var reportHandler: ((InterfaceReport) -> Void)? {
        get { file?.onReport }
        set { file?.onReport = newValue }
    }

    /// Hears of everything that is made, rows that are made later included.
    package var buildHandler: ((InterfaceBuild) -> Void)? {
        get { file?.onBuild }
        set { file?.onBuild = newValue }
    }

    /// The size classes that decide what of the file is installed, and which of its variations count. Those of the device
    /// that the file was last shown on, unless set; what is made already stays as it is.
    public var sizeClasses: InterfaceSizeClasses {
        get { file?.sizeClasses ?? .any }
        set { file?.sizeClasses = newValue }
    }

    /// Where names of images and colours are looked for first: in what a catalogue has. Empty by default: then the sizes and
    /// components count that the file itself has written down. What is made already stays as it is.
    public var assets: AssetCatalog {
        get { file?.assets ?? AssetCatalog() }
        set { file?.assets = newValue }
    }

    /// Makes the objects, as `instantiate(withOwner:options:)`, and tells all about it.
    /// - Returns: what was made; without anything for a nib that no file stands behind.
    public func build(withOwner owner: AnyObject? = nil, options: [OptionsKey: Any]? = nil) -> InterfaceBuild {
        guard let file else {
            return InterfaceBuild(
                topLevelObjects: [], reports: [], outlets: [], attributes: [], objects: [], numbers: [:])
        }
        return file.build(owner: owner, options: options)
    }

    /// Makes only the view of an identifier, with what stands in it, without an owner.
    /// - Returns: what was made; nil where there is no such element, or it stands for no object.
    package func build(elementID id: String) -> InterfaceBuild? {
        file?.build(elementID: id)
    }
}

extension NibContent {
    /// Makes everything at the top level.
    func build(owner: AnyObject?, options: [UINib.OptionsKey: Any]?) -> InterfaceBuild {
        let builder = NibBuilder(self, owner: owner, scene: nil)
        var elements = document.root.first("objects")?.children ?? []
        if let error = document.foreignError {
            builder.context.report(error.message, at: document.root.place)
            elements = []
        }
        let external = options?[.externalObjects] as? [String: Any] ?? [:]
        builder.fillPlaceholders(of: elements, external: external.mapValues { $0 as AnyObject })
        builder.make(elements)
        builder.awake()
        return builder.finish()
    }

    /// Makes one element.
    func build(elementID id: String) -> InterfaceBuild? {
        guard document.platform == .iOS, let element = document.element(id: id), ElementKind(element) != nil else {
            return nil
        }
        let builder = NibBuilder(self, owner: nil, scene: nil)
        builder.make([element])
        builder.awake()
        return builder.finish()
    }
}
