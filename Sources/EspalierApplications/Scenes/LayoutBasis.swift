import EspalierViews
import Foundation

/// What decides how a scene in given surroundings is laid out: layouts with the same basis are the same one. The screens of
/// many devices differ in nothing but their names, and a cell is told nothing of its screen but a width and traits.
struct LayoutBasis: Hashable {
    private var size: CGSize?
    private let isFitting: Bool
    private var width: CGFloat?
    private var safeArea: UIEdgeInsets?
    private var orientation: UIInterfaceOrientation?
    private var traits: TraitValues?

    /// - Parameter fillsWindow: whether the scene's view has its place from the window, as that of a controller.
    init(_ layout: SceneLayout, fillsWindow: Bool) {
        let screen = layout.stop.screen
        traits = screen?.traits
        width = layout.width
        isFitting = layout.stop.isFitting
        guard fillsWindow else { return }
        size = layout.stop.bounds
        safeArea = screen?.safeAreaInsets
        orientation = layout.stop.orientation
    }
}

/// Layouts of a scene in which each that is like an earlier one is not made again.
struct SharedLayouts {
    /// Those that are made, by their places among all.
    private(set) var made: [Int] = []
    /// By layout: the place in `made` of the one that stands for it.
    private var shared: [Int] = []

    /// - Parameter isAlone: each stands for itself.
    init(_ layouts: [SceneLayout], fillsWindow: Bool, isAlone: Bool) {
        var known: [LayoutBasis: Int] = [:]
        for (place, layout) in layouts.enumerated() {
            let basis = LayoutBasis(layout, fillsWindow: fillsWindow)
            if !isAlone, let first = known[basis] {
                shared.append(first)
            } else {
                known[basis] = made.count
                shared.append(made.count)
                made.append(place)
            }
        }
    }

    /// How many layouts there are as long as `count` of those that are made are there: all before the first that is missing.
    func count(made count: Int) -> Int { shared.firstIndex { $0 >= count } ?? shared.count }

    /// The layouts that some of those that are made stand for, in order, among the first ones.
    func places(of made: [ClosedRange<Int>], among count: Int) -> [Int] {
        let wanted = Set(made.joined())
        return (0..<count).filter { wanted.contains(shared[$0]) }
    }

    /// The layouts that one of those that are made stands for.
    func places(of made: Int) -> [Int] { shared.indices.filter { shared[$0] == made } }
}
