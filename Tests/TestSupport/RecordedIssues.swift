import Synchronization
import Testing

/// The issues that were recorded while somebody listened.
private final class IssueList: Sendable {
    private let list = Mutex<[Issue]>([])
    @TaskLocal static var listening: IssueList?

    var issues: [Issue] { list.withLock { $0 } }

    func append(_ issue: Issue) { list.withLock { $0.append(issue) } }
}

/// Does something, and returns the issues that it has recorded, which then are none of the test. That test has the trait
/// `.hearsIssues`; without it they stay issues, and none are returned.
package func recordedIssues(_ body: () throws -> Void) rethrows -> [Issue] {
    let list = IssueList()
    try IssueList.$listening.withValue(list, operation: body)
    return list.issues
}

extension Trait where Self == IssueHandlingTrait {
    /// Of a test that looks at issues by `recordedIssues`.
    package static var hearsIssues: Self {
        .compactMapIssues { issue in
            guard let list = IssueList.listening else { return issue }
            list.append(issue)
            return nil
        }
    }
}

/// Of tests that must fail, such as those that are made to show a fault: they pass where they record an issue.
package struct FailingTrait: TestTrait, SuiteTrait, TestScoping {
    package var isRecursive: Bool { true }

    package func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        let list = IssueList()
        let hearing = IssueHandlingTrait.compactMapIssues { issue in
            list.append(issue)
            return nil
        }
        try await hearing.provideScope(for: test, testCase: testCase, performing: function)
        if list.issues.isEmpty { Issue.record("\(test.name) should have failed") }
    }
}

extension Trait where Self == FailingTrait {
    package static var mustFail: Self { FailingTrait() }
}
