// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
import EspalierControllers
import EspalierViews

/// What a window can show: usually an enumeration with a case for each part of a program.
///
///     enum Part: WindowContainerType {
///         case shop, account
///         static func launcher(in window: WindowContainer<Part>) -> UIView! { … }
///         var container: UIView! { … }
///     }
public protocol WindowContainerType {
    /// A container with what this value stands for, asked for anew by each transition to it. Its parent is the
    /// ``WindowContainer``.
    var container: UIView! { get }

    /// The container that a window shows first, before any transition.
    static func launcher(in windowContainer: WindowContainer<Self>) -> UIView!
}
