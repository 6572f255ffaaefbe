import EspalierLayout
import EspalierScenarios

extension ViewExplanation {
    /// The explanation as JSON, on one line without a line break at its end. Equal explanations give the same bytes.
    public func json() -> String {
        var writer = JSONWriter()
        writer.beginObject()
        writer.formatVersion()
        writer.member("step", step)
        writer.member("path", path)
        writer.member("name", name)
        writer.member("class", className)
        writer.place(place)
        writer.member("documentPath", documentPath)
        writer.key("attributes")
        writer.beginList()
        for attribute in attributes { attribute.write(to: &writer) }
        writer.endList()
        writer.endObject()
        return writer.text
    }
}

extension LayoutExplanation {
    fileprivate func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("attribute", "\(attribute)")
        writer.key("value")
        writer.number(value)
        switch source {
        case .rules: writer.member("source", "rules")
        case .ownRules: writer.member("source", "ownRules")
        case .formerRules(let step): write("formerRules", step, to: &writer)
        case .constraints: writer.member("source", "constraints")
        case .formerConstraints(let step): write("formerConstraints", step, to: &writer)
        case .frame(let site): write("frame", nil, site, to: &writer)
        case .step(let step, let site): write("step", step, site, to: &writer)
        case .autoresizing(let step): write("autoresizing", step, to: &writer)
        case .code(let step): write("code", step, to: &writer)
        case .given: writer.member("source", "given")
        }
        if !formula.isEmpty { writer.member("formula", formula) }
        if !computed.isEmpty { writer.member("computed", computed) }
        if let rulesGive {
            writer.key("rulesGive")
            writer.number(rulesGive)
        }
        writer.list("rules", rules) { $0.write(to: &$1, isLimit: false) }
        writer.list("limits", limits) { $0.write(to: &$1, isLimit: true) }
        writer.list("displaced", displaced) { $0.write(to: &$1) }
        writer.list("constraints", constraints) { $0.writeConstraint(to: &$1) }
        writer.list("holders", holders) { $0.write(to: &$1) }
        writer.endObject()
    }

    private func write(_ source: String, _ step: Int?, _ site: RuleSite? = nil, to writer: inout JSONWriter) {
        writer.member("source", source)
        if let step { writer.member("sourceStep", step) }
        if let site {
            writer.key("written")
            writer.beginObject()
            writer.member("key", site.text)
            writer.place(site.place)
            writer.member("documentPath", site.path)
            writer.endObject()
        }
    }
}

extension ExplainedRule {
    fileprivate func write(to writer: inout JSONWriter, isLimit: Bool) {
        writer.beginObject()
        writer.member("name", name)
        if let value {
            writer.key("value")
            writer.number(value)
        }
        if let canonicalName, let canonicalValue {
            writer.member("canonicalName", canonicalName)
            writer.key("canonicalValue")
            writer.number(canonicalValue)
        }
        if isLimit {
            writer.member("applied", applied)
        }
        if let without {
            writer.key("without")
            writer.number(without)
        }
        site.write(to: &writer)
        writer.list("inputs", inputs) { input, writer in
            writer.beginObject()
            writer.member("text", input.text)
            writer.member("view", input.view)
            writer.member("path", input.path)
            if let value = input.value {
                writer.key("value")
                writer.number(value)
            }
            writer.endObject()
        }
        if !computed.isEmpty { writer.member("computed", computed) }
        writer.endObject()
    }
}

extension DisplacedRule {
    fileprivate func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("name", name)
        writer.member("reason", reason.rawValue)
        site.write(to: &writer)
        if let by {
            writer.key("by")
            writer.beginObject()
            writer.member("name", by)
            bySite?.write(to: &writer)
            writer.endObject()
        }
        writer.endObject()
    }
}

extension RuleSite {
    /// The members `rule`, `ruleLine`, `ruleColumn`, `ruleLength`, and where the text stands.
    fileprivate func write(to writer: inout JSONWriter) {
        writer.member("rule", text)
        writer.member("ruleLine", line)
        writer.member("ruleColumn", column)
        if length > 0 { writer.member("ruleLength", length) }
        writer.place(place)
        writer.member("documentPath", path)
        writer.member("step", step)
    }
}

extension ExplainedHolder {
    fileprivate func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("kind", kind.rawValue)
        writer.member("text", text)
        if let share {
            writer.key("share")
            writer.number(share)
        }
        if let site {
            writer.place(site.place)
            if !site.path.isEmpty { writer.member("documentPath", site.path) }
        }
        writer.endObject()
    }
}

extension RuleSite {
    /// An object with the members `constraint`, and where the text stands.
    func writeConstraint(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("constraint", text)
        writer.place(place)
        if !path.isEmpty { writer.member("documentPath", path) }
        writer.member("step", step)
        writer.endObject()
    }
}
