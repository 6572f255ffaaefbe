extension Int {
    /// The whole part of a number; of a number out of range the nearest whole number that there is, of none 0.
    @inlinable
    package init(clamping value: Double) {
        if let whole = Int(exactly: value.rounded(.towardZero)) {
            self = whole
        } else {
            self = value.isNaN ? 0 : value < 0 ? .min : .max
        }
    }
}

#if ESPALIER_LINTS
    // Numbers come from outside, and the library's initializers stop the program where one does not fit. In a build
    // with this flag these stand before them, so that the compiler names whoever uses one.
    extension Int {
        /// As the library's.
        @available(*, deprecated, message: "a number out of range stops the program: use Int(clamping:)")
        package init(_ value: Double) { self.init(clamping: value) }
    }

    extension Int64 {
        /// As the library's.
        @available(*, deprecated, message: "a number out of range stops the program: use Int(clamping:)")
        package init(_ value: Double) { self.init(Int(clamping: value)) }
    }

    extension Int32 {
        /// As the library's.
        @available(*, deprecated, message: "a number out of range stops the program: use Int(clamping:)")
        package init(_ value: Double) { self.init(clamping: Int(clamping: value)) }
    }

    extension UInt8 {
        /// As the library's.
        @available(*, deprecated, message: "a number out of range stops the program: use Int(clamping:)")
        package init(_ value: Double) { self.init(clamping: Int(clamping: value)) }
    }
#endif
