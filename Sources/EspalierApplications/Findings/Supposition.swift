import EspalierNibs
import EspalierRendering
import EspalierViews
import Foundation

/// What constraints still leave open once each view whose content only the application knows has a size: what is decided
/// then is open for no other reason.
struct Supposition {
    /// What may follow from a size of contents.
    static let kinds: Set<LintKind> = [.ambiguous, .zeroSize, .outside, .overlap]

    /// What gives such views their content, in the order of the tree; empty where there is none.
    private var names: [String] = []
    /// What is found all the same.
    private var left: Set<FindingIdentity> = []

    /// - Parameter layout: at which the scene is laid out once more; nothing is where it has no such views.
    init(_ scene: ApplicationScene, at layout: SceneLayout, _ file: SceneFile, _ plan: ScenePlan) {
        guard Self.mayHelp(scene, file),
            let stage = SceneStage(
                scene, of: file, layout.surroundings, at: layout.stop, setsTextSizes: plan.setsTextSizes)
        else { return }
        var views: [String: UIView] = [:]
        stage.view.walkSubtree { view in
            guard let element = stage.source.element(of: view) else { return true }
            if let id = element.id { views[id] = view }
            let name = UnknownClass.name(decidingSizeOf: element, file.classes, outlets: file.facts.outlets)
            guard let name else { return true }
            names.append(name)
            view.documentContentSize = CGSize(width: 60, height: 30)
            return true
        }
        for element in file.document.elements where element.isPlaceholderConstraint {
            guard let constraint = Self.constraint(element, views) else { continue }
            constraint.isActive = true
            names.append("a place that code decides")
        }
        var without = Set(LintKind.allCases)
        without.subtract(Self.kinds)
        var sweep = StopSweep(
            SweptTree(root: stage.window, view: stage.view, source: stage.source), without: without
        ) { stage.takeNewViews() }
        guard !names.isEmpty, stage.layOut(layout.stop, width: layout.width), sweep.look(at: 0) else {
            names = []
            return
        }
        left = Set(sweep.finish().map { $0.finding.identity() })
    }

    /// What may end a finding; nil where none could.
    func name(ending finding: LintFinding) -> String? {
        left.contains(finding.identity()) ? nil : names.first
    }

    /// Whether the scene's element has a view in it whose content is not known.
    private static func mayHelp(_ scene: ApplicationScene, _ file: SceneFile) -> Bool {
        guard let top = file.document.element(id: scene.objectID) else { return false }
        var waiting = [top]
        while let element = waiting.popLast() {
            if element.isPlaceholderConstraint
                || UnknownClass.name(decidingSizeOf: element, file.classes, outlets: file.facts.outlets) != nil
            {
                return true
            }
            waiting += element.children
        }
        return false
    }

    /// What holds in Interface Builder alone: code does the same later.
    private static func constraint(_ element: InterfaceElement, _ views: [String: UIView]) -> NSLayoutConstraint? {
        guard let holder = element.parent?.parent?.id.flatMap({ views[$0] }),
            let attribute = element["firstAttribute"].flatMap({ attributes[$0] })
        else { return nil }
        let first = element["firstItem"].map { views[$0] ?? holder } ?? holder
        let second = element["secondItem"].map { views[$0] ?? holder }
        let constant = element["constant"].flatMap(Double.init) ?? 0
        let other = element["secondAttribute"].flatMap { attributes[$0] } ?? .notAnAttribute
        if second == nil, attribute != .width, attribute != .height { return nil }
        return NSLayoutConstraint(
            item: first, attribute: attribute, relatedBy: .equal, toItem: second, attribute: other, multiplier: 1,
            constant: constant)
    }

    private static let attributes: [String: NSLayoutConstraint.Attribute] = [
        "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing, "left": .left, "right": .right,
        "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY,
    ]
}
