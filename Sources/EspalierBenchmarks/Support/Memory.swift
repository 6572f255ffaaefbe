import Foundation

/// What this process has of memory.
struct Memory {
    /// Bytes in the machine's memory.
    var resident: Int
    /// Bytes that `malloc` has given away and not got back; nil where it does not tell.
    var allocated: Int?

    /// As it is now, after what is free was given back to the system, so that a new tree does not hide in it.
    static var stable: Memory {
        #if canImport(Glibc)
            typealias Trim = @convention(c) (Int) -> CInt
            if let trim = dlsym(nil, "malloc_trim") { _ = unsafeFunction(trim, as: Trim.self)(0) }
        #endif
        return now
    }

    static var now: Memory { Memory(resident: residentBytes(), allocated: allocatedBytes()) }

    static func - (one: Memory, other: Memory) -> Memory {
        var difference = Memory(resident: one.resident - other.resident)
        if let bytes = one.allocated, let before = other.allocated { difference.allocated = bytes - before }
        return difference
    }

    private static func residentBytes() -> Int {
        guard let statm = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return 0 }
        let fields = statm.split(separator: " ")
        return (fields.count > 1 ? Int(fields[1]) ?? 0 : 0) * Int(sysconf(Int32(_SC_PAGESIZE)))
    }

    /// What `malloc_info` says: what it has from the system, without what of that is free.
    private static func allocatedBytes() -> Int? {
        #if canImport(Glibc)
            typealias Info = @convention(c) (CInt, UnsafeMutablePointer<FILE>) -> CInt
            guard let info = dlsym(nil, "malloc_info"), let file = tmpfile() else { return nil }
            defer { fclose(file) }
            guard unsafeFunction(info, as: Info.self)(0, file) == 0 else { return nil }
            rewind(file)
            var sizes: [String: Int] = [:]
            var line = [CChar](repeating: 0, count: 256)
            while fgets(&line, CInt(line.count), file) != nil {
                // The totals of the process come last and overwrite those of its parts.
                let parts = String(decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
                    .split(separator: "\"")
                guard parts.count >= 5, let size = Int(parts[parts.count - 2]) else { continue }
                sizes["\(parts[0])\(parts[1])"] = size
            }
            func total(_ name: String) -> Int { sizes[name, default: 0] }
            return total("<system type=current") - total("<total type=fast") - total("<total type=rest")
                + total("<total type=mmap")
        #else
            return nil
        #endif
    }

    /// A function that the C library has and does not declare to Swift.
    private static func unsafeFunction<Function>(_ symbol: UnsafeMutableRawPointer, as type: Function.Type) -> Function
    {
        withUnsafePointer(to: symbol) { UnsafeRawPointer($0).load(as: type) }
    }
}
