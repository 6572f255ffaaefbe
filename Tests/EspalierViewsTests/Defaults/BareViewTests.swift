import EspalierViews
import Foundation
import Testing

/// What a view takes, and what it keeps apart so that it takes no more.
@Suite("A bare view")
struct BareViewTests {
    #if canImport(Glibc)
        @Test("takes 120 bytes, for which the C library gives 128")
        func size() throws {
            typealias Size = @convention(c) (UnsafeMutableRawPointer) -> Int
            let place = try #require(dlsym(nil, "malloc_usable_size"))
            let usableSize = withUnsafePointer(to: place) { UnsafeRawPointer($0).load(as: Size.self) }
            let view = UIView()
            #expect(usableSize(Unmanaged.passUnretained(view).toOpaque()) <= 120)
        }
    #endif

    private static let someTags: [Int] = [
        0, 1, -1, Int(Int32.max), Int(Int32.max) + 1, Int(Int32.min) + 1, Int(Int32.min), Int(Int32.min) - 1, .max,
        .min,
    ]

    @Test("has any tag", arguments: someTags, someTags)
    func anyTags(first: Int, second: Int) {
        let view = UIView()
        let root = UIView()
        root.addSubview(view)
        view.tag = first
        #expect(view.tag == first && view.storedTag == first && view.viewWithTag(first) === view)
        view.tag = second
        #expect(view.tag == second && (first == second || view.viewWithTag(first) == nil))
        #expect(root.viewWithTag(second) === (second == 0 ? root : view))
        view.tag = 3
        #expect(view.tag == 3)
    }

    @Test("tells observers of tags of any size")
    func observedTags() {
        let view = UIView()
        var heard: [Int?] = []
        let token = view.observe(\.tag, options: [.old, .new]) { _, change in
            heard += [change.oldValue, change.newValue]
        }
        for tag in Self.someTags { view.tag = tag }
        token.invalidate()
        let expected = zip([0] + Self.someTags, Self.someTags).flatMap { [$0, $1] }
        #expect(heard == expected)
    }
}
