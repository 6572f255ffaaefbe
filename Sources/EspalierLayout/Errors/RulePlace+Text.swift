import EspalierSLL
import EspalierSupport
import EspalierViews

/// A place in a rule text, ready to be shown.
struct ShownPlace {
    let line: Int
    let column: Int
    let text: String
    let origin: String
    /// The line of the rule text and the caret under it.
    let excerpt: SourceExcerpt
}

extension LayoutRecord {
    func shown(_ place: RulePlace) -> ShownPlace {
        let text = state.texts[place.text.position]
        let origin = origins[place.text]
        let excerpt = SourceExcerpt(text: text, offset: Int(place.offset))
        return ShownPlace(
            line: excerpt.line, column: excerpt.column, text: text, origin: "\(origin.file):\(origin.line)",
            excerpt: excerpt)
    }

    /// Where the name that decides an attribute was assigned.
    func place(of attribute: LayoutAttribute) -> ShownPlace {
        shown(state.places[Int(decidingName(attribute).rawValue)])
    }

    func decidingName(_ attribute: LayoutAttribute) -> ConstraintName {
        let axis = attribute.axis
        let plan = state.plans[attribute.rawValue]
        switch plan.rule {
        case .position(_, _, let name): return name
        case .between: return state.inForce(axis)[1]
        case .size: return axis == .horizontal ? .w : .h
        case .kept, .open:
            if plan.minimum.exists { return axis == .horizontal ? .minw : .minh }
            return axis == .horizontal ? .maxw : .maxh
        }
    }
}
