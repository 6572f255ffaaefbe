import Foundation

/// The stack of the thread that asks, for code whose calls go as deep as its data.
enum ThreadStack {
    /// The end towards which the stack grows; nil where the system does not tell it.
    ///
    /// - Complexity: a call of the system; on the main thread of Linux it reads how memory is laid out.
    static var lowestAddress: UInt? {
        #if canImport(Darwin)
            let thread = pthread_self()
            return UInt(bitPattern: pthread_get_stackaddr_np(thread)) - UInt(pthread_get_stacksize_np(thread))
        #elseif os(Linux)
            var attributes = pthread_attr_t()
            guard attributesOfThread(pthread_self(), &attributes) == 0 else { return nil }
            defer { pthread_attr_destroy(&attributes) }
            var (address, size): (UnsafeMutableRawPointer?, Int) = (nil, 0)
            guard pthread_attr_getstack(&attributes, &address, &size) == 0, let address else { return nil }
            return UInt(bitPattern: address)
        #else
            return nil
        #endif
    }

    /// About where the stack is now.
    @inline(never)
    static var currentAddress: UInt {
        withUnsafeTemporaryAllocation(byteCount: 1, alignment: 1) { UInt(bitPattern: $0.baseAddress) }
    }
}

#if os(Linux)
    // Headers declare it only for who asks for GNU's extensions, which Swift's module of them does not.
    @_silgen_name("pthread_getattr_np")
    private func attributesOfThread(_ thread: pthread_t, _ attributes: UnsafeMutablePointer<pthread_attr_t>) -> Int32
#endif
