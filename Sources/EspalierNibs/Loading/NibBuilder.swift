import EspalierControllers
import EspalierControls
import EspalierViews
import Foundation

/// Makes the objects of some elements, with everything in them.
///
/// The order: `init?(coder:)` of each object begins before those of the objects in it. Inside, where the classes of the
/// package are done and before the code of a subclass goes on, the object gets its properties, then what stands in it is
/// made and put in, then its guides and constraints. So the depth of elements is the depth of calls, and is limited
/// (`DecodingDepth`). Then outlets of all, then runtime attributes of all, then `awakeFromNib()` of all, inner ones first.
final class NibBuilder {
    let content: NibContent
    let context: InterfaceContext
    let owner: AnyObject?
    /// The scene that is being made, if one is.
    let scene: SceneState?
    var topLevel: [AnyObject] = []
    var made: [(element: InterfaceElement, object: AnyObject)] = []
    /// Objects in the order in which they awake.
    var finished: [AnyObject] = []
    /// The constraints that were made.
    var constraints: [ListedConstraint] = []
    /// The constraints that refer to what stands outside of the view whose list has them.
    var outerConstraints: [ListedConstraint] = []
    /// What makes the controllers that those of this builder contain.
    var contained: [NibBuilder] = []
    /// How deep the object stands that is being made.
    var depth = DecodingDepth()
    /// The scenes whose views are made later, by the number of the element that is made then.
    var later: [Int: SceneState] = [:]
    var outlets: [InterfaceOutlet] = []
    var attributes: [InterfaceAttribute] = []
    /// The outlet collections that are about to be set.
    var collections: [CollectedOutlets] = []
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
    private lazy var known = ExternalObjects(outer: context.externals)
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
        if !isKnownNeeded { known.add(context.objects) }
        isKnownNeeded = true
        return known
    }

    /// Notes the object of an element: from now on whatever asks for its identifier finds it, though it may still be
    /// in its `init?(coder:)`.
    func note(_ element: InterfaceElement, _ object: AnyObject) {
        guard let id = element.id, context.objects[id] == nil else { return }
        context.objects[id] = object
        if isKnownNeeded { known.add([id: object]) }
    }

    /// Connects an outlet of an object that was made before.
    func connectLater(_ element: InterfaceElement, of source: AnyObject, isFirst: Bool) {
        waiting.append((source, element, isFirst))
    }

    /// Makes the objects of the elements, without waking them.
    func make(_ elements: [InterfaceElement]) {
        for element in elements where !isPlaceholder(element) {
            if let object = make(element) { topLevel.append(object) }
        }
        finishConstraints()
        for (source, element, isFirst) in waiting { connect(element, of: source, isFirst: isFirst) }
        setCollections()
        for element in elements where isPlaceholder(element) {
            if let object = context.object(for: element.id ?? "") { connectAll(element, of: object) }
        }
        for (element, object) in made { connectAll(element, of: object) }
        for (element, object) in made { setAttributes(of: element, object) }
        for element in elements where isPlaceholder(element) {
            if let object = context.object(for: element.id ?? "") { setAttributes(of: element, object) }
        }
        for scene in later.values { scene.isConnected = true }
    }

    /// Wakes what was made, inner objects before outer ones.
    func awake() {
        for builder in contained { builder.awake() }
        for object in finished { (object as? any NibAwaking)?.awakeFromNib() }
    }

    /// What was made. Tells who listens.
    func finish() -> InterfaceBuild {
        followVariations()
        let build = InterfaceBuild(
            topLevelObjects: topLevel, reports: context.reports, outlets: outlets, attributes: attributes,
            objects: made, numbers: context.objects)
        content.tell(build)
        for builder in contained { _ = builder.finish() }
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

    /// Makes the object of an element, with everything in it.
    /// - Parameter parent: what it stands in, which may have the object already.
    /// - Returns: nil where the element stands for no object, and, reported, where none can be made.
    func make(_ element: InterfaceElement, in parent: AnyObject? = nil) -> AnyObject? {
        guard let kind = ElementKind(element) else { return nil }
        if element.name == "viewControllerPlaceholder" {
            context.report("the controller is in another storyboard, which is not read", at: element.place)
            return nil
        }
        if let refusal = depth.enter() {
            context.report("<\(element.name)> is left out: \(refusal)", at: element.place)
            return nil
        }
        defer { depth.leave() }
        let object: AnyObject
        if let parent, let existing = existing(element, parent) {
            object = existing
            decode(element, object)
        } else {
            object = create(element, kind)
        }
        finished.append(object)
        return object
    }

    /// Sets what an element says of its object, and makes what stands in it.
    func decode(_ element: InterfaceElement, _ object: AnyObject) {
        let place = made.count
        made.append((element, object))
        note(element, object)
        if place == 0, scene == nil, let storyboard = chain.storyboard, let controller = object as? UIViewController {
            controller.storyboardSource = storyboard
            controller.storyboardElementID = element.id
        }
        InterfaceProperties.apply(element, to: object, in: context)
        for variation in element.variations(for: content.sizeClasses) {
            InterfaceProperties.apply(variation: variation, of: element, to: object, in: context)
        }
        makeContent(of: element, object)
        if let view = object as? UIView {
            makeGuides(of: element, view)
            makeConstraints(of: element, view, place)
        }
    }

    /// The object that is there anyway, to be filled.
    private func existing(_ element: InterfaceElement, _ parent: AnyObject) -> AnyObject? {
        let holder = element.parent?.name == "subviews" ? outerCell(of: element) ?? parent : parent
        guard let object = InterfaceProperties.existing(for: element, of: holder) else { return nil }
        if let name = element["customClass"], String(describing: type(of: object)) != name {
            context.report(
                "the custom class '\(name)' is not used here: \(type(of: holder)) has made the object itself",
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
