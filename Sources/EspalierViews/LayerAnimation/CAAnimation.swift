import Foundation

/// Who hears of an animation's beginning and end.
public protocol CAAnimationDelegate: AnyObject {
    /// The animation was added.
    func animationDidStart(_ anim: CAAnimation)
    /// The animation has ended.
    ///
    /// - Parameters:
    ///   - anim: the animation.
    ///   - flag: whether its time has passed; false where it was removed before.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    /// Does nothing.
    public func animationDidStart(_ anim: CAAnimation) {}
    /// Does nothing.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation of a layer, as data: nothing moves. What it waits for is its time. See `CALayer.add(_:forKey:)`.
open class CAAnimation: UIKitObject, CAMediaTiming, CAAction {
    /// Makes an animation.
    public override init() {}

    /// Who hears of its beginning and end. It is held.
    open var delegate: (any CAAnimationDelegate)?
    /// Whether the layer forgets the animation at its end. True by default.
    open var isRemovedOnCompletion = true
    /// Its course. Nil, the default, is a linear one.
    open var timingFunction: CAMediaTimingFunction?
    /// How many seconds it waits. There is no time here that all share.
    open var beginTime: CFTimeInterval = 0
    /// How long it takes once, in seconds. 0, the default, is that of the transaction.
    open var duration: CFTimeInterval = 0
    /// How fast its time passes. 1 by default.
    open var speed: Float = 1
    /// Where it begins. Kept; nothing follows from it.
    open var timeOffset: CFTimeInterval = 0
    /// How often it is repeated. 0, the default, is once; infinity has no end.
    open var repeatCount: Float = 0
    /// For how long it is repeated, in place of `repeatCount`.
    open var repeatDuration: CFTimeInterval = 0
    /// Whether it goes back each time, which takes as long again. False by default.
    open var autoreverses = false
    /// What holds before and after it. `.removed` by default.
    open var fillMode = CAMediaTimingFillMode.removed

    private final var values: [String: Any] = [:]

    /// What `setValue(_:forKey:)` has kept under a name. Properties are not found by their names.
    open func value(forKey key: String) -> Any? { values[key] }

    /// Keeps a value under a name; nil takes it away.
    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }

    /// How long it takes in all, in seconds; nil without an end.
    ///
    /// - Parameter standard: How long it takes once, where it does not say.
    func total(standard: CFTimeInterval) -> CFTimeInterval? {
        let once = (duration > 0 ? duration : standard) * (autoreverses ? 2 : 1)
        let all = repeatDuration > 0 ? repeatDuration : repeatCount > 0 ? once * Double(repeatCount) : once
        let total = max(beginTime, 0) + all / Double(speed > 0 ? speed : 1)
        return total.isFinite && speed != 0 ? max(total, 0) : nil
    }
}

/// An animation of one property, as data.
open class CAPropertyAnimation: CAAnimation {
    /// Makes an animation without a property.
    public override init() { super.init() }

    /// Makes an animation of a property.
    ///
    /// - Parameter path: its name, such as `transform.rotation.z`. It is kept.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    /// The name of the property.
    open var keyPath: String?
    /// Whether values are added to the property's. False by default.
    open var isAdditive = false
    /// Whether each repetition begins where the last one ended. False by default.
    open var isCumulative = false
}

/// An animation from one value to another, as data.
open class CABasicAnimation: CAPropertyAnimation {
    /// The value at the beginning; nil for that of the property.
    open var fromValue: Any?
    /// The value at the end; nil for that of the property.
    open var toValue: Any?
    /// What is added to the value.
    open var byValue: Any?
}

/// How values between key frames are found.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Along straight lines.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// Not at all: each value holds until the next one.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// Along straight lines, at one speed.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// Along a smooth curve.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    /// Along a smooth curve, at one speed.
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// Whether what follows a path turns with it.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// It turns.
    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    /// It turns, and looks back.
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "auto-reverse")
}

/// An animation over several values, as data.
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values.
    open var values: [Any]?
    /// The path that a point follows, in place of values.
    open var path: CGPath?
    /// When each value is reached, from 0 to 1.
    open var keyTimes: [NSNumber]?
    /// The courses between values.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// How values in between are found. `.linear` by default.
    open var calculationMode = CAAnimationCalculationMode.linear
    /// Whether what follows a path turns with it. Nil by default.
    open var rotationMode: CAAnimationRotationMode?
}

/// An animation as of something on a spring, as data.
open class CASpringAnimation: CABasicAnimation {
    /// The mass. 1 by default.
    open var mass: CGFloat = 1
    /// The spring's stiffness. 100 by default.
    open var stiffness: CGFloat = 100
    /// What slows it down. 10 by default.
    open var damping: CGFloat = 10
    /// How fast it moves at the beginning. 0 by default.
    open var initialVelocity: CGFloat = 0

    /// After how many seconds it swings by less than a thousandth. Apple's platforms say nothing more exact.
    open var settlingDuration: CFTimeInterval {
        let rate = (stiffness / mass).squareRoot()
        let ratio = damping / (2 * (stiffness * mass).squareRoot())
        let slowest = ratio > 1 ? rate * (ratio - (ratio * ratio - 1).squareRoot()) : rate * ratio
        return slowest > 0 ? Double(log(1000) / slowest) : .infinity
    }
}

/// Animations that run together, as data.
open class CAAnimationGroup: CAAnimation {
    /// The animations. The group's time alone counts.
    open var animations: [CAAnimation]?
}

/// How a layer goes over into its new contents.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The new contents come out of the old ones.
    public static let fade = CATransitionType(rawValue: "fade")
    /// The new contents slide over the old ones.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// The new contents push the old ones away.
    public static let push = CATransitionType(rawValue: "push")
    /// The old contents slide away from the new ones.
    public static let reveal = CATransitionType(rawValue: "reveal")
}

/// From which side a layer goes over into its new contents.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// From the right.
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    /// From the left.
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    /// From the top.
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    /// From the bottom.
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// A transition of a layer to its new contents, as data.
open class CATransition: CAAnimation {
    /// How it goes. `.fade` by default.
    open var type = CATransitionType.fade
    /// From which side. Nil by default.
    open var subtype: CATransitionSubtype?
    /// Where in the transition it begins. 0 by default.
    open var startProgress: Float = 0
    /// Where in the transition it ends. 1 by default.
    open var endProgress: Float = 1
}

/// The key under which a layer keeps its transition.
public let kCATransition = "transition"
