import EspalierControllers
import EspalierControls
import EspalierViews
import Foundation

/// Makes the objects of some elements, with everything in them, by a list of what is to be done: nothing recurses on
/// how deep elements stand in one another.
///
/// The order: each object is made, gets its properties and its place in what it stands in, then what stands in it
/// follows. Then outlets of all, then runtime attributes of all, then `awakeFromNib()` of all, inner ones first.
final class NibBuilder {
    /// Where an object goes.
    enum Destination {
        case top
        case subview(of: UIView)
        /// Nowhere: the size classes leave it out. Outlets may lead to it all the same.
        case nowhere
        case property(of: AnyObject)
        case member(of: FilledList)
        case row(of: StaticRows, section: Int)
    }

    enum Task {
        case make(InterfaceElement, Destination)
        case finish(AnyObject)
        /// Gives the members of a list to the object whose list it is.
        case fill(FilledList)
    }

    let content: NibContent
    let context: InterfaceContext
    let owner: AnyObject?
    /// The scene that is being made, if one is.
    let scene: SceneState?
    var tasks: [Task] = []
    var topLevel: [AnyObject] = []
    var made: [(element: InterfaceElement, object: AnyObject)] = []
    /// Objects in the order in which they awake.
    var finished: [AnyObject] = []
    /// The scenes whose views are made later, by the number of the element that is made then.
    var later: [Int: SceneState] = [:]
    var outlets: [InterfaceOutlet] = []
    var attributes: [InterfaceAttribute] = []
    /// The objects by the numbers of their elements, as far as somebody has asked.
    var madeByIndex: [Int: AnyObject] = [:]
    /// How many of `made` are among them.
    var indexedCount = 0
    /// The guides that the file adds to views, by the numbers of their elements.
    var guides: [Int: UILayoutGuide] = [:]
    /// The views that the size classes leave out.
    var uninstalled: Set<ObjectIdentifier> = []
    /// Whether elements have outlets, by their numbers, as far as somebody has asked.
    var outletsKnown: [Int: Bool] = [:]
    /// How the controller that is being made came to be contained.
    var chain: SceneChain
    /// What knows of the objects without holding them; made if anything is to be made later.
    private(set) lazy var known = ExternalObjects(outer: context.externals)
    private var isKnownNeeded = false
    /// Outlets of objects that were made before.
    private var waiting: [(source: AnyObject, element: InterfaceElement, isFirst: Bool)] = []

    init(_ content: NibContent, owner: AnyObject?, externals: ExternalObjects = ExternalObjects(), scene: SceneState?) {
        self.content = content
        self.owner = owner
        self.scene = scene
        chain = scene?.chain ?? SceneChain()
        context = InterfaceContext(content, externals)
    }

    /// Says that something is made later which may refer to the objects of this builder.
    func externalsForLater() -> ExternalObjects {
        isKnownNeeded = true
        return known
    }

    /// Connects an outlet of an object that was made before.
    func connectLater(_ element: InterfaceElement, of source: AnyObject, isFirst: Bool) {
        waiting.append((source, element, isFirst))
    }

    /// Makes the objects of the elements, without waking them.
    func make(_ elements: [InterfaceElement]) {
        for element in elements where !isPlaceholder(element) { makeAll(element) }
        makeGuides()
        makeConstraints()
        if isKnownNeeded { known.add(context.objects) }
        for (source, element, isFirst) in waiting { connect(element, of: source, isFirst: isFirst) }
        for element in elements where isPlaceholder(element) {
            if let object = context.object(for: element.id ?? "") { connectAll(element, of: object) }
        }
        for (element, object) in made { connectAll(element, of: object) }
        for (element, object) in made { setAttributes(of: element, object) }
        for element in elements where isPlaceholder(element) {
            if let object = context.object(for: element.id ?? "") { setAttributes(of: element, object) }
        }
    }

    /// Wakes what was made, inner objects before outer ones.
    func awake() {
        for object in finished { (object as? any NibAwaking)?.awakeFromNib() }
    }

    /// What was made. Tells who listens.
    func finish() -> InterfaceBuild {
        followVariations()
        let build = InterfaceBuild(
            topLevelObjects: topLevel, reports: context.reports, outlets: outlets, attributes: attributes,
            objects: made, numbers: context.objects)
        content.tell(build)
        return build
    }

    /// Lets what varies by size class follow the windows that the root views come to.
    private func followVariations() {
        guard let follower = VariationFollower(self) else { return }
        for (_, object) in made {
            guard let view = object as? UIView, view.superview == nil, !uninstalled.contains(ObjectIdentifier(view))
            else { continue }
            follower.follow(view)
        }
    }

    // MARK: Placeholders

    func isPlaceholder(_ element: InterfaceElement) -> Bool { element.name == "placeholder" }

    /// Gives placeholders the objects that they stand for.
    func fillPlaceholders(of elements: [InterfaceElement], external: [String: AnyObject]) {
        for element in elements where isPlaceholder(element) {
            guard let id = element.id else { continue }
            if element["placeholderIdentifier"] == "IBFilesOwner" || id == "-1" {
                context.objects[id] = owner
            } else if let name = element["placeholderIdentifier"], let object = external[name] {
                context.objects[id] = object
            }
        }
    }

    // MARK: Making

    private func makeAll(_ element: InterfaceElement) {
        tasks.append(.make(element, .top))
        while let task = tasks.popLast() {
            switch task {
            case .make(let element, let place): make(element, place)
            case .finish(let object): finished.append(object)
            case .fill(let list): fill(list)
            }
        }
    }

    private func make(_ element: InterfaceElement, _ place: Destination) {
        guard let kind = ElementKind(element) else { return }
        if element.name == "viewControllerPlaceholder" {
            return context.report("the controller is in another storyboard, which is not read", at: element.place)
        }
        let object = existing(element, place) ?? create(element, kind)
        made.append((element, object))
        if let id = element.id, context.objects[id] == nil { context.objects[id] = object }
        InterfaceProperties.apply(element, to: object, in: context)
        for variation in element.variations(for: content.sizeClasses) {
            InterfaceProperties.apply(variation: variation, of: element, to: object, in: context)
        }
        attach(object, element, place)
        tasks.append(.finish(object))
        tasks += inner(of: element, object).reversed()
    }

    /// The object that is there anyway, to be filled.
    private func existing(_ element: InterfaceElement, _ place: Destination) -> AnyObject? {
        let parent: AnyObject
        switch place {
        case .property(let object): parent = object
        case .subview(let view): parent = element.parent?.name == "subviews" ? outerCell(of: element) ?? view : view
        case .top, .row, .member, .nowhere: return nil
        }
        guard let object = InterfaceProperties.existing(for: element, of: parent) else { return nil }
        if let name = element["customClass"], String(describing: type(of: object)) != name {
            context.report(
                "the custom class '\(name)' is not used here: \(type(of: parent)) has made the object itself",
                at: element.place)
        }
        return object
    }

    /// The cell whose content view an element stands in, if the cell names the element as one of its own parts.
    private func outerCell(of element: InterfaceElement) -> AnyObject? {
        guard let id = element.id, let content = element.parent?.parent, content.key == "contentView",
            let cell = content.parent, let cellID = cell.id,
            cell["textLabel"] == id || cell["detailTextLabel"] == id || cell["imageView"] == id
        else { return nil }
        return context.objects[cellID]
    }
}
