/// Something that a pass may leave out of a document or make simpler.
enum ShrinkTarget: Sendable {
    /// An element, or a member with its key.
    case remove(Int)
    case set(Int, DraftEdit.Value)
    /// A part of a text, in UTF-8 code units, and the arguments that go with it.
    case cut(Int, Range<Int>, with: [Int])
    /// A number in a text.
    case number(Int, Range<Int>, String)
    /// A name, wherever it stands.
    case rename(String, to: String)
    /// The only subview of the root becomes the root.
    case promote(Int)
}

/// One kind of change that shrinking tries, over all the places where it can be tried.
struct ShrinkPass: Sendable {
    /// In the order of the text. What stands behind a target may go with it, what stands before it stays.
    let targets: @Sendable (DraftDocument) -> [ShrinkTarget]
    /// Whether the targets are views, which can also go without what is in them.
    var areViews = false
    /// Whether a target that was taken may be there again, simpler.
    var repeats = false

    /// All passes, in their order: what takes most away comes first.
    static let all: [ShrinkPass] =
        [steps, views, promotion, elements(of: .observers), elements(of: .rules), elements(of: .constraints), members]
        + [otherElements, statements, constraintParts] + prose + numbers + [names]

    private static let steps = elements(of: .steps)

    private static let views = ShrinkPass(targets: elements(of: .views).targets, areViews: true)

    private static func elements(of role: DraftRole) -> ShrinkPass {
        ShrinkPass { draft in
            draft.parts.filter { $0.key == nil && draft.holder(of: $0) == role }.map { .remove($0.node) }
        }
    }

    private static let promotion = ShrinkPass(
        targets: { draft in
            guard let root = draft.tree.value("root", in: draft.tree.root),
                let list = draft.tree.value("subviews", in: root)
            else { return [] }
            let views = Array(draft.tree.elements(list).prefix(2))
            return views.count == 1 ? [.promote(views[0])] : []
        }, repeats: true)

    /// Keys with their values, but those that their object must have, and subviews, which go one by one.
    private static let members = ShrinkPass { draft in
        draft.parts.compactMap { part in
            guard let key = part.key, mayGo(part, key, draft) else { return nil }
            return .remove(part.node)
        }
    }

    private static func mayGo(_ part: DraftPart, _ key: String, _ draft: DraftDocument) -> Bool {
        switch draft.holder(of: part) {
        case .document: return key != "espalier" && key != "root" && !isFilled(draft, part, [.steps, .observers])
        case .topView, .view: return !isFilled(draft, part, [.views, .rules, .constraints])
        case .step:
            guard let verb = verb(of: draft.parts[part.parent].node, draft) else { return true }
            return key != verb.rawValue && !verb.required.contains(key)
        default: return true
        }
    }

    /// Whether the part is a list of such a role with something in it, which has a pass of its own.
    private static func isFilled(_ draft: DraftDocument, _ part: DraftPart, _ roles: [DraftRole]) -> Bool {
        roles.contains(part.role) && draft.tree.end(part.node) > part.node + 1
    }

    private static func verb(of step: Int, _ draft: DraftDocument) -> ScenarioStep.Verb? {
        draft.tree.members(step).lazy.compactMap { ScenarioStep.Verb(rawValue: $0.key) }.first
    }

    /// Elements of other lists: names of guides, tags of a query, words of a mask. Not those of lists of numbers that
    /// are one value, such as a frame.
    private static let otherElements = ShrinkPass { draft in
        draft.parts.compactMap { part in
            guard part.key == nil, part.parent >= 0 else { return nil }
            let holder = draft.parts[part.parent]
            switch holder.role {
            case .views, .rules, .constraints, .steps, .observers, .rule: return nil
            case .arguments: return nil
            default: break
            }
            let isNumber = draft.tree.number(part.node) != nil
            let form = ScenarioField.named(holder.key ?? "")?.form
            let isCount = holder.key == "tag" || form == .counts || form == .indexes
            return isNumber && !isCount ? nil : .remove(part.node)
        }
    }
}
