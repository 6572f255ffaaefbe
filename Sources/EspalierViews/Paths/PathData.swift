import Foundation

/// One element of a path with its points.
package enum PathSegment: Equatable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quad(control: CGPoint, end: CGPoint)
    case curve(control1: CGPoint, control2: CGPoint, end: CGPoint)
    case close

    /// The points, control points among them.
    package var points: [CGPoint] {
        switch self {
        case .move(let point), .line(let point): [point]
        case .quad(let control, let end): [control, end]
        case .curve(let control1, let control2, let end): [control1, control2, end]
        case .close: []
        }
    }

    func applying(_ transform: CGAffineTransform) -> PathSegment {
        switch self {
        case .move(let point): .move(point.applying(transform))
        case .line(let point): .line(point.applying(transform))
        case .quad(let control, let end): .quad(control: control.applying(transform), end: end.applying(transform))
        case .curve(let control1, let control2, let end):
            .curve(
                control1: control1.applying(transform), control2: control2.applying(transform),
                end: end.applying(transform))
        case .close: .close
        }
    }
}

/// What a path consists of: the one thing behind `CGPath` and `UIBezierPath`.
///
/// What needs a point to go on from, and finds none, does nothing, as in Core Graphics.
package struct PathData: Equatable, Sendable {
    package private(set) var segments: [PathSegment] = []
    /// Where the present subpath began; after it was closed too.
    private(set) var start: CGPoint?
    /// The end of the last element; after a close, where the subpath began.
    private(set) var current: CGPoint?

    package init() {}

    package var isEmpty: Bool { segments.isEmpty }

    package mutating func move(to point: CGPoint) {
        segments.append(.move(point))
        start = point
        current = point
    }

    package mutating func line(to point: CGPoint) { append(.line(point), to: point) }

    package mutating func quad(to end: CGPoint, control: CGPoint) { append(.quad(control: control, end: end), to: end) }

    package mutating func curve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        append(.curve(control1: control1, control2: control2, end: end), to: end)
    }

    private mutating func append(_ segment: PathSegment, to end: CGPoint) {
        if current == nil { return }
        segments.append(segment)
        current = end
    }

    /// Goes back to the beginning of the subpath. One that is closed stays as it is.
    package mutating func close() {
        if current == nil || segments.last == .close { return }
        segments.append(.close)
        current = start
    }

    /// Adds the elements of another path.
    package mutating func append(_ other: PathData) {
        segments += other.segments
        start = other.start ?? start
        current = other.current ?? current
    }

    package func applying(_ transform: CGAffineTransform) -> PathData {
        if transform.isIdentity { return self }
        var result = self
        result.segments = segments.map { $0.applying(transform) }
        result.start = start?.applying(transform)
        result.current = current?.applying(transform)
        return result
    }

    /// The lines and curves, each with the point that it begins at; a close is the line that it draws.
    ///
    /// - Parameter isClosed: Whether each subpath is taken for a closed one, as filling does.
    func forEachPiece(isClosed: Bool = false, _ body: (CGPoint, PathSegment) -> Void) {
        var start = CGPoint.zero
        var point = CGPoint.zero
        func end() { if isClosed, point != start { body(point, .line(start)) } }
        for segment in segments {
            switch segment {
            case .move(let next):
                end()
                start = next
                point = next
            case .close:
                if point != start { body(point, .line(start)) }
                point = start
            case .line(let next), .quad(_, let next), .curve(_, _, let next):
                body(point, segment)
                point = next
            }
        }
        end()
    }

    /// The same subpaths, each from its end to its beginning, in their order.
    func reversed() -> PathData {
        var result = PathData()
        var pieces: [(CGPoint, PathSegment)] = []
        var isClosed = false
        func end(at point: CGPoint?) {
            guard let point else { return }
            result.move(to: point)
            for (from, piece) in pieces.reversed() {
                switch piece {
                case .quad(let control, _): result.quad(to: from, control: control)
                case .curve(let control1, let control2, _):
                    result.curve(to: from, control1: control2, control2: control1)
                case .line, .move, .close: result.line(to: from)
                }
            }
            if isClosed { result.close() }
            pieces = []
            isClosed = false
        }
        var start: CGPoint?
        var point: CGPoint?
        for segment in segments {
            if isClosed || { if case .move = segment { true } else { false } }() {
                end(at: point)
                if case .move = segment { point = nil }
            }
            switch segment {
            case .move(let next):
                start = next
                point = next
            case .close:
                isClosed = true
                // The line back is the first of the way round, and drawn by the close of the reversed subpath.
                if let start, let end = point, end != start { pieces.append((end, .line(start))) }
                point = start
            case .line(let next), .quad(_, let next), .curve(_, _, let next):
                pieces.append((point ?? next, segment))
                point = next
            }
        }
        end(at: point)
        return result
    }
}
