import EspalierScenarios
import EspalierViews

/// Takes what the checks of frames find.
protocol FrameFindings {
    /// How many findings are told of the subviews of one view.
    var limit: Int { get }

    func wants(_ kind: LintKind) -> Bool

    /// Hears of a finding. What is said of it is put together where it is needed only.
    mutating func found(
        _ kind: LintKind, _ tree: LintTree, _ subject: FrameSubject, _ words: @autoclosure () -> FrameWords)
}

/// What a finding about frames is about. Two of one subject are one finding, at several sizes.
struct FrameSubject: Hashable {
    /// The view's place in the tree.
    var view: Int
    /// The place of another view that has a part in it; -1 for none.
    var other = -1
    /// Which of several findings of the kind.
    var detail: [Int] = []
    /// The constraint.
    var text = ""
}

/// What is said of a finding about frames.
struct FrameWords {
    /// What is wrong, without numbers that are others at other sizes.
    var what: String
    /// Those numbers, with what joins them to `what`.
    var numbers = ""
    var fix: String
    /// Where it stands; nil: where the subject does.
    var mark: SourceMark?
    /// What it is about; nil: the subject and the other view.
    var objects: [FindingObject]?
    var axis: NSLayoutConstraint.Axis?
    /// The other constraints that have a part in it.
    var related: [NSLayoutConstraint] = []
}

extension FrameWords {
    /// What is looked up when all findings are known.
    func parts(_ tree: LintTree, _ subject: FrameSubject) -> FindingParts {
        let own = [subject.view] + (subject.other < 0 ? [] : [subject.other])
        return FindingParts(
            objects: objects ?? own.map { tree.object($0) },
            related: related.map { (tree.source.text(of: $0), tree.source.mark(of: $0) ?? .none) })
    }
}
