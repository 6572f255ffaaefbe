import EspalierControllers
import EspalierViews

/// What a controller's view is made from, once the controller is asked for it.
final class SceneState {
    /// An outlet that leads to something that comes with the view.
    struct Pending {
        weak var source: AnyObject?
        let element: InterfaceElement
        /// Whether a collection begins anew with it.
        let isFirst: Bool
    }

    let content: NibContent
    /// The root view's element.
    let view: InterfaceElement
    /// What else stands at the top level of the scene, and is made with the view.
    let others: [InterfaceElement]
    let externals: ExternalObjects
    /// How the controller came to be embedded, for those that would embed themselves.
    let chain: SceneChain
    var pending: [Pending] = []
    /// Whether the outlets are set that lead to what is made here, or are in `pending`.
    var isConnected = false
    /// What was made before that, because a controller's `init?(coder:)` has asked for its view.
    private(set) var early: ExternalObjects?

    init(
        _ content: NibContent, view: InterfaceElement, others: [InterfaceElement], externals: ExternalObjects,
        chain: SceneChain
    ) {
        self.content = content
        self.view = view
        self.others = others
        self.externals = externals
        self.chain = chain
    }

    /// Makes the view and what stands beside it, carries out what it embeds, and wakes all of it.
    func load(_ controller: UIViewController) -> UIView? {
        let builder = NibBuilder(content, owner: controller, externals: externals, scene: self)
        for waiting in pending {
            if let source = waiting.source {
                builder.connectLater(waiting.element, of: source, isFirst: waiting.isFirst)
            }
        }
        builder.make([view] + others)
        if !isConnected { early = ExternalObjects(builder.context.objects) }
        let root = builder.rootView(view)
        builder.adoptRows(of: root, controller)
        builder.embed(in: controller)
        builder.triggerSegues(of: controller)
        builder.awake()
        // The view is the controller's in a moment; the rest would go with the builder.
        controller.nibObjects = Array(builder.topLevel.dropFirst())
        _ = builder.finish()
        return root
    }
}

/// The controllers that a controller is embedded in, and how many may be embedded yet.
struct SceneChain {
    /// How deep controllers may be embedded in one another.
    static let maxDepth = 100

    /// Counts what is embedded by one call of a storyboard.
    final class Budget {
        var left = 10_000
    }

    var ids: [String] = []
    /// The storyboard that was asked.
    var storyboard: UIStoryboard?
    let budget = Budget()

    /// The chain of a controller inside; or why there must be none.
    func adding(_ id: String) -> (chain: SceneChain?, reason: String) {
        if ids.contains(id) { return (nil, "a controller would contain itself") }
        if ids.count >= Self.maxDepth { return (nil, "more than \(Self.maxDepth) controllers stand in one another") }
        if budget.left <= 0 { return (nil, "more than 10000 controllers are contained") }
        budget.left -= 1
        var chain = self
        chain.ids.append(id)
        return (chain, "")
    }
}
