import Foundation
import TestSupport

@testable import LayoutOracle

/// What a program is about. Each leaves some of the operations out, so that the others meet more often.
struct ViewProfile {
    let count: Int
    let windows: Int
    let frames: [CGRect]
    /// Rules, and then no masks and transforms: what these make of one another, the naive solver does not know.
    let hasRules: Bool
    /// Observers of places, and then no changes of places inside callbacks.
    let observesPlaces: Bool
    let observes: Bool
    let watches: Bool
    let hasIndexes: Bool
    let reacts: Bool

    init(_ random: inout SplitMix64) {
        let size = random.below(16)
        count = size == 0 ? 60 : size < 4 ? 20 + random.below(10) : 4 + random.below(11)
        windows = random.below(3)
        hasRules = random.oneIn(3)
        observesPlaces = random.oneIn(2)
        observes = random.below(3) > 0
        watches = random.below(3) > 0
        hasIndexes = random.below(3) > 0
        reacts = random.oneIn(2)
        let windows = windows
        frames = (0..<count).map { view in
            view < max(1, windows) ? CGRect(x: 0, y: 0, width: 400, height: 300) : random.frame()
        }
    }
}

extension SplitMix64 {
    /// A frame, as views in a window have them.
    mutating func frame() -> CGRect {
        CGRect(x: quarter(-50...150), y: quarter(-50...150), width: quarter(0...200), height: quarter(0...200))
    }
}

/// Makes operations for a profile.
struct ViewGenerator {
    let profile: ViewProfile
    var expressions: ExpressionGenerator

    init(_ profile: ViewProfile, _ random: SplitMix64) {
        self.profile = profile
        expressions = ExpressionGenerator(random: random, isExact: true)
    }

    private mutating func below(_ count: Int) -> Int { expressions.random.below(count) }

    private mutating func isOneIn(_ count: Int) -> Bool { below(count) == 0 }

    private mutating func view() -> Int { below(profile.count) }

    private mutating func child() -> Int {
        profile.windows < profile.count ? profile.windows + below(profile.count - profile.windows) : 0
    }

    /// First a tree, then changes of it.
    mutating func program() -> [ViewOperation] {
        var operations: [ViewOperation] = []
        for view in max(1, profile.windows)..<profile.count where !isOneIn(8) {
            operations.append(.add(view, to: below(view)))
        }
        for _ in 0..<60 + below(80) { operations.append(operation()) }
        return operations
    }

    mutating func operation() -> ViewOperation {
        switch below(32) {
        case 0...7: return move()
        case 8...13: return plain()
        case 14...17: return geometry()
        case 18: return isOneIn(3) ? .replace(child()) : move()
        case 19, 20: return profile.observes ? observing() : move()
        case 21: return profile.watches ? watching() : plain()
        case 22: return profile.hasIndexes ? indexing() : geometry()
        case 23, 24:
            if !profile.hasIndexes { return plain() }
            return isOneIn(2)
                ? .ask(expressions.random.any(Question.allCases), view(), view(), below(4))
                : .askIndex(slot: below(3), panel: view(), key: below(3))
        case 25, 26: return profile.reacts ? reaction() : move()
        case 27: return together()
        case 28: return profile.hasRules ? rule() : plain()
        case 29: return profile.hasRules ? .pass(view()) : plain()
        case 30: return profile.hasRules && isOneIn(3) ? .cell(below(2), expressions.cellNumber()) : .mark(view())
        default: return .pass(view())
        }
    }

    private mutating func move() -> ViewOperation {
        switch below(10) {
        case 0...2: .add(child(), to: view())
        case 3: .insert(child(), into: view(), at: below(4))
        case 4: .above(child(), child())
        case 5: .below(child(), child())
        case 6: .exchange(view(), below(4), below(4))
        case 7: .front(child())
        case 8: .back(child())
        default: .remove(child())
        }
    }

    private mutating func plain() -> ViewOperation {
        switch below(8) {
        case 0...2: .tag(view(), below(4))
        case 3, 4: .name(view(), below(3))
        case 5: .hidden(child(), isOneIn(2))
        default: .stored(view(), below(3))
        }
    }

    private mutating func geometry() -> ViewOperation {
        switch below(profile.hasRules ? 5 : 10) {
        case 0, 1: .frame(view(), expressions.random.frame())
        case 2: .scroll(view(), isOneIn(3) ? .zero : expressions.random.frame().origin)
        case 3: .bounds(view(), expressions.random.frame())
        case 4: .center(view(), expressions.random.frame().origin)
        case 5: .transform(view(), expressions.random.any(Turning.allCases))
        case 6: .resizes(view(), !isOneIn(4))
        default: .mask(child(), below(64))
        }
    }

    private mutating func observing() -> ViewOperation {
        if isOneIn(4) { return .endObserving(slot: below(8)) }
        let watched = profile.observesPlaces ? Watched.allCases : Watched.plain
        return .observe(
            slot: below(8), child(), expressions.random.any(watched), prior: isOneIn(3), distinct: isOneIn(3),
            byBlock: isOneIn(3))
    }

    private mutating func watching() -> ViewOperation {
        isOneIn(4) ? .endWatching(slot: below(4)) : .watch(slot: below(4), view(), subtree: !isOneIn(3))
    }

    private mutating func indexing() -> ViewOperation {
        isOneIn(5)
            ? .endIndex(slot: below(3)) : .index(slot: below(3), view(), expressions.random.any(IndexKey.allCases))
    }

    private mutating func reaction() -> ViewOperation {
        var operations: [ViewOperation] = []
        switch below(4) {
        case 0 where profile.watches:
            operations.append(isOneIn(2) ? move() : plain())
            return .inside(view(), .toldHierarchy, operations)
        case 1 where profile.observes:
            let view = view()
            // Another view: what is told of one property while it is told already, others test.
            return .inside(view, .toldValue, [.tag((view + 1) % profile.count, below(4))])
        default:
            for _ in 0...below(2) {
                operations.append(profile.observes && profile.observesPlaces || isOneIn(3) ? plain() : move())
            }
            return .inside(child(), expressions.random.any(Callback.moves), operations)
        }
    }

    private mutating func together() -> ViewOperation {
        var operations: [ViewOperation] = []
        for _ in 0...below(4) {
            let operation =
                switch below(3) {
                case 0: plain()
                case 1: geometry()
                default: move()
                }
            operations.append(operation)
        }
        return .together(operations)
    }

    private mutating func rule() -> ViewOperation {
        let view = view()
        // Mostly views before it, so that cycles do not drown everything else.
        var measured = Array(0..<view)
        if isOneIn(3) || measured.isEmpty { measured += Array(0..<profile.count) }
        var statements: [ModelExpression] = []
        for _ in 0...below(3) { statements.append(expressions.statement(measured, 2)) }
        if !isOneIn(12) { return .rule(view, statements) }
        let wrong = expressions.random.any([", q = 5", ", %f", ", ll = ", ", ll = (5", ", w = 3;"])
        return .refusedRule(view, statements, wrong: wrong)
    }
}
