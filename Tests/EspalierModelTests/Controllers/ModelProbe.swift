import EspalierControllers
import EspalierViews
import Foundation

/// A controller of a program: knows what it heard last, and whether that was legal.
final class ModelProbe: UIViewController {
    let number: Int
    private weak var world: ControllerWorld?
    private let life: LivingCount
    private(set) var state = Appearance.didDisappear
    private var loads = 0

    init(_ number: Int, _ world: ControllerWorld) {
        self.number = number
        self.world = world
        life = world.life
        super.init(nibName: nil, bundle: nil)
        life.count += 1
    }

    required init?(coder: NSCoder) { nil }

    deinit { life.count -= 1 }

    private func hear(_ call: Appearance) {
        if !state.followers.contains(call) { world?.mistake = "p\(number) heard \(call) after \(state)" }
        state = call
        world?.react(number, call)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        loads += 1
        if loads > 1 { world?.mistake = "p\(number) was loaded twice" }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if viewIfLoaded == nil { world?.mistake = "p\(number) appears without a view" }
        hear(.willAppear)
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        hear(.isAppearing)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        hear(.didAppear)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        hear(.willDisappear)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        hear(.didDisappear)
    }
}
