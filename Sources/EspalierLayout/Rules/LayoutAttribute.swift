import EspalierSLL
import Foundation

/// One of the four numbers of a frame (SLL 9.1).
public enum LayoutAttribute: Int, Sendable, CaseIterable {
    // In the order in which the solver numbers them.
    case x, y, width, height

    /// The axis it belongs to.
    public var axis: Axis { self == .x || self == .width ? .horizontal : .vertical }

    /// The position on an axis.
    static func position(_ axis: Axis) -> LayoutAttribute { axis == .horizontal ? .x : .y }

    /// The size on an axis.
    static func size(_ axis: Axis) -> LayoutAttribute { axis == .horizontal ? .width : .height }

    @inline(__always)
    var isSize: Bool { self == .width || self == .height }

    /// Its number in a frame.
    func value(in frame: CGRect) -> Double {
        switch self {
        case .x: frame.origin.x
        case .y: frame.origin.y
        case .width: frame.size.width
        case .height: frame.size.height
        }
    }
}
