import EspalierLayout
import EspalierViews
import Foundation

/// A view of a program: tells its forest what it hears.
class RealView: UIView {
    static let stored = StoredProperty<UIView, Int>(default: 0)

    let number: Int
    private weak var forest: RealForest?
    private let life: LivingCount

    init(_ number: Int, _ forest: RealForest) {
        self.number = number
        self.forest = forest
        life = forest.life
        super.init(frame: .zero)
        life.count += 1
    }

    required init?(coder: NSCoder) { nil }

    deinit { life.count -= 1 }

    override func willRemoveSubview(_ subview: UIView) {
        forest?.hear(number, .willRemoveSubview, RealForest.number(of: subview))
    }

    override func willMove(toSuperview newSuperview: UIView?) {
        forest?.hear(number, .willMoveToSuperview, RealForest.number(of: newSuperview))
    }

    override func willMove(toWindow newWindow: UIWindow?) {
        forest?.hear(number, .willMoveToWindow, RealForest.number(of: newWindow))
    }

    override func didMoveToWindow() { forest?.hear(number, .didMoveToWindow) }

    override func didMoveToSuperview() { forest?.hear(number, .didMoveToSuperview) }

    override func didAddSubview(_ subview: UIView) {
        forest?.hear(number, .didAddSubview, RealForest.number(of: subview))
    }

    override func layoutSubviews() { forest?.laidOut.append(number) }
}

/// Another class, to be asked for.
final class OtherRealView: RealView {}

final class RealWindow: UIWindow {
    let number: Int
    private weak var forest: RealForest?
    private let life: LivingCount

    init(_ number: Int, _ forest: RealForest) {
        self.number = number
        self.forest = forest
        life = forest.life
        super.init(frame: .zero)
        life.count += 1
    }

    required init?(coder: NSCoder) { nil }

    deinit { life.count -= 1 }

    override func willRemoveSubview(_ subview: UIView) {
        forest?.hear(number, .willRemoveSubview, RealForest.number(of: subview))
    }

    override func didAddSubview(_ subview: UIView) {
        forest?.hear(number, .didAddSubview, RealForest.number(of: subview))
    }

    override func layoutSubviews() { forest?.laidOut.append(number) }
}

/// An object that rules take a number from.
final class RealCell: LayoutNumber {
    var layoutNumber: Double?

    init(_ number: Double?) { layoutNumber = number }
}
