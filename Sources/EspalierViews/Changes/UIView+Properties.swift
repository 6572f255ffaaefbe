import Foundation

// The setters of plain properties. All go one way: compare where the rules ask for it, write, tell the consumers.
extension UIView {
    final func setFlag(_ flag: ViewFlags, _ new: Bool, of property: ViewProperty) {
        let old = flags.contains(flag)
        if new { flags.insert(flag) } else { flags.remove(flag) }
        if flags.contains(.hasConsumers) { tellConsumers(.value(property, old: old)) }
    }

    final func setTag(_ new: Int) {
        let old = tagValue
        tagValue = new
        if flags.contains(.hasConsumers) { tellConsumers(.value(.tag, old: old)) }
    }

    final func setAutoresizingMask(_ new: AutoresizingMask) {
        let old = autoresizingMask
        maskBits = UInt8(truncatingIfNeeded: new.rawValue & 63)
        if maskBits != 0 { superview?.flags.insert(.subviewsAutoresize) }
        if flags.contains(.hasConsumers) { tellConsumers(.value(.autoresizingMask, old: old)) }
    }
}
