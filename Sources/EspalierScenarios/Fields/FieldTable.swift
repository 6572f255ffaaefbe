import EspalierSupport
import EspalierViews
import Foundation

/// Puts the table of fields together.
struct FieldTable {
    private struct Draft {
        let key: String
        var form: ScenarioForm
        let group: ScenarioField.Group
        let uses: ScenarioField.Uses
        var owners: [ScenarioField.Owner]
    }

    private var drafts: [Draft] = []
    private var places: [String: Int] = [:]

    /// What sets and reads a field of a class.
    struct Access<View: UIView> {
        var get: @Sendable (View) -> ScenarioSetting.Value?
        var set: (@Sendable (View, ScenarioSetting.Value) -> ScenarioField.Refusal?)?
        var make: (@Sendable (ScenarioSetting.Value) -> UIView?)?
    }

    /// Adds a field, or another class to a field. Fields stand in the order in which they are added first.
    ///
    /// A field has one form whatever the class; of words it has those of all classes.
    mutating func add<View: UIView>(
        _ key: String, of type: View.Type, _ form: ScenarioForm, _ group: ScenarioField.Group,
        _ uses: ScenarioField.Uses, _ access: Access<View>
    ) {
        let isMade = access.make != nil
        let words: [String]? = if case .word(let words) = form { words } else { nil }
        let (get, set) = (access.get, access.set)
        var setAny: (@Sendable (UIView, ScenarioSetting.Value) -> ScenarioField.Refusal?)?
        if let set { setAny = { view, value in (view as? View).flatMap { set($0, value) } } }
        let owner = ScenarioField.Owner(
            type: type, words: words,
            includes: { isMade ? $0 == View.self : $0 is View.Type }, get: { ($0 as? View).flatMap { get($0) } },
            set: setAny, make: access.make)
        add(owner, Draft(key: key, form: form, group: group, uses: uses, owners: []))
    }

    /// What needs no types: compiled once, and not for each class.
    private mutating func add(_ owner: ScenarioField.Owner, _ draft: Draft) {
        let place = places[draft.key] ?? drafts.count
        if place == drafts.count {
            places[draft.key] = place
            drafts.append(draft)
        } else if case .word(let known) = drafts[place].form, let words = owner.words {
            drafts[place].form = .word(known + words.filter { !known.contains($0) })
        } else {
            assert(drafts[place].form == draft.form, "the field \(draft.key) has two forms")
        }
        drafts[place].owners.append(owner)
    }

    /// The fields that were added.
    var fields: [ScenarioField] {
        drafts.enumerated().map { number, draft in
            ScenarioField(draft.key, draft.form, draft.group, draft.uses, draft.owners, number: number)
        }
    }
}

extension FieldTable {
    /// What a property of a class that UIKit has too may be used for, unless its row says otherwise.
    static let usual: ScenarioField.Uses = [.written, .set, .observed]

    /// A property of a class, by its key path.
    @inline(never)
    mutating func add<View: UIView, Value>(
        _ key: String, _ form: FieldForm<Value>, _ keyPath: ReferenceWritableKeyPath<View, Value> & Sendable,
        _ group: ScenarioField.Group = .ofClass, _ uses: ScenarioField.Uses = usual
    ) {
        add(key, form, group, uses) { (view: View) in
            view[keyPath: keyPath]
        } set: {
            $0[keyPath: keyPath] = $1
        }
    }

    /// What a class has otherwise.
    @inline(never)
    mutating func add<View: UIView, Value>(
        _ key: String, _ form: FieldForm<Value>, _ group: ScenarioField.Group = .ofClass,
        _ uses: ScenarioField.Uses = usual, get: @escaping @Sendable (View) -> Value?,
        set: @escaping @Sendable (View, Value) -> Void
    ) {
        let access = Access<View>(
            get: { [write = form.write] in get($0).flatMap(write) },
            set: { [read = form.read] view, value in
                guard let value = read(value) else { return .wrongKind }
                set(view, value)
                return nil
            })
        add(key, of: View.self, form.form, group, uses, access)
    }

    /// What views of a class are made with, and keep.
    mutating func add<View: UIView, Value>(
        _ key: String, madeWith form: FieldForm<Value>, get: @escaping @Sendable (View) -> Value,
        make: @escaping @Sendable (Value) -> View
    ) {
        let access = Access<View>(
            get: { [write = form.write] in write(get($0)) },
            make: { [read = form.read] in read($0).map(make) })
        add(key, of: View.self, form.form, .ofClass, [.written, .set, .observed], access)
    }
}
