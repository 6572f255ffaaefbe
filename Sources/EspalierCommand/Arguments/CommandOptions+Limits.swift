import EspalierNibs
import EspalierScenarios

// How large documents may be.
extension CommandOptions {
    /// The limits of a scenario, without its classes.
    var scenarioLimits: ScenarioDocument.Options {
        var limits = ScenarioDocument.Options()
        limits.maxDepth = number(.maxDepth) ?? limits.maxDepth
        limits.maxViews = number(.maxViews) ?? limits.maxViews
        limits.maxSteps = number(.maxSteps) ?? limits.maxSteps
        limits.maxRuleLength = number(.maxRuleLength) ?? limits.maxRuleLength
        limits.maxBytes = number(.maxBytes) ?? limits.maxBytes
        limits.maxOutput = number(.maxOutput)
        return limits
    }

    /// The limits of an interface file that is read alone.
    var interfaceLimits: InterfaceLimits {
        var limits = InterfaceLimits()
        limits.maxDepth = number(.maxDepth) ?? limits.maxDepth
        limits.maxElements = number(.maxElements) ?? limits.maxElements
        limits.maxBytes = number(.maxBytes) ?? limits.maxBytes
        return limits
    }

    /// The limits of an interface file that is the root of a scenario: what the options allow the scenario is allowed
    /// to the file, too; what they forbid the scenario, the file may still have, since it is no part of its text.
    var rootLimits: InterfaceLimits {
        let usual = InterfaceLimits()
        var limits = interfaceLimits
        limits.maxDepth = max(limits.maxDepth, usual.maxDepth)
        limits.maxBytes = max(limits.maxBytes, usual.maxBytes)
        return limits
    }
}
