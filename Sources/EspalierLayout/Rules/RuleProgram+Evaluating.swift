import EspalierSLL

/// Where the lengths come from that a rule measures. A length is nil where the view that it is of is gone.
protocol RuleLengths {
    /// A size of the superview.
    func extent(_ axis: Axis) -> Double
    func size(ofArgument argument: ArgumentIndex, _ axis: Axis) -> Double?
    func distance(_ step: UnsafePointer<RuleProgram.Step>) -> Double?
    /// The number that an argument gives; nil where a function or an object gave none.
    func number(ofArgument argument: ArgumentIndex) -> Double?
    /// The size that the view itself has, solved or given (SLL 9.6).
    func ownSize(_ axis: Axis) -> Double
}

/// Hears how a value is computed.
///
/// It is never passed `inout`, so that one that keeps what it hears is a class: an empty value has no address of its own,
/// and the thread sanitizer takes what all threads would pass for one thing that they share.
protocol RuleRecorder {
    /// A step has no number. Whether the others are computed all the same; the value is none in either case.
    func goesOn(without step: Int) -> Bool
    /// The numbers of the steps; what they come to before limits, and after.
    func end(_ results: UnsafeBufferPointer<Double>, base: Double, unlimited: Double, value: Double)
}

/// Hears nothing, which costs nothing: where layout computes.
struct NoRecorder: RuleRecorder {
    @inline(__always)
    func goesOn(without step: Int) -> Bool { false }

    @inline(__always)
    func end(_ results: UnsafeBufferPointer<Double>, base: Double, unlimited: Double, value: Double) {}
}

// The evaluator. There is no other one: what is laid out and what explanations tell comes from here.
extension RuleProgram {
    /// SLL 8: computes an attribute. Not a number where a function or an object gave none.
    ///
    /// - Parameters:
    ///   - results: room for the numbers of the plan's steps.
    ///   - base: what the attribute is where the rules leave it as it is.
    @inline(__always)
    static func evaluate<Lengths: RuleLengths, Recorder: RuleRecorder>(
        _ attribute: LayoutAttribute, _ program: UnsafePointer<RuleProgram>, _ lengths: Lengths,
        _ results: UnsafeMutablePointer<Double>, base: Double, _ recorder: Recorder
    ) -> Double {
        let plan = program.pointee.plan(attribute)
        var result = results
        var step = program.pointee.steps(of: plan)
        let end = step + Int(plan.pointee.count)
        while step != end {
            switch step.pointee.kind {
            case .number: result.pointee = step.pointee.number
            case .percentage: result.pointee = lengths.extent(step.pointee.axis) * step.pointee.number / 100
            case .argument:
                guard take(lengths.number(ofArgument: step.pointee.argument), result, results, recorder) else {
                    return .nan
                }
            case .argumentPercentage:
                guard take(lengths.number(ofArgument: step.pointee.argument), result, results, recorder) else {
                    return .nan
                }
                result.pointee = lengths.extent(step.pointee.axis) * result.pointee / 100
            case .size:
                let size = lengths.size(ofArgument: step.pointee.argument, step.pointee.axis)
                guard take(size, result, results, recorder) else { return .nan }
            case .position: guard take(lengths.distance(step), result, results, recorder) else { return .nan }
            case .negate: result.pointee = -results[step.pointee.first]
            case .fromFarSide: result.pointee = lengths.extent(step.pointee.axis) - results[step.pointee.first]
            case .add: result.pointee = results[step.pointee.first] + results[step.pointee.second]
            case .subtract: result.pointee = results[step.pointee.first] - results[step.pointee.second]
            case .multiply: result.pointee = results[step.pointee.first] * results[step.pointee.second]
            case .divide: result.pointee = results[step.pointee.first] / results[step.pointee.second]
            }
            result += 1
            step += 1
        }
        let unlimited = placed(attribute, plan, results, lengths, base)
        let value = attribute.isSize ? limited(unlimited, plan, results) : unlimited
        recorder.end(
            UnsafeBufferPointer(start: results, count: Int(plan.pointee.count)), base: base, unlimited: unlimited,
            value: value)
        return value
    }

    /// Makes a length that may be missing the number of a step. False where computing ends.
    @inline(__always)
    private static func take<Recorder: RuleRecorder>(
        _ number: Double?, _ result: UnsafeMutablePointer<Double>, _ results: UnsafeMutablePointer<Double>,
        _ recorder: Recorder
    ) -> Bool {
        if let number {
            result.pointee = number
            return true
        }
        result.pointee = .nan
        return recorder.goesOn(without: results.distance(to: result))
    }

    /// SLL 8.3 and 8.4.
    @inline(__always)
    private static func placed<Lengths: RuleLengths>(
        _ attribute: LayoutAttribute, _ plan: UnsafePointer<Plan>, _ results: UnsafePointer<Double>,
        _ lengths: Lengths, _ base: Double
    ) -> Double {
        switch plan.pointee.rule {
        case .open, .kept: return base
        case .size(let index): return results[index]
        case .between(.leading, let first, .trailing, let second): return results[second] - results[first]
        case .between(_, let first, _, let second): return (results[second] - results[first]) * 2
        case .position(.leading, let index, _): return results[index]
        case .position(let line, let index, _):
            let size = lengths.ownSize(attribute.axis)
            return results[index] - (line == .center ? size / 2 : size)
        }
    }

    @inline(__always)
    private static func limited(
        _ size: Double, _ plan: UnsafePointer<Plan>, _ results: UnsafePointer<Double>
    ) -> Double {
        let (minimum, maximum) = (plan.pointee.minimum, plan.pointee.maximum)
        return limited(
            size, minimum: minimum.exists ? results[minimum] : nil, maximum: maximum.exists ? results[maximum] : nil)
    }

    /// SLL 8.2.
    @inline(__always)
    static func limited(_ size: Double, minimum: Double?, maximum: Double?) -> Double {
        var size = size
        if let minimum, minimum >= 0, size < minimum { size = minimum }
        if let maximum, maximum >= 0, size > maximum { size = maximum }
        return size < 0 ? 0 : size
    }
}

// The numbers of the steps of a plan.
extension UnsafePointer<Double> {
    @inline(__always)
    fileprivate subscript(step: StepIndex) -> Double { self[step.position] }
}

extension UnsafeMutablePointer<Double> {
    @inline(__always)
    fileprivate subscript(step: StepIndex) -> Double { self[step.position] }
}
