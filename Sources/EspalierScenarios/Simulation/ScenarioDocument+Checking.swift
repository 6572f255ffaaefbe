import EspalierViews

extension ScenarioDocument {
    /// What is wrong with the views of the document, given the classes; nil where nothing is. This can be known without
    /// running: classes that are not registered, `text` for classes without one, windows below other views.
    ///
    /// - Complexity: O(number of views).
    func classProblems(_ classes: ScenarioClasses) -> ScenarioError? {
        var problems: [ScenarioProblem] = []
        var omitted = 0
        func add(_ problem: ScenarioProblem) {
            if problems.count < ScenarioDecoder.shownProblems { problems.append(problem) } else { omitted += 1 }
        }
        // Of most views there is nothing to check but the class, which is that of the view before.
        var plainClass: String?
        func check(_ tree: ScenarioTree, isRoot: Bool) {
            for index in tree.views.indices {
                // By index, as a view of a document is much to copy.
                if tree.views[index].className == plainClass, tree.views[index].settings.entries.isEmpty { continue }
                let view = tree.views[index]
                let isTop = isRoot && index == 0
                let problems = self.problems(view, classes, isTop: isTop)
                if problems.isEmpty, !isTop { plainClass = view.className }
                for problem in problems { add(problem) }
                // Templates are not nested deeply: see `ScenarioDecoder.deepestTemplate`.
                for (field, template) in view.templates {
                    if let problem = problem(of: field, template[0], in: view, classes) { add(problem) }
                    check(template, isRoot: false)
                }
            }
        }
        check(root, isRoot: true)
        for step in steps {
            if case .add(let tree, to: _, at: _) = step.action { check(tree, isRoot: false) }
        }
        return problems.isEmpty ? nil : ScenarioError(problems: problems, omitted: omitted)
    }

    private func problems(
        _ view: ScenarioView, _ classes: ScenarioClasses, isTop: Bool
    ) -> [ScenarioProblem] {
        guard let entry = classes.entry(view.className) else {
            return [
                problem(
                    at: view.mark, key: "class", message: "unknown class \(Quoted.text(view.className))",
                    fix: ScenarioDecoder.classFix(for: view.className, among: classes.names))
            ]
        }
        if !isTop, entry.type is UIWindow.Type {
            return [
                problem(
                    at: view.mark, key: "class", message: "a window cannot be a subview",
                    fix: "make it the root, or write another class")
            ]
        }
        return view.settings.entries.compactMap { setting in
            guard let fault = setting.field.fault(of: setting.value, entry, classes) else { return nil }
            // The key is what is wrong, not the value; but a value is easier to see.
            return problem(at: view.mark, key: setting.field.key, message: fault.message, fix: fault.fix)
        }
    }

    /// A table makes cells, headers and footers of its own kind only.
    private func problem(
        of field: ScenarioField, _ built: ScenarioView, in view: ScenarioView, _ classes: ScenarioClasses
    ) -> ScenarioProblem? {
        guard built.className != ScenarioView.defaultClass, let holder = classes.entry(view.className)?.type,
            let type = classes.entry(built.className)?.type, let wanted = RowSource.builtType(field, of: holder),
            !wanted.includes(type)
        else { return nil }
        return problem(
            at: built.mark, key: "class",
            message:
                "the \(wanted.word) of a '\(view.className)' is a '\(wanted.type)', and '\(built.className)' is none",
            fix: "leave 'class' out, or write a class of such \(wanted.word)s")
    }

    /// What to do about a text for a class that has none.
    static func textFix(_ classes: ScenarioClasses) -> String {
        textFix(classes, "leave it out")
    }

    /// What to do about an observer of the text of a class that has none.
    static func observedTextFix(_ classes: ScenarioClasses) -> String {
        textFix(classes, "observe another property")
    }

    private static func textFix(_ classes: ScenarioClasses, _ what: String) -> String {
        let names = classes.entries.filter { $0.text != nil }.map(\.name)
        if names.isEmpty { return "\(what); no registered class has a text" }
        return "\(what), or use a class that has a text: \(names.joined(separator: ", "))"
    }
}

extension ScenarioField {
    /// What is wrong with a value that a document gives a view of a class; nil where nothing is.
    fileprivate func fault(
        of value: ScenarioSetting.Value, _ entry: ScenarioClasses.Entry, _ classes: ScenarioClasses
    ) -> Refusal? {
        if self == .text { return entry.text == nil ? missing(in: entry.name, classes) : nil }
        guard let owner = owner(of: entry.type) else { return missing(in: entry.name, classes) }
        return fault(of: value, owner, in: entry.name)
    }
}
