import Foundation

/// What tests have to know of the sanitizer that they run under.
package enum Sanitizer {
    /// Whether memory that was freed is kept for a while: the address sanitizer does so, to notice who still uses it. No
    /// new object then stands where an old one stood.
    package static var keepsFreedMemory: Bool {
        #if canImport(Glibc)
            dlsym(nil, "__asan_init") != nil
        #else
            false
        #endif
    }
}
