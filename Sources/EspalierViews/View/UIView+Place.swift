// Two fields that stand for more than they have room for.
//
// One pointer is both the view's place in an order and its window: views of one order are views of one tree, so that
// the order can know the window for all of them. And a tag has four bytes, as few need more.
extension UIView {
    /// The view's place in the order of a part of the tree, if it stands in one.
    @inline(__always)
    final var orderNode: UnsafeMutablePointer<OrderNode>? {
        flags.contains(.ordered) ? place?.assumingMemoryBound(to: OrderNode.self) : nil
    }

    /// As `orderNode`, of a view that is known to stand in an order.
    @inline(__always)
    final var knownNode: UnsafeMutablePointer<OrderNode> {
        place.unsafelyUnwrapped.assumingMemoryBound(to: OrderNode.self)
    }

    /// The window of the view's tree. Setting it in an order sets it for all views of the order: a view that changes
    /// its window without them must have left it.
    final var hostWindow: Handle<UIWindow>? {
        @inline(__always) get {
            guard let place else { return nil }
            if flags.contains(.ordered) { return windowOfOrder }
            return Handle(at: place)
        }
        set {
            if let order { order.window = newValue } else { place = newValue?.address }
        }
    }

    private var windowOfOrder: Handle<UIWindow>? {
        orderNode?.pointee.order.with { $0.window }
    }

    /// What `shortTag` is where the tag stands in the appearance record.
    private static var distantTag: Int32 { .min }

    /// The tag.
    final var tagValue: Int {
        @inline(__always) get { shortTag == Self.distantTag ? distantTag : Int(shortTag) }
        set {
            if let short = Int32(exactly: newValue), short != Self.distantTag {
                shortTag = short
            } else {
                changeUncommon { $0.distantTag = newValue }
                shortTag = Self.distantTag
            }
        }
    }

    @inline(never)
    private var distantTag: Int { side?.uncommon?.distantTag ?? 0 }
}
