import Foundation

#if !canImport(CoreGraphics)
    /// Seconds.
    public typealias CFTimeInterval = Double
#endif

/// What holds before and after an animation.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Its last value, after it.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// Its first value, before it.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// Both.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    /// Nothing.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// How time passes in an animation or a layer. Times are seconds.
public protocol CAMediaTiming {
    /// When it begins.
    var beginTime: CFTimeInterval { get set }
    /// How long it takes, once.
    var duration: CFTimeInterval { get set }
    /// How fast time passes.
    var speed: Float { get set }
    /// Where it begins.
    var timeOffset: CFTimeInterval { get set }
    /// How often it is repeated.
    var repeatCount: Float { get set }
    /// For how long it is repeated.
    var repeatDuration: CFTimeInterval { get set }
    /// Whether it goes back each time.
    var autoreverses: Bool { get set }
    /// What holds before and after it.
    var fillMode: CAMediaTimingFillMode { get set }
}

/// The name of a course of an animation.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Evenly.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// Slowly first.
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// Slowly at the end.
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// Slowly at both ends.
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// As most animations of the system.
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// The course of an animation: a curve of the third degree from (0, 0) to (1, 1), by its two control points.
open class CAMediaTimingFunction: UIKitObject {
    private final let points: [(Float, Float)]

    /// Makes a course by its name. A name that is none of the above is a linear course.
    public convenience init(name: CAMediaTimingFunctionName) {
        switch name {
        case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
        case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
        case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
        case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
        default: self.init(controlPoints: 0, 0, 1, 1)
        }
    }

    /// Makes a course from the x and y of both control points.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        points = [(0, 0), (c1x, c1y), (c2x, c2y), (1, 1)]
    }

    /// Writes x and y of a point.
    ///
    /// - Parameters:
    ///   - idx: 0 and 3 for the ends, 1 and 2 for the control points.
    ///   - ptr: where both are written.
    /// - Precondition: `idx` is from 0 to 3.
    public final func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
        guard points.indices.contains(idx) else { trap("getControlPoint(at: \(idx)): there are points from 0 to 3") }
        ptr[0] = points[idx].0
        ptr[1] = points[idx].1
    }
}
