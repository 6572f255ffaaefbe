import EspalierObservation

// Breakpoints, as a browser's developer tools have them for elements.
extension UIView {
    /// What of a view a breakpoint is on.
    public enum BreakpointTarget {
        /// Views that come, leave, or change their places below the view.
        case subtree
        /// Properties of the view, as ``HierarchyObservingOptions/keyPaths`` takes them.
        case properties([PartialKeyPath<UIView>])
        /// These properties of the view and of all views below it.
        case propertiesBelow([PartialKeyPath<UIView>])
        /// Constraints that the view or a view below it holds, and that become active or inactive.
        case constraints
    }

    /// Stops when something of this view changes.
    ///
    ///     let stop = panel.breakpoint(on: .properties([\.frame]), once: true) { print($0) }
    ///
    /// - Parameters:
    ///   - target: what it is on.
    ///   - once: whether it ends when it has stopped. Else it stops always.
    ///   - file: where it is set.
    ///   - line: the line in `file`.
    ///   - handler: called for each change, in the middle of it: ``ViewBreakpoint`` says what it may do. The token holds
    ///     it.
    /// - Returns: the token; the breakpoint ends with it.
    /// - Precondition: each key path leads to an observable property of the view itself.
    /// - Complexity: as ``observeHierarchy(_:file:line:handler:)``. A tree without breakpoints pays nothing.
    public final func breakpoint(
        on target: BreakpointTarget, once: Bool = false, file: StaticString = #fileID, line: UInt = #line,
        handler: @escaping (ViewStop) -> Void
    ) -> ViewBreakpoint {
        let made = ViewBreakpoint(once: once, place: "\(file):\(line)", handler)
        switch target {
        case .subtree: made.add(self, HierarchyObservingOptions())
        case .properties(let keyPaths):
            made.add(
                self,
                HierarchyObservingOptions(children: false, subtree: false, keyPaths: keyPaths, oldValues: true))
        case .propertiesBelow(let keyPaths):
            made.add(self, HierarchyObservingOptions(children: false, keyPaths: keyPaths, oldValues: true))
        case .constraints: made.add(self, HierarchyObservingOptions(children: false, constraints: true))
        }
        return made
    }
}

extension NSLayoutConstraint {
    /// Stops when the constraint's constant or priority gets another value, or it becomes active or inactive: after the
    /// callbacks of that change, as key-value observers are told.
    ///
    /// - Parameters:
    ///   - once: whether it ends when it has stopped. Else it stops always.
    ///   - file: where it is set.
    ///   - line: the line in `file`.
    ///   - handler: called for each change. The token holds it.
    /// - Returns: the token; the breakpoint ends with it.
    public final func breakpoint(
        once: Bool = false, file: StaticString = #fileID, line: UInt = #line, handler: @escaping (ViewStop) -> Void
    ) -> ViewBreakpoint {
        let made = ViewBreakpoint(once: once, place: "\(file):\(line)", handler)
        // The token's handlers must not hold it.
        let stop = { [weak made] (constraint: NSLayoutConstraint, name: String) in
            guard let made else { return }
            made.stop {
                // The last one is the breakpoint's own observer.
                let stack = OngoingChange.texts().dropLast() + ["a set of \(name) of \(constraint.text)"]
                return ViewStop(record: nil, constraint: constraint, stack: Array(stack))
            }
        }
        made.hold(
            observe(\.constant, options: .distinct, file: file, line: line) { constraint, _ in
                stop(constraint, "constant")
            })
        made.hold(
            observe(\.priority, options: .distinct, file: file, line: line) { constraint, _ in
                stop(constraint, "priority")
            })
        made.hold(
            observe(\.isActive, options: .distinct, file: file, line: line) { constraint, _ in
                stop(constraint, "isActive")
            })
        return made
    }
}
