import EspalierViews
import Foundation
import TestSupport
import Testing

#if canImport(Glibc)
    /// Each soak runs in a process of its own: the resident memory is the process's. With `ESPALIER_SOAK=1` in the
    /// environment a million cycles, else as many as take about a second.
    @Suite("Observers made and dropped over and over")
    struct ObserverSoakTests {
        @Test("Tokens of a view that stays, and of views that go")
        func tokens() async {
            await #expect(processExitsWith: .success) {
                let kept = UIView()
                Soak.run { tracked in
                    let view = UIView()
                    let tokens = [kept, view].map { view in
                        view.observe(\.tag, options: [.old, .new]) { _, _ in _ = tracked }
                    }
                    let path = view.observe(\.superview?.frame) { _, _ in _ = tracked }
                    kept.tag += 1
                    view.tag = 1
                    withExtendedLifetime((tokens, path)) {}
                }
                precondition(kept.tag > 0)
            }
        }

        @Test("Blocks on behalf of views that go, on views that stay and go")
        func blocks() async {
            await #expect(processExitsWith: .success) {
                let kept = UIView()
                let observer = UIView()
                Soak.run { tracked in
                    let view = UIView()
                    BlockObserver.of(view).add(kept, keyPath: \.tag) { _, _, _ in _ = tracked }
                    BlockObserver.of(observer).add(view, keyPath: \.frame) { _, _, _ in _ = tracked }
                    BlockObserver.of(observer).add(kept, keyPath: \.tag) { _, _, _ in _ = tracked }
                    kept.tag += 1
                    BlockObserver.of(observer).remove(kept, keyPath: \.tag)
                }
            }
        }

        @Test("Blocks on behalf of foreign objects: a few wait for the next change or observation")
        func foreign() async {
            await #expect(processExitsWith: .success) {
                let kept = UIView()
                let observer = PlainObserver()
                Soak.run(waiting: 8) { tracked in
                    let object = PlainObserver()
                    BlockObserver.of(object).add(kept, keyPath: \.tag) { _, _, _ in _ = tracked }
                    let view = UIView()
                    BlockObserver.of(observer).add(view, keyPath: \.tag) { _, _, _ in _ = tracked }
                    kept.tag += 1
                }
                kept.observerRegistry.purge()
                precondition(kept.observerRegistry.purge() == 0)
            }
        }

        @Test("Blocks on behalf of foreign objects where nothing ever changes")
        func foreignWithoutChanges() async {
            await #expect(processExitsWith: .success) {
                let kept = UIView()
                Soak.run(waiting: 8) { tracked in
                    let object = PlainObserver()
                    BlockObserver.of(object).add(kept, keyPath: \.tag) { _, _, _ in _ = tracked }
                }
            }
        }

        @Test("Hierarchy observers of a tree that stays, and of trees that go")
        func hierarchy() async {
            await #expect(processExitsWith: .success) {
                let kept = UIView()
                kept.addSubview(UIView())
                Soak.run { tracked in
                    let view = UIView()
                    let tokens = [kept, view].map { view in
                        view.observeHierarchy(HierarchyObservingOptions(keyPaths: [\.tag])) { _ in _ = tracked }
                    }
                    kept.addSubview(view)
                    view.tag = 1
                    view.removeFromSuperview()
                    withExtendedLifetime(tokens) {}
                }
            }
        }

        @Test("Objects of classes that take part, with computed properties and links")
        func items() async {
            await #expect(processExitsWith: .success) {
                let kept = UIView()
                Soak.run { tracked in
                    let item = ModelItem()
                    let tokens = [
                        item.observe(\.isEmpty) { _, _ in _ = tracked },
                        item.observe(\.link?.tag) { _, _ in _ = tracked },
                    ]
                    item.link = kept
                    kept.tag += 1
                    item.count += 1
                    withExtendedLifetime(tokens) {}
                }
            }
        }

        @Test("Sequences of changes, read and left")
        func sequences() async {
            await #expect(processExitsWith: .success) {
                let kept = UIView()
                await Soak.runAsync { tracked in
                    let view = UIView()
                    for view in [kept, view] {
                        var changes = view.changes(of: \.tag).makeAsyncIterator()
                        view.tag += 1
                        let change = await changes.next(isolation: nil)
                        precondition(change?.newValue == view.tag)
                    }
                    withExtendedLifetime(tracked) {}
                }
            }
        }

        @Test("Computations that are tracked by the toolchain's Observation")
        func tracking() async {
            await #expect(processExitsWith: .success) {
                let kept = UIView()
                Soak.run { tracked in
                    _ = withObservationTracking({ kept.tag }, onChange: {})
                    kept.tag += 1
                    withExtendedLifetime(tracked) {}
                }
                precondition(kept.observerRegistry.isIdle)
            }
        }
    }

    /// Runs cycles, and stops the process if anything is left over.
    enum Soak {
        static var cycles: Int {
            ProcessInfo.processInfo.environment["ESPALIER_SOAK"] == "1" ? 1_000_000 : 4000
        }

        /// - Parameters:
        ///   - waiting: How many tracked objects may wait to be released between two cycles.
        ///   - cycle: Gets an object that handlers may keep.
        static func run(waiting: Int = 0, _ cycle: (Tracked) -> Void) {
            let tracker = LifetimeTracker()
            var before = 0
            for turn in 0..<cycles {
                if turn == cycles / 4 { before = residentBytes() }
                cycle(tracker.track())
                precondition(tracker.living <= waiting, "\(tracker.living) living after \(turn) cycles")
            }
            check(before)
        }

        static func runAsync(_ cycle: (Tracked) async -> Void) async {
            let tracker = LifetimeTracker()
            var before = 0
            for turn in 0..<cycles {
                if turn == cycles / 4 { before = residentBytes() }
                await cycle(tracker.track())
                precondition(tracker.living == 0, "\(tracker.living) living after \(turn) cycles")
            }
            check(before)
        }

        private static func check(_ before: Int) {
            if Sanitizer.keepsFreedMemory { return }
            let growth = residentBytes() - before
            // Of three quarters of a million cycles that leaked a pointer each, six million bytes would be left.
            precondition(growth < 1 << 20, "\(growth) bytes more than after the first quarter of \(cycles) cycles")
        }

        /// Of `/proc/self/statm` the second number, pages in memory, without the third, those of files: which parts of the
        /// program's own code are there is the system's to say, and changes with what else it does.
        private static func residentBytes() -> Int {
            let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
            let pages = text.split(separator: " ").compactMap { Int($0) }
            precondition(pages.count > 2, "/proc/self/statm cannot be read")
            return (pages[1] - pages[2]) * Int(sysconf(Int32(_SC_PAGESIZE)))
        }
    }
#endif
