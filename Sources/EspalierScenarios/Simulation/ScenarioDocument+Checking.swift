import EspalierViews

extension ScenarioDocument {
    /// What is wrong with the views of the document, given the classes; nil where nothing is. This can be known without
    /// running: classes that are not registered, `text` for classes without one, windows below other views.
    ///
    /// - Complexity: O(number of views).
    func classProblems(_ classes: ScenarioClasses) -> ScenarioError? {
        var problems: [ScenarioProblem] = []
        var omitted = 0
        func check(_ tree: ScenarioTree, isRoot: Bool) {
            for (index, view) in tree.views.enumerated() {
                let isTop = isRoot && index == 0
                guard let problem = problem(view, classes, isTop: isTop) else { continue }
                if problems.count < ScenarioDecoder.shownProblems { problems.append(problem) } else { omitted += 1 }
            }
        }
        check(root, isRoot: true)
        for step in steps {
            if case .add(let tree, to: _, at: _) = step.action { check(tree, isRoot: false) }
        }
        return problems.isEmpty ? nil : ScenarioError(problems: problems, omitted: omitted)
    }

    private func problem(_ view: ScenarioView, _ classes: ScenarioClasses, isTop: Bool) -> ScenarioProblem? {
        guard let entry = classes.entry(view.className) else {
            return problem(
                at: view.mark, key: "class", message: "unknown class \(Quoted.text(view.className))",
                fix: ScenarioDecoder.classFix(for: view.className, among: classes.names))
        }
        if !isTop, entry.type is UIWindow.Type {
            return problem(
                at: view.mark, key: "class", message: "a window cannot be a subview",
                fix: "make it the root, or write another class")
        }
        if view.text != nil, entry.text == nil {
            return problem(
                at: view.mark, key: "text", message: "the class '\(entry.name)' has no text",
                fix: Self.textFix(classes))
        }
        return nil
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
